"""The staged table: boards that are full, what happens shown where it happens, and acting on what one sees."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from netrunner.server.live.options import GameOptions
from tests.web.accessibility import assert_accessible, assert_fits
from tests.web.browser import PHONE, look_elsewhere, until
from tests.web.conftest import OpenPage
from tests.web.staged import (
    Document,
    accessing,
    crowded,
    crowded_run,
    crowded_trace,
    facing_archer,
    go_on,
    psi_game,
    room,
    stage,
    traced,
)

SIZES: dict[str, dict[str, Any]] = {
    "1366": {"viewport": {"width": 1366, "height": 768}},
    "1920": {"viewport": {"width": 1920, "height": 1080}},
    "1024": {"viewport": {"width": 1024, "height": 768}},
    "phone": PHONE,
}

OUT_OF_SIGHT = """() => {
    const shown = (e) => {
        e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = e.getBoundingClientRect();
        const [x, y] = [box.left + Math.min(12, box.width / 2), box.top + Math.min(8, box.height / 2)];
        const top = document.elementFromPoint(x, y);
        return box.width > 0 && box.height > 0 && top !== null && (e.contains(top) || top.contains(e));
    };
    return [...document.querySelectorAll('.table :is([data-option], [data-menu])')]
        .filter((e) => !shown(e)).map((e) => e.innerText || e.outerHTML.slice(0, 120));
}"""
"""What is offered and cannot be reached, even by scrolling to it."""

UNSEEN = """(options) => {
    const seen = (selector) => [...document.querySelectorAll(`.table ${selector}`)].some((e) => e.checkVisibility());
    const offers = ({ kind, card }, index, within = '') => seen(`[data-option="${index}"]${within}`)
        || (card != null && seen(`[data-menu="${card}"]${within}`))
        || (kind === 'number' && seen('.number :is(button, input)'));
    const stacked = (one) => one.card != null && options.some((other, index) =>
        other.kind === one.kind && other.title === one.title && offers(other, index, ':has(.times)'));
    return options.filter((one, index) => !offers(one, index) && !stacked(one)).map(({ label }) => label);
}"""
"""What the game offers, of some options, and nothing on the page does. A stack offers what one of its cards does."""


def assert_offered(page: Page, told: Document) -> None:
    """Whatever the game lets the reader choose is there to be pressed."""
    options = told["view"]["decision"]["options"]
    assert options
    until(page, lambda: page.evaluate(UNSEEN, options) == [], 5000)


SCROLLED = """() => {
    const inside = (e) => {
        const box = e.getBoundingClientRect();
        return box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    };
    return [...document.querySelectorAll('.table :is([data-option], [data-menu])')].filter((e) => !inside(e))
        .map((e) => e.innerText);
}"""
"""What is offered and is not wholly on the screen as it stands."""

BROKEN = """() => {
    const broken = [];
    for (const title of document.querySelectorAll('.tile .title')) {
        if (!title.checkVisibility()) continue;
        const longest = Math.max(...title.textContent.split(/[\\s-]+/).map((word) => word.length));
        const room = title.clientWidth;
        const size = parseFloat(getComputedStyle(title).fontSize);
        const pen = document.createElement('canvas').getContext('2d');
        pen.font = `${getComputedStyle(title).fontStyle} ${getComputedStyle(title).fontWeight} ${size}px `
            + getComputedStyle(title).fontFamily;
        const wide = Math.max(...title.textContent.split(/[\\s-]+/).map((word) => pen.measureText(word).width));
        if (size > 8.5 && wide > room + 2) broken.push(`${title.textContent}: ${wide} > ${room} (${longest})`);
    }
    return broken;
}"""
"""Titles with a word that is wider than its place although its letters could be smaller."""

SMALL = """() => [...document.querySelectorAll('.tile .title')].filter((title) => title.checkVisibility())
    .map((title) => [parseFloat(getComputedStyle(title).fontSize), title.textContent]).filter(([size]) => size < 8.3)"""
"""Titles whose letters are smaller than about nine pixels."""

CLIPPED = """() => [...document.querySelectorAll('.tile .title, .hand-card .title')]
    .filter((title) => title.checkVisibility())
    .filter((title) => title.scrollHeight > title.clientHeight + 2 || title.scrollWidth > title.clientWidth + 1)
    .map((title) => title.innerText)"""
"""Titles of which a part is cut off."""

CUT_OFF = """() => ['servers', 'rig'].flatMap((area) => {
    const board = document.querySelector(`[data-area=${area}]`).getBoundingClientRect();
    return [...document.querySelectorAll(`[data-area=${area}] [data-card]`)].filter((card) => {
        const { top, bottom, left, right } = card.getBoundingClientRect();
        return top < board.top - 1 || bottom > board.bottom + 1 || left < board.left - 1 || right > board.right + 1;
    }).map((card) => card.innerText);
})"""
"""Cards on the boards that are not wholly in sight."""

CUT = """() => {
    const cut = [];
    const box = (e) => e.getBoundingClientRect();
    const told = (e) => e.className + ': ' + e.innerText;
    for (const me of document.querySelectorAll('.me'))
        for (const part of me.querySelectorAll('.chip, .stat'))
            if (box(part).bottom > box(me).bottom || box(part).right > box(me).right) cut.push(told(part));
    for (const strip of document.querySelectorAll('.strip')) {
        const parts = [...strip.children].filter((e) => e.checkVisibility() && box(e).width > 0);
        parts.slice(1).forEach((e, n) => { if (box(e).left < box(parts[n]).right - 1) cut.push(told(e)); });
        for (const stat of strip.querySelectorAll('.stat'))
            if (box(stat).right > box(strip).right + 1) cut.push(told(stat));
    }
    for (const count of document.querySelectorAll('.top .count'))
        if (box(count).right > box(count.closest('.head')).right) cut.push(told(count));
    for (const word of document.querySelectorAll('.top .verb > span')) {
        const line = box(word.parentElement);
        const hidden = box(word).top >= line.bottom - 1;
        if (!hidden && (box(word).left < line.left - 1 || box(word).right > line.right + 1)) cut.push(told(word));
    }
    for (const tile of document.querySelectorAll('.tile'))
        for (const number of tile.querySelectorAll('.numbers > *'))
            if (number.checkVisibility() && box(number).bottom > box(tile).bottom + 2) cut.push(told(tile));
    for (const title of document.querySelectorAll('.tile .title')) {
        const numbers = title.closest('.tile').querySelector('.numbers > *');
        if (!numbers || !title.checkVisibility()) continue;
        const [a, b] = [box(title), box(numbers)];
        const across = a.right > b.left + 1 && b.right > a.left + 1;
        if (across && a.bottom > b.top + 2 && b.bottom > a.top) cut.push(told(title));
    }
    return cut;
}"""
"""Numbers, chips and words of heads that are cut off or lie over one another."""


# --- full boards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_full_board_fits_and_everything_offered_can_be_reached(open_page: OpenPage, side: str, size: str) -> None:
    page = open_page(**SIZES[size])
    told = room(crowded(side), side)
    stage(page, told)
    expect(page.locator("[data-server]")).to_have_count(20)
    page.locator(".hand :is(.cost, .rez)").first.wait_for()  # the facts of the cards are here
    assert_offered(page, told)
    assert_fits(page)
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(CLIPPED) == []
    if size != "phone":
        assert page.evaluate(SCROLLED) == []
        ice = page.locator("[data-server=HQ] .ice [data-card]")
        expect(ice).to_have_count(5)
        until(page, lambda: page.evaluate(CUT_OFF) == [])
    assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("size", SIZES)
def test_ice_of_six_subroutines_and_a_current_fit_a_full_board(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    told = room(crowded_run(), "runner")
    stage(page, told)
    assert_offered(page, told)
    subroutines = page.get_by_role("list", name="Subroutines").get_by_role("listitem")
    expect(subroutines).to_have_count(6)
    for subroutine in subroutines.all():
        subroutine.scroll_into_view_if_needed()
        expect(subroutine).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-current]")).to_have_text(re.compile("Your current\\s*Employee Strike"))
    expect(page.get_by_text("Resolving")).to_have_count(0)
    assert_fits(page)
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(CUT) == []
    until(page, lambda: page.evaluate(CLIPPED) == [])
    if size != "phone":
        assert page.evaluate(SCROLLED) == []
        until(page, lambda: page.evaluate(CUT_OFF) == [])
    assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_trace_in_an_encounter_leaves_a_full_board_its_room(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    told = room(crowded_trace(), "runner")
    stage(page, told)
    assert_offered(page, told)
    contest = page.get_by_role("region", name="Data Raven: trace")
    expect(contest.get_by_role("button", name=re.compile("^Spend"))).to_be_in_viewport(ratio=1)
    expect(contest.get_by_text("A tie: the trace fails")).to_be_in_viewport(ratio=1)
    assert_fits(page)
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(CUT) == []
    if size != "phone":
        until(page, lambda: page.evaluate(CUT_OFF) == [])
    assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("size", ["1366", "1920", "1024"])
@pytest.mark.parametrize("moment", [crowded, crowded_run, crowded_trace])
def test_no_title_on_a_full_board_is_too_small_to_read(open_page: OpenPage, moment: Any, size: str) -> None:
    page = open_page(**SIZES[size])
    scenario = moment()
    for side in ("corp", "runner"):
        page.unroute_all()
        stage(page, room(scenario, side))
        page.locator(".hand :is(.cost, .rez)").first.wait_for()  # the facts of the cards are here
        until(page, lambda: page.evaluate(SMALL) == [])
        assert page.evaluate(BROKEN) == []
        assert page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_full_board_is_for_everybody(open_page: OpenPage, theme: str) -> None:
    page = open_page(theme=theme, **SIZES["1366"])
    stage(page, room(crowded("runner"), "runner"))
    assert_accessible(page)


def test_identical_cards_lie_in_a_stack(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    stage(page, room(crowded("runner"), "runner"))
    expect(page.get_by_role("region", name="Rig").locator(".times", has_text="×3")).to_be_visible()


# --- what happens -----------------------------------------------------------------------------------------------------


def test_a_card_that_is_accessed_is_shown_even_when_nothing_can_be_done(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"hand": ["Hedge Fund"], "deck": ["Enigma"] * 5}, turn="runner")
    staged = stage(page, room(s, "runner"))
    s.choose("Run HQ")
    while s.run is not None:
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))
    shown = page.get_by_role("region", name="Accessed")
    expect(shown.get_by_role("heading", name="You access Hedge Fund.")).to_be_visible()
    expect(shown.get_by_text("Gain 9")).to_be_visible()
    shown.get_by_role("button", name="OK").click()
    expect(shown).to_have_count(0)


def test_a_stolen_agenda_is_shown_across_the_table(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Private Security Force"]}}}, turn="runner")
    staged = stage(page, room(s, "runner"))
    s.choose("Run Server 1")
    s.pass_all()
    staged.tell(room(s, "runner"))
    band = page.locator("[data-band=steal]")
    expect(band).to_contain_text("Stolen")
    expect(band).to_contain_text("Private Security Force · +2 points")
    expect(band).to_contain_text("5 more points win the game for you.")
    page.keyboard.press("Space")
    expect(band).to_have_count(0)


def test_damage_shows_what_it_took_to_both_sides_alike(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 10},
        runner={"hand": ["Sure Gamble", "Diesel", "Modded", "Test Run"]},
        turn="runner",
    )
    pages = {side: open_page(**SIZES["1366"]) for side in ("corp", "runner")}
    staged = {side: stage(page, room(s, side)) for side, page in pages.items()}
    s.choose("Run Server 1")
    while not any(line["text"].endswith("net damage.") for line in s.game.view("corp")["log"]):
        s.choose(next(label for label in ("Yes", "Continue", *s.options) if s.can(label)))
    bands = []
    for side, page in pages.items():
        staged[side].tell(room(s, side))
        expect(page.locator("[data-band=damage]")).to_contain_text("3 net damage")
        bands.append(page.locator("[data-band=damage] .tile .title").all_inner_texts())
    assert bands[0] == bands[1]
    assert len(bands[0]) == 3


def test_what_the_opponent_does_is_recapped(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"hand": ["Hedge Fund", "Ice Wall"], "credits": 8}, runner={"hand": ["Diesel"]}, turn="corp")
    staged = stage(page, room(s, "runner"))
    s.choose("Play Hedge Fund")
    s.choose("Install Ice Wall")
    s.choose("HQ")
    while not s.can("Gain 1 credit"):
        s.choose(next(label for label in ("Done", "Pass") if s.can(label)))
    staged.tell(room(s, "runner"))
    recap = page.get_by_role("list", name=re.compile("^What the Corp did"))
    expect(recap.get_by_role("listitem")).to_have_count(2)
    expect(recap.get_by_role("listitem").first).to_contain_text("The Corp plays Hedge Fund for 5 credits.")
    expect(recap.get_by_role("listitem").first).to_contain_text("The Corp gains 9 credits")
    expect(recap.get_by_role("listitem").last).to_contain_text("The Corp installs ice protecting HQ")
    expect(recap).not_to_contain_text("Ice Wall")


def test_the_log_says_who_did_what_and_why(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 10},
        runner={"hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    while not any(line["text"].endswith("net damage.") for line in s.game.view("corp")["log"]):
        s.choose(next(label for label in ("Yes", "Continue", *s.options) if s.can(label)))
    stage(page, room(s, "runner"))
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text("You run Server 1.")
    expect(log.locator("[data-kind=damage]")).to_contain_text("Snare!: You suffer 3 net damage.")


# --- acting on what one sees ------------------------------------------------------------------------------------------


def sent(staged: Any, do: str) -> list[dict[str, Any]]:
    return [message for message in staged.sent if message["do"] == do]


def test_a_subroutine_is_broken_by_pressing_it_at_its_price(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    document = room(facing_archer(), "runner")
    staged = stage(page, document)
    rows = page.get_by_role("list", name="Subroutines").get_by_role("listitem")
    expect(rows).to_have_count(4)
    priced = {way["subroutine"]: way for way in document["shortcuts"] if way["kind"] == "subroutine"}
    assert sorted(priced) == [0, 1, 2, 3]
    expect(rows.nth(2)).to_contain_text(f"Break {priced[2]['credits']}")
    rows.nth(2).get_by_role("button").click()
    until(page, lambda: sent(staged, "shortcut") != [])
    assert sent(staged, "shortcut")[0]["index"] == priced[2]["index"]


def test_letting_subroutines_fire_takes_two_presses_and_no_key(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    staged = stage(page, room(facing_archer(), "runner"))
    fire = page.get_by_role("button", name="Pass", exact=True)
    expect(fire).to_contain_text("Let 4 fire…")
    expect(page.get_by_role("button", name="Pass until something happens")).to_have_count(0)
    for key in ("Space", "Shift+P"):
        page.keyboard.press(key)
        page.wait_for_timeout(100)
    assert sent(staged, "choose") == sent(staged, "pass-on") == []
    fire.click()
    expect(fire).to_contain_text("Press again")
    assert sent(staged, "choose") == []
    page.wait_for_timeout(300)  # sooner it would be a double click
    fire.click()
    until(page, lambda: len(sent(staged, "choose")) == 1)


def test_a_server_is_run_by_pressing_anywhere_on_it(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    document = room(crowded("runner"), "runner")
    staged = stage(page, document)
    labels = [option["label"] for option in document["view"]["decision"]["options"]]
    place = page.locator("[data-server='Archives']")
    box = place.bounding_box()
    assert box is not None
    place.click(position={"x": box["width"] / 2, "y": box["height"] - 12})
    until(page, lambda: sent(staged, "choose") != [])
    assert labels[sent(staged, "choose")[0]["option"]] == "Run Archives"


def test_a_card_is_dragged_from_the_hand_to_a_server(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"hand": ["Ice Wall", "Hedge Fund"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}}, turn="corp"
    )
    staged = stage(page, room(s, "corp"))
    page.locator("[data-area=hand-corp] [data-card]").first.drag_to(page.locator("[data-server='R&D']"))
    until(page, lambda: sent(staged, "choose") != [])
    s.choose("Install Ice Wall")
    staged.tell({**room(s, "corp"), "decision": 1})
    until(page, lambda: len(sent(staged, "choose")) == 2)
    labels = [option["label"] for option in s.game.view("corp")["decision"]["options"]]
    assert labels[sent(staged, "choose")[1]["option"]] == "R&D"


def test_a_card_is_dragged_onto_the_card_that_hosts_it(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(runner={"rig": ["Corroder", "Mimic"], "hand": ["The Personal Touch"], "credits": 9}, turn="runner")
    staged = stage(page, room(s, "runner"))
    host = page.get_by_role("button", name=re.compile("^Mimic, program"))
    page.locator("[data-area=hand-runner] [data-card]").first.drag_to(host)
    until(page, lambda: sent(staged, "choose") != [])
    s.choose("Install The Personal Touch")
    staged.tell({**room(s, "runner"), "decision": 1})
    until(page, lambda: len(sent(staged, "choose")) == 2)
    labels = [option["label"] for option in s.game.view("runner")["decision"]["options"]]
    assert labels[sent(staged, "choose")[1]["option"]] == "Mimic"


def test_ones_own_deck_draws_when_it_is_pressed(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(runner={"hand": ["Diesel"]}, turn="runner")
    staged = stage(page, room(s, "runner"))
    page.locator("button[data-anchor=runner-deck]").click()
    until(page, lambda: sent(staged, "choose") != [])
    assert s.options[sent(staged, "choose")[0]["option"]] == "Draw 1 card"


def test_an_access_says_what_each_choice_leads_to(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    stage(page, room(accessing(["PAD Campaign", "Hedge Fund"]), "runner"))
    access = page.get_by_role("region", name="Your decision")
    expect(access.get_by_role("heading", name="You access PAD Campaign.")).to_be_visible()
    expect(access).to_contain_text("Access 1 of 2")
    expect(access).to_contain_text("Its trash cost is 4")
    expect(access).to_contain_text("Leave it and access the next")
    assert_accessible(page)


def test_a_title_with_a_mark_of_its_own_ends_its_sentence(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Shock!"]}}},
        runner={"credits": 5, "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run Server 1")
    go_on(s, lambda view: view["decision"]["ask"] == "access")
    page = open_page(**SIZES["1366"])
    stage(page, room(s, "runner"))
    access = page.get_by_role("region", name="Your decision")
    expect(access.get_by_role("heading", level=2)).to_have_text("You access Shock!")


def test_what_lies_behind_the_stage_is_offered_on_it_alone(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Melange Mining Corp.+"]}}}, runner={"credits": 5}, turn="runner"
    )
    s.choose("Run Server 1")
    go_on(s, lambda view: view["decision"]["ask"] == "access")
    page = open_page(**SIZES["1366"])
    stage(page, room(s, "runner"))
    access = page.get_by_role("region", name="Your decision")
    expect(access.get_by_role("heading", name="You access Melange Mining Corp.", exact=True)).to_be_visible()
    expect(access.locator("[data-option]")).to_have_count(2)
    expect(page.locator("[data-server] [data-option]")).to_have_count(0)


@pytest.mark.parametrize("size", ["1366", "phone"])
def test_a_psi_game_names_its_card_and_has_a_button_for_each_number(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    stage(page, room(psi_game(), "corp"))
    contest = page.get_by_role("region", name="Caprice Nisei: psi game")
    expect(contest).to_contain_text("Same number:")
    expect(contest.get_by_role("button")).to_have_count(3)
    expect(contest.get_by_role("button").last).to_contain_text("3 credits left")
    assert_fits(page)


def test_a_trace_shows_both_sums_as_they_would_be(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    stage(page, room(traced(), "runner"))
    contest = page.get_by_role("region", name="Hunter: trace")
    expect(contest).to_contain_text("Give the Runner 1 tag")
    expect(contest).to_contain_text("A tie: the trace fails")
    contest.get_by_role("button", name="One fewer").click()
    expect(contest).to_contain_text("The trace succeeds")


def test_a_choice_of_which_nothing_has_come_can_be_cancelled(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"hand": ["Ice Wall"]}, turn="corp")
    s.choose("Install Ice Wall")
    staged = stage(page, {**room(s, "corp"), "cancel": True})
    page.get_by_role("button", name="Cancel").click()
    until(page, lambda: sent(staged, "undo") != [])


# --- mended -----------------------------------------------------------------------------------------------------------


def test_the_log_follows_when_its_place_becomes_smaller(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = facing_archer()
    document = room(s, "runner")
    document["log"] = [{"turn": 1, "text": f"Line {number}."} for number in range(80)]
    staged = stage(page, document)
    log = page.get_by_role("log", name="Log")
    expect(log.get_by_text("Line 79.")).to_be_in_viewport()
    page.set_viewport_size({"width": 1366, "height": 700})
    expect(log.get_by_text("Line 79.")).to_be_in_viewport()
    staged.tell({**document, "log": [*document["log"], {"turn": 1, "text": "The newest line."}]})
    expect(log.get_by_text("The newest line.")).to_be_in_viewport()


def test_the_chat_shows_its_newest_line_after_a_change_of_size(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    document = room(facing_archer(), "runner")
    said = [{"name": "Morrow", "text": f"Word {number}", "at": "2026-01-01T10:00:00Z"} for number in range(60)]
    stage(page, {**document, "chat": said})
    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_role("log", name="Chat")
    expect(chat.get_by_text("Word 59")).to_be_in_viewport()
    page.set_viewport_size({"width": 1366, "height": 690})
    expect(chat.get_by_text("Word 59")).to_be_in_viewport()


@pytest.mark.parametrize("size", ["1366", "1024", "phone"])
def test_the_end_shows_numbers_hands_and_every_way_on(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Private Security Force"]}}, "hand": ["Hedge Fund"]},
        runner={"scored": ["Priority Requisition", "Nisei MK II"], "hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_all()
    assert s.game.result is not None
    rating = {"corp": {"change": -12, "value": 1488}, "runner": {"change": 12, "value": 1512}}
    stage(page, room(s, "runner", GameOptions()), rating)
    over = page.get_by_role("region", name="The game is over")
    expect(over.get_by_role("heading")).to_have_text("You have won")
    expect(over.get_by_role("row", name=re.compile("^Runs"))).to_contain_text("1")
    expect(over.get_by_role("row", name=re.compile("^Clicks spent"))).to_contain_text("1")
    watch = over.get_by_role("link", name=re.compile("^Watch what happened in turn"))
    expect(watch).to_have_attribute("href", re.compile(r"^/replays/staged\?line=\d+$"))
    expect(over).to_contain_text("Your rating: 1512 (+12)")
    expect(over).to_contain_text("Morrow: 1488 (-12)")
    for name in ("Rematch", "Same sides", "Fair shuffles"):
        expect(over.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(over.get_by_role("link", name="Watch the replay")).to_be_in_viewport(ratio=1)
    if size == "phone":
        page.get_by_role("tab", name="Hands").tap()
    expect(page.locator("[data-area=hand-corp] [data-card]")).to_have_count(1)
    assert_fits(page)


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_names_are_whole_at_1024(open_page: OpenPage, side: str) -> None:
    page = open_page(**SIZES["1024"])
    stage(page, room(crowded(side), side))
    cut: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.strip .name b, .me small')]
            .filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.innerText)"""
    )
    assert cut == []


