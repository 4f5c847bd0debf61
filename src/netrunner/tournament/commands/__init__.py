"""Everything that can be done to an event, one typed command each.

A command is the same object from a request to the log: the server's route reads it, `dispatch` carries it out, and an
entry of the log holds its fields. Where more is recorded than asked for (a draw, a seed), the recorded command is a
subclass that adds it. `needs` is the permission of `roles`; `own`: players may do it for themselves.

Tournament Regulations: I. Tournament Participant Roles.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import ValidationError

from netrunner.engine.terms import Side
from netrunner.tournament.commands.command import Command, Copies, LeaderRole, Minutes, Name, Number, Title, Words
from netrunner.tournament.commands.drafting import ExpirePicks, Pick, RepairPool, StartDraft
from netrunner.tournament.commands.elimination import (
    Advance,
    Advanced,
    Cut,
    MakeCut,
    RecordedGame,
    ReportGame,
    SettleSides,
)
from netrunner.tournament.commands.floor import AnswerCall, CallJudge, ClockAction, GiveRuling, ReviewRuling, RunClock
from netrunner.tournament.commands.registration import (
    AdmitPlayer,
    Appoint,
    Cancel,
    CardLine,
    Change,
    CheckIn,
    Duty,
    Edit,
    New,
    ReceiveList,
    Register,
    RegisterDeck,
    Registration,
    RemovePlayer,
    ReserveTables,
    TakeSeats,
    Terms,
)
from netrunner.tournament.commands.rounds import (
    Announce,
    Confirm,
    Disqualify,
    DrawnMatch,
    Drop,
    FillBye,
    GameReport,
    GiveBye,
    MakeProxy,
    MissingCard,
    MoveTable,
    NoShow,
    PairedRound,
    PairRound,
    Publish,
    RecordedReport,
    Rejoin,
    Report,
    SwapPlayers,
)
from netrunner.tournament.errors import Refused
from netrunner.tournament.log import Entry

__all__ = [
    "COMMANDS",
    "RECORDED",
    "AdmitPlayer",
    "Advance",
    "Advanced",
    "Announce",
    "AnswerCall",
    "Appoint",
    "CallJudge",
    "Cancel",
    "CardLine",
    "Change",
    "CheckIn",
    "ClockAction",
    "Command",
    "Confirm",
    "Copies",
    "Cut",
    "Disqualify",
    "DrawnMatch",
    "Drop",
    "Duty",
    "Edit",
    "ExpirePicks",
    "FillBye",
    "GameReport",
    "GiveBye",
    "GiveRuling",
    "LeaderRole",
    "MakeCut",
    "MakeProxy",
    "Minutes",
    "MissingCard",
    "MoveTable",
    "Name",
    "New",
    "NoShow",
    "Number",
    "PairRound",
    "PairedRound",
    "Pick",
    "Publish",
    "ReceiveList",
    "RecordedGame",
    "RecordedReport",
    "Register",
    "RegisterDeck",
    "Registration",
    "Rejoin",
    "RemovePlayer",
    "RepairPool",
    "Report",
    "ReportGame",
    "ReserveTables",
    "ReviewRuling",
    "RunClock",
    "SettleSides",
    "Side",
    "StartDraft",
    "SwapPlayers",
    "TakeSeats",
    "Terms",
    "Title",
    "Words",
    "name_of",
    "read_command",
    "refusing",
]

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
    with refusing(entry.do):
        return kind.model_validate({"do": entry.do, **entry.data})


@contextmanager
def refusing(do: str = "") -> Iterator[None]:
    """What the fields of a command cannot hold is refused in a sentence, wherever the command is made."""
    try:
        yield
    except ValidationError as error:
        named = {kind.__name__: name for name, kind in COMMANDS.items()}
        raise Refused(_in_words(do or named.get(error.title, error.title), error)) from None


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
