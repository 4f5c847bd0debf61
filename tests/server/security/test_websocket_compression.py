"""Messages are compressed, in little memory."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.sync.client import connect

from netrunner.server.security.slow_connections import OPTIONS
from netrunner.server.security.websocket_compression import MEMORY_LEVEL, CompressedWebSocket
from tests.event_loop import run
from tests.server.running_server import Running

WORDS = [f"The Runner gains {number} credits and {number % 7} cards of server {number % 5}. " for number in range(90)]


def compressed(level: int) -> int:
    """Bytes of a conversation."""
    encoder = zlib.compressobj(wbits=-12, memLevel=level)
    return sum(len(encoder.compress(text.encode()) + encoder.flush(zlib.Z_SYNC_FLUSH)) for text in WORDS)


def test_a_server_compresses_what_it_tells(server: Running) -> None:
    with connect(server.socket_url, additional_headers={"Origin": server.url}) as socket:
        (extension,) = socket.protocol.extensions
        assert isinstance(extension, PerMessageDeflate)
        assert extension.remote_max_window_bits == 12
        assert not extension.remote_no_context_takeover
        assert extension.local_no_context_takeover, "the server keeps something for the next message of a client"
        for _ in range(2):
            socket.send('{"message": {"do": "ping"}}')
            assert '"pong"' in str(socket.recv(timeout=10))


def test_a_socket_takes_half_the_usual_buffers() -> None:
    async def application(scope: Any, receive: Any, send: Any) -> None: ...

    async def made() -> CompressedWebSocket:
        return CompressedWebSocket(Config(application), ServerState(), {}, asyncio.get_running_loop())

    (factory,) = run(made()).conn.available_extensions or ()
    assert isinstance(factory, ServerPerMessageDeflateFactory)
    assert factory.compress_settings == {"memLevel": MEMORY_LEVEL}
    assert OPTIONS["ws"] is CompressedWebSocket
    assert MEMORY_LEVEL == 4


def test_little_memory_compresses_as_well() -> None:
    assert compressed(MEMORY_LEVEL) <= 1.02 * compressed(5)
