"""Runs coroutines in a thread of their own: where a browser is open, Playwright's event loop runs in the main one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """What `asyncio.run` does, wherever a test is run after a browser has been opened.

    >>> run(asyncio.sleep(0, "done"))
    'done'
    """
    with ThreadPoolExecutor(max_workers=1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def run_on(loop: asyncio.AbstractEventLoop, coroutine: Coroutine[Any, Any, Result]) -> Result:
    """The same on a loop of one's own, which is closed then."""
    with ThreadPoolExecutor(max_workers=1) as pool:
        try:
            return pool.submit(loop.run_until_complete, coroutine).result()
        finally:
            loop.close()
