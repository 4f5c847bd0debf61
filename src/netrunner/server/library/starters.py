"""The decks that come with the program."""

from __future__ import annotations

from functools import cache
from typing import cast

from netrunner.decks import Deck
from netrunner.decks.reading import bundled
from netrunner.server.library.contents import contents_of
from netrunner.server.library.deck_wire import Starter, Starters
from netrunner.server.wire import Side


@cache
def starters() -> Starters:
    """All of them, in alphabetical order."""
    return Starters(decks=[starter(name) for name in bundled()])


def starter(name: str) -> Starter:
    deck = Deck.load(name)
    assert deck.identity_facts is not None, name
    return Starter(
        id=name,
        name=deck.name,
        side=cast(Side, deck.side),
        identity=deck.identity_facts.title,
        faction=deck.identity_facts.faction,
        size=deck.size,
        notes=deck.notes,
        contents=contents_of(deck),
    )
