"""What a player is told depends on what they may know, and on nothing else: default stops and clocks included."""

from __future__ import annotations

import random

import pytest

from netrunner import Deck
from netrunner.learn.random_decks import random_deck
from tests.attack import LONGER
from tests.attack.pairs_of_worlds import Difference, compare

PAIRINGS = (
    ("core-jinteki", "core-shaper"),
    ("core-nbn", "core-anarch"),
    ("core-weyland", "core-criminal"),
)


@pytest.mark.parametrize("decks", PAIRINGS)
def test_no_message_or_pause_tells_two_worlds_apart_that_look_alike(decks: tuple[str, str]) -> None:
    corp, runner = (Deck.load(deck) for deck in decks)
    found = [each for seed in range(4) for each in compare(corp, runner, seed, choices=250)]
    assert len(found) > 300, "hardly anything was compared"
    assert [str(each) for each in found if each] == []


@pytest.mark.parametrize("bot", ["corp", "runner"])
def test_a_bots_pauses_tell_no_more_of_its_cards_than_a_persons(bot: str) -> None:
    corp, runner = (Deck.load(deck) for deck in PAIRINGS[0])
    found = list(compare(corp, runner, 0, choices=120, bot=bot))
    assert len(found) > 40, "hardly anything was compared"
    assert [str(each) for each in found if each] == []


GAMES = 10 + 30 * LONGER
"""Games of random decks: some seconds of them with every test run, and for longer in `make attack`."""


def test_random_decks_of_all_cards_tell_nothing_either() -> None:
    found: list[Difference] = []
    for seed in range(GAMES):
        chance = random.Random(seed)
        found += compare(random_deck("corp", chance), random_deck("runner", chance), seed, choices=300)
    told = [str(each) for each in found if each]
    print(f"{len(found)} comparisons, {len(told)} differ")
    assert len(found) > 100 * GAMES, "hardly anything was compared"
    assert told == []
