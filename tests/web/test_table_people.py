"""Two people at a table in two browsers: consent, the clock, who is away, what each may see."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from netrunner.server.live.options import GameOptions
from tests.server.running_server import Running
from tests.web.browser import watched
from tests.web.conftest import OpenPage
from tests.web.moments import corp_acts, moment, runner_acts, start
from tests.web.player import account_of, decision, look


@dataclass(frozen=True)
class Pair:
    """The two at the table: the one who decides first, and the other."""

    you: Page
    opponent: Page
    game: str


@pytest.fixture
def pair(server: Running, open_page: OpenPage) -> Pair:
    you, opponent = open_page(), open_page()
    accounts = [account_of(page, server) for page in (you, opponent)]
    options = GameOptions(clock=1500)
    game = start(server, accounts[0], moment(runner_acts), opponent=accounts[1], options=options)
    for page in (you, opponent):
        page.goto(f"/games/{game}")
        expect(page.locator("[data-card]").first).to_be_visible()
    return Pair(you, opponent, game)


def strip(page: Page, side: str) -> Locator:
    return page.get_by_role("region", name=re.compile(f"^{side}: "))


def ask(page: Page, name: str) -> None:
    page.get_by_role("button", name="Game menu").click()
    page.get_by_role("button", name=name, exact=True).click()


def test_a_choice_is_taken_back_only_by_consent(pair: Pair) -> None:
    purse = strip(pair.opponent, "Runner").locator("[data-anchor=runner-credits]")
    before = int(purse.get_attribute("data-value") or "")
    decision(pair.you).get_by_role("button", name="Gain 1 credit").click()
    expect(purse).to_have_attribute("data-value", str(before + 1))
    ask(pair.you, "Ask to take back")
    expect(pair.you.get_by_text("You have asked to take back your last choice.")).to_be_visible()
    expect(purse).to_have_attribute("data-value", str(before + 1))
    asked = pair.opponent.get_by_text("Ada asks to take back their last choice.")
    expect(asked).to_contain_text("“Gain 1 credit”")
    look(pair.opponent)
    pair.opponent.get_by_role("button", name="Accept").click()
    expect(purse).to_have_attribute("data-value", str(before))


def test_a_draw_is_offered_declined_and_agreed(pair: Pair) -> None:
    for answer in ("Decline", "Accept"):
        ask(pair.opponent, "Offer a draw")
        pair.opponent.get_by_role("dialog", name="Offer a draw?").get_by_role("button", name="Offer a draw").click()
        expect(pair.opponent.get_by_text("You have offered a draw.")).to_be_visible()
        expect(pair.you.get_by_text("Bela offers a draw.")).to_be_visible()
        look(pair.you)
        pair.you.get_by_role("button", name=answer).click()
        expect(pair.opponent.get_by_text("You have offered a draw.")).to_have_count(0)
    for page in (pair.you, pair.opponent):
        expect(page.get_by_role("heading", name="Nobody wins")).to_be_visible()


def test_the_clock_runs_for_whoever_decides(pair: Pair) -> None:
    running = strip(pair.opponent, "Runner").get_by_role("timer")
    expect(running).to_have_accessible_name(re.compile("Time left: 2[0-4]:"))
    beside = pair.opponent.get_by_role("complementary")
    expect(beside.get_by_role("timer")).to_have_accessible_name("Time left: 25:00")
    expect(beside).to_contain_text("yours")


def test_waiting_says_for_whom_and_for_what_and_who_is_away(pair: Pair) -> None:
    expect(decision(pair.opponent)).to_contain_text("The Runner takes an action.")
    pair.you.goto("/")
    expect(decision(pair.opponent)).to_contain_text("Ada is away. Their clock runs on.")
    expect(strip(pair.opponent, "Runner")).to_contain_text("away")


def test_the_game_of_somebody_who_is_gone_for_long_is_claimed(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("netrunner.server.live.room.CLAIM", 0.0)
    pair.opponent.clock.install()
    pair.you.goto("/")
    expect(decision(pair.opponent)).to_contain_text(re.compile("You can claim the game in 1\\d\\d seconds"))
    pair.opponent.clock.fast_forward(181_000)
    decision(pair.opponent).get_by_role("button", name="Claim the game").click()
    dialog = pair.opponent.get_by_role("dialog", name="Claim the game?")
    dialog.get_by_role("button", name="Claim the game").click()
    expect(pair.opponent.get_by_role("heading", name="You have won")).to_be_visible()


def test_a_game_that_another_tab_ended_is_summed_up_in_this_one(pair: Pair) -> None:
    other = watched(pair.you.context)
    other.goto(f"/games/{pair.game}")
    ask(other, "Concede")
    other.get_by_role("dialog", name="Concede the game?").get_by_role("button", name="Concede").click()
    for page in (other, pair.you):
        over = page.get_by_role("region", name="The game is over")
        expect(over.get_by_role("heading", name="You have lost")).to_be_visible()
        expect(over.get_by_role("row", name=re.compile("^Clicks spent"))).to_be_visible()


def test_neither_sees_the_others_hand(pair: Pair) -> None:
    for page, own, other in ((pair.you, "runner", "corp"), (pair.opponent, "corp", "runner")):
        expect(page.locator(f"[data-area=hand-{own}]")).to_have_count(1)
        expect(page.locator(f"[data-area=hand-{other}]")).to_have_count(0)


def test_spectators_see_both_hands_where_both_agreed(server: Running, open_page: OpenPage) -> None:
    players = [account_of(open_page(), server) for _ in range(2)]
    options = GameOptions(visible_hands=True)
    game = start(server, players[0], moment(corp_acts), opponent=players[1], options=options)
    watcher = open_page()
    watcher.goto(f"/games/{game}")
    expect(watcher.locator("[data-area=hand-corp] [data-card]").first).to_be_visible()
    expect(watcher.locator("[data-area=hand-runner] [data-card]").first).to_be_visible()
