"""Mumbad Cycle: NBN."""

from netrunner.cards.vocabulary import *

card(
    "Disposable HQ",
    when_accessed(
        If(From(DECK), RevealEventCard()),
        May(Choose(Filter(zone=HAND, side=CORP), ANY_NUMBER, up_to=True), ToDeck(BOTTOM)),
        words=(
            "On access you may put cards from HQ, as many as you like and in any order, under R&D. A "
            "Runner who accesses it from R&D reveals it first."
        ),
    ),
)
