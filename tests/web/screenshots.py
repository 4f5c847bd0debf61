"""Photographs of every page, to be looked at: on a desktop and on a phone, light and dark.

    python -m tests.web.screenshots OUT_DIR [page…]

A page is a function below that brings a visitor to it. The server is a fresh one, so whatever the picture needs has to
be made first: through the page itself, or through `server.client()`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.accounts.people import keep_game, member
from tests.server.events.people import Somebody, filled, new_event, pair, play_round, somebody
from tests.server.replays.games import played, put, stored
from tests.server.running_server import Running, running
from tests.web.browser import DESKTOP, PHONE, launch, visit
from tests.web.moments import (
    Condition,
    View,
    breaker_in_reach,
    corp_acts,
    moment,
    runner_acts,
    runner_bids,
    runner_keeps,
    trashable_card_accessed,
)
from tests.web.player import decision, press_until_it_counts, sit_down
from tests.web.test_events import be
from tests.web.test_lobby import open_table
from tests.web.test_replay import in_a_run

Photographed = Callable[[Page, Running], None]
PAGES: dict[str, Photographed] = {}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def photographed(brings: Photographed) -> Photographed:
    """Add a page to the album under the name of the function."""
    PAGES[brings.__name__.replace("_", "-")] = brings
    return brings


@photographed
def home(page: Page, server: Running) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@photographed
def not_found(page: Page, server: Running) -> None:
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@photographed
def menu(page: Page, server: Running) -> None:
    """The pages folded out, where they fold, and the theme's menu."""
    home(page, server)
    if page.get_by_role("button", name="Menu").is_visible():
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Theme").click()


def late(condition: Condition) -> Condition:
    """The same, when there is something on the table to look at."""

    def holds(view: View) -> bool:
        return view["turn"] >= 12 and condition(view)

    return holds


GAMES: dict[str, Condition] = {
    "table-opening-hand": runner_keeps,
    "table-of-the-runner": late(runner_acts),
    "table-of-the-corp": late(corp_acts),
    "table-encounter": late(breaker_in_reach),
    "table-access": late(trashable_card_accessed),
    "table-bid": runner_bids,
}
"""Tables of games that have come to a certain moment."""


def at_the_table(condition: Condition) -> Photographed:
    def brings(page: Page, server: Running) -> None:
        sit_down(page, server, moment(condition))

    return brings


PAGES.update({name: at_the_table(condition) for name, condition in GAMES.items()})


@photographed
def lobby(page: Page, server: Running) -> None:
    open_table(page, "Friday evening")
    page.goto("/lobby")
    expect(page.get_by_text("Friday evening").first).to_be_visible()


@photographed
def waiting_room(page: Page, server: Running) -> None:
    open_table(page, "Friday evening")


@photographed
def replay(page: Page, server: Running) -> None:
    """In the middle of a run."""
    game = put(server, stored(played()))
    page.goto(f"/replays/{game}?at={in_a_run()}&as=both")
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()


@photographed
def replay_contents(page: Page, server: Running) -> None:
    replay(page, server)
    page.get_by_role("button", name="Jump to").click()


@photographed
def replay_play_on(page: Page, server: Running) -> None:
    replay(page, server)
    if page.get_by_role("button", name="Play on").is_visible():
        page.get_by_role("button", name="Play on").click()
    else:
        page.get_by_role("button", name="Share and keep").click()
        page.get_by_role("menuitem", name="Play on from here").click()


@photographed
def games(page: Page, server: Running) -> None:
    put(server, stored(played()))
    page.goto("/replays")
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()


@photographed
def learn(page: Page, server: Running) -> None:
    page.goto("/learn")
    expect(page.get_by_role("heading", level=3, name="Gordian Blade")).to_be_visible()


@photographed
def guided_game(page: Page, server: Running) -> None:
    page.goto("/learn")
    page.get_by_role("button", name="Be the Runner").click()
    keep = page.get_by_role("button", name="Keep", exact=True)
    keep.wait_for()  # the bot wakes up first
    press_until_it_counts(page, decision(page).get_attribute("data-decision"), keep.click)
    expect(page.get_by_role("region", name="Guide").get_by_role("heading", name="Your action")).to_be_visible()


@photographed
def sign_up(page: Page, server: Running) -> None:
    page.goto("/sign-in?new=1")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@photographed
def settings(page: Page, server: Running) -> None:
    page.goto("/settings")
    expect(page.get_by_role("heading", name="When to be asked")).to_be_visible()


