"""A lesson's script: a position, and what is said and done in it, as `scripts/*.json` has it.

Each step says something. `do` is the label of the option that the pupil takes then, `shortcut` the beginning of a
shortcut's label; a step with neither is only read. `they` is what the other side does before: labels, or "turn" for a
whole turn in which it takes credits. Windows in which nothing of that is offered are passed.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from netrunner.decks import Deck
from netrunner.engine.frame import O_CONTINUE, O_NO, O_NO_ACTION, O_PASS
from netrunner.engine.terms import Side
from netrunner.game import Game
from netrunner.positions import IllegalLabel, PlayByLabel, set_up
from netrunner.server.lessons.wire import Act, Lesson, LessonFrame, LessonName, LessonSummary
from netrunner.server.live.document import LogLines, document
from netrunner.server.live.game_history import OTHER, SeatHolder
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions
from netrunner.server.live.shortcuts import Shortcut
from netrunner.server.live.wire import Room
from netrunner.server.wire import Wire

PASSING: Final = (O_PASS, O_CONTINUE, O_NO_ACTION, O_NO)
PATIENCE: Final = 100
TEACHER: Final = "The other side"
NOBODY: Final[dict[str, Any]] = {"here": {"corp": True, "runner": True}, "spectators": 0, "chat": [], "table": None}


class Step(Wire):
    say: str
    they: tuple[str, ...] | Literal["turn"] = ()
    do: str | None = None
    shortcut: str | None = None


class Script(Wire):
    title: str
    about: str
    side: Side
    turn: Side
    corp: dict[str, Any]
    runner: dict[str, Any]
    steps: list[Step]
    end: str


def read(name: LessonName) -> Script:
    return Script.model_validate_json((files(__package__) / "scripts" / f"{name}.json").read_bytes())


def summary(name: LessonName) -> LessonSummary:
    script = read(name)
    return LessonSummary(name=name, title=script.title, about=script.about, side=script.side)


@cache
def lesson(name: LessonName) -> Lesson:
    """A lesson, played once by its script. What the script wants and the rules do not allow is an error."""
    script = read(name)
    stage = Stage(name, set_up(script.corp, script.runner, script.turn), script.side)
    frames = [stage.play(step, number) for number, step in enumerate(script.steps)]
    frames.append(stage.frame(script.end, len(frames)))
    return Lesson(**summary(name).model_dump(), frames=frames)


class Stage:
    """A position as the pupil sees it, played step by step."""

    def __init__(self, name: LessonName, game: Game, side: Side) -> None:
        self.played = PlayByLabel(game)
        self.side: Side = side
        self.other = OTHER[side]
        seats = {side: SeatHolder("You", "pupil"), self.other: SeatHolder(TEACHER, None, "rookie")}
        setup = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=0).setup
        self.match = Match(name, setup, seats, GameOptions(guided=True), lambda: 0.0)
        self.match.game = game

    def play(self, step: Step, number: int) -> LessonFrame:
        """What the other side does, then the table as the step finds it, then what the pupil does."""
        s = self.played
        if step.they == "turn":
            s.pass_until("Gain 1 credit")
            s.end_turn()
        else:
            for label in step.they:
                s.choose(label, side=self.other)
        if step.do is not None:
            self.reach(step.do)
        self.match.entries = number  # shortcuts are looked for anew
        if step.do is None and step.shortcut is None:
            return self.frame(step.say, number)
        if step.do is not None:
            index = s.match(step.do)
            assert index is not None
            keys = [s.state.options[index].key]
            frame = self.frame(step.say, number, option=index)
        else:
            assert step.shortcut is not None
            way = self.shortcut(step.shortcut)
            keys = list(way.keys)
            frame = self.frame(step.say, number, shortcut=way)
        for key in keys:
            s.game.choose(next(option for option in s.state.options if option.key == key))
        return frame

    def reach(self, label: str) -> None:
        """Pass until the pupil is offered something."""
        s = self.played
        for _ in range(PATIENCE):
            if s.side == self.side and s.can(label):
                return
            passing = next((option for option in s.state.options if option.kind in PASSING), None)
            if passing is None:
                break
            s.game.choose(passing)
        raise IllegalLabel(f"{label!r} is not offered to the {self.side}: {s.side} may choose {', '.join(s.options)}.")

    def shortcut(self, label: str) -> Shortcut:
        for way in self.match.shortcuts():
            if way.label.startswith(label):
                return way
        raise IllegalLabel(f"No shortcut begins with {label!r}.")

    def frame(
        self, say: str, number: int, *, option: int | None = None, shortcut: Shortcut | None = None
    ) -> LessonFrame:
        """The table now, with nothing to be done but one option, or a shortcut in every place where it is offered: the
        button, the subroutine, the card that begins it."""
        shown = document(self.match, self.side, LogLines(self.side), "", NOBODY)
        ways = self.match.shortcuts() if shortcut is not None else []
        alike = [place for place, way in enumerate(ways) if shortcut is not None and way.keys == shortcut.keys]
        shown["shortcuts"] = [each for each in shown["shortcuts"] if each["index"] in alike]
        if shortcut is not None:
            option = next(i for i, each in enumerate(self.played.state.options) if each.key == shortcut.keys[0])
        act: Act | None = "shortcut" if shortcut is not None else "choose" if option is not None else None
        shown["decision"] = None if act is None else number
        if option is None:
            shown["view"]["decision"] = None
        else:
            decision = shown["view"]["decision"]
            decision["options"] = [decision["options"][option]]
        return LessonFrame(say=say, room=Room.model_validate(shown), act=act)
