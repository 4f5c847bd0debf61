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
            "When the Runner steals this agenda, you may look at the top 7 cards of R&D, add any number of them to HQ, "
            "trash any number of them, and put the rest back in any order."
        ),
    ),
)
