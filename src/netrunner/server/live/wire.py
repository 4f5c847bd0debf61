"""What a client is told of a game, and what it may ask for.

A client has one WebSocket, `/api/socket`. It enters rooms; the server answers with the room's document (a snapshot),
and then with numbered patches to it. A client that comes back says the number it has and gets the patches since, or a
new snapshot. What the room's perspective may not know is in neither.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from netrunner.bot_names import BotName
from netrunner.engine.terms import Side
from netrunner.server.invisible_characters import STRIP_INVISIBLE
from netrunner.server.live.patch import Operation
from netrunner.server.live.view_models import BeatView, GameView, ResultView
from netrunner.server.wire import Id, Perspective, Problem, Wire

# --- the room --------------------------------------------------------------------------------------------------------


GameStatus = Literal["playing", "finished"]


class LogLine(Wire):
    """A line of the log, for its reader: who sits at the table is "you" in it."""

    turn: int
    text: str
    kind: str | None = None
    """What it tells of: the kind of beat, or "turn" for the line that announces one."""
    side: Side | None = None
    """Whose doing it is, or whose turn begins."""
    cards: list[str] | None = None
    """The titles in it."""
    cause: str | None = None
    """The title of the card whose ability did it."""
    first: bool | None = None
    """Trashed before an install, whose line follows: it belongs to that."""


class ChatLine(Wire):
    name: str
    text: str
    at: datetime
    watching: bool = False
    """Said by somebody who watches: to the others who do, and to the players when the game is over."""


class Clock(Wire):
    """A chess clock. The side whose `running` it is loses its time while `since` goes by."""

    corp: float
    runner: float
    """Seconds left when `since` was."""
    running: Side | None
    since: datetime


class Seat(Wire):
    name: str
    account: Id | None
    """None for a bot."""
    bot: BotName | None = None
    here: bool
    """Whether somebody is connected."""
    gone: datetime | None = None
    """Since when nobody is: after a while the other player may claim the game."""


class Offer(Wire):
    """Something that needs the other player's consent."""

    kind: Literal["undo", "draw"]
    by: Side
    what: str | None = None
    """undo: the choice that would be taken back, in words that the reader may read."""


class Shortcut(Wire):
    """Several choices in one: break one subroutine or all at the least cost, access all of Archives, or pay from the
    usual sources; or what could be done in the window that was passed just before an action, against a bot."""

    index: int
    kind: Literal["break", "subroutine", "access", "pay", "window"]
    label: str
    card: int | None = None
    subroutine: int | None = None
    credits: int
    left: int | None = None
    """The credits in the pool afterwards."""
    cards: list[str]
    """The titles of the cards that do it."""
    counters: int
    """Counters of theirs that are used up."""
    lost: list[str]
    """What else goes, in words: "Faerie is trashed"."""
    payers: list[str]
    """The titles of the cards whose credits are spent before those of the pool."""
    clicks: int
    """Clicks that are spent."""
    count: int
    """How many subroutines are broken, or cards accessed."""
    cost: str | None = None
    """window: what it costs, with markers for the game's symbols."""


class BreakShortfall(Wire):
    """What the Runner lacks to break a subroutine, at the least."""

    subroutine: int
    credits: int
    cards: list[str]
    """The titles of the cards that could break it."""


class SideNumbers(Wire):
    """What a side did in a game."""

    clicks: int
    """Spent."""
    credits: int
    """Gained, from any source."""
    cards: int
    """Drawn."""
    runs: int
    successful: int
    accesses: int
    installs: int
    plays: int
    advances: int


class TurnPoints(Wire):
    turn: int
    corp: int
    runner: int


class TurningPoint(Wire):
    turn: int
    kind: Literal["steal", "score", "damage"]
    side: Side
    title: str
    amount: int
    line: int
    """The line of the log that tells of it."""


