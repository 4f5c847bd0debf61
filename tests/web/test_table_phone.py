"""What a phone has little room for: many places, many cards, long titles."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from netrunner.scenario import Scenario
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import look_elsewhere, until
from tests.web.conftest import OpenPage
from tests.web.player import decision, look
from tests.web.staged import crowded, crowded_run, crowded_trace, room, stage
from tests.web.test_table_sight import LYING
from tests.web.test_table_staged import SIZES, sent


def test_every_place_for_an_install_is_listed(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    s = crowded("corp")
    s.choose("Install Enigma")
    stage(page, room(s, "corp"))
    places = decision(page).locator("[data-kind=server]")
    expect(places).to_have_count(21)
    for place in (places.first, places.last):
        place.scroll_into_view_if_needed()
        expect(place).to_be_in_viewport(ratio=1)
    assert_fits(page)
    assert_touchable(page)
    assert_accessible(page)


def test_what_the_opponent_does_on_a_server_comes_into_sight(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    servers = {f"Server {number}": {"root": ["PAD Campaign"]} for number in range(1, 6)}
    s = Scenario(corp={"servers": servers, "hand": ["Melange Mining Corp.", "Ice Wall"]}, turn="corp")
    staged = stage(page, room(s, "runner"))
    far, near = page.locator("[data-server='Server 5']"), page.locator("[data-server='Archives']")
    expect(near).to_be_in_viewport(ratio=0.9)
    expect(far).not_to_be_in_viewport()
    s.choose("Install Ice Wall")
    s.choose("Server 5")
    staged.tell(room(s, "runner"))
    expect(far).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".caption")).to_have_count(0)
    expect(far).to_be_in_viewport(ratio=0.9)
    expect(far).to_have_class(re.compile("recent"))


def test_many_accessed_cards_do_not_push_the_button_out_of_sight(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    s = Scenario(corp={"discard": ["Hedge Fund", "Enigma", "Archer", "Ichi 1.0", "Tollbooth"]}, turn="runner")
    staged = stage(page, room(s, "runner"))
    s.choose("Run Archives")
    for _ in range(20):
        if s.run is None:
            break
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))
    seen = page.get_by_role("region", name="Accessed")
    expect(seen.get_by_role("heading", name="You access 5 cards from Archives.")).to_be_in_viewport(ratio=1)
    expect(seen.get_by_role("button", name="OK")).to_be_in_viewport(ratio=1)
    assert_accessible(page)


def test_a_band_of_damage_says_its_title_on_one_line(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 10},
        runner={"hand": ["Sure Gamble", "Account Siphon", "The Maker's Eye", "Notoriety"]},
        turn="runner",
    )
    staged = stage(page, room(s, "runner"))
    page.clock.install()
    s.choose("Run Server 1")
    while not any(line["text"].endswith("net damage.") for line in s.game.view("corp")["log"]):
        s.choose(next(label for label in ("Yes", "Continue", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))
    band = page.locator("[data-band=damage]")
    expect(band.locator(".heading")).to_have_text(re.compile("3 net damage"))
    for part in (".heading", ".lost .tile .title"):
        lines = band.locator(part).evaluate_all(
            "(all) => all.map((e) => Math.round(e.clientHeight / parseFloat(getComputedStyle(e).lineHeight)))"
        )
        assert max(lines) <= (1 if part == ".heading" else 2), (part, lines)
    assert_fits(page)


def test_on_its_side_every_subroutine_stands_beside_the_buttons(open_page: OpenPage) -> None:
    page = open_page(**{**LYING, "viewport": {"width": 844, "height": 390}})
    stage(page, room(crowded_run(), "runner"))
    rows = page.get_by_role("list", name="Subroutines").get_by_role("button")
    expect(rows).to_have_count(6)
    for row in (*rows.all(), page.get_by_role("button", name="Pass", exact=True)):
        expect(row).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".line li.now")).to_be_in_viewport(ratio=0.99)
    page.get_by_role("tab", name="Table").tap()
    expect(page.locator("[data-attacked]")).to_be_visible()
    assert_accessible(page)
    assert_touchable(page)


def test_on_its_side_a_trace_and_what_is_spent_on_it_are_in_sight(open_page: OpenPage) -> None:
    page = open_page(**{**LYING, "viewport": {"width": 844, "height": 390}})
    staged = stage(page, room(crowded("runner"), "runner"))
    staged.tell({**room(crowded_trace(), "runner"), "decision": 1})
    contest = page.get_by_role("region", name="Data Raven: trace")
    expect(contest.get_by_text("A tie: the trace fails")).to_be_in_viewport(ratio=1)
    spend = contest.get_by_role("button", name="Spend 2 credits")
    expect(spend).to_be_in_viewport(ratio=1)
    look(page)
    spend.tap()
    until(page, lambda: "choose" in [message["do"] for message in staged.sent])


def test_a_card_of_the_hand_is_offered_in_a_run_though_the_hand_is_not_shown(open_page: OpenPage) -> None:
    """Minelayer installs ice from HQ while the stage has taken the place of the Corp's hand."""
    page = open_page(**SIZES["phone"])
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Minelayer+"]}}, "credits": 8, "hand": ["Enigma", "Ice Wall", "Hedge Fund"]},
        turn="runner",
    )
    s.choose("Run HQ")
    for _ in range(20):
        if s.side == "corp" and any("Enigma" in option for option in s.options):
            break
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    staged = stage(page, room(s, "corp"))
    offered = decision(page).get_by_role("button", name=re.compile("Enigma"))
    expect(offered).to_be_in_viewport(ratio=1)
    look(page)
    offered.tap()
    until(page, lambda: "choose" in [message["do"] for message in staged.sent])
    chosen = [message for message in staged.sent if message["do"] == "choose"]
    assert "Enigma" in s.options[chosen[0]["option"]]


