"""What people do at a tournament: one message for each thing, as the log has one entry."""

from __future__ import annotations

import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from netrunner.decks.formats import FormatName
from netrunner.server.accounts.names import scripts, seen
from netrunner.server.lobby.wire import DeckChoice
from netrunner.server.wire import Side, Wire


def can_be_seen(name: str) -> str:
    """Refuse a name with characters that show nothing, or turn the text around: two names must not look like one."""
    if any(not seen(character) for character in name) or len(scripts(name)) > 1:
        raise ValueError("A name has no invisible characters, and does not mix letters of scripts that look alike.")
    return name


Name = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(can_be_seen)]
EventName = Annotated[str, StringConstraints(min_length=1, max_length=100), AfterValidator(can_be_seen)]
Words = Annotated[str, StringConstraints(max_length=2000)]
ListText = Annotated[str, StringConstraints(min_length=1, max_length=64_000)]
CubeText = Annotated[str, StringConstraints(max_length=100_000)]
Title = Annotated[str, StringConstraints(min_length=1, max_length=100)]
SetCode = Annotated[str, StringConstraints(max_length=20)]
RuleId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9/-]{1,80}$")]
Code = Annotated[str, StringConstraints(pattern=r"^[a-zA-Z0-9]{1,20}$")]
Number = Annotated[int, Field(ge=1, le=100_000)]
Minutes = Annotated[int, Field(ge=1, le=600)]
Points = Annotated[int, Field(ge=0, le=6)]

Tier = Literal["relaxed", "formal", "premier"]
Structure = Literal["basic", "advanced", "custom"]
Play = Literal["standard", "full draft", "half draft"]
Lists = Literal["open", "closed", "cut"]
LeaderRole = Literal["organizer", "marshal", "judge"]
Matter = Literal[
    "ruling", "missed opportunity", "outside material", "unsporting conduct", "deck problem", "proxy", "note"
]
Penalty = Literal["none", "warning", "game loss", "disqualification recommended"]
Outcome = Literal["corp", "runner", "corp modified", "runner modified", "draw", "not played"]
Ending = Literal["agenda points", "flatline", "empty R&D", "time", "concession"]


class DeckSource(Wire):
    """A deck: one that the person keeps or a starter, by its name or id; or the text of a list."""

    choice: DeckChoice | None = None
    text: ListText | None = None


class Terms(Wire):
    """What an event is announced as."""

    name: EventName | None = None
    date: datetime.date | None = None
    tier: Tier | None = None
    structure: Structure | None = None
    swiss: Annotated[int, Field(ge=1, le=30)] | None = None
    cut: Literal[0, 4, 8, 16] | None = None
    play: Play | None = None
    format: FormatName | None = None
    lists: Lists | None = None
    lists_required: bool | None = None
    online: bool | None = None
    """Whether the games are played here."""
    seconds: Annotated[int, Field(ge=0, le=14_400)] | None = None
    """What each side has for a game that is played here; 0: a share of the round."""


# --- before the event ------------------------------------------------------------------------------------------------


class ChangeTerms(Terms):
    do: Literal["change"]


class OpenRegistration(Wire):
    do: Literal["registration"]
    open: bool


class RegisterSelf(Wire):
    """Register oneself."""

    name: Name | None = None
    """What to be called at the event; the account's name unless said."""
    corp: DeckSource | None = None
    runner: DeckSource | None = None


class EnrolPlayers(Wire):
    """A leader registers people."""

    do: Literal["enrol"]
    names: Annotated[list[Name], Field(min_length=1, max_length=500)]
    bye: bool = False


class ClaimPlayer(Wire):
    """Become the player whom a leader registered by hand."""

    code: Code


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


class EditPlayer(Wire):
    do: Literal["edit"]
    player: Number
    name: Name | None = None
    corp: Title | None = None
    runner: Title | None = None
    table: Annotated[int, Field(ge=0, le=100_000)] | None = None
    """A table that is always theirs; 0: none."""
    bye: bool | None = None
    correct: bool = False


class CheckIn(Wire):
    do: Literal["check-in"]
    players: Annotated[list[Number], Field(max_length=5000)] | None = None


class AppointLeader(Wire):
    do: Literal["staff"]
    name: Name
    role: LeaderRole
    remove: bool = False


class SetDuty(Wire):
    do: Literal["duty"]
    name: Name | None = None
    off: bool


class ReserveTables(Wire):
    do: Literal["reserve"]
    tables: Annotated[list[Number], Field(min_length=1, max_length=500)]
    free: bool = False


