"""Large answers: written once, and compressed for who can read that. A room full of phones shares one network."""

from __future__ import annotations

import gzip
from typing import Final

from fastapi import Request, Response

from netrunner.server.wire import Wire

SMALL: Final = 2_000  # bytes that are not worth compressing
LEVEL: Final = 4


def answer(request: Request, document: Wire) -> Response:
    """A document as JSON."""
    body = document.model_dump_json().encode()
    headers = {"Vary": "Accept-Encoding, Cookie", "Cache-Control": "private, no-cache"}
    if len(body) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, LEVEL)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)
