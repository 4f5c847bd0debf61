"""Lessons: the list of them, and each with every table it shows."""

from __future__ import annotations

from typing import Annotated, get_args

from fastapi import APIRouter, Path, Response

from netrunner.server.errors import refusals
from netrunner.server.executors import in_thread
from netrunner.server.lessons.script import lesson, summary
from netrunner.server.lessons.wire import Lesson, LessonList, LessonName

router = APIRouter(prefix="/api/lessons", tags=["lessons"])


@router.get("", responses=refusals())
async def lessons() -> LessonList:
    """The lessons in their order."""
    return LessonList(lessons=[summary(name) for name in get_args(LessonName)])


@router.get("/{name}", response_model=Lesson, responses=refusals(404, 503))
async def one(name: Annotated[LessonName, Path()]) -> Response:
    """A lesson: what is said and shown, step by step."""
    found = await in_thread("replays", lesson, name)
    return Response(found.model_dump_json(exclude_unset=True, by_alias=True), media_type="application/json")
