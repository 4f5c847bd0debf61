"""What is done in Swiss rounds: announcing, pairing, reporting, leaving."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from netrunner.engine.terms import Side
from netrunner.tournament.commands.command import Command, Minutes, Name, Number, Title, Words
from netrunner.tournament.result import Ending, Outcome


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

    needs = "pair-by-hand"
    do: Literal["swap"] = "swap"
    first: Number
    second: Number
    anyway: StrictBool = False


class GiveBye(Command):
    """Somebody has the bye: who came too late to be paired, whose opponent has left, or instead of who has it."""

    needs = "pair-by-hand"
    do: Literal["bye"] = "bye"
    player: Number
    anyway: StrictBool = False


class FillBye(Command):
    """Who came too late to be paired plays who has the bye."""

    needs = "pair-by-hand"
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
