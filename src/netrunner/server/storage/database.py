"""The database: connections, transactions, migrations.

SQLite runs in write-ahead mode, so that readers and the writer do not wait for each other, and every commit is on the
disk before anybody is told of it. What is written all the time has a thread and a connection of its own there
(`Database.write`): a session hands each command to another thread and back, which costs more than all the rest.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from netrunner.server.storage.bounded_session import PATIENCE, AnswerTimeout, BoundedSession

MIGRATIONS = Path(__file__).parent / "migrations"


def now() -> datetime:
    """The present moment, as the database keeps it."""
    return datetime.now(UTC)


class Database:
    """One database and the sessions with it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.engine = open_engine(address)
        self.writer = open_writer(address) if self.is_sqlite else None
        self.writing = ThreadPoolExecutor(1, thread_name_prefix="netrunner-writer")
        self.patience = AnswerTimeout(None if self.is_sqlite else PATIENCE)
        self.sessions: async_sessionmaker[AsyncSession] = async_sessionmaker(
            self.engine, class_=BoundedSession, expire_on_commit=False, patience=self.patience
        )

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncSession]:
        """A transaction: committed at the end, rolled back on an error."""
        async with self.sessions() as session:  # which rolls back what is not committed when it is closed
            yield session
            await session.commit()

    async def write(self, put: Callable[[Connection], None]) -> None:
        """A transaction of commands whose answers nobody needs: `put` gives them, in another thread."""
        if self.writer is not None:
            await asyncio.get_running_loop().run_in_executor(self.writing, in_transaction, self.writer, put)
            return
        async with self.begin() as session, self.patience.waiting():
            await session.run_sync(lambda inner: put(inner.connection()))

    async def migrate(self) -> None:
        """Bring the tables up to date."""
        await asyncio.to_thread(upgrade, self.address)

    async def close(self) -> None:
        await asyncio.to_thread(self.writing.shutdown)
        if self.writer is not None:
            self.writer.dispose()
        await self.engine.dispose()


def in_transaction(engine: Engine, put: Callable[[Connection], None]) -> None:
    with engine.begin() as connection:
        put(connection)


def open_engine(address: str) -> AsyncEngine:
    """An engine whose errors do not tell what was written: seeds and hashes have no place in a log."""
    if not address.startswith("sqlite"):
        return create_async_engine(address, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(address, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def open_writer(address: str) -> Engine:
    """An engine for the thread that writes to a SQLite file."""
    file = make_url(address).set(drivername="sqlite")
    engine = create_engine(file, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine, "connect", prepare)
    return engine


def prepare(connection: Any, _: Any) -> None:
    """A new connection to a SQLite file."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def configuration(address: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["address"] = address
    return config


def upgrade(address: str) -> None:
    command.upgrade(configuration(address), "head")
