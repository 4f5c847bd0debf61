"""Motion on the table explains, is short, and is left out for whoever asked for less of it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.server.running_server import Running
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.moments import breaker_in_reach, moment
from tests.web.player import sit_down
from tests.web.staged import crowded, crowded_trace, room, stage
from tests.web.test_table_sight import INSIDE, LOW

SETTLED: Final = "!document.documentElement.hasAttribute('data-settling')"
"""Nothing is still to follow."""

LONGEST: Final = 250
"""Milliseconds."""

NOTE: Final = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        window.moved.push({
            mark: this.dataset.moves ?? null,
            carries: 'carries' in this.dataset,
            card: this.dataset.card ?? null,
            lies: this.closest('.board, .hand') !== null,
            fades: JSON.stringify(frames).includes('opacity'),
            duration: how.duration,
        });
        return animate.call(this, frames, how);
    };
}"""


SCROLLS: Final = """() => {
    window.scrolls = [];
    const scrollTo = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function (to) {
        if (this.closest('[data-area=servers]')) window.scrolls.push(Math.round(to.left));
        return scrollTo.call(this, to);
    };
}"""
"""Where the servers are scrolled to, step by step."""


FRAMES: Final = """() => {
    let frame = 0;
    const count = () => { frame += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    window.drawn = {};
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const part = (target instanceof Element ? target : target.parentElement).closest('h3, .text')?.localName;
            if (part) window.drawn[part] ??= frame;
        }
    }).observe(document.querySelector('.reader'), { childList: true, characterData: true, subtree: true });
}"""
"""In which frame the head and the words of the reader change first."""


ARRANGED: Final = """() => {
    let frame = 0;
    const count = () => { frame += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    window.arranged = [];
    window.logged = null;
    window.counted = null;
    new MutationObserver((changes) => {
        for (const { target } of changes) if (target.matches('.place')) window.arranged.push(frame);
    }).observe(document.querySelector('.dock .hand'), { attributes: true, attributeFilter: ['class'], subtree: true });
    const first = (selector, name) => new MutationObserver(() => { window[name] ??= frame; })
        .observe(document.querySelector(selector), { childList: true, characterData: true, subtree: true });
    first('.log', 'logged');
    first('.decision', 'counted');
}"""
"""In which frames the cards in hand change their shape; and in which one the log and the bar change first."""

PIECES: Final = """() => {
    let frame = 0;
    const count = () => { frame += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    window.pieces = {};
    const parts = {
        words: (node) => node.closest('.what'),
        caption: (node) => node.matches('.caption'),
        choices: (node) => node.matches('.choices'),
        marked: (node) => node.matches('.offered'),
        gap: (node) => node.matches('.fit') && node.style.gap !== '6px',
        path: (node) => node.matches('[data-attacked]'),
        dock: (node) => node.matches('.dock.low'),
    };
    const see = (node) => {
        if (!(node instanceof Element)) return;
        for (const [name, is] of Object.entries(parts)) if (is(node)) window.pieces[name] ??= frame;
    };
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            see(target instanceof Element ? target : target.parentElement);
            for (const node of addedNodes) [node, ...(node.querySelectorAll?.('*') ?? [])].forEach(see);
        }
    }).observe(document.querySelector('.table'), {
        childList: true, characterData: true, subtree: true,
        attributes: true, attributeFilter: ['class', 'style', 'data-attacked'],
    });
}"""
"""In which frame each part of what has happened is drawn first."""

CARDS_NOW: Final = """() => Object.fromEntries([...document.querySelectorAll('.board [data-card]')]
    .map((card) => [card.dataset.card, `${card.offsetWidth} ${card.offsetHeight}`]))"""

SIZES_NOW: Final = """() => [...document.querySelectorAll('.fit > .column, .fit > .cells, .rig > .group, .board')]
    .map((part) => part.style.cssText)"""


@pytest.mark.parametrize("reduced", [False, True], ids=["full", "reduced"])
def test_the_runner_moves_along_the_path_and_nothing_moves_for_long(server: Running, page: Page, reduced: bool) -> None:
    page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    sit_down(page, server, moment(breaker_in_reach))
    page.evaluate(NOTE)
    page.get_by_role("button", name=re.compile("^Break all with")).first.click()
    expect(page.get_by_role("region", name=re.compile("^Encounter with"))).to_have_count(0)
    if not reduced:
        until(page, "window.moved.some(({ mark }) => mark === 'runner')")
    moved: list[dict[str, Any]] = page.evaluate("window.moved")
    assert not (reduced and moved)
    assert all(move["duration"] <= LONGEST for move in moved)


@pytest.mark.parametrize("reduced", [False, True], ids=["full", "reduced"])
def test_the_row_of_servers_glides_to_where_the_runner_stands(open_page: OpenPage, reduced: bool) -> None:
    """On a phone servers are swiped: when a run begins, the row moves to the one that is run on."""
    page = open_page(**PHONE)
    page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    staged = stage(page, room(crowded("runner"), "runner"))
    page.evaluate(SCROLLS)
    run = crowded("runner")
    run.choose("Run Server 1")
    staged.tell({**room(run, "runner"), "decision": 1})
    until(page, f"({INSIDE})(['[data-attacked] .head', '[data-area=servers]'])")
    until(page, "document.querySelector('[data-area=servers] .row').scrollLeft >= Math.max(...window.scrolls) - 1")
    steps = page.evaluate("window.scrolls")
    assert (len(set(steps)) == 1) is reduced


