"""What the bot at a table does when it is asked, and which of its choices have failed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict, deque
from typing import TYPE_CHECKING, Any, Final

from netrunner.server.errors import Refused
from netrunner.server.live.bot_processes import BotFailed
from netrunner.server.live.stops import forced
from netrunner.server.operations.metrics import BOT_SECONDS

if TYPE_CHECKING:
    from netrunner.server.live.room import Room

FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 8.0
LONGEST_PRETENCE: Final = 1.0
"""Seconds that a bot with nothing to choose waits at most."""
DECLINES: Final = ("pass:", "no:")
"""How the keys of answers begin of which nobody is told but that they were given."""
DECLINE_SHARE: Final = 0.4
"""To decline takes this part of what anything else takes: so long that what happened before it is seen."""
THOUGHTS: Final[defaultdict[str, deque[float]]] = defaultdict(lambda: deque(maxlen=20))
"""How long each bot took for the last questions that it had to think about and declined, at any table."""

log = logging.getLogger("netrunner.live")


def patience(unsaved: int) -> float:
    """Seconds that a bot waits when nothing could be written so many times in a row: the disk is full, or the database
    away, and trying at once would only add to it.

    >>> [patience(times) for times in (1, 2, 3, 20)]
    [0.25, 0.5, 1.0, 8.0]
    """
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(unsaved - 1, 10))


class BotTurns:
    """Plays the bot's choices in a room, one after another, while it is asked."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.failed: set[tuple[int, str]] = set()
        """What the engine could not carry out: how many choices came before, and the key."""
        self.trying: tuple[int, str] | None = None
        """What is being carried out."""

    def wake(self) -> None:
        """Let the bot play while it is its turn to decide."""
        side = self.room.match.decider
        if self.room.closed or side is None or self.room.match.seats[side].bot is None:
            return
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.play())
            self.task.add_done_callback(report)

    async def play(self) -> None:
        match = self.room.match
        if self.room.unsaved:
            await asyncio.sleep(patience(self.room.unsaved))
        while (side := match.decider) is not None and (bot := match.seats[side].bot) is not None:
            number, before = match.number, len(match.keys)
            started, state = time.monotonic(), match.game.state
            nothing = len(state.options) == 1 or forced(state)
            try:
                key, thought = await self.room.bot_processes.choose(
                    bot, match.id, match.setup, list(match.keys), side, match.seats[self.opponent(side)].account
                )
                BOT_SECONDS.labels(bot).observe(thought)
            except BotFailed:
                key = self.any_key()
            if len(match.keys) != before:
                continue  # a choice was taken back meanwhile
            if (before, key) in self.failed:
                key = self.any_key()
            if not key:
                await self.room.give_up("Nothing that the bot can choose can be carried out.")
                return
            took = time.monotonic() - started
            if key.startswith(DECLINES) and not nothing:
                THOUGHTS[bot].append(took)
            await asyncio.sleep(max(0.0, self.pause(bot, key, nothing) - took))
            if not await self.answer(side, number, before, key):
                return

    def pause(self, bot: str, key: str, nothing: bool) -> float:
        """Seconds from the question to the answer, at least. One to which there is but one answer, as only the bot's
        own cards tell, takes as long as one of the last that it declined: whoever sees only that nothing happens cannot
        tell the two apart."""
        shown = (DECLINE_SHARE if key.startswith(DECLINES) else 1.0) * self.room.pace
        return max(shown, min(LONGEST_PRETENCE, secrets.choice(THOUGHTS[bot] or [0.0]))) if nothing else shown

    def opponent(self, side: str) -> str:
        return "runner" if side == "corp" else "corp"

    def any_key(self) -> str:
        """Any choice that has not failed: worse than a bad answer is only a game that stands still. Empty where all
        have."""
        before = len(self.room.match.keys)
        keys = [option.key for option in self.room.match.game.state.options]
        return secrets.choice([key for key in keys if (before, key) not in self.failed] or [""])

    async def answer(self, side: str, number: int, before: int, key: str) -> bool:
        """Do what the bot has decided, if it is still asked; False when the room has been read anew."""
        room = self.room
        attempt: dict[str, Any] = {"do": "bot", "side": side, "keys": [key]}

        def choose() -> Any:
            if room.match.number != number or room.match.decider != side:
                return None  # somebody took a choice back meanwhile
            return room.match.choose_keys(side, number, [key])

        self.trying = (before, key)
        try:
            await room.one_by_one(choose, attempt)
        except Refused:  # reported already
            return False
        return True

    def never_again(self) -> None:
        """The engine failed at what is being carried out. What could only not be written may be chosen again: it may
        be all that can be chosen."""
        if self.trying is not None:
            self.failed.add(self.trying)

    def close(self) -> None:
        if self.task is not None and self.task is not asyncio.current_task():  # which may be what found out
            self.task.cancel()

    @property
    def thinking(self) -> bool:
        return self.task is not None and not self.task.done()


def report(task: asyncio.Task[Any]) -> None:
    """A task that nobody waits for must not fail in silence."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a task of a live game failed", exc_info=task.exception())
