"""A deck: one identity and the cards that go with it. Immutable; knows nothing of files beyond how to ask for them.

Rules Reference: Deckbuilding, Identity. Cards that begin the game in play are not part of the deck.
"""

import datetime
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Self

from netrunner.cards.facts import CardFacts, all_facts, find

if TYPE_CHECKING:
    from netrunner.decks.legality import Problem

UNNAMED = "Unnamed deck"


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a decklist: so many copies of a title, perhaps of one printing, perhaps with a comment."""

    title: str
    count: int
    code: str | None = None
    comment: str = ""
    above: tuple[str, ...] = ()
    """Comment lines that stand directly above it."""

    def __post_init__(self) -> None:
        if self.count < 1:
            raise ValueError(f"a deck has at least one copy of {self.title}, not {self.count}")
        if self.comment:
            object.__setattr__(self, "comment", one_line(self.comment))
        if self.above:
            object.__setattr__(self, "above", tuple(map(one_line, self.above)))


def one_line(text: str) -> str:
    """Text with line breaks, control characters and runs of spaces made into single spaces."""
    printable = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(printable.split())


@dataclass(frozen=True, eq=False)
class Deck:
    """A decklist.

    >>> deck = Deck.load("core-jinteki")
    >>> deck.identity, deck.side, deck.size
    ('Jinteki: Personal Evolution', 'corp', 49)
    >>> deck.cards["Snare!"]
    3
    >>> deck.problems(format="core")
    []
    """

    identity: str | None
    entries: tuple[Entry, ...]
    name: str = UNNAMED
    identity_code: str | None = None
    in_play: tuple[str, ...] = ()
    """Cards that start the game installed because the identity says so (Adam's directives)."""
    notes: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", one_line(self.name) or UNNAMED)
        object.__setattr__(self, "notes", "\n".join(map(one_line, self.notes.splitlines())).strip("\n"))

    @classmethod
    def load(cls, source: str | os.PathLike[str]) -> "Deck":
        """A bundled deck by name, a file by path, or the text of a list in any supported notation.

        Raises `DeckError`, which names every line that could not be understood.
        """
        from netrunner.decks.reading import load

        return load(source)

    @classmethod
    def build(cls, identity: str | None, cards: Mapping[str, int] | Iterable[str], *, name: str = UNNAMED) -> Self:
        """A deck from titles as people write them; `UnknownCard` when one does not match.

        >>> Deck.build("noise", {"deja vu": 2}).cards
        mappingproxy({'Déjà Vu': 2})
        """
        counts = dict(cards) if isinstance(cards, Mapping) else dict.fromkeys(cards, 1)
        entries = tuple(Entry(find(title).title, count) for title, count in counts.items())
        return cls(None if identity is None else find(identity).title, entries, name)

    @cached_property
    def cards(self) -> Mapping[str, int]:
        """Copies by title, the identity not included. Printings and repeated lines add up."""
        counts: dict[str, int] = {}
        for entry in self.entries:
            counts[entry.title] = counts.get(entry.title, 0) + entry.count
        return MappingProxyType(counts)

    @cached_property
    def size(self) -> int:
        return sum(self.cards.values())

    @cached_property
    def side(self) -> str:
        """The identity's side; without an identity, the side of most cards."""
        facts = all_facts()
        if self.identity is not None:
            return facts[self.identity].side
        runner = sum(count for title, count in self.cards.items() if facts[title].side == "runner")
        return "runner" if runner * 2 > self.size else "corp"

    @property
    def identity_facts(self) -> CardFacts | None:
        return None if self.identity is None else all_facts()[self.identity]

    @cached_property
    def facts(self) -> tuple[tuple[CardFacts, int], ...]:
        """Each title's facts with its copies."""
        pool = all_facts()
        return tuple((pool[title], count) for title, count in self.cards.items())

    def problems(self, format: str = "standard", date: datetime.date | str | None = None) -> "list[Problem]":
        """Every rule that the deck breaks in a format, or [] when it is legal. `date` matters to `standard` only."""
        from netrunner.decks.legality import problems

        return problems(self, format, date)

    def write(self, notation: str = "netrunner") -> str:
        """The deck as text in one of the supported notations."""
        from netrunner.decks.notation import writer

        return writer(notation)(self)

    def __eq__(self, other: object) -> bool:
        """Decks are equal when they would be played alike and are called alike: order and printings do not matter."""
        if not isinstance(other, Deck):
            return NotImplemented
        return self._essence == other._essence

    def __hash__(self) -> int:
        return hash(self._essence)

    @cached_property
    def _essence(self) -> tuple[object, ...]:
        return (self.name, self.identity, frozenset(self.cards.items()), frozenset(self.in_play))

    def __str__(self) -> str:
        return f"{self.name} ({self.identity or 'no identity'}, {self.size} cards)"
