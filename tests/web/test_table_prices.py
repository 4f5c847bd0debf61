"""Whatever costs something says so where it is chosen: in the bar, on a server, in a card's menu, on the stage."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from netrunner.scenario import Scenario
from tests.web.conftest import OpenPage
from tests.web.staged import go_on, room, stage
from tests.web.test_table_staged import CUT

DESK = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_yes_that_is_paid_for_says_its_price(open_page: OpenPage) -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Pop-up Window+"]}}}, runner={"credits": 5}, turn="runner")
    s.choose("Run HQ")
    go_on(s, lambda view: view["decision"]["options"][0]["label"] == "Yes")
    page = open_page(**DESK)
    stage(page, room(s, "runner"))
    expect(page.locator("[data-area=decision] [data-label=Yes]")).to_contain_text("1")
    expect(page.locator("[data-area=decision] [data-label=Yes] .glyph")).to_be_visible()


@pytest.mark.parametrize(
    ("agenda", "price"), [("NAPD Contract", "4"), ("Obokata Protocol", "4 net damage"), ("Fetal AI", "2")]
)
def test_stealing_says_all_that_it_costs(open_page: OpenPage, agenda: str, price: str) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [agenda]}}},
        runner={"credits": 9, "hand": ["Sure Gamble"] * 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    go_on(s, lambda view: view["decision"]["ask"] == "access")
    page = open_page(**DESK)
    stage(page, room(s, "runner"))
    expect(page.locator("[data-area=decision] [data-kind=steal] .price")).to_contain_text(price)


def test_a_run_with_an_additional_cost_says_so_on_its_server(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Ruhr Valley+"]}, "Server 2": {"root": ["PAD Campaign+"]}}},
        runner={"credits": 5},
        turn="runner",
    )
    page = open_page(**DESK)
    stage(page, room(s, "runner"))
    expect(page.locator("[data-server='Server 1'] .head .price")).to_contain_text("2")
    expect(page.locator("[data-server='Server 2'] .head .price")).to_have_count(0)


def test_what_can_still_be_rezzed_says_its_price_in_the_menu_of_its_card(open_page: OpenPage) -> None:
    """Of the window that was passed just before an action."""
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "credits": 5}, turn="corp")
    document = room(s, "corp")
    card = document["view"]["corp"]["servers"][-1]["root"][0]["id"]
    way = {"index": 0, "kind": "window", "label": "Rez PAD Campaign", "card": card, "subroutine": None}
    numbers: dict[str, object] = {"credits": 0, "left": None, "cards": [], "counters": 0, "clicks": 0, "count": 0}
    document["shortcuts"] = [{**way, **numbers, "cost": "2 [credit]"}]
    page = open_page(**DESK)
    stage(page, document)
    page.locator("[data-server='Server 1'] [data-card]").click()
    menu = page.get_by_role("dialog")
    expect(menu.locator("[data-shortcut]")).to_contain_text("2")
    expect(menu.locator("[data-shortcut] .glyph")).to_be_visible()


def facing(ice: str, breaker: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
        runner={"rig": [breaker], "credits": 9, "hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    go_on(s, lambda view: "encounter" in (view["run"] or {}))
    return s


def test_counters_are_part_of_the_price_of_a_break(open_page: OpenPage) -> None:
    page = open_page(**DESK)
    stage(page, room(facing("Archer", ("Overmind", {"power": 4})), "runner"))
    expect(page.get_by_role("list", name="Breakers")).to_contain_text("Breaks all 4 for 6 · 4 counters")
    row = page.get_by_role("list", name="Subroutines").get_by_role("listitem").first
    expect(row.locator(".price")).to_contain_text("1 counter")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_break_says_that_its_breaker_is_trashed(open_page: OpenPage, size: dict[str, object]) -> None:
    page = open_page(**size)
    stage(page, room(facing("Neural Katana", "Faerie"), "runner"))
    expect(page.locator("[data-area=decision] .left")).to_contain_text("Faerie is trashed")
    row = page.get_by_role("list", name="Subroutines").get_by_role("listitem").first
    expect(row.locator(".price")).to_contain_text("Faerie is trashed")


@pytest.mark.parametrize("remotes", [3, 4, 5])
def test_what_ice_costs_on_archives_is_whole_beside_the_pile(open_page: OpenPage, remotes: int) -> None:
    servers = {"Archives": {"ice": ["Hunter+"]}, "HQ": {"ice": ["Snowflake+"]}}
    servers |= {f"Server {number}": {"root": ["PAD Campaign+"]} for number in range(1, remotes + 1)}
    pile = [("Hedge Fund", "facedown"), *["Hedge Fund"] * 9]
    s = Scenario(corp={"servers": servers, "hand": ["Data Raven"], "discard": pile, "credits": 8}, turn="corp")
    s.choose("Install Data Raven")
    page = open_page(**DESK)
    stage(page, room(s, "corp"))
    expect(page.locator("[data-server=Archives] .head .price")).to_be_visible()
    assert page.evaluate(CUT) == []
