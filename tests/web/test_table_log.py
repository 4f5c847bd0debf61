"""The log and the recap: the newest line stays in sight, and lines may say the same."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from netrunner.scenario import Scenario
from tests.web.conftest import OpenPage
from tests.web.staged import facing_archer, room, stage
from tests.web.test_table_staged import SIZES

SETTLED = "() => !document.documentElement.hasAttribute('data-settling')"
"""Nothing is still to follow: the log follows a few frames after what it tells of."""


def test_only_its_reader_stops_the_log_from_following(open_page: OpenPage) -> None:
    """Not a line that becomes longer, nor one that comes between a scroll of ours and its event."""
    page = open_page(**SIZES["1366"])
    document = room(facing_archer(), "runner")
    lines = [{"turn": 1, "text": f"Line {number}."} for number in range(80)]
    staged = stage(page, {**document, "log": lines})
    log = page.get_by_role("log", name="Log")
    newest = page.get_by_role("button", name="Newest")
    expect(log.get_by_text("Line 79.")).to_be_in_viewport()
    longer = "Line 79 has become longer. " * 12
    staged.tell({**document, "log": [*lines[:-1], {"turn": 1, "text": longer}]})
    expect(log.get_by_text("Line 79 has")).to_be_visible()
    page.wait_for_function(SETTLED)
    assert beyond(log) < 2
    log.evaluate(
        "(box) => { box.scrollTop -= 1; box.querySelector('li:last-child > :last-child').append('more '.repeat(90)); }"
    )
    page.wait_for_timeout(300)
    assert beyond(log) < 2
    expect(newest).to_have_count(0)
    log.hover()
    page.mouse.wheel(0, -400)
    expect(newest).to_be_visible()
    staged.tell({**document, "log": [*lines[:-1], {"turn": 1, "text": longer}, {"turn": 1, "text": "One more."}]})
    expect(log.get_by_text("One more.")).to_have_count(1)
    assert beyond(log) > 200, "who reads further up stays there"
    newest.click()
    expect(log.get_by_text("One more.")).to_be_in_viewport()
    expect(newest).to_have_count(0)


def beyond(log: Locator) -> float:
    """How many pixels of a list are below what is seen of it."""
    found: float = log.evaluate("(box) => box.scrollHeight - box.scrollTop - box.clientHeight")
    return found


def test_what_an_opponent_does_may_say_the_same_twice(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"hand": ["Hedge Fund", "Ice Wall"]}, turn="corp")
    s.choose("Play Hedge Fund")
    document = room(s, "runner")
    line = {"turn": document["view"]["turn"], "text": "A card of yours becomes weaker.", "cause": "Hedge Fund"}
    stage(page, {**document, "log": [*document["log"], line, line]})
    recap = page.get_by_role("list", name="What the Corp did")
    expect(recap.get_by_text("A card of yours becomes weaker.")).to_have_count(2)


def test_two_copies_of_the_agenda_that_wins_are_pointed_out_once(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    agenda = ("Hostile Takeover", {"advancement": 2})
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [agenda]}, "Server 2": {"root": [agenda]}},
            "scored": ["Priority Requisition", "Priority Requisition"],
        },
        turn="corp",
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    assert sum(label.startswith("Score Hostile Takeover") for label in s.options) == 2
    stage(page, room(s, "corp"))
    expect(page.locator(".warnings")).to_have_count(1)
    expect(page.locator(".warnings span")).to_have_count(1)
