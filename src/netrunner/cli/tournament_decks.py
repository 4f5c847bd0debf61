"""Deck registration: the one place where tournaments meet the deck library.

Tournament Regulations: II.2.a Deck Building, II.2.b Deck Lists, II.3 Legal Products.
"""

from datetime import datetime
from typing import Any

from netrunner.decks import Deck, DeckError, UnknownFormat
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import DeckList
from netrunner.tournament.ledger import Tournament
from netrunner.tournament.registration import deck_problems


def register_deck(
    made: Tournament, player: int, side: str | None, source: str, *, at: datetime, by: str | None, correct: bool = False
) -> DeckList:
    """Read a decklist, check it under the event's format and date, and enter it."""
    name = made.event.players[player].name
    try:
        deck = Deck.load(source)
        problems = deck_problems(deck, made.event)
    except (DeckError, UnknownFormat) as error:
        raise Refused(f"The deck of {name} cannot be read: {error}") from None
    if side is not None and deck.side != side:
        raise Refused(f"{source} is a {deck.side} deck, not a {side} deck", "TR/deck-building/1")
    data: dict[str, Any] = {"cards": [{"title": title, "copies": count} for title, count in deck.cards.items()]}
    if correct:
        data["correct"] = True
    if problems:
        data["problems"] = problems
    made.do("deck", at=at, by=by, player=player, side=deck.side, identity=deck.identity or "", **data)
    return made.event.players[player].decks[deck.side]
