"""A room: a match, who is connected to it, and what they have been told.

Everybody with the same perspective shares one channel: one document, one sequence of patches, encoded once.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, Literal, Protocol

from netrunner.game import Result
from netrunner.server.errors import Refused
from netrunner.server.live import wire
from netrunner.server.live.bot_processes import BotFailed, BotProcesses
from netrunner.server.live.document import Data, LogLines, document
from netrunner.server.live.journal import Journal, JournalError
from netrunner.server.live.match import Entry, Match
from netrunner.server.live.patch import diff
from netrunner.server.operations.metrics import BOT_SECONDS, CHOICE_SECONDS, CHOICES

PATCHES_KEPT: Final = 100
CHAT_LINES: Final = 200
CLAIM: Final = 180.0  # seconds for which a player is gone before the other may claim the game
GRACE: Final = 60.0  # seconds for which a channel without listeners goes on
PAUSES: Final = {"instant": 0.0, "fast": 0.25, "normal": 0.8, "slow": 1.8}
"""Seconds before a bot's choice can be seen."""

Direction = Literal["call-time", "stop", "resume"]

log = logging.getLogger("netrunner.live")


class Listener(Protocol):
    """Somebody who is told things."""

    account: str | None

    def send(self, text: str) -> None:
        """Send a message; never waits."""

    def abandon(self) -> None:
        """Break the connection off: who is there comes again for a snapshot."""

    def follows(self, game: str) -> bool:
        """Whether they still want to be told of a game."""


class Client(Listener, Protocol):
    """Somebody's own connection to this worker."""

    def end(self) -> None:
        """Close it: who it was opened for may not be there any more."""


class Channel:
    """What one perspective has been told."""

    def __init__(self, perspective: str) -> None:
        self.perspective = perspective
        self.lines = LogLines(perspective)
        self.document: Data | None = None
        self.number = 0
        self.patches: deque[tuple[int, str]] = deque(maxlen=PATCHES_KEPT)
        self.listeners: set[Listener] = set()
        self.until = 0.0

    @property
    def wanted(self) -> bool:
        """Whether somebody listens, or has only just been lost and may come back for what they missed."""
        return bool(self.listeners) or time.monotonic() < self.until

    def drop(self) -> None:
        """Forget what was told: who comes back gets a snapshot."""
        if self.document is not None:
            self.document = None
            self.patches.clear()
            self.number += 1


