"""Fixtures for tests in a browser.

`server` runs with the built client; `page` is a desktop browser of somebody new and `phone` a phone's; `open_page`
gives more of them (two players at a table are two visitors). A picture of every page of a failed test is kept in
`pictures/`.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from netrunner.server.client_files import CLIENT
from netrunner.server.live import host
from tests.server.events.people import HERE, Somebody, somebody
from tests.server.running_server import Running, running
from tests.web.browser import CHROMIUM, NO_BROWSER, PATIENCE, PHONE, launch, visit

PICTURES = Path(__file__).parent / "pictures"
REPORT: pytest.StashKey[pytest.TestReport] = pytest.StashKey()

SEED = 7

OpenPage = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[REPORT] = report
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a worker; every visitor has a context of their own in it."""
    if CHROMIUM is None:
        pytest.skip(NO_BROWSER)
    if not (CLIENT / "index.html").is_file():
        pytest.skip("The client is not built: run `make client`.")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a module."""
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def organiser(server: Running) -> Somebody:
    """Somebody who holds events."""
    return somebody(server)


@pytest.fixture(autouse=True)
def going_home() -> Iterator[None]:
    """Whoever comes to an event goes home after the test."""
    yield
    while HERE:
        HERE.pop().http.close()


@pytest.fixture
def open_page(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Opens a page for one more visitor: `open_page()`, `open_page(theme="light")`, `open_page(**PHONE)`."""
    pages: list[Page] = []
    with ExitStack() as visits:

        def open_one(**options: Any) -> Page:
            pages.append(visits.enter_context(visit(browser, server.url, **options)))
            return pages[-1]

        yield open_one
        report = request.node.stash.get(REPORT, None)
        if report is not None and report.failed:
            keep_pictures(request.node.name, pages)


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A desktop browser of somebody new."""
    return open_page()


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    """A phone of somebody new."""
    return open_page(**PHONE)


@pytest.fixture
def fixed_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has the same small seed, so that the test knows the cards."""
    monkeypatch.setattr(host, "SEED_BITS", 0)
    monkeypatch.setattr(secrets, "randbits", lambda bits: SEED)


def keep_pictures(test: str, pages: list[Page]) -> None:
    PICTURES.mkdir(exist_ok=True)
    name = re.sub(r"[^\w-]+", "-", test).strip("-")
    for number, page in enumerate(pages, 1):
        try:
            page.screenshot(path=PICTURES / f"{name}-{number}.png", timeout=5000)
        except Error as error:
            print(f"There is no picture of page {number}: {error.message}")
