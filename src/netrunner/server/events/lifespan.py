"""The tournaments while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from netrunner.server.events.desk import Desk, moment
from netrunner.server.events.event_store import EventStore
from netrunner.server.events.online_rounds import OnlineRounds
from netrunner.server.events.timekeeper import Timekeeper
from netrunner.server.live.host import Host
from netrunner.server.settings import Settings
from netrunner.server.storage.database import Database


@asynccontextmanager
async def tournaments(database: Database, host: Host, settings: Settings) -> AsyncIterator[Desk]:
    """The desk, which hears of every game that ends, and whose time is kept."""
    store = EventStore(database)
    desk = Desk(database, store, host, settings)
    rounds = OnlineRounds(database, store, host, moment)
    timekeeper = Timekeeper(desk, rounds)
    desk.follow_up = timekeeper.follow_up
    desk.begun = rounds.begun
    host.on_finish(rounds.finished)
    keeping = asyncio.create_task(timekeeper.run())
    try:
        yield desk
    finally:
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
