"""Rules Reference: the timing structure of turns, actions and phases."""

import pytest

from netrunner.cards.vocabulary import (
    FOR_ABILITY,
    Cost,
    Gain,
    action,
    each_turn,
    paid,
    recurring,
)
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, resource
from tests.rulings import ruling


def go_to(s: Scenario, side: str, number: str) -> None:
    """Gain credits and pass until that side has the floor at that step."""
    for _ in range(60):
        if (s.side, s.step) == (side, number):
            return
        s.choose("Pass" if s.can("Pass") else s.options[0])
    raise AssertionError(number)


def everything() -> Scenario:
    """The last click of the Runner, with cards to rez, to score and to use on both sides."""
    return Scenario(
        corp={
            "credits": 20,
            "deck": ["Hedge Fund", "Hunter"],
            "servers": {
                "HQ": {"ice": ["Ice Wall"], "root": ["Red Herrings"]},
                "Server 1": {"root": [("Priority Requisition", {"advancement": 5})]},
                "Server 2": {"root": ["PAD Campaign"]},
                "Server 3": {"root": ["Desk+"]},
            },
        },
        runner={"rig": ["Phone"], "clicks": 1},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(asset("Desk", paid(Cost(1), Gain(2))), resource("Phone", paid(Cost(1), Gain(2)))),
    )


@ruling("RR/timing/corp-turn/1.2", "RR/timing/corp-turn/2.1", "RR/draw-phase/1")
def test_before_and_after_its_draw_the_corp_may_rez_non_ice_score_and_both_may_use_abilities() -> None:
    s = everything()
    s.choose("Gain 1 credit")
    for number, hand in (("[1.2]", []), ("[2.1]", ["Hedge Fund"])):
        go_to(s, "corp", number)
        assert s.corp.hand == hand, "the draw lies between the two"
        assert s.can("Rez PAD Campaign")
        assert s.can("Rez Red Herrings")
        assert s.can("Score Priority Requisition")
        assert s.can("Use Desk")
        assert not s.can("Rez Ice Wall")
        assert not s.can("Gain 1 credit"), "no action yet"
        s.choose("Pass")
        assert (s.side, s.step) == ("runner", number)
        assert s.can("Use Phone")
        s.choose("Pass")


@ruling("RR/timing/corp-turn/1.3")
def test_the_corps_recurring_credits_refill_after_its_first_window_and_not_in_the_runners_turn() -> None:
    till = asset("Till", recurring(2, FOR_ABILITY), paid(Cost(1), Gain(3)))
    s = Scenario(
        corp={"clicks": 1, "credits": 0, "servers": {"Server 1": {"root": [("Till+", {"credit": 1})]}}},
        skip_empty_windows=False,
        definitions=by_title(till),
    )
    go_to(s, "runner", "[1.6]")
    assert s.card("Till").counters["credit"] == 1
    go_to(s, "corp", "[1.2]")
    assert s.card("Till").counters["credit"] == 1, "not yet"
    go_to(s, "corp", "[2.1]")
    assert s.card("Till").counters["credit"] == 2, "filled up to two, not added to"


@ruling("RR/timing/corp-turn/2.2/c", "RR/action-phase/1")
@pytest.mark.parametrize("title", ["Hostile Takeover", "PAD Campaign", "Red Herrings", "Ice Wall"])
def test_one_click_installs_an_agenda_an_asset_an_upgrade_or_a_piece_of_ice(title: str) -> None:
    s = Scenario(corp={"hand": [title, "Hedge Fund"]})
    assert not s.can("Install Hedge Fund")
    s.install(title, "New server")
    assert (s.corp.clicks, s.corp.credits) == (2, 5)
    assert s.card(title).server == "Server 1"


@ruling("RR/timing/corp-turn/2.2/d", "RR/play-cost/1")
def test_one_click_and_its_play_cost_play_an_operation() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund", "PAD Campaign"], "credits": 5})
    assert not s.can("Play PAD Campaign")
    s.choose("Play Hedge Fund")
    assert (s.corp.clicks, s.corp.credits) == (2, 9)
    poor = Scenario(corp={"hand": ["Hedge Fund"], "credits": 4})
    assert not poor.can("Play Hedge Fund"), "nine credits to come do not pay the five"


