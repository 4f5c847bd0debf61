"""Decklists: parse, write, check, count."""

from netrunner.decks.deck import Deck, Entry
from netrunner.decks.errors import Complaint, DeckError
from netrunner.decks.formats import UnknownFormat
from netrunner.decks.legality import Problem

__all__ = ["Complaint", "Deck", "DeckError", "Entry", "Problem", "UnknownFormat"]
