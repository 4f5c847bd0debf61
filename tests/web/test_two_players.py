"""Two people against each other, each in a browser of their own, and somebody who watches."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.lobby.people import guest, me
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits
from tests.web.browser import PHONE, allow, watched
from tests.web.conftest import OpenPage
from tests.web.player import BRIEFLY, press_until_it_counts

HAND = ("Hunter", "Melange Mining Corp.", "Shipment from Kaguya", "Ice Wall", "Archer")
GRIP = ("Infiltration", "Armitage Codebusting", "Armitage Codebusting", "Easy Mark", "Crash Space")
GAME = re.compile(r"/games/\w+$")


@dataclass
class Player:
    """Somebody at the table."""

    page: Page
    name: str

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name="Your decision")

    def asked(self, question: str) -> None:
        expect(self.decision.get_by_role("heading", name=question)).to_be_visible()

    def choose(self, *labels: str) -> None:
        """Press one choice after the other, each in the decision that follows."""
        for label in labels:
            button = self.page.locator(f".table [data-option][data-label='{label}']:visible").first
            expect(button).to_be_visible()
            number = self.decision.get_attribute("data-decision")
            press_until_it_counts(self.page, number, partial(button.click, timeout=BRIEFLY))

    def passes(self) -> None:
        """Let subroutines fire: it takes two presses."""
        button = self.page.get_by_role("button", name="Pass", exact=True)
        number = self.decision.get_attribute("data-decision")
        press_until_it_counts(self.page, number, partial(button.click, timeout=BRIEFLY))

    def hand(self, side: str) -> Locator:
        return self.page.get_by_role("region", name=re.compile(rf"^{side}: \d+ cards? of at most"))

    def logged(self, text: str) -> None:
        expect(self.page.get_by_role("log", name="Log")).to_contain_text(text)


def enter(page: Page, client: httpx.Client, server: Running, address: str) -> Player:
    """Let somebody who exists already use a browser."""
    cookies = [{"name": name, "value": value, "url": server.url} for name, value in client.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.goto(address)
    return Player(page, me(client)["name"])


def seated(
    server: Running, open_page: OpenPage, name: str, looks: tuple[dict[str, Any], dict[str, Any]] = ({}, {})
) -> tuple[Player, Player, str]:
    """A Corp and a Runner whose game has begun, and their table. `looks`: the pages of the two."""
    with guest(server) as one, guest(server) as two:
        table = one.post("/api/tables", json={"name": name, "side": "corp", "deck": "core-weyland"}).json()["id"]
        two.post(f"/api/tables/{table}/join", json={"deck": "core-criminal"}).raise_for_status()
        one.post(f"/api/tables/{table}/ready", json={"ready": True}).raise_for_status()
        game = two.post(f"/api/tables/{table}/ready", json={"ready": True}).json()["game"]
        corp = enter(open_page(**looks[0]), one, server, f"/games/{game}")
        runner = enter(open_page(**looks[1]), two, server, f"/games/{game}")
    return corp, runner, table


@pytest.mark.usefixtures("fixed_shuffles")
def test_two_people_play_while_somebody_watches(server: Running, open_page: OpenPage) -> None:
    corp, runner, _ = seated(server, open_page, "Watched")
    spectator = Player(open_page(), "")
    spectator.page.goto("/lobby")
    spectator.page.get_by_role("link", name="Watch the game at Watched").click()
    expect(spectator.page).to_have_url(GAME)

    # Each sees their own hand and nobody the other's.
    for title in set(HAND):
        expect(corp.hand("HQ").get_by_role("button", name=re.compile(f"^{re.escape(title)}"))).not_to_have_count(0)
    for title in set(GRIP):
        expect(runner.hand("Grip").get_by_role("button", name=re.compile(f"^{re.escape(title)}"))).not_to_have_count(0)
    expect(corp.hand("Grip")).to_have_count(0)
    expect(runner.hand("HQ")).to_have_count(0)
    expect(spectator.page.get_by_text("The Corp decides whether to keep the starting hand.")).to_be_visible()
    corp.choose("Keep")
    runner.choose("Keep")

    # The Corp's first turn: a piece of ice before HQ.
    corp.choose("Install Ice Wall", "HQ", "Gain 1 credit", "Gain 1 credit")
    installed = spectator.page.get_by_role("group", name="Ice protecting HQ, outermost first")
    expect(installed.locator("[data-card]")).to_have_count(1)
    expect(installed).not_to_contain_text("Ice Wall")
    expect(runner.page.get_by_role("group", name="Ice protecting HQ, outermost first")).not_to_contain_text("Ice Wall")

    # The Runner runs into it.
    runner.choose("Run HQ")
    corp.choose("Rez Ice Wall")
    for player in (corp, runner, spectator):
        expect(player.page.get_by_role("group", name="Ice protecting HQ, outermost first")).to_contain_text("Ice Wall")
    for player in (corp, runner, spectator):
        player.logged("The run is unsuccessful.")
    runner.asked("3 clicks left.")

    # A run that succeeds: only the Runner learns what was accessed.
    runner.choose("Run R&D", "Continue")
    runner.asked("You access Aggressive Negotiation.")
    for player in (corp, spectator):
        player.logged("The Runner accesses a card from R&D.")
        expect(player.page.get_by_text("Aggressive Negotiation")).to_have_count(0)
    runner.choose("No action", "Gain 1 credit", "Gain 1 credit")

    # The next turns.
    corp.choose("Gain 1 credit", "Gain 1 credit", "Play Shipment from Kaguya", "Ice Wall")
    runner.choose("Play Easy Mark", "Install Armitage Codebusting", "Gain 1 credit", "Gain 1 credit")
    for player in (corp, spectator):
        rig = player.page.get_by_role("region", name="Rig")
        expect(rig).to_contain_text("Armitage Codebusting")
    corp.asked("3 clicks left.")
    spectator.logged("Turn 5 · Corp")


DARK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "theme": "dark"}
LIGHT: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "theme": "light"}


@pytest.mark.usefixtures("fixed_shuffles")
@pytest.mark.parametrize("looks", [(DARK, LIGHT), (LIGHT, {**PHONE, "theme": "light"})], ids=["desks", "phone"])
def test_a_trace_an_access_and_the_end_are_for_both_players(
    server: Running, open_page: OpenPage, looks: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    corp, runner, _ = seated(server, open_page, "Everybody", looks)
    corp.choose("Keep")
    runner.choose("Keep")
    corp.choose("Install Hunter", "HQ", "Gain 1 credit", "Gain 1 credit")
    runner.choose("Run HQ")
    corp.choose("Rez Hunter")
    runner.passes()
    for player in (corp, runner):
        contest = player.page.get_by_role("region", name="Hunter: trace")
        expect(contest).to_be_visible()
        expect(contest).to_contain_text("Give the Runner 1 tag")
        spend = contest.get_by_role("button", name=re.compile("^Spend"))
        expect(spend).to_be_in_viewport(ratio=1)
        for each in (corp, runner):
            examine(each.page)
        number = player.decision.get_attribute("data-decision")
        press_until_it_counts(player.page, number, partial(spend.click, timeout=BRIEFLY))

    runner.choose("Jack out", "Run R&D", "Continue")
    runner.asked("You access Aggressive Negotiation.")
    examine(runner.page)
    expect(corp.page.get_by_text("The Runner accesses cards.")).to_be_visible()
    expect(corp.page.get_by_text("Aggressive Negotiation")).to_have_count(0)
    examine(corp.page)

    runner.choose("No action")
    corp.page.get_by_role("button", name="Game menu").click()
    corp.page.get_by_role("button", name="Concede").click()
    corp.page.get_by_role("dialog", name="Concede the game?").get_by_role("button", name="Concede").click()
    for player in (corp, runner):
        over = player.page.get_by_role("region", name="The game is over")
        expect(over.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
        examine(player.page)


def examine(page: Page) -> None:
    assert_accessible(page)
    assert_fits(page)


@pytest.mark.usefixtures("fixed_shuffles")
def test_who_loses_the_connection_or_the_page_comes_back_to_the_same_decision(
    server: Running, open_page: OpenPage
) -> None:
    corp, runner, _ = seated(server, open_page, "Coming back")
    corp.choose("Keep")
    runner.choose("Keep")
    corp.choose("Install Ice Wall", "HQ", "Gain 1 credit", "Gain 1 credit")
    runner.choose("Run HQ")

    # In the middle of a run the network goes away, and comes back.
    corp.asked("The Runner approaches Ice Wall. You may rez or pass.")
    allow(corp.page, "ERR_INTERNET_DISCONNECTED|WebSocket")
    corp.page.context.set_offline(True)
    expect(corp.page.get_by_text("You are offline.").last).to_be_visible()
    corp.asked("The Runner approaches Ice Wall. You may rez or pass.")
    corp.page.context.set_offline(False)
    expect(corp.page.get_by_text("You are offline.")).to_have_count(0)
    corp.asked("The Runner approaches Ice Wall. You may rez or pass.")

    # The page is closed and opened again.
    address = corp.page.url
    again = watched(corp.page.context)
    corp.page.close()
    expect(runner.page.get_by_text(f"{corp.name} is away. The game waits for them.")).to_be_visible()
    again.goto(address)
    corp = Player(again, corp.name)
    corp.asked("The Runner approaches Ice Wall. You may rez or pass.")
    expect(runner.page.get_by_text("is away. The game waits for them.")).to_have_count(0)
    corp.choose("Rez Ice Wall")
    runner.logged("The Corp rezzes Ice Wall protecting HQ for 1 credit.")
    runner.asked("3 clicks left.")


@pytest.mark.usefixtures("fixed_shuffles")
def test_a_rematch_switches_sides(server: Running, open_page: OpenPage) -> None:
    corp, runner, table = seated(server, open_page, "Once more")
    corp.choose("Keep")
    runner.page.get_by_role("button", name="Game menu").click()
    runner.page.get_by_role("button", name="Concede").click()
    runner.page.get_by_role("dialog", name="Concede the game?").get_by_role("button", name="Concede").click()
    expect(runner.page.get_by_role("heading", name="You have lost")).to_be_visible()
    expect(corp.page.get_by_role("heading", name="You have won")).to_be_visible()

    # Each is asked for a deck of the side that they play next.
    corp.page.get_by_role("button", name="Rematch").click()
    expect(corp.page).to_have_url(re.compile(f"/tables/{table}$"))
    corp.page.get_by_label("Your deck for the Runner").select_option(label="Core Set starter: Shaper")
    corp.page.get_by_role("button", name="I am ready").click()
    expect(corp.page.get_by_text(f"The game begins when {runner.name} is too.")).to_be_visible()
    expect(runner.page.get_by_text(f"{corp.name} would like a rematch with sides switched.")).to_be_visible()
    runner.page.get_by_role("button", name="Rematch").click()
    runner.page.get_by_label("Your deck for the Corp").select_option(label="Core Set starter: Jinteki")
    expect(runner.page.get_by_text(f"{corp.name} wants a rematch with sides switched.")).to_be_visible()
    runner.page.get_by_role("button", name="I am ready").click()
    for player, side, hand in ((corp, "Runner", "Grip"), (runner, "Corp", "HQ")):
        expect(player.page).to_have_url(GAME)
        expect(player.page.get_by_role("region", name=f"{side}: {player.name}")).to_be_visible()
        expect(player.hand(hand)).to_be_visible()
    assert corp.page.url == runner.page.url

    # The table remembers both games.
    watcher = open_page()
    watcher.goto(f"/tables/{table}")
    games = watcher.get_by_role("region", name="Games at this table").get_by_role("listitem")
    expect(games).to_have_count(2)
    expect(games.nth(0)).to_contain_text("Going on")
    expect(games.nth(1)).to_contain_text(f"{corp.name} won")
