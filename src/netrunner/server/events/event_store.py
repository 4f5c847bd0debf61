"""The logs of all tournaments: read from the database, loaded in memory, appended to.

The number of an entry is part of its key. Of two leaders who do something at once, at the same worker or at two, one
writes first; what the other does is then done again upon the longer log, and the rules decide whether it still can be.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Final, TypeVar

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.errors import Refused
from netrunner.server.events.members import LEADER, be_leader, seat_leaders
from netrunner.server.events.summary import summary_of
from netrunner.server.executors import in_thread
from netrunner.server.storage.account_lock import lock_account
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.event_entries import read_entries, write_entries
from netrunner.server.storage.schema import ALPHABET, EventEntryRow, EventMemberRow, EventRow
from netrunner.tournament.tournament import Tournament

MOST_IN_A_DAY: Final = 30  # events that an account makes
DAY: Final = timedelta(days=1)
MOST_KEPT: Final = 100  # tournaments in memory
SHORT_LENGTH: Final = 4
ATTEMPTS: Final = 8  # to write an entry before somebody else does

T = TypeVar("T")
Also = Callable[[AsyncSession], Awaitable[None]]


@dataclass(slots=True)
class LoadedEvent:
    """One tournament in memory. Whoever looks at it or changes it holds the lock."""

    id: str
    slug: str
    short: str
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


class EventStore:
    """Every tournament of this server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.loaded: OrderedDict[str, LoadedEvent] = OrderedDict()
        self.slugs: dict[str, str] = {}

    # --- looking ---------------------------------------------------------------------------------------------------

    async def id_of(self, slug: str) -> str:
        """The tournament with a slug; its id will do as well."""
        if slug not in self.slugs:
            async with self.database.sessions() as session:
                found = await session.scalar(select(EventRow.id).where(EventRow.slug == slug))
                found = found or await session.scalar(select(EventRow.id).where(EventRow.short == slug))
                found = found or await session.scalar(select(EventRow.id).where(EventRow.id == slug))
            if found is None:
                raise Refused("There is no such event.", 404)
            self.slugs[slug] = found
        return self.slugs[slug]

    @asynccontextmanager
    async def reading(self, event_id: str) -> AsyncIterator[LoadedEvent]:
        """A tournament as it is now, for as long as somebody looks at it."""
        loaded = await self.keep(event_id)
        async with loaded.lock:
            async with self.database.sessions() as session:
                await self.follow(session, loaded)
            yield loaded

    async def keep(self, event_id: str) -> LoadedEvent:
        loaded = self.loaded.get(event_id)
        if loaded is None:
            loaded = await self.load(event_id)
            loaded = self.loaded.setdefault(event_id, loaded)
        self.loaded.move_to_end(event_id)
        for stale in list(self.loaded):
            if len(self.loaded) <= MOST_KEPT:
                break
            if not self.loaded[stale].lock.locked():
                del self.loaded[stale]
        return loaded

    async def load(self, event_id: str) -> LoadedEvent:
        async with self.database.sessions() as session:
            row = await session.get(EventRow, event_id)
            if row is None:
                raise Refused("There is no such event.", 404)
            entries = await read_entries(session, event_id, 0)
        tournament = await in_thread("events", Tournament, entries)
        return LoadedEvent(row.id, row.slug, row.short or row.slug, tournament)

    async def follow(self, session: AsyncSession, loaded: LoadedEvent) -> None:
        """Take in what other workers have written."""
        query = select(func.max(EventEntryRow.number)).where(EventEntryRow.event_id == loaded.id)
        last = (await session.scalar(query)) or 0
        if last == loaded.number:
            return
        entries = [*loaded.tournament.entries[:last], *await read_entries(session, loaded.id, loaded.number)]
        loaded.tournament = await in_thread("events", Tournament, entries)
        loaded.worked_out.clear()

    # --- changing --------------------------------------------------------------------------------------------------

    async def change(
        self, event_id: str, edit: Callable[[Tournament], T], account: str | None, also: Also | None = None
    ) -> T:
        """Do something to a tournament and write it down, with what `also` writes. What is refused, or cannot be
        written, did not happen."""
        return await asyncio.shield(asyncio.create_task(self.carry_out(event_id, edit, account, also)))

    async def carry_out(
        self, event_id: str, edit: Callable[[Tournament], T], account: str | None, also: Also | None
    ) -> T:
        """The same, where nobody who stops waiting can interrupt it."""
        loaded = await self.keep(event_id)
        async with loaded.lock:
            for _ in range(ATTEMPTS):
                async with self.database.sessions() as session:
                    await self.follow(session, loaded)
                before = loaded.number
                try:
                    answer = await in_thread("events", edit, loaded.tournament)
                    await self.write(loaded, before, account, also)
                except IntegrityError:
                    await in_thread("events", loaded.tournament.take_back, before)
                except BaseException:
                    await in_thread("events", loaded.tournament.take_back, before)
                    raise
                else:
                    loaded.worked_out.clear()
                    return answer
        raise Refused("Too much is being entered at once. Try again in a moment.", 503)

    async def write(self, loaded: LoadedEvent, before: int, account: str | None, also: Also | None) -> None:
        fresh = loaded.tournament.entries[before:]
        if not fresh:
            return
        event = loaded.tournament.event
        values = {"name": event.name, "options": summary_of(event)}
        async with self.database.begin() as session:
            await write_entries(session, loaded.id, fresh, account)
            await session.execute(update(EventRow).where(EventRow.id == loaded.id).values(values))
            if also is not None:
                await also(session)

    async def delete(self, event_id: str) -> None:
        """Forget a tournament and everything that was entered."""
        loaded = await self.keep(event_id)
        async with loaded.lock:
            async with self.database.begin() as session:
                await session.execute(delete(EventRow).where(EventRow.id == event_id))
            self.loaded.pop(event_id, None)
            self.slugs = {slug: found for slug, found in self.slugs.items() if found != event_id}

    async def add(self, slug: str, tournament: Tournament, account: str) -> str:
        """Keep a new tournament, which the account leads; its id. `IntegrityError` when the slug is taken."""
        event = tournament.event
        row = EventRow(slug=slug, short=new_short(), name=event.name, options=summary_of(event))
        async with self.database.begin() as session:
            await demand_room(session, account)
            session.add(row)
            await session.flush()
            await write_entries(session, row.id, tournament.entries, account)
            await be_leader(session, row.id, account)
            await session.flush()
            await seat_leaders(session, row.id, event)
        return row.id


async def demand_room(session: AsyncSession, account: str) -> None:
    """Refuse one more event of an account than a day may bring, however many are made at once."""
    await lock_account(session, account)
    query = (
        select(func.count())
        .select_from(EventRow)
        .join(EventMemberRow, EventMemberRow.event_id == EventRow.id)
        .where(EventMemberRow.account_id == account, EventMemberRow.role == LEADER, EventRow.created_at > now() - DAY)
    )
    made = (await session.execute(query)).scalar_one()
    if made >= MOST_IN_A_DAY:
        raise Refused(f"You have made {made} events since yesterday, as many as one may: make this one later.", 429)


def new_short() -> str:
    """The end of a short link: what one reads from a wall and types with a thumb."""
    return "".join(secrets.choice(ALPHABET) for _ in range(SHORT_LENGTH))
