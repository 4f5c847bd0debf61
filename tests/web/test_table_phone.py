"""What a phone has little room for: many places, many cards, long titles."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from netrunner.scenario import Scenario
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.conftest import OpenPage
from tests.web.player import decision
from tests.web.staged import crowded, room, stage
from tests.web.test_table_staged import SIZES


def test_every_place_for_an_install_is_listed(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    s = crowded("corp")
    s.choose("Install Enigma")
    stage(page, room(s, "corp"))
    places = decision(page).locator("[data-kind=server]")
    expect(places).to_have_count(21)
    for place in (places.first, places.last):
        place.scroll_into_view_if_needed()
        expect(place).to_be_in_viewport(ratio=1)
    assert_fits(page)
    assert_touchable(page)
    assert_accessible(page)


def test_many_accessed_cards_do_not_push_the_button_out_of_sight(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    s = Scenario(corp={"discard": ["Hedge Fund", "Enigma", "Archer", "Ichi 1.0", "Tollbooth"]}, turn="runner")
    staged = stage(page, room(s, "runner"))
    s.choose("Run Archives")
    for _ in range(20):
        if s.run is None:
            break
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))
    seen = page.get_by_role("region", name="Accessed")
    expect(seen.get_by_role("heading", name="You access 5 cards from Archives.")).to_be_in_viewport(ratio=1)
    expect(seen.get_by_role("button", name="OK")).to_be_in_viewport(ratio=1)
    assert_accessible(page)


def test_a_band_of_damage_says_its_title_on_one_line(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 10},
        runner={"hand": ["Sure Gamble", "Account Siphon", "The Maker's Eye", "Notoriety"]},
        turn="runner",
    )
    staged = stage(page, room(s, "runner"))
    page.clock.install()
    s.choose("Run Server 1")
    while not any(line["text"].endswith("net damage.") for line in s.game.view("corp")["log"]):
        s.choose(next(label for label in ("Yes", "Continue", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))
    band = page.locator("[data-band=damage]")
    expect(band.locator(".heading")).to_have_text(re.compile("3 net damage"))
    for part in (".heading", ".lost .tile .title"):
        lines = band.locator(part).evaluate_all(
            "(all) => all.map((e) => Math.round(e.clientHeight / parseFloat(getComputedStyle(e).lineHeight)))"
        )
        assert max(lines) <= (1 if part == ".heading" else 2), (part, lines)
    assert_fits(page)
