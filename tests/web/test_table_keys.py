"""Keys choose what they stand for: the first button has the first key, subroutines and numbers have their own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from tests.web.browser import until
from tests.web.conftest import OpenPage
from tests.web.staged import Stage, accessing, facing_archer, go_on, psi_game, room, stage, traced
from tests.web.test_table_acting import DESK, made, place_of

SLIP = 300
"""Milliseconds: longer than the client takes a press for a slip."""


def shortcut_of(document: dict[str, Any], kind: str, subroutine: int | None = None) -> int:
    """Where a shortcut stands among the others."""
    ways = document["shortcuts"]
    index: int = next(way["index"] for way in ways if way["kind"] == kind and way["subroutine"] == subroutine)
    return index


def pressing(page: Page, document: dict[str, Any], *keys: str) -> Stage:
    """Show a document and press keys, with the focus on nothing that would take them."""
    staged = stage(page, document)
    page.wait_for_timeout(SLIP)
    for key in keys:
        page.keyboard.press(key)
    return staged


@pytest.mark.parametrize(("key", "label"), [("1", "Trash PAD Campaign (4 credits)"), ("2", "No action")])
def test_the_keys_of_an_access_go_from_top_to_bottom(open_page: OpenPage, key: str, label: str) -> None:
    document = room(accessing(["PAD Campaign", "Hedge Fund"]), "runner")
    page = open_page(**DESK)
    staged = pressing(page, document, key)
    assert made(page, staged, "choose")["option"] == place_of(document, label)
    first = page.get_by_role("region", name="Your decision").locator("[data-option]").nth(int(key) - 1)
    expect(first).to_have_attribute("data-label", label)
    expect(first.locator("kbd")).to_have_text(key)


def test_what_lies_below_an_accessed_card_is_not_chosen_unseen(open_page: OpenPage) -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "deck": ["Enigma"] * 5}, turn="runner")
    page = open_page(**DESK)
    staged = stage(page, room(s, "runner"))
    s.choose("Run HQ")
    go_on(s, lambda view: view["run"] is None)
    staged.tell(room(s, "runner"))
    seen = page.get_by_role("region", name="Accessed")
    expect(seen.locator("[data-ack]")).to_be_visible()
    page.wait_for_timeout(SLIP)
    page.keyboard.press("1")
    expect(seen).to_have_count(1)
    page.keyboard.press("p")
    expect(seen).to_have_count(0)
    assert [message for message in staged.sent if message["do"] in ("choose", "shortcut")] == []


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_psi_game_is_bid_in_by_the_digit_of_the_number(open_page: OpenPage, number: int) -> None:
    document = room(psi_game(), "corp")
    page = open_page(**DESK)
    staged = pressing(page, document, str(number))
    options = document["view"]["decision"]["options"]
    place = next(place for place, option in enumerate(options) if option.get("number") == number)
    assert made(page, staged, "choose")["option"] == place


def test_the_number_of_a_slider_is_taken_with_enter(open_page: OpenPage) -> None:
    document = room(traced(), "runner")
    page = open_page(**DESK)
    staged = pressing(page, document)
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    options = document["view"]["decision"]["options"]
    assert options[made(page, staged, "choose")["option"]]["number"] == 5, "four are enough, and one more"


def test_a_subroutine_is_broken_by_its_digit_and_none_lets_them_fire(open_page: OpenPage) -> None:
    document = room(facing_archer(), "runner")
    page = open_page(**DESK)
    staged = pressing(page, document, "3")
    assert made(page, staged, "shortcut")["index"] == shortcut_of(document, "subroutine", 2)
    rows = page.get_by_role("list", name="Subroutines").locator("kbd")
    expect(rows).to_have_text(["1", "2", "3", "4"])


def test_all_subroutines_are_broken_with_b(open_page: OpenPage) -> None:
    document = room(facing_archer(), "runner")
    page = open_page(**DESK)
    staged = pressing(page, document, "b")
    assert made(page, staged, "shortcut")["index"] == shortcut_of(document, "break")


def test_subroutines_fire_with_f_pressed_twice(open_page: OpenPage) -> None:
    document = room(facing_archer(), "runner")
    page = open_page(**DESK)
    staged = pressing(page, document, "f")
    expect(page.get_by_role("button", name="Pass", exact=True)).to_contain_text("Press again")
    assert all(message["do"] != "choose" for message in staged.sent)
    page.wait_for_timeout(300)  # sooner it would be a slip
    page.keyboard.press("f")
    assert made(page, staged, "choose")["option"] == place_of(document, "Pass")


def facing_ichi() -> Scenario:
    """The Runner, who has no icebreaker, encounters a bioroid, and has clicks left."""
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ichi 1.0+"]}}}, runner={"hand": ["Diesel"] * 3}, turn="runner")
    s.choose("Run HQ")
    go_on(s, lambda view: "encounter" in (view["run"] or {}))
    return s


def test_what_the_ice_itself_offers_stands_below_its_subroutines(open_page: OpenPage) -> None:
    """A bioroid is broken with clicks: that is no secret of its tile."""
    document = room(facing_ichi(), "runner")
    page = open_page(**DESK)
    staged = stage(page, document)
    offered = page.locator(".encounter").get_by_role("button", name="Break 1 subroutine")
    expect(offered).to_be_in_viewport(ratio=1)
    page.wait_for_timeout(SLIP)
    offered.click()
    label = document["view"]["decision"]["options"][made(page, staged, "choose")["option"]]["label"]
    assert "Ichi 1.0" in label


def test_the_subroutine_about_which_something_is_asked_resolves_now(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Fairchild 2.0+"]}}},
        runner={"rig": ["Corroder"], "credits": 9, "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    go_on(
        s,
        lambda view: any(
            one["resolved"] for one in ((view["run"] or {}).get("encounter") or {}).get("subroutines", [])
        ),
    )
    page = open_page(**DESK)
    stage(page, room(s, "runner"))
    first = page.get_by_role("list", name="Subroutines").get_by_role("listitem").first
    until(page, lambda: "Resolves now" in first.inner_text())


def test_escape_leaves_the_chat_and_keys_are_keys_again(open_page: OpenPage) -> None:
    page = open_page(**DESK)
    staged = pressing(page, room(facing_archer(), "runner"), "c", "g", "Escape")
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("g")
    expect(page.locator("[data-area=decision]")).to_be_focused()
    page.keyboard.press("b")
    assert made(page, staged, "shortcut")["index"] == shortcut_of(staged.document, "break")


def runner_acts() -> Scenario:
    """The Runner's action: servers to run, cards to play, and two buttons in the bar."""
    return Scenario(runner={"hand": ["Sure Gamble", "Diesel"], "credits": 5}, turn="runner")


