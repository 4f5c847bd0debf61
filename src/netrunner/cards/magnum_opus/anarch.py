"""Magnum Opus: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Labor Rights",
    play=(
        Trash(top(3)),
        Choose(runner_card(zone=DISCARD), 3),
        Move(CHOSEN, to=SHUFFLED),
        Draw(1),
        Move(THIS, to=REMOVED),
    ),
)
