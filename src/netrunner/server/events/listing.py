"""The list of tournaments."""

from __future__ import annotations

from typing import Final

from sqlalchemy import or_, select

from netrunner.server.events.wire import EventList, EventSummary
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import EventMemberRow, EventRow

PAGE: Final = 50
OWN: Final = ("ticking", "lists")
"""What a summary says to the server alone."""


async def listed(database: Database, account: Account | None, page: int) -> EventList:
    """Tournaments, the newest first, with those of the reader marked. Unlisted ones are for their people."""
    own = select(EventMemberRow.event_id).where(EventMemberRow.account_id == (account.id if account else ""))
    listed = EventRow.options["listed"].as_boolean().is_not(False)
    query = (
        select(EventRow)
        .where(or_(listed, EventRow.id.in_(own)))
        .order_by(EventRow.created_at.desc(), EventRow.id)
        .offset(page * PAGE)
        .limit(PAGE + 1)
    )
    async with database.sessions() as session:
        rows = (await session.scalars(query)).all()
        mine = set((await session.scalars(own)).all())
    return EventList(events=[summary(row, row.id in mine) for row in rows[:PAGE]], more=len(rows) > PAGE)


def summary(row: EventRow, mine: bool) -> EventSummary:
    told = {key: value for key, value in row.options.items() if key not in OWN}
    return EventSummary.model_validate({"slug": row.slug, "name": row.name, "mine": mine, **told})
