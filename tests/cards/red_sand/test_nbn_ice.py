"""Red Sand Cycle: NBN ice."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meet(*ice: str, corp: dict[str, object] | None = None, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice[0]}+", *ice[1:]]}}, "credits": 0, **(corp or {})},
        runner={"credits": 9, "hand": ["Diesel"] * 4, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


# -- SYNC BRE ----------------------------------------------------------------------------------------------------------


def bre(runner_bids: tuple[int, int], hand: int = 2, **more: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["SYNC BRE+"], "root": ["Ash 2X3ZB9CY"]}},
            "credits": 0,
            "hand": ["Hedge Fund"] * hand,
        },
        runner={"credits": 20, **more},
        turn="runner",
    )
    s.choose("Run HQ")
    for bid in runner_bids:
        s.bid(corp=0, runner=bid)
    return s


@card("SYNC BRE")
def test_sync_bre_tags_and_takes_an_access() -> None:
    s = bre((0, 0))
    assert s.runner.tags == 1
    s.pass_until("Access Ash 2X3ZB9CY" if s.can("Access Ash 2X3ZB9CY") else "Continue")
    s.pass_all()
    assert len(s.accessed) == 1, "2 cards, 1 fewer"


@card("SYNC BRE")
def test_beating_both_traces_changes_nothing() -> None:
    s = bre((4, 2))
    assert s.runner.tags == 0
    s.pass_all()
    assert len(s.accessed) == 2


@card("SYNC BRE")
@pytest.mark.parametrize(("server", "count"), [("Archives", 2), ("Server 1", 1), ("R&D", 0)])
def test_one_card_fewer_is_accessed_in_any_server(server: str, count: int) -> None:
    s = Scenario(
        corp={
            "servers": {
                server: {"ice": ["SYNC BRE+"]},
                "Server 1": {"root": ["PAD Campaign", "Ash 2X3ZB9CY"], "ice": ["SYNC BRE+"]},
            },
            "credits": 0,
            "discard": ["Hedge Fund", "Ice Wall", "Enigma"],
            "deck": ["Snare!"],
        },
        runner={"credits": 0},
        turn="runner",
    )
    s.choose(f"Run {server}")
    s.pass_all()
    assert len(s.accessed) == count


@card("SYNC BRE")
def test_the_next_run_is_a_whole_one() -> None:
    s = bre((0, 0))
    s.pass_all()
    s.choose("Run HQ")
    s.bid(corp=0, runner=4)
    s.bid(corp=0, runner=2)
    s.pass_all()
    assert len(s.accessed) == 3


# -- Free Lunch --------------------------------------------------------------------------------------------------------


@card("Free Lunch")
def test_free_lunch_gets_counters_which_cost_the_runner_credits() -> None:
    s = meet("Free Lunch", credits=1)
    s.pass_until("Use Free Lunch")
    assert s.card("Free Lunch").counters["power"] == 2
    s.choose("Use Free Lunch", side="corp")
    assert s.runner.credits == 0
    assert s.card("Free Lunch").counters["power"] == 1
    assert not s.can("Use Free Lunch"), "there is nothing to lose"


# -- Authenticator -----------------------------------------------------------------------------------------------------


@card("Authenticator")
def test_the_runner_may_take_a_tag_to_bypass_authenticator() -> None:
    s = meet("Authenticator")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.tags == 1
    s.pass_until("Jack out")
    assert s.corp.credits == 0


@card("Authenticator")
def test_otherwise_it_pays_and_ends_the_run() -> None:
    s = meet("Authenticator")
    s.choose("No")
    s.pass_all()
    assert s.run is None
    assert s.corp.credits == 2
    assert s.runner.tags == 0


@card("Authenticator")
def test_an_avoided_tag_bypasses_nothing() -> None:
    s = meet("Authenticator", rig=["New Angeles City Hall"])
    s.choose("Yes")
    s.choose("Use New Angeles City Hall")
    s.pass_all()
    assert s.run is None
    assert s.corp.credits == 2


# -- Data Loop ---------------------------------------------------------------------------------------------------------


@card("Data Loop")
def test_data_loop_puts_two_cards_of_the_grip_on_the_stack() -> None:
    s = meet("Data Loop", hand=["Diesel", "Sure Gamble", "Corroder"], deck=["Kati Jones"])
    assert s.side == "runner"
    s.choose("Diesel")
    s.choose("Corroder")
    assert s.runner.deck == ["Corroder", "Diesel", "Kati Jones"], "the one chosen last is on top"
    assert s.runner.hand == ["Sure Gamble"]
    s.pass_all()
    assert s.run is None
    assert not any("Corroder" in line for line in s.game.view("corp")["log"])


@card("Data Loop")
@pytest.mark.parametrize(("tags", "ended"), [(1, True), (0, False)])
def test_its_first_subroutine_ends_the_run_of_a_tagged_runner(tags: int, ended: bool) -> None:
    s = meet("Data Loop", hand=[], rig=["Corroder"], tags=tags)
    s.choose(next(option for option in s.options if "strength" in option))
    s.choose(next(option for option in s.options if "strength" in option))
    s.choose(next(option for option in s.options if "reak" in option))
    s.choose("Subroutine 2")
    s.choose("Pass")
    assert (s.run is None) == ended
