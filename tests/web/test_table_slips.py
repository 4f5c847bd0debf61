"""Keys that are held or come too late, double clicks and slips do nothing that was not meant."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from netrunner.scenario import Scenario
from tests.web.browser import at_rest, until
from tests.web.conftest import OpenPage
from tests.web.staged import Stage, facing_archer, go_on, room, stage
from tests.web.test_table_staged import SIZES, sent

SETTLED = 400
"""Milliseconds: longer than a press is taken for a slip."""


def hold(page: Page, key: str) -> None:
    """Keep a key down until it has been repeated a dozen times."""
    for _ in range(12):
        page.keyboard.down(key)
        page.wait_for_timeout(33)
    page.keyboard.up(key)


def in_a_run() -> Scenario:
    """The Runner may jack out before the second piece of ice."""
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}}, turn="runner")
    s.choose("Run HQ")
    while s.side != "runner":
        s.choose("Pass")
    return s


def access_hedge_fund(staged: Stage, s: Scenario) -> None:
    s.choose("Run HQ")
    while s.run is not None:
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    staged.tell(room(s, "runner"))


def test_a_key_that_is_held_goes_on_once(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = in_a_run()
    staged = stage(page, room(s, "runner"))
    page.wait_for_timeout(SETTLED)
    page.keyboard.down("Space")
    until(page, lambda: len(sent(staged, "choose")) == 1)
    s.choose("Continue")
    while s.side != "runner":
        s.choose("Pass")
    staged.tell({**room(s, "runner"), "decision": 1})
    page.wait_for_timeout(SETTLED)
    hold(page, "Space")
    assert len(sent(staged, "choose")) == 1


def test_a_key_that_is_held_lets_no_subroutine_fire(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    staged = stage(page, room(facing_archer(), "runner"))
    page.wait_for_timeout(SETTLED)
    hold(page, "f")
    expect(page.get_by_role("button", name="Pass", exact=True)).to_contain_text("Press again to let them fire")
    assert sent(staged, "choose") == []


def test_a_double_click_lets_no_subroutine_fire(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    staged = stage(page, room(facing_archer(), "runner"))
    page.wait_for_timeout(SETTLED)
    page.get_by_role("button", name="Pass", exact=True).dblclick()
    page.wait_for_timeout(SETTLED)
    assert sent(staged, "choose") == []


def test_holding_the_space_bar_leaves_an_accessed_card_on_the_stage(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"hand": ["Hedge Fund"], "deck": ["Enigma"] * 5}, turn="runner")
    staged = stage(page, room(s, "runner"))
    page.keyboard.down("Space")
    access_hedge_fund(staged, s)
    shown = page.get_by_role("region", name="Accessed")
    expect(shown).to_be_visible()
    hold(page, "Space")
    expect(shown).to_be_visible()
    page.keyboard.press("Space")
    expect(shown).to_have_count(0)


def test_cancelling_twice_takes_back_one_thing(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(corp={"hand": ["Ice Wall"]}, turn="corp")
    s.choose("Install Ice Wall")
    staged = stage(page, {**room(s, "corp"), "cancel": True})
    page.get_by_role("button", name="Cancel").dblclick()
    page.keyboard.press("Escape")
    page.wait_for_timeout(SETTLED)
    assert len(sent(staged, "undo")) == 1


def test_letters_choose_with_caps_lock_too(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    stage(page, room(facing_archer(), "runner"))
    page.wait_for_timeout(SETTLED)
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F', bubbles: true }))")
    expect(page.get_by_role("button", name="Pass", exact=True)).to_contain_text("Press again")


def test_an_offer_that_comes_under_the_pointer_is_not_answered_by_a_slip(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    shown = room(Scenario(corp={"hand": ["Ice Wall"]}, turn="corp"), "corp")
    staged = stage(page, shown)
    page.evaluate(
        """new MutationObserver((_, watching) => {
            const agree = document.querySelector('.offer .primary');
            if (agree) { watching.disconnect(); agree.click(); }
        }).observe(document, { childList: true, subtree: true })"""
    )
    staged.tell({**shown, "offer": {"kind": "draw", "by": "runner", "what": None}})
    agree = page.locator(".offer .primary")
    expect(agree).to_be_visible()
    page.wait_for_timeout(SETTLED)
    assert sent(staged, "accept") == []
    agree.dblclick(delay=20)
    until(page, lambda: len(sent(staged, "accept")) == 1)
    page.wait_for_timeout(SETTLED)
    assert len(sent(staged, "accept")) == 1, "a double click answers once"


def test_a_steal_that_flatlines_says_so_on_the_stage(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Obokata Protocol"]}}},
        runner={"hand": ["Sure Gamble"] * 3},
        turn="runner",
    )
    s.choose("Run Server 1")
    go_on(s, lambda view: view["decision"]["ask"] == "access")
    staged = stage(page, room(s, "runner"))
    steal = page.locator("[data-kind=steal]")
    expect(steal).to_contain_text("4 damage flatlines you.")
    page.wait_for_timeout(SETTLED)
    steal.click()
    expect(steal).to_contain_text("Press again if you mean it")
    assert sent(staged, "choose") == []


def test_leaving_an_agenda_takes_two_presses(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["NAPD Contract"]}}},
        runner={"credits": 9, "hand": ["Sure Gamble"] * 3},
        turn="runner",
    )
    s.choose("Run Server 1")
    go_on(s, lambda view: view["decision"]["ask"] == "access")
    staged = stage(page, room(s, "runner"))
    page.wait_for_timeout(SETTLED)
    leave = page.locator("[data-kind=no-action]")
    leave.click()
    expect(leave).to_contain_text("Press again to leave NAPD Contract")
    assert sent(staged, "choose") == []
    page.wait_for_timeout(SETTLED)
    leave.click()
    until(page, lambda: len(sent(staged, "choose")) == 1)


def test_answering_an_accessed_card_twice_does_nothing_that_lies_below_it(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Enigma"] * 9},
        runner={"hand": ["Sure Gamble"] * 4, "credits": 7, "tags": 1},
        turn="runner",
    )
    staged = stage(page, {**room(s, "runner"), "decision": 1})
    s.choose("Run HQ")
    while s.run is not None:
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    staged.tell({**room(s, "runner"), "decision": 2})
    ok = page.locator("[data-ack]")
    expect(ok).to_be_visible()
    page.wait_for_timeout(SETTLED)
    box = ok.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    below = f"document.elementsFromPoint({x}, {y}).some((one) => one.closest('[data-kind=credit]'))"
    assert page.evaluate(below), "this test presses where another button lies below"
    page.mouse.dblclick(x, y, delay=20)
    expect(ok).to_have_count(0)
    page.wait_for_timeout(SETTLED)
    assert sent(staged, "choose") == []
    page.mouse.click(x, y)
    until(page, lambda: len(sent(staged, "choose")) == 1)


def test_a_button_pressed_twice_at_once_is_pressed_once_and_twice_when_that_is_meant(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    shown = room(Scenario(runner={"hand": ["Sure Gamble"]}, turn="runner"), "runner")
    staged = stage(page, {**shown, "decision": 1})
    page.wait_for_timeout(SETTLED)
    gain = page.locator("[data-area=decision] [data-kind=credit]")
    # The answer to the first press is there before the second.
    page.evaluate(
        """() => {
            const twice = (at) => {
                const button = document.querySelector('[data-area=decision] [data-kind=credit]');
                const { x, y, width, height } = button.getBoundingClientRect();
                const place = { clientX: x + width / 2, clientY: y + height / 2, detail: 1, bubbles: true };
                setTimeout(() => button.dispatchEvent(new MouseEvent('click', place)), at);
            };
            window.press = () => { twice(0); twice(150); twice(450); };
        }"""
    )
    staged.answers = iter([{**shown, "decision": number} for number in range(2, 9)])
    page.evaluate("window.press()")
    until(page, lambda: len(sent(staged, "choose")) == 2)
    page.wait_for_timeout(SETTLED)
    assert [message["decision"] for message in sent(staged, "choose")] == [1, 2]
    expect(gain).to_be_visible()


def test_a_key_hit_twice_at_once_goes_on_once(open_page: OpenPage) -> None:
    page = open_page(**SIZES["1366"])
    shown = room(in_a_run(), "runner")
    staged = stage(page, {**shown, "decision": 1})
    staged.answers = iter([{**shown, "decision": number} for number in range(2, 9)])
    page.wait_for_timeout(SETTLED)
    page.evaluate(
        """() => {
            const hit = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
            for (const at of [0, 100, 800]) setTimeout(hit, at);
        }"""
    )
    until(page, lambda: len(sent(staged, "choose")) == 2)
    page.wait_for_timeout(SETTLED)
    assert [message["decision"] for message in sent(staged, "choose")] == [1, 2]


def test_an_accessed_card_is_there_again_when_the_page_is_loaded_anew(open_page: OpenPage) -> None:
    page = open_page(**SIZES["phone"])
    s = Scenario(corp={"hand": ["Hedge Fund"], "deck": ["Enigma"] * 5}, turn="runner")
    staged = stage(page, room(s, "runner"))
    access_hedge_fund(staged, s)
    shown = page.get_by_role("region", name="Accessed")
    expect(shown).to_be_visible()
    page.reload()
    expect(shown).to_contain_text("You access Hedge Fund")
    page.wait_for_timeout(SETTLED)  # a press that comes too soon is not meant
    page.locator("[data-ack]").tap()
    expect(shown).to_have_count(0)
    page.reload()
    page.locator(".table [data-card]").first.wait_for()
    page.wait_for_timeout(SETTLED)
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("size", ["1366", "1024", "phone"])
def test_a_press_on_a_band_skips_it_and_presses_nothing_under_it(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    page.add_init_script("localStorage.setItem('table', JSON.stringify({ speed: 'slow' }))")
    s = Scenario(corp={"hand": ["Hedge Fund"], "deck": ["Breaking News"] * 5}, turn="runner")
    staged = stage(page, room(s, "runner"))
    s.choose("Run R&D")
    go_on(s, lambda view: view["run"] is None)
    staged.tell(room(s, "runner"))
    band = page.locator("[data-band=steal]")
    box = at_rest(band)
    parts = (0.1, 0.3, 0.5, 0.7, 0.9)
    places = [(box["x"] + box["width"] * part, box["y"] + box["height"] * down) for down in parts for part in parts]
    below = """([x, y]) => document.elementsFromPoint(x, y).some((each) =>
        !each.closest('[data-band]') && each.closest('.server, [data-option], button'))"""
    x, y = next(place for place in places if page.evaluate(below, list(place)))
    page.mouse.dblclick(x, y, delay=20)
    expect(band).to_have_count(0)
    page.wait_for_timeout(SETTLED)
    assert sent(staged, "choose") == []
