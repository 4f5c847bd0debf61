"""Somebody's profile: the page that others see of them."""

from __future__ import annotations

from sqlalchemy import select

from netrunner.server.accounts.history import history_of, record_of
from netrunner.server.accounts.names import key_of
from netrunner.server.accounts.wire import Person
from netrunner.server.errors import Refused
from netrunner.server.ratings.ranking import ratings_of
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow


async def find_person(database: Database, name: str, visitor: Account | None) -> AccountRow:
    """The account of that name. Guests have no pages, but everybody has their own."""
    query = select(AccountRow).where(AccountRow.name_key == key_of(name), AccountRow.password.is_not(None))
    if visitor is not None and key_of(name) == key_of(visitor.name):
        query = select(AccountRow).where(AccountRow.id == visitor.id)
    row = None
    if "\0" not in name:  # PostgreSQL does not even compare with it
        async with database.sessions() as session:
            row = await session.scalar(query)
    if row is None:
        raise Refused("There is nobody of that name.", 404)
    return row


async def person(database: Database, name: str, visitor: Account | None) -> Person:
    """Somebody's page, as this visitor may see it."""
    row = await find_person(database, name, visitor)
    own = visitor is not None and visitor.id == row.id
    ratings = await ratings_of(database, [row.id])
    return Person(
        name=row.name,
        since=row.created_at,
        own=own,
        guest=row.password is None,
        rating=ratings.get(row.id),
        record=await record_of(database, row.id, own),
        history=await history_of(database, row.id, own),
    )
