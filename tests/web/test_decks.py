"""The collection and the deckbuilder in the browser."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Dialog, Page, expect

from netrunner.decks import Deck
from netrunner.decks.bundled_decks import path_of
from netrunner.decks.notation import MODULES, SUFFIXES, parse
from tests.web.browser import expect_told, watched
from tests.web.builder import DECK, EXPORTS, JINTEKI, SHAPER, choose, exported, keep, save, unwrite, verdict
from tests.web.conftest import OpenPage


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


def test_a_list_typed_by_hand_is_understood(page: Page) -> None:
    page.goto("/decks")
    page.get_by_role("button", name="Import a deck").click()
    dialog = page.get_by_role("dialog", name="Import a deck")
    dialog.get_by_label("Deck list").fill("Noise: Hacker Extraordinaire\nAccount Siphon x3\nSure Gamble x2\n")
    dialog.get_by_role("button", name="Read the list").click()
    expect(dialog).to_contain_text("Understood: 5 cards for Noise: Hacker Extraordinaire.")


def test_identities_that_do_not_play_are_marked_where_one_is_chosen(page: Page) -> None:
    unwrite(page, "Gabriel Santiago: Consummate Professional")
    page.goto("/decks")
    page.get_by_role("button", name="New deck").click()
    identity = page.get_by_role("dialog").get_by_label("Identity")
    expect(identity.locator("option", has_text="Gabriel Santiago")).to_have_text(
        "Gabriel Santiago: Consummate Professional (not playable here yet)"
    )
    expect(identity.locator("option", has_text="Noise: Hacker Extraordinaire")).to_have_text(
        "Noise: Hacker Extraordinaire"
    )


@pytest.mark.parametrize("notation", MODULES)
def test_every_notation_comes_in_as_a_file_and_goes_out_by_the_menu(page: Page, notation: str) -> None:
    shaper = Deck.load("core-shaper")
    encoding = "utf-16" if notation == "octgn" else "utf-8"  # as some Windows programs write it
    text = shaper.write(notation).replace('encoding="utf-8"', f'encoding="{encoding}"')
    page.goto("/decks")
    page.get_by_role("button", name="Import a deck").click()
    dialog = page.get_by_role("dialog", name="Import a deck")
    dialog.locator("input[type=file]").set_input_files(
        {"name": "deck" + SUFFIXES[notation], "mimeType": "application/octet-stream", "buffer": text.encode(encoding)}
    )
    expect(dialog).to_contain_text("Understood: 47 cards")
    dialog.get_by_role("button", name="Keep the deck").click()
    expect(page).to_have_url(DECK)
    assert parse(exported(page, EXPORTS[notation]), notation).cards == shaper.cards


def test_cards_come_from_the_pool(page: Page) -> None:
    page.goto("/decks")
    page.get_by_role("button", name="New deck").click()
    dialog = page.get_by_role("dialog", name="A new deck")
    dialog.get_by_label("Identity").select_option(label="Noise: Hacker Extraordinaire")
    dialog.get_by_label("Name").fill("From nothing")
    dialog.get_by_role("button", name="Create the deck").click()
    expect(page).to_have_url(DECK)
    page.get_by_label("Search the card pool").fill("siphon")
    pool = page.get_by_role("region", name="Card pool")
    add = pool.get_by_role("button", name="Add a copy of Account Siphon")
    add.click()  # twice, each where the button is by then: the pool is still being searched
    add.click()
    deck = page.get_by_role("region", name="Deck", exact=True)
    expect(deck.get_by_role("group", name="2 copies of Account Siphon")).to_be_visible()
    expect(deck.get_by_role("img", name="8 influence")).to_be_visible()
    expect(page.get_by_text("8 of 15", exact=True)).to_be_visible()


def test_the_pool_offers_what_the_deck_can_use(page: Page) -> None:
    keep(page, JINTEKI)
    pool = page.get_by_role("region", name="Card pool")
    pool.get_by_label("Search the card pool").fill('astroscript or "nisei mk" or "cell portal" or "near-earth"')
    names = pool.get_by_role("listitem")
    expect(names).to_have_count(2)
    pool.get_by_label("Of use to this deck in Core Set").uncheck()
    expect(names.filter(has_text="AstroScript Pilot Program")).to_be_visible()
    pool.get_by_label("Of use to this deck in Core Set").check()
    expect(names).to_have_count(2)
    page.get_by_label("Format", exact=True).select_option(label="Standard")
    expect(pool.get_by_label("Of use to this deck in Standard")).to_be_checked()
    expect(names.filter(has_text="Cell Portal")).to_have_count(0)


def test_charts_say_what_they_show(page: Page) -> None:
    keep(page, JINTEKI)
    for chart in (
        "Cards by cost. 0: 11, 1: 7, 2: 5, 3: 6, 4: 3, 5: 5, 8: 3",
        "Cards by type. Ice: 20, Asset: 12, Agenda: 9, Operation: 7, Upgrade: 1",
        re.compile("^Subtypes. AP: 8, Code Gate: 7"),
    ):
        expect(page.get_by_role("img", name=chart)).to_be_visible()
    page.get_by_text("Odds", exact=True).click()
    expect(page.get_by_role("row", name="Any agenda").first).to_be_visible()


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


def test_cards_are_commented_on(page: Page) -> None:
    keep(page, JINTEKI)
    deck = page.get_by_role("region", name="Deck", exact=True)
    deck.get_by_role("button", name="Comments").click()
    deck.get_by_label("Comment on Snare!").fill("Never advance it. ")
    save(page)
    deck.get_by_role("button", name="Comments").click()
    expect(deck.get_by_label("Comment on Snare!")).to_have_count(0)
    expect(deck.get_by_text("Never advance it.")).to_be_visible()
    assert "3 Snare! [01070]  # Never advance it.\n" in exported(page, "Our own list")
    page.reload()
    deck.get_by_role("button", name="Comments").click()
    deck.get_by_label("Comment on Snare!").fill("")
    save(page)
    assert exported(page, "Our own list") == JINTEKI


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


def test_a_shared_deck_is_read_played_and_copied_by_others(open_page: OpenPage) -> None:
    owner, friend = open_page(), open_page()
    keep(owner, SHAPER.replace("Core Set starter: Shaper", "The Maker's tools"))
    friend.goto(owner.url)
    expect(friend.get_by_text("There is no such deck, or it is not shared with you.")).to_be_visible()
    choose(owner, "More", "Share by link")
    expect_told(owner, "Everybody with the link can read the deck now")
    friend.reload()
    expect(friend.get_by_text("This deck belongs to somebody else.")).to_be_visible()
    expect(friend.get_by_role("button", name="Save", exact=True)).to_have_count(0)
    choose(friend, "Play against", "A person, at a table")
    friend.get_by_role("dialog", name="Open a table").get_by_role("button", name="Open the table").click()
    expect(friend.get_by_label("Your deck for the Runner").locator("option:checked")).to_have_text("The Maker's tools")
    friend.goto(owner.url)
    friend.get_by_role("button", name="Copy to my decks").click()
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
    choose(page, "Play against", "Rookie bot")
    expect(page).to_have_url(re.compile("/games/"))
    expect(page.get_by_role("region", name=re.compile("^Grip: 5 cards"))).to_be_visible()


def test_a_table_is_opened_with_the_deck(page: Page) -> None:
    keep(page, JINTEKI)
    page.get_by_role("textbox", name="Name").fill("Traps and lies")
    choose(page, "Play against", "A person, at a table")
    form = page.get_by_role("dialog", name="Open a table")
    expect(form.get_by_role("radio", name="Corp")).to_be_checked()
    expect(form.get_by_label("Format")).to_have_value("core")
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Your deck for the Corp").locator("option:checked")).to_have_text("Traps and lies")
    page.goto("/decks/core-shaper")
    choose(page, "Play against", "A person, at a table")
    expect(form.get_by_label("Your deck").locator("option:checked")).to_have_text("Core Set starter: Shaper")
    page.reload()
    expect(page.get_by_role("link", name=re.compile("^Go back to"))).to_be_visible()
    expect(form).to_have_count(0)


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


def test_a_starter_is_looked_at_copied_and_changed(page: Page) -> None:
    page.goto("/decks")
    page.get_by_role("link", name="Core Set starter: Anarch").click()
    expect(page.get_by_text("This deck came with the program.")).to_be_visible()
    expect(page.get_by_text("All Anarch and neutral Runner cards of one Core Set.").first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Add a copy"))).to_have_count(0)
    assert exported(page, "Our own list") == path_of("core-anarch").read_text(encoding="utf-8")
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("menuitem", name="Print")).to_be_visible()
    expect(page.get_by_role("menuitem", name="Versions")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Copy to my decks").click()
    expect(page.get_by_text("Version 1 · Saved")).to_be_visible()
    expect(verdict(page)).to_contain_text("Legal in Core Set")
    page.get_by_role("button", name="Remove a copy of Medium").last.click()
    save(page)


def test_a_starter_is_played_from_its_page(page: Page) -> None:
    page.goto("/decks/core-weyland")
    choose(page, "Play against", "Rookie bot")
    expect(page).to_have_url(re.compile("/games/"))
    expect(page.get_by_role("region", name=re.compile("^HQ: 5 cards"))).to_be_visible()


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


@pytest.mark.parametrize("size", ["page", "phone"])
def test_a_champions_deck_is_found_and_played(request: pytest.FixtureRequest, size: str) -> None:
    page: Page = request.getfixturevalue(size)
    page.goto("/decks")
    champions = page.get_by_role("region", name="World champions")
    expect(champions.get_by_role("link")).to_have_count(6)
    expect(page.get_by_role("region", name="Archetypes of the eras").get_by_role("link")).to_have_count(14)
    champions.get_by_role("link", name="Worlds 2016: Whizzard").click()
    expect(page.get_by_text("legal in Standard on 2016-11-05").first).to_be_visible()
    page.goto("/")
    page.get_by_text("Change sides, decks and level").click()
    page.get_by_label("Your deck").select_option(label="Worlds 2016: Whizzard")
    expect(page.get_by_text("How it wins: trash every asset with free credits")).to_be_visible()
    page.get_by_label("The bot’s deck").select_option(label="Prison: Jinteki")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/games/"))
    expect(page.get_by_text("Whizzard").first).to_be_visible()
