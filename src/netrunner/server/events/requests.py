"""What people ask for at a tournament.

Most requests are commands of the tournament themselves (`netrunner.tournament.commands`) and go into the log as they
came. Here stand those that become several commands, or that say less than the log holds.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from netrunner.engine.terms import Side
from netrunner.server.lobby.wire import DeckChoice
from netrunner.server.wire import Id, Wire
from netrunner.tournament import commands
from netrunner.tournament.commands import Minutes, Number

Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
ListText = Annotated[str, StringConstraints(min_length=1, max_length=64_000)]
CubeText = Annotated[str, StringConstraints(max_length=100_000)]
SetCode = Annotated[str, StringConstraints(max_length=20)]
Code = Annotated[str, StringConstraints(pattern=r"^[a-zA-Z0-9]{1,20}$")]


class DeckSource(Wire):
    """A deck: one that the person keeps or a starter, by its name or id; or the text of a list."""

    choice: DeckChoice | None = None
    text: ListText | None = None


# --- with addresses of their own


class RegisterSelf(Wire):
    """Register oneself."""

    name: Name | None = None
    """What to be called at the event; the account's name unless said."""
    corp: DeckSource | None = None
    runner: DeckSource | None = None


class SayReady(Wire):
    """Ready for the second game of a match that is played here."""

    game: Id
    """The first one, which is over."""


class ClaimPlayer(Wire):
    """Become the player whom a leader registered by hand."""

    code: Code


# --- what is not a command, or more than one


class EnrolPlayers(Wire):
    """A leader registers people."""

    do: Literal["enrol"]
    names: Annotated[list[Name], Field(min_length=1, max_length=500)]
    bye: bool = False


class LinkPlayer(Wire):
    """Give a player to an account, or (without a name) take the player from it."""

    do: Literal["link"]
    player: Number
    name: Name | None = None


class SubmitDeck(Wire):
    do: Literal["deck"]
    source: DeckSource
    player: Number | None = None
    """Oneself unless said."""
    correct: bool = False


class CheckInPlayers(Wire):
    do: Literal["check-in"]
    absent: bool = False
    """Takes a check-in back."""
    players: Annotated[list[Number], Field(max_length=5000)] | None = None
    """Oneself unless said."""


class BeginDraft(Wire):
    do: Literal["draft"]
    cube: CubeText = ""
    sets: Annotated[list[SetCode], Field(max_length=100)] = Field(default_factory=list)
    free: CubeText = ""
    """Cards that everybody may add to a deck."""
    seats: Annotated[int, Field(ge=2, le=64)] | None = None
    corp_packs: Annotated[int, Field(ge=0, le=12)] = 4
    runner_packs: Annotated[int, Field(ge=0, le=12)] = 4
    size: Annotated[int, Field(ge=1, le=60)] = 10
    seconds: Annotated[int, Field(ge=0, le=3600)] = 60


class AnnounceRounds(Wire):
    do: Literal["announce"]


class PairRound(commands.PairRound):
    hidden: bool = True


class ReportMatch(commands.Report):
    """The result of a match. `table`: the reporter's own unless said."""

    seen_by: Number | None = None
    """From which player's side it is told: their points first, and their game as the Corp first. The first player's
    unless said; the reporter's where no table is said."""


class ChooseSide(Wire):
    do: Literal["side"]
    game: Number
    side: Side


class GiveRuling(commands.GiveRuling):
    extend: Minutes | None = None
    """More time for the table."""


class UndoEntries(Wire):
    """Take back: the last thing done, some entries, everything since one, or a whole round."""

    do: Literal["undo"]
    entries: Annotated[list[Number], Field(min_length=1, max_length=5000)] | None = None
    since: Number | None = None
    round: bool = False


class RedoUndone(Wire):
    do: Literal["redo"]


AnyAction = (
    commands.Change | commands.Registration | commands.Cancel | commands.RemovePlayer | commands.AdmitPlayer
    | commands.ReceiveList | commands.SwapPlayers | commands.GiveBye | commands.FillBye | commands.RepairPool
    | commands.Advance | EnrolPlayers | LinkPlayer | SubmitDeck | commands.Edit | CheckInPlayers
    | commands.Appoint | commands.Duty | commands.ReserveTables | commands.TakeSeats | BeginDraft | commands.Pick
    | AnnounceRounds | PairRound | commands.Publish | commands.MoveTable | ReportMatch | commands.Confirm
    | commands.Drop | commands.NoShow | commands.Rejoin | commands.Disqualify | commands.MissingCard
    | commands.MakeProxy | commands.MakeCut | ChooseSide | commands.ReportGame | commands.RunClock | GiveRuling
    | commands.ReviewRuling | commands.CallJudge | commands.AnswerCall | UndoEntries | RedoUndone
)  # fmt: skip


class EventAction(Wire):
    """Something to be done. `number`: what the log's length was when the person looked; where it is given and the log
    has grown since, nothing is done."""

    action: Annotated[AnyAction, Field(discriminator="do")]
    number: Number | None = None


class EventDone(Wire):
    """What was entered into the log."""

    number: int
    """The length of the log now."""
    said: list[str]
    """A sentence for each entry."""
