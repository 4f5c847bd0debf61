"""The load on a server that is measured: players and spectators over WebSockets, from a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from netrunner.server.live.patch import apply
from netrunner.server.sessions.sessions import COOKIE

RATE = 1.0  # choices a second in each game
WARM_UP = 3.0  # seconds of play that do not count
PATCH = '{"tell":"patch"'
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    """What the load saw of a server."""

    answered: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    refused: int = 0
    finished: int = 0
    cpu: float = 0.0
    """Seconds of a processor that the server took."""
    own_cpu: float = 0.0
    """And the load itself: one that is busy all the time measures nothing but itself."""
    seconds: float = 0.0

    def forget(self) -> None:
        """Count from here on."""
        self.answered.clear()
        self.seen.clear()
        self.refused = self.finished = 0


@dataclass
class Watcher:
    """One socket in one game: a player's or a spectator's."""

    socket: ClientConnection
    game: str
    measured: Measured
    playing: bool
    sent: list[float]
    """When the choice was sent that the spectators of this game have not seen yet."""
    room: dict[str, Any] = field(default_factory=dict)
    ref: int = 0
    waiting: float = 0.0

    async def listen(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            if self.playing:
                self.follow(json.loads(text))
            elif self.sent and text.startswith(PATCH):
                self.measured.seen.append(time.perf_counter() - self.sent.pop())

    def follow(self, message: dict[str, Any]) -> None:
        if message["tell"] == "snapshot":
            self.room = message["document"]
        elif message["tell"] == "patch":
            self.room = apply(self.room, message["operations"])
        elif message["tell"] == "answer" and self.waiting:
            self.measured.answered.append(time.perf_counter() - self.waiting)
            self.measured.refused += message["problem"] is not None
            self.waiting = 0.0

    async def choose(self, chance: Random) -> None:
        options = self.room["view"]["decision"]["options"]
        self.ref += 1
        message = {"do": "choose", "room": self.game, "decision": self.room["decision"]}
        message["option"] = chance.randrange(len(options))
        self.waiting = time.perf_counter()
        self.sent[:] = [self.waiting]
        await self.socket.send(json.dumps({"ref": self.ref, "message": message}))


async def watch(url: str, game: str, cookie: str | None, measured: Measured, sent: list[float]) -> Watcher:
    headers = {"Origin": url} | ({"Cookie": f"{COOKIE}={cookie}"} if cookie is not None else {})
    address = url.replace("http", "ws") + "/api/socket"
    socket = await connect(address, additional_headers=headers, max_size=2**24, ping_interval=None)
    await socket.send(json.dumps({"message": {"do": "enter", "room": game}}))
    return Watcher(socket, game, measured, cookie is not None, sent)


async def play(players: list[Watcher], until: float, chance: Random, measured: Measured) -> None:
    """One choice a second by whoever has to decide, at moments of its own. Those are fixed beforehand: games that once
    waited for something together do not go on choosing together, as people do not."""
    due = time.perf_counter() + chance.random() / RATE
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += 1 / RATE
        for player in players:
            if player.room.get("decision") is not None and not player.waiting:
                await player.choose(chance)
                break
        else:
            measured.finished += bool(players[0].room.get("result"))


async def load(url: str, begun: list[dict[str, Any]], seconds: float, pid: int) -> Measured:
    """Play on in games that have begun, two players and two spectators in each."""
    measured = Measured()
    tables: list[list[Watcher]] = []
    listeners: list[asyncio.Task[None]] = []
    for table in begun:
        sent: list[float] = []
        people = [await watch(url, table["game"], who, measured, sent) for who in (*table["cookies"], None, None)]
        listeners += [asyncio.create_task(watcher.listen()) for watcher in people]
        tables.append(people)
    while not all(watcher.room for people in tables for watcher in people[:2]):
        await asyncio.sleep(0.1)  # everybody looks at the table before anybody plays
    until = time.perf_counter() + WARM_UP + seconds
    playing = [
        asyncio.create_task(play(people[:2], until, Random(number), measured)) for number, people in enumerate(tables)
    ]
    await asyncio.sleep(WARM_UP)
    measured.forget()
    started, used, own = time.perf_counter(), cpu(pid), time.process_time()
    await asyncio.sleep(until - started)
    measured.seconds = time.perf_counter() - started
    measured.cpu, measured.own_cpu = cpu(pid) - used, time.process_time() - own
    await asyncio.gather(*playing)
    await asyncio.sleep(1)
    for listener in listeners:
        listener.cancel()
    for people in tables:
        for watcher in people:
            with contextlib.suppress(OSError):
                watcher.socket.transport.abort()
    return measured


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The loop that the server runs on as well, where it is installed."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / TICK


def memory(pid: int) -> float:
    """MiB that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0
