"""How the routes of the library say which refusals they may give."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request

from netrunner.server.storage.database import Database
from netrunner.server.wire import Problem


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The statuses of a route that are problems."""
    return {status: {"model": Problem} for status in sorted({*statuses, 422, 429})}


def database_of(request: Request) -> Database:
    database: Database = request.app.state.database
    return database


Storage = Annotated[Database, Depends(database_of)]
