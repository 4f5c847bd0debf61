"""Two guests who play and one who watches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live.people import Guest, guest
from tests.server.running_server import Running


@pytest.fixture
def people(server: Running) -> Iterator[tuple[Guest, Guest, Guest]]:
    found = (guest(server), guest(server), guest(server))
    yield found
    for person in found:
        person.player.close()
        person.player.http.close()
