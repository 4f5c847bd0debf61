"""Mumbad Cycle: NBN."""

from netrunner.cards.vocabulary import *

card(
    "Disposable HQ",
    when_accessed(
        If(From(DECK), RevealEventCard()),
        May(Choose(Filter(zone=HAND, side=CORP), ANY_NUMBER, up_to=True), ToDeck(BOTTOM)),
        words=(
            "When the Runner accesses this card, you may add any number of cards from HQ to the bottom of R&D, in any "
            "order. A Runner who accesses it from R&D reveals it first."
        ),
    ),
)
