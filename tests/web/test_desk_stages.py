"""The desk and the event's pages in every stage, at a desk and on a phone: rounds that are undone, the second day, the
cut, drafts; leaders who play in them, and players who come with a code."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.events.people import Somebody, filled, matches, name_of, new_event, pair, play_round, somebody
from tests.server.running_server import Running
from tests.tournament.test_record import single_sided_record
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import PHONE, expect_told
from tests.web.conftest import OpenPage
from tests.web.test_desk import SIZES, Size, at_desk
from tests.web.test_events import be

DECKS: dict[str, Any] = {"corp": {"choice": "core-jinteki"}, "runner": {"choice": "core-shaper"}}


def row_of(page: Page, name: str) -> Locator:
    return page.get_by_role("row", name=re.compile(name))


@SIZES
def test_undoing_a_whole_round_keeps_who_came_left_and_was_renamed(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 6, structure="custom", swiss=3, cut=0)
    pair(organiser, slug)
    organiser.do(slug, "enrol", names=["Late Larry"])
    organiser.do(slug, "edit", player=2, name="Augusta")
    organiser.do(slug, "drop", player=3)
    organiser.do(slug, "report", table=1, points=[6, 0])
    desk = at_desk(open_page, server, organiser, slug, size)
    desk.press("Undo the whole round")
    expect(desk.page.get_by_role("dialog")).to_contain_text("Who came, left or was renamed meanwhile stays so")
    desk.agree("Undo")
    expect(desk.page.get_by_role("button", name="Pair round 1", exact=True)).to_be_visible()
    desk.tab("Players")
    expect(row_of(desk.page, "Late Larry")).to_be_visible()
    expect(row_of(desk.page, "Augusta")).to_be_visible()
    expect(row_of(desk.page, "Player 003")).to_contain_text("left")
    assert_fits(desk.page)


@SIZES
def test_a_judge_who_plays_in_the_cut_reports_as_a_player_and_reads_no_closed_lists(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    judge, player = somebody(server), somebody(server)
    slug = new_event(organiser, structure="custom", swiss=1, cut=2, format="core")
    organiser.do(slug, "staff", name=judge.name, role="judge")
    judge.register(slug)
    player.register(slug, **DECKS)
    play_round(organiser, slug)
    organiser.do(slug, "cut")
    organiser.do(slug, "side", game=1, side="corp")
    desk = at_desk(open_page, server, judge, slug, size)
    expect(desk.page.get_by_text("Your own match: report it as a player.")).to_be_visible()
    expect(desk.page.get_by_text("Who won?")).to_have_count(0)
    desk.page.goto(f"/events/{slug}?show=players")
    expect(desk.page.get_by_role("button", name=re.compile("^Decklists of"))).to_have_count(0)
    desk.page.goto(f"/events/{slug}/players/2")
    expect(desk.page.get_by_text("The decklists are not public.")).to_be_visible()
    desk.page.goto(f"/events/{slug}")
    desk.press("I won")
    expect(desk.page.get_by_text("Your opponent has to confirm it")).to_be_visible()
    assert organiser.page(slug)["champion"] is None
    assert_fits(desk.page)
    rival = be(open_page(**size), player, server)
    rival.goto(f"/events/{slug}")
    rival.get_by_role("button", name="Confirm").click()
    expect(rival.get_by_text(f"{judge.name} wins the tournament")).to_be_visible()


@SIZES
def test_a_leader_who_could_read_closed_lists_is_told_why_they_cannot_enter(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug, judge = new_event(organiser, format="core"), somebody(server)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    somebody(server).register(slug, **DECKS)
    page = be(open_page(**size), organiser, server)
    page.goto(f"/events/{slug}")
    page.get_by_role("button", name="Register", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("free to read the closed lists")
    assert len(organiser.page(slug)["players"]) == 1
    assert_fits(page)


@SIZES
def test_the_bye_is_given_by_hand(server: Running, organiser: Somebody, open_page: OpenPage, size: Size) -> None:
    slug = filled(organiser, 5, structure="custom", swiss=2, cut=0)
    organiser.do(slug, "pair")
    found = organiser.page(slug)
    (before,) = (match["first"] for match in found["round"]["matches"] if match["second"] is None)
    other = matches(organiser, slug)[0]["first"]
    desk = at_desk(open_page, server, organiser, slug, size)
    desk.press("Pair by hand")
    dialog = desk.page.get_by_role("dialog", name="Pair by hand")
    expect(dialog.get_by_text(f"{name_of(found, before)} has the bye.")).to_be_visible()
    dialog.get_by_label("Player", exact=True).last.select_option(str(other))
    dialog.get_by_role("button", name="Give the bye").click()
    expect_told(desk.page, f"{name_of(found, other)} has the bye.")
    expect(dialog.get_by_text(f"{name_of(found, other)} has the bye.")).to_be_visible()
    dialog.get_by_role("button", name="Close").last.click()
    desk.tab("Log")
    expect(desk.page.get_by_text(f"{organiser.name} gives the bye to {name_of(found, other)}")).to_be_visible()
    assert_fits(desk.page)


@SIZES
def test_a_code_in_the_link_is_taken_in_the_cut_and_during_a_draft(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    cut = filled(organiser, 4, structure="custom", swiss=1, cut=4)
    play_round(organiser, cut)
    organiser.do(cut, "cut")
    draft = filled(organiser, 2, play="full draft", structure="custom", swiss=1, cut=0)
    organiser.do(draft, "draft", sets=["core"], seats=2, corp_packs=1, runner_packs=0, size=2, seconds=0)
    for slug in (cut, draft):
        player = organiser.page(slug)["players"][0]
        visitor = open_page(**size)
        visitor.goto(f"/events/{slug}")
        label = visitor.get_by_role("button", name="Show your code").or_(visitor.get_by_text("Show your code"))
        expect(label.first).to_be_visible()
        expect(visitor.get_by_role("button", name="Register", exact=True)).to_have_count(0)
        visitor.goto(f"/events/{slug}?code={player['code']}")
        expect(visitor.get_by_role("heading", name=f"You are {player['name']}")).to_be_visible()
        assert_fits(visitor)


@SIZES
def test_nobody_enters_the_second_day_and_the_next_is_called_up_for_who_leaves(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 8, structure="custom", swiss=2, cut=2, day_two_after=1, day_two_players=4)
    play_round(organiser, slug)
    desk = at_desk(open_page, server, organiser, slug, size)
    expect(desk.page.get_by_role("button", name="Start the clock")).to_have_count(0)
    desk.press("Begin the second day")
    desk.agree("Begin the second day")
    desk.tab("Players")
    expect(desk.page.get_by_label("Names, one a line")).to_have_count(0)
    ranked = [standing["name"] for standing in organiser.get(f"{slug}/standings")["standings"]]
    expect(row_of(desk.page, ranked[4])).to_contain_text("missed the cut")
    desk.menu(ranked[0], "Drop")
    desk.agree("Drop")
    expect(row_of(desk.page, ranked[0])).to_contain_text("left")
    expect(row_of(desk.page, ranked[4])).not_to_contain_text("missed the cut")
    desk.menu(ranked[0], "Let rejoin")
    expect_told(desk.page, "has no place in the second day")
    desk.pair(2)
    expect(desk.page.locator("li[data-table]")).to_have_count(2)
    expect(desk.page.locator("li[data-table]").filter(has_text=ranked[4])).to_have_count(1)
    visitor = open_page(**size)
    visitor.goto(f"/events/{slug}")
    expect(visitor.get_by_text("Show your code")).to_be_visible()
    assert_fits(visitor)


@SIZES
def test_the_table_of_players_fits_with_everything_beside_their_names(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 5, structure="custom", swiss=3, cut=0, capacity=4, lists_required=True, online=True)
    organiser.do(slug, "edit", player=2, name="Bartholomew Underwood-Featherstonehaugh", table=12, first_round_bye=True)
    desk = at_desk(open_page, server, organiser, slug, size, "people")
    expect(row_of(desk.page, "Player 005")).to_contain_text("waiting for a place")
    assert_fits(desk.page)
    if size is PHONE:
        assert_touchable(desk.page)
    table = desk.page.get_by_role("table")
    inside = "table => table.scrollWidth <= table.parentElement.clientWidth"
    assert table.evaluate(inside)
    organiser.do(slug, "pair")
    organiser.do(slug, "admit", player=5)
    organiser.do(slug, "missing-card", player=5, side="corp")
    organiser.do(slug, "drop", player=5)
    expect(row_of(desk.page, "Player 005")).to_contain_text("1 unpaired loss")
    assert_fits(desk.page)
    assert table.evaluate(inside)
    assert_accessible(desk.page)
    desk.page.get_by_role("button", name="What to do with Player 005").click()
    last = desk.page.get_by_role("menuitem").last
    expect(last).to_be_visible()
    seen = """item => { const { left, top, bottom } = item.getBoundingClientRect();
        return top > innerHeight || item.contains(document.elementFromPoint(left + 9, (top + bottom) / 2)); }"""
    assert last.evaluate(seen), "nothing cuts the menu off"


def test_on_a_phone_a_pairing_with_identities_takes_two_lines(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = filled(organiser, 4)
    for player in range(1, 5):
        organiser.do(
            slug,
            "edit",
            player=player,
            corp="Jinteki: Personal Evolution",
            runner='Kate "Mac" McCaffrey: Digital Tinker',
        )
    pair(organiser, slug)
    page = open_page(**PHONE)
    page.goto(f"/events/{slug}")
    line = page.get_by_role("list", name="Pairings").get_by_role("listitem").last
    expect(line).to_contain_text("Jinteki: Personal Evolution")
    box = line.bounding_box()
    assert box is not None
    assert box["height"] < 75
    for identity in line.locator(".identities").all():
        expect(identity).to_have_attribute("title", re.compile("Personal Evolution · Kate"))
    assert_fits(page)
    assert_accessible(page)


@SIZES
def test_single_sided_results_of_another_program_become_an_event(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    page = be(open_page(**size), organiser, server)
    page.goto("/events/new")
    content = json.dumps(single_sided_record()).encode()
    page.get_by_label("File").set_input_files({"name": "aesop.json", "mimeType": "text/plain", "buffer": content})
    page.get_by_role("button", name="Bring it").click()
    expect(page).to_have_url(re.compile(r"/events/[\w-]+/desk"))
    slug = page.url.split("/")[-2]
    expect(page.get_by_text("wins the tournament").first).to_be_visible()
    page.goto(f"/events/{slug}?show=standings")
    expect(page.get_by_role("row")).to_have_count(10)
    assert_fits(page)
    page.goto(f"/events/{slug}?show=about")
    expect(page.get_by_text("4 single-sided Swiss rounds, cut to the top 4")).to_be_visible()


@SIZES
def test_what_ends_a_game_that_is_being_played_says_so_before(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=0, format="core", online=True)
    for _ in range(4):
        somebody(server).register(slug, **DECKS)
    pair(organiser, slug)
    desk = at_desk(open_page, server, organiser, slug, size)
    expect(desk.page.get_by_role("link", name="Watch").first).to_be_visible()
    one, two = (match["first"] for match in matches(organiser, slug))
    desk.press("Pair by hand")
    dialog = desk.page.get_by_role("dialog", name="Pair by hand")
    expect(dialog.get_by_text("being played here right now")).to_have_count(0)
    dialog.get_by_label("Player", exact=True).first.select_option(str(one))
    expect(
        dialog.get_by_text("A game that is being played here right now ends; an undo brings it back")
    ).to_be_visible()
    dialog.get_by_label("changes places with").select_option(str(two))
    expect(dialog.get_by_text("2 games that are being played here right now end")).to_be_visible()
    assert_accessible(desk.page)
    dialog.get_by_role("button", name="Close").last.click()
    desk.press("Undo the whole round")
    ends = desk.page.get_by_role("dialog").get_by_text("2 games that are being played here right now end")
    expect(ends).to_be_visible()
    desk.page.keyboard.press("Escape")
    desk.tab("Players")
    desk.menu(name_of(organiser.page(slug), one), "Drop")
    expect(desk.page.get_by_role("dialog")).to_contain_text("A game that is being played here right now ends")
    assert_fits(desk.page)
