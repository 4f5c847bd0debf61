"""Every moment of the table is for everybody: axe-core finds nothing, in both themes, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from tests.web.accessibility import assert_accessible, assert_fits
from tests.web.conftest import OpenPage
from tests.web.staged import accessing, psi_game, room, stage, traced
from tests.web.test_table_phone_stage import ended_on_a_full_board
from tests.web.test_table_staged import SIZES

LASTING = """
    const later = window.setTimeout;
    window.setTimeout = (what, ms, ...more) => later(what, ms > 1000 && ms < 5000 ? ms * 20 : ms, ...more);
"""
"""What is shown for a second or two stands for long: time to be examined."""


def access(page: Page) -> None:
    stage(page, room(accessing(["PAD Campaign", "Hedge Fund"]), "runner"))
    asked = page.get_by_role("region", name="Your decision")
    expect(asked.get_by_role("heading", name="You access PAD Campaign.")).to_be_visible()


def access_of_nothing(page: Page) -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "deck": ["Enigma"] * 5}, turn="runner")
    staged = stage(page, room(s, "runner"))
    s.choose("Run HQ")
    while s.run is not None:
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))
    expect(page.get_by_role("region", name="Accessed").get_by_role("button", name="OK")).to_be_visible()


def psi(page: Page) -> None:
    stage(page, room(psi_game(), "corp"))
    expect(page.get_by_role("region", name="Caprice Nisei: psi game")).to_be_visible()


def trace(page: Page) -> None:
    stage(page, room(traced(), "runner"))
    expect(page.get_by_role("region", name="Hunter: trace")).to_be_visible()


def steal(page: Page) -> None:
    page.add_init_script(LASTING)
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Private Security Force"]}}}, turn="runner")
    staged = stage(page, room(s, "runner"))
    s.choose("Run Server 1")
    s.pass_all()
    staged.tell({**room(s, "runner"), "decision": None})
    expect(page.locator("[data-band=steal]")).to_be_visible()


def damage(page: Page) -> None:
    page.add_init_script(LASTING)
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 10},
        runner={"hand": ["Sure Gamble", "Diesel", "Modded", "Test Run"]},
        turn="runner",
    )
    staged = stage(page, room(s, "corp"))
    s.choose("Run Server 1")
    while not any(line["text"].endswith("net damage.") for line in s.game.view("corp")["log"]):
        s.choose(next(label for label in ("Yes", "Continue", *s.options) if s.can(label)))
    staged.tell({**room(s, "corp"), "decision": None})
    expect(page.locator("[data-band=damage]")).to_be_visible()


def menu(page: Page) -> None:
    s = Scenario(runner={"rig": ["Magnum Opus"], "hand": ["Sure Gamble"], "credits": 5}, turn="runner")
    stage(page, room(s, "runner"))
    page.locator("[data-area=hand-runner] [data-card]").first.click(button="right")
    expect(page.get_by_role("dialog").locator("[data-option]").first).to_be_visible()


def stops(page: Page) -> None:
    stage(page, room(traced(), "runner"))
    button = page.get_by_role("button", name="Stops and settings")
    if not button.is_visible():
        page.get_by_role("button", name="Game menu").click()
    button.click()
    expect(page.get_by_role("dialog").get_by_role("radio", name="Not at all")).to_be_attached()


def over(page: Page) -> None:
    stage(page, ended_on_a_full_board("runner"))
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()


MOMENTS = (access, access_of_nothing, psi, trace, steal, damage, menu, stops, over)


@pytest.mark.parametrize("size", ["1366", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_is_for_everybody(open_page: OpenPage, moment: Callable[[Page], None], theme: str, size: str) -> None:
    page = open_page(theme=theme, **SIZES[size])
    moment(page)
    assert_accessible(page)
    assert_fits(page)
    if moment in (steal, damage):
        expect(page.locator("[data-band]")).to_be_visible()  # it has not gone by unexamined
