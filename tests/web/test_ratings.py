"""Ratings and one's own page in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from netrunner.decks import Deck
from netrunner.server.ratings.rating_updates import rate
from netrunner.server.sessions.sessions import COOKIE
from netrunner.server.storage.database import now
from netrunner.server.storage.schema import GameRow, RatingRow
from tests.server.accounts.people import guest, keep, keep_game, member, read
from tests.server.lobby.people import keep as keep_deck
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import DESKTOP, PHONE
from tests.web.conftest import OpenPage
from tests.web.test_accounts import become


@pytest.fixture
def strong(server: Running) -> Iterator[tuple[httpx.Client, str]]:
    """Somebody who is known to be strong, and has won another game."""
    client, account = member(server)
    other, opponent = member(server)
    row = RatingRow(account_id=account["id"], value=1800.0, deviation=60.0, games=30, at=now())
    server.run(keep(server, row))
    game = keep_game(server, account["id"], opponent["id"], "corp", runner_name=opponent["name"])
    server.run(rate(server.app.state.database, read(server, GameRow, game)))
    yield client, account["name"]
    client.close()
    other.close()


def test_a_rating_stands_on_somebodys_page_and_in_the_list(
    page: Page, server: Running, strong: tuple[httpx.Client, str]
) -> None:
    _, name = strong
    page.goto("/lobby")
    page.get_by_role("link", name="Ratings").click()
    expect(page.get_by_role("heading", level=1, name="Ratings")).to_be_visible()
    line = page.get_by_role("row").filter(has=page.get_by_role("link", name=name))
    expect(line).to_contain_text(re.compile(r"18\d\d ± 1\d\d"))
    line.get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    expect(page.get_by_text("31 rated games")).to_be_visible()
    expect(page.get_by_text(re.compile(r"rating \+\d+"))).to_be_visible()


def test_a_table_of_a_member_is_rated_unless_they_wish_otherwise(
    page: Page, server: Running, strong: tuple[httpx.Client, str], open_page: OpenPage
) -> None:
    client, name = strong
    become(page.context, server, client.cookies[COOKIE])
    for rated in (True, False):
        page.goto("/lobby")
        page.get_by_role("button", name="Open a table").first.click()
        form = page.get_by_role("dialog", name="Open a table")
        form.get_by_label("Name").fill("For the record")
        form.get_by_text("More settings").click()
        expect(form.get_by_label("Rated")).to_be_checked()
        form.get_by_label("Rated").set_checked(rated)
        form.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("heading", level=1, name="For the record")).to_be_visible()
        expect(page.get_by_text(re.compile(r"^Rating 18\d\d$"))).to_be_visible()
        expect(page.get_by_text("Rated", exact=True)).to_have_count(1 if rated else 0)
        visitor = open_page()
        visitor.goto(page.url)
        expect(visitor.get_by_role("button", name="Sit down")).to_be_visible()
        expect(visitor.get_by_role("link", name=name)).to_have_attribute("href", "/people/" + name.replace(" ", "%20"))
        expect(visitor.get_by_text("This table is rated. As a guest you can play")).to_have_count(1 if rated else 0)


def test_a_guest_is_not_offered_a_rated_table(page: Page) -> None:
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").first.click()
    form = page.get_by_role("dialog", name="Open a table")
    form.get_by_text("More settings").click()
    expect(form.get_by_label("Keep replays to the players")).to_be_visible()
    expect(form.get_by_label("Rated")).to_have_count(0)


def test_ones_own_page_shows_ones_decks_and_that_of_others_does_not(page: Page, server: Running) -> None:
    client, account = guest(server)
    for number in range(6):
        keep_deck(server, client, Deck.build("Noise", {"Corroder": 3}, name=f"List {number}"))
    become(page.context, server, client.cookies[COOKIE])
    page.goto(f"/people/{account.name}")
    decks = page.get_by_role("region", name="Decks")
    expect(decks.get_by_role("listitem")).to_have_count(5)
    expect(decks.get_by_role("link", name="All decks")).to_be_visible()
    decks.get_by_role("link", name="List 5").click()
    expect(page).to_have_url(re.compile("/decks/"))
    other, opponent = member(server)
    page.goto(f"/people/{opponent['name']}")
    expect(page.get_by_role("heading", level=1, name=opponent["name"])).to_be_visible()
    expect(decks).to_have_count(0)
    client.close()
    other.close()


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_the_pages_are_for_everybody(
    open_page: OpenPage, server: Running, strong: tuple[httpx.Client, str], size: dict[str, object], theme: str
) -> None:
    client, name = strong
    keep_deck(server, client, Deck.build("Noise", {"Corroder": 3}, name="A list"))
    page = open_page(theme=theme, **size)
    become(page.context, server, client.cookies[COOKIE])
    for address, landmark in (("/ratings", name), (f"/people/{name}", "A list")):
        page.goto(address)
        expect(page.get_by_text(landmark).last).to_be_visible()
        assert_accessible(page)
        assert_fits(page)
        if size is PHONE:
            assert_touchable(page)
