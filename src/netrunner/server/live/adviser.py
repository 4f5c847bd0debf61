"""What the ace would do in the place of somebody who plays a guided game. It is given what their side may know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from netrunner.engine.frame import O_CONTINUE, O_JACK_OUT, O_PLAY, O_RUN
from netrunner.engine.terms import RUNNER
from netrunner.server.live.bot_processes import BotFailed
from netrunner.server.live.bot_turns import report
from netrunner.server.live.game_history import kind_of

if TYPE_CHECKING:
    from netrunner.engine.state import State
    from netrunner.server.live.room import Room

ADVISER: Final = "ace"
RUN: Final = "run"
ACTIONS: Final = {"credit", "draw", "install", "play", "run", "remove-tag"}
"""How the keys of what the Runner does outside of runs begin."""
EXPECTED: Final = {"approach", "encounter", "pass", "approach-server", "break"}
"""Beats of a run that tell the Runner nothing that was not known when it was begun: what is rezzed is."""
OWN: Final = {"use", "lose"}
"""Beats of the same kind, when it is the Runner who does it."""


class Adviser:
    """Thinks about each decision of the person in a guided game, once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.asked: list[str] | None = None
        """The choices that came before the decision that is thought about, or was."""
        self.key: str | None = None
        """What is advised there."""
        self.run: list[str] | None = None
        """The choices up to a run that was advised, or a card that may begin one, and with it."""

    def wake(self) -> None:
        """Think, if it is for the person to decide something that has not been thought about."""
        match = self.room.match
        side = match.decider
        if self.room.closed or not match.options.guided or side is None or match.seats[side].account is None:
            return
        if self.asked == match.keys or (self.task is not None and not self.task.done()):
            return
        self.task = asyncio.create_task(self.think())
        self.task.add_done_callback(report)

    async def think(self) -> None:
        match = self.room.match
        while (side := match.decider) is not None and match.seats[side].account is not None:
            before = list(match.keys)
            if self.asked == before:
                return
            self.asked, self.key = before, None
            try:
                key, _ = await self.room.bot_processes.choose(
                    ADVISER, match.id, match.setup, before, side, match.seats[side].account
                )
            except BotFailed:  # reported already; the guide explains without a suggestion
                return
            if match.keys == before and not self.room.closed:
                self.key = self.consistent(key)
                self.room.refresh()
                return

    def consistent(self, key: str) -> str:
        """The same advice, but that nobody is sent into a run and out of it again while nothing has come to light:
        the ace thinks anew each time, and worlds that it imagines may look worse than those of before."""
        match = self.room.match
        kinds = {option.key: option.kind for option in match.game.state.options}
        kind = kinds.get(key)
        if kind in (O_RUN, O_PLAY):
            self.run = [*match.keys, key]
        if kind != O_JACK_OUT or not self.runs_as_advised() or news_in_run(match.game.state):
            return key
        return next((other for other, kind in kinds.items() if kind == O_CONTINUE), key)

    def runs_as_advised(self) -> bool:
        """Whether the present run is one that was advised, and not one that was begun after it."""
        keys = self.room.match.keys
        if self.run is None or keys[: len(self.run)] != self.run:
            return False
        return not any(kind_of(key) in ACTIONS for key in keys[len(self.run) :])

    def advice(self) -> str | None:
        """The key of what is advised at the present decision; None while that is not known."""
        return self.key if self.asked == self.room.match.keys else None

    def close(self) -> None:
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()


def news_in_run(g: State) -> bool:
    """Whether anything has happened in the present run that the Runner could not know before it."""
    beat = g.beats
    while beat is not None and beat.kind != RUN:
        if beat.kind not in EXPECTED and not (beat.kind in OWN and beat.side == RUNNER):
            return True
        beat = beat.previous
    return False
