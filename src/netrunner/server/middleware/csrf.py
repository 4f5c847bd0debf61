"""Cross-site requests: what changes something must come from a page of ours and carry the session's token.

Two checks that do not depend on each other: the browser's word on whose page asks, and a token that only a page of ours
can have read.
"""

from __future__ import annotations

import hmac
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from netrunner.server.errors import Refused
from netrunner.server.security.origin import check_origin
from netrunner.server.sessions.cookie import CSRF_HEADER, cookie_of
from netrunner.server.sessions.sessions import Sessions

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class CsrfProtection:
    """Middleware: refuses what another site's page made a browser send."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in SAFE:
            refusal = refusal_of(HTTPConnection(scope))
            if refusal is not None:
                await refusal.answer()(scope, receive, send)
                return
        await self.app(scope, receive, send)


def refusal_of(connection: HTTPConnection) -> Refused | None:
    """Why a request that would change something is not carried out."""
    if not check_origin(connection):
        return Refused("This request comes from another site. Open this site itself and try again there.", 403)
    sessions: Sessions = connection.app.state.sessions
    given = connection.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(given.encode(), sessions.csrf(cookie_of(connection)).encode()):
        message = f"The header {CSRF_HEADER} does not belong to this session. Read GET /api/me and send its csrf."
        return Refused(message, 403, field=CSRF_HEADER)
    return None
