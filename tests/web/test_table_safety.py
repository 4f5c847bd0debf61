"""No dangerous defaults: what ends the game or harms says so, takes two presses, and is on no key that goes on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from netrunner.scenario import Scenario
from tests.web.browser import until
from tests.web.conftest import OpenPage
from tests.web.staged import facing_archer, go_on, room, stage
from tests.web.test_table_staged import SIZES, sent


def snared(hand: int) -> Scenario:
    """Snare! is about to do 3 net damage and give a tag; Net Shield could prevent a point of it."""
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 8},
        runner={"rig": ["Net Shield"], "credits": 5, "hand": ["Sure Gamble"] * hand},
        turn="runner",
    )
    s.choose("Run Server 1")
    for _ in range(20):
        if s.side == "runner" and "threat" in s.game.view("runner")["decision"]:
            return s
        s.choose(next(label for label in ("Yes", "Continue", "Pass", *s.options) if s.can(label)))
    raise AssertionError("Snare! does nothing.")


def test_preventing_nothing_names_the_loss_and_takes_two_presses(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    staged = stage(page, room(snared(hand=4), "runner"))
    take = page.get_by_role("button", name="Pass")
    expect(take).to_contain_text("Take 3 damage and 1 tag…")
    expect(take).not_to_have_class(re.compile("primary"))
    page.keyboard.press("Space")
    page.wait_for_timeout(300)
    assert sent(staged, "choose") == []
    take.click()
    expect(take).to_contain_text("Press again if you mean it")
    assert sent(staged, "choose") == []
    page.wait_for_timeout(300)  # sooner it would be a double click
    take.click()
    until(page, lambda: len(sent(staged, "choose")) == 1)


def test_damage_that_flatlines_is_said_where_it_can_still_be_prevented(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    stage(page, room(snared(hand=2), "runner"))
    expect(page.locator(".warnings")).to_contain_text("3 damage flatlines you.")


def scoring(scored: list[str]) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 1})]}},
            "scored": scored,
            "credits": 5,
        },
        turn="corp",
    )
    s.choose("Advance Hostile Takeover")
    for _ in range(10):
        if s.can("Score Hostile Takeover"):
            return s
        s.choose("Pass")
    raise AssertionError("Nothing can be scored.")


def test_a_score_is_offered_first_and_no_key_that_goes_on_leaves_it_out(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    staged = stage(page, room(scoring([]), "corp"))
    score = page.locator("[data-area=decision]").get_by_role("button", name="Score Hostile Takeover")
    expect(score).to_have_class(re.compile("primary"))
    expect(page.get_by_role("button", name="Pass", exact=True)).not_to_have_class(re.compile("primary"))
    page.keyboard.press("Space")
    page.wait_for_timeout(300)
    assert sent(staged, "choose") == []
    expect(page.locator(".warnings")).to_have_count(0)
    score.click()
    assert len(sent(staged, "choose")) == 1


def test_a_score_that_wins_is_pointed_out(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    stage(page, room(scoring(["Priority Requisition", "Priority Requisition"]), "corp"))
    expect(page.locator(".warnings")).to_contain_text("You win by scoring Hostile Takeover.")


def test_the_corp_is_told_that_it_loses_with_its_next_draw(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    stage(page, room(Scenario(corp={"deck": [], "hand": ["Hedge Fund"]}, turn="corp"), "corp"))
    expect(page.locator(".warnings")).to_contain_text("R&D is empty: you lose when your next turn begins.")


def test_a_window_on_a_phone_lists_what_is_offered_on_servers_that_are_swiped_away(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    s = Scenario(
        corp={"servers": {f"Server {n}": {"root": ["PAD Campaign" if n == 4 else "Snare!"]} for n in range(1, 5)}},
        runner={"hand": ["Sure Gamble"]},
        turn="runner",
    )
    s.choose("Draw 1 card")
    for _ in range(10):
        if s.side == "corp" and s.can("Rez PAD Campaign"):
            break
        s.choose("Pass")
    stage(page, room(s, "corp"))
    expect(page.locator("[data-area=decision]").get_by_role("button", name="Rez PAD Campaign")).to_be_in_viewport()


def test_a_trace_starts_from_what_is_enough_for_whoever_pays(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+"]}}, "credits": 8},
        runner={"rig": ["Rabbit Hole", "Rabbit Hole", "Rabbit Hole", "Rabbit Hole"], "hand": ["Sure Gamble"]},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.side != "corp" or s.game.view("corp")["contest"] is None:
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    stage(page, room(s, "corp"))
    contest = page.get_by_role("region", name="Hunter: trace")
    expect(contest.get_by_role("status")).to_have_text("2")
    expect(contest).to_contain_text("The Runner will need 1 credit, and has 5")


def test_a_current_is_no_card_that_resolves(open_page: OpenPage) -> None:
    s = Scenario(runner={"hand": ["Employee Strike"], "credits": 5}, turn="runner")
    s.choose("Play Employee Strike")
    go_on(s, lambda view: view["decision"]["ask"] == "action")
    for side, name in (("runner", "Your current"), ("corp", "Runner’s current")):
        page = open_page(**SIZES["1366"])
        stage(page, room(s, side))
        expect(page.locator("[data-current]")).to_have_text(re.compile(f"{name}\\s*Employee Strike"))
        expect(page.get_by_text("Resolving")).to_have_count(0)
        expect(page.get_by_role("region", name="The card that is looked at")).to_contain_text("Employee Strike")


def test_letting_ice_fire_is_no_default_for_a_runner_who_can_still_break_one(open_page: OpenPage) -> None:
    """Ninja and a counter of Datasucker break one of Archer's subroutines for the Runner's last four credits."""
    page = open_page(**SIZES["1366"])
    staged = stage(page, room(facing_archer(4), "runner"))
    fire = page.get_by_role("button", name="Pass", exact=True)
    expect(fire).to_contain_text("Let 4 fire…")
    rows = page.get_by_role("region", name="Encounter with Archer").get_by_role("listitem")
    expect(rows.nth(3).get_by_role("button")).to_contain_text("Break 4")
    page.keyboard.press("Space")
    fire.click()
    expect(fire).to_contain_text("Press again to let them fire")
    page.keyboard.press("Escape")
    expect(fire).to_contain_text("Let 4 fire…")
    assert sent(staged, "choose") == []


def test_escape_cancels_an_install_that_has_begun(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"hand": ["Ice Wall"]}, turn="corp")
    s.choose("Install Ice Wall")
    staged = stage(page, {**room(s, "corp"), "cancel": True})
    expect(page.get_by_role("button", name="Cancel")).to_have_attribute("aria-keyshortcuts", "Escape")
    page.keyboard.press("Escape")
    until(page, lambda: sent(staged, "undo") != [])


def test_escape_shows_the_boards_once_the_game_is_over(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Private Security Force"]}}, "hand": ["Hedge Fund"]},
        runner={"scored": ["Priority Requisition", "Nisei MK II"], "hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_all()
    stage(page, room(s, "runner"))
    over = page.get_by_role("region", name="The game is over")
    high = over.bounding_box()
    page.keyboard.press("Escape")
    expect(over.get_by_role("table")).to_have_count(0)
    expect(over.get_by_role("button", name="Rematch")).to_be_visible()
    low = over.bounding_box()
    assert high is not None
    assert low is not None
    assert low["height"] < high["height"] - 40
    over.get_by_role("button", name="Show the numbers").click()
    expect(over.get_by_role("table")).to_be_visible()
    expect(over.get_by_role("button", name="Show the board")).to_be_visible()
