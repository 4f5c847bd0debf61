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
    ),
)
