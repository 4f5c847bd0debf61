"""What is easily overlooked: cards that ask, numbers under signs, places below an edge, what others do meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from netrunner.scenario import Scenario
from tests.web.accessibility import assert_accessible, assert_touchable
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.player import look
from tests.web.staged import (
    come_to_the_trace,
    crowded,
    crowded_run,
    crowded_trace,
    facing_archer,
    psi_game,
    room,
    stage,
    traced,
    traced_at_the_outermost,
)
from tests.web.test_table_phone_stage import OVERFLOWS, SIDE, ended_on_a_full_board, in_sight
from tests.web.test_table_staged import CLIPPED, CUT, SIZES

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


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_after_the_end_no_title_of_a_full_board_is_cut(open_page: OpenPage, side: str) -> None:
    page = open_page(**SIZES["1366"])
    stage(page, ended_on_a_full_board(side))
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    until(page, lambda: page.evaluate(CLIPPED) == [], 5000)
    assert page.evaluate(CUT) == []


LOW = {**PHONE, "viewport": {"width": 844, "height": 344}}
"""A phone on its side under the browser's bars."""
SHORT = {**PHONE, "viewport": {"width": 390, "height": 664}}
"""And upright."""


def test_on_a_low_phone_six_subroutines_are_in_sight_with_their_prices(open_page: OpenPage) -> None:
    page = open_page(**LOW)
    staged = stage(page, room(crowded_run(), "runner"))
    expect(page.locator(".stage li > .line")).to_have_count(6)
    assert in_sight(page, ".stage li > .line") == 6
    assert in_sight(page, ".stage .price") == 6
    assert page.locator(".stage li > .line").evaluate_all(OVERFLOWS) == []
    assert_touchable(page)
    breakers = page.locator(".apart")
    expect(breakers.locator("..").get_by_role("img", name=re.compile("further down"))).to_be_in_viewport(ratio=1)
    breakers.get_by_role("button").last.scroll_into_view_if_needed()
    expect(breakers.get_by_role("button").last).to_be_in_viewport(ratio=1)
    look(page)
    page.locator(".stage li > button.line").nth(5).tap()
    until(page, lambda: any(message["do"] in ("choose", "shortcut") for message in staged.sent))


@pytest.mark.parametrize(
    ("made", "title", "stakes"),
    [
        (crowded_trace, "Data Raven", "Place 1 power counter"),
        (traced_at_the_outermost, "Hunter", "Give the Runner 1 tag"),
    ],
)
def test_under_a_browsers_bars_a_trace_shows_its_card_and_what_hangs_on_it(
    open_page: OpenPage, made: Callable[[], Scenario], title: str, stakes: str
) -> None:
    page = open_page(**SHORT)
    stage(page, room(made(), "runner"))
    card = page.locator(".stage .small .tile")
    expect(card).to_contain_text(title)
    expect(card).to_be_in_viewport(ratio=1)
    assert card.evaluate("(e) => e.offsetHeight") >= 60, "with words of the card"
    assert in_sight(page, ".stage .small .tile") == 1
    expect(page.locator(".contest")).to_contain_text(stakes)
    expect(page.get_by_role("button", name=re.compile(r"^Spend \d"))).to_be_in_viewport(ratio=1)


def archives_run(times: int) -> Scenario:
    """The Runner accesses fifteen cards in Archives, several times in a turn, and steals three of them."""
    pile = ["Breaking News", "Hostile Takeover", "Nisei MK II"] + ["Hedge Fund", "Archer", "SEA Source", "Enigma"] * 3
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Hedge Fund"] * 4, "discard": pile},
        runner={"rig": ["Datasucker"], "hand": ["Sure Gamble"], "credits": 9},
        turn="runner",
    )
    for _ in range(times):
        s.choose("Run Archives")
        while s.side != "runner" or s.game.view("runner")["decision"]["ask"] != "action":
            s.choose(next(label for label in ("Steal", "Continue", *s.options) if s.can(label)))
    return s


