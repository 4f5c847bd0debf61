"""Cards, decks and rules on the wire.

Card texts are our own, a list of lines. A word in square brackets stands for a symbol that the client draws:
`[credit]`, `[recurring-credit]`, `[click]`, `[subroutine]`, `[trash]`, `[link]`, `[memory]` (see `glyphs`). A card that
does not play yet has facts only.
"""

from __future__ import annotations

from datetime import date
from typing import Literal

from pydantic import ConfigDict, Field

from netrunner.decks.formats import FormatName
from netrunner.engine.terms import Side
from netrunner.server.wire import Id, Wire

CardType = Literal[
    "identity", "agenda", "asset", "upgrade", "operation", "ice", "event", "hardware", "resource", "program"
]

LEFT_OUT = ConfigDict(json_schema_serialization_defaults_required=False)
"""For models of the catalogue, which is sent without what has its default value."""

# --- cards -----------------------------------------------------------------------------------------------------------


class Card(Wire):
    """What is needed to draw a card, to filter cards and to count a deck. What a card does not have is left out."""

    model_config = LEFT_OUT

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
    formats: list[FormatName] = Field(default_factory=list)
    """Names of the formats whose decks may use it."""
    implemented: bool
    """Whether it plays. One that does not has no text here."""
    text: list[str] = Field(default_factory=list)
    """Our own words, one ability a line, with markers for symbols."""
    ends_run: bool = False
    """Ice with a subroutine that ends the run, or may."""


class Faction(Wire):
    name: str
    side: Side
    mini: bool


class Pack(Wire):
    model_config = LEFT_OUT

    name: str
    cycle: str
    released: date | None = None


class FormatInfo(Wire):
    """A way of playing with its own pool and lists."""

    name: FormatName
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
    formats: list[FormatInfo]


class FoundCards(Wire):
    """The cards for which a query holds, in the order of the catalogue."""

    slugs: list[str]


class QueryField(Wire):
    """A field of the query language."""

    letter: str
    name: str
    meaning: str


class Syntax(Wire):
    """The query language, for its help."""

    fields: list[QueryField]


class Printing(Wire):
    code: str
    pack: str
    cycle: str
    """Names, as printed on the box."""
    position: int
    quantity: int
    released: date | None


class FormatStatus(Wire):
    """Whether a deck of a format may use the card."""

    format: FormatName
    legal: bool
    reason: str
    """Why not, or under which condition; empty where there is nothing to say."""


class MostWantedEntry(Wire):
    """What one Most Wanted List said of the card."""

    version: str
    start: date
    what: str


class RuleBrief(Wire):
    """A rule in a list."""

    id: str
    title: str
    kind: str
    summary: str
    superseded: bool = False


class OwnDeck(Wire):
    """A deck of the visitor's that uses the card."""

    id: Id
    name: str
    copies: int


class CardPage(Wire):
    """Everything about one card."""

    card: Card
    notes: list[str]
    """What a deckbuilder should know."""
    printings: list[Printing]
    formats: list[FormatStatus]
    lists: list[MostWantedEntry]
    rulings: list[RuleBrief]
    similar: list[str]
    """Slugs."""
    breaks: bool
    """Whether `GET /api/cards/{slug}/breaking` has something to say: it is ice or an icebreaker that plays."""
    decks: list[OwnDeck]


class BreakCost(Wire):
    slug: str
    """Of the ice, or of the icebreaker."""
    credits: int


class Breaking(Wire):
    """What breaking every subroutine costs, both cards as printed, cheapest first."""

    costs: list[BreakCost]
    impossible: list[str]
    """Slugs of those that cannot be broken, or cannot break it."""


# --- rules -----------------------------------------------------------------------------------------------------------


class CardName(Wire):
    title: str
    slug: str


class Statement(RuleBrief):
    """A rule with everything that belongs to it."""

    source: str
    note: str
    ambiguous: bool
    because: str
    """Why it is superseded."""
    superseded_by: list[RuleBrief]
    same_as: list[RuleBrief]
    see: list[RuleBrief]
    cards: list[CardName]
    parts: list[Statement]


class Chapter(Wire):
    """A document or section with its entries, for a table of contents."""

    id: str
    title: str
    entries: list[Chapter]


class RuleIndex(Wire):
    documents: list[Chapter]


class RulesFound(Wire):
    rules: list[RuleBrief]


class RulePage(Wire):
    """One entry of the rule book: what was asked for and what it stands in."""

    asked: str
    """The id that was asked for: the entry, or a statement in it."""
    entry: Statement
    above: list[RuleBrief]
    """What it is part of, outermost first."""
    contents: list[RuleBrief]
    """The entries below it."""
    related: list[RuleBrief]
    referred: list[RuleBrief]
    """What points to it from elsewhere."""
    previous: RuleBrief | None
    next: RuleBrief | None
