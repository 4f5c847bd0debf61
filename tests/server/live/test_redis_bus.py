"""What another worker says that cannot be handled is written down, and the next message is heard. A worker that was
taken for dead finds out."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Self

import pytest
from redis.exceptions import ConnectionError as ConnectionLost

from netrunner.server.live import redis_bus
from netrunner.server.live.redis_bus import RedisBus
from netrunner.server.live.remote_room import PendingRequests, RemoteListener
from netrunner.server.live.worker_requests import WorkerRequests
from netrunner.server.operations.metrics import FAULTS
from tests.event_loop import run


def heard_of(*messages: str) -> list[Any]:
    """What is handled of some messages, by a worker that cannot handle "bad"."""
    heard: list[Any] = []

    async def receive(message: Any) -> None:
        if message == "bad":
            raise KeyError("no such room")
        if message == "lost":
            raise ConnectionLost("Redis is gone")
        heard.append(message)

    async def listen() -> None:
        bus = RedisBus("redis://127.0.0.1:1")
        for message in messages:
            await bus.hear(receive, message)

    run(listen())
    return heard


def test_a_message_that_fails_does_not_end_the_listening(caplog: pytest.LogCaptureFixture) -> None:
    before = FAULTS.labels("bus")._value.get()
    with caplog.at_level(logging.ERROR, logger="netrunner.bus"):
        assert heard_of(json.dumps("first"), json.dumps("bad"), "{no json", json.dumps("last")) == ["first", "last"]
    assert FAULTS.labels("bus")._value.get() == before + 2
    assert [record.exc_info is not None for record in caplog.records] == [True, True]


def test_a_lost_connection_is_left_to_the_listener_which_connects_again() -> None:
    with pytest.raises(ConnectionLost):
        heard_of(json.dumps("lost"))


class Sent:
    """A bus that keeps what is said on it."""

    worker = "here"

    def __init__(self) -> None:
        self.said: list[tuple[str, Any]] = []

    def send(self, worker: str, message: Any) -> None:
        self.said.append((worker, message))


def test_who_listens_at_a_worker_that_is_taken_for_dead_is_asked_to_come_again() -> None:
    """It may only have stood still for some seconds: nobody there would be told anything any more."""
    bus: Any = Sent()
    requests = WorkerRequests(bus, {}, None, PendingRequests())  # type: ignore[arg-type]
    for worker, key in (("dead", 7), ("alive", 8)):
        requests.proxies[worker, key] = (RemoteListener(bus, worker, key, None), "game")
    requests.forget({"alive", "here"})
    assert list(requests.proxies) == [("alive", 8)]
    assert bus.said == [("dead", {"kind": "abandon", "key": 7})]


class Pipe:
    """Redis that knows of a worker, or has forgotten it."""

    def __init__(self, known: int) -> None:
        self.known = known

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    def exists(self, *_: object) -> None:
        pass

    def set(self, *_: object, **__: object) -> None:
        pass

    async def execute(self) -> list[object]:
        return [self.known, True]


def test_a_worker_that_was_silent_for_too_long_has_missed_something(monkeypatch: pytest.MonkeyPatch) -> None:
    async def beats() -> list[bool]:
        bus = RedisBus("redis://127.0.0.1:1")
        found = []
        for known in (0, 1, 0, 1):  # it begins; it lives; its key has run out; it lives
            monkeypatch.setattr(bus.redis, "pipeline", lambda known=known: Pipe(known))
            await bus.beat()
            found.append(bus.gaps())
        return found

    assert run(beats()) == [False, False, True, False]


def test_nothing_that_goes_wrong_makes_a_worker_deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "HEARTBEAT", 0.0)
    tried = 0

    class Ears:
        async def __aenter__(self) -> None:
            nonlocal tried
            tried += 1
            if tried == 3:
                raise asyncio.CancelledError
            raise AttributeError("a fault of the library")

        async def __aexit__(self, *_: object) -> None:
            pass

    async def listen() -> None:
        bus = RedisBus("redis://127.0.0.1:1")
        monkeypatch.setattr(bus.ears, "pubsub", Ears)
        await bus.listen(None, asyncio.Event())  # type: ignore[arg-type]

    with pytest.raises(asyncio.CancelledError):
        run(listen())
    assert tried == 3