@ruling("RR/timing/corp-turn/3.3")
def test_clicks_left_over_are_lost_after_the_last_window_of_the_corps_turn() -> None:
    s = Scenario(
        corp={"clicks": 1, "servers": {"Server 1": {"root": ["Melange Mining Corp.+", "Red Herrings"]}}},
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    go_to(s, "corp", "[3.2]")
    s.give("corp", clicks=3)
    assert s.corp.clicks == 3
    assert not s.can("Use Melange Mining Corp."), "no action in the discard phase"
    assert not s.can("Gain 1 credit")
    s.choose("Pass")
    s.choose("Pass")
    assert s.side == "runner"
    assert s.corp.clicks == 0, "gone, and not kept for the next turn"


@ruling("RR/timing/runner-turn/1.4")
def test_the_runners_turn_begins_after_the_first_window_and_the_refill() -> None:
    dole = resource("Dole", each_turn(Gain(4)))
    s = Scenario(
        corp={"clicks": 1},
        runner={"rig": ["Dole", ("Cyberfeeder", {"credit": 0})], "credits": 0},
        skip_empty_windows=False,
        definitions=by_title(dole),
    )
    go_to(s, "runner", "[1.2]")
    assert (s.runner.credits, s.card("Cyberfeeder").counters["credit"]) == (0, 0)
    go_to(s, "runner", "[1.5]")
    assert (s.runner.credits, s.card("Cyberfeeder").counters["credit"]) == (4, 1), "before the second window"
    go_to(s, "corp", "[1.2]")
    assert s.runner.credits == 8, "four clicks, and nothing when the Corp's turn begins"


@ruling("RR/timing/runner-turn/1.6", "RR/action-phase/1")
def test_the_runner_acts_until_no_click_is_left_with_a_window_after_each_action() -> None:
    s = everything()
    s.give("runner", clicks=2)
    for done, act in enumerate(("Draw 1 card", "Gain 1 credit", "Draw 1 card"), 1):
        assert (s.side, s.step, s.runner.clicks) == ("runner", "[1.6]", 4 - done), "any action in any order"
        s.choose(act)
        assert s.can("Use Phone")
        s.choose("Pass")
        assert s.side == "corp"
        assert s.can("Rez PAD Campaign")
        assert not s.can("Rez Ice Wall")
        assert not s.can("Score Priority Requisition"), "not in the Runner's turn"
        s.choose("Pass")
    assert s.step == "[2.2]"


@ruling("RR/timing/runner-turn/1.6/c")
@pytest.mark.parametrize(("title", "cost"), [("Corroder", 2), ("Wyldside", 3), ("Akamatsu Mem Chip", 1)])
def test_one_click_installs_a_program_a_resource_or_a_piece_of_hardware(title: str, cost: int) -> None:
    s = Scenario(runner={"hand": [title, "Sure Gamble"]}, turn="runner")
    assert not s.can("Install Sure Gamble")
    s.choose(f"Install {title}")
    assert (s.runner.clicks, s.runner.credits, s.runner.rig) == (3, 5 - cost, [title])


@ruling("RR/timing/runner-turn/1.6/d", "RR/event/1", "RR/event/2")
def test_one_click_and_its_play_cost_play_an_event_which_is_then_trashed() -> None:
    s = Scenario(runner={"hand": ["Sure Gamble", "Diesel"]}, turn="runner")
    s.choose("Play Sure Gamble")
    assert (s.runner.clicks, s.runner.credits) == (3, 9)
    assert s.runner.discard == ["Sure Gamble"]
    assert s.runner.rig == [], "it does not stay in play"
    s.choose("Play Diesel")
    assert (s.runner.clicks, s.runner.credits, len(s.runner.hand)) == (2, 9, 3)
    assert not Scenario(runner={"hand": ["Sure Gamble"], "credits": 4}, turn="runner").can("Play Sure Gamble")


@ruling("RR/timing/runner-turn/2.2", "RR/discard-phase/1")
def test_after_the_runners_discard_both_may_use_abilities_and_the_corp_may_rez_non_ice() -> None:
    s = everything()
    for title in ("Diesel", "Easy Mark", "Mimic", "Ninja", "Wyldside", "Yog.0"):
        s.place("runner", "hand", title)
    s.choose("Gain 1 credit")
    s.choose("Pass")
    s.choose("Pass")
    assert s.step == "[2.1]"
    s.choose("Diesel")
    assert (s.side, s.step, len(s.runner.hand)) == ("runner", "[2.2]", 5)
    assert s.can("Use Phone")
    assert not s.can("Gain 1 credit")
    s.choose("Pass")
    assert s.can("Rez PAD Campaign")
    assert s.can("Use Desk")
    assert not s.can("Rez Ice Wall")
    assert not s.can("Score Priority Requisition")
    s.choose("Pass")
    assert (s.side, s.step) == ("corp", "[1.2]"), "the last phase of the turn"


@ruling("RR/action/1")
def test_an_ability_is_an_action_exactly_when_it_costs_a_click() -> None:
    cards = (
        resource("Work", action(Cost(clicks=1), Gain(3))),
        resource("Double shift", action(Cost(1, clicks=2), Gain(9))),
        resource("Phone", paid(Cost(1), Gain(2))),
    )
    s = Scenario(
        runner={"rig": [card.title for card in cards]},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(*cards),
    )
    assert [label for label in s.options if label.startswith("Use ")] == [
        label for label in s.options if label.startswith(("Use Work", "Use Double shift"))
    ], "where an action is due, what costs no click is none"
    s.choose("Use Double shift")
    assert (s.runner.clicks, s.runner.credits) == (2, 13)
    assert s.can("Use Phone"), "in the window after it"
    assert not s.can("Use Work")


@ruling("RR/turn/1")
def test_only_the_player_whose_turn_it_is_acts_and_has_the_first_word_in_every_window() -> None:
    s = everything()
    s.choose("Gain 1 credit")
    firsts: dict[tuple[int, str], str | None] = {}
    turn = s.state.turn
    while s.state.turn < turn + 3:
        actions = s.can("Gain 1 credit")
        if s.step not in ("[1.6]", "[2.2]") or not actions:
            firsts.setdefault((s.state.turn, s.step), s.side)
        if actions:
            assert s.side == s.game.view("spectator")["active"]
        s.choose("Pass" if s.can("Pass") else s.options[0])
    assert {side for (number, _), side in firsts.items() if number == turn + 1} == {"corp"}
    assert {side for (number, _), side in firsts.items() if number == turn + 2} == {"runner"}
