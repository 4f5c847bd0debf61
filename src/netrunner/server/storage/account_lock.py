"""One thing at a time for an account: what is counted before something is added to it must not change in between.

Requests of one account at one worker wait for each other in memory; those at several workers in PostgreSQL. SQLite has
one worker.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy import text

from netrunner.server.storage.database import Database

AT_ONCE: Final = 4
"""Accounts that may hold a connection for this: those who wait for one must not keep the holders from theirs."""
LOCK: Final = text("SELECT pg_advisory_xact_lock(hashtext(:name))")


class AccountLocks:
    """The locks of one worker."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.held: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.places = asyncio.Semaphore(AT_ONCE)

    @asynccontextmanager
    async def hold(self, *names: str) -> AsyncIterator[None]:
        """Hold the locks with these names, of accounts or addresses, always in one order."""
        locks = [self.held.setdefault(name, asyncio.Lock()) for name in sorted(set(names))]
        taken: list[asyncio.Lock] = []
        try:
            for lock in locks:
                await lock.acquire()
                taken.append(lock)
            if self.database.is_sqlite:
                yield
                return
            async with self.places, self.database.begin() as session:
                for name in sorted(set(names)):
                    await session.execute(LOCK, {"name": name})
                yield
        finally:
            for lock in taken:
                lock.release()
