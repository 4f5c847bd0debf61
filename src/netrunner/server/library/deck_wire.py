"""Decks on the wire."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from netrunner.decks.bundled_decks import DeckCollection
from netrunner.decks.formats import FormatName
from netrunner.engine.terms import Side
from netrunner.server.invisible_characters import STRIP_INVISIBLE
from netrunner.server.library.deck_size import too_large
from netrunner.server.wire import Wire

NotationName = Literal[
    "netrunner", "nrdb-text", "nrdb-plain", "nrdb-markdown", "nrdb-bbcode", "nrdb-json", "jinteki", "octgn"
]
Title = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Copies = Annotated[int, Field(ge=1, le=999)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=100, strip_whitespace=True), STRIP_INVISIBLE]
Notes = Annotated[str, StringConstraints(max_length=20_000), STRIP_INVISIBLE]
ListText = Annotated[str, StringConstraints(max_length=200_000)]
Number = Annotated[int, Field(ge=1, le=1_000_000_000)]


def not_too_large(cards: dict[str, int]) -> dict[str, int]:
    if (objection := too_large(cards)) is not None:
        raise ValueError(objection)
    return cards


Seed = Annotated[int, Field(ge=0, le=2**32 - 1)]
DeckId = Annotated[str, StringConstraints(pattern=r"^[0-9a-z-]{1,40}$")]
"""The id of a deck that somebody keeps, or the name of a starter."""
MOST_TITLES = 500
LONGEST_COMMENT = 500


class Contents(Wire):
    """What a deck is made of. Titles are matched as people write them and come back as printed."""

    identity: Title | None = None
    cards: Annotated[dict[Title, Copies], Field(max_length=MOST_TITLES), AfterValidator(not_too_large)] = Field(
        default_factory=dict
    )
    in_play: Annotated[list[Title], Field(max_length=20)] = Field(default_factory=list)
    """Cards that start the game installed because the identity says so; not part of the deck."""
    comments: Annotated[
        dict[Title, Annotated[str, StringConstraints(max_length=500)]], Field(max_length=MOST_TITLES)
    ] = Field(default_factory=dict)
    """What the list says beside a card."""
    printings: Annotated[
        dict[Title, Annotated[str, StringConstraints(pattern=r"^[0-9]{5}$")]], Field(max_length=MOST_TITLES + 1)
    ] = Field(default_factory=dict)
    """Which printing a list names, by title, the identity's too."""


# --- kept decks ------------------------------------------------------------------------------------------------------


class DeckSummary(Wire):
    """A deck in a list."""

    id: DeckId
    name: str
    side: Side
    identity: str | None
    format: FormatName
    size: int
    version: int
    """The number of the latest version."""
    problems: int
    """How many rules of its format it breaks."""
    playable: bool
    """Whether the engine plays all its cards."""
    shared: bool
    updated_at: datetime


class DeckList(Wire):
    decks: list[DeckSummary]
    most: int
    """How many decks may be kept."""


class OpenedDeck(DeckSummary):
    """A deck as it was last saved."""

    owner: str
    mine: bool
    starter: bool = False
    """It came with the program: nobody's own, for everybody to read and copy."""
    notes: str
    created_at: datetime
    contents: Contents


class NewDeck(Wire):
    """A deck to keep: an empty one of a side, the contents given, or a list in any notation."""

    name: Name | None = None
    """By default what the list is called."""
    format: FormatName = FormatName.STANDARD
    notes: Notes | None = None
    side: Side = "runner"
    """Of a deck without identity and cards."""
    contents: Contents | None = None
    text: ListText | None = None


class DeckChange(Wire):
    """What is left out stays as it is."""

    name: Name | None = None
    notes: Notes | None = None
    format: FormatName | None = None
    shared: bool | None = None


class NewVersion(Wire):
    based_on: Number
    """The version that was changed. Another one saved meanwhile is not overwritten: the request is refused."""
    contents: Contents
    note: Annotated[str, StringConstraints(max_length=500, strip_whitespace=True), STRIP_INVISIBLE] = ""


class Restore(Wire):
    number: Number
    based_on: Number


class VersionSummary(Wire):
    number: int
    at: datetime
    note: str
    identity: str | None
    size: int


class Versions(Wire):
    """Newest first."""

    versions: list[VersionSummary]


class Version(VersionSummary):
    contents: Contents


