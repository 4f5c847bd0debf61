"""The table on the screen: what must be in sight, however many cards lie on it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.running_server import Running
from tests.web.accessibility import assert_touchable
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.moments import (
    breaker_in_reach,
    corp_has_many_servers,
    moment,
    runner_acts,
    runner_is_tagged,
    runner_keeps,
    trashable_card_accessed,
)
from tests.web.player import BRIEFLY, decision, press_until_it_counts, sit_down
from tests.web.staged import room, stage, traced_at_the_outermost

LOW: Final[dict[str, Any]] = {"viewport": {"width": 1100, "height": 640}}
"""The smallest desk."""
SMALL: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 360, "height": 640}}
LYING: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 740, "height": 360}}

INSIDE: Final = """([inner, outer]) => {
    const [a, b] = [inner, outer].map((name) => document.querySelector(name)?.getBoundingClientRect());
    return a && b && a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1;
}"""

ROOM: Final = """(strip) => {
    const ends = [...strip.querySelectorAll('.numbers > *')].filter((each) => each.checkVisibility());
    const tools = strip.querySelector('.tools').getBoundingClientRect().left;
    return ends.length > 0 ? tools - Math.max(...ends.map((each) => each.getBoundingClientRect().right)) : -Infinity;
}"""
"""Pixels between the last number and the buttons."""

BROKEN: Final = """(titles) => titles.flatMap((title) => {
    const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (text.nextNode()) {
        for (const { 0: word, index } of text.currentNode.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(text.currentNode, index);
            range.setEnd(text.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
    }
    return broken;
})"""
"""Words that stand on two lines."""


def inside(page: Page, inner: str, outer: str) -> bool:
    """What is scrolled into sight is so a moment after it was drawn."""
    until(page, lambda: page.evaluate(INSIDE, [inner, outer]))
    return True


@pytest.mark.parametrize("size", [LOW, PHONE, SMALL], ids=["desk", "phone", "small phone"])
def test_the_place_of_the_runner_is_in_sight(open_page: OpenPage, size: dict[str, object]) -> None:
    """While a trace and the ice that asks for it share the screen with the servers."""
    page = open_page(**size)
    stage(page, room(traced_at_the_outermost(), "runner"))
    assert inside(page, "[data-attacked] [data-path=here]", "[data-area=servers]")
    assert inside(page, "[data-attacked] .head", "[data-area=servers]")


@pytest.mark.parametrize("size", [LOW, PHONE, SMALL, LYING], ids=["desk", "phone", "small phone", "phone on its side"])
def test_the_best_choice_and_the_pass_are_in_sight(
    server: Running, open_page: OpenPage, size: dict[str, object]
) -> None:
    page = open_page(**size)
    sit_down(page, server, moment(breaker_in_reach))
    around = "[data-area=decision]" if size is LOW else ".sheet"
    assert inside(page, "[data-shortcut='0']", around)
    assert inside(page, "[data-area=decision] [data-kind=pass]", around)
    if size is not LOW:
        assert_touchable(page)


@pytest.mark.parametrize("size", [SMALL, LYING], ids=["small phone", "phone on its side"])
def test_nothing_lies_over_the_numbers(server: Running, open_page: OpenPage, size: dict[str, object]) -> None:
    """The Runner has a tag, which is one number more."""
    page = open_page(**size)
    sit_down(page, server, moment(runner_is_tagged))
    strip = page.get_by_role("region", name="Runner: Ada")
    expect(strip.locator(".tools")).to_be_visible()
    until(page, lambda: strip.evaluate(ROOM) >= -1)


def test_servers_beyond_the_edge_are_told_and_shown(server: Running, open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    sit_down(page, server, moment(corp_has_many_servers))
    more = page.get_by_role("button", name=re.compile(r"^Show \d more servers? on the right"))
    expect(more).to_be_visible()
    more.click()
    expect(page.get_by_role("button", name=re.compile(r"^Show \d more servers? on the left"))).to_be_visible()


def test_no_word_of_a_small_card_is_broken(server: Running, page: Page) -> None:
    sit_down(page, server, moment(runner_acts))
    until(page, "document.querySelectorAll('[data-area=hand-runner] .title').length > 0")
    until(page, lambda: page.locator("[data-area=hand-runner] .title").evaluate_all(BROKEN) == [])


def test_the_numbers_of_a_player_stand_on_one_line(server: Running, open_page: OpenPage) -> None:
    page = open_page(**LOW)
    sit_down(page, server, moment(runner_acts))
    stats = page.get_by_role("region", name=re.compile("^Corp: ")).locator(".stat")
    expect(stats.first).to_be_visible()

    def spread() -> float:
        middles: list[float] = stats.evaluate_all(
            "(all) => all.map((stat) => stat.getBoundingClientRect().top + stat.clientHeight / 2)"
        )
        return max(middles) - min(middles)

    until(page, lambda: spread() < 8)


def test_the_bar_says_when_the_game_has_begun_and_which_turn_is_the_last(server: Running, page: Page) -> None:
    game = sit_down(page, server, moment(runner_keeps))
    bar = page.get_by_role("group", name="Where the game stands")
    expect(bar).to_contain_text("Before the first turn")
    server.run(server.app.state.host.rooms[game].direct("call-time"))
    expect(bar).to_contain_text("Turn 2 is the last")
    keep = page.get_by_role("button", name="Keep")
    number = decision(page).get_attribute("data-decision")
    press_until_it_counts(page, number, lambda: keep.click(timeout=BRIEFLY))
    expect(bar).to_contain_text("The last turn")


def test_how_a_game_ended_is_in_sight_on_a_phone(server: Running, phone: Page) -> None:
    """Even when it ended with a card that was accessed."""
    sit_down(phone, server, moment(trashable_card_accessed))
    phone.get_by_role("button", name="Game menu").tap()
    phone.get_by_role("button", name="Concede").tap()
    phone.get_by_role("dialog", name="Concede the game?").get_by_role("button", name="Concede").tap()
    expect(phone.get_by_role("region", name="The game is over")).to_be_visible()
    assert inside(phone, "section.over", ".sheet")
