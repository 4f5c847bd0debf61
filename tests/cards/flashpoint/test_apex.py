"""The Apex card of the Flashpoint Cycle: its own text."""

from netrunner.scenario import Scenario
from tests.cards import card


@card("Reaver")
def test_reaver_draws_for_the_first_installed_card_that_the_runner_trashes() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Reaver"], "deck": ["Diesel"] * 3, "credits": 9},
        turn="runner",
    )
    for number in (1, 2):
        s.choose(f"Run Server {number}", side="runner")
        s.pass_until("Trash PAD Campaign")
        s.choose("Trash PAD Campaign")
        assert len(s.runner.hand) == 1, "once a turn"


@card("Reaver")
def test_reaver_draws_for_the_runners_own_cards_too() -> None:
    s = Scenario(runner={"rig": ["Reaver", "Fall Guy"], "deck": ["Diesel"] * 3}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use Fall Guy: Gain 2 credits")
    assert s.runner.hand == ["Diesel"]


@card("Reaver")
def test_reaver_draws_nothing_for_cards_that_are_not_installed_or_that_the_corp_trashes() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign"]},
        runner={"rig": ["Reaver"], "deck": ["Diesel"] * 3, "credits": 9},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Trash PAD Campaign")
    assert s.runner.hand == []
    corp = Scenario(
        corp={"credits": 9}, runner={"rig": ["Reaver", "Fall Guy", "Kati Jones"], "deck": ["Diesel"] * 3, "tags": 1}
    )
    corp.choose("Trash Kati Jones")
    corp.pass_all()
    assert corp.runner.hand == []
