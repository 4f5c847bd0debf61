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

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from netrunner.server.app import create_app
from netrunner.server.live.patch import apply
from netrunner.server.settings import Settings

RESULTS = Path(__file__).parent / "results" / "server.json"
HOST = "127.0.0.1"
RATE = 1.0  # choices a second in each game
P95_BUDGET = 50.0
MEMORY_BUDGET = 1024.0
TICK = os.sysconf("SC_CLK_TCK")


def serve(port: int, data: Path) -> None:
    """The server, with its limits off: the load comes from one address."""
    settings = Settings(data=data, limits=False, secret="bench")
    uvicorn.run(create_app(settings), host=HOST, port=port, log_level="warning")


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


async def visitor(url: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60)
    await renew(client)
    return client


async def renew(client: httpx.AsyncClient) -> None:
    client.headers["X-CSRF-Token"] = (await client.get("/api/me")).json()["csrf"]


async def post(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> Any:
    response = await client.post(path, json=body)
    if not response.is_success:
        raise SystemExit(f"The server refused {path}: {response.text}")
    return response.json()


async def open_game(url: str) -> tuple[str, list[httpx.AsyncClient]]:
    """A game between two guests of the lobby."""
    owner, guest = await visitor(url), await visitor(url)
    table = await post(owner, "/api/tables", {"side": "corp", "format": "casual"})
    await renew(owner)
    await post(guest, f"/api/tables/{table['id']}/join", {})
    await renew(guest)
    for person in (owner, guest):
        await post(person, f"/api/tables/{table['id']}/ready", {"ready": True})
    game = (await owner.get(f"/api/tables/{table['id']}")).json()["game"]
    return str(game), [owner, guest]


async def watch(url: str, game: str, client: httpx.AsyncClient | None, measured: Measured) -> Watcher:
    headers = {"Origin": url}
    if client is not None:
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    socket = await connect(url.replace("http", "ws") + "/api/socket", additional_headers=headers, max_size=2**24)
    watcher = Watcher(socket, game, measured, seat=None if client is None else "player")
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


async def load(url: str, games: int, seconds: float) -> tuple[Measured, float]:
    """Play; what was seen, and when it began to count."""
    measured = Measured()
    tables: list[list[Watcher]] = []
    listeners: list[asyncio.Task[None]] = []
    for _ in range(games):
        game, people = await open_game(url)
        sent: dict[str, float] = {}
        watchers = [await watch(url, game, person, measured) for person in (*people, None, None)]
        for watcher in watchers:
            watcher.sent = sent
            listeners.append(asyncio.create_task(watcher.listen()))
        tables.append(watchers)
        for person in people:
            await person.aclose()
    await asyncio.sleep(1)
    began = time.time()
    until = time.perf_counter() + seconds
    chances = [Random(number) for number in range(games)]
    await asyncio.gather(*(play(table[:2], until, chances[i], measured) for i, table in enumerate(tables)))
    await asyncio.sleep(1)
    for table in tables:
        for watcher in table:
            await watcher.socket.close()
    for listener in listeners:
        listener.cancel()
    return measured, began


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
        command = [sys.executable, "-m", "bench.server", "--serve", str(port), "--data", folder]
        with subprocess.Popen(command) as process:
            try:
                wait_for(url)
                empty = memory(process.pid)
                used = cpu(process.pid)
                started = time.time()
                measured, began = asyncio.run(load(url, games, seconds))
                spent = cpu(process.pid) - used
                full = memory(process.pid)
                setting_up = began - started
            finally:
                process.terminate()
    choices = len(measured.answered)
    note(f"{games} games, choices made", choices, "")
    for name, values in (("answered", measured.answered), ("seen by a spectator", measured.seen)):
        for share in (0.5, 0.95, 0.99):
            budget = P95_BUDGET if share == 0.95 else None
            note(f"{games} games, a choice {name}, p{share * 100:g}", percentile(values, share), "ms", budget)
    note(f"{games} games, choices refused", measured.refused, "", 0)
    note(f"{games} games, CPU of the server, set-up included", 100 * spent / (seconds + setting_up + 2), "% of a core")
    note(f"{games} games, memory of the server", full, "MiB", MEMORY_BUDGET)
    note(f"{games} games, memory a game", 1024 * (full - empty) / games, "KiB")
    return rows


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            httpx.get(f"{url}/healthz", timeout=1)
            return
        except httpx.TransportError:
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
        serve(options.serve, options.data)
    else:
        report(measure(options.games, options.seconds))


if __name__ == "__main__":
    main(sys.argv[1:])
