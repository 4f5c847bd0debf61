"""What is said about games: who plays them, how they ended, and how they went, step by step."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from netrunner.bot_names import DEFAULT_BOT, BotName
from netrunner.engine.terms import Side
from netrunner.server.live.options import GameOptions, Pace
from netrunner.server.live.patch import Operation
from netrunner.server.live.view_models import ResultView
from netrunner.server.live.wire import GameStatus, Room
from netrunner.server.wire import Id, Perspective, Wire

MomentKind = Literal["access", "steal", "score", "damage", "tag", "end"]
Title = Annotated[str, StringConstraints(min_length=1, max_length=100, strip_whitespace=True)]
Cursor = Annotated[str, StringConstraints(pattern=r"^[0-9a-z.]{1,40}$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=40, strip_whitespace=True)]

# --- games ---------------------------------------------------------------------------------------------------------


class GamePlayer(Wire):
    """Who sits on a side."""

    name: str
    identity: str
    bot: BotName | None
    page: bool
    """Whether the player has a page: an account with a name of its own, no guest and no bot."""


class GameSummary(Wire):
    """A game in a list."""

    id: Id
    created_at: datetime
    finished_at: datetime | None
    status: GameStatus
    corp: GamePlayer
    runner: GamePlayer
    result: ResultView | None
    turns: int
    private: bool
    imported: bool
    """Played elsewhere: somebody brought its record."""


class GameList(Wire):
    games: list[GameSummary]
    next: str | None
    """What to ask for to go on: `?after=…`."""


class GameMeta(GameSummary):
    """Everything that is public about a game."""

    options: GameOptions
    seat: Side | None
    """Which seat the visitor sits in."""
    watch: bool
    """Whether the visitor may watch it now."""
    replay: bool
    """Whether the visitor may see the replay."""
    mine: bool
    """Whether the visitor played it or brought its record."""
    commitment: str
    seed: str | None
    salt: str | None
    """Shown when the game is over, to those who may see it."""


# --- a replay ------------------------------------------------------------------------------------------------------


class ReplayStep(Wire):
    """One choice, and what it changed."""

    number: int
    """How many choices have been made by then. The document itself is number 0."""
    side: Side | None
    """Who chose; None for what ended the game without a choice."""
    label: str
    """The choice, as far as the perspective may know it."""
    turn: int
    active: Side
    run: str | None
    """The server that is being attacked afterwards."""
    quiet: bool
    """Nothing happened that the log tells of: a window was passed, a part of a cost was chosen."""
    operations: list[Operation]


class TurnMark(Wire):
    step: int
    turn: int
    side: Side


class RunMark(Wire):
    start: int
    end: int
    server: str
    successful: bool


class Moment(Wire):
    """Something that a person would look for."""

    step: int
    kind: MomentKind
    side: Side | None
    card: str | None
    amount: int


class Timeline(Wire):
    turns: list[TurnMark]
    runs: list[RunMark]
    moments: list[Moment]


class Replay(Wire):
    """A finished game as one perspective would have seen it: the document before the first choice, and every step."""

    id: Id
    perspective: Perspective
    document: Room
    steps: list[ReplayStep]
    timeline: Timeline


# --- records -------------------------------------------------------------------------------------------------------


class RecordPlayers(Wire):
    corp: str
    runner: str


class GameRecord(Wire):
    """A game for other programs: `Game.replay` takes it as it is."""

    version: int
    corp: dict[str, Any]
    runner: dict[str, Any]
    seed: int
    skip_empty_windows: bool
    points_to_win: int = 7
    """Agenda points that won it: six in a draft."""
    choices: list[str]
    players: RecordPlayers
    result: ResultView | None
    started_at: datetime
    finished_at: datetime | None
    commitment: str
    salt: str


class Upload(Wire):
    """A record from elsewhere: one downloaded here, a game saved by `netrunner play`, a replay of a simulation."""

    record: dict[str, Any]
    private: bool = False
    """Nobody else may see it, link or no link."""


class Uploaded(Wire):
    game: Id


# --- playing on ----------------------------------------------------------------------------------------------------


class PlayOn(Wire):
    """Go on from a position of a finished game, against a bot."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    """How many choices have been made by then."""
    side: Side
    """The side that the visitor takes."""
    bot: BotName = DEFAULT_BOT
    pace: Pace = "normal"


class PlayedOn(Wire):
    game: Id
