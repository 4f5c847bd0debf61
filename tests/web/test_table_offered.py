"""What the game offers is there to be pressed, and pressing what one sees does what it offers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from netrunner.scenario import Scenario
from tests.web.browser import at_rest, until
from tests.web.conftest import OpenPage
from tests.web.player import look
from tests.web.staged import Document, room, stage
from tests.web.test_table_layout import DESKS
from tests.web.test_table_staged import CUT, SIZES, assert_offered, sent

OUTSIDE = """(menu) => [...menu.querySelectorAll('button')].filter((button) =>
    button.getBoundingClientRect().right > menu.getBoundingClientRect().right
    || button.scrollWidth > button.clientWidth + 1
    || [...button.querySelectorAll('.words')].some((words) => words.clientWidth < 90)).map((e) => e.innerText)"""
"""Buttons of a menu that stick out of it, or whose words stand one to a line."""


def runner_runs(scored: list[Any]) -> Scenario:
    """The Corp, which has scored, may end the run with an agenda."""
    s = Scenario(corp={"scored": scored, "servers": {"HQ": {}}, "hand": ["Hedge Fund"]}, turn="runner")
    s.choose("Run HQ")
    for _ in range(20):
        if s.side == "corp":
            return s
        s.choose(next(label for label in ("Continue", "Pass") if s.can(label)))
    raise AssertionError("The Corp is not asked.")


@pytest.mark.parametrize("size", DESKS)
@pytest.mark.parametrize("copies", [1, 3])
def test_a_scored_agenda_that_can_be_used_in_a_run_is_offered(open_page: OpenPage, copies: int, size: str) -> None:
    page = open_page(**SIZES[size])
    told = room(runner_runs([("Nisei MK II", {"agenda": n + 1}) for n in range(copies)]), "corp")
    assert len(told["view"]["decision"]["options"]) == 1 + copies
    staged = stage(page, told)
    assert_offered(page, told)
    look(page)
    page.locator("[data-kind=use]").first.click()
    until(page, lambda: sent(staged, "choose") != [])
    chosen = told["view"]["decision"]["options"][sent(staged, "choose")[0]["option"]]
    assert (chosen["kind"], chosen["title"]) == ("use", "Nisei MK II")


# --- pressing a server's cards ----------------------------------------------------------------------------------------


def about_to_run() -> Scenario:
    servers = {
        "HQ": {"ice": ["Ice Wall+", "Enigma"]},
        "Server 1": {"root": ["PAD Campaign"], "ice": ["Enigma"]},
    }
    return Scenario(
        corp={"servers": servers, "hand": ["Hedge Fund"]}, runner={"hand": ["Diesel"], "credits": 5}, turn="runner"
    )


def choosing_a_place() -> Scenario:
    servers = {"Server 1": {"root": ["PAD Campaign"], "ice": ["Enigma"]}}
    s = Scenario(corp={"servers": servers, "hand": ["Ice Wall"], "credits": 5}, turn="corp")
    s.choose("Install Ice Wall")
    return s


PRESSED = [
    (about_to_run, "runner", "HQ", ".ice [data-card] >> nth=0"),
    (about_to_run, "runner", "HQ", ".ice [data-card] >> nth=1"),
    (about_to_run, "runner", "Server 1", ".root [data-card]"),
    (choosing_a_place, "corp", "Server 1", ".ice [data-card]"),
    (choosing_a_place, "corp", "Server 1", ".root [data-card]"),
]


@pytest.mark.parametrize(("scenario", "side", "at", "card"), PRESSED)
def test_a_card_that_offers_nothing_does_what_its_server_offers(
    open_page: OpenPage, scenario: Any, side: str, at: str, card: str
) -> None:
    page = open_page(**SIZES["1366"])
    told = room(scenario(), side)
    staged = stage(page, told)
    look(page)
    page.locator(f"[data-server='{at}'] {card}").click()
    until(page, lambda: sent(staged, "choose") != [])
    assert told["view"]["decision"]["options"][sent(staged, "choose")[0]["option"]]["server"] == at
    expect(page.locator(".menu[popover]")).to_have_count(0)


def test_its_menu_offers_the_server_and_reading_and_has_the_digits(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    told = room(about_to_run(), "runner")
    staged = stage(page, told)
    page.locator("[data-card]", has_text="Ice Wall").click(modifiers=["Shift"])
    menu = page.locator(".menu[popover]")
    expect(menu.get_by_role("button", name="Run HQ")).to_be_visible()
    expect(menu.get_by_role("button", name="Read the card")).to_be_visible()
    look(page)
    page.keyboard.press("1")
    until(page, lambda: sent(staged, "choose") != [])
    assert told["view"]["decision"]["options"][sent(staged, "choose")[0]["option"]]["label"] == "Run HQ"


def test_of_a_card_that_nobody_knows_no_empty_menu_opens(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma"]}}, "hand": ["Hedge Fund"]}, turn="corp")
    stage(page, room(s, "runner"))
    page.locator("[data-server='HQ'] .ice [data-card]").click()
    page.wait_for_timeout(200)
    expect(page.locator(".menu[popover]")).to_have_count(0)


# --- what is offered is read ------------------------------------------------------------------------------------------


def passed_on_howard() -> Document:
    """Before an action, against a bot: what was passed on has a price in words."""
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Jackson Howard+"]}}, "discard": ["Hedge Fund"]}, turn="corp")
    told = room(s, "corp")
    card = told["view"]["corp"]["servers"][-1]["root"][0]["id"]
    way = {
        "index": 0,
        "kind": "window",
        "label": "Use Jackson Howard: Shuffle up to 3 cards from Archives into R&D",
        "cost": "remove this card from the game",
        "card": card,
        "subroutine": None,
        "credits": 0,
    }
    more: Document = {"left": None, "cards": [], "counters": 0, "clicks": 0, "count": 0, "payers": [], "lost": []}
    return {**told, "shortcuts": [{**way, **more}]}


@pytest.mark.parametrize("size", DESKS)
def test_a_price_in_words_leaves_the_words_room(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    stage(page, passed_on_howard())
    page.locator("[data-card]", has_text="Jackson Howard").click()
    menu = page.locator(".menu[popover]")
    expect(menu.get_by_text("remove this card from the game")).to_be_visible()
    assert menu.evaluate("(menu) => menu.scrollWidth <= menu.clientWidth")
    assert menu.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("size", DESKS)
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_of_a_scored_agenda_in_two_copies_the_whole_name_is_read(open_page: OpenPage, side: str, size: str) -> None:
    page = open_page(**SIZES[size])
    scored = ["Global Food Initiative", "Global Food Initiative", "Priority Requisition"]
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"scored": scored, "hand": ["Diesel"]}, turn="corp")
    stage(page, room(s, side))
    page.locator(".chips .strength").first.wait_for()  # the facts of the cards are here
    cut: list[str] = page.locator(".chips .title").evaluate_all(
        """(all) => all.filter((e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 1)
            .map((e) => e.innerText)"""
    )
    assert cut == []
    assert page.evaluate(CUT) == []


# --- looking at cards -------------------------------------------------------------------------------------------------


def hedge_fund_is_played() -> tuple[Document, Document]:
    s = Scenario(corp={"hand": ["Hedge Fund", "Ice Wall"], "credits": 9}, runner={"hand": ["Diesel"] * 3}, turn="corp")
    before = room(s, "runner")
    s.choose("Play Hedge Fund")
    for _ in range(10):
        if s.side == "corp" and s.can("Gain 1 credit"):
            return before, room(s, "runner")
        s.choose(next(label for label in ("Continue", "Pass") if s.can(label)))
    raise AssertionError("Hedge Fund does not resolve.")


def test_a_card_that_comes_under_a_pointer_at_rest_is_not_enlarged(open_page: OpenPage) -> None:
    before, after = hedge_fund_is_played()
    page = open_page(**SIZES["1024"])
    stage(page, after)
    box = at_rest(page.locator(".recap li").first)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.unroute_all()
    staged = stage(page, before)
    page.mouse.move(x, y)
    page.wait_for_timeout(600)
    page.keyboard.press("Escape")
    staged.tell(after)
    expect(page.locator(".recap li")).to_have_count(1)
    page.wait_for_timeout(2500)
    expect(page.locator(".peek")).to_have_count(0)
    page.mouse.move(x + 3, y + 1)
    expect(page.locator(".peek")).to_contain_text("Hedge Fund")


def test_the_reader_calls_an_action_what_somebody_did(open_page: OpenPage) -> None:
    """What Noise trashes from R&D is none."""
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 5},
        runner={"identity": "Noise: Hacker Extraordinaire", "hand": ["Crypsis", "Datasucker"], "credits": 9},
        turn="runner",
    )
    s.choose("Install Datasucker")
    told = room(s, "corp")
    assert [beat["kind"] for beat in told["beats"] if beat.get("title")][-1] == "trash"
    stage(page, told)
    reader = page.get_by_role("region", name="The card that is looked at")
    expect(reader).to_contain_text("Last action")
    expect(reader).to_contain_text("Datasucker")


def test_an_agenda_that_is_too_dear_to_steal_says_so(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["NAPD Contract"]}}},
        runner={"hand": ["Diesel"], "credits": 2},
        turn="runner",
    )
    staged = stage(page, room(s, "runner"))
    s.choose("Run Server 1")
    while s.run is not None:
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))
    shown = page.get_by_role("region", name="Accessed")
    expect(shown).to_contain_text("There is nothing you can do with it. Stealing it costs 4 credits: 2 short.")


def test_where_it_is_asked_about_all_the_same_it_says_so_too(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"deck": ["NAPD Contract"]}, runner={"hand": ["Diesel"], "credits": 3}, turn="runner")
    s.choose("Run R&D")
    while s.side != "runner" or s.game.view("runner")["decision"]["ask"] != "access":
        s.choose(next(label for label in ("Continue", "Pass") if s.can(label)))
    stage(page, room(s, "runner"))
    expect(page.locator("[data-area=decision]")).to_contain_text("Stealing it costs 4 credits: 1 short.")
    corp = room(s, "corp")
    assert not any(beat.get("detail") for beat in corp["beats"] if beat["kind"] == "access"), "the Corp does not know"


# --- room -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["1366", "1024"])
def test_what_was_done_last_has_as_much_room_as_what_was_done_before(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Jackson Howard+"]},
                "Server 2": {"root": ["PAD Campaign"]},
                "Server 3": {"root": ["Adonis Campaign"]},
            },
            "hand": ["Hedge Fund"] * 2,
            "credits": 20,
        },
        runner={"hand": ["Diesel"] * 3},
        turn="corp",
    )
    done = ["Play Hedge Fund", "Rez PAD Campaign", "Play Hedge Fund", "Rez Adonis Campaign"]
    for label in [*done, "Use Jackson Howard: Draw 2 cards"]:
        while not s.can(label):
            s.choose(next(other for other in ("Continue", "Pass", "Done") if s.can(other)))
        s.choose(label)
    stage(page, room(s, "runner"))
    items = page.get_by_role("list", name=re.compile("^What the Corp did")).get_by_role("listitem")
    expect(items).to_have_count(5)
    assert items.last.locator("> .words").evaluate("(words) => words.clientWidth") >= 180
    heights: list[float] = [at_rest(item)["height"] for item in items.all()]
    assert heights[-1] <= 150


def test_after_a_game_that_ends_in_a_run_the_hand_is_whole(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Priority Requisition"]}}},
        runner={"scored": ["Priority Requisition", "NAPD Contract"], "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_all()
    assert s.game.result is not None
    told = room(s, "runner")
    told["result"] = {"winner": "runner", "reason": "agenda points"}
    stage(page, told)
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    expect(page.locator(".dock.low")).to_have_count(0)
    expect(page.locator(".dock .chips")).to_contain_text("Priority Requisition")