class Summary(Wire):
    """A finished game in numbers."""

    turns: int
    corp: SideNumbers
    runner: SideNumbers
    points: list[TurnPoints]
    """Agenda points when each turn began, and at the end."""
    turning: list[TurningPoint]


class Room(Wire):
    """The document of a game as one perspective sees it."""

    id: Id
    perspective: Perspective
    seat: Side | None
    """Which seat the reader sits in."""
    corp: Seat
    runner: Seat
    spectators: int
    view: GameView
    log: list[LogLine]
    beats: list[BeatView]
    """What happened in this turn and the one before."""
    chat: list[ChatLine]
    decision: int | None
    """The number of the present decision, for the seat that has it: a choice must name it."""
    shortcuts: list[Shortcut]
    break_shortfalls: list[BreakShortfall]
    clock: Clock | None
    offer: Offer | None
    cancel: bool
    """Whether the reader's last choice can be taken back without asking: nothing has come of it yet."""
    result: ResultView | None
    """How the game ended, by the rules or by concession, agreement or time."""
    summary: Summary | None
    """The numbers of the game, once it is over."""
    last_turn: int | None
    """Time has been called in a tournament: the turn with which the game ends."""
    commitment: str
    """SHA-256 of the seed and the salt, fixed before the game."""
    seed: str | None
    salt: str | None
    """Shown when the game is over, so that anyone can check the commitment and every shuffle."""
    points_to_win: int = 7
    """Agenda points: fewer in a draft."""
    guided: bool
    advice: int | None = None
    """The option that the ace would choose, for whoever plays a guided game and has to decide."""
    casual: bool
    """Against a bot: choices can be taken back freely."""
    yields: list[str]
    """The titles of cards about which the reader is not asked in windows."""
    orders: dict[str, bool]
    """Cards about which nobody asks the reader, since the pause would tell: whether each is used at its chance."""
    stops: list[str]
    """The windows in which the reader is asked. The others are passed for them."""
    table: Id | None
    """The lobby table it belongs to, for a rematch."""
    event: Id | None
    """The tournament it belongs to."""
    closed: bool = False
    """That tournament keeps decklists closed: the end shows no hands, and there is no replay while it goes on."""


# --- what a client sends ---------------------------------------------------------------------------------------------

Text = Annotated[str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True), STRIP_INVISIBLE]
Label = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Window = Annotated[str, StringConstraints(min_length=1, max_length=40)]


RoomName = Annotated[str, StringConstraints(pattern=r"^([a-z]{1,10}-)?[0-9a-z]{1,16}$")]
"""A game's id; "lobby"; or what a part of the server calls its own, such as "event-" and an id. Only games have
documents: the other rooms only tell that something has changed."""


class Enter(Wire):
    do: Literal["enter"]
    room: RoomName
    since: int | None = None
    """The number of the last patch that the client has of this room in this session."""
    session: str | None = None
    """The `session` of the snapshot it belongs to: numbers of another life of the room do not count."""


class Leave(Wire):
    do: Literal["leave"]
    room: RoomName


class Choose(Wire):
    do: Literal["choose"]
    room: Id
    decision: int
    option: int


class TakeShortcut(Wire):
    do: Literal["shortcut"]
    room: Id
    decision: int
    index: int


class WantedAction(Wire):
    """Something that a player would like to do, by what it is."""

    kind: Literal[
        "credit", "draw", "install", "play", "advance", "run", "remove-tag", "purge", "rez", "score", "use", "jack-out"
    ]
    """As of an option: `netrunner.engine.explain.ASKED_BY_KIND`."""
    card: int | None = None
    """The instance it belongs to."""
    server: Label | None = None
    """Of a run."""


class WhyNot(Wire):
    """Why something is not offered: what is wished for, or the label that somebody has written."""

    do: Literal["why-not"]
    room: Id
    label: Label | None = None
    wish: WantedAction | None = None

    @model_validator(mode="after")
    def one_question(self) -> Self:
        if (self.label is None) == (self.wish is None):
            raise ValueError("Ask for a label or for a wish, and not for both.")
        return self


