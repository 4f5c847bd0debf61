"""Refusals: every one is a `Problem` with a sentence that says what was wrong and what would be right."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from netrunner.server.wire import Problem

log = logging.getLogger(__name__)

LONGEST_FIELD: Final = 200
NOT_IN_REPERTOIRE: Final = "22021"
"""What PostgreSQL says to a text with a null character in it."""
SENTENCES: Final = {
    404: "There is nothing at this address.",
    405: "This address does not take such a request.",
}
AWAY: Final = "Nothing can be saved or found just now, and nothing was changed. Try again in a moment."
SILENT: Final = "The database does not answer just now. Look in a moment whether it was done, and try again if not."
MISTYPED: Final = "This address leads nowhere: a part of it is missing or mistyped."


class DatabaseTimeout(ConnectionError):
    """The database did not answer in time. What was asked of it last may have been done, or may yet be."""


class Refused(Exception):
    """A request that is not carried out. Nothing has been changed."""

    def __init__(self, message: str, status: int = 400, *, rule: str | None = None, field: str | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(message=message, rule=rule, field=field)
        self.headers: dict[str, str] = {}

    def answer(self) -> JSONResponse:
        return answer(self.status, self.problem, self.headers)

    async def send_to(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or a WebSocket that has not been accepted, outside of any route."""
        if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
            await self.answer()(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": self.problem.message})


def answer(status: int, problem: Problem, headers: Mapping[str, str] | None = None) -> JSONResponse:
    return JSONResponse(problem.model_dump(), status_code=status, headers=headers)


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How a route documents the statuses it refuses with: `@router.get("/games", responses=refusals(404))`.

    Any request may be malformed (422) or come too often (429).
    """
    return {status: {"model": Problem} for status in sorted({*statuses, 422, 429})}


def install(app: FastAPI) -> None:
    """Answer every refusal alike."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return error.answer()

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        # A name in the request may be anything: what cannot be written back is not.
        named = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
        where = named[:LONGEST_FIELD].encode("utf-8", "replace").decode() or None
        message = f"{where}: {first['msg']}." if where else f"{first['msg']}."
        if first["loc"][0] == "path":  # somebody followed a link, and is not helped by a pattern
            message = MISTYPED
        return answer(422, Problem(message=message, field=where))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        message = str(error.detail)
        if message == HTTPStatus(error.status_code).phrase:
            message = SENTENCES.get(error.status_code, f"{message}.")
        return answer(error.status_code, Problem(message=message), error.headers)

    @app.exception_handler(DBAPIError)
    async def not_kept(request: Request, error: DBAPIError) -> JSONResponse:
        if getattr(error.orig, "sqlstate", None) == NOT_IN_REPERTOIRE:
            return answer(422, Problem(message="A text holds a character that cannot be kept (U+0000). Leave it out."))
        if not is_away(error):
            raise error
        return away(error)

    @app.exception_handler(ConnectionError)
    @app.exception_handler(PoolTimeout)
    async def not_reached(request: Request, error: Exception) -> JSONResponse:
        return away(error)


def is_away(error: Exception) -> bool:
    """Whether something went wrong only because the database cannot be reached, or its disk is full."""
    if isinstance(error, DBAPIError):
        return isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated
    return isinstance(error, ConnectionError | PoolTimeout)


def away(error: Exception) -> JSONResponse:
    """What is said then. It is no fault of ours, and it will pass."""
    log.error("The database cannot be used: %s", error)
    return answer(503, Problem(message=sentence(error)), {"Retry-After": "5"})


def sentence(error: Exception) -> str:
    """What somebody is told whose request came to nothing because of it. Who got no answer does not know whether what
    was asked last was done."""
    return SILENT if isinstance(error, DatabaseTimeout) else AWAY