class TakeSeats(Wire):
    do: Literal["seats"]
    order: Annotated[list[Number], Field(max_length=5000)]


# --- the draft -------------------------------------------------------------------------------------------------------


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


class PickCard(Wire):
    do: Literal["pick"]
    card: Title
    player: Number | None = None


# --- rounds ----------------------------------------------------------------------------------------------------------


class AnnounceRounds(Wire):
    do: Literal["announce"]


class PairRound(Wire):
    do: Literal["pair"]
    hidden: bool = True
    allow_rematches: bool = False
    minutes: Minutes | None = None


class PublishRound(Wire):
    do: Literal["publish"]


class MoveTable(Wire):
    do: Literal["move"]
    table: Number
    to: Number


class GameReport(Wire):
    outcome: Outcome
    ending: Ending | None = None


class ReportMatch(Wire):
    """The result of a match: its points, its games, or a split."""

    do: Literal["report"]
    round: Number | None = None
    table: Number | None = None
    """The reporter's own unless said."""
    seen_by: Number | None = None
    """From which player's side it is told: their points first, and their game as the Corp first. The first player's
    unless said; the reporter's where no table is said."""
    points: tuple[Points, Points] | None = None
    games: Annotated[list[GameReport], Field(min_length=1, max_length=2)] | None = None
    split: bool = False
    leader: Name | None = None
    """Who was present when a split was agreed; the one who reports it unless said."""
    correct: bool = False


class ConfirmReport(Wire):
    do: Literal["confirm"]
    round: Number | None = None
    table: Number | None = None
    game: Number | None = None
    """A game of the bracket."""


class DropPlayer(Wire):
    do: Literal["drop"]
    player: Number | None = None


class NoShow(Wire):
    do: Literal["no-show"]
    player: Number


class RejoinPlayer(Wire):
    do: Literal["rejoin"]
    player: Number


class Disqualify(Wire):
    do: Literal["disqualify"]
    player: Number
    reason: Annotated[str, StringConstraints(min_length=1, max_length=2000)]


class MissingCard(Wire):
    do: Literal["missing-card"]
    player: Number
    side: Side
    found: bool = False


class MakeProxy(Wire):
    do: Literal["proxy"]
    player: Number
    side: Side
    card: Title


# --- elimination -----------------------------------------------------------------------------------------------------


class MakeCut(Wire):
    do: Literal["cut"]


class ChooseSide(Wire):
    do: Literal["side"]
    game: Number
    side: Side


class ReportGame(Wire):
    do: Literal["game"]
    game: Number
    winner: Number | None = None
    """Nobody: a draw, which the higher seed wins."""


# --- the floor -------------------------------------------------------------------------------------------------------


class RunClock(Wire):
    do: Literal["clock"]
    what: Literal["start", "pause", "resume", "call", "extend"]
    table: Number | None = None
    minutes: Minutes | None = None


class GiveRuling(Wire):
    do: Literal["ruling"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=2000)]
    matter: Matter = "ruling"
    penalty: Penalty = "none"
    players: Annotated[list[Number], Field(max_length=20)] = Field(default_factory=list)
    table: Number | None = None
    rules: Annotated[list[RuleId], Field(max_length=20)] = Field(default_factory=list)
    extend: Minutes | None = None
    use_late: bool = False
    consent: bool = False


class ReviewRuling(Wire):
    do: Literal["review"]
    ruling: Number
    text: Annotated[str, StringConstraints(min_length=1, max_length=2000)]


class UndoEntries(Wire):
    """Take back: the last thing done, some entries, everything since one, or a whole round."""

    do: Literal["undo"]
    entries: Annotated[list[Number], Field(min_length=1, max_length=5000)] | None = None
    since: Number | None = None
    round: bool = False


class RedoUndone(Wire):
    do: Literal["redo"]


AnyAction = (
    ChangeTerms | OpenRegistration | EnrolPlayers | LinkPlayer | SubmitDeck | EditPlayer | CheckIn
    | AppointLeader | SetDuty | ReserveTables | TakeSeats | BeginDraft | PickCard | AnnounceRounds | PairRound
    | PublishRound | MoveTable | ReportMatch | ConfirmReport | DropPlayer | NoShow | RejoinPlayer | Disqualify
    | MissingCard | MakeProxy | MakeCut | ChooseSide | ReportGame | RunClock | GiveRuling | ReviewRuling
    | UndoEntries | RedoUndone
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
