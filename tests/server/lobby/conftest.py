"""The two people of most tables."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.lobby.people import member
from tests.server.running_server import Running


@pytest.fixture
def owner(server: Running) -> Iterator[httpx.Client]:
    with member(server) as client:
        yield client


@pytest.fixture
def friend(server: Running) -> Iterator[httpx.Client]:
    with member(server) as client:
        yield client
