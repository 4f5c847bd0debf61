"""The session's cookie and the device's: how they are read, and sent with whatever the answer turns out to be.

A route that opens a session says so on the request's state; the middleware puts the cookie on the answer. So a stranger
who became a guest stays that guest even when the rest of the request was refused.
"""

from __future__ import annotations

from datetime import timedelta
from http.cookies import SimpleCookie
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from netrunner.server.sessions.device import DEVICE_COOKIE
from netrunner.server.sessions.sessions import COOKIE, LIFETIME, Sessions
from netrunner.server.settings import Settings

CSRF_HEADER: Final = "X-CSRF-Token"
PENDING: Final = "session_cookie"
PENDING_DEVICE: Final = "device_cookie"
DEVICE_LIFETIME: Final = timedelta(days=365)


def cookie_name(settings: Settings, name: str = COOKIE) -> str:
    """Browsers let no other host of the domain set a cookie with the prefix, but want https for it."""
    return f"__Host-{name}" if settings.secure else name


def cookie_of(connection: HTTPConnection) -> str | None:
    """The session cookie that a request or a WebSocket came with."""
    return connection.cookies.get(cookie_name(connection.app.state.settings))


def device_cookie_of(connection: HTTPConnection) -> str | None:
    """The cookie of the device that a request came with."""
    return connection.cookies.get(cookie_name(connection.app.state.settings, DEVICE_COOKIE))


def send_device_cookie(connection: HTTPConnection, value: str) -> None:
    """Send the device's cookie with the answer."""
    connection.scope["state"][PENDING_DEVICE] = value


def send_cookie(connection: HTTPConnection, value: str) -> None:
    """Send this session's cookie with the answer."""
    connection.scope["state"][PENDING] = value


def drop_cookie(connection: HTTPConnection) -> None:
    """Take the cookie away with the answer."""
    connection.scope["state"][PENDING] = ""


def cookie_header(settings: Settings, value: str, name: str = COOKIE, lifetime: timedelta = LIFETIME) -> str:
    """The header that sets a cookie; an empty value takes it away."""
    full = cookie_name(settings, name)
    morsel = SimpleCookie({full: value})[full]
    morsel["path"] = "/"
    morsel["httponly"] = True
    morsel["samesite"] = "Lax"
    morsel["max-age"] = int(lifetime.total_seconds()) if value else 0
    if settings.secure:
        morsel["secure"] = True
    return morsel.OutputString()


class SessionCookie:
    """Middleware: sends the cookie that a route asked for, and the CSRF token that goes with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})

        async def answer(message: Message) -> None:
            value = state.get(PENDING)
            if message["type"] == "http.response.start" and value is not None:
                sessions: Sessions = scope["app"].state.sessions
                headers = MutableHeaders(scope=message)
                headers.append("Set-Cookie", cookie_header(scope["app"].state.settings, value))
                headers[CSRF_HEADER] = sessions.csrf(value or None)
            if message["type"] == "http.response.start" and (device := state.get(PENDING_DEVICE)) is not None:
                header = cookie_header(scope["app"].state.settings, device, DEVICE_COOKIE, DEVICE_LIFETIME)
                MutableHeaders(scope=message).append("Set-Cookie", header)
            await send(message)

        await self.app(scope, receive, answer)
