"""Whoever comes to an event goes home after the test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.events.people import HERE, Somebody, somebody
from tests.server.running_server import Running


@pytest.fixture(autouse=True)
def going_home() -> Iterator[None]:
    yield
    while HERE:
        HERE.pop().http.close()


@pytest.fixture
def organiser(server: Running) -> Somebody:
    return somebody(server)
