"""Cards, decks and rules on the wire.

Card texts are our own, a list of lines. A word in square brackets stands for a symbol that the client draws:
`[credit]`, `[recurring-credit]`, `[click]`, `[subroutine]`, `[trash]`, `[link]`, `[memory]` (see `glyphs`). A card that
does not play yet has facts only.
"""

from __future__ import annotations

from datetime import date
from typing import Literal

from pydantic import Field

from netrunner.server.wire import Side, Wire

CardType = Literal[
    "identity", "agenda", "asset", "upgrade", "operation", "ice", "event", "hardware", "resource", "program"
]

# --- cards -----------------------------------------------------------------------------------------------------------


class Card(Wire):
    """What is needed to draw a card, to filter cards and to count a deck. What a card does not have is left out."""

    slug: str
    """What it is called in an address; one a title, the same for ever."""
    code: str
    """Of its latest printing."""
    title: str
    side: Side
    type: CardType
    faction: str
    """A key of the catalogue's `factions`."""
    subtypes: list[str] = Field(default_factory=list)
    cost: int | Literal["X"] | None = None
    """Play, install or rez cost."""
    strength: int | Literal["X"] | None = None
    memory: int | None = None
    link: int | None = None
    influence: int | None = None
    """Absent: no influence value; the card cannot leave its faction."""
    influence_limit: int | None = None
    """Of an identity; absent: no limit."""
    minimum_deck_size: int | None = None
    advancement: int | None = None
    points: int | None = None
    trash_cost: int | None = None
    unique: bool = False
    deck_limit: int = 3
    """How many copies a deck may have."""
    packs: list[str] = Field(default_factory=list)
    """Codes of the packs it was printed in."""
    implemented: bool = True
    """Whether it plays. One that does not has no text here."""
    text: list[str] = Field(default_factory=list)
    """Our own words, one ability a line, with markers for symbols."""


class Faction(Wire):
    name: str
    side: Side
    mini: bool


class Pack(Wire):
    name: str
    cycle: str
    released: date | None = None


class Format(Wire):
    """A way of playing with its own pool and lists."""

    name: str
    description: str


class Catalogue(Wire):
    """Every card of the pool, in the order of printing, and what its facts refer to."""

    version: str
    """Changes when anything in it does."""
    cards: list[Card]
    factions: dict[str, Faction]
    packs: dict[str, Pack]
    cycles: dict[str, str]
    """Name by code, in order."""
    formats: list[Format]
