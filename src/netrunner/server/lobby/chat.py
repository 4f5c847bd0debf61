"""Chat in the lobby and at tables. Plain text on one line; the last hundred lines are served."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from netrunner.decks.deck import one_line
from netrunner.server.errors import Refused
from netrunner.server.lobby.table_rules import demand_seat
from netrunner.server.lobby.tables import LOBBY, Tables
from netrunner.server.lobby.wire import Message
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.schema import MessageRow

SERVED: Final = 100


async def last_messages(tables: Tables, account: Account | None, room: str) -> list[Message]:
    """The last lines of a room, the oldest first."""
    await demand_admitted(tables, account, room)
    query = select(MessageRow).where(MessageRow.room == room).order_by(MessageRow.id.desc()).limit(SERVED)
    async with tables.database.sessions() as session:
        rows = (await session.scalars(query)).all()
    return [message(row) for row in reversed(rows)]


async def say(tables: Tables, account: Account, room: str, text: str) -> Message:
    """Say something in a room."""
    await demand_admitted(tables, account, room)
    line = one_line(text)
    if not line:
        raise Refused("Write something first.", 422, field="text")
    await tables.limits.demand(account.id, "chat")
    row = MessageRow(room=room, account_id=account.id, name=account.name, text=line)
    async with tables.database.begin() as session:
        session.add(row)
    await tables.tell()
    return message(row)


async def demand_admitted(tables: Tables, account: Account | None, room: str) -> None:
    """The lobby is everybody's; a table's chat belongs to those who sit at it."""
    if room == LOBBY:
        return
    table = await tables.read(room)
    demand_seat(table.document, "" if account is None else account.id)


def message(row: MessageRow) -> Message:
    return Message(id=row.id, name=row.name, account=row.account_id, text=row.text, at=row.at)
