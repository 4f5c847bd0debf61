"""The host: every live game of this worker, and everybody who is connected to it.

A game is in memory while somebody needs it. Otherwise it is its log, read again when somebody comes back: after a
minute, after a crash, or at another worker.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, cast

from redis.exceptions import RedisError
from sqlalchemy import CursorResult, select, update

from netrunner.engine.reason import RecordError, SetupError
from netrunner.engine.terms import Side
from netrunner.game import Game, Result
from netrunner.server.errors import Refused
from netrunner.server.executors import in_thread
from netrunner.server.live.account_changes import follow
from netrunner.server.live.bot_processes import BotProcesses
from netrunner.server.live.bot_turns import report
from netrunner.server.live.bus import EVERYBODY, Bus, LocalBus, Message
from netrunner.server.live.channel import Client, Listener
from netrunner.server.live.faults import FaultRecords
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.journal import Journal
from netrunner.server.live.match import UNREADABLE, Match
from netrunner.server.live.options import GameOptions, Player
from netrunner.server.live.record import StoredGame, read_record
from netrunner.server.live.redis_bus import RedisBus
from netrunner.server.live.remote_room import PendingRequests, RemoteListener, RemoteRoom
from netrunner.server.live.room import CHAT_LINES, Direction, Room, watchers
from netrunner.server.live.steady_clock import CLOCK, steady_time
from netrunner.server.live.wire import RoomClosed, ServerMessage
from netrunner.server.live.worker_requests import WorkerRequests
from netrunner.server.operations.metrics import CHOICES, GAMES
from netrunner.server.settings import Settings
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import EntryRow, GameRow, MessageRow, new_id
from netrunner.server.wire import Problem

SWEEP: Final = 20.0  # seconds between looks for rooms that nobody needs
KEPT: Final = 60.0  # seconds for which a room stays after everybody has left
WATCH: Final = 2.0  # seconds between looks after the other workers
SEED_BITS: Final = 256  # more than 64: the shuffles of live games come from a cryptographic generator
MOVES: Final = 3  # places that somebody who enters a game is taken to, when it changes hands meanwhile

__all__ = ["GameOptions", "Host", "Player"]

log = logging.getLogger("netrunner.live")
Finished = Callable[[GameRow], Awaitable[None]]
StopsOf = Callable[[Mapping[Side, str | None]], Awaitable[dict[Side, list[str]]]]
"""In which windows the accounts that sit on the two sides want to be asked, where that is not as usual."""


class Host:
    """Starts games, finds them again, and tells people things."""

    def __init__(self, database: Database, settings: Settings, stops_of: StopsOf) -> None:
        self.database = database
        self.settings = settings
        self.stops_of = stops_of
        self.journal = Journal(database)
        self.bot_processes = BotProcesses(settings.bot_processes)
        self.faults = FaultRecords(settings.data / "faults")
        self.failed_choices: dict[str, set[tuple[int, str]]] = {}
        """What bots must not choose again, by game: the engine could not carry it out."""
        self.read_anew: dict[str, Room] = {}
        """The rooms of games that are being read again."""
        self.bus: Bus = RedisBus(settings.redis_url) if settings.redis_url else LocalBus()
        self.rooms: dict[str, Room] = {}
        self.elsewhere: dict[str, RemoteRoom] = {}
        self.pending_requests = PendingRequests()
        self.worker_requests = WorkerRequests(self.bus, self.rooms, self.room, self.pending_requests)
        self.reading: dict[str, asyncio.Task[Room | RemoteRoom | None]] = {}
        self.others: set[str] = set()
        self.listeners: dict[str, set[Client]] = {}
        self.topics: dict[str, set[Listener]] = {}
        self.callbacks: list[Finished] = []
        self.sweeper: asyncio.Task[None] | None = None
        self.watcher: asyncio.Task[None] | None = None
        self.waking: asyncio.Task[None] | None = None

    # --- starting and stopping -------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.bus.open(self.receive)
        self.sweeper = asyncio.create_task(self.sweep())
        self.sweeper.add_done_callback(report)
        if self.settings.wake:
            self.waking = asyncio.create_task(self.bot_processes.warm_up())
            self.waking.add_done_callback(report)
        if self.shared:
            self.watcher = asyncio.create_task(self.watch())
            self.watcher.add_done_callback(report)

    @property
    def shared(self) -> bool:
        """Whether there may be other workers."""
        return isinstance(self.bus, RedisBus)

    async def close(self) -> None:
        for task in (self.sweeper, self.watcher, self.waking):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        for game_id, room in list(self.rooms.items()):
            room.close()
            self.forget(game_id)
        await self.journal.close()
        await self.bus.close()
        self.bot_processes.close()

    async def sweep(self) -> None:
        """Let go of rooms that nobody needs, and keep what the clocks of the others show."""
        while True:
            await asyncio.sleep(SWEEP)
            CLOCK.keep(self.settings.data)
            for game_id, room in list(self.rooms.items()):
                await room.keep_clock()
                if room.idle and time.monotonic() - room.used > KEPT and not room.lock.locked():
                    room.close()
                    self.forget(game_id)
                    self.failed_choices.pop(game_id, None)
                    await self.bus.release(game_id)

    async def watch(self) -> None:
        """See whether the other workers are still there, and take over the games of those that are not."""
        while True:
            await asyncio.sleep(WATCH)
            try:
                self.others = await self.bus.show(set(self.listeners))
                self.worker_requests.forget(await self.bus.alive())
                for room in list(self.elsewhere.values()):
                    await self.look_after(room)
                if self.bus.gaps():
                    await self.mend()
                for game in self.bus.lost():
                    if (mine := self.rooms.get(game)) is not None:
                        await self.give_up(mine)
            except (RedisError, Refused) as error:
                log.warning("the other workers could not be asked after: %s", error)
            except Exception:
                log.exception("the other workers could not be asked after")

    async def look_after(self, remote: RemoteRoom) -> None:
        """Follow a game to its new owner, which may be this worker."""
        if not remote.listeners and not remote.asking:
            self.let_go(remote)
            return
        if await self.bus.owner(remote.game) == remote.owner:
            return  # the lease of a worker that died runs out by itself
        self.let_go(remote)
        await self.lead(remote.abandon(), remote.game)

    async def mend(self) -> None:
        """Messages between workers may have been lost: whoever is at another worker than the game is shown the table
        anew, from both ends."""
        for remote in list(self.elsewhere.values()):
            for listener in list(remote.listeners):
                await self.bring(listener, remote.game, True, None)
        for room in list(self.rooms.values()):
            room.show_again([listener for listener in room.listeners if isinstance(listener, RemoteListener)])

    def let_go(self, remote: RemoteRoom) -> None:
        if self.elsewhere.get(remote.game) is remote:
            del self.elsewhere[remote.game]

    async def lead(self, listeners: Sequence[Listener], game_id: str, why: str | None = None) -> None:
        """Take listeners to the place where a game is now. Who cannot get there is sent away, to come again."""
        room: Room | RemoteRoom | None = None
        gone: Refused | None = None
        try:
            room = await self.room(game_id)
        except Refused as refusal:
            log.warning("game %s could not be found again: %s", game_id, refusal)
            gone = refusal if refusal.status == 410 else None
        except Exception:
            log.exception("game %s could not be found again", game_id)
        if why is not None and isinstance(room, Room):
            room.announce(why)
        await asyncio.gather(*(self.bring(listener, game_id, room is not None, gone) for listener in listeners))

    async def bring(self, listener: Listener, game_id: str, found: bool, gone: Refused | None) -> None:
        if not listener.follows(game_id):
            return
        try:
            if gone is not None:
                raise gone
            if not found:
                raise Refused("The game cannot be found just now.", 503)
            await self.enter(listener, game_id, None, None)
        except Refused as refusal:
            if refusal.status == 410:
                listener.send(RoomClosed(room=game_id, problem=refusal.problem).model_dump_json())
            else:
                listener.abandon()
            return
        if not listener.follows(game_id):  # they have left meanwhile
            self.leave(game_id, listener)

    async def receive(self, message: Message) -> None:
        """Take in what another worker says."""
        if message["kind"] == "account":
            self.deliver(message["accounts"], message["text"])
        elif message["kind"] == "topic":
            self.deliver_topic(message["topic"], message["text"])
        elif message["kind"] == "changed":
            follow(self, message)
        else:
            self.worker_requests.receive(message)

    # --- games -----------------------------------------------------------------------------------------------------

    async def start(
        self,
        corp: Player,
        runner: Player,
        options: GameOptions | None = None,
        *,
        table: str | None = None,
        seed: int | None = None,
        choices: Sequence[str] = (),
    ) -> str:
        """Begin a game; its id. `Refused` when a deck cannot be played. `choices` are made first."""
        options = options or GameOptions()
        seed = (1 << SEED_BITS) | secrets.randbits(SEED_BITS) if seed is None else seed
        try:
            game = Game.start(corp.deck, runner.deck, seed=seed, points_to_win=options.points_to_win)
        except SetupError as error:
            raise Refused(str(error), 422) from error
        row = GameRow(
            id=new_id(),
            setup=game.setup,
            salt=secrets.token_hex(16),
            options={"game": options.model_dump(), "bots": {"corp": corp.bot, "runner": runner.bot}},
            corp_account=corp.account,
            runner_account=runner.account,
            corp_name=corp.name,
            runner_name=runner.name,
            corp_identity=game.setup["corp"]["identity"],
            runner_identity=game.setup["runner"]["identity"],
            status="playing",
            table_id=table,
        )
        seats = {
            "corp": SeatHolder(corp.name, corp.account, corp.bot),
            "runner": SeatHolder(runner.name, runner.account, runner.bot),
        }
        match = Match(row.id, game.setup, seats, options, steady_time)
        stops = await self.stops_of({"corp": corp.account, "runner": runner.account})
        entries = self.opening(match, choices, stops)
        await self.bus.claim(row.id)
        async with self.database.begin() as session:
            session.add(row)
            await session.flush()
            for number, (kind, data) in enumerate(entries):
                session.add(EntryRow(game_id=row.id, number=number, kind=kind, data=data, at=now()))
        CHOICES.labels("automatic").inc(match.passed)
        self.keep(match, row)
        return row.id

    def opening(
        self, match: Match, choices: Sequence[str], stops: Mapping[Side, Sequence[str]]
    ) -> list[tuple[str, dict[str, object]]]:
        """The entries that a game begins with: the players' stops, choices made elsewhere, and passes that are due."""
        entries: list[tuple[str, dict[str, object]]] = [
            entry for side in stops if (entry := match.set_stops(side, stops[side])) is not None
        ]
        if choices:
            try:
                match.apply("choose", {"side": None, "keys": list(choices)})
            except RecordError as error:
                raise Refused(f"The game cannot be played on from there: {error}", 422) from error
            if match.result is not None:
                raise Refused("The game is over at that point: choose an earlier one.", 422)
            entries.append(("choose", {"side": None, "keys": list(choices)}))
        if (passed := match.begin()) is not None:
            entries.append(passed)
        return entries

    def keep(self, match: Match, row: GameRow) -> Room:
        room = Room(match, row.salt, row.table_id, self.journal, self.bot_processes, self.faults)
        room.bot_turns.failed = self.failed_choices.setdefault(match.id, set())
        if (before := self.read_anew.get(match.id)) is not None:
            room.follow(before)
        room.pace *= self.settings.pace
        room.on_finish = self.finished
        room.on_failure = self.read_again
        room.on_give_up = self.give_up_game
        self.rooms[match.id] = room
        self.elsewhere.pop(match.id, None)
        GAMES.set(len(self.rooms))
        room.wake_bot()
        room.wind_timer()
        return room

    def forget(self, game_id: str) -> None:
        """Have a game in memory no longer."""
        del self.rooms[game_id]
        GAMES.set(len(self.rooms))

    def has(self, game_id: str) -> bool:
        """Whether a game need not be read from its log."""
        return game_id in self.rooms or game_id in self.elsewhere

    async def room(self, game_id: str) -> Room | RemoteRoom | None:
        """A game: from memory, from the worker that owns it, or from its log."""
        if (room := self.place(game_id)) is not None:
            return room
        task = self.reading.get(game_id)
        if task is None:
            task = self.reading[game_id] = asyncio.create_task(self.read(game_id))
            task.add_done_callback(lambda _: self.reading.pop(game_id, None))
        return await asyncio.shield(task)

    async def read(self, game_id: str) -> Room | RemoteRoom | None:
        owner = await self.bus.claim(game_id)
        if owner != self.bus.worker:
            remote = self.elsewhere[game_id] = RemoteRoom(self.bus, game_id, owner, self.pending_requests)
            return remote
        stored = await read_record(self.database, game_id)
        if stored is None or stored.row.options.get("imported"):
            await self.bus.release(game_id)
            return None
        if stored.row.reason == UNREADABLE:
            await self.bus.release(game_id)
            raise Refused("This game could not go on and is over. Its record is kept.", 410)
        try:
            match = await in_thread("games", stored.match, steady_time)
        except (Refused, MemoryError):  # the server is busy: nothing is wrong with the game
            await self.bus.release(game_id)
            raise
        except OSError as error:  # of the machine, which has no room or no files left
            log.exception("game %s could not be read just now", game_id)
            await self.bus.release(game_id)
            raise Refused("The game cannot be read just now. Try again in a moment.", 503) from error
        except Exception as error:
            log.exception("game %s cannot be read from its log", game_id)
            await self.end_unreadable(stored)
            await self.bus.release(game_id)
            why = str(error) if isinstance(error, RecordError) else "the server fails at it, which has been noted"
            raise Refused(f"This game was played under other rules and cannot go on: {why}", 410) from error
        chat = await self.chat_of(game_id)
        watching = [{**line, "watching": True} for line in await self.chat_of(watchers(game_id))]
        room = self.keep(match, stored.row)  # last: a bot begins at once, and may fail
        room.chat, room.watching_chat = chat, watching
        return room

    async def end_unreadable(self, stored: StoredGame) -> None:
        """End a game that can no longer be read. Its log stays as it is; its players and its table are free."""
        over = (
            update(GameRow)
            .where(GameRow.id == stored.row.id, GameRow.status == "playing")
            .values(status="finished", winner=None, reason=UNREADABLE, finished_at=now())
        )
        async with self.database.begin() as session:
            ended = cast("CursorResult[Any]", await session.execute(over)).rowcount
        if ended:
            await self.finished(stored.row.id)

    async def give_up_game(self, room: Room, why: str) -> None:
        """End a game that cannot go on, and say so to everybody."""
        game_id = room.match.id
        log.error("game %s cannot go on: %s", game_id, why)
        stored = await read_record(self.database, game_id)
        assert stored is not None
        await self.end_unreadable(stored)
        room.close()
        if self.rooms.get(game_id) is room:
            self.forget(game_id)
        await self.bus.release(game_id)
        told = RoomClosed(room=game_id, problem=Problem(message=f"This game cannot go on. {why} Its record is kept."))
        for listener in room.listeners:
            listener.send(told.model_dump_json())

    async def direct(self, game_id: str, what: Direction) -> None:
        """Call time in a game of a tournament, or stop it. Nothing happens to one that is over."""
        room = await self.room(game_id)
        if room is not None:
            await room.direct(what)

    async def enter(self, listener: Listener, game_id: str, since: int | None, session: str | None) -> None:
        """Take somebody into a game. One that changes hands meanwhile is followed to its new place; who is refused has
        been taken out of the place that refused them, and of no other."""
        for _ in range(MOVES):
            room = await self.room(game_id)
            if room is None:
                raise Refused("There is no such game.", 404)
            try:
                await room.enter(listener, since, session)
                return
            except Refused as refusal:
                room.leave(listener)
                if refusal.status != 503 or self.place(game_id) is room:
                    raise
        raise Refused("The game is changing hands. Try again in a moment.", 503)

    def place(self, game_id: str) -> Room | RemoteRoom | None:
        """Where a game is known to be."""
        return self.rooms.get(game_id) or self.elsewhere.get(game_id)

    def leave(self, game_id: str, listener: Listener) -> None:
        """Somebody does not look at a game any more."""
        if (room := self.place(game_id)) is not None:
            room.leave(listener)

    async def chat_of(self, room: str) -> list[dict[str, object]]:
        query = select(MessageRow).where(MessageRow.room == room).order_by(MessageRow.id.desc()).limit(CHAT_LINES)
        async with self.database.sessions() as session:
            rows = (await session.scalars(query)).all()
        return [{"name": row.name, "text": row.text, "at": row.at.isoformat()} for row in reversed(rows)]

    async def read_again(self, room: Room, why: str | None = None) -> None:
        """The match in memory is not what was written: go by the log, and tell everybody where the game stands, and
        why it was read again."""
        game_id = room.match.id
        room.close()
        if self.rooms.get(game_id) is room:
            self.forget(game_id)
        self.read_anew[game_id] = room
        try:
            await self.bus.release(game_id)
            await self.lead(room.listeners, game_id, why)
        finally:
            if self.read_anew.get(game_id) is room:  # and not one that came after it and failed as well
                del self.read_anew[game_id]

    async def give_up(self, room: Room) -> None:
        """Another worker owns a game by now: this one could not keep its lease."""
        async with room.lock:
            if not room.closed:
                await self.read_again(room)

    # --- the end of a game -----------------------------------------------------------------------------------------

    def on_finish(self, callback: Finished) -> None:
        """Call this when a game is over, once for each game."""
        self.callbacks.append(callback)

    async def finished(self, game_id: str, result: Result | None = None) -> None:
        """The end is written. What follows from it and fails now is made up for later, by who sweeps tables, keeps the
        time of rounds, and rates what is unrated when the server starts."""
        self.failed_choices.pop(game_id, None)
        try:
            async with self.database.sessions() as session:
                row = await session.get_one(GameRow, game_id)
        except Exception:
            log.exception("what follows from the end of game %s has to wait", game_id)
            return
        for callback in self.callbacks:
            try:
                await callback(row)
            except Exception:
                log.exception("what follows from the end of game %s failed", game_id)

    # --- people ----------------------------------------------------------------------------------------------------

    def connect(self, listener: Client) -> None:
        if listener.account is not None:
            self.listeners.setdefault(listener.account, set()).add(listener)

    def disconnect(self, listener: Client) -> None:
        if listener.account is not None:
            others = self.listeners.get(listener.account, set())
            others.discard(listener)
            if not others:
                self.listeners.pop(listener.account, None)
        for topic in list(self.topics):
            self.unsubscribe(topic, listener)

    def online(self) -> set[str]:
        """Everybody who is connected, here or at another worker."""
        return {*self.listeners, *self.others}

    def present(self, account: str) -> bool:
        """Whether somebody is connected."""
        return account in self.listeners or account in self.others

    def subscribe(self, topic: str, listener: Listener) -> None:
        self.topics.setdefault(topic, set()).add(listener)

    def unsubscribe(self, topic: str, listener: Listener) -> None:
        listeners = self.topics.get(topic, set())
        listeners.discard(listener)
        if not listeners:
            self.topics.pop(topic, None)

    async def tell(self, accounts: Iterable[str], message: ServerMessage) -> None:
        """Tell people something, wherever they are on the site."""
        told = list(accounts)
        text = message.model_dump_json()
        if self.shared:
            self.bus.send(EVERYBODY, {"kind": "account", "accounts": told, "text": text})
        else:
            self.deliver(told, text)

    async def publish(self, room: str, message: ServerMessage) -> None:
        """Tell everybody who entered a room that is not a game."""
        text = message.model_dump_json()
        if self.shared:
            self.bus.send(EVERYBODY, {"kind": "topic", "topic": room, "text": text})
        else:
            self.deliver_topic(room, text)

    def deliver(self, accounts: Iterable[str], text: str) -> None:
        for account in accounts:
            for listener in self.listeners.get(account, ()):
                listener.send(text)

    def deliver_topic(self, topic: str, text: str) -> None:
        for listener in self.topics.get(topic, ()):
            listener.send(text)
