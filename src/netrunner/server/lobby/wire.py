"""What is said in the lobby: playing at once, tables, the decks that one may bring, chat."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from netrunner.bot_names import DEFAULT_BOT, BotName
from netrunner.decks.bundled_decks import DeckCollection
from netrunner.decks.formats import FormatName
from netrunner.engine.terms import Side
from netrunner.server.live.options import Pace
from netrunner.server.ratings.wire import RatingSummary
from netrunner.server.wire import Id, Wire

SideChoice = Literal["corp", "runner", "random"]
Status = Literal["open", "playing", "closed"]
DeckChoice = Annotated[str, StringConstraints(pattern=r"^[0-9a-z-]{1,40}$")]
"""The name of a deck that comes with the program, the id of one that the person keeps, or "random" for any starter of
the side (where no starter is legal, for any other deck that comes with the program)."""
Password = Annotated[str, StringConstraints(min_length=1, max_length=100)]
TableName = Annotated[str, StringConstraints(max_length=60)]
InviteKey = Annotated[str, StringConstraints(pattern=r"^[0-9a-z]{1,40}$")]
Minutes = Annotated[int, Field(ge=1, le=360)]
Increment = Annotated[int, Field(ge=0, le=300)]
MessageText = Annotated[str, StringConstraints(min_length=1, max_length=500)]
RoomName = Annotated[str, StringConstraints(pattern=r"^[0-9a-z]{1,16}$")]

# --- playing at once -------------------------------------------------------------------------------------------------


class Play(Wire):
    """A game against a bot, at once."""

    side: SideChoice = "runner"
    deck: DeckChoice = "random"
    bot: BotName = DEFAULT_BOT
    bot_deck: DeckChoice = "random"
    format: FormatName = FormatName.CASUAL
    """Both decks must be legal in it. In "casual", where a bot is the only opponent, whatever can be played may be."""
    pace: Pace = "normal"
    guided: bool = False
    """The first game, explained: the Shaper starter against the Jinteki starter and a rookie, on the side chosen."""


class Played(Wire):
    """The game that has begun."""

    game: Id
    side: Side


class PlayAgain(Wire):
    """Another game against the bot of a game that is over, with the same two decks."""

    game: Id
    switch: bool = True
    """Each takes the other's deck and side."""


# --- decks -----------------------------------------------------------------------------------------------------------


class Fault(Wire):
    """Why a deck may not be played: a broken rule of the format, or cards that do not play yet."""

    rule: str
    message: str
    cards: list[str]


class DeckOption(Wire):
    """A deck that the reader could bring."""

    choice: str
    """What to name it by."""
    name: str
    side: Side
    identity: str | None
    faction: str | None
    collection: DeckCollection | None
    """Where it stands among the decks that come with the program; None: the reader keeps it."""
    plan: str
    """How it wins, where it comes with the program."""
    faults: list[Fault]
    """Empty when it may be played in the format that was asked for."""


class DeckOptions(Wire):
    """The reader's own decks and those that come with the program, examined under one format."""

    format: FormatName
    decks: list[DeckOption]


class DeckBrought(Wire):
    """A deck that the reader brought to a table."""

    choice: str
    name: str
    identity: str


# --- tables ----------------------------------------------------------------------------------------------------------


class OpenTable(Wire):
    """A table to open, with oneself at it."""

    name: TableName = ""
    side: SideChoice = "random"
    format: FormatName = FormatName.CASUAL
    deck: DeckChoice = "random"
    password: Password | None = None
    minutes: Minutes | None = None
    """What a side has on its clock; None: no clock."""
    increment: Increment = 0
    """Seconds that a side gets back with each choice."""
    spectators: bool = True
    visible_hands: bool = False
    """Spectators see both hands. Who joins must agree to it."""
    private: bool = False
    """Replays are for the players only."""
    rated: bool = True
    """Games count for the ratings of both players. Not those with guests and bots, nor private ones."""
    bot: BotName | None = None
    """A bot takes the other seat."""
    bot_deck: DeckChoice = "random"
    begin: bool = False
    """The game begins as soon as somebody takes the other seat: nobody has to say that they are ready."""


class Join(Wire):
    """Taking the free seat."""

    side: Side | None = None
    """The seat that is meant; None: whichever is free."""
    deck: DeckChoice = "random"
    password: Password | None = None
    invite: InviteKey | None = None
    """The key of an invitation: it replaces the password."""
    agree: bool = False
    """Agreed that spectators see both hands. Needed where the table says so."""


class BringDeck(Wire):
    """Another deck, for the side that one plays now or for the other one."""

    deck: DeckChoice
    side: Side | None = None
    """None: the side that one sits on."""


class Ready(Wire):
    ready: bool


class Rematch(Wire):
    """Another game against the same opponent."""

    switch: bool = True
    """Each takes the other side, as seen from the last game."""


class SeatBot(Wire):
    """A bot for the free seat."""

    bot: BotName
    deck: DeckChoice = "random"


class Occupant(Wire):
    """Who sits in a seat, as everybody may know it."""

    name: str
    account: Id | None
    """None for a bot."""
    bot: BotName | None
    owner: bool
    here: bool
    """Whether they are connected. A bot always is."""
    page: bool
    """Whether they have a page of their own."""
    rating: RatingSummary | None
    ready: bool
    deck: bool
    """Whether they brought a deck for the side they sit on."""


class TableGame(Wire):
    """A game that was begun at a table."""

    id: Id
    at: datetime
    corp: str
    runner: str
    playing: bool
    winner: Side | None
    reason: str | None


class TableSummary(Wire):
    """A table in the list."""

    id: Id
    name: str
    status: Status
    created_at: datetime
    format: FormatName
    corp: Occupant | None
    runner: Occupant | None
    locked: bool
    """Whether a password is needed to join."""
    minutes: int | None
    increment: int
    spectators: bool
    visible_hands: bool
    private: bool
    rated: bool
    """Whether games count for the ratings of both players, if both have accounts."""
    begin: bool
    """Whether the game begins as soon as somebody joins."""
    game: Id | None
    """The game that is going on."""


class Table(TableSummary):
    """A table as the reader sees it."""

    seat: Side | None
    """Where the reader sits."""
    invite: str | None
    """The key for invitations, for those who sit here."""
    decks: dict[Side, DeckBrought]
    """The decks that the reader brought, by side."""
    games: list[TableGame]
    """Latest first."""
    switched: bool
    """Whether sides have been switched since the last game."""


class TableList(Wire):
    """Every table that is open or has a game going on, the newest first."""

    tables: list[TableSummary]
    mine: list[Id]
    """Those at which the reader sits."""


# --- who is here -----------------------------------------------------------------------------------------------------


class OnlineAccount(Wire):
    """Somebody with an account who is connected."""

    name: str
    rating: RatingSummary | None
    playing: bool
    """Whether a game of theirs goes on."""


class Online(Wire):
    """Who is connected now."""

    people: list[OnlineAccount]
    """In order of their names; not all, where they are very many."""
    guests: int
    """Those without a name of their own."""


# --- chat ------------------------------------------------------------------------------------------------------------


class NewMessage(Wire):
    text: MessageText


class Message(Wire):
    """A line of chat. Plain text: nothing in it is markup."""

    id: int
    name: str
    account: Id | None
    text: str
    at: datetime


class Messages(Wire):
    """The last lines of a room, the oldest first."""

    messages: list[Message]
