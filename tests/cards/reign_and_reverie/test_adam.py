"""Reign and Reverie: Adam."""

from netrunner.scenario import Scenario
from tests.cards import card


def algernon(answer: str, credits: int = 5) -> Scenario:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Algernon"], "credits": credits}, turn="corp")
    s.end_turn()
    s.choose(answer)
    return s


@card("Algernon")
def test_algernon_gives_a_click_and_is_trashed_without_a_successful_run() -> None:
    s = algernon("Yes")
    assert (s.runner.clicks, s.runner.credits) == (5, 3)
    s.end_turn()
    assert s.runner.discard == ["Algernon"]


@card("Algernon")
def test_algernon_stays_after_a_successful_run() -> None:
    s = algernon("Yes")
    s.run_on("Archives")
    s.end_turn()
    assert s.runner.rig == ["Algernon"]


@card("Algernon")
def test_algernon_stays_when_it_is_not_paid_for() -> None:
    s = algernon("No")
    assert (s.runner.clicks, s.runner.credits) == (4, 5)
    s.end_turn()
    assert s.runner.rig == ["Algernon"]


@card("Algernon")
def test_algernon_does_not_ask_whoever_cannot_pay() -> None:
    s = Scenario(runner={"rig": ["Algernon"], "credits": 1}, turn="corp")
    s.end_turn()
    assert s.options != ["Yes", "No"]
    assert s.runner.clicks == 4
