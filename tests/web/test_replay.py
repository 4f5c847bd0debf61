"""Replays in a real browser: stepping, jumping, playing by themselves, perspectives, links, playing on, records."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from netrunner.terminal.match import Match
from netrunner.terminal.saved_games import as_data
from tests.server.replays.games import part, played, positions, put, stored
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import expect_told
from tests.web.conftest import OpenPage

SIDES = {"corp": "Corp", "runner": "Runner"}


# --- what there is to see in the game of the two bots, whatever they choose ------------------------------------------


def last() -> int:
    """How many choices the game has."""
    return len(played().record()["choices"])


def turn_begins(turn: int) -> int:
    return next(number for number, game in positions(played()) if game.state.turn == turn)


def in_a_run() -> int:
    """A moment in the middle of a run."""
    return next(number for number, game in positions(played()) if game.view("corp")["run"] and number > 50)


class Secret(NamedTuple):
    """A moment at which the Corp has a card in a server that the Runner does not know, and one in hand."""

    moment: int
    server: str
    card: str
    in_hand: str


def secret() -> Secret:
    for number, game in positions(played()):
        view = game.view("corp")["corp"]
        for server in view["servers"]:
            facedown = [card for card in server["root"] if not card["rezzed"]]
            if server["name"].startswith("Server") and len(server["root"]) == len(facedown) == 1 and view["hand"]:
                return Secret(number, server["name"], facedown[0]["title"], view["hand"][0]["title"])
    raise AssertionError("there is no such moment")


def action_of_the_runner(after: int) -> int:
    for number, game in positions(played()):
        decision = game.decision
        if number >= after and decision and decision.side == "runner" and decision.prompt.startswith("Take an action"):
            return number
    raise AssertionError("there is no such action")


def winner() -> str:
    result = played().result
    assert result is not None
    return SIDES[result.winner or ""]


@pytest.fixture
def game(server: Running) -> str:
    return put(server, stored(played()))


def look(page: Page, game: str, query: str = "") -> None:
    page.goto(f"/replays/{game}{query}")
    expect(track(page)).to_be_visible()


def track(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment of the game")


def at(page: Page) -> int:
    return int(track(page).get_attribute("aria-valuenow") or -1)


def expect_at(page: Page, moment: int) -> None:
    expect(track(page)).to_have_attribute("aria-valuenow", str(moment))


def happened(page: Page) -> Locator:
    return page.get_by_role("region", name="What happened")


def test_a_replay_is_stepped_through_with_buttons_and_keys(page: Page, game: str) -> None:
    look(page, game)
    expect_at(page, 0)
    expect(page).to_have_title(re.compile("Ada against Bob"))
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    page.get_by_role("button", name="One step forward").click()
    expect(happened(page)).to_contain_text("The Corp keeps the starting hand.")
    page.keyboard.press("ArrowRight")
    expect(happened(page)).to_contain_text(re.compile("The Runner (keeps the starting hand|takes a mulligan)"))
    expect_at(page, 2)
    page.keyboard.press("Shift+ArrowRight")
    expect_at(page, 3)  # a single choice, although only a window was passed
    page.keyboard.press("ArrowDown")
    expect(happened(page).or_(page.get_by_text("Turn 2 · Runner"))).not_to_have_count(0)
    second = turn_begins(2)
    expect_at(page, second)
    page.keyboard.press("PageDown")
    expect_at(page, turn_begins(3))
    page.keyboard.press("PageUp")
    expect_at(page, second)
    page.keyboard.press("ArrowLeft")
    expect(track(page)).not_to_have_attribute("aria-valuenow", str(second))
    assert at(page) < second
    page.keyboard.press("End")
    expect_at(page, last())
    expect(page.get_by_role("log", name="Log")).to_contain_text(f"The {winner()} wins the game")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    page.keyboard.press("Home")
    expect_at(page, 0)


def test_a_press_on_the_track_and_the_contents_jump(page: Page, game: str) -> None:
    look(page, game)
    track(page).click()
    expect(track(page)).not_to_have_attribute("aria-valuenow", "0")
    assert last() * 0.45 < at(page) < last() * 0.55
    page.get_by_role("button", name="Jump to").click()
    contents = page.get_by_role("dialog")
    access = contents.get_by_role("button", name=re.compile("^Accesses ")).first
    title = access.inner_text().strip().removeprefix("Accesses ")
    access.click()
    expect(contents).to_be_hidden()
    expect(happened(page)).to_contain_text(f"The Runner accesses {title} from")


def test_a_replay_plays_by_itself_until_its_end(page: Page, game: str) -> None:
    look(page, game, f"?at={last() - 12}")
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Speed")).click()
    expect(page.get_by_role("button", name="Speed: 4 times")).to_be_visible()
    track(page).focus()
    page.keyboard.press("Space")
    expect_at(page, last())
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_plays_by_itself_until_somebody_steps_in(page: Page, game: str) -> None:
    look(page, game, "?at=100")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(track(page)).not_to_have_attribute("aria-valuenow", "100")
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_each_perspective_shows_what_it_may_know_at_the_same_moment(page: Page, game: str) -> None:
    moment, where, title, in_hand = secret()
    look(page, game, f"?at={moment}&as=both")
    server = page.get_by_role("region", name=where)
    expect(server.get_by_role("button", name=re.compile(f"^{re.escape(title)}"))).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("^HQ: ")).get_by_text(in_hand).first).to_be_visible()
    page.get_by_label("Perspective").select_option("The Runner’s")
    expect(server.get_by_role("button", name=re.compile(f"^{re.escape(title)}"))).to_have_count(0)
    expect(server.get_by_role("button", name=re.compile("^Facedown card"))).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("^HQ: "))).to_have_count(0)
    expect(page.get_by_role("region", name=re.compile("^Grip: "))).to_be_visible()
    page.get_by_label("Perspective").select_option("A spectator’s")
    expect(page.get_by_role("region", name=re.compile("^Grip: "))).to_have_count(0)
    expect_at(page, moment)
    expect(page).to_have_url(re.compile(rf"at={moment}&as=spectator"))


def test_a_link_leads_others_to_the_same_moment(page: Page, open_page: OpenPage, server: Running, game: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    moment = in_a_run()
    look(page, game, f"?at={moment}&as=runner")
    page.get_by_role("button", name="Share and keep").click()
    page.get_by_role("menuitem", name="Copy a link to this moment").click()
    expect_told(page, "The link to this moment is copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    other = open_page()
    other.goto(link)
    expect(track(other)).to_have_attribute("aria-valuenow", str(moment))
    expect(other.get_by_label("Perspective")).to_have_value("runner")


def test_the_record_and_the_transcript_are_downloaded(page: Page, game: str) -> None:
    look(page, game)
    for item, name, start in (
        ("Download the record", f"netrunner-{game}.json", "{"),
        ("Download the transcript", f"netrunner-{game}.txt", "Ada against Bob"),
    ):
        page.get_by_role("button", name="Share and keep").click()
        with page.expect_download() as download:
            page.get_by_role("menuitem", name=item).click()
        assert download.value.suggested_filename == name
        assert Path(download.value.path()).read_text(encoding="utf-8").startswith(start)


def test_playing_on_begins_a_game_at_that_very_moment(page: Page, server: Running, game: str) -> None:
    moment = action_of_the_runner(last() // 2)
    look(page, game, f"?at={moment}&as=runner")
    hand = page.get_by_role("region", name=re.compile("^Grip: "))
    expect(hand).to_be_visible()
    cards = hand.get_by_role("button").all_text_contents()
    page.get_by_role("button", name="Play on").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_role("radio", name="Runner")).to_be_checked()
    dialog.get_by_label("It plays").select_option("at once")
    dialog.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/games/"))
    expect(page.get_by_role("heading", name=re.compile("clicks? left"))).to_be_visible()
    live = server.app.state.host.rooms[page.url.rpartition("/")[2]].match
    assert live.game.digest() == part(played(), moment).digest()
    expect(hand.get_by_role("button")).to_have_count(len(cards))


def test_a_saved_game_of_the_terminal_is_opened_and_a_broken_one_refused(page: Page, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    saved.write_text(json.dumps(as_data(Match(part(played(seed=4, skip=True), 30), "corp", "rookie")), indent=1))
    broken = tmp_path / "broken.json"
    broken.write_text('{"version": 1, "choices": []')
    page.goto("/replays")
    page.get_by_role("button", name="Open a record").click()
    dialog = page.get_by_role("dialog", name="Open a game from elsewhere")
    dialog.get_by_role("button", name="Open it").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Choose a file first.")
    dialog.get_by_label("Record").set_input_files(broken)
    dialog.get_by_role("button", name="Open it").click()
    expect(dialog.get_by_role("alert")).to_contain_text("The file is not a record")
    strange = tmp_path / "strange.json"
    strange.write_text("{}")
    dialog.get_by_label("Record").set_input_files(strange)
    dialog.get_by_role("button", name="Open it").click()
    expect(dialog.get_by_role("alert")).to_contain_text("The record lacks version.")
    dialog.get_by_label("Record").set_input_files(saved)
    dialog.get_by_role("button", name="Open it").click()
    expect(page).to_have_url(re.compile("/replays/"))
    expect(track(page)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("log", name="Log")).to_contain_text("The record ends here.")
    page.get_by_role("button", name="Share and keep").click()
    page.get_by_role("menuitem", name="Delete this game").click()
    page.get_by_role("button", name="Delete this game").click()
    expect_told(page, "The game is deleted.")
    expect(page).to_have_url(re.compile(r"/replays$"))


def test_games_are_found_in_the_list(page: Page, server: Running) -> None:
    put(server, stored(played()), corp_name="Zora")
    page.goto("/replays")
    page.get_by_label("Player").fill("zora")
    page.get_by_role("button", name="Find").click()
    expect(page.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("listitem")).to_contain_text(f"{winner()} won")
    assert_accessible(page)
    page.get_by_role("link", name="Replay").click()
    expect(track(page)).to_be_visible()
    page.go_back()
    expect(page.get_by_label("Player")).to_have_value("zora")
    page.get_by_role("radio", name="Yours").check()
    expect(page.get_by_text("You have no games yet")).to_be_visible()


def test_a_game_that_is_not_there_is_said_to_be_missing(page: Page) -> None:
    page.goto("/replays/nosuchgame")
    expect(page.get_by_text("There is no such game.")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_replay_is_for_everybody_on_a_desktop(open_page: OpenPage, game: str, theme: str) -> None:
    page = open_page(theme=theme)
    look(page, game, f"?at={in_a_run()}&as=both")
    assert_accessible(page)
    assert_fits(page)
    page.get_by_role("button", name="Jump to").click()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on").click()
    assert_accessible(page)


def test_a_replay_fits_a_phone_and_is_moved_through_by_touch(phone: Page, game: str) -> None:
    moment = in_a_run()
    look(phone, game, f"?at={moment}&as=both")
    assert_accessible(phone)
    assert_fits(phone)
    assert_touchable(phone)
    phone.get_by_role("button", name="One step forward").tap()
    expect(track(phone)).not_to_have_attribute("aria-valuenow", str(moment))
    assert at(phone) > moment
    phone.get_by_role("button", name="Next turn").tap()
    phone.get_by_role("button", name="Share and keep").tap()
    expect(phone.get_by_role("menuitem", name="Play on from here")).to_be_visible()
