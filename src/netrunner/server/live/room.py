"""A room: a match, who is connected to it, and what they have been told.

Everybody with the same perspective shares one channel: one document, one sequence of patches, encoded once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple, NoReturn

from pydantic_core import to_json

from netrunner.game import Result
from netrunner.server.errors import DatabaseTimeout, Refused
from netrunner.server.executors import in_thread
from netrunner.server.live import wire
from netrunner.server.live.adviser import Adviser
from netrunner.server.live.bot_processes import BotProcesses
from netrunner.server.live.bot_turns import BotTurns, report
from netrunner.server.live.channel import Channel, Listener
from netrunner.server.live.document import Data, document, past
from netrunner.server.live.faults import SENTENCE, FaultRecords
from netrunner.server.live.journal import Journal, JournalError
from netrunner.server.live.look_back import position_at
from netrunner.server.live.match import Entry, Match
from netrunner.server.live.patch import diff
from netrunner.server.operations.metrics import CHOICE_SECONDS, CHOICES

CHAT_LINES: Final = 200
CLAIM: Final = 180.0  # seconds for which a player is gone before the other may claim the game
SERVER_NAME: Final = "netrunner"
"""What the server calls itself in the chat: nobody else may be called that."""
GRACE: Final = 60.0  # seconds for which a channel without listeners goes on
PAUSES: Final = {"instant": 0.0, "fast": 0.25, "normal": 0.8, "slow": 1.8}
"""Seconds before a bot's choice can be seen."""
ANEW: Final = "The game was just read anew. Look at the table and try again."
UNSAVED: Final = "That could not be saved and did not happen. Try again."
UNKNOWN: Final = "The database does not answer just now. The table will show whether that was saved: if not, try again."
UNSHOWN: Final = "The server made an error and cannot show this game. The error has been noted."
UNSHOWN_ONCE: Final = (
    "The server made an error and could not show somebody what had changed. The game was read again and goes on. "
    "The error has been noted."
)
UNSHOWN_END: Final = (
    "The server made an error and could not show how the game ended. It is over all the same. The error has been noted."
)
ENDINGS: Final = frozenset({"concede", "draw", "claim", "time", "stop"})
"""Entries that end a game without the engine."""
UNANSWERED: Final = "The server made an error and cannot answer that. The error has been noted."

Direction = Literal["call-time", "stop", "resume"]

log = logging.getLogger("netrunner.live")


def encoded(message: Data) -> str:
    """A message as it goes over the wire."""
    return to_json(message).decode()


def watchers(game: str) -> str:
    """The room in which those talk who watch a game."""
    return f"{game}-watch"


class Departure(NamedTuple):
    """When a player went: as people are told, and as their absence is measured."""

    at: str
    since: float


