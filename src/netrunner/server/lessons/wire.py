"""What is said about lessons."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from netrunner.engine.terms import Side
from netrunner.server.live.wire import Room
from netrunner.server.wire import Wire

LessonName = Literal["turn", "run", "ice", "scoring", "damage"]
"""In the order in which they are taken."""


Act = Literal["choose", "shortcut"]


class LessonSummary(Wire):
    name: LessonName
    title: str
    about: str
    side: Side


class LessonList(Wire):
    lessons: list[LessonSummary]


class LessonFrame(Wire):
    """A moment of a lesson: what is said, and the table with the one thing that is to be done now."""

    say: str
    room: Room
    act: Act | None
    """What is to be done on the table: whatever is offered there goes on. None: it is only read."""


class Lesson(LessonSummary):
    frames: Annotated[list[LessonFrame], Field(min_length=2)]
