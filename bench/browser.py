"""How soon a visitor sees a board: a real browser on loopback, nothing cached, from the click on "Play now" and from a
link to a game; and what every page needs before it stands, compressed with gzip. Needs Debian's Chromium and the built
client; prints a table and writes `bench/results/browser.json`.
The server runs on the package that is installed.

python -m bench.browser
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench.budgets import Row, keep, table
from bench.builds import build
from netrunner.server.client_files import CLIENT
from tests.server.running_server import running
from tests.web.browser import CHROMIUM, DESKTOP, PHONE, launch, new_page
from tests.web.test_size import FIRST_BOARD, ROUTES, compressed, needed

RESULTS = Path(__file__).parent / "results" / "browser.json"
TIMES = 5
BOARD = "[data-card]"
BOARD_BUDGET = 1500.0
ADDRESS = "/games/:id"
"""Where a first board stands: only this page has a budget, the others are fetched when they are opened."""


def first_board(browser: Browser, url: str, size: dict[str, Any]) -> tuple[float, float]:
    """Milliseconds from the click to a board, and from opening the game's link with an empty cache."""
    page = new_page(browser, url, **size)
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    start = time.perf_counter()
    page.get_by_role("button", name="Play now").click()
    page.locator(BOARD).first.wait_for()
    clicked = time.perf_counter() - start
    link, cookies = page.url, {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    page.context.close()
    again = new_page(browser, url, **size)
    again.context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])
    start = time.perf_counter()
    again.goto(link, wait_until="commit")
    again.locator(BOARD).first.wait_for()
    linked = time.perf_counter() - start
    again.context.close()
    return 1000 * clicked, 1000 * linked


def sizes() -> dict[str, float]:
    """For every page the KB that must be there before it stands, that of a first board first."""
    pages = sorted(ROUTES, key=lambda address: (address != ADDRESS, address))
    return {address: sum(compressed(needed(ROUTES[address])).values()) / 1000 for address in pages}


def main(arguments: Sequence[str] = ()) -> list[Row]:
    if CHROMIUM is None or not (CLIENT / "index.html").is_file():
        print("The browser is not measured: it needs Debian's chromium and the built client (`make client`).")
        return []
    rows: list[Row] = []

    def note(name: str, value: float, unit: str, budget: float | None, of: str) -> None:
        row = {"name": name, "value": round(value, 1), "unit": unit, "budget": budget, "build": of}
        rows.append(row)
        table([row])

    with tempfile.TemporaryDirectory() as folder, running(Path(folder), wake=True) as server, sync_playwright() as play:
        browser = launch(play)
        first_board(browser, server.url, DESKTOP)  # the browser and the bots' process are awake now
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            times = [first_board(browser, server.url, size) for _ in range(TIMES)]
            note(f"{name}: board after the click, median", median(t[0] for t in times), "ms", BOARD_BUDGET, build())
            note(f"{name}: board after a link, median", median(t[1] for t in times), "ms", BOARD_BUDGET, build())
        browser.close()
    for address, needs in sizes().items():
        first = address == ADDRESS
        name = f"{address}: what a first board needs, gzip" if first else f"{address}: what the page needs, gzip"
        note(name, needs, "KB", FIRST_BOARD / 1000 if first else None, "any")
    keep(RESULTS, rows, whole=True)
    return rows


if __name__ == "__main__":
    main()
