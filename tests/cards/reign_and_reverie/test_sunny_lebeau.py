"""Reign and Reverie: Sunny Lebeau."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


@card("Office Supplies")
@pytest.mark.parametrize(("rig", "cost"), [([], 4), (["Access to Globalsec"], 3), (["Access to Globalsec"] * 2, 2)])
def test_office_supplies_costs_less_for_each_link(rig: list[str], cost: int) -> None:
    s = Scenario(runner={"hand": ["Office Supplies"], "rig": rig, "credits": cost}, turn="runner")
    s.play("Office Supplies", "Gain 4 credits")
    assert s.runner.credits == 4
    s = Scenario(runner={"hand": ["Office Supplies"], "rig": rig, "credits": cost - 1}, turn="runner")
    assert not s.can("Play Office Supplies")


@card("Office Supplies")
def test_office_supplies_may_draw_instead() -> None:
    s = Scenario(runner={"hand": ["Office Supplies"], "deck": ["Diesel"] * 5, "credits": 4}, turn="runner")
    s.play("Office Supplies", "Draw 4 cards")
    assert len(s.runner.hand) == 4
    assert s.runner.credits == 0


@card("Office Supplies")
def test_office_supplies_lowers_its_own_cost_only_and_also_from_the_heap() -> None:
    rig = ["Access to Globalsec", "Same Old Thing"]
    s = Scenario(runner={"hand": ["Office Supplies"] * 2, "rig": rig, "credits": 2}, turn="runner")
    assert not s.can("Play Office Supplies"), "another copy does nothing"
    s = Scenario(runner={"discard": ["Office Supplies"], "rig": rig, "credits": 3}, turn="runner")
    s.use("Same Old Thing", "Gain 4 credits")
    assert s.runner.credits == 4
