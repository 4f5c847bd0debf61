"""How what happens is told: at the speed one likes, by light and sound, in a replay too; what is shown at the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from tests.server.replays.games import played, positions, put, stored
from tests.server.running_server import Running
from tests.web.browser import PHONE, at_rest, look_elsewhere, until
from tests.web.conftest import OpenPage
from tests.web.staged import psi_game, room, stage
from tests.web.test_table_bands import EVERYBODY, NOTED
from tests.web.test_table_staged import SIZES, go_on_until_the_runner_acts

LIT = """
    window.lit = [];
    const note = (e) => {
        if (e.classList.contains('lit')) window.lit.push(e.dataset.card ?? e.dataset.server);
        if (e.matches('.caption')) window.lit.push(e.firstChild.textContent.trim());
    };
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
            if (type === 'attributes') note(target);
            else if (type === 'characterData') note(target.parentElement);
            else for (const node of addedNodes)
                if (node instanceof Element) [node, ...node.querySelectorAll('*')].forEach(note);
    }).observe(document, {
        attributes: true, attributeFilter: ['class'], childList: true, characterData: true, subtree: true,
    });
"""
"""Keeps what lit up, and the words under the boards: both are gone soon."""

SUNG = """
    window.sung = [];
    AudioParam.prototype.linearRampToValueAtTime = new Proxy(AudioParam.prototype.linearRampToValueAtTime, {
        apply: (ramp, self, given) => { window.sung.push(given[0]); return Reflect.apply(ramp, self, given); },
    });
