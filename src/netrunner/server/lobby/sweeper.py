"""Clearing up: tables that nobody has been at for long are closed, games that ended unseen are noticed, and addresses
get back the places of what is over."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Final

from netrunner.server.lobby.games import reopen
from netrunner.server.lobby.tables import StoredTable, Tables
from netrunner.server.storage.database import now

log = logging.getLogger(__name__)

INTERVAL: Final = 60.0
"""Seconds between two rounds."""
NOTED: Final = timedelta(minutes=5)
"""How exactly it is kept when somebody was last here."""
IDLE: Final = ((500, timedelta(minutes=5)), (200, timedelta(minutes=20)), (0, timedelta(hours=2)))
"""How long a table waits for people to come back, when more than so many are open: the more, the shorter."""
BEGINNING: Final = timedelta(seconds=30)
"""How long the start of a game may take. A server that was killed in it never finishes it."""


async def sweep_for_ever(tables: Tables) -> None:
    """A round each minute until cancelled. A round that fails is said in the log, and the next one tries again."""
    while True:
        await asyncio.sleep(INTERVAL)
        try:
            await sweep(tables)
        except Exception:
            log.exception("The tables could not be swept.")


async def sweep(tables: Tables) -> None:
    """One round."""
    holding = tables.addresses.opened("tables")
    live = await tables.live()
    tables.addresses.remove("tables", *holding.difference(table.id for table in live))
    await give_games_back(tables)
    running = await tables.running([table.id for table in live if table.status == "playing"])
    patience = next(wait for most, wait in IDLE if len(live) >= most)
    for table in live:
        if table.status == "open":
            await sweep_open(tables, table, patience)
        elif table.id not in running:
            await sweep_playing(tables, table)


async def give_games_back(tables: Tables) -> None:
    """Give back the places of games against bots that ended at another worker, or that everybody has left for so long
    that no memory is spent on them."""
    holding = tables.addresses.opened("games")
    kept = {game for game in holding if tables.host.has(game)}
    tables.addresses.remove("games", *(holding - await tables.still_played(kept)))


async def sweep_playing(tables: Tables, table: StoredTable) -> None:
    """Open a table again whose game is over or was never begun."""
    begun = table.document.begun_at
    if begun is not None and now() - begun < BEGINNING:
        return
    reopen(table)
    await write(tables, table)


async def sweep_open(tables: Tables, table: StoredTable, patience: timedelta) -> None:
    """Note who is here; close the table when nobody has been for long."""
    away = now() - table.document.seen_at
    if any(tables.host.present(account) for account in table.document.accounts()):
        if away > NOTED:
            table.document.seen_at = now()
            await tables.write(table)
    elif away > patience:
        table.status = "closed"
        await write(tables, table)


async def write(tables: Tables, table: StoredTable) -> None:
    """Write a table and tell of it, unless somebody did something at it meanwhile: then the next round looks again."""
    if await tables.write(table):
        await tables.tell()
