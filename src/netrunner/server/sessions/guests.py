"""Guests: somebody who plays without having said who they are."""

from __future__ import annotations

import secrets

from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow, new_id


async def new_guest(database: Database) -> Account:
    """An account without a password, under a name nobody else has."""
    name = f"Guest {secrets.randbelow(900_000) + 100_000}"
    row = AccountRow(id=new_id(), name=name, name_key=f"{name.casefold()}:{new_id()}", password=None)
    async with database.begin() as session:
        session.add(row)
    return Account(row.id, row.name, guest=True)
