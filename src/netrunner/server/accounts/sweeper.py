"""Sweeping: what has run out is forgotten, every hour.

A guest is known by their cookie alone. When their last session has run out nobody can be that guest again, so the
account goes, and their games stay as games of somebody. One who plays, or is entered in a tournament, stays.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Final

from sqlalchemy import delete, exists, or_
from sqlalchemy.exc import SQLAlchemyError

from netrunner.server.sessions.sessions import Sessions
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import AccountRow, EventMemberRow, GameRow, SessionRow

log = logging.getLogger(__name__)

EVERY: Final = timedelta(hours=1)
YOUNG: Final = timedelta(days=1)


async def sweep(database: Database, sessions: Sessions) -> None:
    """Forget sessions that have run out, and guests who cannot come back."""
    await sessions.sweep()
    seat = or_(GameRow.corp_account == AccountRow.id, GameRow.runner_account == AccountRow.id)
    gone = (
        AccountRow.password.is_(None),
        AccountRow.created_at < now() - YOUNG,
        ~exists().where(SessionRow.account_id == AccountRow.id),
        ~exists().where(EventMemberRow.account_id == AccountRow.id),
        ~exists().where(seat, GameRow.status == "playing"),
    )
    async with database.begin() as transaction:
        await transaction.execute(delete(AccountRow).where(*gone).execution_options(synchronize_session=False))


async def keep_sweeping(database: Database, sessions: Sessions) -> None:
    """Sweep now and every hour, until cancelled."""
    while True:
        try:
            await sweep(database, sessions)
        except (SQLAlchemyError, OSError):  # the database is away: the next sweep will find the same
            log.exception("What has run out could not be swept.")
        await asyncio.sleep(EVERY.total_seconds())
