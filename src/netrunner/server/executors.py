"""Threads for what takes time, by kind, so that one kind never keeps another waiting.

    found = await in_thread("rules", search, words)

Each kind has a few threads and a number of places to wait; beyond them it is refused at once, with when to come again.
What fails fails for the caller, whatever it raises.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, Literal, ParamSpec, TypeVar

from netrunner.server.errors import Refused

Kind = Literal["games", "decks", "rules", "cards", "records", "replays", "look-back", "passwords", "events"]
THREADS: Final[dict[Kind, int]] = {
    "games": 2,  # reading games from their logs
    "decks": 2,  # checks of decks, and lists that are read
    "rules": 1,  # the rule book and its search
    "cards": 1,  # cards, their search, and what breaking costs
    "records": 1,  # records from elsewhere, played through
    "replays": 1,  # finished games, played through
    "look-back": 1,  # games that are going on, played through to an earlier position
    "passwords": 2,
    "events": 2,  # tournaments
}
WAITING: Final[dict[Kind, int]] = {
    "games": 1000,
    "decks": 200,
    "rules": 200,
    "cards": 200,
    "records": 20,
    "replays": 200,
    "look-back": 100,
    "passwords": 1000,
    "events": 2000,
}
"""How much of a kind may wait for a thread. A whole tournament looks at its pairings in the same minute."""

BUSY: Final = "The server has too much to do just now. Try again in a moment."

P = ParamSpec("P")
T = TypeVar("T")
asked: Counter[str] = Counter()


class WorkFailed(RuntimeError):
    """What was done in a thread raised something that no future can carry."""


@cache
def executor(kind: Kind) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(THREADS[kind], thread_name_prefix=f"netrunner-{kind}")


async def in_thread(kind: Kind, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something in a thread of its kind. `Refused` when too much of the kind waits already."""
    if asked[kind] >= WAITING[kind] + THREADS[kind]:
        raise Refused(BUSY, 503)

    def run() -> T:
        try:
            return work(*args, **kwargs)
        except StopIteration as error:  # a future would never be done with it
            raise WorkFailed("nothing was found where something had to be") from error

    asked[kind] += 1
    try:
        try:
            done = asyncio.get_running_loop().run_in_executor(executor(kind), run)
        except RuntimeError as error:  # the machine gives us no thread
            raise Refused(BUSY, 503) from error
        return await done
    finally:
        asked[kind] -= 1
