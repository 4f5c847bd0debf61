"""Signing in and up, settings, people's pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from netrunner.server.live.stops import DEFAULTS, WINDOWS
from netrunner.server.sessions.sessions import COOKIE
from tests.server.accounts.people import PASSWORD, guest, keep_game, member, new_name
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import DESKTOP, PHONE, expect_told
from tests.web.conftest import OpenPage

SOURCES = Path(__file__).parents[2] / "web" / "src"
BOT = {"game": {"private": False}, "bots": {"corp": None, "runner": "rookie"}}


def become(context: BrowserContext, server: Running, cookie: str) -> None:
    """Be who a session belongs to."""
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])


def fill_in(page: Page, name: str, password: str, way: str) -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name=way).click()


def keep_code(page: Page) -> str:
    """Read the recovery code that is shown to who has come in, and go on."""
    expect(page.get_by_role("heading", level=1, name="Your recovery code")).to_be_focused()
    code = page.get_by_label("Recovery code").input_value()
    page.get_by_role("button", name="I have kept it: go on").click()
    return code


def sign_out(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")  # a page that is still arriving closes the menu again
    page.get_by_role("button", name=name).click()
    page.get_by_role("menuitem", name="Sign out").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()


def test_a_guest_signs_up_keeps_their_games_and_comes_back(page: Page, server: Running) -> None:
    client, account = guest(server)
    keep_game(server, account.id, None, options=BOT, runner_name="Rookie bot")
    become(page.context, server, client.cookies[COOKIE])
    client.close()
    page.goto("/cards")
    page.get_by_role("button", name=account.name).click()
    page.get_by_role("menuitem", name="Sign up").click()
    expect(page.get_by_text("Your 1 game as a guest will be kept.")).to_be_visible()
    name = new_name()
    fill_in(page, name, PASSWORD, "Sign up")
    expect_told(page, f"Welcome, {name}.")
    keep_code(page)
    expect(page).to_have_url(re.compile("/cards$"))
    sign_out(page, name)
    page.get_by_role("link", name="Sign in").click()
    fill_in(page, name.upper(), PASSWORD, "Sign in")
    expect_told(page, f"Welcome back, {name}.")
    page.get_by_role("button", name=name).click()
    page.get_by_role("menuitem", name="Your page").click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    expect(page.get_by_role("link", name="Replay of the game against Rookie bot")).to_be_visible()
    expect(page.get_by_role("row", name="All games 1 1 0 100")).to_be_visible()


def test_a_guest_goes_on_with_their_game_after_signing_up(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(r"/games/\w+$"))
    grip = page.get_by_role("region", name=re.compile("^Grip: 5 cards"))
    expect(grip).to_be_visible()
    game = page.url
    page.goto("/sign-in?new=1")
    fill_in(page, new_name(), PASSWORD, "Sign up")
    expect_told(page, "Welcome, ")
    page.goto(game)
    expect(grip).to_be_visible()


def test_what_is_wrong_is_said_beside_its_field(page: Page, server: Running) -> None:
    client, account = member(server)
    client.close()
    page.goto("/sign-in")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_label("Name")).to_have_accessible_description("Write your name.")
    expect(page.get_by_label("Name")).to_be_focused()
    expect(page.get_by_label("Password", exact=True)).to_have_accessible_description("Write your password.")
    fill_in(page, account["name"], "not the password", "Sign in")
    expect(page.get_by_label("Password", exact=True)).to_have_accessible_description(
        "The name or the password is not right."
    )
    page.get_by_label("I am new here").check()
    fill_in(page, "a/b", PASSWORD, "Sign up")
    expect(page.get_by_label("Name")).to_have_accessible_description(re.compile("A name cannot contain /"))
    fill_in(page, account["name"], PASSWORD, "Sign up")
    expect(page.get_by_label("Name")).to_have_accessible_description(re.compile("Somebody has this name already"))
    fill_in(page, new_name(), "1234567890", "Sign up")
    expect(page.get_by_label("Password", exact=True)).to_have_accessible_description(re.compile("first that anybody"))
    assert_accessible(page)


def test_a_forgotten_password_is_replaced_with_the_recovery_code(page: Page) -> None:
    page.goto("/sign-in?new=1")
    name = new_name()
    fill_in(page, name, PASSWORD, "Sign up")
    assert_accessible(page)
    code = keep_code(page)
    sign_out(page, name)
    page.goto("/sign-in?then=/decks")
    page.get_by_role("button", name="I have forgotten my password").click()
    expect(page.get_by_role("heading", level=1, name="Set a new password")).to_be_visible()
    assert_accessible(page)
    page.get_by_label("Name").fill(name)
    page.get_by_label("New password").fill("the moon eats wyrm")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_label("Recovery code")).to_have_accessible_description(re.compile("Write your recovery code."))
    page.get_by_label("Recovery code").fill("22222-22222-22222-22222")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_label("Recovery code")).to_have_accessible_description(re.compile("is not right"))
    page.get_by_label("Recovery code").fill(code.upper().replace("-", " "))
    page.get_by_role("button", name="Set the password").click()
    assert keep_code(page) != code
    expect(page).to_have_url(re.compile("/decks$"))
    sign_out(page, name)
    page.get_by_role("link", name="Sign in").click()
    fill_in(page, name, "the moon eats wyrm", "Sign in")
    expect_told(page, f"Welcome back, {name}.")


def test_another_recovery_code_is_made_in_the_settings(page: Page, server: Running) -> None:
    client, account = member(server)
    become(page.context, server, client.cookies[COOKIE])
    page.goto("/settings")
    page.get_by_label("Your password").fill("not the password")
    page.get_by_role("button", name="Make a new code").click()
    expect(page.get_by_label("Your password")).to_have_accessible_description("That is not your password.")
    page.get_by_label("Your password").fill(PASSWORD)
    page.get_by_role("button", name="Make a new code").click()
    code = page.get_by_label("Recovery code").input_value()
    assert_accessible(page)
    wish = {"name": account["name"], "code": code, "password": "the moon eats wyrm"}
    with server.client() as elsewhere:
        assert elsewhere.post("/api/recovery", json=wish).status_code == 200
    client.close()


def test_a_password_is_changed(page: Page, server: Running) -> None:
    client, account = member(server)
    become(page.context, server, client.cookies[COOKIE])
    page.goto("/settings")
    old, new = page.get_by_label("Present password"), page.get_by_label("New password")
    old.fill("not the password")
    new.fill("the moon eats wyrm")
    page.get_by_role("button", name="Change the password").click()
    expect(old).to_have_accessible_description("That is not your present password.")
    old.fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect_told(page, "The password is changed.")
    page.reload()
    expect(page.get_by_role("button", name=account["name"])).to_be_visible()
    assert client.get("/api/me").json()["account"] is None, "the other session has ended"
    client.close()


def test_settings_hold_on_every_device(open_page: OpenPage, server: Running) -> None:
    client, account = member(server)
    client.close()
    page, elsewhere = open_page(theme="light"), open_page(theme="light")
    page.goto("/sign-in?then=/settings")
    fill_in(page, account["name"], PASSWORD, "Sign in")
    page.get_by_role("group", name="Theme").get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("group", name="Speed of bots").get_by_label("Fast").check()
    page.get_by_text("Ask again before the last click of a turn, too").click()
    page.get_by_label("Discard phase: paid abilities and rezzing [3.2]").first.check()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    elsewhere.goto("/sign-in?then=/settings")
    fill_in(elsewhere, account["name"], PASSWORD, "Sign in")
    expect(elsewhere.locator("html")).to_have_attribute("data-theme", "dark")
    expect(elsewhere.get_by_role("group", name="Speed of bots").get_by_label("Fast")).to_be_checked()
    expect(elsewhere.get_by_label("Ask again before the last click of a turn, too")).to_be_checked()
    expect(elsewhere.get_by_label("Discard phase: paid abilities and rezzing [3.2]").first).to_be_checked()
    elsewhere.get_by_role("button", name="As usual").first.click()
    expect(elsewhere.get_by_label("Discard phase: paid abilities and rezzing [3.2]").first).not_to_be_checked()
    elsewhere.reload()
    expect(elsewhere.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_strangers_settings_make_them_a_guest_who_keeps_them(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("group", name="Theme").get_by_label("Light").check()
    expect(page.get_by_role("checkbox", name=re.compile("^Play a quiet sound"))).to_be_checked()
    page.get_by_text("Play a quiet sound").click()
    expect(page.get_by_role("button", name=re.compile("^Guest"))).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("checkbox", name=re.compile("^Play a quiet sound"))).not_to_be_checked()


def test_ones_data_is_taken_away_and_the_account_deleted(page: Page, server: Running) -> None:
    client, account = member(server)
    become(page.context, server, client.cookies[COOKIE])
    page.goto("/settings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download your data").click()
    assert account["name"] in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Delete the account").click()
    question = page.get_by_role("dialog", name="Delete your account?")
    question.get_by_label("Your password").fill("not the password")
    question.get_by_role("button", name="Delete for ever").click()
    expect(question.get_by_label("Your password")).to_have_accessible_description(re.compile("Nothing was deleted"))
    question.get_by_label("Your password").fill(PASSWORD)
    question.get_by_role("button", name="Delete for ever").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    page.goto(f"/people/{account['name']}")
    expect(page.get_by_text("There is nobody of that name.")).to_be_visible()
    client.close()


def test_somebodys_page_leads_to_their_games_and_opponents(page: Page, server: Running) -> None:
    client, account = member(server)
    other, opponent = member(server)
    for _ in range(25):
        keep_game(server, account["id"], opponent["id"], "runner", runner_name=opponent["name"])
    page.goto(f"/people/{account['name']}")
    games = page.get_by_role("link", name=f"Replay of the game against {opponent['name']}")
    expect(games).to_have_count(20)
    page.get_by_role("button", name="Show earlier games").click()
    expect(games).to_have_count(25)
    page.get_by_role("link", name=opponent["name"], exact=True).first.click()
    expect(page.get_by_role("heading", level=1, name=opponent["name"])).to_be_visible()
    expect(page.get_by_role("row", name="All games 25 25 0 100")).to_be_visible()
    client.close()
    other.close()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_every_page_is_for_everybody(open_page: OpenPage, server: Running, size: str, theme: str) -> None:
    client, account = member(server)
    keep_game(server, account["id"], None, options=BOT, runner_name="Rookie bot")
    keep_game(server, None, account["id"], None)
    page = open_page(theme=theme, **(PHONE if size == "phone" else DESKTOP))
    page.goto("/sign-in?new=1")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page, size)
    become(page.context, server, client.cookies[COOKIE])
    for address in (f"/people/{account['name']}", "/people/nobody-at-all", "/settings"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page, size)
    page.get_by_role("button", name="Delete the account").click()
    check(page, size)
    client.close()


def check(page: Page, size: str) -> None:
    page.wait_for_load_state("networkidle")
    assert_accessible(page)
    assert_fits(page)
    if size == "phone":
        assert_touchable(page)


STOP = r"'([^']+ \[[\d.]+\]|installing)'"


def test_the_client_knows_the_usual_stops_and_every_window() -> None:
    usual = (SOURCES / "pages" / "accounts" / "stops.ts").read_text(encoding="utf-8")
    for side, following in (("corp", "  runner: ["), ("runner", "};")):
        part = usual[usual.index(f"  {side}: [") : usual.index(following)]
        assert tuple(re.findall(STOP, part)) == DEFAULTS[side]
    timing = (SOURCES / "table" / "timing.ts").read_text(encoding="utf-8")
    listed = timing[timing.index("export const WINDOWS") :]
    assert set(re.findall(STOP, listed)) == set(WINDOWS)