def test_the_tab_calls_whoever_looks_elsewhere(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"hand": ["Hedge Fund"]}, turn="corp")
    staged = stage(page, room(s, "runner"))
    look_elsewhere(page)
    s.choose("Gain 1 credit")
    go_on_until_the_runner_acts(s)
    staged.tell(room(s, "runner"))
    until(page, "document.title.startsWith('● Your move')")


def go_on_until_the_runner_acts(s: Scenario) -> None:
    for _ in range(60):
        if s.side == "runner" and s.can("Draw 1 card"):
            return
        s.choose(next(label for label in ("Gain 1 credit", "Pass", "Done", *s.options) if s.can(label)))


@pytest.mark.parametrize("size", ["1366", "phone"])
def test_a_card_that_is_too_dear_says_how_many_credits_are_lacking(open_page: OpenPage, size: str) -> None:
    s = Scenario(runner={"hand": ["Magnum Opus", "Corroder"], "credits": 3}, turn="runner")
    page = open_page(**SIZES[size])
    stage(page, room(s, "runner"))
    dear = page.get_by_role("button", name=re.compile("^Magnum Opus, program.*2 credits short"))
    expect(dear).to_be_visible()
    if size == "1366":
        expect(dear.locator(".short")).to_have_text(re.compile(r"^2\s*short$"))
    expect(page.get_by_role("button", name=re.compile("^Corroder, program"))).not_to_have_accessible_name(
        re.compile("short")
    )


