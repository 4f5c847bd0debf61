"""Everything that can be done to an event, one typed command each.

A command is the same object from a request to the log: the server's route reads it, `dispatch` carries it out, and an
entry of the log holds its fields. Where more is recorded than asked for (a draw, a seed), the recorded command is a
subclass that adds it. `needs` is the permission of `roles`; `own`: players may do it for themselves.

Tournament Regulations: I. Tournament Participant Roles.
"""

import datetime
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints, ValidationError

from netrunner.decks.formats import FormatName
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Lists
from netrunner.tournament.judge import Matter, Penalty
from netrunner.tournament.log import Entry
from netrunner.tournament.result import Ending, Outcome
from netrunner.tournament.sides import Why
from netrunner.tournament.structure import Elimination, Kind, PlayMode, Structure, Tier

Side = Literal["corp", "runner"]
LeaderRole = Literal["organizer", "marshal", "judge"]
Number = Annotated[StrictInt, Field(ge=1, le=100_000)]
Minutes = Annotated[StrictInt, Field(ge=1, le=600)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=1000)]
Title = Annotated[str, StringConstraints(max_length=200)]
Words = Annotated[str, StringConstraints(min_length=1, max_length=20_000)]
Copies = dict[str, Annotated[StrictInt, Field(ge=1)]]


class Command(BaseModel):
    """Something that is done to an event. What it does not name is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)
    needs: ClassVar[str]
    own: ClassVar[bool] = False
    do: str

    @property
    def permission(self) -> str:
        """What somebody must be allowed to do."""
        return self.needs

    def data(self) -> dict[str, Any]:
        """What the log holds: the fields that say something."""
        said = self.model_dump(mode="json", exclude={"do"}, exclude_unset=True, exclude_none=True)
        return {key: value for key, value in said.items() if value is not False or key in self.kept}

    kept: ClassVar[frozenset[str]] = frozenset()
    """Fields that are written also where they are false."""


# --- before the event


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
    kind: Kind | None = None
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


# --- the draft


class StartDraft(Command):
    needs = "structure"
    do: Literal["draft"] = "draft"
    seats: list[StrictInt | None]
    pools: dict[str, Copies]
    ratings: dict[str, float] = {}
    points: dict[str, Annotated[StrictInt, Field(ge=0)]] = {}
    """The agenda points of the cards that have some."""
    minimum: Annotated[StrictInt, Field(ge=0)] = 0
    """The agenda points that a deck of the smallest size needs."""
    free: Copies = {}
    packs: list[tuple[str, StrictInt]] = [("corp", 4), ("runner", 4)]
    size: StrictInt = 10
    seconds: StrictInt = 60


class Pick(Command):
    needs = "pick"
    own = True
    do: Literal["pick"] = "pick"
    player: Number | None = None
    card: Title


class RepairPool(Command):
    """A leader puts cards into what somebody has drafted, or takes some out."""

    needs = "correct"
    do: Literal["repair-pool"] = "repair-pool"
    player: Number
    add: Copies = {}
    remove: Copies = {}


class ExpirePicks(Command):
    """Pick for everyone who let the time pass."""

    needs = "clock"
    do: Literal["expire"] = "expire"


# --- rounds


class Announce(Command):
    needs = "structure"
    do: Literal["announce"] = "announce"
    swiss: StrictInt
    cut: StrictInt


class DrawnMatch(BaseModel):
    """One of two players is the Runner first; a single player has a bye."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    table: StrictInt
    players: Annotated[list[StrictInt], Field(min_length=1, max_length=2)]
    runner: StrictInt | None = None


class PairRound(Command):
    needs = "pair"
    do: Literal["pair"] = "pair"
    hidden: StrictBool = False
    allow_rematches: StrictBool = False
    minutes: Minutes | None = None


class PairedRound(PairRound):
    round: StrictInt | None = None
    matches: list[DrawnMatch]
    rematches: list[list[StrictInt]] = []
    imported: StrictBool = False


class Publish(Command):
    needs = "publish"
    do: Literal["publish"] = "publish"


