"""The table in the browser: whole games by clicking and by touch, and what makes playing comfortable."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import PHONE, at_rest, until
from tests.web.conftest import OpenPage
from tests.web.moments import (
    breaker_in_reach,
    card_with_choices,
    corp_chooses_a_server,
    moment,
    runner_acts,
    runner_bids,
    runner_holds_two_alike,
    runner_keeps,
    runner_pays_from_several,
    trashable_card_accessed,
)
from tests.web.player import Player, decision, look, offers, sit_down

MOST = 300
"""So many presses end every game of these seeds, with room to spare."""


def expect_credits(page: Page, number: int) -> None:
    expect(page.locator("[data-anchor=runner-credits]")).to_have_attribute("data-value", str(number))


def credits(page: Page) -> int:
    return int(page.locator("[data-anchor=runner-credits]").get_attribute("data-value") or "")


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_clicking(server: Running, page: Page) -> None:
    game = sit_down(page, server, moment(runner_keeps))
    Player(page, seed=1).play(MOST)
    over = page.get_by_role("region", name="The game is over")
    expect(over.get_by_role("heading")).to_have_text(re.compile("You have (won|lost)"))
    expect(over.get_by_role("link", name="Watch the replay")).to_have_attribute("href", f"/replays/{game}")
    over.get_by_role("button", name="Fair shuffles").click()
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("the shuffles were fixed before the game")).to_be_visible()


def test_a_whole_game_is_played_by_touch_on_a_phone(server: Running, phone: Page) -> None:
    sit_down(phone, server, moment(runner_keeps))
    Player(phone, seed=4, touch=True).play(MOST)
    expect(phone.get_by_role("region", name="The game is over").get_by_role("heading")).to_be_visible()
    assert_fits(phone)
    assert_touchable(phone)


# --- what is shown ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_an_encounter_is_for_everybody(
    server: Running, open_page: OpenPage, size: dict[str, object], theme: str
) -> None:
    page = open_page(theme=theme, **size)
    sit_down(page, server, moment(breaker_in_reach))
    encounter = page.get_by_role("region", name=re.compile("^Encounter with"))
    expect(encounter.get_by_text("Unbroken").first).to_be_visible()
    assert_accessible(page)
    assert_fits(page)
    if size:
        assert_touchable(page)


def test_breaking_shows_on_the_subroutine(server: Running, page: Page) -> None:
    sit_down(page, server, moment(breaker_in_reach))
    encounter = page.get_by_role("region", name=re.compile("^Encounter with"))
    encounter.get_by_role("button", name=re.compile("Unbroken")).last.click()
    subroutines = encounter.get_by_role("list", name="Subroutines").get_by_role("listitem")
    expect(subroutines.last).to_contain_text("Broken")
    expect(subroutines.first).to_contain_text("Unbroken")


def test_all_subroutines_are_broken_at_once(server: Running, page: Page) -> None:
    sit_down(page, server, moment(breaker_in_reach))
    page.get_by_role("button", name=re.compile("^Break all with")).first.click()
    expect(page.get_by_role("region", name=re.compile("^Encounter with"))).to_have_count(0)


def test_the_step_is_named_in_the_words_of_the_rules_with_its_rule(server: Running, page: Page) -> None:
    sit_down(page, server, moment(breaker_in_reach))
    bar = page.get_by_role("group", name="Where the game stands")
    expect(bar).to_contain_text("Encounter ice: break subroutines, paid abilities")
    expect(bar).to_contain_text("You decide")
    expect(bar.get_by_role("link")).to_have_attribute("href", "/rules/RR%2Ftiming%2Frun%2F3.1")


def test_the_accessed_card_is_shown_and_trashed(server: Running, page: Page) -> None:
    sit_down(page, server, moment(trashable_card_accessed))
    expect(page.get_by_role("group", name=re.compile("^Accessing .* from"))).to_be_visible()
    decision(page).get_by_role("button", name=re.compile("Trash ")).click()
    expect(page.get_by_role("group", name=re.compile("^Accessing .* from"))).to_have_count(0)


def test_copies_in_a_hand_can_be_pressed_alike(server: Running, page: Page) -> None:
    sit_down(page, server, moment(runner_holds_two_alike))
    grip = page.get_by_role("region", name=re.compile("^Grip: "))
    spots = grip.locator("[data-card]")

    def twins() -> list[int]:
        titles = spots.all_inner_texts()
        return [place for place, title in enumerate(titles) if titles.count(title) == 2 and "1 choice" in title]

    until(page, lambda: len(twins()) >= 2)
    before = spots.count()
    spots.nth(twins()[1]).click()
    expect(spots).to_have_count(before - 1)


def test_a_spectator_sees_no_hand_and_chooses_a_seat(server: Running, open_page: OpenPage) -> None:
    game = sit_down(open_page(), server, moment(runner_acts))
    watcher = open_page()
    watcher.goto(f"/games/{game}")
    servers = watcher.get_by_role("region", name="Servers")
    expect(servers).to_have_attribute("data-seat", "runner")
    expect(watcher.locator("[data-area^=hand]")).to_have_count(0)
    expect(offers(watcher)).to_have_count(0)
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_role("region", name="Chat")).to_contain_text("the players when the game is over")
    expect(watcher.get_by_role("textbox", name="Say something")).to_have_count(0)
    watcher.get_by_role("button", name="Game menu").click()
    watcher.get_by_role("radio", name="Corp: Bot").check()
    expect(servers).to_have_attribute("data-seat", "corp")


# --- deciding ---------------------------------------------------------------------------------------------------------


def test_a_card_is_played_where_it_lies(server: Running, page: Page) -> None:
    """One choice: a click on the card does it."""
    sit_down(page, server, moment(runner_acts))
    card = page.locator("[data-area=hand-runner] button.offered").first
    number = card.get_attribute("data-card")
    card.click()
    expect(page.locator(f"[data-area=hand-runner] [data-card='{number}']")).to_have_count(0)


def test_a_card_with_several_choices_offers_them_beside_it(server: Running, page: Page) -> None:
    sit_down(page, server, moment(card_with_choices))
    breaker = page.get_by_role("region", name="Rig").locator("button.offered[aria-haspopup=dialog]").first
    breaker.click()
    menu = page.get_by_role("dialog", name=re.compile("What to do with"))
    expect(menu.locator("[data-option]").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(menu.locator("[data-option]").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(breaker).to_be_focused()


def test_a_finger_selects_before_it_acts(server: Running, phone: Page) -> None:
    sit_down(phone, server, moment(runner_acts))
    card = phone.locator("[data-area=hand-runner] button.offered").first
    number = card.get_attribute("data-card")
    card.tap()
    expect(phone.get_by_role("dialog", name=re.compile("What to do with"))).to_be_visible()
    card.tap()
    expect(phone.locator(f"[data-area=hand-runner] [data-card='{number}']")).to_have_count(0)


def test_a_server_is_chosen_at_its_place(server: Running, page: Page) -> None:
    sit_down(page, server, moment(corp_chooses_a_server))
    servers = page.get_by_role("region", name="Servers")
    before = servers.locator("[data-server]").count()
    servers.get_by_role("button", name="New server").click()
    expect(servers.locator("[data-server]")).to_have_count(before + 1)


def test_a_number_is_chosen_with_a_slider(server: Running, page: Page) -> None:
    sit_down(page, server, moment(runner_bids))
    slider = decision(page).get_by_role("slider", name="Number")
    slider.focus()
    slider.press("End")
    most = slider.get_attribute("aria-valuetext")
    slider.press("Home")
    assert int(most or 0) > 0
    decision(page).get_by_role("button", name="Spend nothing").click()
    expect(slider).to_have_count(0)


@pytest.mark.parametrize(
    ("how", "from_pool"),
    [("Pay 2 from The Toolbox", 0), ("Space", 0), ("Credit pool", 2)],
    ids=["click", "key", "changed"],
)
def test_credits_come_from_the_usual_source_in_one_click_or_from_another(
    server: Running, page: Page, how: str, from_pool: int
) -> None:
    sit_down(page, server, moment(runner_pays_from_several))
    before = credits(page)
    if how == "Space":
        page.keyboard.press(how)
    else:
        decision(page).get_by_role("button", name=how).click()
    expect(decision(page).get_by_role("button", name="Credit pool")).to_have_count(0)
    expect_credits(page, before - from_pool)


def test_what_is_not_offered_is_answered_with_its_reason_and_rule(server: Running, page: Page) -> None:
    sit_down(page, server, moment(runner_acts))
    decision(page).get_by_role("button", name="Why not").click()
    dialog = page.get_by_role("dialog", name="Why can’t I")
    dialog.get_by_role("textbox").fill("jack")
    dialog.get_by_role("button", name="Jack out").click()
    expect(dialog).to_contain_text("You cannot jack out: there is no run.")
    expect(dialog.get_by_role("link")).to_have_attribute("href", "/rules/RR%2Fjack-out")


def test_a_card_that_cannot_be_played_says_why(server: Running, page: Page) -> None:
    sit_down(page, server, moment(breaker_in_reach))
    page.locator("[data-area=hand-runner] button[data-card]").first.click()
    menu = page.get_by_role("dialog", name=re.compile("What to do with"))
    expect(menu.get_by_role("status")).to_contain_text("No action can be taken now")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def test_a_choice_is_taken_back_against_a_bot(server: Running, page: Page) -> None:
    sit_down(page, server, moment(runner_acts))
    before = credits(page)
    decision(page).get_by_role("button", name="Gain 1 credit").click()
    expect_credits(page, before + 1)
    page.get_by_role("button", name=re.compile("Take back your last choice")).click()
    expect_credits(page, before)


def test_passing_subroutines_that_could_be_broken_takes_two_presses(server: Running, page: Page) -> None:
    sit_down(page, server, moment(breaker_in_reach))
    fire = decision(page).locator("[data-kind=pass]")
    number = decision(page).get_attribute("data-decision")
    fire.click()
    expect(fire).to_contain_text("Press again")
    expect(decision(page)).to_have_attribute("data-decision", number or "")
    expect(page.get_by_role("region", name=re.compile("^Encounter with"))).to_be_visible()


def test_stops_are_kept(server: Running, page: Page) -> None:
    game = sit_down(page, server, moment(runner_acts))
    stop = page.get_by_role("checkbox", name=re.compile(r"Discard phase: paid abilities and rezzing \[2\.2\]"))
    page.get_by_role("button", name="Stops and settings").click()
    expect(stop).not_to_be_checked()
    stop.check()
    kept = server.app.state.host.rooms[game].match.stops
    until(page, lambda: "runner turn [2.2]" in kept["runner"])
    page.reload()
    page.get_by_role("button", name="Stops and settings").click()
    expect(stop).to_be_checked()


def test_conceding_is_asked_about_and_ends_the_game(server: Running, page: Page) -> None:
    sit_down(page, server, moment(runner_acts))
    page.get_by_role("button", name="Game menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog", name="Concede the game?").get_by_role("button", name="Concede").click()
    expect(page.get_by_role("region", name="The game is over")).to_contain_text("The Runner conceded.")


# --- the keyboard -----------------------------------------------------------------------------------------------------


def test_the_keyboard_does_everything(server: Running, page: Page) -> None:
    sit_down(page, server, moment(runner_keeps))
    page.keyboard.press("2")
    expect(page.get_by_text("4 clicks left.")).to_be_visible()
    look(page)
    before = credits(page)
    key = decision(page).get_by_role("button", name="Gain 1 credit").get_attribute("aria-keyshortcuts")
    assert key is not None
    page.keyboard.press(key)
    expect_credits(page, before + 1)
    page.keyboard.press("u")
    expect_credits(page, before)
    look(page)

    page.keyboard.press("h")
    hand = page.locator("[data-area=hand-runner] button[data-card]")
    expect(hand.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    page.keyboard.press("z")
    zoomed = page.get_by_role("dialog", name=re.compile("enlarged"))
    expect(zoomed).to_be_visible()
    expect(zoomed.get_by_role("link", name="Rulings and details")).to_be_visible()
    page.keyboard.press("Escape")
    expect(hand.nth(1)).to_be_focused()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator("[data-area=servers] :focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name=re.compile("^Run on "))).to_be_visible()


def test_the_space_bar_goes_on_and_the_focus_is_not_lost(server: Running, page: Page) -> None:
    sit_down(page, server, moment(breaker_in_reach))
    number = decision(page).get_attribute("data-decision")
    page.keyboard.press("b")  # everything is broken
    expect(page.locator(f"[data-decision='{number}']")).to_have_count(0)
    Player(page, seed=1).wait()
    number = decision(page).get_attribute("data-decision")
    look(page)
    page.keyboard.press("Space")
    expect(page.locator(f"[data-decision='{number}']")).to_have_count(0)
    Player(page, seed=1).wait()
    expect(page.locator("[data-area=decision] :focus, [data-area=decision]:focus")).to_have_count(1)


# --- reading ----------------------------------------------------------------------------------------------------------


def test_a_card_is_looked_at_by_resting_on_it_or_by_its_name_in_the_log(server: Running, page: Page) -> None:
    sit_down(page, server, moment(runner_acts))
    reader = page.get_by_role("region", name="The card that is looked at")
    page.locator("[data-area=hand-runner] button[data-card]").first.hover()
    expect(reader).to_contain_text("Under the pointer")
    expect(page.locator(".peek")).to_have_count(0)
    page.mouse.move(5, 5)
    expect(reader).not_to_contain_text("Under the pointer")
    page.get_by_role("log", name="Log").get_by_role("link").first.click()
    expect(page.get_by_role("dialog", name=re.compile("enlarged"))).to_be_visible()


def test_a_long_press_enlarges_a_card_and_does_nothing_else(server: Running, phone: Page) -> None:
    sit_down(phone, server, moment(runner_acts))
    card = phone.locator("[data-area=hand-runner] button.offered").first
    number = card.get_attribute("data-card")
    box = at_rest(card)
    finger = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(phone.get_by_role("dialog", name=re.compile("enlarged"))).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.get_by_role("button", name="Close").tap()
    expect(phone.locator(f"[data-area=hand-runner] [data-card='{number}']")).to_be_visible()
    expect(phone.get_by_role("dialog")).to_have_count(0)


def test_the_log_is_a_live_region_and_people_talk_beside_it(server: Running, page: Page) -> None:
    sit_down(page, server, moment(runner_acts))
    expect(page.get_by_role("log", name="Log")).to_have_attribute("aria-live", "polite")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("Good luck!")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")


def test_a_discard_pile_is_looked_through(server: Running, page: Page) -> None:
    sit_down(page, server, moment(breaker_in_reach))
    page.get_by_role("button", name=re.compile("^Heap")).click()
    expect(page.get_by_role("dialog", name=re.compile(r"^Heap: \d+ card"))).to_be_visible()
