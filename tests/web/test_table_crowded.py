"""Full boards with an access, a psi game, or the end before them: everything offered is in sight, no text overflows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.accessibility import assert_fits
from tests.web.browser import until
from tests.web.conftest import OpenPage
from tests.web.staged import crowded_access, crowded_psi, room, stage
from tests.web.test_table_phone_stage import ended_on_a_full_board
from tests.web.test_table_staged import BROKEN, CLIPPED, CUT, CUT_OFF, OUT_OF_SIGHT, SCROLLED, SIZES

OVERFLOWING = """(places) => {
    const found = [];
    const scrolls = (style) => /auto|scroll/.test(style);
    const outside = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
        for (let e = node.parentElement; e; e = e.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(e);
            const frame = e.getBoundingClientRect();
            if (scrolls(overflowY) || scrolls(overflowX)) return false;  // it can be scrolled to
            const across = boxes.some((box) => box.right > frame.right + 1 || box.left < frame.left - 1);
            const out = (box) => Math.max(box.bottom - frame.bottom, frame.top - box.top) > box.height / 3;
            const down = boxes.some(out);  // the box of a letter is higher than its line
            if (across && (overflowX !== 'visible' || e.matches('.button'))) return true;
            if (down && overflowY !== 'visible') return true;
        }
        return boxes.some((box) => box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1);
    };
    for (const place of places) {
        const words = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
            const node = words.currentNode;
            if (!node.textContent.trim() || !node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
            if (node.parentElement.closest('.unseen, .tile, .read, .verb, .drawing, svg')) continue;
            if (outside(node)) found.push(`${node.parentElement.className}: ${node.textContent.trim()}`);
        }
    }
    return found;
}"""
"""Words of some places that are cut off by what they lie in, stick out of their button, or lie beyond the screen.
Cards, the verbs of heads and identities in strips leave words out where there is no room, and have their own tests."""

SETTLED = """async () => {
    await document.fonts.ready;
    const moves = (each) => each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity;
    for (let still = 0; still < 5; ) {
        await new Promise(requestAnimationFrame);
        const busy = document.documentElement.hasAttribute('data-settling') || document.getAnimations().some(moves);
        still = busy ? 0 : still + 1;
    }
}"""
"""Boards take their sizes a few frames after what stands before them: waits until for some frames nothing follows."""

PLACES = "[data-area=decision], .stage, .contest, .over, .strip, .me, .run, .recap, .head"


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")  # the facts of the cards, and the part of the end fetched with it
    page.evaluate(SETTLED)


def whole(page: Page, size: str, *, over: bool = False) -> None:
    """Everything offered is in sight, on a phone by scrolling, and no words are cut. Once a game is over the boards
    make room for its numbers and for both hands, and scroll: a title of the smallest letters may be cut there."""
    settled(page)
    assert_fits(page)
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(CUT) == []
    if not over:
        assert page.evaluate(CLIPPED) == []
    assert page.locator(PLACES).evaluate_all(OVERFLOWING) == []
    if size != "phone":
        assert page.evaluate(SCROLLED) == []
    assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("size", SIZES)
def test_an_access_on_a_full_board(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    stage(page, room(crowded_access(), "runner"))
    asked = page.get_by_role("region", name="Your decision")
    expect(asked.get_by_role("heading", name="You access Adonis Campaign.")).to_be_in_viewport(ratio=1)
    for name in ("Trash", "No action"):
        expect(asked.get_by_role("button", name=re.compile(name))).to_be_in_viewport(ratio=1)
    whole(page, size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_psi_game_on_a_full_board(open_page: OpenPage, side: str, size: str) -> None:
    s = crowded_psi()
    if side == "runner":
        s.choose("1")
    page = open_page(**SIZES[size])
    stage(page, room(s, side))
    contest = page.get_by_role("region", name="Caprice Nisei: psi game")
    expect(contest.get_by_role("button")).to_have_count(3)
    for button in contest.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    whole(page, size)
    if size != "phone":
        until(page, lambda: page.evaluate(CUT_OFF) == [])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_the_end_on_a_full_board(open_page: OpenPage, side: str, size: str) -> None:
    page = open_page(**SIZES[size])
    stage(page, ended_on_a_full_board(side))
    over = page.get_by_role("region", name="The game is over")
    for name in ("Rematch", "Same sides"):
        expect(over.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(over.get_by_role("link", name="Watch the replay")).to_be_in_viewport(ratio=1)
    whole(page, size, over=True)
    if size != "phone":
        page.get_by_role("button", name="Show the board").click()
        whole(page, size, over=True)