class MoveTable(Command):
    """Give a match another table; the two change places if it is taken."""

    needs = "table"
    do: Literal["move"] = "move"
    table: StrictInt
    to: StrictInt


class SwapPlayers(Command):
    """Two players of the present round change places. `anyway`: although two meet again, or one has had a bye."""

    needs = "pair"
    do: Literal["swap"] = "swap"
    first: Number
    second: Number
    anyway: StrictBool = False


class GiveBye(Command):
    """Somebody has the bye: who came too late to be paired, whose opponent has left, or instead of who has it."""

    needs = "pair"
    do: Literal["bye"] = "bye"
    player: Number
    anyway: StrictBool = False


class FillBye(Command):
    """Who came too late to be paired plays who has the bye."""

    needs = "pair"
    do: Literal["fill-bye"] = "fill-bye"
    player: Number
    opponent: Number | None = None
    """Who has the bye, where several have one."""
    anyway: StrictBool = False


class GameReport(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)
    outcome: Outcome
    ending: Ending | None = None


class Report(Command):
    """The result of a match, from its first player's side: its points, its games (the first player's as the Corp
    first), or a split."""

    needs = "report"
    own = True
    do: Literal["report"] = "report"
    round: StrictInt | None = None
    table: StrictInt | None = None
    points: list[StrictInt] | None = None
    games: list[GameReport] | None = None
    split: StrictBool = False
    leader: Name | None = None
    """Who was present when a split was agreed."""
    correct: StrictBool = False

    @property
    def permission(self) -> str:
        return "correct" if self.correct else "split" if self.split else self.needs


class RecordedReport(Report):
    table: StrictInt
    played: StrictBool = False
    """Whether the games were played here, and reported themselves."""


class Confirm(Command):
    needs = "confirm"
    own = True
    do: Literal["confirm"] = "confirm"
    round: StrictInt | None = None
    table: StrictInt | None = None
    game: StrictInt | None = None
    """A game of the bracket."""


class Drop(Command):
    needs = "drop"
    own = True
    do: Literal["drop"] = "drop"
    player: Number | None = None


class NoShow(Command):
    needs = "correct"
    do: Literal["no-show"] = "no-show"
    player: Number


class Rejoin(Command):
    needs = "rejoin"
    do: Literal["rejoin"] = "rejoin"
    player: Number


class Disqualify(Command):
    needs = "disqualify"
    do: Literal["disqualify"] = "disqualify"
    player: Number
    reason: Words = "disqualified"


class MissingCard(Command):
    needs = "correct"
    do: Literal["missing-card"] = "missing-card"
    player: Number
    side: Side
    found: StrictBool = False


class MakeProxy(Command):
    needs = "ruling"
    do: Literal["proxy"] = "proxy"
    player: Number
    side: Side
    card: Title
    damaged: StrictBool = False


# --- elimination


class Advance(Command):
    """The second day begins: the best so far go on in the Swiss rounds, everybody else is out."""

    needs = "cut"
    do: Literal["advance"] = "advance"


class Advanced(Advance):
    players: list[StrictInt]


class MakeCut(Command):
    needs = "cut"
    do: Literal["cut"] = "cut"


class Cut(MakeCut):
    seeds: list[StrictInt]
    imported: StrictBool = False
    """Made elsewhere: who was in it is a fact, whatever the standings say."""


class SettleSides(Command):
    needs = "side"
    own = True
    do: Literal["sides"] = "sides"
    game: StrictInt
    corp: StrictInt
    runner: StrictInt
    why: Why
    imported: StrictBool = False


class ReportGame(Command):
    """The winner of an elimination game; nobody: a draw, which the higher seed wins."""

    needs = "report"
    own = True
    do: Literal["game"] = "game"
    game: StrictInt
    winner: StrictInt | None = None


class RecordedGame(ReportGame):
    draw: StrictBool = False
    played: StrictBool = False


# --- the floor


