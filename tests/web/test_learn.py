"""Learning the game in a real browser: the page that tells what it is, and the guide beside a first game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from netrunner.scenario import Scenario
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.player import BRIEFLY, OFFERED, Player, press_until_it_counts
from tests.web.staged import room, stage


def begin(page: Page, side: str) -> None:
    page.goto("/learn")
    # With the facts of the cards there are more suggestions: what follows must not depend on when they come.
    expect(page.get_by_role("heading", level=3, name="Gordian Blade")).to_be_visible()
    page.get_by_role("button", name=f"Be the {side}").click()
    expect(page).to_have_url(re.compile("/games/"))
    expect(decision(page).get_by_role("button", name="Keep", exact=True)).to_be_visible()


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name="Guide")


def decision(page: Page) -> Locator:
    return page.get_by_role("region", name="Your decision")


def suggestions(page: Page) -> Locator:
    return guide(page).locator(".try strong")


def take(page: Page) -> None:
    """Choose what is suggested, or the first thing there is."""
    label = next(iter(suggestions(page).all_text_contents()), None)
    if (seen := page.locator("[data-ack]")).count():
        seen.first.click(timeout=BRIEFLY)
    placed = page.locator(f'.table [data-option][data-label="{label}"]:visible')
    # A button also says what its choice costs.
    named = decision(page).get_by_role("button", name=re.compile(f"^{re.escape(label or 'nothing')}"))
    for wanted in (placed, named):
        if wanted.count():
            wanted.first.click(timeout=BRIEFLY)
            return
    target = page.locator(f"{OFFERED}:visible").first
    Player(page, seed=1).press_on(target, menu=target.get_attribute("data-menu") is not None)


SHOWN = """() => {
    const guide = document.querySelector('[data-moment]');
    const area = document.querySelector('[data-area=decision]');
    if (guide === null || guide.dataset.moment.startsWith('wait')) return null;
    return [guide.dataset.moment, guide.innerText, area?.dataset.decision ?? null];
}"""
"""What the guide says at one moment of a decision, and the number of that; nothing while one waits."""


def moves(page: Page, count: int) -> list[tuple[str, str]]:
    """Follow the guide for a number of decisions; (moment, explanation) at each."""
    met: list[tuple[str, str]] = []
    for _ in range(count):
        until(page, f"({SHOWN})() !== null")
        moment, words, number = page.evaluate(SHOWN)
        met.append((moment, words))
        if moment.startswith("over"):
            break
        press_until_it_counts(page, number, lambda: take(page))
    return met


@pytest.mark.usefixtures("fixed_shuffles")
@pytest.mark.parametrize("side", ["Runner", "Corp"])
def test_the_guide_explains_several_turns_and_is_never_at_a_loss(page: Page, server: Running, side: str) -> None:
    begin(page, side)
    expect(guide(page).get_by_role("heading", name="Your starting hand")).to_be_visible()
    met = moves(page, 16)
    assert all(len(words) > 60 for _, words in met), met
    assert not [moment for moment, _ in met if moment.endswith(".other")]
    assert len({moment for moment, _ in met}) >= 3, [moment for moment, _ in met]
    assert len({words for _, words in met}) >= 6
    room = server.app.state.host.rooms[page.url.rpartition("/")[2]].match
    assert room.game.state.turn >= 3 or room.result is not None
    expect(guide(page).get_by_text(re.compile(r"\d+ of 29 ideas met"))).to_be_visible()


def test_the_guide_links_to_rules_and_can_be_put_away(page: Page, server: Running) -> None:
    begin(page, "Runner")
    assert_accessible(page)
    link = guide(page).get_by_role("link", name="Read the rule about the starting hand")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.get_by_role("heading", name=re.compile("Mulligan", re.IGNORECASE)).first).to_be_visible()
    opened.value.close()
    guide(page).get_by_text("Ideas of the game").click()
    expect(guide(page).get_by_role("link", name="Traces", exact=True)).to_be_visible()
    guide(page).get_by_role("button", name="Hide the guide").click()
    expect(guide(page).get_by_role("link")).to_have_count(0)
    expect(suggestions(page).first).to_be_visible()  # what to try stays in sight
    guide(page).get_by_role("button", name="Show the guide").click()
    expect(link).to_be_visible()


def test_the_guide_leaves_room_for_the_decision_on_a_phone(phone: Page) -> None:
    begin(phone, "Runner")
    expect(guide(phone).get_by_role("button", name="Show the guide")).to_be_visible()
    expect(decision(phone).get_by_role("button", name="Keep", exact=True)).to_be_in_viewport()
    guide(phone).get_by_role("button", name="Show the guide").tap()
    expect(guide(phone).get_by_text("Both sides have five cards.")).to_be_visible()
    assert_accessible(phone)
    assert_fits(phone)
    assert_touchable(phone)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_that_explains_the_game_is_for_everybody(open_page: OpenPage, size: str, theme: str) -> None:
    page = open_page(theme=theme, **(PHONE if size == "phone" else {}))
    page.goto("/learn")
    expect(page.get_by_role("heading", level=3, name="Gordian Blade")).to_be_visible()
    assert_accessible(page)
    assert_fits(page)
    if size == "phone":
        assert_touchable(page)


def test_what_stands_out_is_what_is_advised(page: Page) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}}, turn="runner")
    s.choose("Run Server 1")
    while not (s.side == "runner" and s.can("Jack out")):
        s.choose("Pass")
    shown = {**room(s, "runner"), "guided": True}
    kinds = [option["kind"] for option in shown["view"]["decision"]["options"]]
    staged = stage(page, {**shown, "advice": kinds.index("jack-out")})
    standing = page.locator("[data-area=decision] .button.primary")
    expect(suggestions(page)).to_have_text("Jack out")
    expect(standing).to_have_attribute("data-kind", "jack-out")
    staged.tell({**shown, "advice": kinds.index("continue")})
    expect(suggestions(page)).to_have_text("Continue")
    expect(standing).to_have_attribute("data-kind", "continue")
