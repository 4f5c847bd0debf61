"""Motion on the table explains, is short, and is left out for whoever asked for less of it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.running_server import Running
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.moments import breaker_in_reach, moment
from tests.web.player import sit_down
from tests.web.staged import crowded, crowded_run, crowded_trace, room, stage
from tests.web.test_table_sight import INSIDE, LOW

LONGEST: Final = 250
"""Milliseconds."""

NOTE: Final = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        window.moved.push({ mark: this.dataset.moves ?? null, duration: how.duration });
        return animate.call(this, frames, how);
    };
}"""


SCROLLS: Final = """() => {
    window.scrolls = [];
    const scrollTo = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function (to) {
        if (this.closest('[data-area=servers]')) window.scrolls.push(Math.round(to.left));
        return scrollTo.call(this, to);
    };
}"""
"""Where the servers are scrolled to, step by step."""


@pytest.mark.parametrize("reduced", [False, True], ids=["full", "reduced"])
def test_the_runner_moves_along_the_path_and_nothing_moves_for_long(server: Running, page: Page, reduced: bool) -> None:
    page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    sit_down(page, server, moment(breaker_in_reach))
    page.evaluate(NOTE)
    page.get_by_role("button", name=re.compile("^Break all with")).first.click()
    expect(page.get_by_role("region", name=re.compile("^Encounter with"))).to_have_count(0)
    if not reduced:
        until(page, "window.moved.some(({ mark }) => mark === 'runner')")
    moved: list[dict[str, Any]] = page.evaluate("window.moved")
    assert not (reduced and moved)
    assert all(move["duration"] <= LONGEST for move in moved)


@pytest.mark.parametrize("reduced", [False, True], ids=["full", "reduced"])
def test_the_row_of_servers_glides_to_where_the_runner_stands(open_page: OpenPage, reduced: bool) -> None:
    """On a phone servers are swiped: when a run begins, the row moves to the one that is run on."""
    page = open_page(**PHONE)
    page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    staged = stage(page, room(crowded("runner"), "runner"))
    page.evaluate(SCROLLS)
    staged.tell({**room(crowded_run(), "runner"), "decision": 1})
    until(page, f"({INSIDE})(['[data-attacked] [data-path=here]', '[data-area=servers]'])")
    until(page, "document.querySelector('[data-area=servers] .row').scrollLeft >= Math.max(...window.scrolls) - 1")
    steps = page.evaluate("window.scrolls")
    assert (len(set(steps)) == 1) is reduced


def test_where_the_runner_stands_is_in_sight_on_the_smallest_desk(open_page: OpenPage) -> None:
    """A full board and a trace do not fit there together: what is run on does."""
    page = open_page(**LOW)
    staged = stage(page, room(crowded("runner"), "runner"))
    staged.tell({**room(crowded_trace(), "runner"), "decision": 1})
    until(page, f"({INSIDE})(['[data-attacked] [data-path=here]', '[data-area=servers]'])")
    until(page, f"({INSIDE})(['[data-attacked] .head', '[data-area=servers]'])")
