"""The logs of all tournaments: read from the database, kept in memory, appended to.

The number of an entry is part of its key. Of two leaders who do something at once, at the same worker or at two, one
writes first; what the other does is then done again upon the longer log, and the rules decide whether it still can be.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC
from typing import Any, Final, TypeVar

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.errors import Refused
from netrunner.server.events.people import be_leader
from netrunner.server.events.summary import summary_of
from netrunner.server.executors import in_thread
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import EventEntryRow, EventRow
from netrunner.tournament.ledger import Tournament
from netrunner.tournament.log import Entry

MOST_KEPT: Final = 100  # tournaments in memory
ATTEMPTS: Final = 8  # to write an entry before somebody else does

T = TypeVar("T")
Also = Callable[[AsyncSession], Awaitable[None]]


@dataclass(slots=True)
class Kept:
    """One tournament in memory. Whoever looks at it or changes it holds the lock."""

    id: str
    slug: str
    tournament: Tournament
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    worked_out: dict[str, Any] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return len(self.tournament.entries)

    def once(self, what: str, work: Callable[[], T]) -> T:
        """Something that follows from the log, worked out once for as long as the log stays the same."""
        if what not in self.worked_out:
            self.worked_out[what] = work()
        found: T = self.worked_out[what]
        return found


class Ledgers:
    """Every tournament of this server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.slugs: dict[str, str] = {}

    # --- looking ---------------------------------------------------------------------------------------------------

    async def id_of(self, slug: str) -> str:
        """The tournament with a slug; its id will do as well."""
        if slug not in self.slugs:
            async with self.database.sessions() as session:
                found = await session.scalar(select(EventRow.id).where(EventRow.slug == slug))
                found = found or await session.scalar(select(EventRow.id).where(EventRow.id == slug))
            if found is None:
                raise Refused("There is no such event.", 404)
            self.slugs[slug] = found
        return self.slugs[slug]

    @asynccontextmanager
    async def reading(self, event_id: str) -> AsyncIterator[Kept]:
        """A tournament as it is now, for as long as somebody looks at it."""
        kept = await self.keep(event_id)
        async with kept.lock:
            async with self.database.sessions() as session:
                await self.follow(session, kept)
            yield kept

    async def keep(self, event_id: str) -> Kept:
        kept = self.kept.get(event_id)
        if kept is None:
            kept = await self.load(event_id)
            kept = self.kept.setdefault(event_id, kept)
        self.kept.move_to_end(event_id)
        for stale in list(self.kept):
            if len(self.kept) <= MOST_KEPT:
                break
            if not self.kept[stale].lock.locked():
                del self.kept[stale]
        return kept

    async def load(self, event_id: str) -> Kept:
        async with self.database.sessions() as session:
            row = await session.get(EventRow, event_id)
            if row is None:
                raise Refused("There is no such event.", 404)
            entries = await read_entries(session, event_id, 0)
        tournament = await in_thread("events", Tournament, entries)
        return Kept(row.id, row.slug, tournament)

    async def follow(self, session: AsyncSession, kept: Kept) -> None:
        """Take in what other workers have written."""
        query = select(func.max(EventEntryRow.number)).where(EventEntryRow.event_id == kept.id)
        last = (await session.scalar(query)) or 0
        if last == kept.number:
            return
        entries = [*kept.tournament.entries[:last], *await read_entries(session, kept.id, kept.number)]
        kept.tournament = await in_thread("events", Tournament, entries)
        kept.worked_out.clear()

    # --- changing --------------------------------------------------------------------------------------------------

    async def change(
        self, event_id: str, deed: Callable[[Tournament], T], account: str | None, also: Also | None = None
    ) -> T:
        """Do something to a tournament and write it down, with what `also` writes. What is refused, or cannot be
        written, did not happen."""
        return await asyncio.shield(asyncio.create_task(self.carry_out(event_id, deed, account, also)))

    async def carry_out(
        self, event_id: str, deed: Callable[[Tournament], T], account: str | None, also: Also | None
    ) -> T:
        """The same, where nobody who stops waiting can interrupt it."""
        kept = await self.keep(event_id)
        async with kept.lock:
            for _ in range(ATTEMPTS):
                async with self.database.sessions() as session:
                    await self.follow(session, kept)
                before = kept.number
                try:
                    answer = await in_thread("events", deed, kept.tournament)
                    await self.write(kept, before, account, also)
                except IntegrityError:
                    await in_thread("events", kept.tournament.take_back, before)
                except BaseException:
                    await in_thread("events", kept.tournament.take_back, before)
                    raise
                else:
                    kept.worked_out.clear()
                    return answer
        raise Refused("Too much is being entered at once. Try again in a moment.", 503)

    async def write(self, kept: Kept, before: int, account: str | None, also: Also | None) -> None:
        fresh = kept.tournament.entries[before:]
        if not fresh:
            return
        event = kept.tournament.event
        values = {"name": event.name, "options": summary_of(event)}
        async with self.database.begin() as session:
            await session.execute(insert(EventEntryRow), [as_row(kept.id, entry, account) for entry in fresh])
            await session.execute(update(EventRow).where(EventRow.id == kept.id).values(values))
            if also is not None:
                await also(session)

    async def add(self, slug: str, tournament: Tournament, account: str) -> str:
        """Keep a new tournament, which the account leads; its id. `IntegrityError` when the slug is taken."""
        event = tournament.event
        row = EventRow(slug=slug, name=event.name, options=summary_of(event))
        async with self.database.begin() as session:
            session.add(row)
            await session.flush()
            await session.execute(
                insert(EventEntryRow), [as_row(row.id, entry, account) for entry in tournament.entries]
            )
            await be_leader(session, row.id, account)
        return row.id


def as_row(event_id: str, entry: Entry, account: str | None) -> dict[str, Any]:
    data = {"by": entry.by, "do": entry.do, "data": entry.data}
    return {"event_id": event_id, "number": entry.n, "data": data, "by": account, "at": entry.at.astimezone(UTC)}


async def read_entries(session: AsyncSession, event_id: str, after: int) -> list[Entry]:
    """The entries of a log after a number."""
    query = (
        select(EventEntryRow.number, EventEntryRow.at, EventEntryRow.data)
        .where(EventEntryRow.event_id == event_id, EventEntryRow.number > after)
        .order_by(EventEntryRow.number)
    )
    rows = (await session.execute(query)).all()
    return [Entry(number, at, data["by"], data["do"], data["data"]) for number, at, data in rows]
