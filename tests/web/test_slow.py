"""A slow network and a slow machine: what is shown stays, what was written is kept, old answers come too late."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from netrunner.server.sessions.sessions import COOKIE
from tests.server.accounts.people import member
from tests.server.events.people import Somebody, filled, new_event, pair, play_round, somebody
from tests.server.lobby.people import guest
from tests.server.replays.games import played, put, stored
from tests.server.running_server import Running
from tests.web.browser import Held, Wire, expect_told, until
from tests.web.builder import JINTEKI
from tests.web.conftest import OpenPage
from tests.web.moments import moment, runner_acts
from tests.web.player import sit_down
from tests.web.test_accounts import become
from tests.web.test_events import be
from tests.web.test_lobby import GAME, open_table

# --- answers that others have overtaken ------------------------------------------------------------------------------


def test_what_was_just_said_stays_in_the_chat(server: Running, page: Page) -> None:
    page.goto("/lobby")
    lines = page.get_by_role("log", name="Chat of the lobby")
    with guest(server) as other:
        expect(lines).to_contain_text("Hello.")
        held = Held(page, "**/api/rooms/lobby/messages")
        other.post("/api/rooms/lobby/messages", json={"text": "Who plays?"}).raise_for_status()
        held.wait()
    held.pass_on()
    page.get_by_label("Say something").fill("I do.")
    page.get_by_label("Say something").press("Enter")
    expect(lines).to_contain_text("I do.")
    held.arrive()
    assert "I do." in lines.inner_text()


def test_a_table_that_was_just_opened_stays_in_the_lobby(server: Running, page: Page) -> None:
    page.goto("/lobby")
    with guest(server) as one, guest(server) as two:
        one.post("/api/tables", json={"name": "Before", "side": "corp"}).raise_for_status()
        expect(page.get_by_role("article", name="Before")).to_be_visible()
        held = Held(page, "**/api/tables")
        one.post("/api/rooms/lobby/messages", json={"text": "Come all."}).raise_for_status()
        held.wait()
        held.pass_on()
        two.post("/api/tables", json={"name": "After", "side": "corp"}).raise_for_status()
    expect(page.get_by_role("article", name="After")).to_be_visible()
    held.arrive()
    expect(page.get_by_role("article", name="After")).to_be_visible()


def test_who_has_just_sat_down_keeps_the_seat(server: Running, open_page: OpenPage) -> None:
    friend = open_page()
    wire = Wire(friend)
    address = open_table(open_page(), "A seat")
    friend.goto(address)
    expect(friend.get_by_role("button", name="Sit down")).to_be_enabled()
    held = Held(friend, f"**/api/tables/{address.rpartition('/')[2]}")
    with guest(server):  # says hello, and so the table is read again
        held.wait()
    wire.deaf = "lobby"
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("button", name="I am ready")).to_be_visible()
    held.arrive()
    expect(friend.get_by_role("button", name="I am ready")).to_be_visible()
    assert friend.evaluate("window.told") == []


def test_the_log_of_an_event_does_not_lose_its_last_entry(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = filled(organiser, 2)
    desk = be(open_page(), organiser, server)
    desk.goto(f"/events/{slug}/desk?show=log")
    entries = desk.get_by_role("list", name="Everything that was done").get_by_role("listitem")
    expect(entries.filter(has_text="Player 002")).to_be_visible()
    held = Held(desk, f"**/api/events/{slug}/log")
    organiser.do(slug, "enrol", names=["Early Ed"])
    held.wait()
    held.pass_on()
    organiser.do(slug, "enrol", names=["Late Larry"])
    expect(entries.filter(has_text="Late Larry")).to_be_visible()
    held.arrive()
    expect(entries.filter(has_text="Late Larry")).to_be_visible()


def test_a_deck_is_registered_only_with_the_verdict_on_itself(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = new_event(organiser, format="casual")
    page = be(open_page(), somebody(server), server)
    page.goto(f"/events/{slug}")
    corp = page.get_by_role("group", name="Corp deck").first
    corp.get_by_role("radio", name="Choose").check()
    held = Held(page, f"**/api/events/{slug}/check", "POST")
    decks = corp.get_by_role("combobox")
    decks.select_option(label="Core Set starter: Jinteki")
    held.wait()
    held.pass_on()
    decks.select_option(label="Core Set starter: Weyland")
    verdict = corp.get_by_role("status").filter(has_text="Legal here")
    expect(verdict).to_contain_text("Weyland Consortium")
    held.arrive()
    expect(verdict).to_contain_text("Weyland Consortium")
    page.get_by_role("button", name="Register", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("^You are "))).to_be_visible()
    (player,) = organiser.page(slug)["players"]
    assert player["corp"].startswith("Weyland Consortium")


def test_a_list_that_was_changed_while_it_was_read_is_read_again(page: Page) -> None:
    page.goto("/decks")
    page.get_by_role("button", name="Import a deck").click()
    dialog = page.get_by_role("dialog", name="Import a deck")
    dialog.get_by_label("Deck list").fill(JINTEKI)
    held = Held(page, "**/api/decks/read", "POST")
    dialog.get_by_role("button", name="Read the list").click()
    held.wait()
    dialog.get_by_label("Deck list").fill(JINTEKI.replace("3 Snare!", "2 Snare!"))
    held.arrive()
    expect(dialog.get_by_role("button", name="Keep the deck")).to_have_count(0)
    dialog.get_by_role("button", name="Read the list").click()
    expect(dialog).to_contain_text("Understood: 48 cards")


def test_a_replay_is_seen_with_the_eyes_that_were_chosen_last(server: Running, page: Page) -> None:
    game = put(server, stored(played()))
    page.goto(f"/replays/{game}?as=both")
    eyes = page.get_by_label("Perspective")
    expect(eyes).to_have_value("both")
    held = Held(page, "**/replay/runner")
    eyes.select_option("The Runner’s")
    held.wait()
    eyes.select_option("A spectator’s")
    expect(page).to_have_url(re.compile("as=spectator"))
    held.arrive()
    expect(page).to_have_url(re.compile("as=spectator"))
    expect(page.get_by_role("region", name=re.compile("^Grip: "))).to_have_count(0)


# --- what is shown while something is read ---------------------------------------------------------------------------


def test_who_writes_a_filter_while_the_games_are_read_sees_them_all_the_same(server: Running, page: Page) -> None:
    put(server, stored(played()))
    held = Held(page, "**/api/games?*")
    page.goto("/replays")
    held.wait()
    page.get_by_label("Player").fill("zo")
    held.arrive()
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()


def test_the_round_at_the_desk_stays_until_the_one_that_was_chosen_is_here(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = filled(organiser, 4, structure="custom", swiss=3, cut=0)
    play_round(organiser, slug)
    play_round(organiser, slug)
    desk = be(open_page(), organiser, server)
    desk.goto(f"/events/{slug}/desk?show=round")
    choice = desk.get_by_role("combobox", name="Look at round")
    choice.focus()
    held = Held(desk, f"**/api/events/{slug}/rounds/1")
    choice.select_option("1")
    held.wait()
    expect(desk.get_by_role("heading", name=re.compile("^Round 2"))).to_be_visible()
    held.arrive()
    expect(desk.get_by_role("heading", name=re.compile("^Round 1"))).to_be_visible()
    expect(choice).to_be_focused()


def test_what_a_player_told_of_one_round_is_not_told_of_the_next(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = new_event(organiser, structure="custom", swiss=2, cut=0)
    player = somebody(server)
    player.register(slug)
    organiser.do(slug, "enrol", names=["Bea", "Cid", "Dot"])
    tables = pair(organiser, slug)
    page = be(open_page(), player, server)
    page.goto(f"/events/{slug}")
    for game in ("Your game as the Corp", "Your game as the Runner"):
        page.get_by_role("group", name=game).get_by_text("Won", exact=True).click()
    expect(page.get_by_role("button", name="Report 6–0")).to_be_enabled()
    for match in tables:
        organiser.do(slug, "report", table=match["table"], points=[3, 3])
    expect(page.get_by_text("Result: 3–3")).to_be_visible()
    pair(organiser, slug)
    expect(page.get_by_role("button", name="Choose how each game ended")).to_be_disabled()
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)


def test_more_events_are_read_once_although_another_was_made_meanwhile(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    another = somebody(server)  # nobody may make so many in a day
    for number in range(51):
        new_event(organiser if number % 2 else another)
    page = open_page()
    page.goto("/events")
    events = page.get_by_role("region", name="All events").get_by_role("link")
    expect(events).to_have_count(50)
    new_event(organiser)
    page.get_by_role("button", name="Show more").click()
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)
    addresses = events.evaluate_all("(all) => all.map((link) => link.href)")
    assert len(addresses) == len(set(addresses)) > 50


# --- ticks that come quickly -----------------------------------------------------------------------------------------

STOPS = [rf"Discard phase: paid abilities and rezzing \[{number}\]" for number in ("2.2", "3.2")]


def test_stops_that_are_ticked_before_the_server_has_answered_all_count(server: Running, page: Page) -> None:
    wire = Wire(page)
    game = sit_down(page, server, moment(runner_acts))
    page.get_by_role("button", name="Stops and settings").click()
    stops = [page.get_by_role("checkbox", name=re.compile(name)) for name in STOPS]
    match = server.app.state.host.rooms[game].match
    before = set(match.stops["runner"])
    wire.holding = True
    for stop in stops:
        stop.set_checked(not stop.is_checked())
    until(page, lambda: len(match.stops["runner"] ^ before) == len(stops))
    wire.arrive()
    for name, stop in zip(("2.2", "3.2"), stops, strict=True):
        ticked = any(f"[{name}]" in window for window in match.stops["runner"])
        expect(stop).to_be_checked(checked=ticked)


@pytest.mark.parametrize("who", ["member", "stranger"])
def test_settings_that_are_ticked_before_the_server_has_answered_all_count(
    server: Running, page: Page, who: str
) -> None:
    if who == "member":
        client, _ = member(server)
        become(page.context, server, client.cookies[COOKIE])
        client.close()
    page.goto("/settings")
    names = (
        "Ask again before the last click",
        *(f"{phase}: paid abilities" for phase in ("Approach ice", "Approach server")),
    )
    ticks = [
        page.get_by_role("checkbox", name=re.compile(f"^{name}")).first
        for name in (*names, "Discard phase: paid abilities")
    ]
    expect(ticks[0]).to_be_visible()
    held = Held(page, "**/api/me/settings", "PUT")
    for tick in ticks:
        expect(tick).not_to_be_checked()
        tick.check()
    held.wait()
    held.arrive()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    page.reload()
    for tick in ticks:
        expect(tick).to_be_checked()


# --- what is written meanwhile ----------------------------------------------------------------------------------------


def test_the_next_message_is_written_while_the_last_is_sent(page: Page) -> None:
    page.goto("/lobby")
    line = page.get_by_label("Say something")
    line.fill("Hello there.")
    held = Held(page, "**/api/rooms/lobby/messages", "POST")
    line.press("Enter")
    held.wait()
    line.fill("Who plays?")
    held.arrive()
    expect(page.get_by_role("log", name="Chat of the lobby")).to_contain_text("Hello there.")
    expect(page.get_by_role("button", name="Send")).to_be_enabled()
    expect(line).to_have_value("Who plays?")


def adding(server: Running, organiser: Somebody, page: Page, slug: str) -> tuple[Page, Locator, Held]:
    """Two players are about to be added at the organiser's desk; the answer will wait for as long as we like."""
    desk = be(page, organiser, server)
    desk.goto(f"/events/{slug}/desk?show=people")
    names = desk.get_by_label("Names, one a line")
    names.fill("Ann\nBob")
    return desk, names, Held(desk, f"**/api/events/{slug}/actions", "POST")


