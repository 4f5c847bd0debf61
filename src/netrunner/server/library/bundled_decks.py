"""The decks that come with the program."""

from __future__ import annotations

from datetime import UTC, datetime, time
from functools import cache
from typing import Final, cast

from netrunner.cards.facts import all_facts
from netrunner.decks import Deck
from netrunner.decks.bundled_decks import BUILT_FOR, DeckCollection, bundled, deck_collections, plan_of
from netrunner.decks.formats import FormatName, released
from netrunner.engine.terms import Side
from netrunner.server.library import deck_check
from netrunner.server.library.deck_contents import contents_of
from netrunner.server.library.deck_wire import OpenedDeck, Starter, Starters

FORMATS: Final[dict[DeckCollection, tuple[FormatName, ...]]] = {
    DeckCollection.STARTERS: (FormatName.CORE,),
    DeckCollection.CHAMPIONS: (FormatName.STANDARD, FormatName.ETERNAL, FormatName.CASUAL),
    DeckCollection.ARCHETYPES: (FormatName.STANDARD, FormatName.ETERNAL, FormatName.CASUAL),
}
"""The formats that the decks of a collection are for, the narrowest first: starters for their box, the others for
whichever still accepts them today."""


@cache
def starters() -> Starters:
    """All of them: the starters, the champions, the archetypes, each in alphabetical order."""
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
        collection=deck_collections()[name],
        plan=plan_of(deck),
        notes=deck.notes,
        contents=contents_of(deck),
    )


@cache
def opened_starters() -> dict[str, OpenedDeck]:
    """The same as decks to look at, by name."""
    return {known.id: opened(known) for known in starters().decks}


def opened(known: Starter) -> OpenedDeck:
    """A bundled deck to look at, as old as its box or as the Standard that it was built for."""
    deck = Deck.load(known.id)
    day = BUILT_FOR.get(known.id) or released(all_facts()[known.identity])
    assert day is not None, known.id
    moment = datetime.combine(day, time(), UTC)
    format = format_of(deck, known.collection)
    problems, playable = deck_check.summary(known.contents, format)
    return OpenedDeck(
        id=known.id,
        name=known.name,
        side=known.side,
        identity=known.identity,
        format=format,
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


def format_of(deck: Deck, collection: DeckCollection) -> FormatName:
    """The narrowest format of its collection that accepts a deck; the widest where none does."""
    formats = FORMATS[collection]
    return next((format for format in formats if not deck.problems(format)), formats[-1])
