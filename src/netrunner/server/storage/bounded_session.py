"""Sessions that wait for the database only so long.

A database that is away says so at once. One that hangs (its machine swaps, its disk stands still, the network swallows
what is sent) says nothing, and its driver would wait for ever: for a connection from the pool, for a new one, for the
answer to a command. All of it goes through a session, so this is where the waiting ends. The connection that did not
answer is thrown away, since nobody knows what it will say when it wakes.

SQLite is a file: it has a limit of its own for what another writer holds up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.errors import DatabaseTimeout

PATIENCE: Final = 5.0
"""Seconds in which a command is answered."""
SHORT_PATIENCE: Final = 2.0
"""The same while the last one was not answered: one request has several, and nobody waits for all of them in turn."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class AnswerTimeout:
    """How long to wait for one database. `limit` None: for as long as it takes."""

    limit: float | None = PATIENCE
    silent: bool = False

    @asynccontextmanager
    async def waiting(self, proof: bool = True) -> AsyncIterator[None]:
        """Wait for one answer, or raise `DatabaseTimeout`. `proof`: an answer shows that the database is there."""
        limit = self.limit if self.limit is None or not self.silent else min(self.limit, SHORT_PATIENCE)
        bound = asyncio.timeout(limit)
        try:
            async with bound:
                yield
        except TimeoutError as error:
            if not bound.expired():
                raise
            if not self.silent:
                log.error("The database does not answer: %s seconds are over.", limit)
            self.silent = True
            raise DatabaseTimeout(f"the database did not answer within {limit:g} seconds") from error
        if proof:
            self.silent = False


class BoundedSession(AsyncSession):
    """A session each of whose commands is answered in time, or not at all."""

    def __init__(self, *args: Any, patience: AnswerTimeout, **options: Any) -> None:
        super().__init__(*args, **options)
        self.patience = patience

    async def execute(self, *args: Any, **options: Any) -> Any:
        async with self.patience.waiting():
            return await super().execute(*args, **options)

    async def scalar(self, *args: Any, **options: Any) -> Any:
        async with self.patience.waiting():
            return await super().scalar(*args, **options)

    async def get(self, *args: Any, **options: Any) -> Any:
        async with self.patience.waiting():
            return await super().get(*args, **options)

    async def get_one(self, *args: Any, **options: Any) -> Any:
        async with self.patience.waiting():
            return await super().get_one(*args, **options)

    async def delete(self, *args: Any, **options: Any) -> None:
        async with self.patience.waiting():
            await super().delete(*args, **options)

    async def flush(self, *args: Any, **options: Any) -> None:
        async with self.patience.waiting():
            await super().flush(*args, **options)

    async def commit(self) -> None:
        async with self.patience.waiting():
            await super().commit()

    async def rollback(self) -> None:
        async with self.patience.waiting(proof=False):
            await super().rollback()

    async def close(self) -> None:
        async with self.patience.waiting(proof=False):
            await super().close()