def test_the_next_player_is_written_while_others_are_added(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    desk, names, held = adding(server, organiser, open_page(), new_event(organiser))
    desk.get_by_role("button", name="Add", exact=True).click()
    held.wait()
    names.fill("Cid")
    held.arrive()
    expect_told(desk, "2 players")
    expect(names).to_have_value("Cid")


def test_the_next_ruling_is_written_while_one_is_entered(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = filled(organiser, 4)
    pair(organiser, slug)
    desk = be(open_page(), organiser, server)
    desk.goto(f"/events/{slug}/desk?show=judge")
    text = desk.get_by_label("What was ruled")
    text.fill("The run goes on.")
    held = Held(desk, f"**/api/events/{slug}/actions", "POST")
    desk.get_by_role("button", name="Enter the ruling").click()
    held.wait()
    text.fill("The trace is repeated.")
    held.arrive()
    expect(desk.get_by_role("listitem").filter(has_text="The run goes on.")).to_be_visible()
    expect(desk.get_by_role("button", name="Enter the ruling")).to_be_enabled()
    expect(text).to_have_value("The trace is repeated.")


def test_a_button_that_waits_keeps_the_focus_and_sends_nothing_twice(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = new_event(organiser)
    desk, names, held = adding(server, organiser, open_page(), slug)
    add = desk.get_by_role("button", name="Add", exact=True)
    add.press("Enter")
    held.wait()
    expect(add).to_be_disabled()
    expect(add).to_be_focused()
    names.fill("Cid")
    add.press("Enter")
    held.arrive()
    expect(add).to_be_enabled()
    expect(names).to_have_value("Cid")
    assert [player["name"] for player in organiser.page(slug)["players"]] == ["Ann", "Bob"]


def test_who_reads_what_was_said_before_is_not_pulled_to_the_end(server: Running, page: Page) -> None:
    sit_down(page, server, moment(runner_acts))
    page.get_by_role("tab", name="Chat").click()
    lines = page.get_by_role("log", name="Chat")
    say = page.get_by_role("textbox", name="Say something")
    for number in range(30):
        say.fill(f"Line {number}")
        say.press("Enter")
        expect(lines).to_contain_text(f"Line {number}")
    until(page, lambda: lines.evaluate("(box) => box.scrollTop > 100"))
    lines.hover()
    page.mouse.wheel(0, -10_000)
    until(page, lambda: lines.evaluate("(box) => box.scrollTop === 0"))
    say.fill("The last line")
    say.press("Enter")
    expect(lines).to_contain_text("The last line")
    assert lines.evaluate("(box) => box.scrollTop") == 0


# --- what was not told -----------------------------------------------------------------------------------------------


def test_who_was_away_when_the_game_began_is_led_to_it(server: Running, open_page: OpenPage) -> None:
    page = open_page()
    Wire(page).deaf = "moved"
    address = open_table(page, "Away for a moment")
    with guest(server) as other:
        table = address.rpartition("/")[2]
        other.post(f"/api/tables/{table}/join", json={"deck": "random"}).raise_for_status()
        page.get_by_role("button", name="I am ready").click()
        expect(page.get_by_text("You are ready. The game begins when")).to_be_visible()
        other.post(f"/api/tables/{table}/ready", json={"ready": True}).raise_for_status()
    expect(page).to_have_url(GAME)
