"""Views that take over what they showed before: the same as made anew, by the same objects where nothing changed."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest

from netrunner import Deck
from netrunner.engine.card_view import SeenCards
from netrunner.engine.view import MASKS
from netrunner.game import Game
from netrunner.learn.random_decks import random_deck
from netrunner.scenario import Scenario
from tests.fuzz import eager

CHOICES = 300


@pytest.mark.parametrize("seed", range(16))
def test_a_view_that_takes_cards_over_is_the_one_made_anew(seed: int) -> None:
    """Whole games with any cards, all perspectives; now and then the game goes back, as when a choice is undone."""
    chance = random.Random(seed)
    decks = random_deck("corp", chance), random_deck("runner", chance)
    game = Game.start(*decks, seed=seed, skip_empty_windows=True)
    seen = {side: SeenCards() for side in MASKS}
    told: dict[str, Any] = dict.fromkeys(MASKS)
    before: list[Game] = []
    for _ in range(CHOICES):
        if game.result is not None:
            break
        if chance.random() < 0.5:  # else cards are written to without having been copied for anybody else
            before.append(game.clone())
        if before and chance.random() < 0.04:
            game = before[-chance.randrange(1, min(len(before), 12) + 1)].clone()
        game.choose(eager(chance, game.state.options))
        for side in MASKS:
            kept = deepcopy(told[side])
            view = game.view(side, seen=seen[side])
            assert view == game.view(side)
            assert told[side] == kept, "what was shown before has been written to"
            told[side] = view


def scenario() -> Scenario:
    return Scenario(
        corp={"discard": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Enigma", "Ice Wall+"]}}, "credits": 9},
        runner={"rig": ["Corroder"], "discard": ["Sure Gamble"], "credits": 9},
        turn="runner",
    )


def test_cards_that_have_not_changed_are_shown_by_the_same_objects() -> None:
    s, seen = scenario(), SeenCards()
    first = s.game.view("spectator", seen=seen)
    s.choose("Gain 1 credit")
    second = s.game.view("spectator", seen=seen)
    assert second["runner"]["credits"] == first["runner"]["credits"] + 1
    for zone in ("discard", "rig"):
        assert second["runner"][zone][0] is first["runner"][zone][0]
    for one, other in zip(first["corp"]["servers"][0]["ice"], second["corp"]["servers"][0]["ice"], strict=True):
        assert one is other


def test_a_card_that_is_written_to_between_two_views_is_shown_anew() -> None:
    s, seen = scenario(), SeenCards()
    first = s.game.view("runner", seen=seen)
    s.choose("Run HQ")
    s.choose("Rez Enigma", side="corp")
    second = s.game.view("runner", seen=seen)
    assert "title" not in first["corp"]["servers"][0]["ice"][0]
    assert second["corp"]["servers"][0]["ice"][0]["title"] == "Enigma"


def test_a_number_that_another_card_adds_to_is_shown_anew() -> None:
    """Rezzed ice is shown by its own numbers until another card adds to them, and again when it is gone."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "Server 1": {"root": ["Sandburg"]}}, "credits": 30},
        turn="corp",
    )
    seen = SeenCards()

    def strength() -> int:
        return int(s.game.view("corp", seen=seen)["corp"]["servers"][0]["ice"][0]["strength"])

    alone = strength()
    s.end_turn()
    s.choose("Rez Sandburg", side="corp")
    assert strength() == s.card("Ice Wall").strength > alone


def test_starter_decks_have_their_cards_taken_over() -> None:
    """Most of what lies on the table is what lay there before: else taking over would be for nothing."""
    chance = random.Random(3)
    game = Game.start(Deck.load("core-weyland"), Deck.load("core-anarch"), seed=3, skip_empty_windows=True)
    seen, told, same, shown = SeenCards(), set[int](), 0, 0
    keep: list[Any] = []
    for _ in range(120):
        if game.result is not None:
            break
        game.choose(eager(chance, game.state.options))
        view = game.view("spectator", seen=seen)
        cards = [*view["corp"]["discard"], *view["runner"]["discard"], *view["runner"]["rig"]]
        same += sum(id(card) in told for card in cards)
        shown += len(cards)
        told = {id(card) for card in cards}
        keep.append(cards)
    assert shown > 300
    assert same > 0.9 * shown
