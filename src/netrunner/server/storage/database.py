"""The database: connections, transactions, migrations.

SQLite runs in write-ahead mode, so that readers and the writer do not wait for each other, and every commit is on the
disk before anybody is told of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import event
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

    async def migrate(self) -> None:
        """Bring the tables up to date."""
        await asyncio.to_thread(upgrade, self.address)

    async def close(self) -> None:
        await self.engine.dispose()


def open_engine(address: str) -> AsyncEngine:
    """An engine whose errors do not tell what was written: seeds and hashes have no place in a log."""
    if not address.startswith("sqlite"):
        return create_async_engine(address, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(address, connect_args={"timeout": 30}, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def configuration(address: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["address"] = address
    return config


def upgrade(address: str) -> None:
    command.upgrade(configuration(address), "head")
