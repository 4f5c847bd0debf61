"""Motion on the table explains, is short, and is left out for whoever asked for less of it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.running_server import Running
from tests.web.browser import until
from tests.web.conftest import OpenPage
from tests.web.moments import breaker_in_reach, moment, outermost_of_two
from tests.web.player import sit_down
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


def test_the_row_of_servers_glides_to_where_the_runner_stands(server: Running, open_page: OpenPage) -> None:
    page = open_page(**LOW)
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, server, moment(outermost_of_two))
    until(page, f"({INSIDE})(['[data-attacked] [data-path=here]', '[data-area=servers]'])")
