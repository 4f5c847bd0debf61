"""The QR code of an event's registration page, as a drawing."""

from __future__ import annotations

import io

import segno
from fastapi import Request

from netrunner.server.settings import Settings


def address_of(request: Request, short: str) -> str:
    """The short link to an event, at the address the site is reached at."""
    settings: Settings = request.app.state.settings
    site = settings.origins[0] if settings.origins else str(request.base_url)
    return f"{site.rstrip('/')}/e/{short}"


def drawing(text: str) -> bytes:
    """A QR code in SVG: dark on light, with the quiet edge that readers need."""
    out = io.BytesIO()
    segno.make_qr(text, error="m").save(out, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False)
    return out.getvalue()