class Room:
    """One game on the server."""

    def __init__(
        self,
        match: Match,
        salt: str,
        table: str | None,
        journal: Journal,
        bot_processes: BotProcesses,
        faults: FaultRecords,
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
        self.watching_chat: list[Data] = []
        self.gone: dict[str, Departure] = {
            side: self.departure() for side, seat in match.seats.items() if seat.account is not None
        }
        """Since when each player is not here: at first nobody is, and who never comes must not hold the other up."""
        self.over = match.result is not None
        self.closed = False
        """The game is no longer what is in here: it was let go of, or has been read anew from its log."""
        self.used = time.monotonic()
        self.faults = faults
        self.writing = False
        """Something has been done that is not written yet: nobody is told anything until it is."""
        self.stale = False
        """Something else has changed meanwhile that everybody has to be told of."""
        self.unsaved = 0
        """How many times in a row something could not be written."""
        self.unshown: asyncio.Task[None] | None = None
        """The task that reads the game again because somebody could not be told what has changed."""
        self.unsaved_task: asyncio.Task[None] | None = None
        """The task that reads the game again because the database did not say whether something was written."""
        self.bot_turns = BotTurns(self)
        self.adviser = Adviser(self)
        self.timer: asyncio.TimerHandle | None = None
        self.on_finish: Callable[[str, Result], Awaitable[None]] | None = None
        self.on_failure: Callable[[Room, str], Coroutine[Any, Any, None]] | None = None
        self.on_give_up: Callable[[Room, str], Awaitable[None]] | None = None

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
        async with self.as_written():
            channel = self.channel(self.perspective(listener.account))
            first = listener not in channel.listeners
            channel.listeners.add(listener)
            if (side := self.match.seat_of(listener.account)) is not None:
                self.gone.pop(side, None)
            try:
                for text in self.catch_up(channel, since, session):
                    listener.send(text)
                if first:
                    self.refresh()
            except Exception as error:
                channel.listeners.discard(listener)
                self.note(error, {"do": "enter", "perspective": channel.perspective})
                raise Refused(UNSHOWN, 500) from error

    def catch_up(self, channel: Channel, since: int | None, session: str | None) -> list[str]:
        """What somebody has to be told who has seen everything up to a number, or nothing."""
        if channel.document is None:
            self.renew(channel)
        if session == self.session and since is not None and since <= channel.number:
            later = [text for number, text in channel.patches if number > since]
            if len(later) == channel.number - since:
                return later
        return [self.snapshot(channel)]

    def show_again(self, listeners: Collection[Listener]) -> None:
        """Show the table as it was last told to some who may have missed something."""
        for channel in self.channels.values():
            if channel.document is not None:
                for listener in channel.listeners.intersection(listeners):
                    listener.send(self.snapshot(channel))

    def leave(self, listener: Listener) -> None:
        for channel in self.channels.values():
            if listener in channel.listeners:
                channel.listeners.discard(listener)
                channel.until = time.monotonic() + GRACE
        side = self.match.seat_of(listener.account)
        if side is not None and all(other.account != listener.account for other in self.listeners):
            self.gone[side] = self.departure()
        self.used = time.monotonic()
        self.refresh()

    def departure(self) -> Departure:
        """Somebody is not here from now on: by the server's clock, as everything that people are told."""
        return Departure(datetime.fromtimestamp(self.match.now(), UTC).isoformat(), time.monotonic())

    def follow(self, before: Room) -> None:
        """Come in the place of a room whose game was read again: who is gone stays gone, and a bot has patience."""
        self.gone |= before.gone
        self.unsaved = before.unsaved

    def channel(self, perspective: str) -> Channel:
        return self.channels.setdefault(perspective, Channel(perspective))

    def snapshot(self, channel: Channel) -> str:
        at = datetime.fromtimestamp(self.match.now(), UTC).isoformat()
        return encoded(
            {
                "tell": "snapshot",
                "room": self.match.id,
                "session": self.session,
                "number": channel.number,
                "at": at,
                "document": channel.document,
            }
        )

    # --- telling ---------------------------------------------------------------------------------------------------

    def around(self) -> Data:
        present = [listener.account for listener in self.listeners]
        seats = {side: self.match.seats[side].account for side in ("corp", "runner")}
        return {
            "here": {side: account is not None and account in present for side, account in seats.items()},
            "spectators": sum(account is None or account not in seats.values() for account in present),
            "gone": {side: departure.at for side, departure in self.gone.items()},
            "chat": self.chat,
            "watching": self.watching_chat,
            "table": self.table,
            "advice": self.adviser.advice(),
        }

    def written(self, channel: Channel, around: Data | None = None) -> Data:
        """What a channel's perspective sees of the match as it is in memory."""
        return document(self.match, channel.perspective, channel.lines, self.salt, around or self.around())

    def renew(self, channel: Channel) -> None:
        """Bring a channel up to date and tell its listeners what has changed."""
        self.show(channel, self.written(channel))

    def show(self, channel: Channel, new: Data) -> None:
        """Tell the listeners of a channel what is new."""
        old, channel.document = channel.document, new
        if old is None:
            return
        operations = diff(old, new)
        if not operations:
            channel.document = old
            return
        channel.number += 1
        text = encoded({"tell": "patch", "room": self.match.id, "number": channel.number, "operations": operations})
        channel.keep(text)
        for listener in channel.listeners:
            listener.send(text)

    def refresh(self) -> None:
        """Tell everybody what has changed; later, while something is being written."""
        if self.closed:
            return
        if self.writing:
            self.stale = True
            return
        try:
            for channel in self.channels.values():
                if channel.wanted:
                    self.renew(channel)
                else:
                    channel.drop()
            self.wind_timer()
        except Exception as error:
            self.fail_showing(error)

    # --- what players do -------------------------------------------------------------------------------------------

    async def handle(self, account: str | None, message: wire.ClientMessage) -> Data:
        """Do what somebody asks for; what to answer beside "done". `Refused` changes nothing."""
        if isinstance(message, wire.LookBack):
            return {"moment": await self.look_back(self.perspective(account), message.line)}
        side = self.match.seat_of(account)
        if side is None:
            raise Refused("You are watching: only the players act in this game.", 403)
        if isinstance(message, wire.WhyNot):
            async with self.as_written():
                return self.why_not(side, message)
        started = time.perf_counter()
        attempt = {**message.model_dump(), "side": side}
        await self.alone(lambda: self.act(side, message), attempt)
        if isinstance(message, wire.Choose | wire.TakeShortcut | wire.PassOn):
            CHOICE_SECONDS.observe(time.perf_counter() - started)
        return {}

    @asynccontextmanager
    async def as_written(self) -> AsyncIterator[None]:
        """While nothing is being written: what may yet turn out not to have happened is neither shown nor explained."""
        async with self.lock:
            if self.closed:
                raise Refused(ANEW, 503)
            yield

    async def alone(self, do: Callable[[], Entry | None], attempt: Mapping[str, Any]) -> None:
        """Do something while nobody else does, and write it down. Whoever stops waiting for it does not stop it: what
        has been done is told, and what follows from it follows."""
        await asyncio.shield(asyncio.create_task(self.one_by_one(do, attempt)))

    async def one_by_one(self, do: Callable[[], Entry | None], attempt: Mapping[str, Any]) -> None:
        """`Refused` when it is not done: nothing has changed then, whatever was the reason. Who wants to leave a game
        does, although its end cannot be shown: they could never sit down anywhere else."""
        async with self.lock:
            if self.closed:
                raise Refused(ANEW, 503)
            self.writing = True
            unshown: Exception | None = None
            entry: Entry | None = None
            try:
                entry = do()
                shown = self.prepare() if entry is not None else []
            except Refused:
                self.done_writing()
                raise
            except Exception as error:
                if entry is None or entry[0] not in ENDINGS:
                    await self.fail(error, attempt)
                unshown, shown = error, []
            if entry is None:
                self.done_writing()
            else:
                await self.commit(entry, shown)
            if unshown is not None:
                self.fail_showing(unshown)

    def done_writing(self) -> None:
        """What is in memory is what is written: tell what had to wait for that."""
        self.writing = False
        if self.stale:
            self.stale = False
            self.refresh()

    def prepare(self) -> list[tuple[Channel, Data]]:
        """What everybody will be told. Written before anything is kept: what cannot be shown is not done."""
        around = self.around()
        return [(channel, self.written(channel, around)) for channel in self.channels.values() if channel.wanted]

    def note(self, error: Exception, attempt: Mapping[str, Any]) -> None:
        """Keep what repeats a fault of the engine."""
        self.faults.note(error, self.match.id, self.match.setup, list(self.match.keys), attempt)

    async def fail(self, error: Exception, attempt: Mapping[str, Any]) -> NoReturn:
        """The engine failed: go by the log, as if nothing had been tried, and say so to everybody."""
        self.note(error, attempt)
        if attempt["do"] == "bot":
            self.bot_turns.never_again()
        if self.on_failure is not None:
            await self.on_failure(self, SENTENCE)
        raise Refused(SENTENCE, 500) from error

    def leave_behind(self, why: str) -> None:
        """What is in memory may not be what is written. Who tried is told so at once: a database that did not answer
        will not let the game be read soon, either."""
        self.close()
        if self.on_failure is not None:
            self.unsaved_task = asyncio.get_running_loop().create_task(self.on_failure(self, why))
            self.unsaved_task.add_done_callback(report)

    def fail_showing(self, error: Exception) -> None:
        """What is written could not be told to somebody: the game is read again from its log, and everybody is told
        where it stands and why. Who cannot be shown it then either is refused when they are brought back."""
        self.note(error, {"do": "show"})
        if self.unshown is None:
            self.unshown = asyncio.get_running_loop().create_task(self.start_anew())
            self.unshown.add_done_callback(report)

    async def start_anew(self) -> None:
        async with self.lock:  # whatever is being written is written first
            if not self.closed and self.on_failure is not None:
                await self.on_failure(self, UNSHOWN_END if self.over else UNSHOWN_ONCE)

    async def give_up(self, why: str) -> None:
        """The game cannot go on."""
        async with self.lock:
            if not self.closed and self.on_give_up is not None:
                await self.on_give_up(self, why)

    def act(self, side: str, message: wire.ClientMessage) -> Entry | None:
        match = self.match
        if isinstance(message, wire.Choose):
            return match.choose(side, message.decision, message.option)
        if isinstance(message, wire.TakeShortcut):
            return match.take_shortcut(side, message.decision, message.index)
        if isinstance(message, wire.PassOn):
            return match.pass_on(side, message.decision)
        if isinstance(message, wire.Stops):
            return match.set_stops(side, message.windows)
        if isinstance(message, wire.UnaskedCards):
            return match.set_yields(side, message.titles)
        if isinstance(message, wire.StandingOrders):
            return match.set_orders(side, message.titles)
        if isinstance(message, wire.Act):
            return self.agree(side, message.do)
        raise Refused("That cannot be done in a game.")

    async def direct(self, what: Direction) -> None:
        """What the organiser of a tournament does to a game. It may have been done already."""
        match = self.match
        await self.alone({"call-time": match.call_time, "stop": match.stop, "resume": match.resume}[what], {"do": what})

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
        away = 0.0 if other not in self.gone else time.monotonic() - self.gone[other].since
        if away < CLAIM:
            raise Refused(f"The game can be claimed when the other player has been gone for {CLAIM:.0f} seconds.", 409)
        return self.match.claim(side)

    def why_not(self, side: str, message: wire.WhyNot) -> Data:
        game, wish = self.match.game, message.wish
        try:
            if wish is None:
                reason = game.why_not(message.label or "", side)
            else:
                reason = game.why_not_option(wish.kind, wish.card, wish.server, side)
        except Exception as error:
            self.note(error, {**message.model_dump(exclude_none=True), "side": side})
            raise Refused(UNANSWERED, 500) from error
        if reason is None:
            return {"legal": True}
        return {"legal": False, "problem": {"message": reason.message, "rule": reason.rule, "field": None}}

    async def say(self, account: str, name: str, text: str) -> None:
        """A line of chat."""
        watching = self.match.seat_of(account) is None
        if watching:
            self.perspective(account)  # who may not watch has nothing to say, either
        try:
            at = await self.journal.say(watchers(self.match.id) if watching else self.match.id, account, name, text)
        except JournalError as error:
            log.warning("a line of chat in game %s could not be written: %s", self.match.id, error)
            raise Refused("What you said could not be saved, and nobody has read it. Try again.", 503) from error
        line: Data = {"name": name, "text": text, "at": at.isoformat()}
        if watching:
            self.watching_chat = [*self.watching_chat[-CHAT_LINES + 1 :], {**line, "watching": True}]
        else:
            self.chat = [*self.chat[-CHAT_LINES + 1 :], line]
        self.refresh()

    async def look_back(self, perspective: str, line: int) -> Data:
        """The document of an earlier position, which is played again for it from the beginning."""
        match = self.match
        channel = self.channel(perspective)
        try:
            async with self.as_written():
                now, keys = channel.document or self.written(channel), tuple(match.keys)
            game = await in_thread("look-back", position_at, match.setup, keys, line)
            return past(now, game, perspective)
        except Refused:
            raise
        except Exception as error:
            self.note(error, {"do": "look-back", "perspective": perspective, "line": line})
            raise Refused(UNANSWERED, 500) from error

    def announce(self, text: str) -> None:
        """Say something in the server's name, for as long as the game is in memory."""
        at = datetime.fromtimestamp(self.match.now(), UTC).isoformat()
        self.chat = [*self.chat[-CHAT_LINES + 1 :], {"name": SERVER_NAME, "text": text, "at": at}]
        self.refresh()

    async def commit(self, entry: Entry, shown: list[tuple[Channel, Data]]) -> None:
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
            self.unsaved += 1
            if isinstance(error.__cause__, DatabaseTimeout):
                self.leave_behind(UNKNOWN)
                raise Refused(UNKNOWN, 503) from error
            if self.on_failure is not None:
                await self.on_failure(self, UNSAVED)
            raise Refused(UNSAVED, 503) from error
        self.unsaved = 0
        if kind == "choose":
            self.count_choices(data["side"], len(data["keys"]))
        self.used = time.monotonic()
        try:
            for channel, new in shown:
                self.show(channel, new)
        except Exception as error:
            self.fail_showing(error)
        for channel in self.channels.values():
            if not channel.wanted:
                channel.drop()
        self.done_writing()
        self.wind_timer()
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
        self.bot_turns.wake()
        self.adviser.wake()

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
        if not self.closed:
            with suppress(Refused):  # reported already, and the room has been read anew with a timer of its own
                await self.one_by_one(self.match.flag, {"do": "flag"})
                self.wind_timer()

    async def keep_clock(self) -> None:
        """Write down what the clock shows, if it runs."""
        if self.match.clock is not None and self.match.clock.running is not None and not self.closed:
            with suppress(Refused):  # reported already
                await self.one_by_one(self.match.tick, {"do": "tick"})

    def close(self) -> None:
        self.closed = True
        if self.timer is not None:
            self.timer.cancel()
        self.bot_turns.close()
        self.adviser.close()

    @property
    def listeners(self) -> list[Listener]:
        return [listener for channel in self.channels.values() for listener in channel.listeners]

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        watched = any(channel.listeners for channel in self.channels.values())
        ticking = self.match.clock is not None and self.match.result is None
        return not watched and not self.bot_turns.thinking and not ticking
