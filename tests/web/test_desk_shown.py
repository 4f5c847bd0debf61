"""What the pages of an event show, at a desk and on a phone: decks that are offered, warnings and rulings in time,
identities, points and sides; and files of other programs that become events."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from netrunner.tournament.tome_database import ENCODING
from tests.server.events.people import Somebody, filled, matches, name_of, new_event, pair, play_round, somebody
from tests.server.running_server import Running
from tests.tournament.test_tome_database import RECORD
from tests.tournament.tome_exports import database_of
from tests.web.accessibility import assert_accessible, assert_fits
from tests.web.conftest import OpenPage
from tests.web.test_desk import SIZES, Size, at_desk
from tests.web.test_events import be


def offered(page: Page, side: str) -> set[str]:
    """The decks that can be chosen for a side when one registers."""
    group = page.get_by_role("group", name=f"{side} deck").first
    group.get_by_label("Choose").check()
    options = group.get_by_role("combobox").locator("option")
    expect(options.nth(1)).to_be_attached()
    values: list[str] = options.evaluate_all("(all) => all.map((option) => option.value).filter(Boolean)")
    return set(values)


@SIZES
def test_decks_of_the_program_are_offered_only_where_the_format_accepts_them(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    core, latest = new_event(organiser, format="core"), new_event(organiser, format="standard")
    page = be(open_page(**size), somebody(server), server)
    found = {}
    for slug in (core, latest):
        page.goto(f"/events/{slug}")
        found[slug] = offered(page, "Corp")
        allowed = {deck["choice"] for deck in organiser.get(f"{slug}/my-decks")["decks"] if deck["side"] == "corp"}
        assert found[slug] == allowed
        assert_fits(page)
    assert "core-jinteki" in found[core]
    assert found[core] != found[latest]


@SIZES
def test_both_decks_are_asked_for_when_it_is_time(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=0, format="core", online=True)
    somebody(server).register(slug)
    desk = at_desk(open_page, server, organiser, slug, size)
    needed = desk.page.get_by_text(re.compile("Both decks are needed to play here"))
    desk.tab("Players")
    expect(desk.page.get_by_role("row", name=re.compile("Person"))).to_be_visible()
    expect(needed).to_have_count(0)
    desk.press("Close registration")
    expect(needed).to_be_visible()
    assert_fits(desk.page)


@SIZES
def test_a_player_reads_the_rulings_that_concern_them_and_no_others(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = new_event(organiser, structure="custom", swiss=2, cut=0)
    people = [somebody(server) for _ in range(4)]
    for person in people:
        person.register(slug)
    pair(organiser, slug)
    players = organiser.page(slug)["players"]
    mine, other = players[0], players[1]
    organiser.do(slug, "ruling", players=[mine["id"]], text="Take the click back.", matter="ruling")
    organiser.do(slug, "ruling", players=[other["id"]], text="Shuffle R&D.", matter="ruling")
    page = be(open_page(**size), people[0], server)
    page.goto(f"/events/{slug}?show=about")
    part = page.locator("section").filter(has=page.get_by_role("heading", name="Rulings that concern you"))
    expect(part.get_by_role("listitem")).to_have_count(1)
    expect(part).to_contain_text("Take the click back.")
    expect(page.get_by_text("Shuffle R&D.")).to_have_count(0)
    assert_accessible(page)
    assert_fits(page)


@SIZES
def test_identities_are_picked_from_all_there_are_and_stand_in_pairings_and_standings(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 4, structure="custom", swiss=2, cut=0)
    desk = at_desk(open_page, server, organiser, slug, size, "people")
    desk.menu("Player 001", "Edit")
    dialog = desk.page.get_by_role("dialog", name="Edit Player 001")
    corp = dialog.get_by_label("Corp identity")
    listed = desk.page.locator(f"datalist[id='{corp.get_attribute('list')}'] option")
    expect(listed.first).to_be_attached()
    known: list[str] = listed.evaluate_all("(all) => all.map((option) => option.value)")
    with server.client() as visitor:
        cards = visitor.get("/api/cards").json()["cards"]
    assert set(known) == {card["title"] for card in cards if card["type"] == "identity" and card["side"] == "corp"}
    corp.fill("Jinteki: Personal Evolution")
    assert_accessible(desk.page)
    desk.agree("Save")
    play_round(organiser, slug)
    page = open_page(**size)
    for part in ("pairings", "standings"):
        page.goto(f"/events/{slug}?show={part}")
        expect(page.get_by_text("Jinteki: Personal Evolution").first).to_be_attached()
        assert_fits(page)


@SIZES
def test_the_desk_shows_standings_points_and_who_is_the_runner_first(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 6, structure="custom", swiss=3, cut=0)
    play_round(organiser, slug)
    pair(organiser, slug)
    desk = at_desk(open_page, server, organiser, slug, size)
    page = organiser.page(slug)
    points = {player["id"]: player["points"] for player in page["players"]}
    for match in matches(organiser, slug):
        row = desk.page.locator(f"li[data-table='{match['table']}']")
        for player in (match["first"], match["second"]):
            name = name_of(page, player)
            place = row.locator(".name, .second").filter(has=desk.page.get_by_role("link", name=name)).first
            expect(place).to_contain_text(str(points[player]))
        first = name_of(page, match["runner_first"])
        expect(row.get_by_title(f"{first} is the Runner first")).to_have_count(1)
    desk.tab("Standings")
    ranked = desk.page.get_by_role("row")
    expect(ranked).to_have_count(7)
    expect(ranked.nth(1)).to_contain_text(name_of(page, organiser.get(f"{slug}/standings")["standings"][0]["id"]))
    assert_accessible(desk.page)
    assert_fits(desk.page)


@SIZES
def test_an_export_of_tome_becomes_an_event(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    page = be(open_page(**size), organiser, server)
    page.goto("/events/new")
    content = database_of(RECORD).text.encode(ENCODING)
    page.get_by_label("File").set_input_files({"name": "tome.txt", "mimeType": "text/plain", "buffer": content})
    page.get_by_role("button", name="Bring it").click()
    expect(page).to_have_url(re.compile(r"/events/[\w-]+/desk"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Städtemeisterschaft")
    slug = page.url.split("/")[-2]
    page.goto(f"/events/{slug}?show=standings")
    row = page.get_by_role("row", name=re.compile("Jörg Weiß"))
    expect(row).to_contain_text("10")
    expect(row).to_contain_text("Whizzard")
    assert_fits(page)


@SIZES
def test_a_file_that_cannot_be_read_says_why(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    page = be(open_page(**size), organiser, server)
    page.goto("/events/new")
    made = database_of(RECORD)
    made.tables["GameSettings"][0]["original_name"] = "Star Wars: Armada"
    content = made.text.encode(ENCODING)
    page.get_by_label("File").set_input_files({"name": "tome.txt", "mimeType": "text/plain", "buffer": content})
    page.get_by_role("button", name="Bring it").click()
    expect(page.get_by_text("no tournament of Netrunner, but of Star Wars: Armada")).to_be_visible()
    expect(page).to_have_url(re.compile("/events/new"))
    assert_fits(page)


@SIZES
def test_an_organiser_who_plays_leaves_codes_and_accounts_to_another_leader(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug, judge = filled(organiser, 3), somebody(server)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    organiser.register(slug)
    for person, theirs in ((organiser, False), (judge, True)):
        desk = at_desk(open_page, server, person, slug, size, "people")
        desk.page.get_by_role("button", name="What to do with Player 001").click()
        for what in ("Show the code", "Give to an account"):
            expect(desk.page.get_by_role("menuitem", name=what)).to_have_count(int(theirs))
        desk.page.goto(f"/events/{slug}/print/codes")
        told = "another leader hands out the codes"
        expect(desk.page.get_by_text(told)).to_have_count(int(not theirs))
        expect(desk.page.get_by_role("row", name=re.compile("Player 001"))).to_have_count(int(theirs))


@SIZES
def test_who_left_before_the_start_is_not_counted_and_tables_fit(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 5, structure="custom", swiss=1, cut=0, single_sided=True)
    organiser.do(slug, "edit", player=2, name="Bartholomew-Maximilian von Hohenzollern-Sigmaringen")
    organiser.do(slug, "drop", player=1)
    desk = at_desk(open_page, server, organiser, slug, size)
    expect(desk.page.locator("header").get_by_text("4 players")).to_be_visible()
    expect(desk.page.get_by_role("tab", name="Players 4")).to_be_visible()
    for match in pair(organiser, slug):
        organiser.do(slug, "report", table=match["table"], points=[3, 0])
    for address in (f"/events/{slug}?show=standings", f"/events/{slug}/print/standings"):
        desk.page.goto(address)
        table = desk.page.get_by_role("table").first
        expect(table.get_by_role("row")).to_have_count(5)
        fits = "table => table.getBoundingClientRect().right <= document.documentElement.clientWidth"
        assert table.evaluate(fits), address
