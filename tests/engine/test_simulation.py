"""The generic simulation test: whatever is dealt, the engine's bookkeeping holds after every choice."""

import pytest

from netrunner import Deck, Game
from netrunner.engine.terms import CORP
from tests import fuzz


@pytest.mark.parametrize("number", range(48))
def test_a_random_game_keeps_every_invariant(number: int) -> None:
    result, choices, _ = fuzz.play(number, thorough=0.1)
    assert result
    assert choices > 5


def test_determinizing_deals_what_is_hidden_anew_and_nothing_else() -> None:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=3)
    hands = {tuple(game.determinize("runner", seed).state.players[CORP].hand) for seed in range(5)}
    titles = {
        tuple(
            other.state.cards[cid].definition.title
            for other in [game.determinize("runner", seed)]
            for cid in other.state.players[CORP].hand
        )
        for seed in range(5)
    }
    assert len(hands) == 1, "the places of the cards are public"
    assert len(titles) > 1, "what they are is not"
    before = sorted(card.printed.title for card in game.state.cards)
    assert sorted(card.printed.title for card in game.determinize("runner", 1).state.cards) == before


def test_a_side_keeps_what_it_knows_when_the_rest_is_dealt_anew() -> None:
    game = Game.start(Deck.load("core-nbn"), Deck.load("core-anarch"), seed=5)
    other = game.determinize("corp", seed=9)
    own = [game.state.cards[cid].definition.title for cid in game.state.players[CORP].hand]
    assert [other.state.cards[cid].definition.title for cid in other.state.players[CORP].hand] == own


def test_the_same_seed_and_choices_give_the_same_game_and_another_seed_another() -> None:
    decks = Deck.load("core-weyland"), Deck.load("core-criminal")
    assert Game.start(*decks, seed=1).digest() == Game.start(*decks, seed=1).digest()
    assert Game.start(*decks, seed=1).digest() != Game.start(*decks, seed=2).digest()
