"""Genesis cycle: the ice of Haas-Bioroid, and Ash who keeps the Runner from what it protects."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

GRIP = ["Sure Gamble"] * 5


def encounter(ice: str, *rig: object, clicks: int = 4, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Hedge Fund"], "credits": 10},
        runner={"rig": list(rig), "hand": GRIP, "clicks": clicks, "credits": 10, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


# -- Eli 1.0, Janus 1.0, Sherlock 1.0: broken with clicks --------------------------------------------------------------


@card("Eli 1.0", "Janus 1.0", "Sherlock 1.0")
@pytest.mark.parametrize(("ice", "number"), [("Eli 1.0", 2), ("Janus 1.0", 4), ("Sherlock 1.0", 2)])
def test_the_runner_may_break_each_subroutine_of_a_bioroid_with_a_click(ice: str, number: int) -> None:
    s = encounter(ice, clicks=5)
    for place in range(1, number + 1):
        s.choose(f"Use {ice}")
        if place < number:
            s.choose(f"Subroutine {place}")
    assert s.runner.clicks == 4 - number
    assert s.runner.brain_damage == 0
    assert s.phase == "approach server"


@card("Eli 1.0")
def test_eli_ends_the_run_with_either_subroutine() -> None:
    for broken in ("Subroutine 1", "Subroutine 2"):
        s = encounter("Eli 1.0")
        s.use("Eli 1.0", broken)
        s.choose("Pass")
        assert s.run is None
    s = encounter("Eli 1.0", clicks=1)
    assert s.run is None


@card("Janus 1.0")
def test_each_subroutine_of_janus_does_a_brain_damage() -> None:
    s = encounter("Janus 1.0", clicks=1)
    s.pass_until("Jack out")
    assert s.runner.brain_damage == 4
    assert len(s.runner.hand) == 1
    s = encounter("Janus 1.0")
    s.use("Janus 1.0", "Subroutine 2")
    s.choose("Pass")
    assert s.runner.brain_damage == 3


@card("Janus 1.0")
def test_janus_flatlines_a_runner_with_too_few_cards() -> None:
    s = encounter("Janus 1.0", clicks=1, hand=["Diesel"] * 3)
    s.pass_all()
    assert s.result is not None
    assert s.result.winner == "corp"


@card("Sherlock 1.0")
def test_sherlock_puts_a_program_of_the_corps_choice_on_top_of_the_stack() -> None:
    s = encounter("Sherlock 1.0", "Corroder", "Mimic", clicks=1, deck=["Diesel"])
    s.pass_until("0")
    s.bid(0, 0)
    assert s.side == "corp"
    assert s.options == ["Corroder", "Mimic"]
    s.choose("Mimic")
    assert (s.runner.rig, s.runner.deck) == (["Corroder"], ["Mimic", "Diesel"])
    s.bid(0, 0)
    assert (s.runner.rig, s.runner.deck) == ([], ["Corroder", "Mimic", "Diesel"])


@card("Sherlock 1.0")
def test_sherlock_moves_nothing_when_its_trace_fails_or_there_is_no_program() -> None:
    s = encounter("Sherlock 1.0", "Corroder", "Akamatsu Mem Chip", clicks=1, deck=["Diesel"])
    s.pass_until("0")
    s.bid(0, 4)
    assert s.runner.rig == ["Corroder", "Akamatsu Mem Chip"]
    s = encounter("Sherlock 1.0", "Akamatsu Mem Chip", clicks=1, deck=["Diesel"])
    s.pass_until("0")
    s.bid(0, 0)
    s.bid(0, 0)
    assert s.runner.rig == ["Akamatsu Mem Chip"]
    assert s.phase == "approach server"


@card("Sherlock 1.0")
def test_a_program_that_sherlock_moves_is_not_trashed_but_what_it_hosts_is() -> None:
    s = encounter(
        "Sherlock 1.0",
        "Sacrificial Construct",
        "Djinn",
        ("Medium", {"host": "Djinn"}),
        clicks=1,
        deck=["Diesel"],
    )
    s.pass_until("0")
    s.bid(0, 0)
    s.choose("Djinn")
    assert s.runner.deck == ["Djinn", "Diesel"]
    assert s.runner.discard == ["Medium"]
    assert "Sacrificial Construct" in s.runner.rig  # nothing to prevent: Djinn was not trashed


# -- Viper -------------------------------------------------------------------------------------------------------------


@card("Viper")
def test_viper_takes_a_click_and_ends_the_run() -> None:
    s = encounter("Viper")
    s.bid(0, 0)
    assert s.runner.clicks == 2
    s.bid(0, 0)
    assert s.run is None


@card("Viper")
def test_viper_does_nothing_when_its_traces_fail() -> None:
    s = encounter("Viper")
    s.bid(0, 3)
    assert s.runner.clicks == 3
    s.bid(0, 3)
    assert s.phase == "approach server"


@card("Viper")
def test_viper_cannot_take_a_click_that_is_not_there() -> None:
    s = encounter("Viper", clicks=1)
    s.bid(0, 0)
    assert s.runner.clicks == 0
    s.bid(0, 3)
    assert s.phase == "approach server"


# -- Hourglass ---------------------------------------------------------------------------------------------------------


@card("Hourglass")
@pytest.mark.parametrize(("clicks", "left"), [(4, 0), (3, 0), (5, 1)])
def test_hourglass_takes_up_to_three_clicks_and_does_not_end_the_run(clicks: int, left: int) -> None:
    s = encounter("Hourglass", clicks=clicks)
    assert s.runner.clicks == left
    assert s.phase == "approach server"


@card("Hourglass")
def test_each_subroutine_of_hourglass_that_is_not_broken_takes_a_click() -> None:
    s = encounter("Hourglass", "Gordian Blade")
    s.to_encounter()
    s.choose("Use Gordian Blade: +1 strength")
    s.choose("Use Gordian Blade: +1 strength")
    s.use("Gordian Blade: Break", "Subroutine 2")
    s.choose("Pass")
    assert s.runner.clicks == 1


# -- Ash 2X3ZB9CY ------------------------------------------------------------------------------------------------------


def at_ash(server: str, link: int, root: list[str] | None = None, **corp: object) -> Scenario:
    """A successful run on Ash's server, the Runner spending so much on the trace of 4."""
    s = Scenario(
        corp={"servers": {server: {"root": ["Ash 2X3ZB9CY+", *(root or [])]}}, "credits": 5, **corp},
        runner={"credits": 10},
        turn="runner",
    )
    s.choose(f"Run {server}")
    s.pass_until("0")
    s.bid(0, link)
    return s


