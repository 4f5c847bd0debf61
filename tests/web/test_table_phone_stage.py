"""A phone in a run and on a full board: the stage takes the middle, the rest becomes tabs, and nothing is hidden."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from netrunner.server.live.options import GameOptions
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.player import look
from tests.web.staged import Document, crowded, crowded_run, facing_archer, go_on, psi_game, room, stage
from tests.web.test_table_staged import CUT

SIDE: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SMALL: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 360, "height": 740}}

IN_SIGHT: Final = """(all) => all.filter((e) => e.checkVisibility()).filter((e) => {
    const box = e.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return e.contains(document.elementFromPoint(x, y)) && box.top >= -1 && box.bottom <= innerHeight + 1;
}).length"""
"""How many of some things are on the screen, with their middle under nothing else."""

OVERFLOWS: Final = """(all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.innerText)"""


def in_sight(page: Page, things: str) -> int:
    found: int = page.locator(things).evaluate_all(IN_SIGHT)
    return found


def test_in_an_encounter_ice_and_breakers_take_the_middle(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    stage(page, room(facing_archer(), "runner"))
    expect(page.get_by_role("tab", name="Encounter")).to_have_attribute("aria-selected", "true")
    rows = page.get_by_role("list", name="Subroutines").get_by_role("button")
    expect(rows).to_have_count(4)
    for part in (*rows.all(), page.get_by_role("button", name=re.compile(r"Ninja: \+5 strength"))):
        expect(part).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-area=servers]")).to_have_count(0)
    assert_touchable(page)
    assert_accessible(page)
    page.get_by_role("tab", name="Servers").tap()
    expect(page.locator("[data-attacked] [data-path=here]")).to_be_in_viewport(ratio=0.99)
    page.get_by_role("tab", name="Hand 3").tap()
    expect(page.locator("[data-area=hand-runner] [data-card]").first).to_be_in_viewport(ratio=1)
    assert_fits(page)


def test_whoever_looks_at_the_servers_in_an_encounter_is_not_taken_away(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    told = room(facing_archer(), "runner")
    staged = stage(page, told)
    page.get_by_role("tab", name="Servers").tap()
    staged.tell({**told, "chat": [{"name": "Morrow", "text": "hm", "watching": False}]})
    expect(page.get_by_role("tab", name=re.compile("^Chat")).locator(".badge")).to_have_text("1")
    expect(page.get_by_role("tab", name="Servers")).to_have_attribute("aria-selected", "true")


def test_six_subroutines_are_in_sight_on_a_full_board(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    stage(page, room(crowded_run(), "runner"))
    rows = ".encounter ol button"
    expect(page.locator(rows)).to_have_count(6)
    until(page, lambda: in_sight(page, rows) == 6)


def test_what_a_psi_game_asks_lies_near_the_thumb(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    stage(page, room(psi_game(), "corp"))
    box = page.get_by_role("region", name="Caprice Nisei: psi game").get_by_role("button").first.bounding_box()
    assert box is not None
    assert box["y"] > 844 / 2
    assert_accessible(page)


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_the_central_servers_and_twelve_cards_in_hand_are_in_sight(open_page: OpenPage, side: str) -> None:
    page = open_page(**PHONE)
    stage(page, room(crowded(side), side))
    for name in ("Archives", "R&D", "HQ"):
        expect(page.locator(f"[data-server='{name}'] .top .head")).to_be_in_viewport(ratio=0.99)
    assert in_sight(page, f"[data-area=hand-{side}] [data-card]") == 12


def test_a_hand_for_which_there_is_no_room_is_a_tab(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    hand = ["Sure Gamble", "Diesel", "Modded", "Test Run", "Account Siphon"] * 3
    stage(page, room(Scenario(runner={"hand": hand, "credits": 9}, turn="runner"), "runner"))
    expect(page.get_by_role("tab", name="Hand 15")).to_have_attribute("aria-selected", "true")
    assert in_sight(page, "[data-area=hand-runner] [data-card]") == 15
    page.get_by_role("tab", name=re.compile("^Rig")).tap()
    expect(page.locator("[data-area=hand-runner]")).to_have_count(0)


def test_ice_without_room_is_chips_that_open_enlarged(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    stage(page, room(crowded("runner"), "runner"))
    chips = page.locator("[data-server=HQ] .chips")
    expect(chips).to_have_accessible_name("Enlarge 5 pieces of ice protecting HQ")
    assert max(chips.locator(".tile").evaluate_all("(all) => all.map((e) => e.clientHeight)")) <= 24
    assert_touchable(page)
    assert_accessible(page)
    look(page)
    chips.tap()
    ice = page.locator("[data-server=HQ] .ice button[data-card]")
    expect(ice).to_have_count(5)
    expect(chips).to_have_count(0)
    page.get_by_role("tab", name="Log").tap()  # a press elsewhere
    expect(chips).to_be_visible()


def test_where_the_runner_stands_no_chip_is(open_page: OpenPage) -> None:
    page = open_page(**{**PHONE, "viewport": {"width": 390, "height": 740}})
    s = crowded("runner")
    s.choose("Run HQ")
    stage(page, room(s, "runner"))
    here = page.locator("[data-attacked] [data-path=here]")
    expect(here.locator("button[data-card]")).to_be_in_viewport(ratio=0.99)
    expect(page.locator("[data-attacked] .chips .tile")).to_have_count(4)


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=["upright", "on its side"])
def test_no_place_for_an_install_sticks_out_of_its_button(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    s = crowded("corp")
    s.choose("Install Enigma")
    stage(page, room(s, "corp"))
    places = page.locator(".places .button")
    expect(places).to_have_count(21)
    assert places.evaluate_all(OVERFLOWS) == []
    if size is PHONE:
        assert in_sight(page, ".places .button") == 21
    question = page.get_by_role("heading", name="Choose where to install Enigma.").bounding_box()
    first = places.first.bounding_box()
    assert question is not None
    assert first is not None
    assert first["y"] - question["y"] - question["height"] < 24


@pytest.mark.parametrize("clock", [None, 2400], ids=["without a clock", "with a clock"])
@pytest.mark.parametrize("size", [PHONE, SIDE, SMALL], ids=["upright", "on its side", "small"])
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_the_strips_say_hands_tags_and_bad_publicity(
    open_page: OpenPage, size: dict[str, Any], side: str, clock: int | None
) -> None:
    page = open_page(**size)
    told = room(crowded("runner"), side, GameOptions(clock=clock))
    told["view"]["runner"]["tags"], told["view"]["corp"]["bad_publicity"] = 3, 2
    stage(page, told)
    other = {"corp": "Runner: Ada", "runner": "Corp: Morrow"}[side]
    hand = {"corp": "Grip:", "runner": "HQ:"}[side]
    for strip, number in ((other, hand), ("Runner: Ada", "Tags:"), ("Corp: Morrow", "Bad publicity:")):
        expect(page.get_by_role("region", name=strip).locator(".stat", has_text=number)).to_be_in_viewport(ratio=1)
    assert page.locator(".strip .numbers").evaluate_all(OVERFLOWS) == []
    for tool in page.locator(".strip .tools button").all():
        expect(tool).to_be_in_viewport(ratio=1)


def test_on_its_side_the_hand_lies_below_the_decision(open_page: OpenPage) -> None:
    page = open_page(**SIDE)
    hand = ["The Maker's Eye", "Modded", "Sure Gamble", "Diesel", "Test Run"]
    rig = ["Corroder", "Gordian Blade", "Magnum Opus", "Underworld Contact"]
    servers = {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Data Raven+", "Ice Wall"]}}
    s = Scenario(corp={"servers": servers}, runner={"hand": hand, "rig": rig, "credits": 9}, turn="runner")
    stage(page, room(s, "runner"))
    assert in_sight(page, "[data-area=hand-runner] [data-card]") == 5
    assert in_sight(page, "[data-area=rig] [data-card]") == 4
    expect(page.get_by_role("region", name="Corp: Morrow")).to_be_in_viewport(ratio=1)
    assert_accessible(page)
    assert_touchable(page)


def test_on_its_side_what_can_be_rezzed_far_away_is_listed(open_page: OpenPage) -> None:
    page = open_page(**SIDE)
    s = crowded("runner")
    s.choose("Run HQ")
    while s.side != "corp":
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    stage(page, room(s, "corp"))
    expect(page.get_by_role("button", name="Rez Snare! (Server 14)")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_in_viewport(ratio=1)


def test_the_end_of_a_game_leaves_no_run_on_the_screen(open_page: OpenPage) -> None:
    """The Runner is flatlined at the ice: what is asked now is whether to play again."""
    page = open_page(**PHONE)
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}, "credits": 9},
        runner={"hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.game.result is None:
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    stage(page, room(s, "runner"))
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    expect(page.get_by_role("group", name="Run on HQ")).to_have_count(0)
    expect(page.get_by_role("tab", name="Encounter")).to_have_count(0)
    expect(page.locator("[data-attacked], .you")).to_have_count(0)
    assert_fits(page)


def ended_on_a_full_board(side: str) -> Document:
    """A game that is over, with a full board and twelve cards in each hand."""
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Private Security Force"]}}},
        runner={"scored": ["Priority Requisition", "Nisei MK II"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_all()
    end, told = room(s, side), room(crowded("runner"), side)
    told |= {"result": end["result"], "summary": end["summary"], "decision": None}
    told["view"]["decision"] = None
    for each in ("corp", "runner"):
        told["view"][each]["hand"] = room(crowded("runner"), each)["view"][each]["hand"]
    return told


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=["upright", "on its side"])
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_after_a_full_board_the_ways_on_are_in_sight_and_both_hands_in_a_tab(
    open_page: OpenPage, size: dict[str, Any], side: str
) -> None:
    page = open_page(**size)
    stage(page, ended_on_a_full_board(side))
    over = page.get_by_role("region", name="The game is over")
    for name in ("Rematch, sides switched", "Same sides"):
        expect(over.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(over.get_by_role("link", name="Watch the replay")).to_be_in_viewport(ratio=1)
    assert in_sight(page, ".over .row :is(.button, a)") >= 3
    page.get_by_role("tab", name="Hands").tap()
    for each in ("corp", "runner"):
        expect(page.locator(f"[data-area=hand-{each}] [data-card]")).to_have_count(12)
    assert_fits(page)
    assert_accessible(page)


def test_every_number_of_ice_in_a_narrow_column_is_whole(open_page: OpenPage) -> None:
    """Its strength, what it costs to rez, and its counters."""
    page = open_page(**PHONE)
    servers = {name: {"ice": [("Ice Wall", {"advancement": 2})]} for name in ("Archives", "R&D", "HQ", "Server 1")}
    stage(page, room(Scenario(corp={"servers": servers, "credits": 5}, turn="corp"), "corp"))
    page.locator("[data-server=HQ] .rez").wait_for()  # the facts of the cards are here
    assert page.evaluate(CUT) == []


CHAT: Final = [{"name": "Morrow", "text": f"message {number}", "watching": False} for number in range(12)]


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=["upright", "on its side"])
def test_what_is_said_can_be_read_and_answered_on_a_full_board(open_page: OpenPage, size: dict[str, Any]) -> None:
    """The board is a tab away: what it offers is not listed over the lines meanwhile."""
    page = open_page(**size)
    told = room(crowded("runner"), "runner")
    staged = stage(page, told)
    staged.tell({**told, "chat": CHAT})
    tab = page.get_by_role("tab", name=re.compile("^Chat"))
    expect(tab.locator(".badge")).to_have_text("12")
    tab.tap()
    chat = page.get_by_role("region", name="Chat")
    expect(chat.get_by_text("message 11")).to_be_in_viewport(ratio=1)
    until(page, lambda: in_sight(page, "[data-area=chat] .lines p") >= 4)
    assert in_sight(page, "[data-area=chat] form :is(input, button)") == 2
    expect(page.locator("[data-area=decision] .choices [data-option]")).to_have_count(3)  # credit, card, tag
    expect(tab.locator(".badge")).to_have_count(0)
    page.get_by_role("tab", name="Log").tap()
    expect(tab.locator(".badge")).to_have_count(0)


COVERED: Final = """() => {
    const { left, right } = document.querySelector('[data-area=servers] .new').getBoundingClientRect();
    return [...document.querySelectorAll('[data-server]')].map((e) => [e.dataset.server, e.getBoundingClientRect()])
        .filter(([, box]) => box.right > left + 1 && box.left < right - 1).map(([name]) => name);
}"""
"""The servers over which the place for a new one lies."""


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=["upright", "on its side"])
def test_the_place_for_a_new_server_covers_no_other(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    s = crowded("corp")
    s.choose("Install Enigma")
    stage(page, room(s, "corp"))
    page.locator("[data-area=servers] .new").wait_for()
    assert page.evaluate(COVERED) == []
    expect(page.get_by_role("button", name="Show 17 more servers on the right")).to_be_visible()


CARD_CUT: Final = """(card) => {
    const frame = card.closest('.stage').getBoundingClientRect();
    const text = card.querySelector('.text');
    return [card.querySelector('footer'), text].map((e) => e.getBoundingClientRect())
        .some(({ bottom }) => bottom > frame.bottom) || text.scrollHeight > text.clientHeight + 1;
}"""
"""Whether the text or the numbers of a large card lie below the edge."""


@pytest.mark.parametrize("title", ["Snare!", "Ronald Five", "Ash 2X3ZB9CY"])
def test_on_its_side_the_whole_accessed_card_is_in_sight(open_page: OpenPage, title: str) -> None:
    page = open_page(**SIDE)
    s = Scenario(corp={"servers": {"Server 1": {"root": [title]}}, "credits": 0}, runner={"credits": 9}, turn="runner")
    s.choose("Run Server 1")
    go_on(s, lambda view: view["decision"]["ask"] == "access")
    stage(page, room(s, "runner"))
    card = page.get_by_role("region", name="Your decision").locator(".card .read")
    expect(card.locator("footer")).to_be_visible()
    until(page, lambda: not card.evaluate(CARD_CUT))