@pytest.mark.parametrize("size", ["1366", "phone"])
def test_who_draws_a_card_that_asks_nobody_says_beforehand_whether_it_is_used(open_page: OpenPage, size: str) -> None:
    position = Scenario(runner={"hand": ["Hades Shard", "Sure Gamble"], "credits": 0}, turn="runner")
    page = open_page(**SIZES[size])
    told = {**room(position, "runner"), "orders": {"Hades Shard": False}}
    staged = stage(page, told)
    expect(page.get_by_text("You will not be asked about Hades Shard")).to_be_visible()
    card = page.locator("[data-area=hand-runner] [data-card]", has_text="Hades Shard").first
    card.click()
    page.get_by_role("button", name="Use Hades Shard at its next chance", exact=True).click()
    until(page, lambda: staged.sent[-1] == {"do": "orders", "room": "staged", "titles": ["Hades Shard"]})
    staged.tell({**told, "orders": {"Hades Shard": True}})
    card.click()
    page.get_by_role("button", name="Do not use Hades Shard at its next chance", exact=True).click()
    until(page, lambda: staged.sent[-1] == {"do": "orders", "room": "staged", "titles": []})


@pytest.mark.parametrize("size", ["1366", "phone"])
def test_what_a_card_in_archives_does_unasked_is_said_where_stops_are(open_page: OpenPage, size: str) -> None:
    position = Scenario(corp={"discard": [("Subliminal Messaging", "facedown")]}, turn="corp")
    page = open_page(**SIZES[size])
    staged = stage(page, {**room(position, "corp"), "orders": {"Subliminal Messaging": True}})
    if size == "phone":
        page.get_by_role("button", name="Game menu").click()
    page.get_by_role("button", name="Stops and settings").click()
    used = page.get_by_role("checkbox", name="Use Subliminal Messaging at its next chance")
    expect(used).to_be_checked()
    assert_accessible(page)
    used.uncheck()
    until(page, lambda: staged.sent[-1] == {"do": "orders", "room": "staged", "titles": []})
