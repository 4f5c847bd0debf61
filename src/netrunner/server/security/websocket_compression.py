"""Compressed messages: what a game tells is much alike from one message to the next, and a fifth of it is sent.

Every socket keeps what it needs to compress the next message. With half the usual hash table and buffer that is 24 KiB
instead of 32, and messages are as short as before: patches have about a thousand characters. What clients send is some
eighty characters long: each of their messages is compressed by itself, and nothing is kept for the next (11 KiB).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

WINDOW: Final = 12  # bits: the last 4 KiB are remembered, some four messages
MEMORY_LEVEL: Final = 4


class CompressedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose compression takes little memory. Handed to uvicorn as its protocol."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW,
                client_max_window_bits=WINDOW,
                compress_settings={"memLevel": MEMORY_LEVEL},
            )
        ]
