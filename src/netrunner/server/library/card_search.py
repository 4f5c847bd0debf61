"""Searching cards with the query language; a mistake in a query is answered with its place."""

from __future__ import annotations

from netrunner.cards import registry
from netrunner.cards.search import FIELDS, QueryError, search
from netrunner.server.errors import Refused
from netrunner.server.library.slug import slug_of
from netrunner.server.library.wire import FoundCards, QueryField, Syntax


def find_cards(query: str) -> FoundCards:
    """The cards for which a query holds; every card for an empty one."""
    try:
        cards = search(query, text=registry.text)
    except QueryError as error:
        raise Refused(complaint(error), 400, field="q") from None
    return FoundCards(slugs=[slug_of(card.title) for card in cards])


def complaint(error: QueryError) -> str:
    """What is wrong and where, in a sentence: “no field is called “q” … (character 3, at “q:a”)”."""
    message = error.message[:1].upper() + error.message[1:]
    rest = error.query[error.position :]
    if not rest.strip():
        return f"{message} (at the end)."
    shown = rest if len(rest) <= 20 else rest[:20] + "…"
    return f"{message} (character {error.position + 1}, at “{shown}”)."


def syntax() -> Syntax:
    """The fields of the query language."""
    return Syntax(fields=[QueryField(letter=f.letter, name=f.name, meaning=f.meaning) for f in FIELDS])
