"""A real browser for tests: Debian's Chromium, driven by Playwright, with an eye on what goes wrong in its pages."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal
from weakref import WeakKeyDictionary

from playwright.sync_api import (
    APIResponse,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    FloatRect,
    Locator,
    Page,
    Playwright,
    Route,
    WebSocketRoute,
)

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
NO_BROWSER: Final = "There is no Chromium here: install Debian's `chromium`, or let `make test` do so as root."
ARGUMENTS: Final = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
PATIENCE: Final = 60_000
"""Milliseconds: two cores that are busy with other tests are slow, and patience costs nothing where all is well."""

# The browser notes every refused request in its console. A refusal is an answer: the test looks at what the page says.
REFUSED: Final = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")

# A message that comes and goes is noted when it comes: a test that is slow must not miss it.
NOTE: Final = """
    window.told = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node instanceof Element && node.matches('.toast')) window.told.push(node.innerText);
    }).observe(document, { childList: true, subtree: true });
"""


class Watch:
    """What went wrong in a page, less what the test has allowed."""

    def __init__(self, page: Page) -> None:
        self.troubles: list[str] = []
        self.allowed: list[re.Pattern[str]] = []
        page.on("console", self.said)
        page.on("pageerror", lambda error: self.troubles.append(f"error in the page: {error.stack or error}"))
        page.on("crash", lambda _: self.troubles.append("the page crashed"))

    def said(self, message: ConsoleMessage) -> None:
        refused = REFUSED.match(message.text) and "/api/" in message.location.get("url", "")
        if message.type in ("error", "warning") and not refused:
            self.troubles.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def verdict(self) -> list[str]:
        return [text for text in self.troubles if not any(pattern.search(text) for pattern in self.allowed)]


WATCHES: WeakKeyDictionary[Page, Watch] = WeakKeyDictionary()


def allow(page: Page, pattern: str) -> None:
    """Some trouble is meant to happen in this test: a connection that is cut, say."""
    WATCHES[page].allowed.append(re.compile(pattern))


def launch(playwright: Playwright) -> Browser:
    assert CHROMIUM is not None, NO_BROWSER
    return playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=ARGUMENTS)


def new_page(browser: Browser, url: str, *, theme: Literal["light", "dark"] = "dark", **size: Any) -> Page:
    """A page of a visitor of their own: no cookies, nothing stored, and nothing moves."""
    context = browser.new_context(
        base_url=url, color_scheme=theme, reduced_motion="reduce", locale="en-GB", **(size or DESKTOP)
    )
    return watched(context)


def watched(context: BrowserContext) -> Page:
    """Another page of the same visitor."""
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(NOTE)
    WATCHES[page] = Watch(page)
    return page


def look_elsewhere(page: Page) -> None:
    """Somebody looks at another tab."""
    page.evaluate(
        """() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )


def until(page: Page, condition: str | Callable[[], object], timeout: int = PATIENCE) -> None:
    """Wait for a JavaScript expression (or a promise of one) to become true, or for something that Python sees.

    Playwright's own `wait_for_function` evaluates text inside the page when it has to ask twice, which the page's
    security policy forbids; here the question is asked from outside each time.
    """
    end = time.monotonic() + timeout / 1000
    while not holds(page, condition):
        assert time.monotonic() < end, f"Not true within {timeout} ms: {condition}"
        page.wait_for_timeout(50)  # lets Playwright hear what the browser says meanwhile


def holds(page: Page, condition: str | Callable[[], object]) -> bool:
    """Whether it is so now. A page that is just going to another address has no answer."""
    try:
        return bool(page.evaluate(condition) if isinstance(condition, str) else condition())
    except Error as error:
        if "Execution context was destroyed" in error.message:
            return False
        raise


def at_rest(place: Locator) -> FloatRect:
    """Where something is on the screen, once it does not move any more."""
    boxes: list[FloatRect | None] = []

    def rests() -> bool:
        boxes.append(place.bounding_box())
        return boxes[-1] is not None and boxes[-1] in boxes[-2:-1]

    until(place.page, rests)
    assert boxes[-1] is not None
    return boxes[-1]


def expect_told(page: Page, text: str) -> None:
    """A message that comes and goes has come, and has perhaps gone again."""
    until(page, lambda: any(text in each for each in page.evaluate("window.told")))


class Held:
    """The server's answers from an address, on their way for as long as a test likes.

    `held = Held(page, "**/api/tables")`: from now on they wait. `held.pass_on()`: later ones do not. `held.arrive()`:
    those that waited reach the page, however old they are by now.
    """

    def __init__(self, page: Page, address: str, method: str = "GET") -> None:
        self.page = page
        self.method = method
        self.answers: list[tuple[Route, APIResponse]] = []
        self.holding = True
        page.route(address, lambda route: self.meet(route))

    def meet(self, route: Route) -> None:
        if self.holding and route.request.method == self.method:
            self.answers.append((route, route.fetch()))
        else:
            route.continue_()

    def wait(self, number: int = 1) -> None:
        """Until so many answers are on their way."""
        until(self.page, lambda: len(self.answers) >= number)

    def pass_on(self) -> None:
        self.holding = False

    def arrive(self) -> None:
        """Let what waits arrive, and the page take it in."""
        self.pass_on()
        while self.answers:
            route, answer = self.answers.pop(0)
            with self.page.expect_response(route.request.url):
                route.fulfill(response=answer)
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


class Wire:
    """What the server tells a page by its socket, under the eyes of a test. To be made before the page is opened.

    `wire.deaf = "moved"`: messages of a kind are lost. `wire.holding = True`: all wait, until `wire.arrive()`.
    """

    def __init__(self, page: Page) -> None:
        self.deaf: str | None = None
        self.holding = False
        self.messages: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/api/socket", lambda socket: self.connect(socket))

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: self.told(socket, message))

    def told(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self.holding:
            self.messages.append((socket, message))
        elif self.deaf is None or json.loads(message)["tell"] != self.deaf:
            socket.send(message)

    def arrive(self) -> None:
        self.holding = False
        while self.messages:
            socket, message = self.messages.pop(0)
            socket.send(message)


@contextmanager
def visit(browser: Browser, url: str, **options: Any) -> Iterator[Page]:
    """A page for as long as it is needed. What went wrong in any page of the visitor fails the test."""
    page = new_page(browser, url, **options)
    try:
        yield page
    finally:
        troubles = [text for each in page.context.pages if each in WATCHES for text in WATCHES[each].verdict()]
        page.context.close()
    assert not troubles, "\n".join(troubles)
