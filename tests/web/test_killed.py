"""The server is killed in the middle of a run and starts again: the page says so, and is at the same decision."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from netrunner.server.sessions.guests import new_guest
from netrunner.server.sessions.sessions import COOKIE
from tests.server.running_server import running
from tests.server.server_process import Worker
from tests.web.browser import allow, visit
from tests.web.moments import breaker_in_reach, moment, start
from tests.web.player import BRIEFLY, picture, press_until_it_counts

BACK = 120_000
"""Milliseconds: the longest pause between two attempts is twenty seconds, and the server has to start first."""


def game_in_a_run(data: Path) -> tuple[str, str]:
    """A game at an encounter, kept in a data folder; its id and the Runner's cookie."""
    with running(data) as server:
        guest = server.run(new_guest(server.app.state.database))
        game = start(server, guest.id, moment(breaker_in_reach))
        return game, server.run(server.app.state.sessions.open(guest.id))


def test_a_page_comes_back_to_the_same_decision_when_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    game, cookie = game_in_a_run(tmp_path)
    worker = Worker(tmp_path)
    try:
        with visit(browser, worker.url) as page:
            allow(page, "WebSocket|Failed to load resource")
            page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": worker.url}])
            page.goto(f"/games/{game}")
            before = picture(page)
            assert any("Break all with" in offer for offer in before)
            worker.kill()
            lost = page.get_by_role("status").filter(has_text="The connection was lost")
            expect(lost).to_have_count(1)
            worker = Worker(tmp_path, port=worker.port)
            expect(lost).to_have_count(0, timeout=BACK)
            assert picture(page) == before
            number = before[0].removeprefix("decision ")
            shortcut = page.locator("[data-area=decision] [data-shortcut]").first
            press_until_it_counts(page, number, lambda: shortcut.click(timeout=BRIEFLY))
    finally:
        assert worker.stop() == 0