@card("Ash 2X3ZB9CY")
def test_ash_keeps_the_runner_from_everything_else_in_his_server() -> None:
    s = at_ash("Server 1", 3, ["Nisei MK II"])
    assert s.options == ["Trash Ash 2X3ZB9CY (3 credits)", "No action"]
    s.choose("Trash Ash 2X3ZB9CY (3 credits)")
    assert s.run is None  # it holds for the rest of the run, whether or not he is there
    assert s.accessed == ["Ash 2X3ZB9CY"]
    assert s.runner.scored == []


@card("Ash 2X3ZB9CY")
def test_ash_lets_the_runner_access_everything_if_his_trace_fails() -> None:
    s = at_ash("Server 1", 4, ["Nisei MK II"])
    s.choose("Access facedown card")
    assert s.runner.scored == ["Nisei MK II"]


@card("Ash 2X3ZB9CY")
def test_ash_in_the_root_of_a_central_server_keeps_the_runner_from_its_cards() -> None:
    for server, zone in (("HQ", "hand"), ("R&D", "deck"), ("Archives", "discard")):
        s = at_ash(server, 0, **{zone: ["Nisei MK II", "Hedge Fund"]})
        assert s.accessed == ["Ash 2X3ZB9CY"]
        s.pass_all()
        assert s.accessed == ["Ash 2X3ZB9CY"]
        assert s.runner.scored == []


@card("Ash 2X3ZB9CY")
def test_ash_leaves_no_question_how_many_cards_to_access() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"root": ["Ash 2X3ZB9CY+"]}}},
        runner={"rig": [("Medium", {"virus": 4})], "credits": 10},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_until("0")
    s.bid(0, 0)
    assert s.accessed == ["Ash 2X3ZB9CY"]
    s.choose("No action")
    assert s.run is None


@card("Ash 2X3ZB9CY")
def test_ash_traces_again_in_the_next_run_and_only_in_his_server() -> None:
    s = at_ash("Server 1", 0, ["Nisei MK II"], hand=["Hedge Fund"])
    s.pass_all()
    s.run_on("HQ")
    assert s.accessed[-1] == "Hedge Fund"
    s.choose("Run Server 1")
    s.pass_until("0")
    s.bid(0, 4)
    s.choose("Access facedown card")
    assert s.runner.scored == ["Nisei MK II"]


@card("Ash 2X3ZB9CY", "Bernice Mai", "Hokusai Grid")
def test_ash_and_his_neighbours_resolve_in_the_order_of_the_corps_choice() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Ash 2X3ZB9CY+", "Bernice Mai+", "Hokusai Grid+", "Nisei MK II"]}},
            "credits": 5,
        },
        runner={"hand": GRIP, "credits": 20},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Bernice Mai")
    assert (s.side, s.options) == ("corp", ["Ash 2X3ZB9CY", "Bernice Mai", "Hokusai Grid"])
    s.choose("Bernice Mai")
    s.bid(0, 5)
    assert s.corp.discard == ["Bernice Mai"]
    s.choose("Ash 2X3ZB9CY")
    s.bid(0, 0)
    assert len(s.runner.hand) == 4
    assert s.options == ["Trash Ash 2X3ZB9CY (3 credits)", "No action"]
    s.pass_all()
    assert s.runner.scored == []


@card("Ash 2X3ZB9CY")
def test_ash_guards_hq_against_sneakdoor_beta() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Ash 2X3ZB9CY+"]}}, "hand": ["Nisei MK II"], "credits": 5},
        runner={"rig": ["Sneakdoor Beta"], "credits": 10},
        turn="runner",
    )
    s.choose("Use Sneakdoor Beta")
    s.pass_until("0")
    s.bid(0, 0)
    assert s.options == ["Trash Ash 2X3ZB9CY (3 credits)", "No action"]
    s.pass_all()
    assert s.runner.scored == []


@card("Ash 2X3ZB9CY")
def test_an_unrezzed_ash_traces_nobody() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Ash 2X3ZB9CY", "Nisei MK II"]}}, "credits": 0}, turn="runner")
    s.run_on("Server 1")
    assert s.runner.scored == ["Nisei MK II"]


@card("Ash 2X3ZB9CY")
def test_a_replaced_access_is_none_of_ashs_business() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Ash 2X3ZB9CY+"]}}, "credits": 5},
        runner={"hand": ["Account Siphon"], "credits": 0},
        turn="runner",
    )
    s.choose("Play Account Siphon")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("5")
    s.bid(0, 0)
    assert (s.runner.credits, s.corp.credits, s.runner.tags) == (10, 0, 2)
