"""Cards and rules in the browser, and the pages of the library for everybody."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import DESKTOP, PHONE
from tests.web.builder import SHAPER, keep, unwrite
from tests.web.conftest import OpenPage

# --- cards -----------------------------------------------------------------------------------------------------------


def test_a_card_is_searched_and_opened_by_keyboard(page: Page) -> None:
    page.goto("/cards")
    box = page.get_by_role("searchbox", name="Search cards")
    box.fill("account siphon")
    expect(page.get_by_text("1 card", exact=True)).to_be_visible()
    box.press("Enter")
    expect(page).to_have_url(re.compile("/cards/account-siphon$"))
    expect(page.get_by_role("heading", level=1, name="Account Siphon")).to_be_visible()


def test_filters_write_the_query_and_the_address_keeps_it(page: Page) -> None:
    page.goto("/cards?q=wall")
    page.get_by_label("Type").select_option(label="Ice")
    page.get_by_label("Faction").select_option(label="Neutral")
    box = page.get_by_role("searchbox", name="Search cards")
    expect(box).to_have_value("wall t:ice f:neutral")
    page.get_by_role("radio", name="List").check()
    expect(page.get_by_role("row").filter(has_text="Wall of Static")).to_be_visible()
    page.reload()
    expect(box).to_have_value("wall t:ice f:neutral")
    expect(page.get_by_role("row").filter(has_text="Wall of Static")).to_be_visible()


def test_a_mistake_in_a_query_is_shown_where_it_is(page: Page) -> None:
    page.goto("/cards?q=t:ice q:3")
    expect(page.get_by_role("alert")).to_contain_text("No field is called “q”")
    expect(page.get_by_role("alert")).to_contain_text("character 7")


def test_the_help_shows_examples_that_can_be_taken_over(page: Page) -> None:
    page.goto("/cards")
    page.get_by_role("button", name="How to search").click()
    expect(page.get_by_role("cell", name="faction", exact=True)).to_be_visible()
    page.get_by_role("button", name="t:ice s:barrier p>=4").click()
    expect(page.get_by_role("searchbox", name="Search cards")).to_have_value("t:ice s:barrier p>=4")
    expect(page.get_by_role("link", name="Hadrian's Wall")).to_be_attached()


def test_arrows_go_from_card_to_card(page: Page) -> None:
    page.goto("/cards?q=s:fracter e:core")
    cards = page.get_by_role("list", name="Cards found").get_by_role("link")
    expect(cards.nth(1)).to_be_attached()
    page.get_by_role("searchbox", name="Search cards").press("ArrowDown")
    expect(cards.nth(0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()


def test_the_page_of_a_card_leads_to_its_rulings(page: Page) -> None:
    page.goto("/cards/account-siphon")
    expect(page.get_by_role("heading", name="Rulings")).to_be_visible()
    expect(page.get_by_text("Rotated out on 2017-10-01.")).to_be_visible()
    page.get_by_role("link", name="FAQ/card/account-siphon/1").click()
    expect(page.get_by_role("heading", level=1, name="Account Siphon")).to_be_visible()
    expect(page.locator("li[aria-current]")).to_contain_text("decline")
    page.locator("li[aria-current]").get_by_role("link", name="Account Siphon", exact=True).click()
    expect(page).to_have_url(re.compile("/cards/account-siphon$"))


def test_the_page_of_an_icebreaker_says_what_breaking_costs(page: Page) -> None:
    page.goto("/cards/corroder")
    expect(page.get_by_text("Program: Icebreaker · Fracter").last).to_be_visible()
    price = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Wall of Static"))
    expect(price).to_contain_text("2")


def test_cards_that_do_not_play_are_marked_in_lists(page: Page) -> None:
    unwrite(page, "Gabriel Santiago: Consummate Professional")
    page.goto("/cards?q=santiago&view=list")
    row = page.get_by_role("row").filter(has=page.get_by_role("link", name="Gabriel Santiago"))
    expect(row).to_contain_text("Not playable here yet")
    page.goto("/cards?q=extraordinaire&view=list")
    row = page.get_by_role("row").filter(has=page.get_by_role("link", name="Noise: Hacker Extraordinaire"))
    expect(row).to_be_visible()
    expect(row).not_to_contain_text("Not playable")


# --- rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["Control+k", "/"])
def test_a_rule_is_found_from_anywhere_by_keyboard(page: Page, key: str) -> None:
    page.goto("/lobby")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press(key)
    field = page.get_by_role("combobox", name="Search rules and cards")
    expect(field).to_be_focused()
    page.keyboard.type("jack out")
    answers = page.get_by_role("dialog").get_by_role("option")
    expect(answers.first).to_contain_text("RR/jack-out")
    page.keyboard.press("ArrowDown")
    expect(answers.nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    expect(answers.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/rules/RR/jack-out$"))
    expect(page.get_by_role("heading", level=1, name="Jack Out")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_card_is_found_from_anywhere(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Control+k")
    page.get_by_role("combobox", name="Search rules and cards").fill("parasite")
    answers = page.get_by_role("dialog").get_by_role("option")
    expect(answers.filter(has_text="FAQ/card/parasite/1")).to_be_visible()
    expect(answers.first).to_have_attribute("href", "/cards/parasite")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/cards/parasite$"))


def test_a_card_comes_first_as_soon_as_its_name_is_begun(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Control+k")
    field = page.get_by_role("combobox", name="Search rules and cards")
    answers = page.get_by_role("dialog").get_by_role("option")
    field.fill("account si")
    expect(answers.filter(has_text="FAQ/card/account-siphon").first).to_be_visible()
    expect(answers.first).to_have_attribute("href", "/cards/account-siphon")
    field.fill("ice")
    expect(answers.first).to_contain_text("RR/ice")


def test_the_rule_book_is_searched_and_read(page: Page) -> None:
    page.goto("/rules")
    page.get_by_text("Rules Reference 1.1").click()
    page.get_by_role("link", name="Jack Out").click()
    expect(page.get_by_role("heading", level=1, name="Jack Out")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Next")).click()
    expect(page.get_by_role("heading", level=1, name="Link")).to_be_visible()
    page.get_by_role("searchbox", name="Search the rules").fill("bypass")
    expect(page.get_by_role("heading", level=1)).to_contain_text("to “bypass”")
    page.get_by_role("link", name="Bypass", exact=True).first.click()
    expect(page).to_have_url(re.compile("/rules/RR/bypass$"))


def test_a_statement_is_shown_in_its_place(page: Page) -> None:
    page.goto("/rules/RR/timing/run/5.4")
    statement = page.locator("li[aria-current]").filter(has_text="The run is successful").first
    expect(statement).to_be_in_viewport()


def test_an_unknown_rule_is_answered_with_the_nearest(page: Page) -> None:
    page.goto("/rules/RR/jackout")
    expect(page.get_by_text("did you mean RR/jack-out")).to_be_visible()


# --- for everybody ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_pages_are_accessible_and_fit(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(theme="light", **size)
    touch = size is PHONE

    def examined() -> None:
        assert_accessible(page)
        assert_fits(page)
        if touch:
            assert_touchable(page)

    for address, landmark in (
        ("/cards?q=f:nbn t:ice&view=list", "Data Raven"),
        ("/cards?q=corroder", "1 card"),
        ("/cards/data-raven", "Where it may be used"),
        ("/decks/core-nbn", "Not legal in Core Set" if not touch else "This deck came with the program."),
        ("/rules", "Rules Reference 1.1"),
        ("/rules/RR/timing/run", "Timing Structure of a Run"),
    ):
        page.goto(address)
        expect(page.get_by_text(landmark).first).to_be_visible()
        examined()
    keep(page, SHAPER)
    for tab in ("Cards", re.compile("^Deck"), "Check") if touch else (None,):
        if tab is not None:
            page.get_by_role("tab", name=tab).click()
        expect(page.get_by_text("Version 1 · Saved")).to_be_visible()
        examined()
    page.goto("/decks")
    expect(page.get_by_role("heading", name="Your decks")).to_be_visible()
    examined()
    page.get_by_role("button", name="Search rules and cards").click()
    page.get_by_role("dialog").get_by_role("combobox").fill("trace")
    expect(page.get_by_role("dialog").get_by_role("option").first).to_be_visible()
    examined()
