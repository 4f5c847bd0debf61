"""Looking back from the log, cards one is not asked about, and the talk of those who watch."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from netrunner.scenario import Scenario
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible
from tests.web.browser import until
from tests.web.conftest import OpenPage
from tests.web.moments import View, moment, runner_acts
from tests.web.player import account_of, decision, sit_down
from tests.web.staged import accessing, room, stage

DESK = {"viewport": {"width": 1366, "height": 768}}


def fourth_turn(view: View) -> bool:
    return view["turn"] >= 4 and runner_acts(view)


def test_a_line_of_the_log_opens_the_table_as_it_was(server: Running, open_page: OpenPage) -> None:
    page = open_page(**DESK)
    sit_down(page, server, moment(fourth_turn))
    log = page.get_by_role("log", name="Log")
    log.get_by_role("button", name="Show the table at this moment").first.click()
    bar = page.get_by_role("region", name="Look back")
    expect(bar.get_by_role("heading", name=re.compile("^The table as it was in turn"))).to_be_visible()
    expect(bar).to_contain_text("The game waits for you.")
    expect(page.locator(".table [data-option]")).to_have_count(0)
    expect(page.locator("[data-area=rig] [data-card]")).to_have_count(0)
    assert_accessible(page)
    bar.get_by_role("button", name="Later").click()
    expect(log.locator(".here")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(decision(page)).to_be_visible()
    expect(page.locator(".table [data-option]").first).to_be_visible()


def test_pointing_at_a_line_shows_its_card_and_lights_it(open_page: OpenPage) -> None:
    page = open_page(**DESK)
    s = Scenario(runner={"hand": ["Corroder"], "credits": 9}, turn="runner")
    s.choose("Install Corroder")
    while not s.can("Gain 1 credit"):
        s.choose("Pass")
    stage(page, room(s, "runner"))
    line = page.get_by_role("log", name="Log").get_by_role("listitem").filter(has_text="install")
    line.first.hover(position={"x": 200, "y": 8})
    expect(page.get_by_role("region", name="Card").locator("h3, .title").first).to_contain_text("Corroder")
    expect(page.locator("[data-area=rig] .lit")).to_have_count(1)


def test_a_card_is_yielded_for_in_its_menu(open_page: OpenPage) -> None:
    page = open_page(**DESK)
    s = Scenario(runner={"rig": ["Self-modifying Code"], "credits": 5}, turn="runner")
    s.choose("Gain 1 credit")
    while "window" not in s.game.view("runner")["decision"] or s.side != "runner":
        s.choose("Pass" if s.can("Pass") else "Gain 1 credit")
    staged = stage(page, room(s, "runner"))
    page.locator("[data-area=rig] [data-card]").first.click(button="left", modifiers=["Shift"])
    menu = page.get_by_role("dialog", name=re.compile("Self-modifying Code"))
    menu.get_by_role("button", name="Do not stop for Self-modifying Code").click()
    until(page, lambda: any(message["do"] == "yields" for message in staged.sent))
    asked = next(message for message in staged.sent if message["do"] == "yields")
    assert asked["titles"] == ["Self-modifying Code"]


def test_those_who_watch_talk_and_the_players_do_not_hear(server: Running, open_page: OpenPage) -> None:
    player, watcher = open_page(**DESK), open_page(**DESK)
    game = sit_down(player, server, moment(runner_acts))
    watcher.goto("/")
    account_of(watcher, server)  # has played once, and so has a name
    watcher.goto(f"/games/{game}")
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_text("the players when the game is over")).to_be_visible()
    watcher.get_by_role("textbox", name="Say something").fill("Run R&D!")
    watcher.get_by_role("button", name="Send").click()
    expect(watcher.get_by_role("log", name="Chat")).to_contain_text("Run R&D!")
    player.get_by_role("tab", name="Chat").click()
    expect(player.get_by_role("log", name="Chat")).to_contain_text("Nobody has said anything yet.")


def test_who_plays_with_keys_is_led_to_an_access(open_page: OpenPage) -> None:
    """It comes to stand over the boards, and what had the focus is gone."""
    page = open_page(**DESK)
    s = accessing(["PAD Campaign", "Enigma"])
    before = Scenario(corp={"deck": ["PAD Campaign", "Enigma"]}, turn="runner")
    staged = stage(page, room(before, "runner"))
    page.keyboard.press("d")
    page.keyboard.press("Escape")
    staged.tell({**room(s, "runner"), "decision": 1})
    expect(page.get_by_role("group", name="Accessing PAD Campaign from R&D")).to_be_visible()
    until(page, "document.activeElement.matches('.stage[data-area=decision]')")


def test_a_card_whose_facts_are_on_their_way_is_not_said_to_have_no_text(open_page: OpenPage) -> None:
    page = open_page(**DESK)
    held: list[Route] = []
    page.route("**/api/cards*", lambda route: held.append(route))
    stage(page, room(Scenario(corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, turn="runner"), "runner"))
    reader = page.get_by_role("region", name="The card that is looked at")
    page.locator("[data-card]", has_text="Enigma").first.hover()
    expect(reader.get_by_role("heading", name="Enigma")).to_be_visible()
    expect(reader).not_to_contain_text("This card has no text.")
    until(page, lambda: held)
    for route in held:
        route.continue_()
    expect(reader).to_contain_text("The Runner loses 1")


def test_the_dialogs_are_there_before_one_is_asked_for(open_page: OpenPage) -> None:
    """They come after the board; a server that is gone by then, or a new one, does not keep them away."""
    page = open_page(**DESK)
    with page.expect_response(re.compile(r"/dialogs-[^/]+\.js$")) as fetched:
        stage(page, room(Scenario(turn="runner"), "runner"))
    assert fetched.value.ok
    page.wait_for_timeout(200)
    page.context.set_offline(True)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
