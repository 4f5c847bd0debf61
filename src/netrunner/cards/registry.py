"""The pool that plays: facts and behaviour joined into the definitions the engine is handed.

The module of a card is imported when the card is first asked for; its definition is built once.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from netrunner.cards import facts
from netrunner.cards.behaviour import BOOK
from netrunner.cards.data.sets import sets
from netrunner.cards.facts import CardFacts, UnknownCard
from netrunner.cards.text import render
from netrunner.engine.definition import CardDef
from netrunner.engine.outside import supply
from netrunner.engine.terms import (
    AGENDA,
    ASSET,
    CORP,
    CORP_IDENTITY,
    EVENT,
    HARDWARE,
    ICE,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RUNNER,
    RUNNER_IDENTITY,
    UPGRADE,
)

TYPES: Final = {
    "agenda": AGENDA,
    "asset": ASSET,
    "ice": ICE,
    "operation": OPERATION,
    "upgrade": UPGRADE,
    "event": EVENT,
    "hardware": HARDWARE,
    "program": PROGRAM,
    "resource": RESOURCE,
}


class NotImplementedCard(LookupError):
    """A card of the pool whose behaviour has not been written yet."""


@dataclass(frozen=True, slots=True)
class PoolCard:
    """A card of the pool: its facts, and its definition if it plays."""

    facts: CardFacts
    definition: CardDef | None

    @property
    def title(self) -> str:
        return self.facts.title

    @property
    def type(self) -> str:
        return self.facts.type

    @property
    def side(self) -> str:
        return self.facts.side

    @property
    def faction(self) -> str:
        return self.facts.faction

    @property
    def subtypes(self) -> tuple[str, ...]:
        return self.facts.subtypes

    @property
    def cost(self) -> int | None:
        return self.facts.cost

    @property
    def strength(self) -> int | None:
        return self.facts.strength

    @property
    def implemented(self) -> bool:
        return self.definition is not None

    @property
    def text(self) -> str:
        """The card's text in our own words, rendered from its effects; empty when it does not play yet."""
        return "" if self.definition is None else render(self.definition)


def load_card(title: str) -> bool:
    """Import the module of a card, which its first set and its faction name. Whether the card plays."""
    if title not in BOOK:
        entry = facts.all_facts().get(title)
        if entry is None:
            return False
        module = module_of(entry)
        if find_spec(module) is not None:
            importlib.import_module(module)
    return title in BOOK


def module_of(entry: CardFacts) -> str:
    """The module that a card is written in.

    >>> module_of(facts.find("Beanstalk Royalties"))
    'netrunner.cards.core.weyland'
    """
    cycle = sets().packs[entry.printings[0].pack].cycle
    faction = entry.faction.removesuffix("-consortium")
    return f"netrunner.cards.{cycle}.{faction}".replace("-", "_")


@cache
def load_behaviour() -> None:
    """Import every card module once: the modules of the packages below this one, one a cycle."""
    here = Path(__file__).parent
    for cycle in sorted(path.parent for path in here.glob("*/__init__.py")):
        if cycle.name != "data":
            for module in pkgutil.iter_modules([str(cycle)]):
                importlib.import_module(f"netrunner.cards.{cycle.name}.{module.name}")


@cache
def of_types(side: int, types: int) -> list[CardDef]:
    """All cards of a side that play and are of some types, by title: what can come from outside a deck."""
    load_behaviour()
    found = [definition(title) for title in sorted(BOOK)]
    return [card for card in found if card.side == side and card.type & types]


supply(of_types)


@cache
def definition(title: str) -> CardDef:
    """The definition of a card by its exact title.

    >>> definition("Ice Wall").strength
    1
    """
    entry = facts.all_facts().get(title)
    if entry is None:
        entry = facts.find(title)
        return definition(entry.title)
    if not load_card(title):
        raise NotImplementedCard(f"{title} is in the pool but cannot be played yet.")
    behaviour = BOOK[title]
    side = CORP if entry.side == "corp" else RUNNER
    kind = TYPES.get(entry.type, CORP_IDENTITY if side == CORP else RUNNER_IDENTITY)
    return CardDef(
        entry.title,
        side,
        kind,
        faction=entry.faction,
        subtypes=entry.subtypes,
        cost=-1 if entry.cost_x else entry.cost or 0,
        strength=entry.strength or 0,
        memory=entry.memory or 0,
        link=entry.link or 0,
        advancement=entry.advancement or 0,
        agenda_points=entry.points or 0,
        trash_cost=-1 if entry.trash_cost is None else entry.trash_cost,
        unique=entry.unique,
        abilities=behaviour.abilities,
        play=behaviour.play,
        play_only_if=behaviour.play_only_if,
        x_max=behaviour.x_max,
        words=behaviour.words,
        back=behaviour.back,
    )


def implemented(title: str) -> bool:
    """Whether a card plays."""
    return load_card(title)


def text(title: str) -> str:
    """A card's text in our own words, or an empty string while it does not play."""
    return render(definition(title)) if implemented(title) else ""


class Pool(Mapping[str, PoolCard]):
    """All cards by title.

    >>> pool()["Ice Wall"].strength, pool()["ice wall"].implemented
    (1, True)
    """

    def __getitem__(self, title: str) -> PoolCard:
        entry = facts.find(title)
        return PoolCard(entry, definition(entry.title) if implemented(entry.title) else None)

    def __contains__(self, title: object) -> bool:
        try:
            return isinstance(title, str) and facts.find(title) is not None
        except UnknownCard:
            return False

    def __iter__(self) -> Iterator[str]:
        return iter(facts.all_facts())

    def __len__(self) -> int:
        return len(facts.all_facts())

    @property
    def implemented(self) -> int:
        """How many titles play."""
        load_behaviour()
        return len(BOOK)


def pool() -> Pool:
    """The card pool: the package `netrunner.cards`, which is a mapping of all cards by title."""
    package = sys.modules["netrunner.cards"]
    assert isinstance(package, Pool)
    return package