class RunClock(Command):
    """Start, pause, resume or end a round's time, or extend it for one table."""

    needs = "clock"
    do: Literal["clock"] = "clock"
    what: Literal["start", "pause", "resume", "call", "extend"]
    table: StrictInt | None = None
    minutes: StrictInt | None = None
    game: StrictInt | None = None
    """Elimination rounds overlap: whose round is meant, where it is not the one of the first open game."""


class GiveRuling(Command):
    needs = "ruling"
    do: Literal["ruling"] = "ruling"
    text: Words
    matter: Matter = Matter.RULING
    penalty: Penalty = Penalty.NONE
    players: list[StrictInt] = []
    table: StrictInt | None = None
    side: Side | None = None
    """The deck of the game that a game loss is about."""
    rules: list[Annotated[str, StringConstraints(max_length=80)]] = []
    use_late: StrictBool = False
    consent: StrictBool = False


class CallJudge(Command):
    """A player wants a judge at their table."""

    needs = "confirm"
    own = True
    do: Literal["call-judge"] = "call-judge"
    player: Number | None = None


class AnswerCall(Command):
    """A leader has gone there."""

    needs = "ruling"
    do: Literal["answer-call"] = "answer-call"
    player: Number


class ReviewRuling(Command):
    needs = "review"
    do: Literal["review"] = "review"
    ruling: StrictInt
    text: Words


RECORDED: tuple[type[Command], ...] = (
    Change, Registration, Cancel, Appoint, Duty, Register, Edit, CheckIn, RemovePlayer, AdmitPlayer, ReceiveList,
    SwapPlayers, GiveBye, FillBye, RegisterDeck, ReserveTables, TakeSeats, StartDraft,
    Pick, ExpirePicks, Announce, PairedRound, Publish, MoveTable, RecordedReport, Confirm, Drop, NoShow, Rejoin,
    Disqualify, MissingCard, MakeProxy, RepairPool, Advanced, Cut, SettleSides, RecordedGame, RunClock, GiveRuling,
    ReviewRuling, CallJudge, AnswerCall,
)  # fmt: skip
"""Every command that stands in a log after its first entry, as it stands there."""


def name_of(kind: type[Command]) -> str:
    """What the log calls a kind of command."""
    return str(kind.model_fields["do"].default)


COMMANDS: dict[str, type[Command]] = {name_of(kind): kind for kind in RECORDED}


def read_command(entry: Entry, kind: type[Command] | None = None) -> Command:
    """The command that an entry holds; refuses what is none, with what is wrong."""
    kind = kind or COMMANDS.get(entry.do)
    if kind is None:
        raise Refused(f"There is no command {entry.do!r}")
    try:
        return kind.model_validate({"do": entry.do, **entry.data})
    except ValidationError as error:
        raise Refused(_in_words(entry.do, error)) from None


WANTED = {
    "int_type": "a whole number", "int_parsing": "a whole number", "bool_type": "true or false",
    "string_type": "a text", "list_type": "a list", "dict_type": "a table", "float_type": "a number",
    "date_from_datetime_parsing": "a date like 2018-01-31", "date_parsing": "a date like 2018-01-31",
    "date_type": "a date like 2018-01-31",
}  # fmt: skip


def _in_words(do: str, error: ValidationError) -> str:
    """What is wrong with the fields of a command, in one sentence."""
    found = error.errors()[0]
    place = ".".join(str(part) for part in found["loc"])
    kind, value = found["type"], found["input"]
    if kind == "missing":
        return f"`{place}` of {do!r} is missing"
    if kind == "extra_forbidden":
        return f"{do!r} has no `{place}`"
    if kind in ("enum", "literal_error"):
        return f"`{place}` of {do!r} is {found.get('ctx', {}).get('expected', 'something else')}, not {value!r}"
    if kind == "greater_than_equal":
        return f"`{place}` of {do!r} is {found.get('ctx', {}).get('ge')} or more, not {value!r}"
    if kind in WANTED:
        return f"`{place}` of {do!r} is {WANTED[kind]}, not {value!r}"
    return f"`{place}` of {do!r}: {found['msg']}, not {value!r}"
