"""Fixtures for attacks on a server of their own."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running_server import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a module."""
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def visitor(server: Running) -> Iterator[httpx.Client]:
    """Somebody new."""
    with server.client() as client:
        yield client
