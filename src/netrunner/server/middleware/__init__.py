"""Middleware. A request goes through these layers from the outermost in; its answer comes back the other way.

1. `SecurityHeaders` stands outside everything, so that no answer goes without them, whoever gives it.
2. `RequestLog` gives the request its id, measures and logs it, and answers for what fails within. It must see every
   refusal below, and its own apology must still get the headers above.
3. `SessionCookie` sends the cookie of a session that a route opened, also when the route then refused.
4. `Throttle` refuses what comes too often before anything is spent on it but one look at the session.
5. `CsrfProtection` refuses what another site's page sent. After the throttle, so that guessing tokens is counted too.
6. `BodyLimit` counts what the routes read, so it stands next to them.
"""

from __future__ import annotations

from fastapi import FastAPI

from netrunner.server.middleware.body_limit import BodyLimit
from netrunner.server.middleware.csrf import CsrfProtection
from netrunner.server.middleware.headers import SecurityHeaders
from netrunner.server.middleware.request_log import RequestLog
from netrunner.server.middleware.throttle import Throttle
from netrunner.server.sessions.cookie import SessionCookie
from netrunner.server.settings import Settings


def install(app: FastAPI, settings: Settings) -> None:
    """Put the layers round an application. What is added last is outermost."""
    app.add_middleware(BodyLimit)
    app.add_middleware(CsrfProtection)
    app.add_middleware(Throttle)
    app.add_middleware(SessionCookie)
    app.add_middleware(RequestLog, proxies=settings.proxies)
    app.add_middleware(SecurityHeaders, secure=settings.secure)
