"""Tournaments in the browser: a whole event by clicking, rounds that are played here, a draft, and sheets."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from netrunner.server.sessions.sessions import COOKIE
from tests.server.events.people import Somebody, filled, matches, new_event, play_round, somebody
from tests.server.live.client import Player
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import DESKTOP, PHONE, until
from tests.web.conftest import OpenPage

NAMES = [f"Player {letter}" for letter in "BCDEFGHIJKL"]
GAME = re.compile(r"/games/\w+$")


def be(page: Page, person: Somebody, server: Running) -> Page:
    """Let a page's visitor be somebody with an account."""
    cookie = person.http.cookies.get(COOKIE)
    assert cookie is not None
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    return page


class Desk:
    """An organiser who clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=re.compile(f"^{name}")).click()

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def agree(self, name: str) -> None:
        """Answer the question that was asked first."""
        self.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def add(self, *names: str) -> None:
        self.tab("Players")
        self.page.get_by_label("Names, one a line").fill("\n".join(names))
        self.press("Add")
        expect(self.page.get_by_role("row", name=re.compile(names[-1]))).to_be_visible()

    def menu(self, player: str, what: str) -> None:
        self.page.get_by_role("button", name=f"What to do with {player}").click()
        self.page.get_by_role("menuitem", name=what).click()

    def pair(self, number: int) -> None:
        self.press(f"Pair round {number}")
        expect(self.page.get_by_text("Hidden from players")).to_be_visible()
        self.press("Publish the pairings")
        expect(self.page.get_by_text(re.compile(r"\d of \d reported"))).to_be_visible()

    def open_tables(self) -> Locator:
        return self.page.locator("li[data-table].open")

    def report_all(self) -> None:
        """The first player of every table that is left wins both games."""
        while count := self.open_tables().count():
            self.open_tables().first.get_by_role("button", name=re.compile("6–0")).click()
            expect(self.open_tables()).to_have_count(count - 1)

    def play_bracket(self) -> None:
        """Every chooser takes the Corp, and every Corp wins."""
        champion, games = self.page.get_by_text("wins the tournament"), self.page.locator("li[data-game]")
        while True:
            champion.or_(games).first.wait_for()
            if champion.is_visible():
                return
            game = self.page.locator(f"li[data-game='{games.first.get_attribute('data-game')}']")
            take = game.get_by_role("button", name="Play the Corp")
            if take.count():
                take.click()
                expect(game.get_by_text("Who won?")).to_be_visible()
            else:
                game.get_by_role("button", name=re.compile(r"\(Corp\)")).click()
                expect(game).to_have_count(0)


def make_event(desk: Desk, name: str) -> str:
    """Fill in the form; the event's slug."""
    page = desk.page
    page.goto("/events")
    page.get_by_role("link", name="Make an event").click()
    page.get_by_label("Name").fill(name)
    page.get_by_role("radio", name="Custom").check()
    page.get_by_label("Swiss rounds").fill("2")
    page.get_by_label("Cut to").select_option("4")
    assert_accessible(page)
    desk.press("Make the event")
    expect(page).to_have_url(re.compile(r"/events/[\w-]+/desk"))
    return page.url.split("/")[-2]


def register(phone: Page, slug: str, name: str) -> None:
    """Come by the short link and register."""
    phone.goto(f"/e/{slug}")
    expect(phone).to_have_url(re.compile(f"/events/{slug}$"))
    phone.get_by_label("Your name at this event").fill(name)
    assert_touchable(phone)
    phone.get_by_role("button", name="Register").click()
    expect(phone.get_by_role("heading", name=f"You are {name}")).to_be_visible()


