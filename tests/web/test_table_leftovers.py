"""What is easily overlooked: cards that ask, numbers under signs, places below an edge, what others do meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from netrunner.scenario import Scenario
from tests.web.accessibility import assert_accessible, assert_touchable
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.staged import crowded, facing_archer, psi_game, room, stage, traced
from tests.web.test_table_phone_stage import SIDE, ended_on_a_full_board
from tests.web.test_table_staged import SIZES

COVERED = """() => {
    const box = (e) => e.getBoundingClientRect();
    const signs = [...document.querySelectorAll('.edge')].map((e) => box(e.querySelector('.sign') ?? e));
    const edge = box(document.querySelector('.row[role=group]'));
    return [...document.querySelectorAll('[data-server]')]
        .filter((e) => box(e).left >= edge.left && box(e).right <= edge.right)
        .flatMap((e) => [...e.querySelectorAll('[data-card], .head')])
        .filter((e) => signs.some((a) => a.left < box(e).right && a.right > box(e).left
            && a.top < box(e).bottom && a.bottom > box(e).top))
        .map((e) => e.innerText);
}"""
"""Cards of servers that are wholly in sight, under a sign that counts servers beyond the edge."""


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_what_counts_servers_beyond_the_edge_lies_over_no_card_of_a_server_in_sight(
    open_page: OpenPage, side: str
) -> None:
    page = open_page(**PHONE)
    stage(page, room(crowded(side), side))
    more = page.get_by_role("button", name=re.compile("more servers on the right"))
    expect(more).to_be_visible()
    assert page.evaluate(COVERED) == []
    more.tap()
    expect(page.get_by_role("button", name=re.compile("more servers? on the left"))).to_be_visible()
    assert_touchable(page)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_contest_on_a_phone_shows_the_card_that_asks(open_page: OpenPage, theme: str) -> None:
    for scenario, perspective, words in (
        (psi_game(), "corp", "If the numbers differ"),
        (traced(), "runner", "Trace 3. If successful"),
    ):
        page = open_page(**PHONE, theme=theme)
        stage(page, room(scenario, perspective))
        card = page.locator(".stage article")
        expect(card).to_contain_text(words)
        expect(card).to_be_in_viewport(ratio=1)
        assert_accessible(page)


def test_on_its_side_a_phone_counts_the_rows_of_places_below_the_edge(open_page: OpenPage) -> None:
    page = open_page(**SIDE)
    s = crowded("corp")
    s.choose("Install Enigma")
    stage(page, room(s, "corp"))
    sign = page.locator(".sheet").get_by_role("img", name=re.compile(r"^\d rows? further down$"))
    expect(sign).to_be_in_viewport(ratio=1)
    page.locator(".places .button").last.scroll_into_view_if_needed()
    page.locator(".sheet").evaluate("(e) => e.scrollTo(0, e.scrollHeight)")
    expect(sign).to_have_count(0)


def test_after_the_end_the_roots_of_the_corp_are_in_sight(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    told = room(crowded("corp"), "corp")
    staged = stage(page, told)
    staged.tell(ended_on_a_full_board("corp"))
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    page.get_by_role("tab", name="Servers").click()
    row = page.locator("[data-area=servers] .row")
    until(page, lambda: row.evaluate("(e) => e.scrollHeight - e.clientHeight - e.scrollTop") <= 4)


def test_under_a_pointer_that_rests_the_reader_follows_the_opponent(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Hedge Fund"], "credits": 8},
        runner={"hand": ["Diesel"]},
        turn="corp",
    )
    staged = stage(page, room(s, "runner"))
    reader = page.get_by_role("region", name="The card that is looked at")
    wall = page.locator("[data-area=servers] [data-card]", has_text="Ice Wall")
    wall.hover()
    expect(reader).to_contain_text("Ice Wall")
    s.choose("Play Hedge Fund")
    staged.tell(room(s, "runner"))
    expect(reader).to_contain_text("Hedge Fund")
    wall.hover(position={"x": 20, "y": 9})
    expect(reader).to_contain_text("Ice Wall")


def test_under_a_pointer_that_rests_the_reader_stays_while_one_decides(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    stage(page, room(facing_archer(), "runner"))
    page.locator("[data-area=rig] [data-card]", has_text="Corroder").hover()
    expect(page.get_by_role("region", name="The card that is looked at")).to_contain_text("Corroder")
