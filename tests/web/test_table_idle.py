"""Where nothing can be done but to pass, and what can still be done after a pass."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from netrunner.scenario import Scenario
from netrunner.server.live.options import GameOptions
from tests.web.browser import until
from tests.web.conftest import OpenPage
from tests.web.player import decision
from tests.web.staged import Document, room, stage
from tests.web.test_table_staged import CUT, SIZES, sent


def only_passing() -> Scenario:
    """The Runner approaches a server with an agenda in it, which the Corp could be about to rez for all they know."""
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Private Security Force"]}}, "hand": ["Hedge Fund"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run Server 1")
    while s.side != "corp" or s.game.view("corp")["decision"]["window"] != "run [5.3]":
        s.choose(next(label for label in ("Continue", "Pass") if s.can(label)))
    return s


def test_between_people_the_table_passes_where_one_can_only_pass(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    page.clock.install()
    staged = stage(page, room(only_passing(), "corp"))
    expect(decision(page)).to_contain_text("Passes by itself, after a pause that tells your opponent nothing.")
    assert sent(staged, "choose") == [], "not before a while"
    page.clock.run_for(5_000)
    assert [message["option"] for message in sent(staged, "choose")] == [0]


CAPTIONS = """
    Math.random = () => 0; // the pass comes as soon as it may
    window.captions = [];
    new MutationObserver(() => {
        const told = document.querySelector('.caption')?.firstChild?.data.trim();
        if (told && window.captions.at(-1) !== told) window.captions.push(told);
    }).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Keeps what every glint said: it is gone soon."""


def test_the_pass_that_nobody_pressed_takes_away_nothing_that_is_shown(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    page.clock.install()
    page.add_init_script(CAPTIONS)
    before = room(only_passing(), "corp")
    staged = stage(page, {**before, "decision": None, "beats": []})
    runs = ("run", "approach-server", "success", "end-run")
    lines = [{"turn": 2, "kind": kind, "text": f"This is told of {kind}."} for kind in runs]
    beats = [
        {"number": number, "turn": 2, "kind": kind, "line": len(before["log"]) + number, "side": "runner"}
        for number, kind in enumerate(runs, 1)
    ]
    staged.tell({**before, "decision": 1, "log": [*before["log"], *lines], "beats": beats})
    page.locator(".caption").wait_for()
    page.clock.run_for(5_000)
    assert sent(staged, "choose"), "it was passed meanwhile"
    assert page.evaluate("window.captions") == [line["text"] for line in lines]


def bioroid_broken_with_a_click() -> Scenario:
    """The Runner breaks a subroutine where a facedown card lies that could answer that (Tyr's Hand); it is not one."""
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Eli 1.0+"], "root": ["PAD Campaign"]}}, "credits": 0},
        runner={"credits": 5, "hand": ["Diesel"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run Server 1")
    for _ in range(40):
        if s.side == "corp" and "breaking" in s.prompt:
            return s
        breaking = [label for label in s.options if "Break 1 subroutine" in label]
        s.choose(next(label for label in (*breaking, "Continue", "Pass", *s.options) if s.can(label)))
    raise AssertionError("The Corp is not asked.")


def test_the_corp_need_not_press_for_every_subroutine_that_is_broken(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    page.clock.install()
    staged = stage(page, room(bioroid_broken_with_a_click(), "corp"))
    expect(decision(page)).to_contain_text("Passes by itself, after a pause that tells your opponent nothing.")
    assert sent(staged, "choose") == [], "not before a while"
    page.clock.run_for(5_000)
    assert [message["option"] for message in sent(staged, "choose")] == [0]


def test_the_runner_is_not_passed_past_ice_that_they_cannot_break(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    page.clock.install()
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Diesel"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    while s.side != "runner" or "encounter" not in (s.game.view("runner")["run"] or {}):
        s.choose(next(label for label in ("Continue", "Pass") if s.can(label)))
    staged = stage(page, room(s, "runner"))
    page.clock.run_for(20_000)
    assert sent(staged, "choose") == []


def test_who_pretends_to_think_waits(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    page.clock.install()
    staged = stage(page, room(only_passing(), "corp"))
    decision(page).get_by_role("button", name="Wait", exact=True).click()
    page.clock.run_for(20_000)
    assert sent(staged, "choose") == []


def passed_on() -> Document:
    """An action of the Corp's, before which it has passed on rezzing an asset, against a bot."""
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "credits": 5}, turn="corp")
    told = room(s, "corp")
    card = told["view"]["corp"]["servers"][-1]["root"][0]["id"]
    way = {"index": 0, "kind": "window", "label": "Rez PAD Campaign", "card": card, "subroutine": None, "credits": 0}
    return {**told, "shortcuts": [{**way, "left": None, "cards": [], "counters": 0, "clicks": 0, "count": 0}]}


def test_what_was_passed_on_is_marked_and_why_not_offers_it(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    staged = stage(page, passed_on())
    expect(
        page.get_by_role("button", name="PAD Campaign, asset, unrezzed, in Server 1, can still be used")
    ).to_be_visible()
    decision(page).get_by_role("button", name="Why not…?").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Rez PAD Campaign").click()
    expect(dialog).to_contain_text("You can: it was passed on just before, and nothing has happened since.")
    dialog.locator("[data-shortcut]").click()
    assert [message["index"] for message in sent(staged, "shortcut")] == [0]


@pytest.mark.parametrize("size", ["1366", "1024"])
def test_ones_own_numbers_are_whole_beside_a_clock(open_page: OpenPage, size: str) -> None:
    """In a run one's hand gives way, and an identity with credits on it is wide."""
    s = Scenario(
        corp={
            "identity": "NBN: Making News",
            "servers": {"HQ": {"ice": ["Hunter+"]}},
            "credits": 8,
            "scored": ["Breaking News", "Astroscript Pilot Program", "Priority Requisition"],
        },
        turn="runner",
    )
    page = open_page(**SIZES[size])
    staged = stage(page, room(s, "corp", GameOptions(clock=1500)))
    assert page.evaluate(CUT) == []
    s.choose("Run HQ")
    staged.tell(room(s, "corp", GameOptions(clock=1500)))
    expect(page.locator(".dock.low")).to_be_visible()
    until(page, lambda: page.evaluate(CUT) == [], 5_000)