def test_an_event_of_twelve_from_registration_to_the_champion(server: Running, open_page: OpenPage) -> None:
    desk = Desk(be(open_page(), somebody(server, "Olga Organiser"), server))
    ada, other = open_page(**PHONE), open_page(**PHONE, theme="light")
    slug = make_event(desk, "Spring Cup")

    register(ada, slug, "Ada")
    desk.add(*NAMES)
    expect(desk.page.get_by_role("cell", name="Ada", exact=True)).to_be_visible()
    assert_accessible(desk.page)
    desk.press("Check everybody in")
    expect(desk.page.get_by_role("button", name="Check everybody in")).to_have_count(0)

    # Round one: Ada reports from her phone, and her opponent, who came without one, borrows another.
    expect(desk.page.get_by_text("2 Swiss rounds, cut to the top 4")).to_be_visible()
    desk.press("Pair round 1")
    expect(desk.page.get_by_text("Hidden from players")).to_be_visible()
    expect(ada.get_by_text("The pairings will be published here.")).to_be_visible()
    desk.press("Publish the pairings")
    table = ada.get_by_role("heading", name=re.compile(r"^Table \d"))
    expect(table).to_be_visible()
    opponent = ada.locator(".opponent strong").inner_text()
    number = table.inner_text().removeprefix("Table ")
    assert_accessible(ada)
    assert_fits(ada)
    for game in ("Your game as the Corp", "Your game as the Runner"):
        ada.get_by_role("group", name=game).get_by_label("Won", exact=True).check()
    ada.get_by_role("button", name="Report 6–0").click()
    expect(ada.get_by_text("Your opponent has to confirm it")).to_be_visible()
    desk.tab("Players")
    desk.menu(opponent, "Show the code")
    code = desk.page.get_by_role("dialog").locator(".code").inner_text()
    desk.page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    other.goto(f"/e/{slug}?code={code}")
    expect(other.get_by_text("Ada reported 0–6 for you.")).to_be_visible()
    other.get_by_role("button", name="Confirm").click()
    expect(other.get_by_text("Result: 0–6")).to_be_visible()
    expect(ada.get_by_text("Result: 6–0")).to_be_visible()

    # The rest is entered at the desk, one of them wrongly.
    desk.tab("Round")
    expect(desk.page.locator(f"li[data-table='{number}']:not(.open)")).to_be_visible()
    desk.press("Start the clock")
    wrong = desk.open_tables().first.get_attribute("data-table")
    desk.report_all()
    desk.press(f"Correct table {wrong}")
    dialog = desk.page.get_by_role("dialog")
    for side, told in (("Corp", "Lost on time"), ("Runner", "Draw")):
        dialog.get_by_role("group", name=re.compile(f"as the {side}$")).get_by_label(told, exact=True).check()
    dialog.get_by_role("button", name="Report 1–3").click()
    expect(desk.page.locator(f"li[data-table='{wrong}']")).to_contain_text("1–3")
    assert wrong != number

    # Somebody comes late, somebody leaves.
    desk.add("Late Larry")
    expect(desk.page.get_by_role("row", name=re.compile("Late Larry"))).to_contain_text("1 unpaired loss")
    leaving = next(name for name in NAMES if name != opponent)
    desk.menu(leaving, "Drop")
    desk.agree("Drop")
    row = re.compile(f"{leaving}(?!orp)")  # and not the heading, "Player Corp"
    expect(desk.page.get_by_role("row", name=row)).to_contain_text("left")

    # Round two is undone as a whole, and paired and played again.
    desk.pair(2)
    desk.open_tables().first.get_by_role("button", name=re.compile("3–3")).click()
    expect(desk.page.get_by_text("1 of 6 reported")).to_be_visible()
    desk.press("Undo the whole round")
    desk.agree("Undo")
    expect(desk.page.get_by_role("heading", name=re.compile("^Round 1 6 of 6 reported"))).to_be_visible()
    desk.pair(2)
    desk.report_all()

    # The cut, the bracket, the champion.
    desk.press("Make the cut")
    desk.agree("Make the cut")
    expect(desk.page.get_by_role("heading", name="Double elimination")).to_be_visible()
    assert_accessible(desk.page)
    desk.play_bracket()
    expect(ada.get_by_text("wins the tournament")).to_be_visible()
    ada.get_by_role("tab", name="Standings").click()
    expect(ada.get_by_role("cell", name=re.compile("^Late Larry"))).to_be_visible()
    ada.get_by_role("tab", name="Bracket").click()
    expect(ada.get_by_role("region", name="Double elimination")).to_be_visible()
    assert_accessible(ada)
    assert_fits(ada)
    desk.tab("Log")
    expect(desk.page.get_by_text("Every draw comes out of the recorded seed")).to_be_visible()
    expect(desk.page.get_by_text(re.compile("undoes"))).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_online_round_opens_its_games_and_reports_itself(
    server: Running, open_page: OpenPage, size: dict[str, Any]
) -> None:
    organiser = somebody(server)
    people = [somebody(server), somebody(server)]
    slug = new_event(organiser, structure="custom", swiss=1, cut=0, format="core", online=True)
    for person in people:
        person.register(slug, corp={"choice": "core-jinteki"}, runner={"choice": "core-shaper"})
    desk = Desk(be(open_page(), organiser, server))
    pages = [be(open_page(**size), person, server) for person in people]
    for page in pages:
        page.goto(f"/events/{slug}")
        expect(page.get_by_text("The pairings will be published here.")).to_be_visible()
    # Who is not connected when a game begins is not led to it.
    host = server.app.state.host
    until(desk.page, lambda: all(host.present(person.id) for person in people))
    desk.page.goto(f"/events/{slug}/desk")
    desk.press("Pair round 1")
    desk.press("Publish and open the games")
    for page in pages:
        expect(page).to_have_url(GAME)
    first = pages[0].url

    # The one calls a judge, who comes.
    bar = pages[0].get_by_role("complementary", name="Your match")
    expect(bar).to_contain_text("Round 1 · Table 1")
    expect(bar).to_contain_text("Game 1 of 2")
    bar.get_by_role("button", name="Call a judge").click()
    expect(bar.get_by_role("button", name="A judge was called")).to_be_disabled()
    expect(desk.page.get_by_text(re.compile("calls a judge to table 1"))).to_be_visible()
    desk.press("I go")
    expect(bar.get_by_role("button", name="Call a judge")).to_be_enabled()

    # The one concedes the first game by pressing; when both are ready they find themselves at the second.
    pages[0].get_by_role("button", name="Game menu").click()
    pages[0].get_by_role("dialog", name="Game menu").get_by_role("button", name="Concede").click()
    pages[0].get_by_role("dialog", name="Concede the game?").get_by_role("button", name="Concede").click()
    for page in pages:
        expect(page.get_by_text(re.compile("Game 1: .* won. Ready for game 2?"))).to_be_visible()
    pages[0].get_by_role("button", name="I am ready").click()
    expect(pages[0].get_by_text("You are ready. Waiting for")).to_be_visible()
    expect(pages[0]).to_have_url(first)
    assert_fits(pages[0])
    pages[1].get_by_role("button", name="I am ready").click()
    for page in pages:
        expect(page).not_to_have_url(first)
        expect(page).to_have_url(GAME)

    # The other concedes the second.
    game = pages[1].url.rsplit("/", 1)[1]
    live = Player(server, people[1].http)
    live.enter(game)
    assert live.ask("concede", room=game)["problem"] is None
    live.close()
    back = pages[0].get_by_role("link", name="Back to the event")
    expect(back).to_be_visible()
    back.click()
    expect(pages[0].get_by_text("Result: 3–3")).to_be_visible()
    expect(desk.page.get_by_text("1 of 1 reported")).to_be_visible()
    expect(desk.page.get_by_text("wins the tournament")).to_be_visible()
    assert matches(organiser, slug)[0]["result"]["points"] == [3, 3]


