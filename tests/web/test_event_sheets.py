"""The printed sheets of an event, as the browser prints them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.events.people import Somebody, filled, new_event, pair, play_round, somebody
from tests.server.running_server import Running
from tests.web.browser import Held
from tests.web.conftest import OpenPage
from tests.web.test_events import be

PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
SIZE = re.compile(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]")


@pytest.fixture
def desk(server: Running, open_page: OpenPage, organiser: Somebody) -> Page:
    return be(open_page(), organiser, server)


def printed(page: Page, slug: str, sheet: str) -> bytes:
    """What comes out of the printer."""
    page.goto(f"/events/{slug}/print/{sheet}")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    return page.pdf(format="A4", prefer_css_page_size=True)


def test_a_page_of_pairings_names_its_round_and_holds_a_good_number_of_players(organiser: Somebody, desk: Page) -> None:
    slug = filled(organiser, 76)
    pair(organiser, slug)
    paper = printed(desk, slug, "pairings")
    assert len(PAGE.findall(paper)) == 2
    desk.emulate_media(media="print")
    repeated = desk.locator("thead tr").first
    expect(repeated).to_be_visible()
    expect(repeated).to_contain_text("Round 1")
    assert desk.locator("thead").evaluate("head => getComputedStyle(head).display") == "table-header-group"


def test_four_result_slips_fit_on_a_page(organiser: Somebody, desk: Page) -> None:
    slug = filled(organiser, 16)
    pair(organiser, slug)
    paper = printed(desk, slug, "slips")
    assert len(PAGE.findall(paper)) == 2


def test_every_decklist_has_one_page_however_many_cards_are_in_it_once(
    server: Running, organiser: Somebody, desk: Page
) -> None:
    slug = new_event(organiser, format="casual")
    player = somebody(server)
    cards = desk.request.get("/api/cards").json()["cards"]
    titles = [
        card["title"]
        for card in cards
        if card["side"] == "runner" and card["type"] != "identity" and card["faction"] in ("anarch", "neutral-runner")
    ][:70]
    text = "\n".join(["1 Noise: Hacker Extraordinaire", *(f"1 {title}" for title in titles)])
    player.register(slug, corp={"choice": "core-jinteki"}, runner={"text": text})
    paper = printed(desk, slug, "decklists")
    assert len(PAGE.findall(paper)) == 2
    expect(desk.locator("section li")).to_have_count(
        len(titles) + len(player.get(f"{slug}/decks/1")["decks"][0]["cards"])
    )
    expect(desk.get_by_text(re.compile(r"Noise: Hacker Extraordinaire, 70 cards"))).to_be_visible()
    expect(desk.get_by_role("heading", name=re.compile(r"Agendas \(\d+\)"))).to_be_visible()


def test_decklists_stay_on_their_sheet_while_they_are_read_again(
    server: Running, organiser: Somebody, desk: Page
) -> None:
    slug = new_event(organiser, format="casual")
    decks: dict[str, Any] = {"corp": {"choice": "core-jinteki"}, "runner": {"choice": "core-shaper"}}
    somebody(server).register(slug, **decks)
    desk.goto(f"/events/{slug}/print/decklists")
    lists = desk.locator("section").filter(has=desk.get_by_role("listitem"))
    expect(lists).to_have_count(2)
    held = Held(desk, f"**/api/events/{slug}/decks")
    somebody(server).register(slug, **decks)
    held.wait()
    expect(lists).to_have_count(2)
    held.arrive()
    expect(lists).to_have_count(4)


@pytest.mark.parametrize("cut", [4, 16])
def test_a_bracket_is_drawn_on_one_page_on_its_long_side(organiser: Somebody, desk: Page, cut: int) -> None:
    slug = filled(organiser, 16, structure="custom", swiss=1, cut=cut)
    play_round(organiser, slug)
    organiser.do(slug, "cut")
    paper = printed(desk, slug, "bracket")
    sizes = SIZE.findall(paper)
    assert len(PAGE.findall(paper)) == 1
    assert float(sizes[0][0]) > float(sizes[0][1])
    expect(desk.get_by_role("region", name="Double elimination").get_by_role("listitem").first).to_be_visible()


def test_a_long_name_in_the_bracket_leaves_room_for_its_side(organiser: Somebody, desk: Page) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4)
    organiser.do(slug, "enrol", names=[f"Maximiliane Featherstonehaugh-Cholmondeley {letter}" for letter in "ABCD"])
    play_round(organiser, slug)
    organiser.do(slug, "cut")
    organiser.do(slug, "side", game=1, side="corp")
    printed(desk, slug, "bracket")
    game = desk.get_by_role("region", name="Double elimination").get_by_role("listitem").first
    expect(game.get_by_text("Corp", exact=True)).to_be_visible()
    room = "(game) => game.getBoundingClientRect().right - game.querySelector('.side').getBoundingClientRect().right"
    assert game.evaluate(room) >= 0


def test_the_codes_of_players_who_were_registered_by_hand_are_for_leaders_to_print(
    server: Running, organiser: Somebody, desk: Page, open_page: OpenPage
) -> None:
    slug = filled(organiser, 3)
    somebody(server).register(slug)
    printed(desk, slug, "codes")
    codes = {player["name"]: player["code"] for player in organiser.page(slug)["players"] if player["code"]}
    assert len(codes) == 3
    for name, code in codes.items():
        expect(desk.get_by_role("row", name=f"{name} {code}")).to_be_visible()
    expect(desk.get_by_text(re.compile(f"/e/{organiser.page(slug)['short']}, choose"))).to_be_visible()
    stranger = open_page()
    stranger.goto(f"/events/{slug}/print/codes")
    expect(stranger.get_by_text("There is nothing to print yet.")).to_be_visible()


def test_a_blank_decklist_for_both_decks_is_one_page(organiser: Somebody, desk: Page) -> None:
    slug = new_event(organiser)
    assert len(PAGE.findall(printed(desk, slug, "blank"))) == 1
    expect(desk.get_by_role("columnheader", name="Corp. Identity:")).to_be_visible()
    expect(desk.get_by_role("columnheader", name="Runner. Identity:")).to_be_visible()
