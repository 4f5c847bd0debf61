"""The Sunny Lebeau card of the Flashpoint Cycle: its own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

PAYCHECK = "Another Day, Another Paycheck"


@card("Another Day, Another Paycheck")
@pytest.mark.parametrize(("corp", "runner"), [(1, 1), (1, 2), (0, 0)])
def test_another_paycheck_pays_for_all_agenda_points_when_the_trace_fails(corp: int, runner: int) -> None:
    s = Scenario(
        corp={"hand": ["Hostile Takeover"], "scored": ["Priority Requisition"], "credits": 5},
        runner={"hand": [PAYCHECK], "credits": 5},
        turn="runner",
    )
    s.play(PAYCHECK)
    s.access("HQ")
    s.pass_until("0")
    s.bid(corp, runner)
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.runner.credits == 5 - runner + 4, "3 points of the Corp and 1 of the Runner"


@card("Another Day, Another Paycheck")
def test_another_paycheck_pays_nothing_when_the_trace_succeeds() -> None:
    s = Scenario(
        corp={"hand": ["Hostile Takeover"], "credits": 5}, runner={"hand": [PAYCHECK], "credits": 0}, turn="runner"
    )
    s.play(PAYCHECK)
    s.access("HQ")
    s.pass_until("0")
    s.bid(1, 0)
    assert s.runner.credits == 0