@pytest.mark.parametrize("key", ["3", "4", "5", "6", "7"])
def test_a_digit_that_nothing_shows_does_nothing(open_page: OpenPage, key: str) -> None:
    page = open_page(**DESK)
    staged = pressing(page, room(runner_acts(), "runner"), key)
    expect(page.get_by_role("region", name="Your decision").locator("kbd")).to_have_text(["1", "2"])
    page.wait_for_timeout(200)
    assert [message["do"] for message in staged.sent if message["do"] in ("choose", "shortcut")] == []


@pytest.mark.parametrize(("place", "label"), [("[data-label='Run R&D']", "Run R&D"), ("[data-card]", "Play Sure")])
def test_k_shows_the_keys_of_servers_and_cards_and_the_next_key_chooses(
    open_page: OpenPage, place: str, label: str
) -> None:
    document = room(runner_acts(), "runner")
    page = open_page(**DESK)
    staged = pressing(page, document)
    expect(page.locator("[data-key]")).to_have_count(0)
    page.keyboard.press("k")
    thing = page.locator(place, has_text=None if "R&D" in label else "Sure Gamble").first
    shown = thing.locator("[data-key]")
    expect(shown).to_be_in_viewport(ratio=1)
    names = page.locator("[data-key]").all_inner_texts()
    assert len(set(names)) == len(names) == 5, "three servers and two cards"
    assert not {"1", "2"} & set(names), "those are keys of the bar"
    page.keyboard.press(shown.inner_text())
    chosen = document["view"]["decision"]["options"][made(page, staged, "choose")["option"]]
    assert chosen["label"].startswith(label)
    expect(page.locator("[data-key]")).to_have_count(0)


def test_keys_that_are_shown_are_put_away_with_escape(open_page: OpenPage) -> None:
    page = open_page(**DESK)
    staged = pressing(page, room(runner_acts(), "runner"), "k")
    expect(page.locator("[data-key]")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator("[data-key]")).to_have_count(0)
    page.keyboard.press("3")
    page.wait_for_timeout(200)
    assert all(message["do"] != "choose" for message in staged.sent)
