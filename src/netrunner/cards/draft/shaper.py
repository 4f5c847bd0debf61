"""Draft: the Shaper identity."""

from netrunner.cards.vocabulary import *

card(
    'Jamie "Bzzz" Micken: Techno Savant',
    whenever(INSTALLED, Draw(1), first=True, when=most_installed("shaper")),
)
