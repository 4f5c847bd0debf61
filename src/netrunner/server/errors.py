"""Refusals: every one is a `Problem` with a sentence that says what was wrong and what would be right."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from netrunner.server.wire import Problem


class Refused(Exception):  # noqa: N818 (what happened, not an error of ours)
    """A request that is not carried out. Nothing has been changed."""

    def __init__(self, message: str, status: int = 400, *, rule: str | None = None, field: str | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(message=message, rule=rule, field=field)


def answer(status: int, problem: Problem) -> JSONResponse:
    return JSONResponse(problem.model_dump(), status_code=status)


def install(app: FastAPI) -> None:
    """Answer every refusal alike."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return answer(error.status, error.problem)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path")) or None
        message = f"{where}: {first['msg']}." if where else f"{first['msg']}."
        return answer(422, Problem(message=message, field=where))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        return answer(error.status_code, Problem(message=str(error.detail)))
