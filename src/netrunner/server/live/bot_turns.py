"""What the bot at a table does when it is asked, and which of its choices have failed."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, Any

from netrunner.server.errors import Refused
from netrunner.server.live.bot_processes import BotFailed
from netrunner.server.operations.metrics import BOT_SECONDS

if TYPE_CHECKING:
    from netrunner.server.live.room import Room

log = logging.getLogger("netrunner.live")


class BotTurns:
    """Plays the bot's choices in a room, one after another, while it is asked."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.failed: set[tuple[int, str]] = set()
        """What the engine could not carry out: how many choices came before, and the key."""

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
        while (side := match.decider) is not None and (bot := match.seats[side].bot) is not None:
            number, before = match.number, len(match.keys)
            started = time.monotonic()
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
            pause = 0.0 if key.startswith("pass:") else self.room.pace
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - started)))
            if not await self.answer(side, number, before, key):
                return

    def opponent(self, side: str) -> str:
        return "runner" if side == "corp" else "corp"

    def any_key(self) -> str:
        """Any choice that has not failed: worse than a bad answer is only a game that stands still. Empty where all
        have."""
        before = len(self.room.match.keys)
        keys = [option.key for option in self.room.match.game.state.options]
        return random.choice([key for key in keys if (before, key) not in self.failed] or [""])

    async def answer(self, side: str, number: int, before: int, key: str) -> bool:
        """Do what the bot has decided, if it is still asked; False when the room has been read anew."""
        room = self.room
        attempt: dict[str, Any] = {"do": "bot", "side": side, "keys": [key]}

        def choose() -> Any:
            if room.match.number != number or room.match.decider != side:
                return None  # somebody took a choice back meanwhile
            return room.match.choose_keys(side, number, [key])

        self.failed.add((before, key))  # until it has been carried out
        try:
            await room.one_by_one(choose, attempt)
        except Refused as refusal:  # reported already
            if refusal.status != 500:
                self.failed.discard((before, key))
            return False
        self.failed.discard((before, key))
        return True

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
