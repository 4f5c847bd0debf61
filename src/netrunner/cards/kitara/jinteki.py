"""Kitara Cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Bacterial Programming",
    Trigger(
        (AGENDA_SCORED, STOLEN),
        (
            Look(top(7)),
            Choose(LOOKED, ANY_NUMBER, up_to=True),
            Move(CHOSEN, to=HAND),
            Choose(LOOKED, ANY_NUMBER, up_to=True),
            Trash(CHOSEN),
            Arrange(LOOKED),
        ),
        itself=True,
        inactive=True,
        optional=True,
        words=(
            "When you score this agenda, or the Runner steals it, you may look at the top 7 cards of R&D. Add any "
            "number of those cards to HQ, trash any number of them, and put the rest back in any order."
        ),
    ),
)
