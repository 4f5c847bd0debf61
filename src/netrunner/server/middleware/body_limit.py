"""The size of what is sent to us, and the time it takes: counted while it arrives, so that nobody fills the memory or
holds a request open for ever."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from fastapi import HTTPException
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from netrunner.server.errors import Refused
from netrunner.server.security.slow_connections import TOO_SLOW

LARGEST: Final = 256 * 1024
LARGEST_FILE: Final = 8 * 1024 * 1024
FILES: Final = re.compile(r"/api/events/(import|[0-9a-z-]+/file)")
"""Where whole tournaments are taken in: a log of three hundred players with their decks is long."""


SLOWEST: Final = 60.0
"""Seconds that a body may take to arrive."""


def too_large(largest: int) -> str:
    return f"The request is too large: at most {largest // 1024} KiB are taken."


class BodyLimit:
    """Middleware: refuses a body that is too large, by what it says of itself or by what has arrived of it."""

    def __init__(self, app: ASGIApp, largest: int = LARGEST) -> None:
        self.app = app
        self.largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        largest = LARGEST_FILE if FILES.fullmatch(scope["path"]) else self.largest
        stated = Headers(scope=scope).get("content-length", "")
        if stated.isdecimal() and int(stated) > largest:
            await Refused(too_large(largest), 413).answer()(scope, receive, send)
            return
        arrived = 0
        complete = False
        deadline = asyncio.get_running_loop().time() + SLOWEST

        async def counted() -> Message:
            nonlocal arrived, complete
            if complete:
                return await receive()  # that the visitor has gone, whenever that is
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, TOO_SLOW) from None
            if message["type"] == "http.request":
                complete = not message.get("more_body", False)
                arrived += len(message.get("body", b""))
                if arrived > largest:
                    # The routes read the body, so it is in their hands to answer: they hand on exceptions of this kind.
                    raise HTTPException(413, too_large(largest))
            return message

        await self.app(scope, counted, send)
