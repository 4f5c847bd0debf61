"""Play, study and organise Android: Netrunner.

>>> from netrunner import Deck, Game, cards
>>> cards["Ice Wall"].strength
1
"""

from netrunner.cards.registry import pool
from netrunner.decks import Deck
from netrunner.engine.reason import IllegalChoice, Reason, RecordError, SetupError
from netrunner.game import Decision, Game, Result

cards = pool()
"""The card pool: facts as data, behaviour as Python."""

__all__ = [
    "Decision",
    "Deck",
    "Game",
    "IllegalChoice",
    "Reason",
    "RecordError",
    "Result",
    "SetupError",
    "cards",
]
