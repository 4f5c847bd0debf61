"""How much may be sent."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import httpx
import pytest

from netrunner.server.middleware.body_limit import LARGEST
from tests.server.running_server import PATIENCE, Running


def too_large() -> Iterator[bytes]:
    """A body that does not say how long it is."""
    yield b'{"theme": "'
    for _ in range(LARGEST // 1024 + 1):
        yield b"x" * 1024
    yield b'"}'


def test_a_body_that_says_it_is_too_large_is_refused_unread(server: Running, visitor: httpx.Client) -> None:
    headers = {**visitor.headers, "Content-Length": str(LARGEST + 1), "Host": server.url[7:]}
    lines = ["PUT /api/me/settings HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    host, port = server.url[7:].split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
        raw.sendall("\r\n".join(lines).encode())
        assert raw.recv(1000).startswith(b"HTTP/1.1 413 ")


def test_a_body_that_turns_out_too_large_is_refused(visitor: httpx.Client) -> None:
    answer = visitor.put("/api/me/settings", content=too_large(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert "256 KiB" in answer.json()["message"]
    assert visitor.get("/api/me").status_code == 200


def test_the_largest_body_is_read(visitor: httpx.Client) -> None:
    body = json.dumps({"theme": "dark"}).encode().ljust(LARGEST)
    answer = visitor.put("/api/me/settings", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 200
    body += b" "
    answer = visitor.put("/api/me/settings", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"null", b"[]", b'{"\\ud800": 1}', b'{"theme": "\\ud800"}', b"[" * 100_000]
)
def test_a_body_that_cannot_be_read_is_a_problem(visitor: httpx.Client, body: bytes) -> None:
    answer = visitor.put("/api/me/settings", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert set(answer.json()) == {"message", "rule", "field"}


def test_a_body_that_does_not_come_is_not_waited_for(
    server: Running, visitor: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netrunner.server.middleware.body_limit.SLOWEST", 0.3)
    headers = {**visitor.headers, "Content-Length": "20", "Host": server.url[7:], "Content-Type": "application/json"}
    headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    lines = ["PUT /api/me/settings HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", "{"]
    host, port = server.url[7:].split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
        raw.sendall("\r\n".join(lines).encode())
        assert raw.recv(1000).startswith(b"HTTP/1.1 408 ")
