"""What is told of a tournament."""

from __future__ import annotations

import datetime
from typing import Literal

from pydantic import Field

from netrunner.server.lobby.wire import Fault
from netrunner.server.wire import Id, Side, Wire
from netrunner.tournament.bracket import Part
from netrunner.tournament.commands import Terms
from netrunner.tournament.event import Lists, Stage, Status
from netrunner.tournament.judge import Matter, Penalty
from netrunner.tournament.result import Ending, How, Outcome
from netrunner.tournament.roles import Role
from netrunner.tournament.structure import PlayMode, Structure, Tier

Next = Literal["draft", "drafting", "pair", "publish", "play", "cut", "bracket", "over"]


class NewEvent(Terms):
    """An event to be made. Whoever makes it is its organiser."""

    name: str = Field(min_length=1, max_length=100)


class ImportEvent(Wire):
    """A tournament file of ours, or NRTM JSON."""

    text: str = Field(min_length=2, max_length=8_000_000)


class EventMade(Wire):
    slug: str


class EventSummary(Wire):
    slug: str
    name: str
    date: datetime.date
    tier: Tier
    format: str
    play: PlayMode
    stage: Stage
    round: int
    players: int
    open: bool
    online: bool
    organizer: str
    champion: str | None
    mine: bool
    """Whether the reader leads it or plays in it."""


class EventList(Wire):
    events: list[EventSummary]
    more: bool


class RoundPlan(Wire):
    swiss: int
    cut: int


class EventReader(Wire):
    """The reader."""

    roles: list[Role]
    leads: bool
    """One of the leaders, on duty or not."""
    name: str
    player: int | None
    may: list[str]
    """What the reader's roles allow, by the names of `netrunner.tournament.roles`."""


class EventPlayer(Wire):
    id: int
    name: str
    status: Status
    corp: str
    runner: str
    """Identities: empty where they are not known or not shown yet."""
    decks: list[Side]
    """Which decks are registered."""
    lists: bool
    """Whether the reader may read them."""
    checked_in: bool
    bye: bool
    """A bye in the first round."""
    table: int | None
    unpaired: int
    missing: list[Side]
    account: str | None
    """Leaders only: whose player it is."""
    code: str | None
    """Leaders only: with this the player can take part from a device of their own."""


class GameOutcome(Wire):
    """One game of a match."""

    outcome: Outcome
    ending: Ending | None


class MatchResult(Wire):
    points: tuple[int, int]
    games: list[GameOutcome]
    """The first player's game as the Corp, then the one as the Runner; empty where only the points are known."""
    how: How
    leader: str | None


class LiveGame(Wire):
    """A game that is played here."""

    game: Id
    corp: int
    runner: int
    playing: bool


class MatchView(Wire):
    table: int
    first: int
    second: int | None
    """None: a bye."""
    runner_first: int | None
    """Who plays the Runner in the first game."""
    result: MatchResult | None
    claims: dict[int, MatchResult]
    """What the players have reported so far, for those whom it concerns."""
    disputed: bool
    games: list[LiveGame]


class RoundClock(Wire):
    minutes: int
    started: bool
    paused: bool
    called: bool
    left: float
    """Seconds left when `at` was."""
    at: datetime.datetime
    extensions: dict[int, float]
    """Seconds left at the tables that have more time."""


class RoundView(Wire):
    number: int
    published: bool
    matches: list[MatchView]
    clock: RoundClock


class BracketGame(Wire):
    game: int
    round: int
    part: Part
    first: int | None
    second: int | None
    """None while they are not known."""
    first_from: str
    second_from: str
    """Where they come from: s1 a seed, w3 the winner of a game, l3 its loser."""
    corp: int | None
    runner: int | None
    why: str | None
    """How the sides were settled."""
    chooser: int | None
    """Who has to choose a side."""
    winner: int | None
    bye: bool
    drawn: bool
    ready: bool
    """Whether it can be played."""
    claims: dict[int, int | None]
    live: LiveGame | None


class BracketPlace(Wire):
    place: int
    player: int


class BracketView(Wire):
    seeds: list[int]
    games: list[BracketGame]
    places: list[BracketPlace]
    clock: RoundClock | None


class DraftSeat(Wire):
    player: int | None
    """None: a bot."""
    picks: int
    waiting: int
    """Packs before it."""


class DraftView(Wire):
    seats: list[DraftSeat]
    over: bool
    turn: int
    turns: int
    side: Side
    hand: list[str]
    picks: list[str]
    free: dict[str, int]
    left: float | None
    """Seconds for the reader's pick, when `at` was."""
    at: datetime.datetime


class RulingView(Wire):
    number: int
    leader: str
    matter: Matter
    text: str
    players: list[int]
    table: int | None
    rules: list[str]
    penalty: Penalty
    round: int
    review: str | None
    reviewed_by: str | None


class EventPage(Wire):
    """A tournament as the reader may see it."""

    id: Id
    slug: str
    name: str
    date: datetime.date
    tier: Tier
    structure: Structure
    swiss: int | None
    cut: int | None
    """Of a custom structure."""
    play: PlayMode
    format: str
    lists: Lists
    lists_required: bool
    online: bool
    seconds: int | None
    open: bool
    stage: Stage
    announced: RoundPlan | None
    expected: RoundPlan | None
    """The rounds that would be announced for those who are registered now."""
    games: int
    """Games in a Swiss round."""
    organizer: str
    marshals: list[str]
    judges: list[str]
    off_duty: list[str]
    you: EventReader
    players: list[EventPlayer]
    rounds: int
    """How many rounds the reader may see."""
    round: RoundView | None
    """The last of them."""
    bracket: BracketView | None
    draft: DraftView | None
    champion: int | None
    reserved: list[int]
    warnings: list[str]
    """What leaders have to see to."""
    next: Next
    """What is to be done next."""
    rulings: list[RulingView]
    """The judge's log: for leaders, and for players what concerns them."""
    number: int
    """The length of the log."""


class EventStanding(Wire):
    rank: int
    id: int
    name: str
    points: int
    rounds: int
    sos: str
    esos: str
    """Exact fractions."""
    by_lot: bool


class EventStandings(Wire):
    standings: list[EventStanding]
    after: int
    """How many rounds they count."""


class CardCopies(Wire):
    title: str
    copies: int


class DeckView(Wire):
    side: Side
    identity: str
    cards: list[CardCopies]
    proxies: dict[str, str]


class PlayerDecks(Wire):
    player: int
    name: str
    decks: list[DeckView]


class AllDecks(Wire):
    players: list[PlayerDecks]


class DeckVerdict(Wire):
    """Whether a deck could be registered."""

    name: str
    side: Side
    identity: str | None
    size: int
    faults: list[Fault]


class AuditLine(Wire):
    number: int
    at: datetime.datetime
    by: str
    do: str
    text: str
    undone: bool


class AuditLog(Wire):
    lines: list[AuditLine]
    """The latest first."""
    number: int
    verified: bool
    """Whether every draw comes out of the seed as it is recorded."""


class ShownIdentities(Wire):
    """The opponent's identities, which the higher seed may see before choosing a side."""

    corp: str
    runner: str
