"""Flashpoint Cycle: NBN."""

from netrunner.scenario import Scenario
from tests.cards import card


def outage(**runner: object) -> Scenario:
    """Service Outage is on the table and it is the Runner's turn."""
    s = Scenario(corp={"hand": ["Service Outage"], "credits": 1}, runner=runner)
    s.choose("Play Service Outage")
    s.end_turn()
    while s.side == "corp":
        s.choose("Pass")
    return s


@card("Service Outage")
def test_the_first_run_of_the_turn_costs_1_credit_more() -> None:
    s = outage(credits=2)
    s.choose("Run Archives")
    assert s.runner.credits == 1
    assert s.runner.clicks == 3
    s.pass_all()
    s.choose("Run Archives")
    assert s.runner.credits == 1  # only the first


@card("Service Outage")
def test_a_runner_without_a_credit_cannot_make_the_first_run() -> None:
    s = outage(credits=0)
    assert not s.can("Run HQ")
    s.choose("Gain 1 credit")
    assert s.can("Run HQ")


@card("Service Outage")
def test_a_run_by_a_card_ability_costs_it_too_and_counts_as_the_first() -> None:
    s = outage(credits=3, hand=["The Maker's Eye"])
    s.choose("Play The Maker's Eye")
    assert s.runner.credits == 0  # 2 for the event and 1 for the run
    s.pass_all()
    s.choose("Run Archives")
    assert s.runner.credits == 0


@card("Service Outage")
def test_service_outage_is_trashed_when_an_agenda_is_stolen() -> None:
    s = Scenario(
        corp={"hand": ["Service Outage", "Priority Requisition"], "credits": 1},
        runner={"credits": 1},
    )
    s.choose("Play Service Outage")
    s.end_turn()
    s.access("HQ")
    assert s.runner.scored == ["Priority Requisition"]
    assert s.corp.discard == ["Service Outage"]
