"""Every request: an id for it, a line in the log, its time measured; and an answer even when we fail."""

from __future__ import annotations

import logging
import re
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from netrunner.server import errors
from netrunner.server.operations.logs import REQUEST_ID
from netrunner.server.operations.metrics import REQUEST_SECONDS, REQUESTS
from netrunner.server.storage.schema import new_id
from netrunner.server.wire import Problem

log = logging.getLogger("netrunner.request")

HEADER: Final = "X-Request-Id"
GIVEN: Final = re.compile(r"[0-9A-Za-z-]{8,64}")
METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "SOCKET"})
QUIET: Final = frozenset({"/healthz", "/metrics"})
"""Asked every few seconds by machines: counted, but no line in the log."""


class RequestLog:
    """Middleware: observes requests and WebSockets."""

    def __init__(self, app: ASGIApp, proxies: int = 0) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = ObservedRequest(scope, self.request_id(scope))
        mark = REQUEST_ID.set(request.id)
        try:
            await request.answer(self.app, receive, send)
        finally:
            REQUEST_ID.reset(mark)
            request.tell()

    def request_id(self, scope: Scope) -> str:
        """The id that our proxy gave it, or a new one. A visitor's own word is not taken."""
        given = Headers(scope=scope).get(HEADER, "") if self.proxies else ""
        return given if GIVEN.fullmatch(given) else new_id()


class ObservedRequest:
    """One request while it is answered."""

    def __init__(self, scope: Scope, request_id: str) -> None:
        self.scope = scope
        self.id = request_id
        self.begun = time.perf_counter()
        self.status = 0

    async def answer(self, app: ASGIApp, receive: Receive, send: Send) -> None:
        async def noted(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self.status = message["status"]
                MutableHeaders(scope=message)[HEADER] = self.id
            elif message["type"] == "websocket.accept":
                self.status = 101
            elif message["type"] == "websocket.close" and not self.status:
                self.status = 403  # what a server answers to a WebSocket that is closed before it was accepted
            await send(message)

        try:
            await app(self.scope, receive, noted)
        except Exception as error:
            if errors.is_away(error) and not self.status and self.scope["type"] == "http":
                await errors.away(error)(self.scope, receive, noted)
                return
            log.exception("A request failed.", extra=self.said())
            if self.status:  # too late for another answer: let the server break off
                raise
            await self.apologise(receive, noted)

    async def apologise(self, receive: Receive, send: Send) -> None:
        if self.scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1011})
            return
        message = f"Something went wrong on our side. It has been noted as {self.id}."
        await errors.answer(500, Problem(message=message))(self.scope, receive, send)

    @property
    def method(self) -> str:
        """The method, or that it is none that we know: visitors could make up as many as they like."""
        method = str(self.scope.get("method", "SOCKET"))
        return method if method in METHODS else "OTHER"

    @property
    def route(self) -> str:
        """The route's pattern: paths may hold what is nobody's business, and there are too many of them to count."""
        route = self.scope.get("route")
        return str(getattr(route, "path", None) or "(none)")

    def said(self) -> dict[str, object]:
        account = self.scope.get("state", {}).get("account")
        return {
            "request": self.id,
            "method": self.method,
            "route": self.route,
            "status": self.status or 500,
            "ms": round((time.perf_counter() - self.begun) * 1000, 1),
            "account": getattr(account, "id", None),
        }

    def tell(self) -> None:
        """Count it and log it."""
        status = str(self.status or 500)
        REQUESTS.labels(self.method, self.route, status).inc()
        if self.scope["type"] == "http":  # a WebSocket lasts as long as somebody stays
            REQUEST_SECONDS.labels(self.method, self.route).observe(time.perf_counter() - self.begun)
        if self.route not in QUIET:
            log.info("%s %s %s", self.method, self.route, status, extra=self.said())