def test_where_the_runner_stands_is_in_sight_on_the_smallest_desk(open_page: OpenPage) -> None:
    """A full board and a trace do not fit there together: what is run on does."""
    page = open_page(**LOW)
    staged = stage(page, room(crowded("runner"), "runner"))
    staged.tell({**room(crowded_trace(), "runner"), "decision": 1})
    until(page, f"({INSIDE})(['[data-attacked] [data-path=here]', '[data-area=servers]'])")
    until(page, f"({INSIDE})(['[data-attacked] .head', '[data-area=servers]'])")


def test_a_full_board_is_drawn_in_few_layers(open_page: OpenPage) -> None:
    """Every frame that changes goes through all of them: a layer for each card of a hand makes a slow machine late."""
    page = open_page(viewport={"width": 1366, "height": 768})
    stage(page, room(crowded("runner"), "runner"))
    session = page.context.new_cdp_session(page)
    trees: list[list[dict[str, Any]]] = []
    session.on("LayerTree.layerTreeDidChange", lambda told: trees.append(told.get("layers", [])))
    session.send("LayerTree.enable")
    page.mouse.move(300, 300)
    until(page, lambda: any(trees))
    page.wait_for_timeout(300)
    layers = [tree for tree in trees if tree][-1]
    assert len(layers) <= 16


def test_a_run_on_a_full_board_has_it_laid_out_a_few_times_and_not_for_every_card(open_page: OpenPage) -> None:
    """Whoever measures a card after another has begun to move has the whole table laid out again."""
    page = open_page(viewport={"width": 1366, "height": 768})
    page.emulate_media(reduced_motion="no-preference")
    staged = stage(page, room(crowded("runner"), "corp"))
    page.wait_for_timeout(300)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before = laid_out(session)
    run = crowded("runner")
    run.choose("Run R&D")
    staged.tell({**room(run, "corp"), "decision": 1})
    expect(page.locator("[data-attacked]")).to_have_count(1)
    page.wait_for_timeout(400)
    assert laid_out(session) - before <= 30


@pytest.mark.parametrize("reduced", [False, True], ids=["full", "reduced"])
def test_a_run_leaves_a_full_board_as_it_is_and_the_rest_follows(open_page: OpenPage, reduced: bool) -> None:
    """A card of another size is laid out and drawn anew: sixty are too much for a slow machine. The hand makes room for
    the bar, two cards in a frame. Whoever sees nothing move sees it done."""
    page = open_page(viewport={"width": 1366, "height": 768})
    page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    told = run_told()
    staged = stage(page, room(crowded("runner"), "corp"))
    page.wait_for_timeout(500)
    page.evaluate(ARRANGED)
    before = page.evaluate(CARDS_NOW)
    staged.tell(told)
    expect(page.locator("[data-attacked]")).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("runs R&D")
    page.wait_for_timeout(1000)
    after = page.evaluate(CARDS_NOW)
    changed = [card for card, size in after.items() if before[card] != size]
    attacked = page.locator("[data-attacked] [data-card]").evaluate_all(
        "(all) => all.map(({ dataset }) => dataset.card)"
    )
    assert len(after) > 50
    assert set(changed) == set(attacked)
    frames = page.evaluate("window.arranged")
    assert len(frames) == 12  # the cards in hand
    assert len(set(frames)) == (1 if reduced else 6)
    lag = page.evaluate("window.logged - window.counted")
    assert lag == 0 if reduced else lag >= 2
    settled = page.evaluate(SIZES_NOW)
    afresh = open_page(viewport={"width": 1366, "height": 768})
    stage(afresh, told)
    until(afresh, lambda: afresh.evaluate(SIZES_NOW) == settled)


def test_a_line_of_warnings_leaves_the_cards_their_sizes_when_a_run_begins(open_page: OpenPage) -> None:
    """The bar was higher for it, and stays so: a board that gains a line would have all of its cards drawn anew."""
    page = open_page(viewport={"width": 1366, "height": 768})
    s = crowded("runner")
    staged = stage(page, room(s, "runner"))
    expect(page.locator(".decision .warnings")).to_be_visible()
    page.wait_for_timeout(500)
    before = page.evaluate(CARDS_NOW)
    s.choose("Run R&D")
    staged.tell({**room(s, "runner"), "decision": 1})
    expect(page.locator("[data-attacked]")).to_have_count(1)
    page.wait_for_timeout(1000)
    after = page.evaluate(CARDS_NOW)
    attacked = page.locator("[data-attacked] [data-card]").evaluate_all(
        "(all) => all.map(({ dataset }) => dataset.card)"
    )
    assert len(after) > 50
    assert {card for card, size in after.items() if before[card] != size} == set(attacked)


