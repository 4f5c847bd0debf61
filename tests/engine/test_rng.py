"""The generators behind shuffles."""

from __future__ import annotations

from random import Random

import pytest

from netrunner import Deck, Game
from netrunner.engine.rng import MASK, below, drawn_at, next_state, output, seed_state, shuffle
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


def splitmix(state: int) -> int:
    """The generator as it was published, with Python's integers."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def test_the_fast_generator_is_splitmix64_also_where_bits_have_a_sign() -> None:
    chance = Random(1)
    for state in (0, 1, MASK, 1 << 63, (1 << 63) - 1, *(chance.getrandbits(64) for _ in range(2000))):
        assert output(state) == splitmix(state)
        for n in (1, 2, 45, 997):
            assert below(state, n) == splitmix(state) % n


@pytest.mark.parametrize("seed", [7, -7, 1 << 62, LIVE])
def test_a_shuffle_draws_one_number_for_each_place(seed: int) -> None:
    for size in (0, 1, 2, 45, 60):
        deck = list(range(size))
        state = expected_state = seed_state(seed)
        expected = deck[:]
        for last in range(size - 1, 0, -1):
            expected_state = next_state(expected_state)
            other = output(expected_state) % (last + 1)
            expected[last], expected[other] = expected[other], expected[last]
        assert shuffle(state, deck) == expected_state
        assert deck == expected


def test_a_draw_by_its_number_is_the_same_whatever_the_size_of_the_seed() -> None:
    """Records of random bots draw again what they have drawn: where the seed fits into a native integer, where only
    without its sign, and where it does not fit at all."""
    chance = Random(2)
    sizes = (1, 31, 59, 60, 61, 62, 63, 64, 65, 256)
    seeds = [sign * ((1 << size) + more) for size in sizes for more in (-1, 0, 1) for sign in (1, -1)]
    for seed in (0, *seeds, *(chance.getrandbits(chance.randrange(1, 300)) for _ in range(300))):
        number, n = chance.randrange(10_000), chance.randrange(1, 60)
        state = (seed * 0xD1B54A32D192ED03 + number) * 0x9E3779B97F4A7C15 + 0x1234567 & MASK
        assert drawn_at(seed, number, n) == splitmix(state) % n


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
