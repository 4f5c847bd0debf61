"""The timekeeper: calls time in rounds that are played here, and picks for drafters who let their time pass.

Tournament Regulations: IV.1 Tournament Round Times, VII. Draft Tournament and Structure. It also sees to what a crash
left undone: when the server starts, and now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final

from sqlalchemy import select

from netrunner.server.errors import Refused
from netrunner.server.events.desk import Desk, moment
from netrunner.server.events.online_rounds import OnlineRounds
from netrunner.server.live.wire import EventChanged
from netrunner.server.storage.schema import EventRow
from netrunner.tournament import commands
from netrunner.tournament.errors import Refused as RefusedByRules
from netrunner.tournament.tournament import Tournament

TICK: Final = 0.5  # seconds between looks at drafts
LOOK: Final = 4  # ticks between looks at rounds
REFRESH: Final = 60  # ticks between looks for tournaments that other workers have begun

log = logging.getLogger("netrunner.events")


class Timekeeper:
    """Watches the tournaments whose time runs here."""

    def __init__(self, desk: Desk, rounds: OnlineRounds) -> None:
        self.desk = desk
        self.rounds = rounds
        self.watched: set[str] = set()

    async def run(self) -> None:
        ticks = 0
        while True:
            if ticks % REFRESH == 0:
                await self.guard(self.refresh())
            for event_id in list(self.watched):
                await self.guard(self.look(event_id, ticks % LOOK == 0), event_id)
            ticks += 1
            await asyncio.sleep(TICK)

    async def guard(self, work: Awaitable[None], event_id: str = "") -> None:
        """One tournament that fails must not stop the time of the others; of one that was deleted there is none."""
        try:
            await work
        except (Refused, RefusedByRules) as refusal:
            if isinstance(refusal, Refused) and refusal.status == 404:
                self.watched.discard(event_id)
                return
            log.warning("the time of a tournament could not be loaded", exc_info=True)
        except Exception:
            log.exception("the time of a tournament could not be loaded")

    async def refresh(self) -> None:
        """Find the tournaments whose time runs."""
        query = select(EventRow.id).where(EventRow.options["ticking"].as_boolean().is_(True))
        async with self.desk.database.sessions() as session:
            self.watched = set((await session.scalars(query)).all())

    async def look(self, event_id: str, at_rounds: bool) -> None:
        async with self.desk.store.reading(event_id) as loaded:
            event = loaded.tournament.event
            deadline = event.draft.deadline() if event.draft is not None else None
            online = event.online and bool(event.rounds)
        if deadline is not None and deadline <= moment():
            await self.expire(event_id)
        if online and at_rounds:
            await self.rounds.see_to(event_id)

    async def expire(self, event_id: str) -> None:
        """Pick for those whose time is over."""
        at = moment()

        def edit(made: Tournament) -> int:
            draft = made.event.draft
            if draft is not None and (deadline := draft.deadline()) is not None and deadline <= at:
                made.do(commands.ExpirePicks(), at=at)
            return len(made.entries)

        number = await self.desk.store.change(event_id, edit, None)
        await self.desk.host.publish(f"event-{event_id}", EventChanged(event=event_id, number=number, players=None))

    async def follow_up(self, event_id: str) -> None:
        """Something was entered: see to the games, and watch the time if it runs now."""
        async with self.desk.store.reading(event_id) as loaded:
            event = loaded.tournament.event
            online, drafting = event.online, event.draft is not None and not event.draft.over
        if online or drafting:
            self.watched.add(event_id)
        if online:
            await self.rounds.see_to(event_id)
