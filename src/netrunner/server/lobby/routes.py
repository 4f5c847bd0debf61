"""The lobby's routes: playing at once."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from netrunner.server.accounts.visitor import SomeAccount
from netrunner.server.live.host import Host
from netrunner.server.lobby.play import play_at_once
from netrunner.server.lobby.wire import Play, Played
from netrunner.server.storage.database import Database
from netrunner.server.wire import Problem

router = APIRouter(prefix="/api", tags=["lobby"])


def host_of(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def database_of(request: Request) -> Database:
    database: Database = request.app.state.database
    return database


LiveHost = Annotated[Host, Depends(host_of)]
Storage = Annotated[Database, Depends(database_of)]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The statuses of a route that are problems."""
    return {status: {"model": Problem} for status in (*statuses, 422, 429)}


@router.post("/play", responses=refusals(403, 404, 409))
async def play(wish: Play, account: SomeAccount, database: Storage, host: LiveHost) -> Played:
    """Play a bot at once. A stranger becomes a guest."""
    return await play_at_once(database, host, account, wish)
