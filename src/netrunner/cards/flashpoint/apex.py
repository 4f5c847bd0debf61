"""Flashpoint cycle: Apex."""

from netrunner.cards.vocabulary import *

card("Reaver", whenever(TRASHED, Draw(1), when=From(PLAY), first=True))
