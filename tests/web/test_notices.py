"""Notices where a browser lets no page make one, as on Android: a service worker shows them, and brings one back."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, Worker, expect

from tests.server.running_server import Running
from tests.web.browser import PHONE, look_elsewhere, until
from tests.web.conftest import OpenPage
from tests.web.staged import facing_archer, psi_game, room, stage

ANDROID = """
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor() { throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification().'); }
    };
"""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.getNotifications() ?? []).map(({ title, body }) => `${title} ${body}`);
}"""
WORKERS = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"
PAGES = "clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => pages.length)"
PRESS = """async () => {
    WindowClient.prototype.focus = async function () { self.focused = this.url; };
    Clients.prototype.openWindow = async (address) => { self.opened = address; };
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""
"""Presses the first notice. A browser without a screen lets nobody come to the front: what is asked of it is kept."""


def on_android(open_page: OpenPage) -> Page:
    page = open_page(**PHONE)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(ANDROID)
    return page


def ask_for_notices(page: Page) -> None:
    page.get_by_role("button", name="Menu").first.tap()
    page.get_by_role("button", name="Stops and settings").tap()
    page.get_by_label("Tell me when my move is waited for and I look elsewhere").check()


def worker_of(page: Page) -> Worker:
    until(page, lambda: page.context.service_workers)
    return page.context.service_workers[0]


def test_a_phone_shows_notices_once_they_are_asked_for(open_page: OpenPage) -> None:
    page = on_android(open_page)
    stage(page, room(facing_archer(), "runner"))
    assert page.evaluate(WORKERS) == 0, "nobody has asked for notices"
    ask_for_notices(page)
    until(page, lambda: len(page.evaluate(SHOWN)) == 1)
    worker = worker_of(page)
    assert worker.url.endswith("/notices.js")
    worker.evaluate(PRESS)
    until(page, lambda: worker.evaluate("self.focused") == page.url)
    until(page, lambda: page.evaluate(SHOWN) == [])
    page.get_by_label("Tell me when my move is waited for and I look elsewhere").uncheck()
    until(page, lambda: page.evaluate(WORKERS) == 0)
    expect(page.locator(".toast")).to_have_count(0)


def test_a_phone_that_is_looked_away_from_tells_that_it_is_ones_move(open_page: OpenPage) -> None:
    page = on_android(open_page)
    page.clock.install()
    s = psi_game()
    staged = stage(page, room(s, "runner"))
    ask_for_notices(page)
    until(page, lambda: len(page.evaluate(SHOWN)) == 1)
    look_elsewhere(page)
    s.choose("2")
    staged.tell(room(s, "runner"))
    until(page, lambda: page.title().startswith("● Your move"))
    page.clock.fast_forward(21_000)
    until(page, lambda: "● Your move Morrow is waiting for you." in page.evaluate(SHOWN))


def test_a_notice_whose_page_is_gone_opens_it_again(open_page: OpenPage) -> None:
    page = on_android(open_page)
    stage(page, room(facing_archer(), "runner"))
    ask_for_notices(page)
    until(page, lambda: len(page.evaluate(SHOWN)) == 1)
    worker, address = worker_of(page), page.url
    page.goto("about:blank")
    until(page, lambda: worker.evaluate(PAGES) == 0)  # else the one that is being left is brought back
    worker.evaluate(PRESS)
    until(page, lambda: worker.evaluate("self.opened") == address)


def test_the_service_worker_may_serve_the_whole_site_and_is_never_stale(server: Running) -> None:
    answer = httpx.get(f"{server.url}/notices.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    assert "fetch" not in answer.text, "it stands between no page and the server"
