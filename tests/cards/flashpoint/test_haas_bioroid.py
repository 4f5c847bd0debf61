"""Flashpoint Cycle: Haas-Bioroid."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


def fairchild(**runner: object) -> Scenario:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Fairchild 2.0+"]}}}, runner=runner, turn="runner")
    s.choose("Run HQ")
    return s


@card("Fairchild 2.0")
@ruling("RR/must/ex2a", "RR/must/ex2b")
def test_a_runner_without_cards_must_pay_and_then_can_do_neither() -> None:
    s = fairchild(credits=3, clicks=1, hand=["Diesel"])
    assert s.runner.credits == 1  # the first took 2 credits; the second found neither 2 credits nor a card
    assert s.runner.brain_damage == 1


@card("Fairchild 2.0")
def test_the_runner_chooses_between_credits_and_a_card_of_their_own() -> None:
    s = fairchild(credits=3, clicks=1, hand=["Diesel"], rig=["Access to Globalsec", "Magnum Opus"])
    assert s.side == "runner"
    assert len(s.options) == 2
    s.choose(s.options[1])
    s.choose("Magnum Opus")
    assert s.runner.discard == ["Magnum Opus"]
    s.choose("Pay 2 credits")
    assert s.runner.credits == 1
    assert s.runner.rig == ["Access to Globalsec"]


@card("Fairchild 2.0")
def test_two_clicks_break_up_to_two_subroutines() -> None:
    s = fairchild(credits=0, clicks=3, hand=["Diesel"], rig=["Corroder"])
    s.choose("Use Fairchild 2.0")
    assert s.runner.clicks == 0
    s.choose("Subroutine 3")
    s.choose("Subroutine 1")
    s.pass_until("Continue")
    assert s.runner.discard == ["Corroder"]  # only the second resolved
    assert s.runner.brain_damage == 0
