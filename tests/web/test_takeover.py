"""Two people in two browsers, each at a worker of their own. The worker that has their game is killed: the other takes
it over, and they play on to the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.server_process import Worker
from tests.server.services import postgres_server, redis_server
from tests.server.workers.test_killed import game_between
from tests.web.balancer import Balancer
from tests.web.browser import PHONE, allow, visit
from tests.web.player import OFFERED, Player

BACK = 120_000
"""Milliseconds: leases run out after six seconds, and the longest pause between two attempts is twenty."""
BEFORE, AFTER = 8, 24
"""Presses of the two together."""


@pytest.fixture
def services(tmp_path: Path) -> Iterator[dict[str, str]]:
    with redis_server(tmp_path) as redis, postgres_server(tmp_path) as postgres:
        yield {"REDIS_URL": redis, "DATABASE_URL": postgres}


def press(players: tuple[Player, Player], most: int) -> bool:
    """Let whoever is asked press something, so many times; whether the game is over."""
    end = sum(player.presses for player in players) + most
    while sum(player.presses for player in players) < end:
        if any(player.over for player in players):
            return True
        asked = next((player for player in players if player.page.locator(f"{OFFERED}:visible").count()), None)
        if asked is None:
            players[0].page.wait_for_timeout(50)
        else:
            asked.press()
    return False


def test_two_browsers_play_on_to_the_end_when_the_worker_of_their_game_is_killed(
    browser: Browser, tmp_path: Path, services: dict[str, str]
) -> None:
    first, second = (Worker(tmp_path, environment=services) for _ in range(2))
    ways = Balancer([first.port, second.port]), Balancer([second.port, first.port])
    try:
        with ExitStack() as stack:
            people = [stack.enter_context(worker.client()) for worker in (first, second)]
            game = game_between(*people)  # it begins at the second worker, where the second says that they are ready
            pages = []
            for way, person, size in zip(ways, people, ({}, PHONE), strict=True):
                page = stack.enter_context(visit(browser, way.url, **size))
                allow(page, "WebSocket|Failed to load resource|ERR_EMPTY_RESPONSE")
                cookies = [{"name": name, "value": value, "url": way.url} for name, value in person.cookies.items()]
                page.context.add_cookies(cookies)  # type: ignore[arg-type]
                page.goto(f"/games/{game}")
                expect(page.locator("[data-card]").first).to_be_visible()
                pages.append(page)
            players = Player(pages[0], seed=1), Player(pages[1], seed=2, touch=True)
            assert not press(players, BEFORE)
            second.kill()
            for page in pages:
                expect(page.get_by_role("status").filter(has_text="The connection was lost")).to_have_count(
                    0, timeout=BACK
                )
            if not press(players, AFTER):
                conceding = pages[0]
                conceding.get_by_role("button", name="Game menu").click()
                conceding.get_by_role("dialog", name="Game menu").get_by_role("button", name="Concede").click()
                conceding.get_by_role("dialog", name="Concede the game?").get_by_role("button", name="Concede").click()
            for page in pages:
                expect(page.get_by_role("region", name="The game is over")).to_be_visible(timeout=BACK)
            ends = [page.get_by_role("region", name="The game is over").get_by_role("heading") for page in pages]
            assert sorted(end.first.inner_text() for end in ends) == ["You have lost", "You have won"]
    finally:
        for way in ways:
            way.close()
        assert first.stop() == 0
        second.stop()