@photographed
def person(page: Page, server: Running) -> None:
    client, account = member(server)
    other, opponent = member(server)
    for number in range(12):
        seats = (account["id"], opponent["id"]) if number % 3 else (opponent["id"], account["id"])
        keep_game(server, *seats, ("corp", "runner")[number % 2], corp_name="Kit", runner_name="Kit")
    client.close()
    other.close()
    page.goto(f"/people/{account['name']}")
    expect(page.get_by_role("heading", name="By identity")).to_be_visible()


@photographed
def cards(page: Page, server: Running) -> None:
    page.goto("/cards?q=f:criminal")
    expect(page.get_by_role("list", name="Cards found").get_by_role("link").first).to_be_attached()


@photographed
def card(page: Page, server: Running) -> None:
    page.goto("/cards/account-siphon")
    expect(page.get_by_role("heading", name="Rulings")).to_be_visible()


@photographed
def deckbuilder(page: Page, server: Running) -> None:
    starter(page, server)
    page.get_by_role("button", name="Copy to my decks").click()
    expect(page.get_by_text("Version 1 · Saved")).to_be_visible()


@photographed
def starter(page: Page, server: Running) -> None:
    decks(page, server)
    page.get_by_role("link", name="Core Set starter: Shaper").click()
    expect(page.get_by_role("button", name="Export")).to_be_visible()


@photographed
def decks(page: Page, server: Running) -> None:
    page.goto("/decks")
    expect(page.get_by_role("heading", name="Starter decks")).to_be_visible()


@photographed
def rule(page: Page, server: Running) -> None:
    page.goto("/rules/RR/timing/run/5.4")
    expect(page.get_by_role("heading", level=1, name="Timing Structure of a Run")).to_be_visible()


@photographed
def search(page: Page, server: Running) -> None:
    home(page, server)
    page.keyboard.press("Control+k")
    page.get_by_role("combobox", name="Search rules and cards").fill("parasite")
    expect(page.get_by_role("dialog").get_by_role("option").first).to_be_visible()


def an_event(server: Running) -> tuple[Somebody, Somebody, str]:
    """An event in its second round: its organiser, one of its players, its slug."""
    organiser, player = somebody(server), somebody(server)
    slug = new_event(organiser, name="Spring Store Championship", structure="custom", swiss=3, cut=4)
    player.register(slug)
    organiser.do(slug, "enrol", names=["Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gil", "Hal", "Ivy", "Jo", "Kim"])
    play_round(organiser, slug)
    table = pair(organiser, slug)[0]["table"]
    organiser.do(slug, "report", table=table, points=[6, 0])
    return organiser, player, slug


@photographed
def events(page: Page, server: Running) -> None:
    organiser, _, _ = an_event(server)
    be(page, organiser, server).goto("/events")
    expect(page.get_by_role("heading", name="Your events")).to_be_visible()


@photographed
def event_of_a_player(page: Page, server: Running) -> None:
    _, player, slug = an_event(server)
    be(page, player, server).goto(f"/events/{slug}")
    expect(page.get_by_role("tab", name="Pairings")).to_be_visible()


@photographed
def event_desk(page: Page, server: Running) -> None:
    organiser, _, slug = an_event(server)
    be(page, organiser, server).goto(f"/events/{slug}/desk")
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()


@photographed
def event_bracket(page: Page, server: Running) -> None:
    organiser = somebody(server)
    slug = filled(organiser, 9, name="Autumn Cup", structure="custom", swiss=1, cut=8)
    play_round(organiser, slug)
    organiser.do(slug, "cut")
    organiser.do(slug, "side", game=1, side="corp")
    page.goto(f"/events/{slug}")
    expect(page.get_by_role("region", name="Double elimination")).to_be_visible()


def take(browser: Browser, server: Running, name: str, folder: Path) -> None:
    for size, options in SIZES.items():
        for theme in THEMES:
            with visit(browser, server.url, theme=theme, **options) as page:
                PAGES[name](page, server)
                page.wait_for_load_state("networkidle")
                page.screenshot(path=folder / f"{name}-{size}-{theme}.png")


def main(arguments: Sequence[str]) -> None:
    if not arguments or any(name not in PAGES for name in arguments[1:]):
        sys.exit(f"Say a folder and, if not all, which of: {', '.join(PAGES)}.")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name in arguments[1:] or PAGES:
            take(browser, server, name, folder)
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
