"""The decks that come with the program."""

from __future__ import annotations

from datetime import UTC, datetime, time
from functools import cache
from typing import Final, cast

from netrunner.decks import Deck
from netrunner.decks.formats import FormatName, released
from netrunner.decks.loading import bundled
from netrunner.engine.terms import Side
from netrunner.server.library import deck_check
from netrunner.server.library.deck_contents import contents_of
from netrunner.server.library.deck_wire import OpenedDeck, Starter, Starters

FORMAT: Final = FormatName.CORE
"""The format that the starters were made for."""


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


@cache
def opened_starters() -> dict[str, OpenedDeck]:
    """The same as decks to look at, by name."""
    return {known.id: opened(known) for known in starters().decks}


def opened(known: Starter) -> OpenedDeck:
    """A starter as a deck to look at, as old as its box."""
    identity = Deck.load(known.id).identity_facts
    day = None if identity is None else released(identity)
    assert day is not None, known.id
    moment = datetime.combine(day, time(), UTC)
    problems, playable = deck_check.summary(known.contents, FORMAT)
    return OpenedDeck(
        id=known.id,
        name=known.name,
        side=known.side,
        identity=known.identity,
        format=FORMAT,
        size=known.size,
        version=1,
        problems=problems,
        playable=playable,
        shared=True,
        updated_at=moment,
        owner="",
        mine=False,
        starter=True,
        notes=known.notes,
        created_at=moment,
        contents=known.contents,
    )
