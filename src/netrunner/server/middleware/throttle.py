"""Which rate limit a request falls under. Pages and their files are not counted: a proxy's cache is for them.
Guesses at passwords are counted where it is known whose they are (`accounts.authentication`)."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from netrunner.server.middleware.csrf import SAFE
from netrunner.server.security.client_address import address_of
from netrunner.server.security.rate_limits import Kind, RateLimitExceeded, RateLimits
from netrunner.server.sessions.dependencies import account_of

STRICT: Final[dict[tuple[str, str], Kind]] = {
    ("POST", "/api/accounts"): "sign-up",
}


class Throttle:
    """Middleware: refuses with 429 what comes too often."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"].startswith("/api/"):
            try:
                await count(HTTPConnection(scope))
            except RateLimitExceeded as refusal:
                await refusal.send_to(scope, receive, send)
                return
        await self.app(scope, receive, send)


async def count(connection: HTTPConnection) -> None:
    """Count a request under every limit it falls under."""
    limits: RateLimits = connection.app.state.limits
    if not limits.enabled:
        return
    address = address_of(connection)
    if connection.scope["type"] == "websocket":
        await limits.demand(address, "socket")
        return
    method, path = connection.scope["method"], connection.scope["path"]
    if method in SAFE:
        await limits.demand(address, "read")
        return
    await limits.demand(address, STRICT.get((method, path), "write-address"))
    account = await account_of(connection)
    if account is not None:
        await limits.demand(account.id, "write")