"""
"""Keeps how loud each note is."""


# --- speeds -----------------------------------------------------------------------------------------------------------


def test_whoever_wants_nothing_shown_is_still_shown_what_they_access(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    page.add_init_script(NOTED)
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Private Security Force"]}}, "hand": ["Hedge Fund"]}, turn="runner"
    )
    staged = stage(page, room(s, "runner"))
    page.get_by_role("button", name="Stops and settings").click()
    page.get_by_role("radio", name="Not at all").check()
    page.keyboard.press("Escape")
    s.choose("Run Server 1")
    s.pass_all()
    staged.tell(room(s, "runner"))
    expect(page.get_by_role("log", name="Log")).to_contain_text("You steal Private Security Force")
    s.choose("Run HQ")
    while s.run is not None:
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))
    accessed = page.get_by_role("region", name="Accessed")
    expect(accessed.get_by_role("heading", name="You access Hedge Fund.")).to_be_visible()
    accessed.get_by_role("button", name="OK").click()
    expect(accessed).to_have_count(0)
    assert page.evaluate("window.bands") == []


# --- lights -----------------------------------------------------------------------------------------------------------


Happening = tuple[Scenario, Callable[[], object], str, str]
"""A position, what happens then, what lights up (a server, a card by its title), and the words."""


def rezzed() -> Happening:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 5}, turn="runner")
    s.choose("Run HQ")
    while not (s.side == "corp" and s.can("Rez Ice Wall")):
        s.choose("Continue" if s.can("Continue") else "Pass")
    return s, lambda: s.choose("Rez Ice Wall"), "Ice Wall", "The Corp rezzes Ice Wall protecting HQ for 1 credit."


def installed() -> Happening:
    s = Scenario(corp={"hand": ["Ice Wall"], "credits": 5}, turn="corp")
    s.choose("Install Ice Wall")
    return s, lambda: s.choose("HQ"), "HQ", "The Corp installs ice protecting HQ."


def tagged() -> Happening:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}}, turn="runner")
    s.choose("Run HQ")
    while not s.can("Take 1 tag"):
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    return s, lambda: s.choose("Take 1 tag"), "", "Data Raven: You take 1 tag."


def trashed() -> Happening:
    rig = {"rig": ["Underworld Contact"], "hand": ["Diesel"], "tags": 1}
    s = Scenario(corp={"credits": 5}, runner=rig, turn="corp")
    return s, lambda: s.choose("Trash Underworld Contact"), "", "Underworld Contact is trashed."


@pytest.mark.parametrize("happens", [rezzed, installed, tagged, trashed])
def test_what_happens_lights_up_where_it_happens_with_its_words(
    open_page: OpenPage, happens: Callable[[], Happening]
) -> None:
    s, act, place, words = happens()
    page = open_page(**SIZES["1366"])
    page.add_init_script(LIT)
    staged = stage(page, room(s, "runner"))
    act()
    page.evaluate("window.lit = []")
    staged.tell(room(s, "runner"))
    until(page, f"window.lit.includes('{words}')")
    if place == "Ice Wall":
        place = page.locator("[data-server=HQ] .ice [data-card]").get_attribute("data-card") or ""
    if place:
        until(page, f"window.lit.includes('{place}')")


# --- the log ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("perspective", EVERYBODY)
def test_the_log_says_which_card_trashes_and_which_ends_the_run(open_page: OpenPage, perspective: str) -> None:
    s, psi = noise(), psi_game()
    s.choose("Install Datasucker")
    psi.choose("1")
    psi.choose("2")
    top = "Enigma" if perspective == "corp" else "a card"
    for scenario, sentence in (
        (s, f"Noise: Hacker Extraordinaire trashes {top} from R&D."),
        (psi, "Caprice Nisei ends the run."),
    ):
        page = open_page(**SIZES["1366"])
        stage(page, room(scenario, perspective))
        line = page.get_by_role("log", name="Log").get_by_role("listitem").filter(has_text=sentence)
        expect(line).to_have_count(1)
        expect(line.get_by_role("link").first).to_have_text(sentence.partition(" trashes")[0].partition(" ends")[0])


# --- the identity -----------------------------------------------------------------------------------------------------

NOISE = "Whenever you install a virus program, the Corp trashes the top card of R&D."


def noise() -> Scenario:
    return Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Enigma"] * 5},
        runner={"identity": "Noise", "hand": ["Datasucker"], "credits": 5},
        turn="runner",
    )


@pytest.mark.parametrize("perspective", ["corp", "runner"])
def test_an_identitys_words_are_read_under_the_pointer_and_the_focus(open_page: OpenPage, perspective: str) -> None:
    page = open_page(**SIZES["1366"])
    stage(page, room(noise(), perspective))
    reader = page.get_by_role("region", name="The card that is looked at")
    identity = page.get_by_role("button", name=re.compile("^Noise"))
    expect(reader).not_to_contain_text(NOISE)
    identity.hover()
    expect(reader).to_contain_text(NOISE)
    page.locator("[data-area=hand-runner] [data-card], [data-area=hand-corp] [data-card]").first.hover()
    expect(reader).not_to_contain_text(NOISE)
    identity.focus()
    expect(reader).to_contain_text(NOISE)


def test_an_identitys_words_are_read_after_a_long_press(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    stage(page, room(noise(), "corp"))
    box = at_rest(page.get_by_role("button", name=re.compile("^Noise")))
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    shown = page.get_by_role("dialog").filter(has_text=NOISE)
    expect(shown).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(shown).to_be_visible()


# --- sound ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("volume", "loud"), [("1", 0.12), ("0.25", 0.03), ("0", None)])
def test_the_sound_is_as_loud_as_one_likes(open_page: OpenPage, volume: str, loud: float | None) -> None:
    page = open_page(**SIZES["1366"])
    page.add_init_script(SUNG)
    s = Scenario(corp={"hand": ["Hedge Fund"]}, turn="corp")
    staged = stage(page, room(s, "runner"))
    page.get_by_role("button", name="Stops and settings").click()
    page.get_by_label("Volume of sounds").fill(volume)
    page.keyboard.press("Escape")
    look_elsewhere(page)
    go_on_until_the_runner_acts(s)
    staged.tell(room(s, "runner"))
    until(page, "document.title.startsWith('● Your move')")
    if loud is None:
        page.wait_for_timeout(800)  # it is made when nothing else is done, after half a second at the latest
        assert page.evaluate("window.sung") == []
    else:
        until(page, "window.sung.length === 2")
        assert page.evaluate("window.sung") == pytest.approx([loud, loud])


# --- replays ----------------------------------------------------------------------------------------------------------


def step_of(words: str, without: str = "nothing of this kind") -> int:
    """How many choices of the game of the two bots have been made when the next one leads to some words of the log, and
    not to others."""
    told: list[str] = []
    for number, game in positions(played()):
        log = [line["text"] for line in game.view("runner")["log"]]
        fresh, told = log[len(told) :], log
        if any(text.startswith(words) for text in fresh) and not any(text.startswith(without) for text in fresh):
            return number - 1
    raise AssertionError(f"Nobody is told: {words}")


@pytest.mark.parametrize("perspective", ["both", "runner"])
def test_a_replay_that_steps_over_a_steal_shows_it(server: Running, page: Page, perspective: str) -> None:
    game = put(server, stored(played()))
    page.goto(f"/replays/{game}?at={step_of('The Runner steals')}&as={perspective}")
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("[data-band=steal]")).to_contain_text("Stolen")


def test_a_replay_that_steps_over_an_access_shows_it(server: Running, page: Page) -> None:
    page.add_init_script(LIT)
    game = put(server, stored(played()))
    page.goto(f"/replays/{game}?at={step_of('The Runner accesses', without='The Runner steals')}&as=both")
    page.get_by_role("button", name="One step forward").click()
    until(page, "window.lit.some((words) => /^The Runner accesses [A-Z]/.test(words))")


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("perspective", EVERYBODY)
def test_the_end_shows_what_lay_facedown(open_page: OpenPage, perspective: str) -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Private Security Force"]},
                "Server 2": {"root": ["Snare!"], "ice": ["Tollbooth"]},
            },
            "hand": ["Hedge Fund"],
        },
        runner={"scored": ["Priority Requisition", "Nisei MK II"], "hand": ["Diesel"]},
        turn="runner",
    )
    page = open_page(**SIZES["1366"])
    staged = stage(page, room(s, perspective))
    servers = page.locator("[data-area=servers]")
    if perspective != "corp":
        for title in ("Snare!", "Tollbooth"):
            expect(servers).not_to_contain_text(title)
    s.choose("Run Server 1")
    s.pass_all()
    staged.tell(room(s, perspective))
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    for title in ("Snare!", "Tollbooth"):
        expect(servers.locator("[data-card]", has_text=title)).to_be_visible()
    for side, title in (("corp", "Hedge Fund"), ("runner", "Diesel")):
        expect(page.locator(f"[data-area=hand-{side}] [data-card]", has_text=title)).to_be_visible()


# --- dragging ---------------------------------------------------------------------------------------------------------


def choices(staged: object) -> list[dict[str, int]]:
    sent: list[dict[str, int]] = [message for message in staged.sent if message["do"] == "choose"]  # type: ignore[attr-defined]
    return sent


def test_a_card_is_dragged_to_a_new_server(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"hand": ["PAD Campaign"], "servers": {"Server 1": {"root": ["Melange Mining Corp."]}}})
    staged = stage(page, room(s, "corp"))
    card = at_rest(page.locator("[data-area=hand-corp] [data-card]").first)
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 40, steps=4)
    place = page.get_by_role("button", name="New server")
    place.wait_for()  # it is there while a card is dragged
    to = at_rest(place)
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=4)
    page.mouse.up()
    until(page, lambda: choices(staged) != [])
    assert s.options[choices(staged)[0]["option"]] == "Install PAD Campaign"
    s.choose("Install PAD Campaign")
    staged.tell({**room(s, "corp"), "decision": 1})
    until(page, lambda: len(choices(staged)) == 2)
    assert s.options[choices(staged)[1]["option"]] == "New server"


def test_a_card_is_dragged_to_the_rig(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(runner={"hand": ["Diesel", "Corroder"], "credits": 5, "rig": ["Mimic"]}, turn="runner")
    staged = stage(page, room(s, "runner"))
    rig = page.locator("[data-area=rig]")
    box = at_rest(rig)
    card = page.locator("[data-area=hand-runner] [data-card]", has_text="Corroder")
    card.drag_to(rig, target_position={"x": box["width"] - 30, "y": box["height"] - 20})
    until(page, lambda: choices(staged) != [])
    assert s.options[choices(staged)[0]["option"]] == "Install Corroder"
