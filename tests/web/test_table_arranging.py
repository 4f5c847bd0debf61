"""Cards that are looked at and put in order: all of them are shown, and the order so far."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from netrunner.scenario import Scenario
from tests.web.accessibility import assert_accessible, assert_fits
from tests.web.conftest import OpenPage
from tests.web.staged import room, stage
from tests.web.test_table_staged import SIZES


@pytest.mark.parametrize("size", ["1366", "phone"])
def test_cards_that_are_put_in_order_are_all_shown(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    deck = ["Hedge Fund", "Melange Mining Corp.", "Hedge Fund", "Nisei MK II", "Ice Wall", "Enigma"]
    s = Scenario(corp={"hand": ["Precognition"], "deck": deck}, turn="corp")
    s.choose("Play Precognition")
    staged = stage(page, room(s, "corp"))
    cards = page.get_by_role("list", name="The cards that you put in order")
    expect(cards.get_by_role("button")).to_have_count(5)
    expect(cards.get_by_role("button", name="Hedge Fund")).to_have_count(2)
    s.choose("Nisei MK II")
    staged.tell(room(s, "corp"))
    expect(cards.get_by_role("button")).to_have_count(4)
    expect(cards.get_by_role("listitem").first).to_have_text(re.compile("^1.*Nisei MK II"))
    for button in cards.get_by_role("button").all():
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=1)
    assert_fits(page)
    assert_accessible(page)
