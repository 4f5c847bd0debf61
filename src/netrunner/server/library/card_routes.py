"""Requests about cards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Response

from netrunner.server.library import catalogue
from netrunner.server.library.wire import Catalogue

router = APIRouter(tags=["cards"])

FRESH = "public, no-cache"
"""May be kept, but is asked about each time: a new release of the server changes it at once."""


@router.get("/cards", response_model=Catalogue, responses={304: {"description": "It has not changed."}})
async def all_cards(
    if_none_match: Annotated[str, Header()] = "", accept_encoding: Annotated[str, Header()] = ""
) -> Response:
    """Every card of the pool in one document."""
    document = await catalogue.ready()
    headers = {"ETag": document.etag, "Cache-Control": FRESH, "Vary": "Accept-Encoding"}
    if document.etag in if_none_match or if_none_match == "*":
        return Response(status_code=304, headers=headers)
    if "gzip" in accept_encoding:
        headers["Content-Encoding"] = "gzip"
        return Response(document.compressed, media_type="application/json", headers=headers)
    return Response(document.plain, media_type="application/json", headers=headers)
