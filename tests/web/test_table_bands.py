"""What matters most crosses the table: scores, contests, the end; for those who watch as for those who play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from tests.web.conftest import OpenPage
from tests.web.staged import go_on, psi_game, room, stage, traced
from tests.web.test_table_safety import scoring
from tests.web.test_table_staged import SIZES

EVERYBODY = ("corp", "runner", "spectator")


def band(page: Page, kind: str) -> None:
    expect(page.locator(f"[data-band={kind}]")).to_be_visible()


def shown(open_page: OpenPage, before: dict[str, object], after: dict[str, object]) -> Page:
    """A page that sees something happen."""
    page = open_page(**SIZES["1366"])
    stage(page, before).tell({**after, "decision": 1} if after["decision"] is not None else after)
    return page


@pytest.mark.parametrize("perspective", EVERYBODY)
def test_a_score_and_what_is_still_to_go(open_page: OpenPage, perspective: str) -> None:
    s = scoring([])
    before = room(s, perspective)
    s.choose("Score Hostile Takeover")
    page = shown(open_page, before, room(s, perspective))
    band(page, "score")
    words = page.locator("[data-band=score]")
    expect(words).to_contain_text("Hostile Takeover · 1 agenda point")
    expect(words).to_contain_text("You need 6 more" if perspective == "corp" else "Morrow needs 6 more")


@pytest.mark.parametrize("perspective", EVERYBODY)
def test_the_numbers_of_a_trace(open_page: OpenPage, perspective: str) -> None:
    s = traced()
    before = room(s, perspective)
    s.choose("0")
    page = shown(open_page, before, room(s, perspective))
    band(page, "trace")
    expect(page.locator("[data-band=trace]")).to_contain_text("5 : 1")
    expect(page.locator("[data-band=trace]")).to_contain_text("Hunter · The trace succeeds")


@pytest.mark.parametrize("perspective", EVERYBODY)
def test_the_numbers_of_a_psi_game_are_turned_together(open_page: OpenPage, perspective: str) -> None:
    s = psi_game()
    s.choose("1")
    before = room(s, perspective)
    s.choose("2")
    page = shown(open_page, before, room(s, perspective))
    band(page, "psi")
    expect(page.locator("[data-band=psi]")).to_contain_text("1 : 2")
    expect(page.locator("[data-band=psi]")).to_contain_text("Caprice Nisei · The numbers differ")


@pytest.mark.parametrize("perspective", EVERYBODY)
def test_the_end_crosses_the_table_before_it_is_summed_up(open_page: OpenPage, perspective: str) -> None:
    s = scoring(["Priority Requisition", "Priority Requisition"])
    before = room(s, perspective)
    s.choose("Score Hostile Takeover")
    page = shown(open_page, before, room(s, perspective))
    band(page, "win")
    expect(page.locator("[data-band=win]")).to_contain_text("You win" if perspective == "corp" else "Morrow wins")
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()


def test_whoever_watches_is_shown_what_the_players_are_shown(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}, "hand": ["Priority Requisition"]},
        runner={"hand": ["Diesel"] * 4, "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    go_on(s, lambda view: "encounter" in (view["run"] or {}))
    befores = {perspective: room(s, perspective) for perspective in EVERYBODY}
    s.choose("Pass")
    while not any(beat["kind"] == "damage" for beat in room(s, "spectator")["beats"]):
        s.choose("Pass")
    told = {}
    for perspective, before in befores.items():
        page = shown(open_page, before, room(s, perspective))
        band(page, "damage")
        told[perspective] = page.locator("[data-band=damage] .heading, [data-band=damage] .lost").all_inner_texts()
    assert told["spectator"] == told["corp"] == told["runner"]
    assert told["spectator"][0] == "3 net damage"


def test_a_psi_game_within_an_inside_job_names_the_card_that_asks(open_page: OpenPage) -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"ice": ["Ice Wall+"], "root": ["Caprice Nisei+", "Priority Requisition"]}},
            "credits": 5,
        },
        runner={"hand": ["Inside Job", "Sure Gamble"], "credits": 8},
        turn="runner",
    )
    s.choose("Play Inside Job")
    for _ in range(40):
        if s.game.view("runner")["contest"] is not None and s.side == "runner":
            break
        s.choose(next(label for label in ("Server 1", "0", "Continue", "Pass", *s.options) if s.can(label)))
    page = open_page(**SIZES["1366"])
    stage(page, room(s, "runner"))
    expect(page.get_by_role("heading", name="Caprice Nisei: secretly spend 0, 1 or 2 credits.")).to_be_visible()
    expect(page.get_by_role("region", name="Caprice Nisei: psi game")).to_be_visible()
    expect(page.locator("[data-area=decision] h2")).not_to_contain_text("Inside Job")


def test_two_breakers_together_break_everything_where_neither_can_alone(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Eli 1.0+"]}}, "hand": ["Hedge Fund"]},
        runner={
            "rig": ["Corroder", ("Crypsis", {"virus": 1})],
            "credits": 20,
            "hand": ["Sure Gamble"],
        },
        turn="runner",
    )
    s.choose("Run HQ")
    go_on(s, lambda view: "encounter" in (view["run"] or {}))
    page = open_page(**SIZES["1366"])
    stage(page, room(s, "runner"))
    expect(page.locator("[data-shortcut]").first).to_be_visible()
