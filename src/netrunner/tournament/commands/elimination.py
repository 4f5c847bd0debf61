"""What is done in the cut and its bracket."""

from typing import Literal

from pydantic import StrictBool, StrictInt

from netrunner.tournament.commands.command import Command
from netrunner.tournament.sides import SideReason


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
    why: SideReason
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
