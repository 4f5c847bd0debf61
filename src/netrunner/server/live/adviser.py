"""What the ace would do in the place of somebody who plays a guided game. It is given what their side may know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from netrunner.server.live.bot_processes import BotFailed
from netrunner.server.live.bot_turns import report

if TYPE_CHECKING:
    from netrunner.server.live.room import Room

ADVISER: Final = "ace"


class Adviser:
    """Thinks about each decision of the person in a guided game, once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.asked: int | None = None
        """How many choices came before the decision that is thought about, or was."""
        self.key: str | None = None
        """What is advised there."""

    def wake(self) -> None:
        """Think, if it is for the person to decide something that has not been thought about."""
        match = self.room.match
        side = match.decider
        if self.room.closed or not match.options.guided or side is None or match.seats[side].account is None:
            return
        if self.asked == len(match.keys) or (self.task is not None and not self.task.done()):
            return
        self.task = asyncio.create_task(self.think())
        self.task.add_done_callback(report)

    async def think(self) -> None:
        match = self.room.match
        while (side := match.decider) is not None and match.seats[side].account is not None:
            before = len(match.keys)
            if self.asked == before:
                return
            self.asked, self.key = before, None
            try:
                key, _ = await self.room.bot_processes.choose(
                    ADVISER, match.id, match.setup, list(match.keys), side, match.seats[side].account
                )
            except BotFailed:  # reported already; the guide explains without a suggestion
                return
            if len(match.keys) == before and not self.room.closed:
                self.key = key
                self.room.refresh()
                return

    def advice(self) -> str | None:
        """The key of what is advised at the present decision; None while that is not known."""
        return self.key if self.asked == len(self.room.match.keys) else None

    def close(self) -> None:
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
