"""Connections that say nothing, or say it a letter at a time: each has some seconds to say what it wants, and only so
many may be waiting for that at once. Whoever plays has said it long ago and is not touched.

How long a body may take: `middleware.body_limit`. How many WebSockets somebody may hold: `connection_quota`.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from netrunner.server.security.websocket_compression import CompressedWebSocket

if TYPE_CHECKING:
    from uvicorn.server import ServerState

HEADER_SECONDS: Final = 15.0
"""How long the head of a request may take to arrive."""
MOST_WAITING: Final = 400
"""Connections that may be waiting for the rest of a head at once: one more, and the oldest of them is closed."""
TOO_SLOW: Final = "The request took too long to arrive. Send it again."
TIMED_OUT: Final = (
    "HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\n"
    f"content-length: {len(TOO_SLOW)}\r\nconnection: close\r\n\r\n{TOO_SLOW}"
).encode("ascii")


class TimedHttp(HttpToolsProtocol):
    """HTTP whose requests have to arrive in time. Handed to uvicorn as its protocol."""

    everybody: Final[WeakKeyDictionary[ServerState, dict[TimedHttp, asyncio.TimerHandle]]] = WeakKeyDictionary()

    @property
    def waiting(self) -> dict[TimedHttp, asyncio.TimerHandle]:
        """The connections of this server whose requests have not arrived, the oldest first."""
        return self.everybody.setdefault(self.server_state, {})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self.wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.arrived()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """The next head has to come, also from who has not sent the rest of a body that nobody read."""
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            self.wait()

    def wait(self) -> None:
        """From now on the head of a request has to arrive."""
        if self in self.waiting:
            return
        while len(self.waiting) >= MOST_WAITING:
            next(iter(self.waiting)).give_up()
        self.waiting[self] = self.loop.call_later(HEADER_SECONDS, self.give_up)

    def arrived(self) -> None:
        """A head has arrived, or never will."""
        timer = self.waiting.pop(self, None)
        if timer is not None:
            timer.cancel()

    def give_up(self) -> None:
        """It took too long, or there are too many."""
        self.arrived()
        if not self.transport.is_closing():
            self.transport.write(TIMED_OUT)
            self.transport.close()


def allow_many_files() -> None:
    """As many open files as the system lets us have: every connection is one."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):  # then as many as there are
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


OPTIONS: Final[dict[str, Any]] = {"http": TimedHttp, "ws": CompressedWebSocket, "ws_max_size": 64 * 1024}
"""How uvicorn speaks with visitors, in production, in tests and in measurements."""
