"""The scripted lessons, taken as somebody would who does what they say; and images of cards from a folder."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.accessibility import assert_accessible, assert_fits
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.player import BRIEFLY, look
from tests.web.staged import accessing, facing_archer, room, stage

DESK = {"viewport": {"width": 1366, "height": 768}}
MOST = 40
"""Presses that the longest lesson may take."""


PHONES: list[dict[str, Any]] = [
    {**PHONE, "viewport": {"width": width, "height": height}}
    for width, height in ((390, 844), (390, 664), (844, 390), (844, 344))
]
SAID = ".teacher .say, .teacher .row :is(a, button)"
OFFERED = ".sheet .decision :is([data-option], [data-shortcut]), .veil .choice, [data-ack]"
HIDDEN = """(all) => all.filter((e) => e.checkVisibility()).filter((e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
        const there = document.elementFromPoint((left + right) / 2, y);
        return !there || !(e.contains(there) || there.contains(e));
    });
}).map((e) => e.innerText)"""
"""What is cut or covered of some things, by their words."""


def assert_in_sight(page: Page) -> None:
    """What the teacher says and what can be pressed is whole, once no band stands over the boards. The menu of a
    selected card may lie over what else can be pressed."""
    expect(page.locator(".band")).to_have_count(0)
    shown = ".teacher .say, .menu [data-option]" if page.locator(".menu").count() else f"{SAID}, {OFFERED}"
    until(page, lambda: page.locator(shown).evaluate_all(HIDDEN) == [])


def take(page: Page, *, touch: bool = False, watch: Callable[[Page], None] = lambda page: None) -> None:
    """Do what a lesson offers until it is over. `watch` looks at the page before every press."""
    teacher = page.get_by_role("region", name="Lesson")
    for _ in range(MOST):
        watch(page)
        if teacher.get_by_role("link", name="All lessons").count():
            return
        look(page)
        if page.locator("[data-ack]").count():
            page.locator("[data-ack]").first.click(timeout=BRIEFLY)
            continue
        if teacher.get_by_role("button", name="Next").count():
            teacher.get_by_role("button", name="Next").click()
            continue
        offered = page.locator(".menu [data-option], .table :is([data-shortcut], [data-option]):visible")
        ways = page.locator(".table [data-shortcut]:visible")
        target = ways.first if ways.count() else offered.first
        (target.tap if touch else target.click)(timeout=BRIEFLY)
    raise AssertionError("The lesson does not end.")


@pytest.mark.parametrize("name", ["turn", "run", "ice", "scoring", "damage"])
def test_a_lesson_is_taken_by_doing_what_it_offers(open_page: OpenPage, name: str) -> None:
    page = open_page(**DESK)
    page.goto(f"/learn/{name}")
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("step 1 of")
    assert_fits(page)
    take(page)
    page.goto("/learn")
    expect(page.get_by_role("img", name="taken")).to_have_count(1)


@pytest.mark.parametrize("pressed", [".encounter button.line", "[data-area=rig] [data-card] >> nth=0"])
def test_ice_is_broken_where_the_lesson_says(open_page: OpenPage, pressed: str) -> None:
    page = open_page(**DESK)
    page.goto("/learn/ice")
    teacher = page.get_by_role("region", name="Lesson")
    expect(page.get_by_text(re.compile("^You · Runner$"))).to_be_visible()
    page.locator("[data-server='Server 1'] [data-option]").first.click()
    teacher.get_by_role("button", name="Next").click()
    expect(teacher).to_contain_text("press the subroutine, Corroder")
    expect(page.get_by_text("You can only pass")).to_have_count(0)
    expect(page.locator("[data-kind=pass]")).to_have_count(0)
    look(page)
    page.locator(pressed).click()
    expect(teacher).to_contain_text("The subroutine is broken")


def test_a_lesson_fits_a_phone_and_is_for_everybody(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.goto("/learn/ice")
    expect(page.get_by_role("region", name="Lesson")).to_be_visible()
    assert_fits(page)
    assert_accessible(page)


@pytest.mark.parametrize("name", ["run", "scoring"])
def test_a_lesson_is_taken_with_a_finger(open_page: OpenPage, name: str) -> None:
    page = open_page(**PHONE)
    page.goto(f"/learn/{name}")
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("step 1 of")
    take(page, touch=True)


@pytest.mark.parametrize("size", PHONES, ids=lambda size: "{width}x{height}".format(**size["viewport"]))
def test_on_a_phone_the_words_and_the_buttons_of_a_lesson_are_in_sight(
    open_page: OpenPage, size: dict[str, Any]
) -> None:
    for name in ("turn", "run", "ice", "scoring", "damage"):
        page = open_page(**size)
        page.goto(f"/learn/{name}")
        expect(page.get_by_role("region", name="Lesson")).to_contain_text("step 1 of")
        take(page, touch=True, watch=assert_in_sight)


@pytest.mark.parametrize("size", [PHONES[0], PHONES[2]], ids=["upright", "on its side"])
def test_an_access_does_not_cover_what_the_guide_suggests(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    stage(page, {**room(accessing(["PAD Campaign", "Hedge Fund"]), "runner"), "guided": True})
    offered = page.get_by_role("region", name="Your decision").locator(".choice")
    expect(offered.first).to_be_in_viewport(ratio=1)
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_be_in_viewport(ratio=1)
    until(page, lambda: guide.locator("header, .try:visible").evaluate_all(HIDDEN) == [])
    assert offered.evaluate_all(HIDDEN) == []


def test_there_is_no_such_lesson(page: Page) -> None:
    page.goto("/learn/nothing")
    expect(page.get_by_text("There is no such lesson.")).to_be_visible()


# --- images of cards --------------------------------------------------------------------------------------------------


def png() -> bytes:
    """A small red image."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\xff\0\0" * 20 for _ in range(28))
    head = struct.pack(">IIBBBBB", 20, 28, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def test_images_of_a_folder_of_ones_own_are_shown(open_page: OpenPage, tmp_path: Path) -> None:
    folder = tmp_path / "my cards"
    folder.mkdir()
    (folder / "archer.png").write_bytes(png())
    (folder / "notes.txt").write_text("no image")
    page = open_page(**DESK)
    page.add_init_script("delete window.showDirectoryPicker")  # a browser that cannot remember folders
    stage(page, room(facing_archer(), "runner"))
    reader = page.get_by_role("region", name="Card")
    expect(reader.locator("img.scan")).to_have_count(0)
    page.get_by_role("button", name="Stops and settings").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[type=file]").set_input_files(folder)
    expect(dialog.get_by_text("One image was found in “my cards”.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(reader.locator("img.scan")).to_be_visible()
    assert page.evaluate("document.querySelector('img.scan').naturalWidth") == 20
    expect(reader.get_by_role("heading", name="Archer")).to_be_attached()
