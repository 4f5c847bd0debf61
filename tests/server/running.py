"""A server on a free port of this machine, with a database of its own, for as long as a test needs it."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI

from netrunner.server.app import create_app
from netrunner.server.settings import Settings

PATIENCE = 60.0
SECRET = "what the cookies of tests are signed with"
T = TypeVar("T")


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
        return Visitor(base_url=self.url, headers={"Origin": self.url}, timeout=PATIENCE)

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


def renew(client: httpx.Client) -> None:
    """Read the CSRF token of the present session."""
    client.headers["X-CSRF-Token"] = client.get("/api/me").json()["csrf"]


def free_port() -> int:
    """A port that nobody uses, below those that the system hands out to others of its own accord: it stays free."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", random.SystemRandom().randrange(15_000, 32_000)))
            return int(probe.getsockname()[1])


@contextmanager
def running(data: Path, **changes: object) -> Iterator[Running]:
    """A server in a thread of this process."""
    settings = Settings(**{"data": data, "limits": False, "wake": False, "pace": 0.0, "secret": SECRET} | changes)  # type: ignore[arg-type]
    app = create_app(settings)
    listener = socket.create_server(("127.0.0.1", 0), backlog=128)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="websockets-sansio"))
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[listener])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        if not thread.is_alive() or time.monotonic() > deadline:
            raise RuntimeError("The server did not start.")
        time.sleep(0.01)
    try:
        yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", app, settings, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
