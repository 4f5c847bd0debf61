"""The generators behind shuffles."""

from __future__ import annotations

from netrunner import Deck, Game
from netrunner.engine.rng import MASK, below, next_state, output, seed_state
from netrunner.engine.terms import DECK

LIVE = (1 << 256) | 0x1234


def outputs(seed: int, count: int) -> list[int]:
    state = seed_state(seed)
    found = []
    for _ in range(count):
        state = next_state(state)
        found.append(output(state))
    return found


def test_small_seeds_keep_the_fast_generator() -> None:
    """What simulations and old records have drawn they draw again."""
    assert outputs(7, 2) == [3032837481128323614, 6311112155195301960]
    assert seed_state(7) <= MASK


def test_the_seed_of_a_live_game_drives_a_keyed_hash() -> None:
    assert seed_state(LIVE) > MASK
    drawn = outputs(LIVE, 2000)
    assert len(set(drawn)) == 2000
    assert drawn == outputs(LIVE, 2000), "the same on every machine and at every time"
    assert outputs(LIVE + 1, 1) != drawn[:1]
    assert abs(sum(each.bit_count() for each in drawn) / (64 * 2000) - 0.5) < 0.01
    assert {below(seed_state(seed), 6) for seed in range(LIVE, LIVE + 60)} == set(range(6))


def test_a_record_of_a_live_game_is_played_again_from_its_seed() -> None:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=LIVE)
    for _ in range(60):
        assert game.decision is not None
        game.choose(0)
    again = Game.replay(game.record())
    assert again.view("both") == game.view("both")


def test_the_ids_of_cards_in_a_deck_tell_nothing_of_the_decklist() -> None:
    """They follow the order after the shuffle, not that of the list."""
    for seed in range(5):
        state = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=seed).state
        deck = [state.cards[cid] for cid in state.players[0].deck if state.cards[cid].zone == DECK]
        by_id = [card.definition.title for card in sorted(deck, key=lambda card: card.instance)]
        assert by_id != sorted(by_id)


def test_a_card_that_was_seen_is_not_recognised_after_a_shuffle() -> None:
    state = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=1).state
    before = {state.cards[cid].instance for cid in state.players[0].deck}
    state.shuffle(0)
    assert not before & {state.cards[cid].instance for cid in state.players[0].deck}
