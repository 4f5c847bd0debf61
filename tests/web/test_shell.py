"""The shell: what stands round every page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import PHONE, allow, until
from tests.web.conftest import OpenPage

BACK = 120_000
"""Milliseconds: the longest pause between two attempts to connect is twenty seconds."""
DARK, LIGHT = "rgb(10, 15, 26)", "rgb(243, 246, 250)"


def expect_ground(page: Page, colour: str) -> None:
    expect(page.locator("html")).to_have_css("background-color", colour)


def test_the_home_page_loads(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page).to_have_title("Netrunner")
    expect(page.get_by_text("An unofficial fan project")).to_be_visible()


@pytest.mark.parametrize("address", ["/no/such/page", "/cards.php?x=1"])
def test_an_address_that_nothing_answers_to_says_so_and_offers_a_way(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name="There is no page here")).to_be_visible()
    expect(page.get_by_text(address.partition("?")[0])).to_be_visible()
    page.get_by_role("link", name="Go to the home page").click()
    expect(page).to_have_url(re.compile(r"/$"))
    expect(page.get_by_role("heading", name="There is no page here")).to_have_count(0)


def test_the_keyboard_alone_gets_everywhere(page: Page) -> None:
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Go to the home page")).to_be_focused()
    page.keyboard.press("Enter")
    # After a navigation the focus is on the heading of the new page, so that a screen reader reads on from there.
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_url(re.compile(r"/$"))


def test_back_returns_to_the_page_before_and_the_server_is_not_asked_for_it_again(page: Page) -> None:
    page.goto("/no/such/page")
    page.evaluate("window.same = true")
    page.get_by_role("link", name="Go to the home page").click()
    expect(page).to_have_title("Netrunner")
    page.go_back()
    expect(page.get_by_role("heading", name="There is no page here")).to_be_visible()
    assert page.evaluate("window.same")


def test_the_theme_is_the_systems_until_somebody_chooses(open_page: OpenPage) -> None:
    dark, light = open_page(theme="dark"), open_page(theme="light")
    for each in (dark, light):
        each.goto("/")
    expect_ground(dark, DARK)
    expect_ground(light, LIGHT)


def test_a_chosen_theme_holds_and_does_not_flash(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("menuitemradio", name="Light").click()
    expect_ground(page, LIGHT)
    # Without the application: the theme is right before it has loaded.
    page.route("**/assets/*.js", lambda route: route.abort())
    allow(page, "ERR_FAILED")
    page.reload()
    expect_ground(page, LIGHT)
    page.unroute("**/assets/*.js")
    page.reload()
    page.get_by_role("button", name="Theme").click()
    expect(page.get_by_role("menuitemradio", name="Light")).to_be_checked()
    page.get_by_role("menuitemradio", name="As the system").click()
    expect_ground(page, DARK)


def test_a_menu_works_with_the_keyboard(page: Page) -> None:
    page.goto("/")
    button = page.get_by_role("button", name="Theme")
    button.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitemradio", name="As the system")).to_be_focused()
    page.keyboard.press("End")
    expect(page.get_by_role("menuitemradio", name="Dark")).to_be_focused()
    page.keyboard.press("l")
    expect(page.get_by_role("menuitemradio", name="Light")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(button).to_be_focused()


def test_a_page_that_cannot_be_loaded_says_so(page: Page) -> None:
    def fail(route: Route) -> None:
        route.abort()

    page.goto("/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.route("**/assets/*.js", fail)
    allow(page, "ERR_FAILED|dynamically imported|preload")
    page.get_by_role("link", name="Go to the home page").click()
    expect(page.get_by_text("The page could not be loaded.")).to_be_visible()
    page.unroute("**/assets/*.js")
    page.get_by_role("button", name="Load again").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("address", ["/", "/no/such/page"])
def test_the_shell_is_accessible(open_page: OpenPage, theme: str, size: str, address: str) -> None:
    page = open_page(theme=theme, **(PHONE if size == "phone" else {}))
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)
    assert_fits(page)
    if size == "phone":
        assert_touchable(page)


def test_nothing_in_the_page_breaks_the_security_policy(page: Page, server: Running) -> None:
    answer = page.goto("/")
    assert answer is not None
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_theme_that_a_stranger_chose_stays_when_they_become_a_guest(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("menuitemradio", name="Light").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/games/*")
    expect_ground(page, LIGHT)
    until(page, "fetch('/api/me').then((r) => r.json()).then((me) => me.settings.theme === 'light')")


def test_the_search_opens_from_anywhere_and_gives_the_focus_back(page: Page) -> None:
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", name="There is no page here")).to_be_visible()
    button = page.get_by_role("button", name="Theme")
    for key in ("/", "Control+k"):
        button.focus()
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name="Search")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button).to_be_focused()


def test_on_a_phone_the_pages_fold_into_a_menu(phone: Page) -> None:
    phone.goto("/no/such/page")
    menu = phone.get_by_role("button", name="Menu")
    link = phone.get_by_role("navigation").get_by_role("link", name="Lobby")
    expect(link).to_be_hidden()
    menu.tap()
    expect(link).to_be_visible()
    phone.keyboard.press("Escape")
    expect(link).to_be_hidden()
    expect(menu).to_be_focused()
    menu.tap()
    link.tap()
    expect(phone).to_have_url(re.compile("/lobby$"))
    expect(link).to_be_hidden()


def test_a_page_is_where_it_was_after_going_back(page: Page) -> None:
    page.goto("/cards")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    until(page, "document.documentElement.scrollHeight > innerHeight + 900")
    page.evaluate("scrollTo(0, 900)")
    # What is still being laid out may move the page: the place that counts is the one that is left.
    home = page.get_by_role("link", name="Netrunner, home page")
    left = home.evaluate("(link) => { const place = scrollY; link.click(); return place; }")
    assert left > 800
    expect(page).to_have_title("Netrunner")
    until(page, "scrollY === 0")
    page.go_back()
    until(page, f"Math.abs(scrollY - {left}) < 2")


def test_a_lost_connection_is_told_and_comes_back(page: Page) -> None:
    sockets: list[WebSocketRoute] = []
    closed = False

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if closed:
            socket.close()
        else:
            socket.connect_to_server()

    allow(page, "WebSocket is closed before the connection is established")
    page.route_web_socket("**/api/socket", connect)
    page.goto("/lobby")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    banner = page.locator(".banner").get_by_text("The connection was lost")
    until(page, lambda: sockets)
    expect(banner).to_be_hidden()
    closed = True
    sockets[-1].close()
    expect(banner).to_be_visible()
    assert_accessible(page)
    closed = False
    expect(banner).to_be_hidden(timeout=BACK)
    assert len(sockets) > 1


def test_games_are_listed_at_their_own_address(page: Page) -> None:
    """Those that go on come first there; /replays begins with finished ones."""
    page.goto("/games")
    expect(page).to_have_title("Games · Netrunner")
    expect(page.get_by_role("radio", name="Being played")).to_be_checked()
    page.get_by_role("radio", name="Yours").check()
    expect(page).to_have_url(re.compile(r"/games\?list=mine$"))
    page.goto("/replays")
    expect(page.get_by_role("radio", name="Finished")).to_be_checked()
