"""What a phone shows where there is least room: under its browser's bars, in a lesson, once a game is over."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.staged import Document, crowded, crowded_run, crowded_trace, facing_archer, room, stage
from tests.web.test_table_layout import opponents_turn
from tests.web.test_table_phone_stage import SIDE, ended_on_a_full_board, in_sight

BARS: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 390, "height": 664}}
LEAST: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 360, "height": 640}}

COVERED: Final = """(all) => all.filter((e) => e.checkVisibility()).filter((e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
        const there = document.elementFromPoint((left + right) / 2, y);
        return !there || !(e.contains(there) || there.contains(e));
    });
}).map((e) => e.innerText)"""
"""What is cut or covered of some things, by their words."""

CUT: Final = """(all) => all.filter((e) => e.checkVisibility()).filter((e) => {
    const box = e.getBoundingClientRect();
    for (let around = e.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const { left, right } = around.getBoundingClientRect();
        if (box.left < left - 0.5 || box.right > right + 0.5) return true;
    }
    return false;
}).map((e) => e.innerText)"""
"""What something around it cuts on the left or on the right, by its words."""

APART: Final = """() => {
    const button = document.querySelector('.recap ~ button').getBoundingClientRect();
    const above = document.querySelector('.recap').parentElement.parentElement.getBoundingClientRect().top;
    return button.top >= above && button.bottom <= document.querySelector('.decision .row').getBoundingClientRect().top;
}"""
"""Whether the button before a recap lies within its own line."""

CLOCK: Final = {"corp": 2399.0, "runner": 0.0, "running": "runner", "since": "2026-11-19T04:00:00+00:00"}


def long_named(told: Document) -> Document:
    """With a clock, and a player whose name has 24 letters."""
    return {**told, "clock": CLOCK, "corp": {**told["corp"], "name": "Wilhelmina-Konstantinova"}}


def piled(side: str) -> Scenario:
    return crowded(side, archives=["Hedge Fund"] * 11 + ["Ice Wall"] * 12)


@pytest.mark.parametrize("size", [PHONE, LEAST], ids=["390", "360"])
def test_the_number_of_cards_in_archives_is_whole_beside_its_button(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    stage(page, room(piled("runner"), "runner"))
    count = page.locator("[data-server=Archives] .top .count")
    expect(count).to_contain_text("23")
    until(page, lambda: count.evaluate_all(CUT) == [])
    if size is PHONE:  # in the narrowest columns only the Corp's strip opens them
        expect(page.get_by_role("button", name="Look through Archives")).to_be_in_viewport(ratio=0.99)
    assert_touchable(page)


def test_the_price_of_an_install_is_whole_in_every_head(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    s = piled("corp")
    s.choose("Install Enigma")
    stage(page, room(s, "corp"))
    prices = page.locator("[data-server=Archives] .top .price, [data-server='R&D'] .top .price")
    expect(prices).to_have_count(2)
    until(page, lambda: prices.evaluate_all(CUT) == [])
    assert prices.evaluate_all("(all) => all.every((e) => e.checkVisibility())")


def test_a_trace_is_what_a_short_phone_opens_with(open_page: OpenPage) -> None:
    page = open_page(**BARS)
    stage(page, room(crowded_trace(), "runner"))
    expect(page.get_by_role("tab", name="Trace")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("button", name="Spend 2 credits")).to_be_in_viewport(ratio=1)


def test_an_encounter_is_what_a_short_phone_opens_with(open_page: OpenPage) -> None:
    page = open_page(**BARS)
    stage(page, room(facing_archer(), "runner"))
    expect(page.get_by_role("tab", name="Encounter")).to_have_attribute("aria-selected", "true")
    rows = page.get_by_role("list", name="Subroutines").get_by_role("button")
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    until(page, lambda: rows.evaluate_all(COVERED) == [])


@pytest.mark.parametrize("size", [BARS, LEAST], ids=["390x664", "360x640"])
def test_servers_have_room_on_a_short_phone_with_a_full_hand(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    stage(page, room(crowded("runner"), "runner"))
    expect(page.get_by_role("tab", name="Servers")).to_have_attribute("aria-selected", "true")
    assert page.get_by_role("tabpanel").bounding_box()["height"] >= 120  # type: ignore[index]
    for name in ("Gain 1 credit", "Draw 1 card", "Remove 1 tag"):
        expect(page.get_by_role("button", name=re.compile(name))).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name="Hand 12").tap()
    until(page, lambda: in_sight(page, "[data-area=hand-runner] [data-card]") >= 8)
    assert_fits(page)
    assert_accessible(page)


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=["upright", "on its side"])
def test_a_breaker_shows_strength_against_strength_and_what_matching_costs(
    open_page: OpenPage, size: dict[str, Any]
) -> None:
    page = open_page(**size)
    stage(page, room(facing_archer(), "runner"))
    ninja = page.get_by_role("button", name=re.compile(r"Ninja: \+5 strength"))
    expect(ninja.locator(".facts")).to_contain_text("0 of 6")
    expect(ninja.locator(".facts small")).to_contain_text(re.compile(r"^6.*to match$", re.DOTALL))  # twice 3 credits
    expect(ninja).to_be_in_viewport(ratio=1)
    assert_touchable(page)
    assert_accessible(page)


def test_a_breaker_that_is_strong_enough_says_so(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    stage(page, room(crowded_run(), "runner"))
    blade = page.locator(".loose .facts", has_text="Gordian Blade")
    expect(blade).to_contain_text("2 of 0")
    expect(blade).to_contain_text("In strength.")


@pytest.mark.parametrize("height", [390, 344])
@pytest.mark.parametrize("ice", ["Archer", "Salvage"])
def test_on_its_side_what_of_the_breakers_lies_below_is_counted(open_page: OpenPage, height: int, ice: str) -> None:
    page = open_page(**{**SIDE, "viewport": {"width": 844, "height": height}})
    stage(page, room(facing_archer() if ice == "Archer" else crowded_run(), "runner"))
    groups = page.locator(".right .loose .group")
    groups.first.wait_for()
    page.wait_for_timeout(300)
    hidden = groups.locator(":scope > .button > .words, .facts").evaluate_all(COVERED)
    sign = page.locator(".right .sign")
    assert not hidden or sign.count() > 0
    if height == 390:  # the sheet itself does not scroll: the buttons below the breakers are whole
        buttons = page.locator(".right .row > .choices .button")
        assert buttons.evaluate_all(COVERED) == []
    assert sign.evaluate_all(COVERED) == []


@pytest.mark.parametrize("size", [PHONE, BARS], ids=["390x844", "390x664"])
def test_the_sum_of_a_game_is_folded_to_see_the_board(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    stage(page, ended_on_a_full_board("runner"))
    board = page.get_by_role("tabpanel")
    fold = page.get_by_role("button", name="Show the board")
    expect(fold).to_be_in_viewport(ratio=1)
    before = board.bounding_box()
    fold.tap()
    expect(page.get_by_role("button", name="Rematch, sides switched")).to_have_count(0)
    after = board.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] >= 0.6 * size["viewport"]["height"] > before["height"]
    expect(page.get_by_role("heading", name="You have won")).to_be_in_viewport(ratio=1)
    assert_touchable(page)
    page.get_by_role("button", name="Show the numbers").tap()
    expect(page.get_by_role("button", name="Rematch, sides switched")).to_be_in_viewport(ratio=1)
    expect(fold).to_be_in_viewport(ratio=1)


def test_after_a_game_hands_and_log_have_rows(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    stage(page, ended_on_a_full_board("runner"))
    page.get_by_role("tab", name="Hands").tap()
    until(page, lambda: in_sight(page, "[data-area=hand-corp] [data-card]") == 12)
    until(page, lambda: in_sight(page, "[data-area=hand-runner] [data-card]") >= 4)
    page.get_by_role("tab", name="Log").tap()
    until(page, lambda: page.locator("[role=log]").bounding_box()["height"] > 250)  # type: ignore[index]


def test_no_agenda_is_cut_beside_a_long_name_and_a_clock(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1024, "height": 768})
    stage(page, long_named(room(crowded("runner"), "runner")))
    chips = page.locator(".strip.corp .chips .chip")
    expect(chips.first).to_be_visible()
    until(page, lambda: chips.evaluate_all(CUT) == [])
    assert page.locator(".strip.corp .name b").evaluate("(e) => e.scrollWidth <= e.clientWidth + 1")


def test_the_number_of_tags_is_whole_beside_a_clock_in_tenths(open_page: OpenPage) -> None:
    page = open_page(**LEAST)
    stage(page, long_named(room(crowded("runner"), "runner")))
    strip = page.locator(".strip.runner")
    expect(strip.locator(".clock")).to_have_text("0:00.0")
    until(page, lambda: strip.locator(".numbers .stat b").evaluate_all(CUT) == [])


def test_the_whole_card_that_asks_for_a_trace_is_in_sight(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    stage(page, room(crowded_trace(), "runner"))
    card = page.locator(".asks .read")
    expect(card.locator("footer")).to_be_in_viewport(ratio=1)
    until(page, lambda: card.locator(".text > *, footer").evaluate_all(COVERED) == [])


def test_the_sign_of_what_lies_below_covers_no_place_for_an_install(open_page: OpenPage) -> None:
    page = open_page(**SIDE)
    s = crowded("corp")
    s.choose("Install Enigma")
    stage(page, room(s, "corp"))
    sign = page.get_by_role("img", name=re.compile("further down$"))
    expect(sign).to_be_in_viewport(ratio=1)
    box = sign.bounding_box()
    assert box is not None
    assert places_under(page, box["y"] + 2) == []


def places_under(page: Page, y: float) -> list[str]:
    """The places that can be seen at this height."""
    found: list[str] = page.locator(".places .button").evaluate_all(
        """(all, y) => all.filter((e) => {
            const { left, right } = e.getBoundingClientRect();
            return [left + 4, (left + right) / 2, right - 4].some((x) => e.contains(document.elementFromPoint(x, y)));
        }).map((e) => e.innerText)""",
        y,
    )
    return found


def test_marks_of_the_log_are_large_enough_for_a_finger(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    told = room(facing_archer(), "runner")
    stage(page, {**told, "result": None})
    page.get_by_role("tab", name="Log").tap()
    marks = page.locator("[role=log] button.mark")
    marks.first.wait_for()
    sizes = marks.evaluate_all("(all) => all.map((e) => [e.offsetWidth, e.offsetHeight])")
    assert min(width for width, _ in sizes) >= 44
    assert min(height for _, height in sizes) >= 32


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=["upright", "on its side"])
def test_the_button_before_a_recap_is_whole(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    s = opponents_turn()
    while s.side == "corp" or not s.can("Draw 1 card"):
        s.choose(next(label for label in ("Gain 1 credit", "Pass", "Done", *s.options) if s.can(label)))
    stage(page, room(s, "runner"))
    earlier = page.get_by_role("button", name=re.compile(r"^\d before that"))
    expect(earlier).to_be_visible()
    until(page, lambda: page.evaluate(APART))


LONE: Final = """() => {
    const box = (e) => e.getBoundingClientRect();
    const choices = [...document.querySelectorAll('.decision .choices [data-option]')];
    const why = box(document.querySelector('.quiets button'));
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('.decision h2'));
    return [
        why.bottom - box(choices[0]).top,
        box(document.querySelector('.decision .row')).bottom - box(choices.at(-1)).bottom,
        words.getBoundingClientRect().right - why.left,
    ];
}"""
"""How far "Why not…?" reaches below the first choice, the row beyond the last one, and the question over it."""


def runners_action() -> Scenario:
    return Scenario(corp={}, runner={"hand": ["Sure Gamble", "Diesel"], "credits": 5}, turn="runner")


@pytest.mark.parametrize("size", [BARS, LEAST])
def test_why_not_alone_keeps_no_row_of_the_sheet(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    stage(page, room(runners_action(), "runner"))
    why = page.get_by_role("button", name="Why not…?")
    expect(why).to_be_in_viewport(ratio=1)
    above, below, words = page.evaluate(LONE)
    assert above <= 1, "above the choices"
    assert below < 16, "and nothing below them"
    assert words <= 0, "over no words"
    assert page.locator(".decision .choices button, .decision .what a").evaluate_all(COVERED) == []
    assert_touchable(page)