class Say(Wire):
    do: Literal["say"]
    room: Id
    text: Text


class Act(Wire):
    """Undo, concede, offers and their answers."""

    do: Literal["undo", "concede", "offer-draw", "accept", "decline", "withdraw", "claim"]
    room: Id


class Stops(Wire):
    do: Literal["stops"]
    room: Id
    windows: Annotated[list[Window], Field(max_length=40)]


class UnaskedCards(Wire):
    """The cards about which one does not want to be asked in windows, by title."""

    do: Literal["yields"]
    room: Id
    titles: Annotated[list[Label], Field(max_length=60)]


class StandingOrders(Wire):
    """The cards that are used when their chance comes, without a question, by title; other such cards are not."""

    do: Literal["orders"]
    room: Id
    titles: Annotated[list[Label], Field(max_length=60)]


class LookBack(Wire):
    """The game as it was when a line of the log had just been written, as the reader saw it then."""

    do: Literal["look-back"]
    room: Id
    line: Annotated[int, Field(ge=0, le=100_000)]
    """Its place in the log, from 0."""


class PassOn(Wire):
    """Pass until something happens: every window, stops or not, until the opponent acts or an action is due."""

    do: Literal["pass-on"]
    room: Id
    decision: int


class Ping(Wire):
    do: Literal["ping"]


ClientMessage = Annotated[
    Enter
    | Leave
    | Choose
    | TakeShortcut
    | WhyNot
    | Say
    | Act
    | Stops
    | UnaskedCards
    | StandingOrders
    | LookBack
    | PassOn
    | Ping,
    Field(discriminator="do"),
]


class Request(Wire):
    """A message of a client. `ref` comes back in the answer to it."""

    ref: int | None = None
    message: ClientMessage


# --- what the server sends -------------------------------------------------------------------------------------------


class Snapshot(Wire):
    tell: Literal["snapshot"] = "snapshot"
    room: Id
    session: str
    number: int
    at: datetime
    """What the server's clock shows, to set the client's by."""
    document: Room


class Patch(Wire):
    tell: Literal["patch"] = "patch"
    room: Id
    number: int
    """One more than that of the patch before, or than the snapshot's."""
    operations: list[Operation]


class Answer(Wire):
    """The answer to a request with a `ref`."""

    tell: Literal["answer"] = "answer"
    ref: int | None
    """None for a message that could not be read, or had none."""
    problem: Problem | None = None
    """None when it was done."""
    legal: bool | None = None
    """why-not: whether the label is legal now."""
    moment: Room | None = None
    """look-back: the game as it was. Nothing can be chosen in it."""


class RoomClosed(Wire):
    """The room is closed to this client: it does not exist, or may not be watched."""

    tell: Literal["gone"] = "gone"
    room: RoomName
    problem: Problem


class LobbyChanged(Wire):
    """Tables have changed: read them again. Sent to everybody who entered the room "lobby"."""

    tell: Literal["lobby"] = "lobby"


class EventChanged(Wire):
    """A tournament has changed: read it again. Sent to everybody who entered the room "event-" and its id."""

    tell: Literal["event"] = "event"
    event: Id
    number: int
    """How many entries its log has now."""
    players: list[int] | None
    """The players whom it concerns; None: everybody. The others may read it again when it suits."""


class GameBegun(Wire):
    """A game has begun for this person: at a table, a rematch, a tournament round."""

    tell: Literal["moved"] = "moved"
    game: Id
    table: Id | None = None


class Joined(Wire):
    """Somebody has sat down at this person's table."""

    tell: Literal["joined"] = "joined"
    table: Id
    name: str


class Pong(Wire):
    tell: Literal["pong"] = "pong"


ServerMessage = Annotated[
    Snapshot | Patch | Answer | RoomClosed | LobbyChanged | EventChanged | GameBegun | Joined | Pong,
    Field(discriminator="tell"),
]
