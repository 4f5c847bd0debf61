"""A server on a free port of this machine, with a database of its own, for as long as a test needs it.

However slow the machine is, no test of a server may fail for it: whoever waits here waits for two minutes, and so does
the server for what it asks of its database and of Redis.

What would take most of the time of these tests and proves nothing in them is left out: the cost of hashing, making the
same tables again and again, waiting for the disk at each commit, and one look at all the garbage for each server. Tests
of their own see to these, and those that kill servers do so to real ones (`server_process`).
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Self, TypeVar
from unittest.mock import patch

import httpx
import uvicorn
from argon2 import PasswordHasher
from fastapi import FastAPI
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from netrunner.cli.serve import listen
from netrunner.server.app import create_app
from netrunner.server.security.slow_connections import OPTIONS
from netrunner.server.settings import Settings
from netrunner.server.storage.database import open_engine, upgrade

PATIENCE: Final = 120.0
SECRET = "what the cookies of tests are signed with"
QUICK: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Hashes in no time. That the real server hashes as it should is for the tests of passwords to prove."""
PATIENT: Final[dict[str, object]] = {
    "netrunner.server.accounts.lifespan.PATIENCE": PATIENCE,
    "netrunner.server.live.redis_bus.LEASE": round(1000 * PATIENCE),
    "netrunner.server.live.redis_bus.PATIENCE": PATIENCE,
    "netrunner.server.live.remote_room.PATIENCE": PATIENCE,
    "netrunner.server.operations.health.PATIENCE": PATIENCE,
}
"""How long the server waits for others, where a test is not about that."""
T = TypeVar("T")


@cache
def tables() -> bytes:
    """A database with all tables and nothing in them."""
    with TemporaryDirectory(prefix="netrunner-tables-") as folder:
        file = Path(folder) / "tables.sqlite3"
        upgrade(f"sqlite+aiosqlite:///{file}")
        return file.read_bytes()


def hasty(address: str) -> AsyncEngine:
    """An engine that does not wait for the disk: nobody pulls the plug on a test."""
    engine = open_engine(address)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def hurry(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA synchronous=OFF")
            cursor.close()

    return engine


class Visitor(httpx.Client):
    """A client that may already have asked for something when it is used in a `with` statement."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()


@dataclass(frozen=True, slots=True)
class Running:
    """A server that runs."""

    url: str
    app: FastAPI
    settings: Settings
    loop: asyncio.AbstractEventLoop

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server, on its own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop_counting_time(self) -> None:
        """No rate limit recovers any more, however slow this machine is."""
        moment = time.monotonic()
        self.app.state.limits.own.clock = lambda: moment

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/api/socket"

    def anonymous(self) -> httpx.Client:
        """A visitor of their own, who keeps cookies."""
        return visitor(self.url)

    def client(self) -> httpx.Client:
        """A visitor who also sends the CSRF token with what changes something."""
        client = self.anonymous()

        def follow(response: httpx.Response) -> None:
            """An answer that opens or ends a session says which token goes with the new one."""
            if "X-CSRF-Token" in response.headers:
                client.headers["X-CSRF-Token"] = response.headers["X-CSRF-Token"]

        client.event_hooks = {"response": [follow]}
        renew(client)
        return client


def visitor(url: str) -> Visitor:
    """Somebody who keeps cookies. Without TLS, whose certificates would take longer to load than most tests."""
    return Visitor(base_url=url, headers={"Origin": url}, timeout=PATIENCE, verify=False, trust_env=False)


def renew(client: httpx.Client) -> None:
    """Read the CSRF token of the present session."""
    client.headers["X-CSRF-Token"] = client.get("/api/me").json()["csrf"]


def until(true: Callable[[], object]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.01)


def free_port() -> int:
    """A port that nobody uses, below those that the system hands out to others of its own accord: it stays free.

    Processes that run tests side by side have ports of their own to choose from.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 16
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", 15_000 + 1000 * worker + random.SystemRandom().randrange(1000)))
            return int(probe.getsockname()[1])


@contextmanager
def nobody_listens() -> Iterator[int]:
    """A port that is taken, so that nobody else gets it, and at which nobody answers."""
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        yield silent.getsockname()[1]


@contextmanager
def running(data: Path, **changes: object) -> Iterator[Running]:
    """A server in a thread of this process."""
    settings = Settings(**{"data": data, "limits": False, "wake": False, "pace": 0.0, "secret": SECRET} | changes)  # type: ignore[arg-type]
    if not settings.database_url and not (data / "netrunner.sqlite3").exists():
        (data / "netrunner.sqlite3").write_bytes(tables())
    app = create_app(settings)
    listener = listen("127.0.0.1", 0)  # as the command does: a socket without its protocol answers 40 ms later
    server = uvicorn.Server(
        uvicorn.Config(app, log_level="warning", ws_ping_timeout=PATIENCE, lifespan="on", **OPTIONS)
    )
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[listener])

    with ExitStack() as stack:
        stack.callback(listener.close)
        for name, value in PATIENT.items():
            stack.enter_context(patch(name, value))
        stack.enter_context(patch("netrunner.server.storage.database.open_engine", hasty))
        stack.enter_context(patch("netrunner.server.app.paced_garbage_collection", nullcontext))
        thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
        with patch("netrunner.server.accounts.passwords.PasswordHasher", lambda: QUICK):
            thread.start()
            until(lambda: server.started or not thread.is_alive())
        if not server.started:
            raise RuntimeError("The server did not start.")
        try:
            yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", app, settings, loops[0])
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
