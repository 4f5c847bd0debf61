"""Beats: what happened, in order, for everybody who shows the game, without what somebody may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from netrunner import Deck, Game
from netrunner.engine.beat import KINDS, beats
from netrunner.engine.view import MASKS
from netrunner.scenario import Scenario


def told(game: Game, perspective: str) -> list[dict[str, Any]]:
    return [{**beat} for beat in beats(game.state.beats, MASKS[perspective], 0)]


def kinds(s: Scenario, perspective: str = "runner") -> list[str]:
    return [beat["kind"] for beat in told(s.game, perspective)]


def played(seed: int) -> Game:
    """A whole game by chance."""
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-anarch"), seed=seed, beats=True)
    chance = Random(seed)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    return game


def test_a_run_is_told_in_the_order_in_which_it_happens() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Corroder"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    for label in ("Use Corroder: +1 strength", "Use Corroder: Break 1 barrier subroutine"):
        s.choose(label)
    s.pass_all()
    found = [kind for kind in kinds(s) if kind != "use"]
    expected = ["run", "approach", "encounter", "break", "pass", "approach-server", "success", "access", "run-ends"]
    assert [kind for kind in found if kind in expected] == expected


def test_a_run_is_successful_before_what_comes_of_it() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "credits": 6}, runner={"hand": ["Account Siphon"], "credits": 5}, turn="runner"
    )
    for label in ("Play Account Siphon", "Continue", "Yes", "5"):
        s.choose(label)
    found = [kind for kind in kinds(s) if kind in ("success", "lose", "tag", "run-ends")]
    assert found == ["success", "lose", "tag", "run-ends"]
    success = next(beat for beat in told(s.game, "corp") if beat["kind"] == "success")
    assert s.log[success["line"] - 1] == "The run on HQ is successful."


def test_a_stolen_agenda_is_accessed_then_stolen_and_worth_its_points() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Private Security Force"]}}}, turn="runner")
    s.choose("Run Server 1")
    s.pass_all()
    access, steal = (beat for beat in told(s.game, "corp") if beat["kind"] in ("access", "steal"))
    assert access["title"] == steal["title"] == "Private Security Force"
    assert (access["kind"], steal["kind"], steal["amount"]) == ("access", "steal", 2)


def test_a_steal_says_what_the_score_is_then() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Private Security Force"]}}, "scored": ["Hostile Takeover"]},
        runner={"scored": ["Priority Requisition"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_all()
    (steal,) = (beat for beat in told(s.game, "spectator") if beat["kind"] == "steal")
    assert (steal["amount"], steal["other"]) == (2, 5)


def test_damage_names_its_cause_and_then_the_cards_it_took() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 10},
        runner={"hand": ["Sure Gamble"] * 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    while not any(beat["kind"] == "damage" for beat in told(s.game, "runner")):
        s.choose(next(label for label in ("Yes", "Continue", *s.options) if s.can(label)))
    found = told(s.game, "spectator")
    at = next(number for number, beat in enumerate(found) if beat["kind"] == "damage")
    assert (found[at]["amount"], found[at]["other"]) == (3, 2), "with the cards that are left"
    assert found[at]["detail"] == "net"
    assert found[at]["cause"]["title"] == "Snare!"
    assert [(beat["kind"], beat["title"], beat["origin"]) for beat in found[at + 1 : at + 4]] == [
        ("trash", "Sure Gamble", "hand")
    ] * 3


def test_the_card_that_another_one_changes_until_the_turn_ends_is_told_and_named_to_who_knows_it() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Rototurret"]}}}, runner={"hand": ["Tinkering"]}, turn="runner")
    (hq,) = (server for server in s.game.view("corp")["corp"]["servers"] if server["name"] == "HQ")
    s.choose("Play Tinkering")
    by_side = {side: next(beat for beat in told(s.game, side) if beat["kind"] == "affect") for side in MASKS}
    assert {beat["card"] for beat in by_side.values()} == {hq["ice"][0]["id"]}
    assert {side for side, beat in by_side.items() if beat.get("title") == "Rototurret"} == {"corp", "both"}
    assert {beat["cause"]["title"] for beat in by_side.values()} == {"Tinkering"}


@pytest.mark.parametrize("perspective", ["corp", "runner", "spectator"])
def test_what_an_accessed_card_of_rnd_does_once_it_is_revealed_names_it(perspective: str) -> None:
    s = Scenario(
        corp={"deck": ["Snare!", "Hedge Fund"], "credits": 10}, runner={"hand": ["Sure Gamble"] * 5}, turn="runner"
    )
    s.choose("Run R&D")
    while not any(beat["kind"] == "tag" for beat in told(s.game, "runner")):
        s.choose(next(label for label in ("Yes", "Continue", *s.options) if s.can(label)))
    found = [beat for beat in told(s.game, perspective) if beat["kind"] in ("damage", "trash", "tag")]
    assert [beat["kind"] for beat in found] == ["damage", "trash", "trash", "trash", "tag"]
    assert [beat["cause"] for beat in found] == [{"title": "Snare!"}] * 5, "it lies in R&D, where no card is told apart"


def test_a_card_of_rnd_is_named_to_the_runner_alone() -> None:
    s = Scenario(corp={"deck": ["Ice Wall", "Enigma"]}, turn="runner")
    s.choose("Run R&D")
    s.choose("Continue")
    by_side = {side: next(beat for beat in told(s.game, side) if beat["kind"] == "access") for side in MASKS}
    assert by_side["runner"]["title"] == by_side["both"]["title"] == "Ice Wall"
    for side in ("corp", "spectator"):
        assert by_side[side] == {key: value for key, value in by_side["runner"].items() if key != "title"}


@pytest.mark.parametrize("seed", range(3))
def test_everybody_is_told_the_same_beats_less_what_they_may_not_know(seed: int) -> None:
    game = played(seed)
    everything = told(game, "both")
    assert [beat["number"] for beat in everything] == list(range(1, len(everything) + 1))
    assert {beat["kind"] for beat in everything} <= set(KINDS)
    assert everything[-1]["kind"] == "win"
    for side in ("corp", "runner", "spectator"):
        for beat, whole in zip(told(game, side), everything, strict=True):
            cause, because = beat.get("cause", {}), whole.get("cause", {})
            missing = whole.keys() - beat.keys()
            assert missing <= ({"title"} if "card" in because else {"title", "cause"})
            assert {key: value for key, value in beat.items() if key != "cause"} == {
                key: value for key, value in whole.items() if key not in missing | {"cause"}
            }
            assert cause.items() <= because.items()


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_two_worlds_that_a_side_cannot_tell_apart_are_told_alike(side: str) -> None:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-anarch"), seed=5, beats=True)
    chance = Random(5)
    for _ in range(120):
        if game.decision is None:
            break
        game.choose(chance.choice(game.decision.options))
    assert told(game.determinize(side, seed=1), side) == told(game, side)


def test_what_is_taken_back_is_no_longer_told() -> None:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-anarch"), seed=5, skip_empty_windows=True, beats=True)
    game.choose("Keep")
    game.choose("Keep")
    before = game.clone()
    game.choose("Gain 1 credit")
    assert told(game, "corp")[: len(told(before, "corp"))] == told(before, "corp")
    assert len(told(game, "corp")) > len(told(before, "corp"))


def test_a_psi_game_is_told_when_both_have_bid() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Caprice Nisei+"]}}, "credits": 5},
        runner={"credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.game.view("spectator")["contest"] is None:
        s.choose("Continue" if s.can("Continue") else s.options[0])
    contest = s.game.view("spectator")["contest"]
    assert contest["kind"] == "psi"
    assert contest["source"]["title"] == "Caprice Nisei"
    assert s.game.view(s.side or "")["decision"]["about"]["title"] == "Caprice Nisei"
    s.choose("1")
    assert "psi" not in kinds(s)
    s.choose("1")
    psi = next(beat for beat in told(s.game, "corp") if beat["kind"] == "psi")
    assert (psi["title"], psi["amount"], psi["other"]) == ("Caprice Nisei", 1, 1)
