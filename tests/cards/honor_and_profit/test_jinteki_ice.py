"""Honor and Profit: Jinteki ice (Komainu, Shiro and Susanoo-no-Mikoto are in test_jinteki)."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

GRIP = ["Sure Gamble"] * 5


# -- Inazuma -----------------------------------------------------------------------------------------------------------


def inazuma(*inner: str, rig: tuple[str, ...] = ("Corroder", "Gordian Blade")) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Inazuma+", *inner]}}, "hand": ["Hedge Fund"]},
        runner={"rig": list(rig), "credits": 40},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


def go_on(s: Scenario) -> bool:
    """Go on, paying for Pup, until the next piece of ice is encountered or the run ends; whether the Runner could jack
    out on the way."""
    assert s.run is not None
    ice = s.run.ice
    could = False
    while s.run is not None and not (s.run.phase == "encounter ice" and s.run.ice != ice):
        could = could or s.can("Jack out")
        s.choose(next(label for label in ("Continue", "Pass", "Yes", "No action") if s.can(label)))
    return could


@card("Inazuma")
def test_no_subroutine_of_the_next_ice_can_be_broken_after_inazuma() -> None:
    s = inazuma("Wall of Static+")
    go_on(s)
    assert s.run is not None
    assert s.run.ice == "Wall of Static"
    assert not s.can("Use Corroder: Break")
    s.pass_all()
    assert s.run is None
    assert s.accessed == []


@card("Inazuma")
def test_the_ice_after_the_next_can_be_broken_again() -> None:
    s = inazuma("Pup+", "Ice Wall+")
    go_on(s)
    go_on(s)
    assert s.run is not None
    assert s.run.ice == "Ice Wall"
    s.use("Corroder: Break")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Inazuma")
def test_a_broken_first_subroutine_of_inazuma_forbids_nothing() -> None:
    s = inazuma("Ice Wall+")
    for _ in range(3):
        s.use("Gordian Blade: +1")
    s.use("Gordian Blade: Break", "Subroutine 1")
    assert not go_on(s)  # the second one has resolved
    s.use("Corroder: Break")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Inazuma")
def test_the_runner_cannot_jack_out_before_the_next_ice_is_encountered() -> None:
    s = inazuma("Pup+", "Ice Wall+")
    assert not go_on(s)
    assert s.run is not None
    assert s.run.ice == "Pup"
    assert go_on(s)


@card("Inazuma")
def test_behind_inazuma_alone_the_run_cannot_be_left_before_the_server() -> None:
    s = inazuma()
    assert not go_on(s)
    assert s.accessed == ["Hedge Fund"]


@card("Inazuma")
def test_a_broken_second_subroutine_of_inazuma_lets_the_runner_jack_out() -> None:
    s = inazuma("Ice Wall+")
    for _ in range(3):
        s.use("Gordian Blade: +1")
    s.use("Gordian Blade: Break", "Subroutine 2")
    assert go_on(s)


@card("Inazuma")
def test_inazuma_says_nothing_about_the_next_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Inazuma+"]}, "R&D": {"ice": ["Ice Wall+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.run_on("HQ")
    s.choose("Run R&D")
    s.to_encounter()
    assert s.can("Use Corroder: Break")


@card("Inazuma")
def test_a_click_cannot_break_the_next_ice_either() -> None:
    s = inazuma("Viktor 1.0+")
    go_on(s)
    assert s.run is not None
    assert s.run.ice == "Viktor 1.0"
    assert not s.can("Use Viktor 1.0")


# -- Pup ---------------------------------------------------------------------------------------------------------------


def pup(credits_: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Pup+"]}}},
        runner={"hand": GRIP, "credits": credits_},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Pup")
@pytest.mark.parametrize(("answers", "cards", "left"), [("YY", 5, 3), ("YN", 4, 4), ("NN", 3, 5)])
def test_pup_does_a_net_damage_for_each_subroutine_not_paid_for(answers: str, cards: int, left: int) -> None:
    s = pup(5)
    for answer in answers:
        s.choose("Yes" if answer == "Y" else "No", side="runner")
    assert len(s.runner.hand) == cards
    assert s.runner.credits == left
    assert s.run is not None


@card("Pup")
def test_who_cannot_pay_suffers_the_damage_of_pup() -> None:
    s = pup(1)
    s.choose("Yes", side="runner")
    s.pass_until("Continue")
    assert len(s.runner.hand) == 4
    assert s.runner.credits == 0
    s = pup(0)
    s.pass_until("Continue")
    assert len(s.runner.hand) == 3
