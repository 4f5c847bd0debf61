"""Mumbad Cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Heritage Committee",
    play=(Draw(3), Choose(Filter(zone=HAND, side=CORP)), ToDeck(TOP)),
    words="Draw 3 cards. Add 1 card from HQ to the top of R&D.",
)
