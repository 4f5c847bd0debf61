"""The garbage collector works by the clock while a server runs, and as before when it has stopped."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from netrunner.server.operations.garbage_collection import now_and_then, paced_garbage_collection
from tests.event_loop import run


class Circle:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """What all tests hold is frozen while they run (`tests/conftest.py`), and again after these."""
    gc.unfreeze()
    yield
    gc.freeze()


def test_the_oldest_objects_are_left_alone_while_the_server_runs() -> None:
    before = gc.get_threshold()

    async def life() -> tuple[int, int]:
        async with paced_garbage_collection():
            return gc.get_threshold()[2], gc.get_freeze_count()

    threshold, frozen = run(life())
    assert threshold > 1_000_000
    assert frozen > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_what_was_looked_at_once_is_set_aside() -> None:
    """And found all the same when everything is looked at."""

    async def life() -> bool:
        async with paced_garbage_collection():
            circle = Circle()
            seen = weakref.ref(circle)
            before = gc.get_freeze_count()
            gc.collect(0)
            assert gc.get_freeze_count() > before
            del circle
            gc.collect(0)
            assert seen() is not None
            task = asyncio.create_task(now_and_then(0.01))
            while seen() is not None:
                await asyncio.sleep(0.01)
            task.cancel()
        return True

    assert run(asyncio.wait_for(life(), 60))
    assert not gc.callbacks or all(
        callback.__module__ != paced_garbage_collection.__module__ for callback in gc.callbacks
    )


def test_circles_are_found_by_the_clock() -> None:
    async def life() -> bool:
        circle = Circle()
        seen = weakref.ref(circle)
        gc.disable()
        try:
            del circle
            task = asyncio.create_task(now_and_then(0.01))
            while seen() is not None:
                await asyncio.sleep(0.01)
            task.cancel()
        finally:
            gc.enable()
        return seen() is None

    assert run(asyncio.wait_for(life(), 60))