def test_a_drafter_takes_cards_and_builds_decks_from_them(server: Running, open_page: OpenPage) -> None:
    organiser, person = somebody(server), somebody(server)
    slug = new_event(organiser, play="full draft", structure="custom", swiss=1, cut=0)
    person.register(slug)
    organiser.do(slug, "draft", sets=["core"], seats=2, corp_packs=1, runner_packs=1, size=2, seconds=0)
    page = be(open_page(**PHONE), person, server)
    page.goto(f"/events/{slug}")
    expect(page.get_by_role("heading", name="Pack 1 of 2: Corp cards")).to_be_visible()
    assert_accessible(page)
    assert_fits(page)
    for picks in range(1, 5):
        page.get_by_role("button", name=re.compile("^Take ")).first.click()
        if picks < 4:
            expect(page.get_by_role("heading", name=f"Your picks ({picks})")).to_be_visible()
    expect(page.get_by_text("The draft is over.")).to_be_visible()
    corp = page.get_by_role("region", name="Your Corp deck")
    expect(corp.get_by_role("listitem").first).to_be_visible()  # what the cards are is known
    corp.get_by_role("button", name="Take all picks").click()
    corp.get_by_role("button", name="Register this Corp deck").click()
    expect(corp.get_by_role("alert")).to_contain_text("cards")
    assert_accessible(page)


def test_every_page_of_an_event_is_for_everybody_and_fits(server: Running, open_page: OpenPage) -> None:
    organiser = somebody(server)
    slug = filled(organiser, 9, structure="custom", swiss=1, cut=8)
    play_round(organiser, slug)
    organiser.do(slug, "ruling", text="Slow play.", players=[1], rules=["RR/jack-out/2"], penalty="warning")
    organiser.do(slug, "cut")
    desktop, phone = be(open_page(theme="light"), organiser, server), be(open_page(**PHONE), organiser, server)
    for path in (
        "/events",
        "/events/new",
        *(f"/events/{slug}?show={part}" for part in ("bracket", "pairings", "standings", "players", "about")),
        *(f"/events/{slug}/desk?show={part}" for part in ("round", "people", "judge", "settings", "log")),
        *(
            f"/events/{slug}/{sheet}"
            for sheet in ("clock", "poster", "print/slips", "print/standings", "print/bracket")
        ),
    ):
        page, check = (desktop, None) if "print" in path or "new" in path else (phone, assert_touchable)
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="Loading")).to_have_count(0)
        assert_accessible(page)
        assert_fits(page)
        if check is not None:
            check(page)


def test_a_printed_sheet_is_the_sheet_alone(server: Running, open_page: OpenPage) -> None:
    organiser = somebody(server)
    slug = filled(organiser, 4)
    play_round(organiser, slug)
    page = be(open_page(), organiser, server)
    page.goto(f"/events/{slug}/print/pairings")
    expect(page.get_by_role("row", name=re.compile("^Player 003"))).to_be_visible()
    expect(page.get_by_role("banner").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("banner").first).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("row", name=re.compile("^Player 003"))).to_be_visible()
