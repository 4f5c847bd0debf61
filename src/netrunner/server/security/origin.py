"""Whose page is asking: requests that change something and WebSockets must come from a page of our own.

Browsers say it in `Sec-Fetch-Site` (where the address is https or this machine) and in `Origin`. A page cannot forge
either. A program that is no browser sends `Origin` itself.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from netrunner.server.settings import Settings

PORTS = {"http": 80, "https": 443}


def check_origin(connection: HTTPConnection) -> bool:
    """Whether a request or a WebSocket comes from a page of this site."""
    settings: Settings = connection.app.state.settings
    origin = connection.headers.get("origin")
    if origin is not None and any(same(origin, known) for known in settings.origins):
        return True
    # The browser knows the scheme of the page, which a server behind a proxy does not: its word goes first.
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    host = connection.headers.get("host")
    if origin is None or not host:
        return False
    schemes = ("https",) if settings.secure else ("http", "https")
    return any(same(origin, f"{scheme}://{host}") for scheme in schemes)


def same(one: str, other: str) -> bool:
    """Whether two addresses have the same scheme, host and port.

    >>> same("https://example.org", "https://EXAMPLE.org:443/"), same("null", "null")
    (True, False)
    """
    first = parts(one)
    return first is not None and first == parts(other)


def parts(address: str) -> tuple[str, str, int] | None:
    try:
        split = urlsplit(address)
        port = split.port
    except ValueError:
        return None
    if split.scheme not in PORTS or not split.hostname:
        return None
    return split.scheme, split.hostname, port or PORTS[split.scheme]
