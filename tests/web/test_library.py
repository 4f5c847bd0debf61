"""Cards, decks and rules in the browser."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Dialog, Locator, Page, expect

from netrunner.decks.reading import STARTERS
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import DESKTOP, PHONE, watched
from tests.web.conftest import OpenPage

JINTEKI = (STARTERS / "core-jinteki.deck").read_text(encoding="utf-8")
SHAPER = (STARTERS / "core-shaper.deck").read_text(encoding="utf-8")
DECK = re.compile(r"/decks/[0-9a-z]+$")


def import_deck(page: Page, text: str, play: str = "Core Set") -> None:
    """Paste a list and keep it."""
    page.goto("/decks")
    page.get_by_role("button", name="Import a deck").click()
    dialog = page.get_by_role("dialog", name="Import a deck")
    dialog.get_by_label("Deck list").fill(text)
    dialog.get_by_label("Format").select_option(label=play)
    dialog.get_by_role("button", name="Read the list").click()
    dialog.get_by_role("button", name="Keep the deck").click()
    expect(page).to_have_url(DECK)
    expect(page.get_by_role("button", name="Export")).to_be_visible()


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
    price = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Wall of Static"))
    expect(price).to_contain_text("2")


# --- decks -----------------------------------------------------------------------------------------------------------


def test_a_deck_is_imported_mended_saved_and_exported(page: Page) -> None:
    wrong = JINTEKI.replace("3 Hedge Fund [01110]", "4 Hedge Fnd").replace("3 Snare! [01070]\n", "2 Snare! [01070]\n")
    page.goto("/decks")
    page.get_by_role("button", name="Import a deck").click()
    dialog = page.get_by_role("dialog", name="Import a deck")
    dialog.get_by_label("Deck list").fill(wrong)
    dialog.get_by_label("Format").select_option(label="Core Set")
    dialog.get_by_role("button", name="Read the list").click()
    expect(dialog).to_contain_text("No card is called “Hedge Fnd”")
    dialog.get_by_role("button", name="Use Hedge Fund").click()
    expect(dialog).to_contain_text("Understood: 49 cards for Jinteki: Personal Evolution.")
    dialog.get_by_role("button", name="Keep the deck").click()

    # Illegal, with the rule; then legal by two presses.
    expect(verdict(page)).to_contain_text("Not legal in Core Set")
    reason = page.get_by_role("listitem").filter(has_text="4 copies of Hedge Fund; a deck may have 3.")
    expect(reason.get_by_role("link", name="The rule")).to_have_attribute("href", "/rules/RR/deckbuilding/4")
    page.get_by_role("button", name="Remove a copy of Hedge Fund").last.click()
    page.get_by_role("button", name="Add a copy of Snare!").last.click()
    expect(verdict(page)).to_contain_text("Legal in Core Set")
    expect(page.get_by_text("Version 1 · Unsaved changes")).to_be_visible()
    save(page)
    expect(page.get_by_text("Version 2 · Saved")).to_be_visible()
    # The line that was mended names no printing any more; all else is as it was.
    assert exported(page, "Our own list") == JINTEKI.replace("3 Hedge Fund [01110]", "3 Hedge Fund")
    cards = json.loads(exported(page, "NetrunnerDB JSON"))["data"][0]["cards"]
    assert cards["01070"] == 3


def test_cards_come_from_the_pool(page: Page) -> None:
    page.goto("/decks")
    page.get_by_role("button", name="New deck").click()
    dialog = page.get_by_role("dialog", name="A new deck")
    dialog.get_by_label("Identity").select_option(label="Noise: Hacker Extraordinaire")
    dialog.get_by_label("Name").fill("From nothing")
    dialog.get_by_role("button", name="Create the deck").click()
    expect(page).to_have_url(DECK)
    page.get_by_label("Search the card pool").fill("siphon")
    page.get_by_role("button", name="Add a copy of Account Siphon").dblclick()
    deck = page.get_by_role("region", name="Deck", exact=True)
    expect(deck.get_by_role("group", name="2 copies of Account Siphon")).to_be_visible()
    expect(deck.get_by_role("img", name="8 influence")).to_be_visible()
    expect(page.get_by_text("8 of 15", exact=True)).to_be_visible()


def test_unsaved_changes_survive_the_page(page: Page) -> None:
    keep(page, JINTEKI)
    page.get_by_role("button", name="Remove a copy of Snare!").last.click()
    expect(page.get_by_text("Unsaved changes")).to_be_visible()
    page.goto("/cards")
    page.go_back()
    expect(page.get_by_text("Changes that you had not saved are here again.")).to_be_visible()
    expect(page.get_by_role("group", name="2 copies of Snare!").last).to_be_visible()
    page.get_by_role("button", name="Discard the changes").click()
    expect(page.get_by_role("group", name="3 copies of Snare!").last).to_be_visible()
    expect(page.get_by_text("Version 1 · Saved")).to_be_visible()


def test_versions_are_compared_and_restored(page: Page) -> None:
    keep(page, JINTEKI)
    page.get_by_role("button", name="Remove a copy of Snare!").last.click()
    choose(page, "More", "Versions")
    dialog = page.get_by_role("dialog", name="Versions")
    dialog.get_by_label("What is new in this version").fill("Fewer traps")
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(dialog.get_by_role("listitem").first).to_contain_text("Fewer traps")
    expect(dialog).to_contain_text("Snare! 3 → 2")
    expect(dialog).to_contain_text("Cards: 49 → 48")
    dialog.get_by_role("button", name="Restore version 1").click()
    expect(page.get_by_text("Version 3 · Saved")).to_be_visible()
    expect(page.get_by_role("group", name="3 copies of Snare!").last).to_be_visible()


def test_a_deck_that_was_saved_elsewhere_is_not_overwritten(page: Page) -> None:
    keep(page, JINTEKI)
    other = watched(page.context)
    other.goto(page.url)
    other.get_by_role("button", name="Remove a copy of Snare!").last.click()
    save(other)
    page.get_by_role("button", name="Add a copy of Snare!").last.click()
    page.get_by_role("button", name="Save", exact=True).click()
    dialog = page.get_by_role("dialog", name="Saved elsewhere meanwhile")
    expect(dialog).to_contain_text("version 2")
    dialog.get_by_role("button", name="Save mine as the newest").click()
    expect(page.get_by_text("Version 3 · Saved")).to_be_visible()
    other.reload()
    expect(other.get_by_role("group", name="4 copies of Snare!").last).to_be_visible()


def test_a_shared_deck_is_read_by_others_and_copied(open_page: OpenPage) -> None:
    owner, friend = open_page(), open_page()
    keep(owner, SHAPER)
    friend.goto(owner.url)
    expect(friend.get_by_text("There is no such deck, or it is not shared with you.")).to_be_visible()
    choose(owner, "More", "Share by link")
    expect(owner.get_by_text("Everybody with the link can read the deck now")).to_be_visible()
    friend.reload()
    expect(friend.get_by_text("This deck belongs to somebody else.")).to_be_visible()
    expect(friend.get_by_role("button", name="Save", exact=True)).to_have_count(0)
    choose(friend, "More", "Duplicate")
    expect(friend).not_to_have_url(owner.url)
    expect(friend.get_by_text("Version 1 · Saved")).to_be_visible()


def test_a_hand_is_drawn_to_try_the_deck(page: Page) -> None:
    keep(page, SHAPER)
    choose(page, "More", "Test hand")
    dialog = page.get_by_role("dialog", name="Test hand")
    expect(dialog).to_contain_text("42 cards left in the deck")
    dialog.get_by_role("button", name="Take a mulligan").click()
    expect(dialog).to_contain_text("After a mulligan")
    dialog.get_by_role("button", name="Draw a card").click()
    expect(dialog).to_contain_text("41 cards left in the deck")


def test_a_deck_is_taken_to_the_table(page: Page) -> None:
    keep(page, SHAPER)
    choose(page, "Play against a bot", "Rookie bot")
    expect(page).to_have_url(re.compile("/games/"))
    expect(page.get_by_role("region", name=re.compile("^Grip: 5 cards"))).to_be_visible()


def test_a_deck_is_printed_on_one_page(page: Page) -> None:
    keep(page, JINTEKI)
    expect(verdict(page)).to_contain_text("Legal in Core Set")
    paper = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1


def test_a_deck_is_deleted_after_a_question(page: Page) -> None:
    keep(page, SHAPER)
    choose(page, "More", "Delete")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page).to_have_url(re.compile("/decks$"))
    expect(page.get_by_text("You have no decks yet")).to_be_visible()


def test_a_starter_is_copied_and_changed(page: Page) -> None:
    page.goto("/decks")
    page.get_by_role("button", name="Copy Core Set starter: Anarch to your decks").click()
    expect(page).to_have_url(DECK)
    expect(verdict(page)).to_contain_text("Legal in Core Set")


def test_a_deck_is_built_on_a_phone(phone: Page) -> None:
    keep(phone, JINTEKI)
    phone.get_by_role("tab", name="Cards").tap()
    phone.get_by_label("Search the card pool").fill("ice wall")
    phone.get_by_role("button", name="Add a copy of Ice Wall").tap()
    phone.get_by_role("tab", name=re.compile("^Deck")).tap()
    expect(phone.get_by_role("group", name="1 copy of Ice Wall")).to_be_visible()
    phone.get_by_role("tab", name="Check").tap()
    expect(verdict(phone)).to_contain_text("Not legal in Core Set")
    expect(phone.get_by_text("a deck of 50 cards needs 22 or 23")).to_be_visible()
    save(phone)


# --- rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["Control+k", "/"])
def test_a_rule_is_found_from_anywhere_by_keyboard(page: Page, key: str) -> None:
    page.goto("/lobby")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press(key)
    field = page.get_by_role("combobox", name="Search rules and cards")
    expect(field).to_be_focused()
    page.keyboard.type("jack out")
    expect(page.get_by_role("option").first).to_contain_text("RR/jack-out")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/rules/RR/jack-out$"))
    expect(page.get_by_role("heading", level=1, name="Jack Out")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_card_is_found_from_anywhere(page: Page) -> None:
    page.goto("/")
    page.keyboard.press("Control+k")
    page.get_by_role("combobox", name="Search rules and cards").fill("parasite")
    expect(page.get_by_role("option").filter(has_text="FAQ/card/parasite/1")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/cards/parasite$"))


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
    page.get_by_role("combobox").fill("trace")
    expect(page.get_by_role("option").first).to_be_visible()
    examined()


def test_leaving_never_asks_while_the_browser_keeps_the_changes(page: Page) -> None:
    asked: list[str] = []

    def hear(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", hear)
    keep(page, JINTEKI)
    page.get_by_role("button", name="Remove a copy of Snare!").last.click()
    expect(page.get_by_text("Unsaved changes")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Changes that you had not saved are here again.")).to_be_visible()
    assert asked == []
