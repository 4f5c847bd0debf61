"""Large answers: written once, and compressed for who can read that. A room full of phones shares one network."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Final

from fastapi import Request, Response

from netrunner.server.wire import Wire

SMALL: Final = 2_000  # bytes that are not worth compressing
LEVEL: Final = 4
JSON: Final = "application/json"
OWN: Final = {"Vary": "Accept-Encoding, Cookie", "Cache-Control": "private, no-cache"}
"""What an answer says that depends on who asks."""


def answer(request: Request, document: Wire, headers: Mapping[str, str] = OWN) -> Response:
    """A document as JSON."""
    return packed(request, document.model_dump_json(), JSON, headers)


def packed(request: Request, text: str, media_type: str, headers: Mapping[str, str] = OWN) -> Response:
    """A text of any kind."""
    body, said = text.encode(), dict(headers)
    if len(body) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, LEVEL)
        said["Content-Encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=said)
