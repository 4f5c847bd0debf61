"""Trying out a deck: an opening hand, a mulligan, the draws that follow. Rules Reference: Full Game Setup, Mulligan."""

from __future__ import annotations

import random

from netrunner.decks import Deck
from netrunner.decks.stats.deck_odds import opening_hand
from netrunner.server.errors import Refused
from netrunner.server.library.deck_contents import canonical, deck_of
from netrunner.server.library.deck_wire import DrawHand, Hand

LARGEST = 5000
"""Cards of a deck that is shuffled here."""


def draw_hand(asked: DrawHand) -> Hand:
    """The hand that a seed gives; with a mulligan the hand goes back, the deck is shuffled and a new one drawn."""
    deck = deck_of(canonical(asked.contents))
    pile = shuffled(deck, random.Random(asked.seed), times=2 if asked.mulligan else 1)
    size = min(opening_hand(deck), len(pile))
    drawn = pile[size : size + asked.draws]
    return Hand(cards=pile[:size], drawn=drawn, left=len(pile) - size - len(drawn))


def shuffled(deck: Deck, chance: random.Random, times: int) -> list[str]:
    if not deck.cards:
        raise Refused("The deck has no cards to draw: add some first.", 422, field="contents.cards")
    if deck.size > LARGEST:
        raise Refused(f"A deck of {deck.size} cards is not shuffled here: {LARGEST} are the most.", 422)
    pile = [title for title, copies in deck.cards.items() for _ in range(copies)]
    for _ in range(times):
        chance.shuffle(pile)
    return pile
