"""Lunar cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card("Gemini", constellation(Damage(NET, 1)))

card(
    "Hostile Infrastructure",
    Trigger(TRASHED, Damage(NET, 1), who=Filter(side=CORP), by=OPPONENT, leaving=True),
    words="Whenever the Runner trashes a Corp card, this one included, do 1 net damage.",
)