class CardChange(Wire):
    title: str
    before: int
    after: int


class Difference(Wire):
    """What changed between two versions: cards, and [before, after] of the rest."""

    before: int
    after: int
    identities: tuple[str | None, str | None]
    cards: list[CardChange]
    sizes: tuple[int, int]
    influence: tuple[int, int]
    points: tuple[int, int]


# --- reading lists ---------------------------------------------------------------------------------------------------


class ReadText(Wire):
    text: ListText


class DeckComplaint(Wire):
    """Something in a list that is not understood."""

    message: str
    line: int | None
    text: str | None
    """What should have been a card."""
    nearest: list[str]
    """Titles that may have been meant."""


class DeckReading(Wire):
    """What a list says, or everything that is not understood in it."""

    notation: str | None
    name: str
    notes: str
    contents: Contents | None
    """Absent when there are complaints: nothing is left out silently."""
    complaints: list[DeckComplaint]
    more: int
    """Complaints beyond those shown."""


# --- checking --------------------------------------------------------------------------------------------------------


class CheckDeck(Wire):
    contents: Contents
    format: FormatName = FormatName.STANDARD
    draws: Annotated[int, Field(ge=0, le=10)] = 1
    """Cards that the Runner draws a turn, for the odds."""


class DeckProblem(Wire):
    rule: str
    """Of the rule book where it has one (`RR/…`, `FAQ/…`, `TR/…`); else a list, a rotation, a format or a card."""
    in_book: bool
    message: str
    cards: list[str]


class InfluenceAccount(Wire):
    total: int
    limit: int | None
    """Absent: no limit. Lowered by some Most Wanted Lists."""
    printed_limit: int | None
    spent: dict[str, int]
    waived: dict[str, int]
    """What a card's text spares, by title."""


class Opening(Wire):
    what: str
    first: float
    mulligan: float
    """With a mulligan when the first hand lacks it."""


class AccessOdds(Wire):
    """What so many different cards from R&D hold."""

    accesses: int
    agendas: float
    points: float
    any_agenda: float
    winning: float


class BreakerOdds(Wire):
    kind: str
    copies: int
    turns: list[int]
    seen: list[float]
    """The chance that one has been drawn by the end of that turn."""


class IceKind(Wire):
    kind: str
    count: int
    mean_cost: float
    mean_strength: float


class SuiteRow(Wire):
    ice: str
    costs: dict[str, int | None]
    """Credits by breaker; None: it cannot."""


class DeckStatistics(Wire):
    """Numbers for charts. Counts are copies."""

    types: dict[str, int]
    subtypes: dict[str, int]
    costs: dict[str, int]
    ice: list[IceKind]
    ice_strengths: dict[str, int]
    breakers: dict[str, dict[str, int]]
    economy: dict[str, int]
    hand: int
    """Cards of an opening hand."""
    openings: list[Opening]
    accesses: list[AccessOdds]
    breaker_odds: list[BreakerOdds]
    suite: list[SuiteRow]
    """What the deck's breakers pay for common ice."""


class Check(Wire):
    """Whether a deck is legal, why not, and its numbers."""

    format: FormatName
    list_version: str | None
    """The Most Wanted List in force."""
    contents: Contents
    """With titles as printed and in the usual order."""
    side: Side
    legal: bool
    problems: list[DeckProblem]
    unplayable: list[str]
    """Titles that the engine does not play yet."""
    size: int
    minimum: int | None
    points: int
    points_needed: tuple[int, int] | None
    """Of a Corp deck of this size."""
    influence: InfluenceAccount
    statistics: DeckStatistics | None
    """Absent for a deck without cards."""


class DrawHand(Wire):
    contents: Contents
    seed: Seed
    mulligan: bool = False
    draws: Annotated[int, Field(ge=0, le=20)] = 0
    """Cards drawn after the hand."""


class Hand(Wire):
    """A hand from a shuffled deck: the same seed gives the same hand."""

    cards: list[str]
    drawn: list[str]
    left: int
    """Cards left in the deck."""


# --- starters --------------------------------------------------------------------------------------------------------


class Starter(Wire):
    """A deck that comes with the program."""

    id: str
    name: str
    side: Side
    identity: str
    faction: str
    size: int
    collection: DeckCollection
    plan: str
    """How it wins, in a sentence."""
    notes: str
    contents: Contents


class Starters(Wire):
    decks: list[Starter]
