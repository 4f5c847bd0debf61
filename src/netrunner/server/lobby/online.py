"""Who is connected: people with accounts by name, guests by number."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import or_, select

from netrunner.server.lobby.wire import Online, OnlineAccount
from netrunner.server.ratings.ranking import members
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow, GameRow

MOST: Final = 200
"""Names that are told."""


async def who_is_online(database: Database, accounts: Collection[str]) -> Online:
    """The people behind some accounts."""
    known = await members(database, accounts)
    names = select(AccountRow.id, AccountRow.name).where(AccountRow.id.in_(known)).order_by(AccountRow.name).limit(MOST)
    games = select(GameRow.corp_account, GameRow.runner_account).where(
        GameRow.status == "playing", or_(GameRow.corp_account.in_(known), GameRow.runner_account.in_(known))
    )
    async with database.sessions() as session:
        people = (await session.execute(names)).all()
        busy = {account for seats in (await session.execute(games)).all() for account in seats}
    return Online(
        people=[OnlineAccount(name=name, rating=known[account], playing=account in busy) for account, name in people],
        guests=len(accounts) - len(known),
    )
