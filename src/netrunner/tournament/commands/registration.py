"""What is done before an event: its terms, its people, their decks and seats."""

import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints

from netrunner.decks.formats import FormatName
from netrunner.engine.terms import Side
from netrunner.tournament.commands.command import Command, LeaderRole, Name, Number, Title
from netrunner.tournament.event import Lists
from netrunner.tournament.structure import Elimination, Kind, PlayMode, Structure, Tier


class Terms(BaseModel):
    """What an event is announced as."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)
    name: Name | None = None
    date: datetime.date | None = None
    tier: Tier | None = None
    structure: Structure | None = None
    swiss: StrictInt | None = None
    cut: StrictInt | None = None
    elimination: Elimination | None = None
    day_two_after: StrictInt | None = None
    """The Swiss round of a custom structure after which only some go on; 0: all go on."""
    day_two_players: StrictInt | None = None
    single_sided: StrictBool | None = None
    """Whether a Swiss round is one game, in which each plays one side."""
    play: PlayMode | None = None
    format: FormatName | None = None
    lists: Lists | None = None
    lists_required: StrictBool | None = None
    online: StrictBool | None = None
    """Whether the games are played here."""
    seconds: StrictInt | None = None
    """What each side has for a game that is played here; 0: a share of the round."""
    kind: Kind | Literal[""] | None = None
    """Empty: not said."""
    place: Annotated[str, StringConstraints(max_length=200)] | None = None
    start: Annotated[str, StringConstraints(pattern=r"^(([01]\d|2[0-3]):[0-5]\d)?$")] | None = None
    """The time of day, as 10:30."""
    zone: Annotated[str, StringConstraints(max_length=60)] | None = None
    """Its time zone, as Europe/Berlin."""
    description: Annotated[str, StringConstraints(max_length=5_000)] | None = None
    fee: Annotated[str, StringConstraints(max_length=100)] | None = None
    capacity: Annotated[StrictInt, Field(ge=0, le=100_000)] | None = None
    """Who comes after so many waits for a place; 0: no limit."""
    listed: StrictBool | None = None
    """Whether it stands in the list of events."""


class New(Terms, Command):
    """The first entry: it makes the event."""

    needs = "structure"
    do: Literal["new"] = "new"
    version: StrictInt = 1
    name: Name
    date: datetime.date
    organizer: Name
    seed: str


class Change(Terms, Command):
    needs = "structure"
    kept = frozenset({"lists_required", "online", "listed", "single_sided"})
    do: Literal["change"] = "change"


class Registration(Command):
    """Open or close the registration that players do themselves."""

    needs = "structure"
    kept = frozenset({"open"})
    do: Literal["registration"] = "registration"
    open: StrictBool


class Cancel(Command):
    """The event does not take place, or is broken off."""

    needs = "structure"
    do: Literal["cancel"] = "cancel"
    reason: Annotated[str, StringConstraints(max_length=2_000)] = ""


class Appoint(Command):
    """Make somebody a leader, or release them."""

    needs = "staff"
    do: Literal["staff"] = "staff"
    name: Name
    role: LeaderRole
    remove: StrictBool = False


class Duty(Command):
    needs = "staff"
    kept = frozenset({"off"})
    do: Literal["duty"] = "duty"
    name: Name | None = None
    """Oneself unless said."""
    off: StrictBool


class Register(Command):
    needs = "register"
    own = True
    do: Literal["register"] = "register"
    id: StrictInt
    name: Name
    lot: StrictInt
    corp: Title = ""
    runner: Title = ""
    first_round_bye: StrictBool = False
    imported: StrictBool = False

    @property
    def permission(self) -> str:
        return "table" if self.first_round_bye else self.needs


class Edit(Command):
    """Change a player's name, identities, fixed table (0: none) or first-round bye."""

    needs = "deck"
    own = True
    kept = frozenset({"first_round_bye"})
    do: Literal["edit"] = "edit"
    player: Number
    name: Name | None = None
    corp: Title | None = None
    runner: Title | None = None
    table: StrictInt | None = None
    first_round_bye: StrictBool | None = None
    correct: StrictBool = False

    @property
    def permission(self) -> str:
        if self.correct:
            return "correct"
        return "table" if self.table is not None or self.first_round_bye is not None else self.needs


class CheckIn(Command):
    needs = "check-in"
    own = True
    do: Literal["check-in"] = "check-in"
    player: Number | None = None
    """Oneself unless said; so it is wherever a player may act for themselves."""
    absent: StrictBool = False
    """Takes a check-in back."""


class RemovePlayer(Command):
    """Take out somebody who was entered by mistake, before the first round."""

    needs = "table"
    do: Literal["remove"] = "remove"
    player: Number


class AdmitPlayer(Command):
    """Let somebody in who waits for a place, although the event is full."""

    needs = "table"
    do: Literal["admit"] = "admit"
    player: Number


class ReceiveList(Command):
    """A leader has somebody's decklists on paper."""

    needs = "table"
    kept = frozenset({"received"})
    do: Literal["paper-list"] = "paper-list"
    player: Number
    received: StrictBool


class CardLine(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    title: Annotated[str, StringConstraints(min_length=1)]
    copies: Annotated[StrictInt, Field(ge=1)]


class RegisterDeck(Command):
    """`problems` is what the deck library found: a deck with some is refused."""

    needs = "deck"
    own = True
    do: Literal["deck"] = "deck"
    player: Number
    side: Side
    identity: str
    cards: list[CardLine]
    in_play: list[str] = []
    problems: list[str] = []
    proxies: list[Any] | dict[str, Any] = []
    correct: StrictBool = False

    @property
    def permission(self) -> str:
        return "correct" if self.correct else self.needs


class ReserveTables(Command):
    needs = "table"
    do: Literal["reserve"] = "reserve"
    tables: list[StrictInt]
    free: StrictBool = False


class TakeSeats(Command):
    """The order in which drafters sat at their table."""

    needs = "table"
    do: Literal["seats"] = "seats"
    order: list[StrictInt]
