"""Home, lobby and tables: from an address to a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from netrunner.decks import Deck
from netrunner.server.sessions.sessions import COOKIE
from tests.server.accounts import people as accounts
from tests.server.lobby.people import guest, keep
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import PHONE, expect_told, look_elsewhere, until
from tests.web.conftest import OpenPage

GAME = re.compile(r"/games/\w+$")
TABLE = re.compile(r"/tables/\w+$")


def open_table(page: Page, name: str, *, side: str = "Corp", password: str = "", visible: bool = False) -> str:
    """Open a table by the form; its address."""
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").first.click()
    form = page.get_by_role("dialog", name="Open a table")
    form.get_by_label("Name").fill(name)
    form.get_by_role("radio", name=side).check()
    if password or visible:
        form.get_by_text("More settings").click()
        form.get_by_label("Password").fill(password)
        form.get_by_label("Spectators see both hands").set_checked(visible)
    form.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    return page.url


def sit_down(page: Page, address: str, deck: str | None = None) -> None:
    page.goto(address)
    if deck is not None:
        page.get_by_label(re.compile("^Your deck")).select_option(label=deck)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_enabled()


def test_a_stranger_plays_a_bot_after_one_press(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(GAME)
    hand = page.get_by_role("region", name=re.compile("^Grip: 5 cards"))
    expect(hand).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Continue the game against Rookie bot").click()
    expect(page).to_have_url(GAME)
    expect(hand).to_be_visible()


def test_the_last_choices_are_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_text("Change sides, decks and level").click()
    page.get_by_role("radio", name="Corp").check()
    page.get_by_label("Your deck").select_option(label="Core Set starter: Weyland")
    page.get_by_role("radio", name="Ace").check()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(GAME)
    expect(page.get_by_role("region", name=re.compile("^HQ: "))).to_be_visible()
    page.goto("/")
    match = page.get_by_role("region", name="Your next game")
    expect(match).to_contain_text("Weyland Consortium: Building a Better World")
    expect(match).to_contain_text("Ace bot")


def test_the_guided_game_is_one_press_away(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Learn to play").click()
    expect(page).to_have_url(GAME)
    expect(page.get_by_role("region", name=re.compile("^Grip: 5 cards"))).to_be_visible()


def test_two_people_meet_at_a_table_and_each_sees_their_own_hand(open_page: OpenPage) -> None:
    corp, runner = open_page(), open_page()
    runner.goto("/lobby")
    open_table(corp, "Meeting point")
    # The lobby hears of it by itself.
    runner.get_by_role("link", name="Join Meeting point").click()
    runner.get_by_role("button", name="Sit down").click()
    corp.get_by_role("button", name="I am ready").click()
    expect(corp.get_by_text("You are ready. The game begins when")).to_be_visible()
    expect(runner.get_by_role("region", name="Corp").get_by_text("Ready", exact=True)).to_be_visible()
    runner.get_by_role("button", name="I am ready").click()
    expect(runner).to_have_url(GAME)
    expect(corp).to_have_url(runner.url)
    expect(corp.get_by_role("region", name=re.compile("^HQ: 5 cards"))).to_be_visible()
    expect(corp.get_by_role("region", name=re.compile("^Grip: "))).to_have_count(0)
    expect(runner.get_by_role("region", name=re.compile("^Grip: 5 cards"))).to_be_visible()
    expect(runner.get_by_role("region", name=re.compile("^HQ: "))).to_have_count(0)


def test_a_password_is_asked_for_and_a_wrong_one_refused(open_page: OpenPage) -> None:
    owner, friend = open_page(), open_page()
    address = open_table(owner, "Behind a door", password="swordfish")
    friend.goto(address)
    friend.get_by_label("Password of the table").fill("tuna")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("That is not the password of this table.")).to_be_visible()
    friend.get_by_label("Password of the table").fill("swordfish")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("button", name="I am ready")).to_be_visible()


def test_an_invitation_link_needs_no_password(open_page: OpenPage) -> None:
    owner, friend = open_page(), open_page()
    open_table(owner, "By invitation", password="swordfish")
    link = owner.get_by_label("Invitation link").input_value()
    friend.goto(link)
    expect(friend.get_by_text("You were invited: no password needed.")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("button", name="I am ready")).to_be_visible()
    owner.goto("/lobby")
    expect(owner.get_by_role("link", name="Go back to By invitation")).to_be_visible()


def test_the_link_is_copied(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_table(page, "To be shared")
    page.get_by_role("button", name="Copy the link").click()
    expect_told(page, "The link is copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.get_by_label("Invitation link").input_value()


def test_an_illegal_deck_says_everything_that_is_wrong(server: Running, open_page: OpenPage) -> None:
    owner, friend = open_page(), open_page()
    with guest(server) as client:
        keep(server, client, Deck.build("Noise", {"Corroder": 4, "Sure Gamble": 3}, name="Far too small"))
        cookies = [{"name": name, "value": value, "url": server.url} for name, value in client.cookies.items()]
    friend.context.add_cookies(cookies)  # type: ignore[arg-type]
    address = open_table(owner, "Legal decks only")
    friend.goto(address)
    friend.get_by_label("Your deck for the Runner").select_option(label="Far too small (may not be played)")
    reasons = friend.get_by_role("status").filter(has_text="Far too small may not be played in Casual:")
    expect(reasons).to_contain_text("The deck has 7 cards")
    expect(reasons).to_contain_text("4 copies of Corroder")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_contain_text("The deck has 7 cards")
    expect(owner.get_by_role("region", name="Runner")).to_contain_text("This seat is free.")


def test_who_joins_agrees_to_visible_hands(open_page: OpenPage) -> None:
    owner, friend = open_page(), open_page()
    address = open_table(owner, "Open cards", visible=True)
    friend.goto(address)
    friend.get_by_label("I agree that spectators see both hands").check()
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("button", name="I am ready")).to_be_visible()


def test_people_talk_in_the_lobby_and_at_the_table(open_page: OpenPage) -> None:
    one, other = open_page(), open_page()
    for page in (one, other):
        page.goto("/lobby")
    one.get_by_label("Say something").fill("Who plays? <b>Anybody</b>")
    one.get_by_label("Say something").press("Enter")
    expect(other.get_by_role("log", name="Chat of the lobby")).to_contain_text("Who plays? <b>Anybody</b>")
    address = open_table(one, "Talking")
    sit_down(other, address)
    other.get_by_label("Say something").fill("Good luck.")
    other.get_by_role("button", name="Send").click()
    expect(one.get_by_role("log", name="Chat of this table")).to_contain_text("Good luck.")


def test_the_owner_seats_a_bot_and_plays_it(page: Page) -> None:
    open_table(page, "With a bot")
    page.get_by_text("Let a bot play", exact=True).click()
    page.get_by_role("button", name="Seat the bot").click()
    expect(page.get_by_role("region", name="Runner")).to_contain_text("Rookie bot")
    page.get_by_role("button", name="I am ready").click()
    expect(page).to_have_url(GAME)


def test_a_deck_is_changed_before_one_is_ready(page: Page) -> None:
    open_table(page, "Another deck")
    picker = page.get_by_label("Your deck for the Corp")
    chosen = picker.locator("option:checked")
    expect(chosen).to_have_text(re.compile("^Core Set starter: "))
    brought = chosen.inner_text()  # drawn by lot when the table was opened
    another = next(deck for deck in ("Core Set starter: Weyland", "Core Set starter: NBN") if deck != brought)
    with page.expect_response("**/deck"):
        picker.select_option(label=another)
    page.reload()
    expect(chosen).to_have_text(another)


def test_the_owner_sends_somebody_away_and_closes_the_table(open_page: OpenPage) -> None:
    owner, friend = open_page(), open_page()
    address = open_table(owner, "Not for long")
    sit_down(friend, address)
    owner.get_by_role("button", name=re.compile("^Send Guest")).click()
    owner.get_by_role("dialog").get_by_role("button", name=re.compile("^Send Guest")).click()
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    owner.get_by_role("button", name="Close the table").click()
    owner.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(owner).to_have_url(re.compile("/lobby$"))
    expect(friend.get_by_text("This table is closed")).to_be_visible()


def test_a_table_that_does_not_exist_says_so(page: Page) -> None:
    page.goto("/tables/nosuchtab")
    expect(page.get_by_text("There is no such table")).to_be_visible()


@pytest.mark.parametrize("address", ["/games/abc).", "/games/ABC", "/games/abc", "/replays/abc).", "/decks/abc)."])
def test_a_link_that_was_cut_or_mistyped_says_so(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_text(re.compile("There is no such|missing or mistyped")).first).to_be_visible()


def test_what_changes_before_the_server_has_let_us_in_is_not_missed(server: Running, page: Page) -> None:
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    page.route_web_socket("**/api/socket", lambda socket: socket.on_message(lambda text: held.append((socket, text))))
    with page.expect_response("**/api/tables"):
        page.goto("/lobby")
    until(page, lambda: held)
    with guest(server) as client:
        client.post("/api/tables", json={"name": "In between", "side": "corp"}).raise_for_status()
    socket, _ = held[0]
    upstream = socket.connect_to_server()
    socket.on_message(upstream.send)
    for _, text in held:
        upstream.send(text)
    expect(page.get_by_role("article", name="In between")).to_be_visible()


def test_tables_are_filtered(server: Running, page: Page) -> None:
    with guest(server) as client:
        client.post("/api/tables", json={"name": "Core only", "format": "core", "side": "corp"}).raise_for_status()
    with guest(server) as client:
        client.post("/api/tables", json={"name": "Anything goes", "side": "runner"}).raise_for_status()
    page.goto("/lobby")
    first, second = page.get_by_role("article", name="Core only"), page.get_by_role("article", name="Anything goes")
    page.get_by_label("Format").select_option("Core Set")
    expect(first).to_be_visible()
    expect(second).to_have_count(0)
    page.reload()
    expect(first).to_be_visible()
    expect(second).to_have_count(0)
    page.get_by_label("I want to play").select_option("Corp")
    page.get_by_role("button", name="Show all tables").click()
    expect(second).to_be_visible()


HEARD = """
    localStorage.setItem('table', JSON.stringify({ notify: true }));
    window.heard = [];
    window.Notification = class { constructor(title, more) { window.heard.push(title + ' ' + more.body); } };
    AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
        apply: (make, self, given) => { window.heard.push('note'); return Reflect.apply(make, self, given); },
    });
