"""A deck as a file in one of the notations."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from fastapi import Response

from netrunner.decks import Deck
from netrunner.decks.notation import SUFFIXES
from netrunner.server.library.slug import slug_of

MEDIA: Final = {
    "nrdb-markdown": "text/markdown",
    "nrdb-json": "application/json",
    "octgn": "application/xml",
}
"""The others are plain text."""


def file_name(deck: Deck, notation: str) -> str:
    """What the file is called: letters that every system takes."""
    return (slug_of(deck.name)[:60].strip("-") or "deck") + SUFFIXES[notation]


def download(deck: Deck, notation: str) -> Response:
    """The file, to be saved by the browser."""
    name = file_name(deck, notation)
    full = quote(f"{deck.name}{SUFFIXES[notation]}", safe="")
    media = MEDIA.get(notation, "text/plain")
    return Response(
        deck.write(notation).encode(),
        media_type=media if media == "application/json" else f"{media}; charset=utf-8",
        headers={
            "Content-Disposition": f"attachment; filename=\"{name}\"; filename*=UTF-8''{full}",
            "Cache-Control": "private, no-store",
        },
    )
