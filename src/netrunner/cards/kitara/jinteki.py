"""Kitara Cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Bacterial Programming",
    when_scored(SortTop(7), optional=True),
    Trigger(
        STOLEN,
        (SortTop(7),),
        itself=True,
        inactive=True,
        optional=True,
        words=(
            "When the Runner steals this agenda, you may look through the top 7 cards of R&D: take some "
            "into HQ, trash some, and put back the others as you please."
        ),
    ),
)
