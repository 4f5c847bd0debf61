"""The log of a tournament, read a piece at a time: rows are made into objects on the event loop, and everybody else at
this server has a turn between two pieces."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.storage.schema import EventEntryRow
from netrunner.tournament.log import Entry

PIECE: Final = 1000


async def read_entries(session: AsyncSession, event_id: str, after: int = 0) -> list[Entry]:
    """The entries of a log after a number."""
    found: list[Entry] = []
    while True:
        query = (
            select(EventEntryRow.number, EventEntryRow.at, EventEntryRow.data)
            .where(EventEntryRow.event_id == event_id, EventEntryRow.number > after)
            .order_by(EventEntryRow.number)
            .limit(PIECE)
        )
        rows = (await session.execute(query)).all()
        found += [Entry(number, at, data["by"], data["do"], data["data"]) for number, at, data in rows]
        if len(rows) < PIECE:
            return found
        after = found[-1].n