@pytest.mark.parametrize("size", ["1366", "1024", "phone"])
def test_after_runs_on_archives_the_recap_is_low_and_counts_what_it_leaves_out(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    stage(page, room(archives_run(3), "corp"))
    recap = page.get_by_role("list", name=re.compile("^What the Runner did"))
    expect(recap.get_by_role("listitem")).to_have_count(3)
    expect(recap.get_by_role("listitem").first).to_contain_text("The Runner steals")
    for place in range(3):
        expect(recap.get_by_role("listitem").nth(place)).to_contain_text(re.compile(r"and \d+ more"))
    assert recap.evaluate("(e) => e.offsetHeight") <= 105
    assert recap.locator("li").evaluate_all(OVERFLOWS) == []


@pytest.mark.parametrize("size", SIZES)
def test_an_accessed_card_is_seen_while_the_corp_decides_about_it(open_page: OpenPage, size: str) -> None:
    """What it does may end the game: who accesses it must have read it by then."""
    s = Scenario(
        corp={"deck": ["Snare!"] * 3, "credits": 9, "hand": ["Hedge Fund"]},
        runner={"credits": 5, "hand": ["Sure Gamble"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Continue")
    assert s.side == "corp"
    page = open_page(**SIZES[size])
    staged = stage(page, room(s, "runner"))
    access = page.get_by_role("region", name="Accessed")
    expect(access.get_by_role("heading", name="You access Snare!")).to_be_in_viewport(ratio=1)
    expect(access).to_contain_text("3 net damage")
    expect(access).to_contain_text("The Corp decides during an access.")
    expect(access.get_by_role("button")).to_have_count(0)
    assert_accessible(page)
    s.choose("No")
    assert s.side == "runner"
    staged.tell(room(s, "runner"))
    asked = page.get_by_role("region", name="Your decision")
    expect(asked.get_by_role("heading", name="You access Snare!")).to_be_visible()
    expect(asked.get_by_role("button", name=re.compile("Trash"))).to_be_visible()


def test_the_corp_keeps_its_table_while_it_decides_about_an_accessed_card(open_page: OpenPage) -> None:
    s = Scenario(corp={"deck": ["Snare!"] * 3, "credits": 9}, runner={"hand": ["Sure Gamble"]}, turn="runner")
    s.choose("Run R&D")
    s.choose("Continue")
    page = open_page(**SIZES["1366"])
    stage(page, room(s, "corp"))
    expect(page.get_by_role("region", name="Your decision").get_by_role("button", name="Yes")).to_be_visible()
    expect(page.get_by_role("region", name="Accessed")).to_have_count(0)


def test_what_the_runner_needs_for_a_trace_counts_what_pays_for_traces(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"hand": ["SEA Source"], "credits": 20},
        runner={"credits": 4, "rig": [("Compromised Employee", {"credit": 1})], "hand": ["Diesel"]},
        turn="runner",
    )
    s.run_on("Archives")
    s.end_turn()
    s.choose("Play SEA Source")
    for side in ("corp", "runner"):
        page = open_page(**SIZES["1366"])
        stage(page, room(s, side))
        contest = page.get_by_role("region", name="SEA Source: trace")
        credits = s.game.view("runner")["runner"]["credits"] + 1
        expect(contest).to_contain_text(f", and ha{'s' if side == 'corp' else 've'} {credits}")


def test_the_turning_points_of_a_game_are_in_sight_on_a_small_desk(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1024"])
    document = ended_on_a_full_board("runner")
    summary = document["summary"]
    rows = dict.fromkeys(summary["runner"], 9)
    stage(page, {**document, "summary": {**summary, "runner": rows, "turning": summary["turning"] * 5}})
    over = page.get_by_role("region", name="The game is over")
    expect(over.get_by_role("listitem").first).to_be_in_viewport(ratio=1)
    expect(over.get_by_role("listitem").last).to_be_in_viewport(ratio=1)


def test_as_many_cards_as_can_be_accessed_are_suggested(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 9, "hand": ["Ice Wall"]},
        runner={"rig": [("Medium", {"virus": 2})], "hand": ["Sure Gamble"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Continue")
    assert s.options == ["0", "1", "2"]
    for size, key in (("1366", True), ("phone", False)):
        page = open_page(**SIZES[size])
        stage(page, room(s, "runner"))
        suggested = page.locator(".number [data-primary]")
        expect(suggested).to_contain_text("Access 2 more")
        expect(page.locator(".number .button").first).to_contain_text("Access no more")
        expect(suggested.locator("kbd")).to_be_visible(visible=key)
        expect(suggested.locator("kbd")).to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_nothing_of_what_a_card_was_played_for_is_not_what_space_chooses(open_page: OpenPage) -> None:
    s = Scenario(corp={"hand": ["Celebrity Gift", "Enigma", "Snare!"], "credits": 3})
    s.choose("Play Celebrity Gift")
    page = open_page(**SIZES["1366"])
    staged = stage(page, room(s, "corp"))
    done = page.get_by_role("button", name="Done")
    expect(done).not_to_have_class(re.compile("primary"))
    for key in ("Space", "Enter"):
        page.locator("body").press(key)
    assert [each for each in staged.sent if each.get("do") == "choose"] == []
    s.choose("Enigma")
    staged.tell(room(s, "corp"))
    expect(done).to_have_class(re.compile("primary"))


def test_every_number_of_a_trace_says_what_it_comes_to(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+"]}}, "credits": 0, "hand": ["Hedge Fund"]},
        runner={"credits": 3, "rig": ["Rabbit Hole"], "hand": ["Sure Gamble"]},
        turn="runner",
    )
    s.choose("Run HQ")
    come_to_the_trace(s)
    for size in ("1366", "phone"):
        page = open_page(**SIZES[size])
        stage(page, room(s, "runner"))
        contest = page.get_by_role("region", name="Hunter: trace")
        for spent, what in (
            ("Spend nothing", "3 to 1: succeeds · 3 left"),
            ("Spend 1 credit", "3 to 2: succeeds · 2 left"),
            ("Spend 2 credits", "3 to 3: fails · 1 left"),
            ("Spend 3 credits", "3 to 4: fails · 0 left"),
        ):
            button = contest.get_by_role("button", name=spent)
            expect(button).to_contain_text(what)
            expect(button).to_be_in_viewport(ratio=1)
        rows = contest.get_by_role("button").evaluate_all("all => new Set(all.map((e) => e.offsetTop)).size")
        assert rows == (1 if size == "1366" else 2)
        assert page.evaluate(CLIPPED) == []
        assert_accessible(page)