def test_what_a_finger_has_pressed_looks_no_different_afterwards(open_page: OpenPage) -> None:
    """A finger leaves its place pointed at: no button stays lit, and no card of the hand rises out of its place."""
    page = open_page(**SIZES["phone"])
    stage(page, room(Scenario(runner={"hand": ["Diesel", "Sure Gamble"]}, turn="runner"), "runner"))
    button = page.get_by_role("button", name="Gain 1 credit")
    before = button.evaluate("(it) => getComputedStyle(it).borderColor")
    look(page)
    button.tap()
    page.wait_for_timeout(400)
    assert button.evaluate("(it) => getComputedStyle(it).borderColor") == before
    card = page.locator("[data-area=hand-runner] [data-card]").first
    place = card.bounding_box()
    card.tap()
    expect(page.get_by_role("dialog", name="What to do with Diesel")).to_be_visible()
    assert card.bounding_box() == place


def test_the_last_thing_the_opponent_did_stands_below_its_card(open_page: OpenPage) -> None:
    """Beside it there would be room for a word to a line."""
    page = open_page(**SIZES["phone"])
    s = Scenario(corp={"hand": ["Hedge Fund"], "credits": 8}, turn="corp")
    staged = stage(page, room(s, "runner"))
    s.choose("Play Hedge Fund")
    staged.tell(room(s, "runner"))
    last = page.get_by_role("list", name=re.compile("^What the Corp did")).get_by_role("listitem").last
    expect(last).to_contain_text("The Corp plays Hedge Fund")
    picture, words = last.locator(".picture").bounding_box(), last.locator("> .words").bounding_box()
    assert picture is not None
    assert words is not None
    assert words["y"] >= picture["y"] + picture["height"]
    assert words["width"] > 200


def test_how_many_watch_is_not_said_where_room_is_short(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    told = {**room(Scenario(turn="runner"), "runner"), "spectators": 2}
    stage(page, told)
    expect(decision(page)).to_be_visible()
    expect(decision(page).get_by_text("2 spectators")).to_have_count(0)
    desk = open_page(**SIZES["1366"])
    stage(desk, told)
    expect(decision(desk).get_by_text("2 spectators")).to_be_visible()


def test_a_finger_on_the_ground_of_a_server_selects_it_and_a_second_one_runs(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    staged = stage(page, room(Scenario(runner={"hand": ["Sure Gamble"]}, turn="runner"), "runner"))
    look(page)
    box = page.locator("[data-server='Archives']").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 30
    menu = page.get_by_role("dialog", name="Archives")
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x - 8, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    look(page)
    expect(menu).to_have_count(0)
    page.touchscreen.tap(x, y)
    expect(menu.get_by_role("button", name="Run Archives")).to_be_visible()
    assert_touchable(page)
    look(page)
    assert sent(staged, "choose") == []
    page.touchscreen.tap(x, y)
    until(page, lambda: len(sent(staged, "choose")) == 1)
    expect(menu).to_have_count(0)


def test_a_score_of_the_opponents_turn_is_in_sight_however_much_was_done_after_it(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}},
            "hand": ["Ice Wall", "Hedge Fund", "Hedge Fund"],
            "credits": 9,
        },
        turn="corp",
    )
    staged = stage(page, room(s, "runner"))
    look_elsewhere(page)
    s.choose("Gain 1 credit")
    done = ["Score Hostile Takeover", "Install Ice Wall", "Server 1", "Play Hedge Fund"]
    for _ in range(20):
        if s.side == "runner" and s.can("Gain 1 credit"):
            break
        label = next(label for label in (*done, "Pass", *s.options) if s.can(label))
        s.choose(label)
        done = [other for other in done if other != label]
    staged.tell({**room(s, "runner"), "decision": 4})
    expect(page.locator(".recap li").filter(has_text="scores Hostile Takeover")).to_be_in_viewport(ratio=0.5)
