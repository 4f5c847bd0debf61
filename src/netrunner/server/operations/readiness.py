"""Whether a server can start: its database can be brought up to date, and Redis answers where there is one."""

from __future__ import annotations

from pathlib import Path

from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from netrunner.server.settings import Settings, SettingsError
from netrunner.server.storage.database import Database


async def check(settings: Settings) -> None:
    """`SettingsError` with what is wrong and what would be right."""
    address = settings.database()
    check_folder(address)
    database = Database(address)
    try:
        await database.migrate()
    except (OSError, SQLAlchemyError) as error:
        shown = make_url(address).render_as_string(hide_password=True)
        raise SettingsError(
            f"The database {shown} cannot be used: {first_line(error)}. "
            "Check DATABASE_URL, or leave it out to use one file in the data folder."
        ) from error
    finally:
        await database.close()
    if settings.redis_url:
        await check_redis(settings.redis_url)


def check_folder(address: str) -> None:
    """SQLite makes its file, but not the folder for it."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and url.database and not Path(url.database).parent.is_dir():
        folder = Path(url.database).parent
        raise SettingsError(f"There is no folder {folder} for the database: make it, or change DATABASE_URL.")


async def check_redis(address: str) -> None:
    try:
        async with Redis.from_url(address) as redis:
            await redis.ping()
    except (OSError, RedisError, ValueError) as error:
        raise SettingsError(
            f"Redis cannot be used: {first_line(error)}. Check REDIS_URL (redis://host:6379/0), or leave it out."
        ) from error


def first_line(error: Exception) -> str:
    return str(error).splitlines()[0].rstrip(".") if str(error) else type(error).__name__
