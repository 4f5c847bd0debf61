"""The organiser's desk in the browser, at a desk and on a phone: what used to lose data, mislead, or miss."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.events.people import Somebody, filled, matches, name_of, new_event, pair, play_round, somebody
from tests.server.live.client import Player
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits
from tests.web.browser import DESKTOP, PHONE, expect_told, until
from tests.web.conftest import OpenPage
from tests.web.test_events import Desk, be

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
Size = dict[str, Any]


def at_desk(open_page: OpenPage, server: Running, organiser: Somebody, slug: str, size: Size, part: str = "") -> Desk:
    desk = Desk(be(open_page(**size), organiser, server))
    desk.page.goto(f"/events/{slug}/desk{f'?show={part}' if part else ''}")
    expect(desk.page.get_by_role("heading", level=1)).to_be_visible()
    return desk


@SIZES
def test_pairing_again_keeps_who_came_and_left_meanwhile(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 6, structure="custom", swiss=3, cut=0)
    organiser.do(slug, "pair")
    desk = at_desk(open_page, server, organiser, slug, size)
    organiser.do(slug, "enrol", names=["Late Larry"])
    organiser.do(slug, "edit", player=2, name="Augusta")
    desk.tab("Players")
    expect(desk.page.get_by_role("row", name=re.compile("Late Larry"))).to_be_visible()
    desk.press("Take back and pair again")
    desk.agree("Take back and pair again")
    expect(desk.page.get_by_text("Hidden from players")).to_be_visible()
    expect(desk.page.locator("li[data-table]").filter(has_text="Late Larry")).to_have_count(1)
    expect(desk.page.locator("li[data-table]").filter(has_text="Augusta")).to_have_count(1)
    assert_fits(desk.page)


ILLEGAL = "1 Jinteki: Personal Evolution\n3 Hedge Fund"


@SIZES
def test_a_pasted_list_is_checked_when_it_is_submitted_and_never_dropped(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = new_event(organiser, format="core")
    person = somebody(server)
    page = be(open_page(**size), person, server)
    page.goto(f"/events/{slug}")
    corp = page.get_by_role("group", name="Corp deck").first
    corp.get_by_label("Paste").check()
    corp.get_by_label("Decklist").fill(ILLEGAL)
    page.get_by_role("button", name="Register", exact=True).click()
    expect(corp.get_by_text(re.compile("not legal here"))).to_be_visible()
    assert organiser.page(slug)["players"] == []
    corp.get_by_label("Decklist").fill("https://netrunnerdb.com/en/decklist/12345/a-deck")
    page.get_by_role("button", name="Register", exact=True).click()
    expect(corp.get_by_text("paste the list itself")).to_be_visible()
    corp.get_by_label("Choose").check()
    corp.get_by_role("combobox").select_option("core-jinteki")
    page.get_by_role("button", name="Register", exact=True).click()
    expect(page.get_by_role("heading", name=f"You are {person.name}")).to_be_visible()
    expect(page.get_by_text("Jinteki: Personal Evolution").first).to_be_visible()

    # The dialog shows the deck that is registered, takes a second one, and closes with a word.
    page.get_by_role("button", name="Bring decks").click()
    dialog = page.get_by_role("dialog", name="Your decks")
    expect(dialog.get_by_text("Jinteki: Personal Evolution").first).to_be_visible()
    runner = dialog.get_by_role("group", name="Runner deck").first
    runner.get_by_label("Choose").check()
    runner.get_by_role("combobox").select_option("core-shaper")
    dialog.get_by_role("button", name="Save decks").click()
    expect(dialog).to_have_count(0)
    expect_told(page, "Your decks are registered.")
    assert organiser.page(slug)["players"][0]["decks"] == ["corp", "runner"]


@SIZES
def test_a_judge_who_plays_reports_as_a_player(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    judge, player = somebody(server), somebody(server)
    slug = new_event(organiser, structure="custom", swiss=1, cut=0)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    judge.register(slug)
    player.register(slug)
    pair(organiser, slug)
    desk = at_desk(open_page, server, judge, slug, size)
    expect(desk.page.get_by_text("Your own match: report it as a player.")).to_be_visible()
    expect(desk.page.get_by_role("button", name=re.compile("6–0"))).to_have_count(0)
    desk.page.goto(f"/events/{slug}")
    for game in ("Your game as the Corp", "Your game as the Runner"):
        desk.page.get_by_role("group", name=game).get_by_label("Won", exact=True).check()
    desk.press("Report 6–0")
    expect(desk.page.get_by_text("Your opponent has to confirm it")).to_be_visible()
    assert matches(organiser, slug)[0]["result"] is None


@SIZES
def test_a_result_for_a_game_that_is_played_asks_first_and_undo_brings_the_game_back(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    people = [somebody(server), somebody(server)]
    slug = new_event(organiser, structure="custom", swiss=1, cut=0, format="core", online=True)
    for person in people:
        person.register(slug, corp={"choice": "core-jinteki"}, runner={"choice": "core-shaper"})
    desk = at_desk(open_page, server, organiser, slug, size)
    desk.press("Pair round 1")
    desk.press("Publish and open the games")
    row = desk.page.locator("li[data-table='1']")
    expect(row.get_by_role("link", name="Watch")).to_be_visible()
    (live,) = matches(organiser, slug)[0]["games"]
    corp = next(person for person in people if person.name == name_of(organiser.page(slug), live["corp"]))
    seat = Player(server, corp.http)
    before = seat.enter(live["game"])
    row.get_by_role("button", name=re.compile("6–0")).click()
    dialog = desk.page.get_by_role("dialog", name="Enter a result for a game that is being played?")
    expect(dialog).to_contain_text("an undo brings it back at the same decision")
    dialog.get_by_role("button", name="End the game").click()
    expect(row).to_contain_text("6–0")
    until(desk.page, lambda: not matches(organiser, slug)[0]["games"][0]["playing"])
    desk.tab("Log")
    desk.press("Undo the last entry")
    desk.tab("Round")
    expect(row.get_by_role("link", name="Watch")).to_be_visible()
    assert matches(organiser, slug)[0]["games"] == [live]
    again = Player(server, corp.http)
    after = again.enter(live["game"])
    assert (after["decision"], after["result"]) == (before["decision"], None)
    seat.close()
    again.close()


@SIZES
def test_standings_mark_who_left_and_a_mistake_is_removed_before_the_start(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 7, structure="custom", swiss=1, cut=0)
    desk = at_desk(open_page, server, organiser, slug, size, "people")
    desk.menu("Player 007", "Remove")
    desk.agree("Remove")
    expect(desk.page.get_by_role("row", name=re.compile("Player 007"))).to_have_count(0)
    play_round(organiser, slug)
    winner = organiser.get(f"{slug}/standings")["standings"][0]
    organiser.do(slug, "drop", player=winner["id"])
    desk.tab("Standings")
    expect(desk.page.get_by_role("row", name=re.compile(winner["name"]))).to_contain_text("left")
    page = organiser.page(slug)
    assert page["champion"] not in (None, winner["id"])
    status = desk.page.get_by_role("status").filter(has_text="wins the tournament")
    expect(status).to_contain_text(name_of(page, page["champion"]))
    assert_fits(desk.page)


@SIZES
def test_a_game_loss_is_carried_into_the_result_dialog(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 6)
    match = pair(organiser, slug)[0]
    desk = at_desk(open_page, server, organiser, slug, size, "judge")
    page = desk.page
    ruling = page.locator("form").filter(has_text="Give a ruling")
    ruling.get_by_label(re.compile("Table")).fill(str(match["table"]))
    names = [name_of(organiser.page(slug), match[key]) for key in ("first", "second")]
    people = page.get_by_role("group", name="Whom it concerns").get_by_role("checkbox")
    expect(people).to_have_count(6)
    assert page.locator(".people label").all_inner_texts()[:2] == names
    page.get_by_role("group", name="Whom it concerns").get_by_label(names[0]).check()
    page.get_by_label("What was ruled").fill("Marked cards.")
    page.get_by_label("Penalty").select_option("game loss")
    page.get_by_label("Game", exact=True).select_option("corp")
    desk.press("Enter the ruling")
    expect_told(page, "The ruling is entered.")
    desk.tab("Round")
    expect(page.locator(f"li[data-table='{match['table']}']")).to_contain_text("Game loss")
    desk.press(f"Another result for table {match['table']}")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(f"{names[0]} was given a game loss in the game as the Corp.")).to_be_visible()
    as_corp = dialog.get_by_role("group", name=f"{names[0]} as the Corp")
    expect(as_corp.get_by_label("Lost", exact=True)).to_be_checked()
    as_corp.get_by_label("Won", exact=True).check()
    dialog.get_by_role("group", name=f"{names[0]} as the Runner").get_by_label("Won", exact=True).check()
    expect(dialog.get_by_text("This result does not show it.")).to_be_visible()
    assert_accessible(page)
    dialog.get_by_role("button", name="Report 6–0").click()
    expect(page.get_by_text(re.compile("was given a game loss, and the result does not show it"))).to_be_visible()
    desk.tab("Standings")
    expect(page.get_by_role("row", name=re.compile(names[0]))).to_contain_text("1 game loss")


@SIZES
def test_the_draft_that_is_offered_fits_four_players_and_shows_the_points(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 3, play="full draft", structure="custom", swiss=1, cut=0)
    person = somebody(server)
    person.register(slug)
    desk = at_desk(open_page, server, organiser, slug, size, "settings")
    packs = desk.page.get_by_label("Corp packs")
    expect(packs).not_to_have_value("4")
    expect(desk.page.get_by_label(re.compile("^Cards that everybody may add"))).to_have_value(
        re.compile("Priority Requisition")
    )
    desk.page.get_by_label(re.compile("^Cards that everybody may add")).fill("")
    desk.page.get_by_label("Corp packs").fill("1")
    desk.page.get_by_label("Runner packs").fill("0")
    desk.page.get_by_label("Cards in a pack").fill("1")
    desk.page.get_by_label("Seconds for a pick").fill("0")
    desk.press("Begin the draft")
    desk.agree("Begin the draft")
    page = be(open_page(**size), person, server)
    page.goto(f"/events/{slug}")
    expect(page.get_by_text(re.compile(r"Agenda points: \d of 14 for a deck"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Take ")).click()
    for player in (1, 2, 3):
        hand = next(iter(server.run(_hand(server, slug, player))), None)
        if hand:
            organiser.do(slug, "pick", player=player, card=hand)
    desk.tab("Players")
    desk.menu(person.name, "Repair the draft pool")
    dialog = desk.page.get_by_role("dialog")
    dialog.get_by_label("Cards to add").fill("2 Hostile Takeover")
    dialog.get_by_role("button", name="Repair", exact=True).click()
    expect(dialog).to_have_count(0)
    desk.tab("Log")
    expect(desk.page.get_by_text(re.compile("repairs the draft pool .* adds 2x Hostile Takeover"))).to_be_visible()


async def _hand(server: Running, slug: str, player: int) -> list[str]:
    desk = server.app.state.desk
    async with desk.store.reading(await desk.store.id_of(slug)) as loaded:
        draft = loaded.tournament.event.draft
        return list(draft.hand(player)) if draft is not None else []


@SIZES
def test_pairing_by_hand_swaps_two_players_and_lets_a_latecomer_play_the_bye(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 7, structure="custom", swiss=2, cut=0)
    organiser.do(slug, "pair")
    one, two = (match["first"] for match in matches(organiser, slug)[:2])
    page_before = organiser.page(slug)
    desk = at_desk(open_page, server, organiser, slug, size)
    desk.press("Pair by hand")
    dialog = desk.page.get_by_role("dialog", name="Pair by hand")
    dialog.get_by_label("Player", exact=True).first.select_option(str(one))
    dialog.get_by_label("changes places with").select_option(str(two))
    dialog.get_by_role("button", name="Swap").click()
    expect_told(desk.page, "The two have changed places.")
    assert_accessible(desk.page)
    dialog.get_by_role("button", name="Close").last.click()
    swapped = {match["table"]: match["first"] for match in matches(organiser, slug)[:2]}
    assert list(swapped.values()) == [two, one]
    organiser.do(slug, "enrol", names=["Late Larry"])
    desk.tab("Players")
    desk.menu("Late Larry", "Let play who has the bye")
    expect(desk.page.get_by_role("row", name=re.compile("Late Larry"))).not_to_contain_text("unpaired")
    desk.tab("Round")
    expect(desk.page.locator("li[data-table]").filter(has_text="Late Larry")).to_have_count(1)
    expect(desk.page.get_by_text("bye", exact=True)).to_have_count(0)
    desk.tab("Log")
    names = " and ".join(name_of(page_before, player) for player in (one, two))
    expect(desk.page.get_by_text(f"{organiser.name} swaps {names}")).to_be_visible()


@SIZES
def test_names_lead_to_a_players_page_with_everything_they_played(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 5, structure="custom", swiss=2, cut=0)
    organiser.do(
        slug, "edit", player=1, corp="Jinteki: Personal Evolution", runner='Kate "Mac" McCaffrey: Digital Tinker'
    )
    play_round(organiser, slug)
    play_round(organiser, slug)
    page = open_page(**size)
    page.goto(f"/events/{slug}?show=standings")
    row = page.get_by_role("row", name=re.compile("Player 001"))
    expect(row).to_contain_text("Jinteki: Personal Evolution")
    row.get_by_role("link", name="Player 001").click()
    expect(page.get_by_role("heading", name="Player 001")).to_be_visible()
    expect(page.get_by_role("list", name="Rounds").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_text("Final rank")).to_be_visible()
    assert_accessible(page)
    assert_fits(page)
    opponent = page.get_by_role("list", name="Rounds").get_by_role("link").first
    name = opponent.inner_text()
    opponent.click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


@SIZES
def test_the_cut_dialog_names_who_is_in_who_is_out_and_the_tie(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 6, structure="custom", swiss=1, cut=4)
    for match in pair(organiser, slug):
        organiser.do(slug, "report", table=match["table"], points=[3, 3])
    preview = organiser.page(slug)["preview"]
    desk = at_desk(open_page, server, organiser, slug, size)
    desk.press("Make the cut")
    dialog = desk.page.get_by_role("dialog", name="Make the cut?")
    page = organiser.page(slug)
    expect(dialog.get_by_role("listitem").first).to_have_text(f"{name_of(page, preview['into'][0])} (3)")
    expect(dialog.get_by_role("listitem")).to_have_count(6)
    expect(dialog.get_by_text("At the line only the lot separates")).to_be_visible()
    assert_accessible(desk.page)
    desk.agree("Make the cut")
    expect(desk.page.get_by_role("heading", name="Double elimination")).to_be_visible()


@SIZES
def test_an_event_has_a_place_a_time_and_places_and_can_be_cancelled_and_deleted(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    page = be(open_page(**size), organiser, server)
    page.goto("/events/new")
    page.get_by_label("Name").fill("Autumn Cup")
    page.get_by_text("Place, time and places").click()
    page.get_by_label(re.compile(r"^Place \(")).fill("The Hall")
    page.get_by_label("Starts at").fill("10:30")
    page.get_by_label("Time zone").select_option("Europe/Berlin")
    page.get_by_label(re.compile(r"^Places \(")).fill("1")
    page.get_by_label("Entry fee").fill("5 €")
    page.get_by_label("Kind of event").select_option("store championship")
    page.get_by_label("In the list of events").uncheck()
    page.get_by_label("Description").fill("Bring sleeves.")
    assert_accessible(page)
    page.get_by_role("button", name="Make the event").click()
    expect(page).to_have_url(re.compile(r"/events/[\w-]+/desk"))
    slug = page.url.split("/")[-2]
    first, second = somebody(server), somebody(server)
    first.register(slug)
    visitor = be(open_page(**size), second, server)
    visitor.goto(f"/e/{organiser.page(slug)['short']}")
    expect(visitor.get_by_role("heading", name="Autumn Cup")).to_be_visible()
    expect(visitor.get_by_text("The event is full.")).to_be_visible()
    visitor.get_by_role("button", name="Join the waiting list").click()
    expect(visitor.get_by_text("You are on the waiting list")).to_be_visible()
    visitor.get_by_role("tab", name="About").click()
    for said in ("The Hall", "10:30 (Europe/Berlin)", "5 €", "1 of 1 taken, 1 waiting", "Bring sleeves."):
        expect(visitor.get_by_text(said, exact=True).first).to_be_visible()
    assert_fits(visitor)
    desk = Desk(page)
    desk.tab("Settings")
    page.get_by_text("Cancel or delete").click()
    page.get_by_label(re.compile("^Reason")).fill("Snow")
    desk.press("Cancel the event")
    desk.agree("Cancel the event")
    expect(visitor.get_by_text("The event is cancelled: Snow")).to_be_visible()
    desk.press("Delete the event")
    desk.agree("Delete the event")
    expect(page).to_have_url(re.compile("/events$"))
    organiser.get(slug, status=404)


@SIZES
def test_check_in_and_lists_on_paper_are_one_tick_a_row(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 2, lists_required=True)
    person = somebody(server)
    person.register(slug)
    desk = at_desk(open_page, server, organiser, slug, size, "people")
    desk.page.get_by_label("Player 001 is here").check()
    until(desk.page, lambda: organiser.page(slug)["players"][0]["checked_in"])
    desk.page.get_by_label("Player 001 is here").uncheck()
    until(desk.page, lambda: not organiser.page(slug)["players"][0]["checked_in"])
    here = desk.page.get_by_label(f"{person.name} is here")
    here.click()
    expect_told(desk.page, "has not registered the corp and the runner deck")
    expect(here).not_to_be_checked()
    desk.page.get_by_label(f"The lists of {person.name} are here on paper").check()
    until(desk.page, lambda: organiser.page(slug)["players"][2]["paper_list"])
    here.check()
    until(desk.page, lambda: organiser.page(slug)["players"][2]["checked_in"])
    assert_accessible(desk.page)
    assert_fits(desk.page)


@SIZES
def test_the_bracket_fits_and_opens_at_the_round_that_is_played(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    slug = filled(organiser, 16, structure="custom", swiss=1, cut=16)
    play_round(organiser, slug)
    organiser.do(slug, "cut")
    for game in range(1, 9):
        organiser.do(slug, "side", game=game, side="corp")
    for game in range(1, 9):
        seed = next(each for each in organiser.page(slug)["bracket"]["games"] if each["game"] == game)
        organiser.do(slug, "game", game=game, winner=seed["corp"])
    page = open_page(**size)
    page.goto(f"/events/{slug}")
    bracket = page.get_by_role("region", name="Double elimination")
    expect(bracket).to_be_visible()
    expect(bracket.get_by_text("Game 13", exact=False).first).to_be_in_viewport()
    assert_fits(page)
    assert_accessible(page)
    if size is PHONE:
        expect(bracket.get_by_text("Game 1 ", exact=False).first).not_to_be_visible()
    else:
        height = bracket.get_by_role("listitem").first.locator(".who").first.bounding_box()
        assert height is not None
        assert height["height"] >= 14


def test_on_a_phone_a_pairing_takes_two_lines_and_a_code_in_the_link_is_taken_at_once(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = filled(organiser, 4)
    pair(organiser, slug)
    player = organiser.page(slug)["players"][0]
    page: Page = open_page(**PHONE)
    page.goto(f"/e/{organiser.page(slug)['short']}?code={player['code']}")
    expect(page.get_by_role("heading", name=f"You are {player['name']}")).to_be_visible()
    pairings = page.get_by_role("list", name="Pairings").get_by_role("listitem")
    expect(pairings).to_have_count(2)
    box = pairings.last.bounding_box()
    assert box is not None
    assert box["height"] < 75
    expect(pairings.last).to_contain_text("playing")
    assert_fits(page)


@SIZES
def test_a_custom_structure_has_a_second_day_and_a_single_elimination_cut(
    server: Running, organiser: Somebody, open_page: OpenPage, size: Size
) -> None:
    page = be(open_page(**size), organiser, server)
    page.goto("/events/new")
    page.get_by_label("Name").fill("Worlds")
    page.get_by_role("radio", name="Custom").check()
    page.get_by_label("Swiss rounds").fill("2")
    page.get_by_label("Cut to").select_option("2")
    page.get_by_role("radio", name="Single").check()
    page.get_by_label(re.compile("^Second day after round")).fill("1")
    page.get_by_label("Players who go on").fill("4")
    page.get_by_label("Single-sided rounds").check()
    page.get_by_role("button", name="Make the event").click()
    expect(page).to_have_url(re.compile(r"/events/[\w-]+/desk"))
    slug = page.url.split("/")[-2]
    desk = Desk(page)
    desk.add(*(f"Player {letter}" for letter in "ABCDEF"))
    plan = "2 single-sided Swiss rounds, the top 4 go on after round 1, cut to the top 2, single elimination"
    expect(page.get_by_text(plan)).to_be_visible()
    desk.pair(1)
    while count := desk.open_tables().count():
        desk.open_tables().first.get_by_role("button", name=re.compile("3–0")).click()
        expect(desk.open_tables()).to_have_count(count - 1)
    desk.press("Begin the second day")
    desk.agree("Begin the second day")
    desk.pair(2)
    expect(page.locator("li[data-table]")).to_have_count(2)
    for match in matches(organiser, slug):
        organiser.do(slug, "report", table=match["table"], points=[3, 0])
    desk.press("Make the cut")
    desk.agree("Make the cut")
    expect(page.get_by_role("heading", name="Single elimination")).to_be_visible()
    desk.play_bracket()
    expect(page.get_by_text("wins the tournament").first).to_be_visible()
