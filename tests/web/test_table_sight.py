"""The table on the screen: what must be in sight, however many cards lie on it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from netrunner.server.live.options import GameOptions
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_touchable
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
from tests.web.staged import crowded, crowded_run, room, stage, traced_at_the_outermost
from tests.web.test_table_staged import SCROLLED

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
    """While a trace and the ice that asks for it share the screen with the servers, which are a tab away on a phone."""
    page = open_page(**size)
    stage(page, room(traced_at_the_outermost(), "runner"))
    if size is not LOW:
        expect(page.locator(".line li.now")).to_be_in_viewport(ratio=0.99)
        page.get_by_role("tab", name="Servers").tap()
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
    assert inside(phone, "section.over .result", ".sheet")


# --- where room is short ----------------------------------------------------------------------------------------------

CUT_SHORT: Final = """(parts) => parts.filter((e) => e.checkVisibility())
    .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2).map((e) => e.innerText)"""
"""What has not room for all its words."""


def kate_against_gabriel() -> Scenario:
    """The Runner has a long name, seven cards in hand and many things of two kinds."""
    hand = ["Account Siphon", "Diesel", "The Toolbox", "Gordian Blade", "Sure Gamble", "Access to Globalsec", "Modded"]
    return Scenario(
        corp={"identity": "Haas-Bioroid: Engineering the Future", "hand": ["Viktor 1.0"]},
        runner={"identity": 'Kate "Mac" McCaffrey: Digital Tinker', "hand": hand, "credits": 9},
        turn="runner",
    )


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_names_are_whole_beside_a_clock_at_1024(open_page: OpenPage, side: str) -> None:
    page = open_page(viewport={"width": 1024, "height": 768})
    told = room(kate_against_gabriel(), side, GameOptions(clock=1500))
    told["corp"]["name"], told["runner"]["name"] = "Guest 753919", "Guest 816573"
    stage(page, told)
    names = page.locator(".strip .name, .strip .name b, .me .name")
    expect(names.first).to_be_visible()
    assert names.evaluate_all(CUT_SHORT) == []
    assert page.locator(".strip .name, .me .name").evaluate_all(BROKEN) == []


def test_no_word_of_a_kind_is_cut(open_page: OpenPage) -> None:
    """In a hand the line goes on below; on a tile what has no room is left out."""
    page = open_page(viewport={"width": 1366, "height": 768})
    stage(page, room(kate_against_gabriel(), "runner"))
    expect(page.locator(".hand-card .type", has_text="Sabotage")).to_be_visible()
    assert page.locator(".hand-card .type").evaluate_all(CUT_SHORT) == []
    stage(page, room(crowded_run(), "runner"))
    cut: list[str] = page.locator(".tile .kinds > span").evaluate_all(
        """(words) => words.filter((e) => e.checkVisibility()).filter((e) => {
            const [word, line] = [e, e.parentElement].map((each) => each.getBoundingClientRect());
            return word.top < line.bottom - 2 && word.right > line.right + 1;
        }).map((e) => e.innerText)"""
    )
    assert cut == []


def test_every_card_of_a_hand_that_overlaps_keeps_its_corner(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1024, "height": 768})
    stage(page, room(kate_against_gabriel(), "runner"))
    offered = page.locator("[data-area=hand-runner] button.offered")
    expect(offered.first).to_be_visible()
    covered: list[str] = offered.evaluate_all(
        """(cards) => cards.filter((card) => {
            const [box, after] = [card.getBoundingClientRect(), getComputedStyle(card, '::after')];
            const [x, y] = [box.right - parseFloat(after.right) - 3, box.bottom - 3];
            return !card.contains(document.elementFromPoint(x, y));
        }).map((card) => card.innerText)"""
    )
    assert covered == []


def test_the_recap_cuts_nothing_off_without_a_sign(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    s = Scenario(corp={"hand": ["PAD Campaign", "Ice Wall", "Adonis Campaign"], "credits": 20}, turn="corp")
    staged = stage(page, room(s, "runner"))
    for card in ("PAD Campaign", "Ice Wall", "Adonis Campaign"):
        s.choose(f"Install {card}")
        s.choose("New server")
        while s.side == "corp" and s.can("Pass"):
            s.choose("Pass")
    staged.tell(room(s, "runner"))
    row = page.get_by_role("list", name=re.compile("^What the Corp did"))
    expect(row.get_by_role("listitem")).to_have_count(3)
    until(page, "document.querySelector('.recap').scrollLeft > 0")
    sign = page.get_by_role("button", name=re.compile("before that$"))
    expect(sign).to_be_visible()
    sign.click()
    expect(sign).to_have_count(0)
    expect(row.get_by_role("listitem").first).to_be_in_viewport(ratio=1)


def test_a_message_is_told_where_the_chat_is_folded_away(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1024, "height": 768})
    told = room(kate_against_gabriel(), "runner")
    staged = stage(page, told)
    expect(page.get_by_role("button", name="Log, chat and the card that is looked at", exact=True)).to_be_visible()
    staged.tell({**told, "chat": [{"name": "Morrow", "text": "good luck", "watching": False}]})
    page.get_by_role("button", name="Log, chat and the card that is looked at: 1 new message").click()
    page.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("good luck")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Log, chat and the card that is looked at", exact=True)).to_be_visible()


def test_a_board_that_scrolls_counts_what_is_out_of_sight(open_page: OpenPage) -> None:
    page = open_page(**LOW)
    stage(page, room(crowded_run(), "runner"))
    sign = page.locator(".board.rig").get_by_role("button", name=re.compile(r"^\d+ cards? further down$"))
    expect(sign).to_be_visible()
    count = int(re.findall(r"\d+", sign.inner_text())[0])
    below: int = page.evaluate(
        """() => {
            const { bottom } = document.querySelector('[data-area=rig]').getBoundingClientRect();
            return [...document.querySelectorAll('[data-area=rig] [data-card]')]
                .map((e) => e.getBoundingClientRect()).filter((box) => (box.top + box.bottom) / 2 > bottom).length;
        }"""
    )
    assert count == below > 0
    sign.click()
    expect(page.locator(".board.rig").get_by_role("button", name=re.compile("further up$"))).to_be_visible()


def test_what_a_phone_has_no_room_for_is_counted(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    stage(page, room(crowded("corp"), "corp"))
    rig = page.locator(".around", has=page.locator("[data-area=rig]"))
    expect(rig.get_by_role("button", name=re.compile("further down$"))).to_be_visible()
    assert_touchable(page)
    assert_accessible(page)


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_hand_and_panel_give_way_before_a_full_board_scrolls(open_page: OpenPage, side: str) -> None:
    page = open_page(**LOW)
    stage(page, room(crowded(side), side))
    expect(page.locator(".dock.low")).to_be_visible()
    expect(page.get_by_role("complementary", name="Beside the table")).to_have_count(0)
    assert page.evaluate(SCROLLED) == []
    assert page.locator(".strip .name b").evaluate_all(CUT_SHORT) == []
    page.locator("[data-card]", has_text="Corroder").first.hover()
    expect(page.locator(".peek")).to_contain_text("Corroder")  # the panel would show it
    page.mouse.move(2, 2)
    page.get_by_role("button", name="Log, chat and the card that is looked at").click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()


def test_a_phone_on_its_side_counts_what_is_below_the_edge(open_page: OpenPage) -> None:
    page = open_page(**{**LYING, "viewport": {"width": 844, "height": 390}})
    stage(page, room(crowded("runner"), "runner"))
    for part in (".left", ".right"):  # the board, and a large hand
        sign = page.locator(f".landscape {part}").get_by_role("button", name=re.compile("further down$"))
        expect(sign).to_be_in_viewport(ratio=1)
        sign.tap()
        up = page.locator(f".landscape {part}").get_by_role("button", name=re.compile("further up$"))
        expect(up).to_be_visible()
    assert_touchable(page)


def test_a_rig_that_fits_counts_nothing(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1024, "height": 768})
    stage(page, room(Scenario(runner={"rig": ["Armitage Codebusting"]}, turn="runner"), "runner"))
    expect(page.locator("[data-area=rig] [data-card]")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.get_by_role("button", name=re.compile("further (up|down)$"))).to_have_count(0)


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_every_stop_of_a_run_is_whole_beside_a_current(open_page: OpenPage, side: str) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    stage(page, room(crowded_run(), side))
    line = page.get_by_role("group", name="Run on Server 1")
    expect(line.locator("[data-current]")).to_contain_text("current")
    assert line.locator("ol").evaluate("(row) => row.scrollWidth - row.clientWidth") <= 0
