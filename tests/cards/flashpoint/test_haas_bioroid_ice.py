"""Flashpoint Cycle: Haas-Bioroid ice."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meet(ice: str, credits_: int = 9, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "credits": 0},
        runner={"credits": credits_, "clicks": 2, "hand": ["Diesel"] * 3, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


# -- Fairchild 1.0 and 3.0 ---------------------------------------------------------------------------------------------


@card("Fairchild 1.0")
def test_fairchild_1_takes_a_credit_or_a_card_twice() -> None:
    s = meet("Fairchild 1.0", clicks=1, rig=["Medium", "Magnum Opus"])
    s.choose("Pay 1 credit")
    s.choose("Trash")
    s.choose("Magnum Opus")
    assert s.runner.credits == 8
    assert s.runner.rig == ["Medium"]


@card("Fairchild 1.0")
def test_a_click_breaks_one_subroutine_of_fairchild_1() -> None:
    s = meet("Fairchild 1.0", credits_=1)
    s.use("Fairchild 1.0", "Subroutine 1")
    assert s.runner.clicks == 0
    s.pass_all()
    assert s.runner.credits == 0, "the other one resolved"


@card("Fairchild 1.0", "Fairchild 3.0")
@pytest.mark.parametrize("ice", ["Fairchild 1.0", "Fairchild 3.0"])
def test_a_runner_who_can_neither_pay_nor_trash_does_neither(ice: str) -> None:
    s = meet(ice, credits_=0, clicks=1)
    if ice == "Fairchild 3.0":
        s.choose("End the run")
    assert (s.runner.credits, len(s.runner.hand)) == (0, 3)


@card("Fairchild 3.0")
@pytest.mark.parametrize("choice", ["Do 1 brain damage", "End the run"])
def test_fairchild_3_takes_3_credits_twice_and_the_corp_chooses_the_rest(choice: str) -> None:
    s = meet("Fairchild 3.0", clicks=2, rig=["Medium"])
    s.choose("Pay 3 credits")
    s.choose("Pay 3 credits")
    assert (s.runner.credits, s.side) == (3, "corp")
    s.choose(choice)
    assert s.runner.brain_damage == (choice == "Do 1 brain damage")
    assert (s.run is None) == (choice == "End the run")


@card("Fairchild 3.0")
def test_three_clicks_break_up_to_three_subroutines() -> None:
    s = meet("Fairchild 3.0", clicks=4)
    s.choose("Use Fairchild 3.0")
    for number in (1, 2, 3):
        s.choose(f"Subroutine {number}")
    assert s.runner.clicks == 0
    s.pass_until("Continue")
    assert (s.runner.credits, s.runner.brain_damage) == (9, 0)


# -- Fairchild ---------------------------------------------------------------------------------------------------------


@card("Fairchild")
def test_fairchild_ends_the_run_unless_the_runner_pays_for_every_subroutine() -> None:
    s = meet("Fairchild", rig=["Medium"])
    for _ in range(4):
        s.choose("Yes")
    assert (s.runner.credits, s.runner.rig, s.runner.brain_damage) == (1, [], 1)
    assert s.run is not None


@card("Fairchild")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_each_subroutine_of_fairchild_ends_the_run_when_it_is_not_paid_for(number: int) -> None:
    s = meet("Fairchild", rig=["Medium"])
    for _ in range(number):
        s.choose("Yes")
    s.choose("No")
    assert s.run is None
    assert s.runner.brain_damage == 0


@card("Fairchild")
def test_a_runner_without_cards_or_credits_is_not_asked() -> None:
    assert meet("Fairchild", credits_=3).run is None
    s = meet("Fairchild")
    s.choose("Yes")
    s.choose("Yes")
    assert s.run is None, "nothing to trash"


# -- Sherlock 2.0 ------------------------------------------------------------------------------------------------------


@card("Sherlock 2.0")
def test_sherlock_2_puts_programs_on_the_bottom_of_the_stack_and_tags() -> None:
    s = meet("Sherlock 2.0", clicks=1, credits_=4, rig=["Medium", "Magnum Opus", "Astrolabe"], deck=["Sure Gamble"])
    s.bid(corp=0, runner=3)
    assert s.side == "corp"
    s.choose("Magnum Opus")
    assert s.runner.deck[-1] == "Magnum Opus" or s.runner.deck[0] == "Magnum Opus"
    assert s.runner.rig == ["Medium", "Astrolabe"]
    s.bid(corp=0, runner=0)
    assert s.runner.rig == ["Astrolabe"]
    assert s.runner.tags == 1
    assert s.run is not None


@card("Sherlock 2.0")
def test_a_trace_that_fails_moves_nothing() -> None:
    s = meet("Sherlock 2.0", clicks=1, rig=["Medium"])
    s.bid(corp=0, runner=4)
    s.bid(corp=0, runner=4)
    assert s.runner.rig == ["Medium"]
    assert s.runner.tags == 1


@card("Sherlock 2.0")
def test_two_clicks_break_two_subroutines_of_sherlock_2() -> None:
    s = meet("Sherlock 2.0", clicks=3, rig=["Medium"])
    s.use("Sherlock 2.0", "Subroutine 1", "Subroutine 3")
    assert s.runner.clicks == 0
    s.pass_until("4")
    s.bid(corp=0, runner=0)
    assert (s.runner.rig, s.runner.tags) == ([], 0)
