"""What is done on the floor: clocks, rulings, calls for a judge."""

from typing import Annotated, Literal

from pydantic import StrictBool, StrictInt, StringConstraints

from netrunner.engine.terms import Side
from netrunner.tournament.commands.command import Command, Number, Words
from netrunner.tournament.judge import Matter, Penalty

ClockAction = Literal["start", "pause", "resume", "call", "extend"]


class RunClock(Command):
    """Start, pause, resume or end a round's time, or extend it for one table."""

    needs = "clock"
    do: Literal["clock"] = "clock"
    what: ClockAction
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
