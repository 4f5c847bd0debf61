"""What another worker says that cannot be handled is written down, and the next message is heard."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest
from redis.exceptions import ConnectionError as ConnectionLost

from netrunner.server.live.redis_bus import RedisBus
from netrunner.server.operations.metrics import FAULTS


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

    asyncio.run(listen())
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
