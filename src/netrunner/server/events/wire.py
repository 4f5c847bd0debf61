"""What is told of a tournament."""

from __future__ import annotations

import datetime
from typing import Literal

from pydantic import Field

from netrunner.decks.formats import FormatName
from netrunner.engine.terms import Side
from netrunner.server.lobby.wire import Fault
from netrunner.server.wire import Id, Wire
from netrunner.tournament.bracket import Part
from netrunner.tournament.commands import Terms
from netrunner.tournament.event import Lists, Stage, Status
from netrunner.tournament.judge import Matter, Penalty
from netrunner.tournament.result import Ending, Outcome, ResultOrigin
from netrunner.tournament.roles import Role
from netrunner.tournament.structure import Elimination, Kind, PlayMode, Structure, Tier

Next = Literal["draft", "drafting", "pair", "publish", "play", "advance", "cut", "bracket", "over", "cancelled"]
Decided = Literal["strength", "extended", "lot"]
"""What separates players with as many points: strength of schedule, extended strength, or the lot."""


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
    format: FormatName
    play: PlayMode
    stage: Stage
    round: int
    players: int
    open: bool
    online: bool
    organizer: str
    champion: str | None
    place: str = ""
    start: str = ""
    zone: str = ""
    kind: Kind | None = None
    listed: bool = True
    cancelled: bool = False
    mine: bool
    """Whether the reader leads it or plays in it."""


class EventList(Wire):
    events: list[EventSummary]
    more: bool


class DayTwo(Wire):
    after: int
    """The Swiss round after which it begins."""
    players: int
    """How many go on."""


class RoundPlan(Wire):
    swiss: int
    cut: int
    elimination: Elimination = Elimination.DOUBLE
    day_two: DayTwo | None = None


class CutPreview(Wire):
    """Who goes on, and who does not, if the cut is made now."""

    into: list[int]
    out: list[int]
    """The next in the standings."""
    tied: list[int]
    """Those on both sides of the line whom only what `decided` says separates."""
    decided: Decided | None


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
    entrant: bool
    """Whether they count as a player: not who left before the first round, or waits for a place."""
    corp: str
    runner: str
    """Identities: empty where they are not known or not shown yet."""
    decks: list[Side]
    """Which decks are registered."""
    lists: bool
    """Whether the reader may read them."""
    checked_in: bool
    paper_list: bool
    """Whether a leader has their lists on paper."""
    by_hand: bool
    """Whether a leader registered them."""
    points: int
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
    how: ResultOrigin
    leader: str | None


class LiveGame(Wire):
    """A game that is played here."""

    game: Id
    corp: int
    runner: int
    playing: bool
    over: bool
    """Whether it was played to its end."""
    winner: int | None
    ready: list[int]
    """Who is ready for the next game of the match."""


class GameLoss(Wire):
    """A game loss that a leader gave."""

    player: int
    side: Side | None
    """With which deck, where it was said."""


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
    losses: list[GameLoss]
    """Game losses that were given, for those whom it concerns."""
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
    single: bool
    """Whether one loss puts a player out."""


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
    points: int
    """The agenda points of the reader's picks."""
    minimum: int
    """Those that a smallest deck needs."""
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
    side: Side | None
    rules: list[str]
    penalty: Penalty
    round: int
    review: str | None
    reviewed_by: str | None


class JudgeCall(Wire):
    player: int
    table: int | None


class EventPage(Wire):
    """A tournament as the reader may see it."""

    id: Id
    slug: str
    short: str
    """The end of its short link."""
    name: str
    date: datetime.date
    place: str
    start: str
    zone: str
    description: str
    fee: str
    kind: Kind | None
    capacity: int | None
    listed: bool
    cancelled: str | None
    """Why, once it is cancelled."""
    tier: Tier
    structure: Structure
    swiss: int | None
    cut: int | None
    """Of a custom structure."""
    elimination: Elimination
    day_two: DayTwo | None
    single_sided: bool
    play: PlayMode
    format: FormatName
    lists: Lists
    lists_required: bool
    online: bool
    seconds: int | None
    open: bool
    """Whether players register themselves."""
    entry: bool
    """Whether anybody can enter still, if only by a leader's hand."""
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
    preview: CutPreview | None
    """For leaders, when a cut comes next."""
    calls: list[JudgeCall]
    """Who waits for a judge: for leaders, and the reader's own."""
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
    left: bool
    losses: int
    """Game losses that leaders gave."""


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
    may_undo: bool
    """Whether the reader may take it back: the organiser, or who decides in their stead."""


class AuditLog(Wire):
    lines: list[AuditLine]
    """The latest first."""
    number: int
    redo: bool
    """Whether the last entry is an undo that can be taken back."""
    verified: bool
    """Whether every draw comes out of the seed as it is recorded."""


class ShownIdentities(Wire):
    """The opponent's identities, which the higher seed may see before choosing a side."""

    corp: str
    runner: str


class PlayedRound(Wire):
    """A Swiss round as one player played it."""

    round: int
    table: int
    opponent: int | None
    """None: a bye, or a round that was missed."""
    first_as: Side | None
    points: int | None
    theirs: int | None
    how: ResultOrigin | None
    """None while there is no result, and for a round that was missed."""
    missed: bool
    games: list[LiveGame]


class PlayedGame(Wire):
    """A game of the bracket as one player played it."""

    game: int
    part: Part
    opponent: int
    side: Side | None
    won: bool | None
    bye: bool


class PlayerPage(Wire):
    """A player of an event: what they played, against whom, and how it went."""

    player: EventPlayer
    rank: int | None
    """In the standings of the Swiss rounds."""
    place: int | None
    """At the end."""
    rounds: list[PlayedRound]
    games: list[PlayedGame]
    decks: list[DeckView]
    """As far as the reader may read them."""


class DraftPlan(Wire):
    """What some sets are enough for."""

    corp: int
    runner: int
    """Cards."""
    points: int
    """Agenda points in them."""
    minimum: int
    """Those that each seat needs."""
    seats: int
    corp_packs: int
    runner_packs: int
    size: int
    free: str
    """Cards that should be free for everybody, where the sets have too few agendas."""
