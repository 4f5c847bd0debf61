"""Python's garbage collector, told not to interrupt games.

A server with hundreds of games holds half a million long-lived objects. Left alone, the collector walks through all of
them every few seconds, and everybody waits a third of a second. Nearly all garbage here dies by itself when nobody
holds it; what is left in circles is young, or can wait. So each object is looked at once while it is young, a few
milliseconds at a time, and what is still there then is set aside until everything is looked at, by the clock.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from netrunner.server.operations.metrics import COLLECTION_SECONDS

YOUNG: Final = 5_000  # new objects between two looks at the youngest
NEVER: Final = 1_000_000_000
INTERVAL: Final = 600.0  # seconds between two looks at everything


@asynccontextmanager
async def paced_garbage_collection() -> AsyncIterator[None]:
    """Collect by the clock while the server runs."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # modules, cards and rules are here to stay
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.callbacks.append(set_survivors_aside)
    task = asyncio.create_task(now_and_then())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        gc.callbacks.remove(set_survivors_aside)
        gc.set_threshold(*before)
        gc.unfreeze()


def set_survivors_aside(phase: str, info: dict[str, int]) -> None:
    """What has been looked at is not looked at again with what comes after it."""
    if phase == "stop" and info["generation"] == 0:
        gc.freeze()


async def now_and_then(interval: float = INTERVAL) -> None:
    while True:
        await asyncio.sleep(interval)
        start = time.perf_counter()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        COLLECTION_SECONDS.observe(time.perf_counter() - start)
