"""Whether the server can do its work: it answers, its database answers, and Redis where there is one."""

from __future__ import annotations

import asyncio
import logging
import shutil
from pathlib import Path
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from netrunner.server.storage.database import Database
from netrunner.server.wire import Wire

log = logging.getLogger(__name__)

PATIENCE: Final = 3.0
LEAST_FREE: Final = 32 * 1024 * 1024
"""Bytes below which a disk counts as full: what is written next may not fit."""


class Health(Wire):
    """How the server is."""

    well: bool
    database: bool
    redis: bool | None
    """None where none is used."""
    disk: bool
    """Whether there is room in the data folder for what is played."""


async def health_of(database: Database, redis: Redis | None, data: Path) -> Health:
    """Ask everything the server depends on."""
    answers, shares = await asyncio.gather(database_answers(database), redis_answers(redis))
    room = disk_has_room(data)
    return Health(well=answers and room and shares is not False, database=answers, redis=shares, disk=room)


def disk_has_room(data: Path) -> bool:
    try:
        free = shutil.disk_usage(data).free
    except OSError as error:
        log.error("The data folder cannot be looked at: %s", error)
        return False
    if free < LEAST_FREE:
        log.error("The disk of the data folder is full: %d bytes are left.", free)
    return free >= LEAST_FREE


async def database_answers(database: Database) -> bool:
    try:
        async with asyncio.timeout(PATIENCE), database.sessions() as session:
            await session.execute(select(1))
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        log.error("The database does not answer: %s", error)
        return False
    return True


async def redis_answers(redis: Redis | None) -> bool | None:
    if redis is None:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            await redis.ping()
    except (RedisError, OSError, TimeoutError) as error:
        log.error("Redis does not answer: %s", error)
        return False
    return True