def test_a_board_that_moves_flies_as_one(open_page: OpenPage) -> None:
    """As a run begins the servers move down as far as the hand does: not each card of theirs by itself."""
    page = open_page(viewport={"width": 1366, "height": 768})
    page.emulate_media(reduced_motion="no-preference")
    staged = stage(page, room(crowded("runner"), "corp"))
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    until(page, SETTLED)
    page.evaluate(NOTE)
    staged.tell(run_told())
    until(page, "window.moved.length > 0")
    moved = page.evaluate("window.moved")
    assert [each["carries"] for each in moved].count(True) == 3  # the servers, one's own side, and the hand in it
    assert not [each for each in moved if each["card"] and each["lies"]]
    assert not any(each["fades"] for each in moved)  # else all that lies on them is painted again, twice


@pytest.mark.parametrize("reduced", [False, True], ids=["full", "reduced"])
def test_what_has_happened_is_drawn_piece_by_piece(open_page: OpenPage, reduced: bool) -> None:
    """First the words, then what was done, what can be pressed, and what can be used: a frame each. For a run the hand
    makes room, then the servers do, and then its path is drawn."""
    page = open_page(viewport={"width": 1366, "height": 768})
    page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    s = crowded("runner")
    staged = stage(page, room(s, "corp"))
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    until(page, SETTLED)
    page.evaluate(PIECES)
    s.choose("Gain 1 credit")
    staged.tell({**room(s, "corp"), "decision": 1})
    expect(page.locator(".offered").first).to_be_visible()
    until(page, SETTLED)
    drawn = page.evaluate("window.pieces")
    frames = [drawn[name] for name in ("words", "caption", "choices", "marked")]
    assert frames == ([frames[0]] * 4 if reduced else sorted(set(frames)))
    page.evaluate("window.pieces = {}")
    s = crowded("runner")
    s.choose("Run R&D")
    staged.tell({**room(s, "corp"), "decision": 2})
    expect(page.locator("[data-attacked]")).to_have_count(1)
    until(page, SETTLED)
    drawn = page.evaluate("window.pieces")
    frames = [drawn[name] for name in ("words", "dock", "gap", "path")]
    assert frames == ([frames[0]] * 4 if reduced else sorted(set(frames)))


def test_a_press_does_what_is_offered_now_whatever_is_marked(open_page: OpenPage) -> None:
    """Marks follow what has happened: who presses before they have come is not told of an earlier choice."""
    page = open_page(viewport={"width": 1366, "height": 768})
    page.emulate_media(reduced_motion="no-preference")
    s = crowded("runner")
    staged = stage(page, room(s, "corp"))
    page.wait_for_timeout(500)
    until(page, SETTLED)
    page.evaluate("window.requestAnimationFrame = () => 0")  # nothing follows
    s.choose("Gain 1 credit")
    told = {**room(s, "corp"), "decision": 7}
    staged.tell(told)
    expect(page.locator(".decision")).to_have_attribute("data-decision", "7")
    page.wait_for_timeout(400)
    options = list(enumerate(told["view"]["decision"]["options"]))
    index, offered = next((index, each) for index, each in options if each["kind"] == "rez")
    card = page.locator(f".board [data-card='{offered['card']}']")
    expect(card).not_to_have_class(re.compile("offered"))
    card.evaluate("(button) => button.click()")
    until(page, lambda: any(message["do"] == "choose" for message in staged.sent))
    sent = next(message for message in staged.sent if message["do"] == "choose")
    assert (sent["decision"], sent["option"]) == (7, index)


def run_told() -> dict[str, Any]:
    run = crowded("runner")
    run.choose("Run R&D")
    return {**room(run, "corp"), "decision": 1}


def test_a_full_board_stays_as_it_is_when_buttons_come(open_page: OpenPage) -> None:
    """Whoever waits, and then may do something, sees no card change for the row of buttons."""
    page = open_page(viewport={"width": 1366, "height": 768})
    s = crowded("runner")
    staged = stage(page, room(s, "corp"))
    expect(page.get_by_role("button", name="Pass", exact=True)).to_have_count(0)
    page.wait_for_timeout(300)
    before = page.evaluate(SIZES_NOW)
    s.choose("Gain 1 credit")
    assert s.side == "corp"
    staged.tell({**room(s, "corp"), "decision": 1})
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(SIZES_NOW) == before


def laid_out(session: CDPSession) -> int:
    """How often a page has been laid out since it was opened."""
    metrics = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return int(metrics["LayoutCount"])


def test_the_words_of_the_card_pointed_at_are_laid_out_a_frame_after_its_head(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    stage(page, room(crowded("runner"), "runner"))
    reader = page.get_by_role("region", name="The card that is looked at")
    page.locator("[data-card]", has_text="Tollbooth").first.hover()
    expect(reader).to_contain_text("When the Runner encounters this ice")
    page.evaluate(FRAMES)
    page.locator("[data-card]", has_text="Neural Katana").first.hover()
    until(page, "window.drawn.div !== undefined")
    drawn = page.evaluate("window.drawn")
    assert drawn["div"] >= drawn["h3"] + 2
