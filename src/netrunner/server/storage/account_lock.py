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

from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow

AT_ONCE: Final = 4
"""Accounts that may hold a connection for this: those who wait for one must not keep the holders from theirs."""
LOCK: Final = text("SELECT pg_advisory_xact_lock(hashtext(:name))")


async def lock_account(session: AsyncSession, account: str) -> None:
    """Let no other transaction that asks for the same go on before this one is done: what it counts of an account does
    not change while it adds to it. A row of PostgreSQL is locked by it, and the whole of SQLite for writing."""
    await session.execute(update(AccountRow).where(AccountRow.id == account).values(name_key=AccountRow.name_key))


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
