"""Decks in the browser: how they come there, and what the tests do with them again and again."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Route, expect

from netrunner.decks.bundled_decks import path_of

JINTEKI = path_of("core-jinteki").read_text(encoding="utf-8")
SHAPER = path_of("core-shaper").read_text(encoding="utf-8")
EXPORTS = {
    "netrunner": "Our own list",
    "nrdb-text": "NetrunnerDB text",
    "nrdb-plain": "NetrunnerDB plain text",
    "nrdb-markdown": "NetrunnerDB markdown",
    "nrdb-bbcode": "NetrunnerDB BBCode",
    "nrdb-json": "NetrunnerDB JSON",
    "jinteki": "jinteki.net",
    "octgn": "OCTGN",
}
"""What the menu calls the notations."""
DECK = re.compile(r"/decks/[0-9a-z]+$")


def keep(page: Page, text: str) -> None:
    """A deck from a list, without the dialog."""
    origin = page.evaluate("location.origin") if page.url.startswith("http") else None
    if origin is None:
        page.goto("/decks")
        origin = page.evaluate("location.origin")
    token = page.request.get("/api/me").json()["csrf"]
    answer = page.request.post(
        "/api/decks", data={"text": text, "format": "core"}, headers={"X-CSRF-Token": token, "Origin": origin}
    )
    page.goto(f"/decks/{answer.json()['id']}")
    expect(page.get_by_role("button", name="Export")).to_be_visible()


def choose(page: Page, menu: str, item: str) -> None:
    page.get_by_role("button", name=menu, exact=True).click()
    page.get_by_role("menuitem", name=item, exact=True).click()


def exported(page: Page, notation: str) -> str:
    with page.expect_download() as download:
        choose(page, "Export", notation)
    return download.value.path().read_text(encoding="utf-8")


def verdict(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile("legal in", re.IGNORECASE))


def save(page: Page) -> None:
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text(re.compile("Version \\d+ · Saved"))).to_be_visible()


def unwrite(page: Page, title: str) -> None:
    """The pages are told that a card does not play yet."""

    def answer(route: Route) -> None:
        document = route.fetch().json()
        (card,) = (card for card in document["cards"] if card["title"] == title)
        card["implemented"] = False
        route.fulfill(json=document)

    page.route("**/api/cards", answer)
