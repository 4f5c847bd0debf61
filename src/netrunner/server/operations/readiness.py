"""Whether a server can start: its database can be brought up to date, and Redis answers where there is one."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.util.exc import CommandError
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from netrunner.server.settings import Settings, SettingsError
from netrunner.server.storage.data_folder_lock import unusable
from netrunner.server.storage.database import Database


async def check(settings: Settings) -> None:
    """`SettingsError` with what is wrong and what would be right."""
    try:
        settings.signing_secret()
        prepare_file(settings)
    except OSError as error:
        raise SettingsError(unusable(settings.data, error)) from error
    await check_database(settings)
    if settings.redis_url:
        await check_redis(settings.redis_url)


def address_of(settings: Settings) -> URL:
    address = settings.database()
    try:
        return make_url(address)
    except (SQLAlchemyError, ValueError):  # what it says would show the password
        raise SettingsError("DATABASE_URL cannot be read: write postgresql://user:password@host:5432/name.") from None


def prepare_file(settings: Settings) -> None:
    """SQLite makes its file, but not the folder for it, and for everybody to read: there are seeds and hashes in it."""
    url = address_of(settings)
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    file = Path(url.database)
    if not file.parent.is_dir():
        raise SettingsError(f"There is no folder {file.parent} for the database: make it, or change DATABASE_URL.")
    if file.exists() and file.stat().st_size == 0:
        raise SettingsError(
            f"The database file {file} is empty: everything that was in it is gone. Put a backup in its place, "
            "or delete the file to begin anew."
        )
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


async def check_database(settings: Settings) -> None:
    await asyncio.to_thread(check_pages, settings)
    database = Database(settings.database())
    try:
        await database.migrate()
    except CommandError as error:
        said = f"belongs to another version of netrunner: {first_line(error)}"
        raise SettingsError(f"The {shown(settings)} {said}. Install that one, or go back to a backup.") from error
    except (OSError, SQLAlchemyError) as error:
        raise SettingsError(f"The {shown(settings)} cannot be used: {first_line(error)}. {advice(settings)}") from error
    finally:
        await database.close()


def check_pages(settings: Settings) -> None:
    """`SettingsError` when SQLite finds pages of its file damaged."""
    url = address_of(settings)
    if url.get_backend_name() != "sqlite" or not url.database or not Path(url.database).exists():
        return
    try:
        with closing(sqlite3.connect(url.database)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        said = found.strip().splitlines()[-1].rstrip(".")
        raise SettingsError(f"The {shown(settings)} cannot be used: {said}. {advice(settings)}")


def shown(settings: Settings) -> str:
    url = address_of(settings)
    if url.get_backend_name() == "sqlite":
        return f"database file {url.database}"
    return f"database {url.render_as_string(hide_password=True)}"


def advice(settings: Settings) -> str:
    if address_of(settings).get_backend_name() == "sqlite":
        return "Put a backup in its place, or choose another folder with --data."
    return "Check DATABASE_URL, or leave it out to use one file in the data folder."


async def check_redis(address: str) -> None:
    try:
        async with Redis.from_url(address) as redis:
            await redis.ping()
    except (OSError, RedisError, ValueError) as error:
        raise SettingsError(
            f"Redis cannot be used: {first_line(error)}. Check REDIS_URL (redis://host:6379/0), or leave it out."
        ) from error


def first_line(error: Exception) -> str:
    """What went wrong, without the class of the error that some put before it."""
    said = str(error).splitlines()[0] if str(error) else type(error).__name__
    return said.partition(") ")[2].rstrip(".") if said.startswith("(") else said.rstrip(".")