class Room:
    """One game on the server."""

    def __init__(
        self, match: Match, salt: str, table: str | None, journal: Journal, bot_processes: BotProcesses
    ) -> None:
        self.match = match
        self.salt = salt
        self.table = table
        self.journal = journal
        self.bot_processes = bot_processes
        self.pace = PAUSES[match.options.pace]
        self.lock = asyncio.Lock()
        self.session = secrets.token_hex(4)
        self.channels: dict[str, Channel] = {}
        self.chat: list[Data] = []
        self.gone: dict[str, float] = {}
        """When each player who is not here left, by the clock on the wall."""
        self.over = match.result is not None
        self.closed = False
        """The game is no longer what is in here: it was let go of, or has been read anew from its log."""
        self.used = time.monotonic()
        self.bot: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.on_finish: Callable[[str, Result], Awaitable[None]] | None = None
        self.on_failure: Callable[[Room], Awaitable[None]] | None = None

    # --- who is here -----------------------------------------------------------------------------------------------

    def perspective(self, account: str | None) -> str:
        """What somebody may see; `Refused` when they may not watch."""
        side = self.match.seat_of(account)
        if side is not None:
            return side
        if not self.match.options.spectators:
            raise Refused("The players of this game want no spectators.", 403)
        return "both" if self.match.options.visible_hands else "spectator"

    async def enter(self, listener: Listener, since: int | None, session: str | None) -> None:
        """Tell somebody where the game stands, and from now on what happens."""
        channel = self.channel(self.perspective(listener.account))
        first = listener not in channel.listeners
        channel.listeners.add(listener)
        if (side := self.match.seat_of(listener.account)) is not None:
            self.gone.pop(side, None)
        for text in self.catch_up(channel, since, session):
            listener.send(text)
        if first:
            self.refresh()

    def catch_up(self, channel: Channel, since: int | None, session: str | None) -> list[str]:
        """What somebody has to be told who has seen everything up to a number, or nothing."""
        if channel.document is None:
            self.renew(channel)
        if session == self.session and since is not None and since <= channel.number:
            later = [text for number, text in channel.patches if number > since]
            if len(later) == channel.number - since:
                return later
        return [self.snapshot(channel)]

    def leave(self, listener: Listener) -> None:
        for channel in self.channels.values():
            if listener in channel.listeners:
                channel.listeners.discard(listener)
                channel.until = time.monotonic() + GRACE
        side = self.match.seat_of(listener.account)
        if side is not None and all(other.account != listener.account for other in self.listeners):
            self.gone[side] = time.time()
        self.used = time.monotonic()
        self.refresh()

    def channel(self, perspective: str) -> Channel:
        return self.channels.setdefault(perspective, Channel(perspective))

    def snapshot(self, channel: Channel) -> str:
        at = datetime.now(UTC).isoformat()
        return json.dumps(
            {
                "tell": "snapshot",
                "room": self.match.id,
                "session": self.session,
                "number": channel.number,
                "at": at,
                "document": channel.document,
            },
            separators=(",", ":"),
        )

    # --- telling ---------------------------------------------------------------------------------------------------

    def around(self) -> Data:
        present = [listener.account for listener in self.listeners]
        seats = {side: self.match.seats[side].account for side in ("corp", "runner")}
        return {
            "here": {side: account is not None and account in present for side, account in seats.items()},
            "spectators": sum(account is None or account not in seats.values() for account in present),
            "gone": {side: datetime.fromtimestamp(at, UTC).isoformat() for side, at in self.gone.items()},
            "chat": self.chat,
            "table": self.table,
        }

    def renew(self, channel: Channel) -> None:
        """Bring a channel up to date and tell its listeners what has changed."""
        new = document(self.match, channel.perspective, channel.lines, self.salt, self.around())
        old, channel.document = channel.document, new
        if old is None:
            return
        operations = diff(old, new)
        if not operations:
            return
        channel.number += 1
        text = json.dumps(
            {"tell": "patch", "room": self.match.id, "number": channel.number, "operations": operations},
            separators=(",", ":"),
        )
        channel.patches.append((channel.number, text))
        for listener in channel.listeners:
            listener.send(text)

    def refresh(self) -> None:
        """Tell everybody what has changed."""
        if self.closed:
            return
        for channel in self.channels.values():
            if channel.wanted:
                self.renew(channel)
            else:
                channel.drop()
        self.wind_timer()

    # --- what players do -------------------------------------------------------------------------------------------

    async def handle(self, account: str | None, message: wire.ClientMessage) -> Data:
        """Do what somebody asks for; what to answer beside "done". `Refused` changes nothing."""
        side = self.match.seat_of(account)
        if side is None:
            raise Refused("You are watching: only the players act in this game.", 403)
        if isinstance(message, wire.WhyNot):
            return self.why_not(side, message.label)
        started = time.perf_counter()
        await self.alone(lambda: self.act(side, message))
        if isinstance(message, wire.Choose | wire.TakeShortcut | wire.PassOn):
            CHOICE_SECONDS.observe(time.perf_counter() - started)
        return {}

    async def alone(self, do: Callable[[], Entry | None]) -> None:
        """Do something while nobody else does, and write it down. Whoever stops waiting for it does not stop it: what
        has been done is told, and what follows from it follows."""
        await asyncio.shield(asyncio.create_task(self.one_by_one(do)))

    async def one_by_one(self, do: Callable[[], Entry | None]) -> None:
        async with self.lock:
            if self.closed:
                raise Refused("The game was just read anew. Look at the table and try again.", 503)
            if (entry := do()) is not None:
                await self.commit(entry)

    def act(self, side: str, message: wire.ClientMessage) -> Entry:
        match = self.match
        if isinstance(message, wire.Choose):
            return match.choose(side, message.decision, message.option)
        if isinstance(message, wire.TakeShortcut):
            match.expect(side, message.decision)
            found = match.shortcuts()
            if not 0 <= message.index < len(found):
                raise Refused("There is no such shortcut now.", 409)
            return match.choose_keys(side, message.decision, found[message.index].keys)
        if isinstance(message, wire.PassOn):
            return match.pass_on(side, message.decision)
        if isinstance(message, wire.Stops):
            return match.set_stops(side, message.windows)
        if isinstance(message, wire.Act):
            return self.agree(side, message.do)
        raise Refused("That cannot be done in a game.")

    async def direct(self, what: Direction) -> None:
        """What the organiser of a tournament does to a game. It may have been done already."""
        match = self.match
        await self.alone({"call-time": match.call_time, "stop": match.stop, "resume": match.resume}[what])

    def agree(self, side: str, what: str) -> Entry:
        match = self.match
        if what == "undo":
            return match.undo(side)
        if what == "concede":
            return match.concede(side)
        if what == "claim":
            return self.claim(side)
        if what == "offer-draw":
            return match.offer_draw(side)
        if what == "withdraw":
            return match.withdraw(side)
        if what in ("accept", "decline"):
            return match.answer(side, what == "accept")
        raise Refused("That cannot be done in a game.")

    def claim(self, side: str) -> Entry:
        """A player claims the game of one who has been gone for long."""
        other = "runner" if side == "corp" else "corp"
        away = 0.0 if other not in self.gone else time.time() - self.gone[other]
        if away < CLAIM:
            raise Refused(f"The game can be claimed when the other player has been gone for {CLAIM:.0f} seconds.", 409)
        return self.match.claim(side)

    def why_not(self, side: str, label: str) -> Data:
        reason = self.match.game.why_not(label, side)
        if reason is None:
            return {"legal": True}
        return {"legal": False, "problem": {"message": reason.message, "rule": reason.rule, "field": None}}

    async def say(self, account: str, name: str, text: str) -> None:
        """A line of chat."""
        if self.match.seat_of(account) is None:
            raise Refused("Only the players chat at the table.", 403)
        at = await self.journal.say(self.match.id, account, name, text)
        self.chat = [*self.chat[-CHAT_LINES + 1 :], {"name": name, "text": text, "at": at.isoformat()}]
        self.refresh()

    async def commit(self, entry: Entry) -> None:
        """Write down what was done, then tell everybody. When it cannot be written it did not happen."""
        kind, data = entry
        if kind == "resume":
            self.over = False
        ends = self.match.result if not self.over else None
        turns = self.match.game.state.turn
        try:
            await self.journal.write(self.match.id, self.match.entries - 1, kind, data, ends, turns)
        except JournalError as error:
            log.exception("an entry of game %s could not be written", self.match.id)
            if self.on_failure is not None:
                await self.on_failure(self)
            raise Refused("That could not be saved and did not happen. Try again.", 503) from error
        if kind == "choose":
            self.count_choices(data["side"], len(data["keys"]))
        self.used = time.monotonic()
        self.refresh()
        if ends is not None:
            self.over = True
            if self.on_finish is not None:
                await self.on_finish(self.match.id, ends)
        self.wake_bot()

    def count_choices(self, side: str, made: int) -> None:
        """Count the choices of one entry: those of its side, and the passes that followed of themselves."""
        passed = self.match.passed
        CHOICES.labels("person" if self.match.seats[side].bot is None else "bot").inc(made - passed)
        CHOICES.labels("automatic").inc(passed)

    # --- bots and time ---------------------------------------------------------------------------------------------

    def wake_bot(self) -> None:
        """Let the bot play while it is its turn to decide."""
        side = self.match.decider
        if self.closed or side is None or self.match.seats[side].bot is None:
            return
        if self.bot is None or self.bot.done():
            self.bot = asyncio.create_task(self.play_bot())
            self.bot.add_done_callback(report)

    async def play_bot(self) -> None:
        while (side := self.match.decider) is not None and (bot := self.match.seats[side].bot) is not None:
            number = self.match.number
            started = time.monotonic()
            try:
                match = self.match
                key, thought = await self.bot_processes.choose(bot, match.id, match.setup, list(match.keys), side)
            except BotFailed:
                await self.answer_for(side, number, lambda: self.match.concede(side))
                return
            BOT_SECONDS.labels(bot).observe(thought)
            pause = 0.0 if key.startswith("pass:") else self.pace
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - started)))
            if not await self.answer_for(side, number, partial(self.match.choose_keys, side, number, [key])):
                return

    async def answer_for(self, side: str, number: int, do: Callable[[], Entry]) -> bool:
        """Do what a bot has decided, if it is still asked; False when the room has been read anew."""
        async with self.lock:
            if self.closed:
                return False
            if self.match.number == number and self.match.decider == side:
                try:
                    await self.commit(do())
                except Refused:
                    return False  # reported already
        return True

    def wind_timer(self) -> None:
        """See to it that a flag falls in time."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        clock = self.match.clock
        if not self.closed and clock is not None and clock.running is not None and self.match.result is None:
            left = clock.remaining(clock.running, self.match.now())
            self.timer = asyncio.get_running_loop().call_later(left + 0.05, self.ring)

    def ring(self) -> None:
        task = asyncio.get_running_loop().create_task(self.check_flag())
        task.add_done_callback(report)

    async def check_flag(self) -> None:
        async with self.lock:
            if self.closed:
                return
            entry = self.match.flag()
            if entry is not None:
                await self.commit(entry)
            else:
                self.wind_timer()

    def close(self) -> None:
        self.closed = True
        if self.timer is not None:
            self.timer.cancel()
        if self.bot is not None and self.bot is not asyncio.current_task():  # which may be what found out
            self.bot.cancel()

    @property
    def listeners(self) -> list[Listener]:
        return [listener for channel in self.channels.values() for listener in channel.listeners]

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        watched = any(channel.listeners for channel in self.channels.values())
        thinking = self.bot is not None and not self.bot.done()
        ticking = self.match.clock is not None and self.match.result is None
        return not watched and not thinking and not ticking


def report(task: asyncio.Task[Any]) -> None:
    """A task that nobody waits for must not fail in silence."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a task of a live game failed", exc_info=task.exception())
