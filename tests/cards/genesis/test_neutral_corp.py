"""Genesis cycle: neutral Corp cards."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- False Lead --------------------------------------------------------------------------------------------------------


@card("False Lead")
def test_false_lead_is_forfeited_to_take_two_clicks() -> None:
    s = Scenario(corp={"scored": ["False Lead"]}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use False Lead", side="corp")
    assert s.runner.clicks == 1
    assert s.corp.scored == []
    assert s.corp.score == 0


@card("False Lead")
@ruling("FAQ/card/false-lead/1")
def test_false_lead_cannot_be_forfeited_unless_the_runner_has_two_clicks() -> None:
    s = Scenario(corp={"scored": ["False Lead"]}, turn="runner")
    for clicks in (3, 2):
        s.choose("Gain 1 credit")
        assert s.runner.clicks == clicks
        assert (s.side, s.can("Use False Lead")) == ("corp", True)
        s.choose("Pass")
    s.choose("Gain 1 credit")
    assert s.runner.clicks == 1
    assert s.side == "runner"  # no window for the Corp to use it in
    assert s.corp.scored == ["False Lead"]


@card("False Lead")
def test_false_lead_is_of_no_use_in_the_corps_turn() -> None:
    s = Scenario(corp={"scored": ["False Lead"]})
    s.choose("Gain 1 credit")
    assert not s.can("Use False Lead")


@card("False Lead")
@ruling("FAQ/card/false-lead/2")
def test_two_false_leads_in_the_first_window_leave_the_runner_without_actions() -> None:
    s = Scenario(corp={"scored": ["False Lead", "False Lead"]})
    turn = s.state.turn
    while not s.can("Use False Lead"):
        s.choose(s.options[0] if s.options[0] != "Pass" or len(s.options) == 1 else "Pass")
    assert s.state.turn == turn + 1
    s.choose("Use False Lead")
    s.choose("Use False Lead")
    assert s.state.active == 0  # the Runner's turn went by without an action
    assert s.state.turn == turn + 2
    assert s.runner.credits == 5
