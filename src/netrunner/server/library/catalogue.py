"""The catalogue: all cards in one document that a browser reads once and keeps.

It is built when it is first asked for, in a thread, and compressed once; its version is a hash of what is in it.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Final, cast

from netrunner.cards import registry
from netrunner.cards.data.sets import sets
from netrunner.cards.facts import CardFacts, all_facts
from netrunner.decks.formats import DESCRIPTIONS
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.runs import EndRun
from netrunner.engine.structure import speaks_of
from netrunner.engine.terms import Side
from netrunner.server.executors import in_thread
from netrunner.server.library.card_legality import status
from netrunner.server.library.slug import slug_of
from netrunner.server.library.symbols import marked_lines
from netrunner.server.library.wire import Card, CardType, Catalogue, Faction, FormatInfo, Pack

COMPRESSION: Final = 9


def card_entry(card: CardFacts) -> Card:
    """A card as the client knows it."""
    return Card(
        slug=slug_of(card.title),
        code=card.printings[-1].code,
        title=card.title,
        side=cast(Side, card.side),
        type=cast(CardType, card.type),
        faction=card.faction,
        subtypes=list(card.subtypes),
        cost="X" if card.cost_x else card.cost,
        strength="X" if card.strength_x else card.strength,
        memory=card.memory,
        link=card.link,
        influence=card.influence,
        influence_limit=card.influence_limit,
        minimum_deck_size=card.minimum_deck_size,
        advancement=card.advancement,
        points=card.points,
        trash_cost=card.trash_cost,
        unique=card.unique,
        deck_limit=card.deck_limit,
        packs=list(dict.fromkeys(card.packs)),
        formats=[name for name in DESCRIPTIONS if status(card, name).legal],
        implemented=registry.implemented(card.title),
        ends_run=registry.implemented(card.title) and can_end_run(registry.definition(card.title)),
        text=marked_lines(registry.text(card.title)),
    )


def can_end_run(card: CardDef) -> bool:
    """Whether it is ice with a subroutine that ends the run, or may."""
    return any(speaks_of(subroutine, EndRun) for subroutine in card.subroutines)


def compose() -> Catalogue:
    """The document, without its version."""
    known = sets()
    return Catalogue(
        version="",
        cards=[card_entry(card) for card in all_facts().values()],
        factions={
            faction.code: Faction(name=faction.name, side=cast(Side, faction.side), mini=faction.mini)
            for faction in known.factions.values()
        },
        packs={
            pack.code: Pack(name=pack.name, cycle=pack.cycle, released=pack.released) for pack in known.packs.values()
        },
        cycles={cycle.code: cycle.name for cycle in sorted(known.cycles.values(), key=lambda each: each.position)},
        formats=[FormatInfo(name=name, description=description) for name, description in DESCRIPTIONS.items()],
    )


@dataclass(frozen=True, slots=True)
class Document:
    """The catalogue as bytes, ready to be sent."""

    etag: str
    plain: bytes
    compressed: bytes


_built: Final = Lock()


def document() -> Document:
    """The catalogue of this process."""
    with _built:
        return _document()


@cache
def _document() -> Document:
    catalogue = compose()
    version = hashlib.sha256(dump(catalogue)).hexdigest()[:16]
    plain = dump(catalogue.model_copy(update={"version": version}))
    return Document(f'"{version}"', plain, gzip.compress(plain, COMPRESSION, mtime=0))


def dump(catalogue: Catalogue) -> bytes:
    """What every card has alike is left out; the client knows the defaults from the types."""
    return catalogue.model_dump_json(exclude_defaults=True).encode()


async def ready() -> Document:
    """The document; the first to ask waits for it to be built in a thread, and so do those who come meanwhile."""
    return await in_thread("cards", document)
