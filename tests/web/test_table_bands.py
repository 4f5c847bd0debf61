"""What matters most crosses the table: scores, contests, the end; for those who watch as for those who play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from netrunner.scenario import Scenario
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.player import decision
from tests.web.staged import Document, go_on, psi_game, room, stage, traced
from tests.web.test_table_phone_stage import SIDE
from tests.web.test_table_safety import scoring
from tests.web.test_table_staged import SIZES, sent

EVERYBODY = ("corp", "runner", "spectator")
NOTED = """
    window.bands = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node instanceof Element && node.matches('[data-band]'))
                    window.bands.push([node.dataset.band, ...[...node.querySelectorAll('.words > p, .lost')]
                        .map((part) => part.innerText.trim())]);
    }).observe(document, { childList: true, subtree: true });
"""
"""Keeps what every band said: it is gone soon."""


EARLY = """
    window.early = false;
    new MutationObserver(() => {
        const over = document.querySelector('[aria-label="The game is over"]');
        if (over && document.querySelector('[data-band]')) window.early = true;
    }).observe(document, { childList: true, subtree: true });
"""
"""Keeps whether the end was summed up beside a band."""


def shown(open_page: OpenPage, before: Document, after: Document, kind: str) -> list[str]:
    """What the band of a kind says on a page that sees something happen."""
    page = open_page(**SIZES["1366"])
    page.add_init_script(NOTED)
    stage(page, before).tell(after if after["decision"] is None else {**after, "decision": 1})

    def bands() -> list[list[str]]:
        return [band for band in page.evaluate("window.bands") if band[0] == kind]

    until(page, bands)
    return bands()[0][1:]


@pytest.mark.parametrize(
    ("perspective", "whose", "wins"), [("corp", "the", "You win"), ("runner", "your", "Morrow wins")]
)
def test_damage_that_kills_leaves_no_cards_uncounted_and_the_end_says_why(
    open_page: OpenPage, perspective: str, whose: str, wins: str
) -> None:
    """Two cards are in the grip, and stay there: whoever is flatlined loses the game before any card."""
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 8, "hand": ["Hedge Fund"]},
        runner={"hand": ["Sure Gamble", "Diesel"], "credits": 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    while s.side != "corp" or not s.can("Yes"):
        s.choose(next(label for label in ("Continue", "Pass") if s.can(label)))
    before = room(s, perspective)
    s.choose("Yes")
    page = open_page(**PHONE)
    page.add_init_script(NOTED)
    stage(page, before).tell(room(s, perspective))
    until(page, "window.bands.length === 2")
    damage, win = page.evaluate("window.bands")
    verb = {"the": "the Runner is", "your": "you are"}[whose]
    assert damage == [
        "damage",
        "3 net damage",
        "From Snare!",
        f"More than the cards in {whose} grip: {verb} flatlined.",
    ]
    assert win[:2] == ["win", wins]
    assert win[2].startswith("The Runner is flatlined")
    expect(page.get_by_role("region", name="The game is over")).to_contain_text("The Runner is flatlined")
    page.get_by_role("tab", name="Hands").tap()
    expect(page.locator(".hand .place", has_text="Diesel").first).to_be_visible()


@pytest.mark.parametrize("perspective", EVERYBODY)
def test_a_score_and_what_is_still_to_go(open_page: OpenPage, perspective: str) -> None:
    s = scoring([])
    before = room(s, perspective)
    s.choose("Score Hostile Takeover")
    heading, line, more = shown(open_page, before, room(s, perspective), "score")
    assert (heading, line) == ("Scored", "Hostile Takeover · +1 point")
    assert more == f"6 more points win the game for {'you' if perspective == 'corp' else 'Morrow'}."


@pytest.mark.parametrize("perspective", EVERYBODY)
def test_the_numbers_of_a_trace(open_page: OpenPage, perspective: str) -> None:
    s = traced()
    before = room(s, perspective)
    s.choose("0")
    told = shown(open_page, before, room(s, perspective), "trace")
    follows = "You take 1 tag." if perspective == "runner" else "The Runner takes 1 tag."
    sums = "Trace strength 5 against link strength 1."
    assert told == ["5 : 1", "Hunter · The trace succeeds", f"{sums} {follows}"]


def test_a_trace_is_not_decided_before_the_runner_has_spent(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"hand": ["SEA Source"], "credits": 20}, runner={"credits": 18, "hand": ["Diesel"]}, turn="runner"
    )
    s.run_on("Archives")
    s.end_turn()
    s.choose("Play SEA Source")
    for perspective, words in {
        "corp": "The Runner will need 3 credits, and has 21",
        "runner": "You will need 3 credits, and have 21",
    }.items():
        page = open_page(**SIZES["1366"])
        stage(page, room(s, perspective))
        expect(page.locator(".contest .verdict")).to_have_text(words)


@pytest.mark.parametrize("perspective", ["corp", "spectator"])
def test_nor_for_those_who_wait_for_the_runner(open_page: OpenPage, perspective: str) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    told = room(traced(), perspective)
    contest = told["view"]["contest"]
    assert contest["strength"] > contest["link"]
    stage(page, told)
    shown = page.locator(".contest")
    expect(shown).to_contain_text(f"The Runner will need {contest['strength'] - contest['link']} credit")
    expect(shown).not_to_contain_text("The trace succeeds")


@pytest.mark.parametrize("perspective", EVERYBODY)
def test_the_numbers_of_a_psi_game_are_turned_together(open_page: OpenPage, perspective: str) -> None:
    s = psi_game()
    s.choose("1")
    before = room(s, perspective)
    assert not any(beat["kind"] == "psi" for beat in before["beats"])
    s.choose("2")
    told = shown(open_page, before, room(s, perspective), "psi")
    assert told[:2] == ["1 : 2", "Caprice Nisei · the numbers differ"]
    spent = {"corp": "You spend 1, the Runner 2.", "runner": "The Corp spends 1, you 2."}
    assert told[2:] == [f"{spent.get(perspective, 'The Corp spends 1, the Runner 2.')} The run is ended."]


@pytest.mark.parametrize("perspective", EVERYBODY)
def test_the_end_crosses_the_table(open_page: OpenPage, perspective: str) -> None:
    s = scoring(["Priority Requisition", "Priority Requisition"])
    before = room(s, perspective)
    s.choose("Score Hostile Takeover")
    told = shown(open_page, before, room(s, perspective), "win")
    assert told == [
        "You win" if perspective == "corp" else "Morrow wins",
        "The Corp has 7 agenda points or more.",
    ]


def test_the_end_is_summed_up_after_what_led_to_it_was_shown(open_page: OpenPage) -> None:
    s = scoring(["Priority Requisition", "Priority Requisition"])
    page = open_page(**SIZES["1366"])
    page.add_init_script(EARLY)
    staged = stage(page, room(s, "corp"))
    s.choose("Score Hostile Takeover")
    staged.tell(room(s, "corp"))
    expect(page.locator("[data-band='win']")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    assert page.evaluate("window.early") is False


TOLD_EARLY = """
    window.early = [];
    window.stood = [];
    const end = /wins the game|You (won|lost)|Hedge Fund|Enigma/;
    const look = () => {
        const band = document.querySelector('[data-band]');
        if (!band) return;
        window.stood.push(band.dataset.band);
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (words.nextNode())
            if (!band.contains(words.currentNode) && end.test(words.currentNode.textContent))
                window.early.push(words.currentNode.textContent);
        for (const hand of document.querySelectorAll('[data-area=hand-corp]')) window.early.push(hand.ariaLabel);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Keeps what told of the end, the other hand or facedown cards beside a band that was still to pass; and the bands."""


def killed_by_snare() -> tuple[Document, Document]:
    """What the Runner sees before a trap flatlines them, and then: facedown ice and a card of HQ lie open."""
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Snare!"]}, "HQ": {"ice": ["Enigma"]}},
            "credits": 8,
            "hand": ["Hedge Fund"],
        },
        runner={"hand": ["Sure Gamble", "Diesel"], "credits": 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    while s.side != "corp" or not s.can("Yes"):
        s.choose(next(label for label in ("Continue", "Pass") if s.can(label)))
    before = room(s, "runner")
    s.choose("Yes")
    return before, room(s, "runner")


@pytest.mark.parametrize("size", [PHONE, SIDE, SIZES["1366"]], ids=["upright", "on its side", "desk"])
def test_nothing_tells_of_the_end_before_what_led_to_it_was_shown(open_page: OpenPage, size: Document) -> None:
    """Neither the log nor what it lays open: the other hand and facedown cards."""
    before, after = killed_by_snare()
    page = open_page(**size)
    page.add_init_script(TOLD_EARLY)
    staged = stage(page, before)
    staged.tell(after)
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    assert set(page.evaluate("window.stood")) == {"damage", "win"}
    assert page.evaluate("window.early") == []
    if size is not SIZES["1366"]:
        page.get_by_role("tab", name="Hands").tap()
    expect(page.locator("[data-area=hand-corp]")).to_contain_text("Hedge Fund")
    if size is not SIZES["1366"]:
        page.get_by_role("tab", name="Log").tap()
    expect(page.locator(".log")).to_contain_text("The Corp wins the game: you are flatlined.")


def test_whoever_wants_no_beats_is_told_of_the_end_at_once(open_page: OpenPage) -> None:
    before, after = killed_by_snare()
    page = open_page(**PHONE)
    page.add_init_script(TOLD_EARLY)
    page.add_init_script("localStorage.setItem('table', JSON.stringify({ speed: 'off' }))")
    staged = stage(page, before)
    staged.tell(after)
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    assert page.evaluate("window.stood") == []


def test_whoever_watches_is_shown_what_the_players_are_shown(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}, "hand": ["Priority Requisition"]},
        runner={"rig": ["Ninja"], "hand": ["Diesel"] * 4, "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    go_on(s, lambda view: "encounter" in (view["run"] or {}))
    earlier_ones = {perspective: room(s, perspective) for perspective in EVERYBODY}
    while not any(beat["kind"] == "damage" for beat in room(s, "spectator")["beats"]):
        s.choose("Pass")
    told = {
        perspective: shown(open_page, before, room(s, perspective), "damage")
        for perspective, before in earlier_ones.items()
    }
    assert told["spectator"] == told["corp"] == told["runner"]
    assert told["spectator"][:2] == ["3 net damage", "From Neural Katana"]


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
    assert s.game.view("runner")["resolving"][0]["title"] == "Inside Job"
    page = open_page(**SIZES["1366"])
    stage(page, room(s, "runner"))
    expect(decision(page).locator("h2")).to_have_text("Caprice Nisei: secretly spend 0, 1 or 2 credits.")
    expect(page.get_by_role("region", name="Caprice Nisei: psi game")).to_be_visible()


def test_two_breakers_together_break_what_neither_can_alone(open_page: OpenPage) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Archer+"]}}},
        runner={"rig": [("Overmind", {"power": 2})] * 2, "credits": 16, "hand": ["Sure Gamble"]},
        turn="runner",
    )
    s.choose("Run HQ")
    go_on(s, lambda view: "encounter" in (view["run"] or {}))
    page = open_page(**SIZES["1366"])
    staged = stage(page, room(s, "runner"))
    best = decision(page).locator(".choices [data-shortcut]").first
    expect(best).to_have_class(re.compile("primary"))
    expect(best).to_contain_text("Break all 4 with Overmind and Overmind · 12")
    expect(decision(page)).to_contain_text("4 counters")
    best.click()
    until(page, lambda: sent(staged, "shortcut") != [])
