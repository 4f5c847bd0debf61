"""What a player is told depends on what they may know, and on nothing else: default stops and clocks included."""

from __future__ import annotations

import pytest

from netrunner import Deck
from tests.attack.pairs_of_worlds import compare

PAIRINGS = (("core-jinteki", "core-shaper"), ("core-nbn", "core-anarch"), ("core-weyland", "core-criminal"))


@pytest.mark.parametrize("decks", PAIRINGS)
def test_no_message_or_pause_tells_two_worlds_apart_that_look_alike(decks: tuple[str, str]) -> None:
    corp, runner = (Deck.load(deck) for deck in decks)
    found = [each for seed in range(4) for each in compare(corp, runner, seed, choices=250)]
    assert len(found) > 300, "hardly anything was compared"
    assert [str(each) for each in found if each is not None] == []
