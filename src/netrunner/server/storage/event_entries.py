"""The log of a tournament, read and written a piece at a time: rows become objects, and objects rows, on the event
loop, and everybody else at this server has a turn between two pieces."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC
from typing import Any, Final

from sqlalchemy import insert, select
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


async def write_entries(session: AsyncSession, event_id: str, entries: Sequence[Entry], account: str | None) -> None:
    """Add entries to a log; an account made them."""
    for start in range(0, len(entries), PIECE):
        rows = [as_row(event_id, entry, account) for entry in entries[start : start + PIECE]]
        await session.execute(insert(EventEntryRow), rows)


def as_row(event_id: str, entry: Entry, account: str | None) -> dict[str, Any]:
    data = {"by": entry.by, "do": entry.do, "data": entry.data}
    return {"event_id": event_id, "number": entry.n, "data": data, "by": account, "at": entry.at.astimezone(UTC)}
