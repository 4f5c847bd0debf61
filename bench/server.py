"""A server under load: many live games at one choice a second each, every game with two spectators. Loopback only.

    python -m bench.server                         200 games for 30 seconds
    python -m bench.server --games 50 --seconds 10

The load comes from a process of its own. Prints latencies (from sending a choice until it is answered, and until a
spectator sees it), the server's CPU and memory, and writes `bench/results/server.json`. Put the compiled engine on
PYTHONPATH (`python -m bench.compiled`) to measure what a host would run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from netrunner.decks import Deck
from netrunner.server.app import create_app
from netrunner.server.live.host import Player
from netrunner.server.live.patch import apply
from netrunner.server.security.slow_connections import OPTIONS
from netrunner.server.sessions.guests import new_guest
from netrunner.server.sessions.sessions import COOKIE
from netrunner.server.settings import Settings

RESULTS = Path(__file__).parent / "results" / "server.json"
HOST = "127.0.0.1"
RATE = 1.0  # choices a second in each game
P95_BUDGET = 50.0
MEMORY_BUDGET = 1024.0
CORPS = ("core-haas-bioroid", "core-jinteki", "core-nbn", "core-weyland")
RUNNERS = ("core-anarch", "core-criminal", "core-shaper")
BEGUN, EMPTY = "games.json", "memory.txt"
TICK = os.sysconf("SC_CLK_TCK")


async def serve(port: int, data: Path, games: int) -> None:
    """The server with its limits off, since the load comes from one address, and games between guests."""
    app = create_app(Settings(data=data, limits=False, secret="bench"))
    server = uvicorn.Server(
        uvicorn.Config(app, host=HOST, port=port, log_level="warning", ws_per_message_deflate=False, **OPTIONS)
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.02)
    (data / EMPTY).write_text(str(memory(os.getpid())), encoding="ascii")
    begun = [await begin(app, number) for number in range(games)]
    (data / "new").write_text(json.dumps(begun), encoding="utf-8")
    (data / "new").rename(data / BEGUN)
    await serving


async def begin(app: FastAPI, number: int) -> dict[str, Any]:
    """A game between two guests: its id, and the cookies of who plays."""
    decks = Deck.load(CORPS[number % len(CORPS)]), Deck.load(RUNNERS[number % len(RUNNERS)])
    guests = [await new_guest(app.state.database) for _ in decks]
    seats = [Player(who.name, deck, account=who.id) for who, deck in zip(guests, decks, strict=True)]
    game = await app.state.host.start(*seats)
    return {"game": game, "cookies": [await app.state.sessions.open(who.id) for who in guests]}


@dataclass
class Measured:
    """What the load saw."""

    answered: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    refused: int = 0
    finished: int = 0


@dataclass
class Watcher:
    """One socket in one game: a player or a spectator."""

    socket: ClientConnection
    game: str
    measured: Measured
    room: dict[str, Any] = field(default_factory=dict)
    sent: dict[str, float] = field(default_factory=dict)
    ref: int = 0
    waiting: float = 0.0
    seat: str | None = None

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["tell"] == "snapshot":
                self.room = message["document"]
            elif message["tell"] == "patch":
                self.room = apply(self.room, message["operations"])
                if self.seat is None and self.game in self.sent:
                    self.measured.seen.append(time.perf_counter() - self.sent.pop(self.game))
            elif message["tell"] == "answer" and self.waiting:
                self.measured.answered.append(time.perf_counter() - self.waiting)
                self.measured.refused += message["problem"] is not None
                self.waiting = 0.0

    async def choose(self, chance: Random) -> None:
        options = self.room["view"]["decision"]["options"]
        self.ref += 1
        message = {"do": "choose", "room": self.game, "decision": self.room["decision"]}
        message["option"] = chance.randrange(len(options))
        self.waiting = self.sent[self.game] = time.perf_counter()
        await self.socket.send(json.dumps({"ref": self.ref, "message": message}))


async def watch(url: str, game: str, cookie: str | None, measured: Measured) -> Watcher:
    headers = {"Origin": url} | ({"Cookie": f"{COOKIE}={cookie}"} if cookie is not None else {})
    address = url.replace("http", "ws") + "/api/socket"
    socket = await connect(address, additional_headers=headers, max_size=2**24, ping_interval=None)
    watcher = Watcher(socket, game, measured, seat=None if cookie is None else "player")
    await socket.send(json.dumps({"message": {"do": "enter", "room": game}}))
    return watcher


async def play(players: list[Watcher], until: float, chance: Random, measured: Measured) -> None:
    """One choice a second by whoever has to decide, at moments of its own."""
    await asyncio.sleep(chance.random() / RATE)
    while time.perf_counter() < until:
        due = time.perf_counter() + 1 / RATE
        for player in players:
            if player.room.get("decision") is not None and not player.waiting:
                await player.choose(chance)
                break
        else:
            measured.finished += bool(players[0].room.get("result"))
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def load(url: str, begun: list[dict[str, Any]], seconds: float, pid: int) -> tuple[Measured, float]:
    """Play; what was seen, and the CPU that the server used meanwhile."""
    measured = Measured()
    tables: list[list[Watcher]] = []
    listeners: list[asyncio.Task[None]] = []
    for table in begun:
        sent: dict[str, float] = {}
        watchers = [await watch(url, table["game"], cookie, measured) for cookie in (*table["cookies"], None, None)]
        for watcher in watchers:
            watcher.sent = sent
            listeners.append(asyncio.create_task(watcher.listen()))
        tables.append(watchers)
    await asyncio.sleep(1)
    used = cpu(pid)
    until = time.perf_counter() + seconds
    chances = [Random(number) for number in range(len(tables))]
    await asyncio.gather(*(play(people[:2], until, chances[i], measured) for i, people in enumerate(tables)))
    used = cpu(pid) - used
    await asyncio.sleep(1)
    for people in tables:
        for watcher in people:
            await watcher.socket.close()
    for listener in listeners:
        listener.cancel()
    return measured, used


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


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")


def report(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        limit = "" if row["budget"] is None else f"budget {row['budget']:g}"
        print(f"{row['name']:<56} {row['value']:>9.2f} {row['unit']:<10} {limit}")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def measure(games: int, seconds: float) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []

    def note(name: str, value: float, unit: str, budget: float | None = None) -> None:
        rows.append({"name": name, "value": round(value, 3), "unit": unit, "budget": budget})

    with tempfile.TemporaryDirectory() as folder:
        port = 18_000 + os.getpid() % 2000
        url = f"http://{HOST}:{port}"
        command = [sys.executable, "-m", "bench.server", "--serve", str(port), "--data", folder, "--games", str(games)]
        with subprocess.Popen(command) as process:
            try:
                begun = wait_for(Path(folder) / BEGUN)
                empty = float((Path(folder) / EMPTY).read_text(encoding="ascii"))
                measured, used = asyncio.run(load(url, begun, seconds, process.pid))
                full = memory(process.pid)
            finally:
                process.terminate()
    choices = len(measured.answered)
    note(f"{games} games, choices made", choices, "")
    for name, values in (("answered", measured.answered), ("seen by a spectator", measured.seen)):
        for share in (0.5, 0.95, 0.99):
            budget = P95_BUDGET if share == 0.95 else None
            note(f"{games} games, a choice {name}, p{share * 100:g}", percentile(values, share), "ms", budget)
    note(f"{games} games, choices refused", measured.refused, "", 0)
    note(f"{games} games, CPU of the server", 100 * used / seconds, "% of a core")
    note(f"{games} games, memory of the server", full, "MiB", MEMORY_BUDGET)
    note(f"{games} games, memory a game", 1024 * (full - empty) / games, "KiB")
    return rows


def wait_for(path: Path) -> list[dict[str, Any]]:
    """The games that the server has begun."""
    for _ in range(1200):
        if path.exists():
            return list(json.loads(path.read_text(encoding="utf-8")))
        time.sleep(0.1)
    raise SystemExit("The server did not start.")


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--serve", type=int, metavar="PORT", help=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.serve:
        asyncio.run(serve(options.serve, options.data, options.games))
    else:
        report(measure(options.games, options.seconds))


if __name__ == "__main__":
    main(sys.argv[1:])
