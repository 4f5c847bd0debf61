"""What routes of several areas depend on: parts of the running server, from the application's state."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from netrunner.server.storage.database import Database


def database_of(request: Request) -> Database:
    database: Database = request.app.state.database
    return database


Storage = Annotated[Database, Depends(database_of)]
