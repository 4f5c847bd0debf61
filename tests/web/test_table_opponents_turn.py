"""The opponent's turn between people: how long they think, and what is passed until one's own turn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from tests.web.accessibility import assert_accessible
from tests.web.browser import until
from tests.web.conftest import OpenPage
from tests.web.staged import room, stage
from tests.web.test_table_acting import DESK
from tests.web.test_table_layout import OUTSIDE, bar, opponents_turn

STOP = "Stop me at the next window"
YIELD = "Yield until my turn"


def corp_acts() -> Scenario:
    s = opponents_turn()
    while s.side == "runner" or not s.can("Gain 1 credit"):
        s.choose("Pass")
    return s


def runner_is_asked(s: Scenario) -> dict[str, Any]:
    """What the Runner is told once the Corp has done something and they can only pass."""
    while s.side == "corp":
        s.choose(next(label for label in ("Gain 1 credit", "Pass", "Done", *s.options) if s.can(label)))
    return room(s, "runner")


def passes(page: Page, sent: list[dict[str, Any]]) -> list[str]:
    page.wait_for_timeout(800)
    return [message["do"] for message in sent if message["do"] in ("choose", "pass-on")]


@pytest.mark.parametrize("width", [1024, 1366])
def test_both_orders_stand_in_the_bar_and_fit(open_page: OpenPage, width: int) -> None:
    page = open_page(**{**DESK, "viewport": {"width": width, "height": 768}})
    s = corp_acts()
    staged = stage(page, room(s, "runner"))
    for name in (STOP, YIELD):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    assert bar(page).evaluate(OUTSIDE) == []
    assert_accessible(page)
    while s.side == "corp" or not s.can("Draw 1 card"):
        s.choose(next(label for label in ("Gain 1 credit", "Pass", "Done", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))
    expect(page.get_by_role("button", name=YIELD)).to_have_count(0)


def test_who_yields_passes_the_windows_of_the_opponents_turn(open_page: OpenPage) -> None:
    page = open_page(**DESK)
    s = corp_acts()
    staged = stage(page, room(s, "runner"))
    page.get_by_role("button", name=YIELD).click()
    expect(page.get_by_role("button", name=YIELD)).to_have_attribute("aria-pressed", "true")
    staged.tell(runner_is_asked(s))
    until(page, lambda: any(message["do"] == "pass-on" for message in staged.sent))


def test_who_wants_to_be_stopped_is_not_passed_for(open_page: OpenPage) -> None:
    page = open_page(**DESK)
    s = corp_acts()
    staged = stage(page, room(s, "runner"))
    page.get_by_role("button", name=YIELD).click()
    page.get_by_role("button", name=STOP).click()
    expect(page.get_by_role("button", name=YIELD)).to_have_attribute("aria-pressed", "false")
    staged.tell(runner_is_asked(s))
    expect(bar(page)).to_contain_text("You can only pass.")
    expect(bar(page)).not_to_contain_text("Passes by itself")
    assert passes(page, staged.sent) == []


def test_how_long_the_opponent_thinks_is_counted_quietly(open_page: OpenPage) -> None:
    page = open_page(**DESK)
    page.clock.install()
    s = corp_acts()
    staged = stage(page, room(s, "runner"))
    count = page.get_by_title("has been thinking for")
    expect(count).to_have_count(0)
    page.clock.run_for(12_500)
    expect(count).to_contain_text("0:12")
    assert count.evaluate("(e) => e.closest('[aria-live]')") is None, "nobody hears every second"
    s.choose("Gain 1 credit")
    staged.tell(room(s, "runner"))
    page.clock.run_for(1_000)
    expect(count).to_have_count(0)
