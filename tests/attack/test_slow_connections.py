"""Connections that never say what they want do not keep others out."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from netrunner.server.security import slow_connections
from tests.server.running_server import PATIENCE, Running, running


@contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    where = urlsplit(server.url)
    assert where.hostname is not None
    with socket.create_connection((where.hostname, where.port or 0), timeout=PATIENCE) as connection:
        yield connection


def read_all(connection: socket.socket) -> bytes:
    """Everything until the server closes."""
    parts = []
    while part := connection.recv(4096):
        parts.append(part)
    return b"".join(parts)


@pytest.mark.parametrize(
    "said", [b"", b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: "], ids=["nothing", "half a head"]
)
def test_a_request_that_never_arrives_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(slow_connections, "HEADER_SECONDS", 0.2)
    with running(tmp_path) as server, connected(server) as slow:
        slow.sendall(said)
        answer = read_all(slow)
        assert answer.startswith(b"HTTP/1.1 408 ")
        head, _, body = answer.partition(b"\r\n\r\n")
        assert body.decode() == slow_connections.TOO_SLOW
        assert f"content-length: {len(body)}\r\n".encode() in head


def test_the_second_request_of_a_connection_has_to_arrive_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_connections, "HEADER_SECONDS", 0.5)
    with running(tmp_path) as server, connected(server) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nX-Slow: ")
        answers = read_all(slow)
        assert answers.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 408 " in answers


def test_a_body_that_nobody_waits_for_holds_no_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_connections, "HEADER_SECONDS", 0.5)
    with running(tmp_path) as server, connected(server) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
        assert slow.recv(4096).startswith(b"HTTP/1.1 200 ")
        slow.sendall(b"x")
        assert b"HTTP/1.1 408 " in read_all(slow)


def test_those_who_wait_make_room_and_others_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_connections, "MOST_WAITING", 5)
    monkeypatch.setattr(slow_connections, "HEADER_SECONDS", 3600.0)  # it is not their time that is up
    with running(tmp_path) as server, ExitStack() as stack, server.client() as visitor:
        crowd = []
        for _ in range(12):
            crowd.append(stack.enter_context(connected(server)))
            crowd[-1].sendall(b"GET /healthz HTTP/1.1\r\nX-Slow: ")
            assert visitor.get("/healthz").status_code == 200
        assert read_all(crowd[0]).startswith(b"HTTP/1.1 408 ")
