"""Runs the migrations on the database that `database.configuration` names."""

import asyncio

from alembic import context
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from netrunner.server.storage.schema import Base

LOCK = 0x6E657472756E  # any number that nobody else uses in this database


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()


def on_sqlite(address: str) -> None:
    """With Python's own driver: no thread of another one outlives a failure."""
    with create_engine(make_url(address).set(drivername="sqlite"), poolclass=NullPool).connect() as connection:
        run(connection)


async def elsewhere(address: str) -> None:
    engine = create_async_engine(address, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            # Several workers may start at once: one brings the tables up to date, and the others find them so.
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            await connection.run_sync(run)
    finally:
        await engine.dispose()


database = context.config.attributes["address"]
if database.startswith("sqlite"):
    on_sqlite(database)
else:
    asyncio.run(elsewhere(database))
