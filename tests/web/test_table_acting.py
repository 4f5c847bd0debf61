"""Acting on what one sees: ice is rezzed by pressing it, a menu has digits, Archives are accessed at once."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from tests.web.browser import look_elsewhere, until
from tests.web.conftest import OpenPage
from tests.web.staged import Stage, go_on, room, stage
from tests.web.test_lobby import HEARD

DESK = {"viewport": {"width": 1366, "height": 768}}
DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""An image of one point."""


def made(page: Page, staged: Stage, kind: str) -> dict[str, Any]:
    """The message of a kind that the page has sent."""
    until(page, lambda: any(message["do"] == kind for message in staged.sent))
    return next(message for message in staged.sent if message["do"] == kind)


def place_of(document: dict[str, Any], label: str) -> int:
    """Where an option stands among the others."""
    return [option["label"] for option in document["view"]["decision"]["options"]].index(label)


def test_ice_is_rezzed_by_pressing_it(open_page: OpenPage) -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 5}, turn="runner")
    s.choose("Run HQ")
    while not (s.side == "corp" and s.can("Rez Ice Wall")):
        s.choose("Continue" if s.can("Continue") else "Pass")
    document = room(s, "corp")
    page = open_page(**DESK)
    staged = stage(page, document)
    page.locator("[data-server=HQ] .ice [data-card]").click()
    assert made(page, staged, "choose")["option"] == place_of(document, "Rez Ice Wall")


def test_the_choices_of_a_menu_have_digits_and_prices(open_page: OpenPage) -> None:
    """A digit means the menu that is open, not what has that digit in the bar."""
    ice = {"servers": {"HQ": {"ice": ["Ice Wall+"]}}}
    s = Scenario(corp=ice, runner={"rig": ["Corroder"], "credits": 5}, turn="runner")
    s.choose("Run HQ")
    go_on(s, lambda view: "encounter" in (view["run"] or {}))
    document = room(s, "runner")
    page = open_page(**DESK)
    staged = stage(page, document)
    page.locator("[data-area=rig] [data-card]", has_text="Corroder").click()
    buttons = page.get_by_role("dialog").locator("[data-option]")
    expect(buttons).not_to_have_count(0)
    labels = [button.get_attribute("data-label") or "" for button in buttons.all()]
    assert len(labels) > 1
    for number, button in enumerate(buttons.all(), 1):
        expect(button.locator("kbd")).to_have_text(str(number))
        expect(button.locator(".cost")).to_be_visible()
    page.keyboard.press("2")
    assert made(page, staged, "choose")["option"] == place_of(document, labels[1])


def test_all_of_archives_is_accessed_with_one_press(open_page: OpenPage) -> None:
    s = Scenario(corp={"discard": ["Hedge Fund"] * 3 + ["Enigma"]}, turn="runner")
    s.choose("Run Archives")
    go_on(s, lambda view: view["decision"]["ask"] == "access-order")
    page = open_page(**DESK)
    staged = stage(page, room(s, "runner"))
    page.get_by_role("button", name="Access all 4 cards").click()
    assert made(page, staged, "shortcut")["index"] == 0


def test_images_of_ones_own_folder_are_shown_on_cards(open_page: OpenPage, tmp_path: Path) -> None:
    (tmp_path / "hedge-fund.PNG").write_bytes(DOT)
    page = open_page(**DESK)
    page.add_init_script("delete window.showDirectoryPicker; delete Window.prototype.showDirectoryPicker;")
    stage(page, room(Scenario(corp={"hand": ["Hedge Fund"]}, turn="corp"), "corp"))
    page.get_by_role("button", name="Stops and settings").click()
    page.locator("input[webkitdirectory]").set_input_files(tmp_path)
    expect(page.get_by_role("dialog").get_by_role("status").filter(has_text="One image was found")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-area=hand-corp] [data-card]").hover()
    until(page, "[...document.images].some((image) => image.src.startsWith('blob:') && image.naturalWidth === 1)")


def test_who_looks_elsewhere_hears_that_it_is_their_move_and_is_told_after_a_while(open_page: OpenPage) -> None:
    page = open_page(**DESK)
    page.clock.install()
    page.add_init_script(HEARD)
    s = Scenario(corp={"hand": ["Hedge Fund"]}, turn="corp")
    staged = stage(page, room(s, "runner"))
    look_elsewhere(page)
    go_on(s, lambda view: view["decision"]["ask"] == "action")
    staged.tell(room(s, "runner"))
    until(page, "window.heard.includes('note')")
    assert page.evaluate("window.heard.filter((words) => words !== 'note')") == []
    page.clock.fast_forward(21_000)
    until(page, "window.heard.some((words) => words.includes('Morrow'))")
