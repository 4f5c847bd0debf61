"""One press finds an opponent, with the deck and side of whoever presses."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from netrunner.decks import Deck
from netrunner.decks.formats import FormatName
from netrunner.engine.terms import Side
from netrunner.server.lobby.decks import bundled_decks, bundled_faults
from tests.server.lobby.people import guest, keep, me
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import PHONE
from tests.web.conftest import OpenPage
from tests.web.test_lobby import GAME

FOUND = "You can be found now."


def legal(side: Side, name: str) -> Deck:
    """A deck of one's own that is legal in Standard."""
    fit = next(
        deck
        for choice, deck in bundled_decks().items()
        if deck.side == side and not bundled_faults(choice, FormatName.STANDARD)
    )
    return Deck.build(fit.identity, dict(fit.cards), name=name)


def looking(server: Running, page: Page, client: httpx.Client) -> None:
    """Let somebody who exists already come to the lobby."""
    cookies = [{"name": name, "value": value, "url": server.url} for name, value in client.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.goto("/lobby")


def bring(page: Page, side: str, deck: str) -> None:
    page.get_by_label("Kind of game").select_option("Standard")
    page.get_by_text("Either side, with a deck by lot").click()
    page.get_by_role("region", name="Find an opponent").get_by_role("radio", name=side).check()
    page.get_by_label(f"Your deck for the {side}").select_option(label=deck)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_two_people_find_each_other_with_decks_of_their_own(
    server: Running, open_page: OpenPage, size: dict[str, Any]
) -> None:
    one, other = open_page(), open_page(**size)
    decks: dict[Side, Deck] = {"corp": legal("corp", "Tall servers"), "runner": legal("runner", "Long fingers")}
    with guest(server) as corp, guest(server) as runner:
        keep(server, corp, decks["corp"])
        keep(server, runner, decks["runner"])
        looking(server, one, corp)
        bring(one, "Corp", "Tall servers")
        one.get_by_role("button", name="Find an opponent").click()
        expect(one.get_by_text(FOUND)).to_be_visible()
        looking(server, other, runner)
        bring(other, "Runner", "Long fingers")
        assert_fits(other)
        if size:
            assert_touchable(other)
        assert_accessible(other)
        other.get_by_role("button", name="Find an opponent").click()
        expect(other).to_have_url(GAME)
        expect(one).to_have_url(other.url)
        for page in (one, other):
            for side, client in (("Corp", corp), ("Runner", runner)):
                sitter = page.get_by_role("region", name=f"{side}: {me(client)['name']}")
                expect(sitter).to_contain_text(str(decks["corp" if side == "Corp" else "runner"].identity)[:8])


def test_the_last_choice_is_one_press(server: Running, page: Page) -> None:
    with guest(server) as client:
        keep(server, client, legal("corp", "Tall servers"))
        looking(server, page, client)
        bring(page, "Corp", "Tall servers")
        page.get_by_role("button", name="Find an opponent").click()
        page.get_by_role("button", name="Stop looking").click()
        page.reload()
        expect(page.get_by_text("Corp, with Tall servers")).to_be_visible()
        expect(page.get_by_label("Kind of game")).to_have_value("standard")
        expect(page.get_by_role("radio", name="Corp")).to_be_hidden()
        page.get_by_role("button", name="Find an opponent").click()
        page.get_by_role("link", name="To your table").click()
        expect(page.get_by_label("Your deck for the Corp").locator("option:checked")).to_have_text("Tall servers")
        page.get_by_role("button", name="Leave the table").click()


def test_whoever_wants_a_side_is_not_sent_to_the_other(server: Running, open_page: OpenPage) -> None:
    pages = [open_page(), open_page()]
    with guest(server) as one, guest(server) as other:
        for page, client in zip(pages, (one, other), strict=True):
            keep(server, client, legal("runner", "Long fingers"))
            looking(server, page, client)
            bring(page, "Runner", "Long fingers")
            page.get_by_role("button", name="Find an opponent").click()
            expect(page.get_by_text(FOUND)).to_be_visible()
        for page in pages:
            page.get_by_role("button", name="Stop looking").click()
            expect(page.get_by_role("button", name="Find an opponent")).to_be_visible()


def test_a_deck_that_may_not_be_played_is_refused_where_it_is_chosen(server: Running, page: Page) -> None:
    with guest(server) as client:
        keep(server, client, Deck.build("Noise", {"Corroder": 4, "Sure Gamble": 3}, name="Far too small"))
        looking(server, page, client)
        bring(page, "Runner", "Far too small (may not be played)")
        page.get_by_text("Runner, with Far too small").click()
        page.get_by_role("button", name="Find an opponent").click()
        expect(page.get_by_role("alert")).to_contain_text("The deck has 7 cards")
        expect(page.get_by_label("Your deck for the Runner")).to_be_visible()
        expect(page.get_by_text(FOUND)).to_have_count(0)
        assert client.get("/api/tables").json()["mine"] == []
