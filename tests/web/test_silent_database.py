"""PostgreSQL hangs under a browser: the page says what is the matter, comes back by itself, and the game goes on."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.attack.hanging import hanging
from tests.attack.test_kills import new_game
from tests.server.server_process import Worker
from tests.server.services import postgres_server
from tests.web.browser import allow, visit
from tests.web.player import OFFERED, Player, look

TOLD = 20_000
BACK = 120_000
"""Milliseconds: the longest pause between two attempts is twenty seconds."""
ASLEEP = 15.0


def test_a_page_says_that_nothing_is_saved_and_plays_on_when_the_database_wakes(
    browser: Browser, tmp_path: Path
) -> None:
    with postgres_server(tmp_path) as address:
        worker = Worker(tmp_path, environment={"DATABASE_URL": address})
        try:
            with worker.client() as http, visit(browser, worker.url) as page:
                allow(page, "WebSocket|Failed to load resource")
                game = new_game(http)
                cookies = [{"name": name, "value": value, "url": worker.url} for name, value in http.cookies.items()]
                page.context.add_cookies(cookies)  # type: ignore[arg-type]
                page.goto(f"/games/{game}")
                player = Player(page, seed=1)
                credit = page.locator(f"{OFFERED}:visible").and_(page.locator("[data-kind=credit]"))
                player.wait()
                while not credit.count():
                    player.press()
                    player.wait()
                number = page.locator("[data-area=decision]").get_attribute("data-decision")
                with hanging(address):
                    began = time.monotonic()
                    look(page)
                    credit.first.click()
                    expect(page.get_by_text("does not answer").first).to_be_visible(timeout=TOLD)
                    page.wait_for_timeout(max(0.0, 1000 * (ASLEEP - time.monotonic() + began)))
                expect(page.get_by_role("status").filter(has_text="The connection was lost")).to_have_count(
                    0, timeout=BACK
                )
                player.wait()
                shown = page.locator("[data-area=decision]").get_attribute("data-decision")
                assert shown is not None
                assert number is not None
                assert int(shown) in (int(number), int(number) + 1), "it was saved once, or not at all"
                made = player.presses
                for _ in range(4):
                    player.wait()
                    if player.over:
                        break
                    player.press()
                assert player.presses > made or player.over
        finally:
            status = worker.stop()
    assert status == 0
