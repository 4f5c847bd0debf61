"""What the lobby needs while the server runs: the tables, and the task that sweeps them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from netrunner.server.accounts.passwords import Passwords
from netrunner.server.live.host import Host
from netrunner.server.lobby.account_changes import account_changed
from netrunner.server.lobby.games import game_over
from netrunner.server.lobby.sweeper import sweep_for_ever
from netrunner.server.lobby.tables import Tables
from netrunner.server.security.rate_limits import RateLimits
from netrunner.server.sessions.account_changes import AccountChanges
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import GameRow


async def game_ended(tables: Tables, game: GameRow) -> None:
    """The address that it was begun from may begin another."""
    tables.addresses.remove("games", game.id)


@asynccontextmanager
async def lobby_lifespan(
    database: Database, host: Host, passwords: Passwords, limits: RateLimits, changes: AccountChanges
) -> AsyncIterator[Tables]:
    """The tables, which hear of every game that ends and of changes to accounts, and are swept now and then."""
    tables = Tables(database, host, passwords, limits)
    host.on_finish(partial(game_over, tables))
    host.on_finish(partial(game_ended, tables))
    changes.on_change(partial(account_changed, tables))
    sweeping = asyncio.create_task(sweep_for_ever(tables))
    try:
        yield tables
    finally:
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