"""
"""Writes down what is heard, and what the system tells."""


def test_whoever_waits_for_an_opponent_is_called_when_one_is_found(open_page: OpenPage) -> None:
    waiting, finding = open_page(), open_page()
    waiting.add_init_script(HEARD)
    waiting.goto("/lobby")
    waiting.get_by_role("button", name="Find an opponent").click()
    expect(waiting.get_by_text("You can be found now.")).to_be_visible()
    waiting.get_by_role("button", name="Play a bot meanwhile").click()
    expect(waiting).to_have_url(GAME)
    expect(waiting.locator("[data-card]").first).to_be_visible()
    meanwhile = waiting.url
    look_elsewhere(waiting)
    finding.goto("/lobby")
    finding.get_by_role("button", name="Find an opponent").click()
    expect(finding).to_have_url(GAME)
    until(waiting, lambda: waiting.url != meanwhile)
    assert waiting.url == finding.url
    until(waiting, "window.heard.includes('Your game has begun. Your opponent is at the table.')")
    expect_told(waiting, "Your game has begun. Your opponent is at the table.")
    until(waiting, "window.heard.includes('note')")
    assert waiting.title().startswith("●")


def test_a_browser_that_lets_pages_show_no_notices_goes_to_the_game_all_the_same(open_page: OpenPage) -> None:
    waiting, finding = open_page(), open_page()
    waiting.add_init_script(
        HEARD + "window.Notification = class { constructor() { throw new TypeError('Illegal constructor.'); } };"
    )
    waiting.goto("/lobby")
    waiting.get_by_role("button", name="Find an opponent").click()
    waiting.get_by_role("button", name="Play a bot meanwhile").click()
    expect(waiting.locator("[data-card]").first).to_be_visible()
    meanwhile = waiting.url
    look_elsewhere(waiting)
    finding.goto("/lobby")
    finding.get_by_role("button", name="Find an opponent").click()
    expect(finding).to_have_url(GAME)
    until(waiting, lambda: waiting.url != meanwhile)
    assert waiting.url == finding.url


def test_two_who_look_for_an_opponent_at_the_same_moment_find_each_other(open_page: OpenPage) -> None:
    pages = [open_page(), open_page()]
    held: list[Route] = []

    def hold(route: Route) -> None:
        """Both read which tables there are before either has opened one. What is held is noted at once: while an answer
        is fetched, others come."""
        if route.request.method == "GET" and len(held) < 2:
            held.append(route)
        else:
            route.continue_()

    for page in pages:
        page.goto("/lobby")
        page.get_by_role("button", name="Find an opponent").wait_for()
    for page in pages:
        page.route("**/api/tables", hold)
        page.get_by_role("button", name="Find an opponent").click()
    until(pages[0], lambda: len(held) == 2)
    for route, answer in [(route, route.fetch()) for route in held]:
        route.fulfill(response=answer)
    for page in pages:
        expect(page).to_have_url(GAME)
    assert pages[0].url == pages[1].url


def test_a_bot_game_meanwhile_is_begun_once(open_page: OpenPage) -> None:
    page = open_page()
    page.goto("/lobby")
    page.get_by_role("button", name="Find an opponent").click()
    begun: list[str] = []
    page.on("request", lambda request: begun.append(request.url) if request.url.endswith("/api/play") else None)
    page.get_by_role("button", name="Play a bot meanwhile").dblclick()
    expect(page).to_have_url(GAME)
    assert len(begun) == 1
    page.goto("/lobby")
    page.get_by_role("button", name="Stop looking").click()  # else others find them


def test_whoever_looks_for_an_opponent_still_does_after_having_been_away_and_can_stop(page: Page) -> None:
    page.goto("/lobby")
    page.get_by_role("button", name="Find an opponent").click()
    expect(page.get_by_text("You can be found now.")).to_be_visible()
    page.goto("/decks")
    page.goto("/lobby")
    expect(page.get_by_text("You can be found now.")).to_be_visible()
    expect(page.get_by_role("button", name="Find an opponent")).to_have_count(0)
    page.get_by_role("button", name="Stop looking").click()
    expect(page.get_by_role("button", name="Find an opponent")).to_be_visible()
    expect(page.get_by_text("Looking for an opponent")).to_have_count(0)


def test_whoever_sits_at_a_table_is_told_that_somebody_has_come(open_page: OpenPage) -> None:
    owner, friend = open_page(), open_page()
    owner.add_init_script(HEARD)
    address = open_table(owner, "Come by")
    owner.get_by_role("link", name="Decks").first.click()
    expect(owner.get_by_role("heading", name="Starter decks")).to_be_visible()
    sit_down(friend, address, "Core Set starter: Shaper")
    expect_told(owner, "has come to your table.")
    until(owner, "window.heard.includes('note')")


def test_a_table_between_people_has_a_clock_unless_somebody_wants_none(page: Page) -> None:
    open_table(page, "With a clock")
    expect(page.locator(".fact-row").first).to_contain_text("40")
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").first.click()
    form = page.get_by_role("dialog", name="Open a table")
    form.get_by_label("The other seat").select_option("rookie")
    expect(form.get_by_label("Clock")).to_have_value("0")


def test_the_lobby_says_who_is_online(server: Running, open_page: OpenPage) -> None:
    page, other = open_page(), open_page()
    client, account = accounts.member(server)
    other.context.add_cookies([{"name": COOKIE, "value": client.cookies[COOKIE], "url": server.url}])
    client.close()
    other.goto("/lobby")
    other.get_by_role("button", name="Find an opponent").wait_for()
    page.goto("/lobby")
    expect(page.get_by_role("heading", name=re.compile(r"(person is|people are) here$"))).to_be_visible()
    expect(page.get_by_role("link", name=account["name"])).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [({}, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_every_page_is_for_everybody(open_page: OpenPage, size: dict[str, object], theme: str) -> None:
    page = open_page(theme=theme, **size)
    page.goto("/")
    page.get_by_text("Change sides, decks and level").click()
    expect(page.get_by_label("Your deck")).to_be_visible()
    examine(page, bool(size))
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").first.click()
    page.get_by_text("More settings").click()
    examine(page, bool(size))
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    address = open_table(page, "For everybody", password="swordfish", visible=True)
    page.get_by_text("Let a bot play", exact=True).click()
    examine(page, bool(size))
    page.goto("/lobby")
    expect(page.get_by_role("article", name="For everybody").first).to_be_visible()
    examine(page, bool(size))
    other = open_page(theme=theme, **size)
    other.goto(address)
    expect(other.get_by_label("Password of the table")).to_be_visible()
    examine(other, bool(size))


def examine(page: Page, touched: bool) -> None:
    assert_accessible(page)
    assert_fits(page)
    if touched:
        assert_touchable(page)
