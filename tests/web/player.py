"""Somebody who plays a game in the browser by pressing what the page offers, and nothing else."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.running_server import Running
from tests.web.browser import PATIENCE
from tests.web.moments import Moment, start

LOOK: Final = 300
"""Milliseconds: longer than the client takes a press for a slip (`SLIP` in web/src/table/model.svelte.ts)."""
BRIEFLY: Final = 5_000
"""Milliseconds: so long may a press take to find its mark before the page is looked at again."""
OFFERED: Final = ".table :is([data-option], [data-shortcut], [data-primary], [data-menu], [data-ack])"
"""Whatever can be pressed to decide something: buttons, cards, servers, subroutines."""
OFFERS: Final = """(all) => all.filter((offer) => offer.checkVisibility()).map((offer) => ({
    ...offer.dataset,
    decision: document.querySelector('[data-area=decision]')?.dataset.decision,
}))"""
EAGER: Final = ("steal", "trash", "access", "access-unseen", "yes", "continue", "keep", "done", "no-action", "run")
"""What gets a game on, best first: a Runner who runs is soon dead, or has won."""


def account_of(page: Page, server: Running) -> str:
    """The account of the page's visitor, who becomes a guest with the first thing they do."""
    headers = {"Origin": server.url, "X-CSRF-Token": me(page)["csrf"]}
    played = page.request.post("/api/play", data={"bot": "random", "pace": "instant"}, headers=headers)
    assert played.ok, played.text()
    account: str = me(page)["account"]["id"]
    return account


def me(page: Page) -> Any:
    return page.request.get("/api/me").json()


def sit_down(page: Page, server: Running, found: Moment, **more: Any) -> str:
    """Begin a game at a moment and go to its table; the game's id."""
    game = start(server, account_of(page, server), found, **more)
    page.goto(f"/games/{game}")
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    expect(page.locator("[data-card]").first).to_be_visible()
    return game


def decision(page: Page) -> Locator:
    return page.locator("[data-area=decision]")


def offers(page: Page) -> Locator:
    return page.locator(OFFERED)


STANDS: Final = """(number) => {
    const area = document.querySelector(`[data-area=decision][data-decision="${number}"]`);
    return area === null ? 'gone' : area.querySelector('.busy') === null ? 'open' : 'sent';
}"""


PICTURE: Final = """(offered) => {
    const area = document.querySelector('[data-area=decision]');
    const offers = [...document.querySelectorAll(offered)].map((offer) => offer.innerText);
    return [`decision ${area?.dataset.decision}`, ...offers];
}"""


def picture(page: Page) -> list[str]:
    """What a player goes by at one moment: the number of the decision, and what is offered."""
    offers(page).first.wait_for()
    found: list[str] = page.evaluate(PICTURE, OFFERED)
    return found


def look(page: Page) -> None:
    """A press right after somebody else's doing is taken for a slip: people look first."""
    page.wait_for_timeout(LOOK)


def press_until_it_counts(page: Page, number: str | None, press: Callable[[], None]) -> None:
    """Press, and wait for the next decision. A press that was taken for a slip is made again."""
    end = time.monotonic() + PATIENCE / 1000
    slip = 0.0
    while (stands := page.evaluate(STANDS, number)) != "gone":
        assert time.monotonic() < end, f"Decision {number} is still {stands}."
        if stands == "open" and time.monotonic() > slip:
            with suppress(TooLate):  # what was to be pressed went away just then: look again
                press()
            slip = time.monotonic() + LOOK / 1000
        page.wait_for_timeout(10)


class Player:
    """Presses one offer after the other until the game is over."""

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.touch = touch
        self.presses = 0

    @property
    def over(self) -> bool:
        return self.page.get_by_role("region", name="The game is over").count() > 0

    def play(self, most: int, watch: Callable[[], None] = lambda: None) -> None:
        """Play to the end. `watch` looks at the page before every press."""
        while self.presses < most:
            self.wait()
            if self.over:
                return
            watch()
            self.press()

    def wait(self) -> None:
        """Until there is something to press, or the game is over."""
        self.page.locator(f"{OFFERED}:visible, section[aria-label='The game is over']").first.wait_for()

    def press(self) -> None:
        found: list[dict[str, str]] = offers(self.page).evaluate_all(OFFERS)
        if not found:
            return
        number = found[0]["decision"]
        if any("ack" in one for one in found):  # a card was accessed with which nothing can be done
            target = self.page.locator("[data-ack]").first
            with suppress(TooLate):
                (target.tap if self.touch else target.click)(timeout=BRIEFLY)
            return
        index = self.chosen(found)
        name = next(name for name in ("option", "shortcut", "primary", "menu") if name in found[index])
        target = self.page.locator(f".table [data-{name}='{found[index][name]}']").first
        self.presses += 1
        press_until_it_counts(self.page, number, lambda: self.press_on(target, menu=name == "menu"))

    def press_on(self, target: Locator, *, menu: bool) -> None:
        """Press something; what opens a menu, and then something in it. A finger selects first, and then acts."""
        press = "tap" if self.touch else "click"
        seen = self.page.locator("[data-ack]")
        if seen.count():  # a card was accessed meanwhile with which nothing can be done
            getattr(seen.first, press)(timeout=BRIEFLY)
        getattr(target, press)(timeout=BRIEFLY)
        inside = self.page.locator(".menu [data-option]")
        if menu or (self.touch and inside.count()):
            getattr(inside.first, press)(timeout=BRIEFLY)
        sure = self.page.locator("dialog[open] .button.danger")
        if sure.count():  # what is trashed by an install is asked about
            getattr(sure.first, press)(timeout=BRIEFLY)

    def chosen(self, found: list[dict[str, str]]) -> int:
        kinds = [one.get("kind", "") for one in found]
        for kind in EAGER:
            places = [place for place, other in enumerate(kinds) if other == kind]
            if places and self.random.random() < 0.8:
                return self.random.choice(places)
        return self.random.randrange(len(found))
