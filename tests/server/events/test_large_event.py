"""However long the log of a tournament is, nobody else waits while its page is written."""

from __future__ import annotations

import threading

import pytest

from netrunner.server.events.page import page
from tests.server.events.people import Somebody, new_event
from tests.server.running_server import Running


def test_a_page_is_written_outside_the_event_loop(
    server: Running, organiser: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core")
    where: list[str] = []

    def watched(*arguments: object) -> object:
        where.append(threading.current_thread().name)
        return page(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr("netrunner.server.events.routes.page", watched)
    organiser.page(slug)
    assert where
    assert all(name.startswith("netrunner-events") for name in where)
