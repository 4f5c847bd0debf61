"""The table's room: what is offered lies over nothing and is read whole, and nothing keeps room it does not fill."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from netrunner.scenario import Scenario
from tests.web.accessibility import assert_accessible
from tests.web.browser import until
from tests.web.conftest import OpenPage
from tests.web.staged import crowded, crowded_run, crowded_trace, facing_archer, go_on, room, stage
from tests.web.test_table_staged import SIZES

DESKS = ["1366", "1920", "1024"]

OUTSIDE = """(bar) => {
    const { left, top, right, bottom } = bar.getBoundingClientRect();
    const inside = (box) => box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
    return [...bar.querySelectorAll('button')].filter((button) => !inside(button.getBoundingClientRect())
        || button.scrollWidth > button.clientWidth + 1).map((button) => button.innerText);
}"""
"""The buttons of a place that stick out of it, or whose words stick out of them."""


def bar(page: Page) -> Locator:
    return page.locator("[data-area=decision]")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", DESKS)
def test_two_ways_to_break_all_and_the_second_press_are_read_whole(open_page: OpenPage, size: str, theme: str) -> None:
    page = open_page(theme=theme, **SIZES[size])
    stage(page, room(facing_archer(), "runner"))
    expect(page.get_by_role("button", name="Break all with")).to_have_count(2)
    assert bar(page).evaluate(OUTSIDE) == []
    fire = page.get_by_role("button", name="Pass", exact=True)
    page.wait_for_timeout(300)  # a press right after the page has come is taken for a slip
    fire.click()
    expect(fire).to_contain_text("Press again")
    assert bar(page).evaluate(OUTSIDE) == []
    assert_accessible(page)


def installing(remotes: int) -> Scenario:
    """The Corp chooses where to install ice: on one of so many remotes, the last without ice, or on a new one."""
    servers: dict[str, Any] = {"HQ": {"ice": ["Neural Katana", "Wall of Thorns"]}}
    for number in range(1, remotes):
        servers[f"Server {number}"] = {"ice": ["Wall of Static"], "root": ["Zaibatsu Loyalty+"]}
    servers[f"Server {remotes}"] = {"root": ["PAD Campaign+"]}
    s = Scenario(corp={"servers": servers, "hand": ["Wall of Static"], "credits": 9}, turn="corp")
    s.choose("Install Wall of Static")
    return s


COVERED = """() => {
    const box = (e) => e.getBoundingClientRect();
    const fresh = box([...document.querySelectorAll('button')].find((e) => e.innerText.includes('New server')));
    const area = box(document.querySelector('[data-area=servers]'));
    const meets = (a) => a.right > fresh.left + 0.5 && a.left < fresh.right - 0.5
        && a.bottom > fresh.top + 0.5 && a.top < fresh.bottom - 0.5;
    const covered = [...document.querySelectorAll('[data-server]')].filter((e) => meets(box(e)));
    const within = fresh.right <= area.right + 1 && fresh.bottom <= area.bottom + 1 && fresh.width >= 60;
    return [...covered.map((e) => e.dataset.server), ...(within ? [] : ['New server is not in sight'])];
}"""
"""The servers over which the place for a new one lies."""


@pytest.mark.parametrize("size", DESKS)
@pytest.mark.parametrize("remotes", [1, 2, 4, 5, 6, 8, 12])
def test_the_place_for_a_new_server_covers_no_other(open_page: OpenPage, size: str, remotes: int) -> None:
    page = open_page(**SIZES[size])
    stage(page, room(installing(remotes), "corp"))
    expect(page.get_by_role("button", name="New server")).to_be_visible()
    until(page, lambda: page.evaluate(COVERED) == [], 5000)


IDENTITY = ".strip .drawing > .name"


def rookie_with_agendas(agendas: list[str], identity: str) -> dict[str, Any]:
    """What the Runner sees against a bot that has scored."""
    s = Scenario(corp={"identity": identity, "scored": agendas, "hand": ["Hedge Fund"] * 5}, turn="runner")
    told = room(s, "runner")
    told["corp"] |= {"bot": "rookie", "name": "Rookie bot"}
    return told


CUT_NAMES = """() => [...document.querySelectorAll('.strip .name b, .strip .name small')].filter((e) =>
    e.checkVisibility() && e.scrollWidth > e.clientWidth).map((e) => e.innerText)"""


@pytest.mark.parametrize("size", DESKS)
@pytest.mark.parametrize("identity", ["NBN: Making News", "Haas-Bioroid: Engineering the Future"])
def test_with_a_scored_agenda_the_opponent_and_their_identity_are_named(
    open_page: OpenPage, size: str, identity: str
) -> None:
    page = open_page(**SIZES[size])
    stage(page, rookie_with_agendas(["Priority Requisition"] * 2, identity))
    assert page.evaluate(CUT_NAMES) == []
    name = page.locator(IDENTITY)
    expect(name).to_contain_text(identity.split(":")[0])
    strip = page.locator(".strip").first.bounding_box()
    shown = name.bounding_box()
    assert strip is not None
    assert shown is not None
    assert shown["y"] + shown["height"] <= strip["y"] + strip["height"]
    assert shown["width"] > 20
    mark = page.locator(".strip .drawing > .mark").bounding_box()
    assert mark is not None
    assert abs(mark["y"] + mark["height"] / 2 - strip["y"] - strip["height"] / 2) < 3


@pytest.mark.parametrize("size", DESKS)
def test_with_many_scored_agendas_the_opponent_is_still_named(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    agendas = ["Breaking News", "Private Security Force", "Astroscript Pilot Program", "Hostile Takeover"]
    stage(page, rookie_with_agendas(agendas, "Haas-Bioroid: Engineering the Future"))
    expect(page.locator(".strip .chip").first).to_be_visible()
    assert page.evaluate(CUT_NAMES) == []
    expect(page.locator(".strip > .stat")).to_be_in_viewport(ratio=1)


BLANK = """(bar) => bar.getBoundingClientRect().bottom - bar.querySelector('.body').getBoundingClientRect().bottom"""
"""The height of a bar below what it holds, in pixels."""
LINE = 30


def opponents_turn() -> Scenario:
    """The Corp has played and installed, and has actions left."""
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall"], "credits": 8},
        runner={"hand": ["Diesel", "Sure Gamble"]},
        turn="corp",
        skip_empty_windows=False,
    )
    for label in ("Play Hedge Fund", "Install Ice Wall", "HQ"):
        while not s.can(label):
            s.choose("Pass")
        s.choose(label)
    return s


@pytest.mark.parametrize("size", DESKS)
def test_the_bar_is_as_high_as_what_it_holds(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    s = opponents_turn()
    staged = stage(page, room(s, "runner"))
    recap = page.get_by_role("list", name="What the Corp did")
    while s.side == "corp":
        s.choose(next(label for label in ("Gain 1 credit", "Pass", "Done", *s.options) if s.can(label)))
        staged.tell(room(s, "runner"))
    expect(bar(page)).to_contain_text("You can only pass.")
    expect(recap, "who can only pass goes on reading what was done").to_be_visible()
    until(page, lambda: bar(page).evaluate(BLANK) < LINE, 5000)
    while not s.can("Draw 1 card") or s.side != "runner":
        s.choose(next(label for label in ("Gain 1 credit", "Pass", "Done", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))
    expect(recap).to_be_visible()
    tall = bar(page).bounding_box()
    s.choose("Play Sure Gamble")
    while not s.can("Draw 1 card") or s.side != "runner":
        s.choose("Pass")
    staged.tell(room(s, "runner"))
    expect(recap).to_have_count(0)
    until(page, lambda: bar(page).evaluate(BLANK) < LINE, 5000)
    low = bar(page).bounding_box()
    assert tall is not None
    assert low is not None
    assert low["height"] < tall["height"] - LINE


@pytest.mark.parametrize("size", [*DESKS, "phone"])
def test_a_subroutine_that_is_too_dear_to_break_says_what_is_lacking(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    stage(page, room(facing_archer(2), "runner"))
    row = page.get_by_role("list", name="Subroutines").get_by_role("listitem").first
    expect(row).to_contain_text("2 credits short")
    expect(row).to_contain_text("Unbroken")


@pytest.mark.parametrize("size", DESKS)
def test_breakers_stand_beside_the_ice_strength_against_strength(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    stage(page, room(facing_archer(), "runner"))
    breakers = page.get_by_role("list", name="Breakers").get_by_role("listitem")
    expect(breakers).to_have_count(1)
    expect(breakers).to_contain_text("Ninja")
    expect(breakers).to_contain_text("0 of 6")
    expect(breakers).to_contain_text("Breaks all 4 for 10")
    prices = bar(page).locator(".left")
    expect(prices).to_have_count(2)
    expect(prices.last).to_contain_text(re.compile(r"16.*→.*9.*1 counter"))
    assert_accessible(page)


def test_who_pays_for_a_break_before_the_pool_is_said(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": ["Corroder", "Cyberfeeder"], "credits": 9, "hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    go_on(s, lambda view: "encounter" in (view["run"] or {}))
    page = open_page(**SIZES["1366"])
    stage(page, room(s, "runner"))
    expect(bar(page).locator(".left")).to_contain_text("Cyberfeeder pays first")


CUT_TITLES = """() => [...document.querySelectorAll('.tile')].flatMap((tile) => {
    const title = tile.querySelector('.title');
    const words = document.createRange();
    words.selectNodeContents(title);
    const { top, bottom } = tile.getBoundingClientRect();
    const lines = [...words.getClientRects()];
    return lines.some((line) => line.bottom > bottom || line.top < top - 1) ? [title.innerText] : [];
})"""
"""The titles of which a line sticks out of its tile: above letters, a line has a pixel that is empty."""

FULL: dict[str, tuple[Callable[[], Scenario], str]] = {
    "the Runner's turn": (lambda: crowded("runner"), "runner"),
    "the Corp's turn": (lambda: crowded("corp"), "corp"),
    "a run": (crowded_run, "runner"),
    "a trace": (crowded_trace, "runner"),
}


@pytest.mark.parametrize("size", DESKS)
@pytest.mark.parametrize("moment", FULL)
def test_no_line_of_a_title_is_cut_by_its_tile(open_page: OpenPage, size: str, moment: str) -> None:
    position, perspective = FULL[moment]
    page = open_page(**SIZES[size])
    stage(page, room(position(), perspective))
    read(page, ".hand .hand-card")
    until(page, lambda: page.evaluate(CUT_TITLES) == [], 5000)


READ = """(root) => [...document.querySelectorAll(root)].map((card, place, all) => {
    const text = card.querySelector('.text, .words');
    const next = all[place + 1]?.getBoundingClientRect();
    const tile = card.getBoundingClientRect();
    const covered = next && next.top < tile.bottom && next.left > tile.left && next.left < tile.right;
    const edge = covered ? next.left : tile.right;
    const lines = new Set(), cut = [];
    const shown = text?.checkVisibility() ? text.getBoundingClientRect() : { top: 0, bottom: 0 };
    const walk = document.createTreeWalker(text ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) for (const word of walk.currentNode.data.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(walk.currentNode, word.index);
        range.setEnd(walk.currentNode, word.index + word[0].length);
        const box = range.getBoundingClientRect();
        if (!box.height || box.bottom > shown.bottom + 1) continue;
        lines.add(Math.round(box.top));
        if (box.right > edge + 1) cut.push(word[0]);
    }
    const size = parseFloat(getComputedStyle(text ?? card).fontSize);
    return { title: card.querySelector('.title').innerText, lines: lines.size, cut, size };
})"""
"""Of each card: how many lines of its text are wholly in sight, and which words of them are cut or covered."""


def read(page: Page, root: str) -> list[dict[str, Any]]:
    page.locator(".hand :is(.cost, .rez)").first.wait_for()  # the facts of the cards are here
    found: list[dict[str, Any]] = page.evaluate(READ, root)
    return found


@pytest.mark.parametrize("size", DESKS)
def test_cards_of_a_crowded_hand_show_their_text(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    stage(page, room(crowded("corp"), "corp"))
    until(page, lambda: [card["cut"] for card in read(page, ".hand .hand-card") if card["cut"]] == [], 5000)
    cards = read(page, ".hand .hand-card")
    assert len(cards) == 12
    assert len([card for card in cards if card["lines"]]) >= 10
    assert min(card["size"] for card in cards) >= 8


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_large_desk_shows_the_text_of_cards_in_a_full_rig(open_page: OpenPage, side: str) -> None:
    page = open_page(**SIZES["1920"])
    stage(page, room(crowded(side), side))
    cards = read(page, "[data-area=rig] .tile")
    assert [card for card in cards if card["cut"]] == []
    high = [card for card in cards if card["title"] in {"Corroder", "Ninja", "Magnum Opus", "R&D Interface"}]
    assert [card["title"] for card in high if not card["lines"]] == []
