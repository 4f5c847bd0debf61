"""Where a visitor comes from."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from netrunner.server.security.client_address import address_of
from netrunner.server.settings import Settings


def connection(proxies: int, forwarded: list[str], peer: str | None = "192.0.2.1") -> HTTPConnection:
    app = SimpleNamespace(state=SimpleNamespace(settings=Settings(proxies=proxies)))
    scope: dict[str, Any] = {
        "type": "http",
        "app": app,
        "client": None if peer is None else (peer, 1234),
        "headers": [(b"x-forwarded-for", line.encode()) for line in forwarded],
    }
    return HTTPConnection(scope)


@pytest.mark.parametrize(
    ("proxies", "forwarded", "expected"),
    [
        (0, [], "192.0.2.1"),
        (0, ["198.51.100.1"], "192.0.2.1"),
        (1, ["198.51.100.1"], "198.51.100.1"),
        (1, ["203.0.113.9, 198.51.100.1"], "198.51.100.1"),
        (2, ["203.0.113.9, 198.51.100.1, 10.0.0.1"], "198.51.100.1"),
        (2, ["203.0.113.9", "198.51.100.1,10.0.0.1"], "198.51.100.1"),
        (1, [], "192.0.2.1"),
        (3, ["198.51.100.1"], "192.0.2.1"),
        (1, ["2001:db8::1:2:3:4"], "2001:db8::"),
        (1, ["198.51.100.1:4711"], "198.51.100.1"),
        (1, ["anything at all"], "unknown"),
    ],
)
def test_only_our_own_proxies_are_believed(proxies: int, forwarded: list[str], expected: str) -> None:
    assert address_of(connection(proxies, forwarded)) == expected


def test_a_visitor_without_an_address_is_unknown() -> None:
    assert address_of(connection(0, [], peer=None)) == "unknown"
