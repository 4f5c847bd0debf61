"""The tables as they are kept: read, changed by compare-and-set, and told about.

Every change reads the table, applies itself to a copy and writes it only if nobody wrote in between; else it is applied
again to what is there now. So of two people who take the same seat at once exactly one gets it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, cast

from sqlalchemy import CursorResult, func, or_, select, update

from netrunner.engine.terms import SIDES
from netrunner.server.accounts.passwords import Passwords
from netrunner.server.errors import Refused
from netrunner.server.live.host import Host
from netrunner.server.live.wire import LobbyChanged
from netrunner.server.lobby.address_limits import AddressLimits
from netrunner.server.lobby.table_document import TableDocument
from netrunner.server.lobby.wire import Status
from netrunner.server.security.rate_limits import RateLimits
from netrunner.server.storage.account_lock import AccountLocks
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import GameRow, TableRow

LOBBY: Final = "lobby"
ATTEMPTS: Final = 20
LIVE: Final = TableRow.status.in_(("open", "playing"))


@dataclass(slots=True)
class StoredTable:
    """A table with its place in the database."""

    id: str
    created_at: datetime
    status: Status
    password: str | None
    document: TableDocument
    version: int


Change = Callable[[StoredTable], None]


class Tables:
    """All tables of a server."""

    def __init__(self, database: Database, host: Host, passwords: Passwords, limits: RateLimits) -> None:
        self.database = database
        self.host = host
        self.passwords = passwords
        self.limits = limits
        self.locks = AccountLocks(database)
        self.addresses = AddressLimits(limits.enabled)

    async def read(self, table_id: str) -> StoredTable:
        """One table, closed or not."""
        async with self.database.sessions() as session:
            row = await session.get(TableRow, table_id)
        if row is None:
            raise Refused("There is no such table.", 404)
        return kept(row)

    async def live(self) -> list[StoredTable]:
        """The tables that are not closed, the newest first."""
        query = select(TableRow).where(LIVE).order_by(TableRow.created_at.desc(), TableRow.id)
        async with self.database.sessions() as session:
            return [kept(row) for row in (await session.scalars(query)).all()]

    async def count(self) -> int:
        """How many tables are not closed."""
        async with self.database.sessions() as session:
            return (await session.execute(select(func.count()).select_from(TableRow).where(LIVE))).scalar_one()

    async def seats_of(self, account: str) -> list[str]:
        """The tables at which somebody sits."""
        seats = TableRow.document["seats"]
        sits = or_(*(seats[side]["account"].as_string() == account for side in SIDES))
        async with self.database.sessions() as session:
            return list((await session.scalars(select(TableRow.id).where(LIVE, sits))).all())

    async def add(self, document: TableDocument, password: str | None) -> StoredTable:
        """Keep a new table."""
        row = TableRow(document=document.model_dump(mode="json"), password=password, status="open", version=0)
        async with self.database.begin() as session:
            session.add(row)
        await self.tell()
        return kept(row)

    async def change(self, table_id: str, change: Change) -> StoredTable:
        """Change a table that is not closed. `change` works on a copy, may refuse, and may be asked more than once."""
        for _ in range(ATTEMPTS):
            table = await self.read(table_id)
            if table.status == "closed":
                raise Refused("This table is closed.", 409)
            change(table)
            if await self.write(table):
                await self.tell()
                return table
        raise Refused("Too many people changed this table at once: try again.", 409)

    async def write(self, table: StoredTable) -> bool:
        """Write a table if nobody has written it since it was read."""
        statement = (
            update(TableRow)
            .where(TableRow.id == table.id, TableRow.version == table.version)
            .values(document=table.document.model_dump(mode="json"), status=table.status, version=table.version + 1)
        )
        async with self.database.begin() as session:
            result = cast("CursorResult[Any]", await session.execute(statement))
        if result.rowcount != 1:
            return False
        table.version += 1
        if table.status == "closed":
            self.addresses.remove("tables", table.id)
        return True

    async def tell(self) -> None:
        """Tell everybody in the lobby to look again."""
        await self.host.publish(LOBBY, LobbyChanged())

    async def games(self, table_id: str, most: int = 50) -> list[GameRow]:
        """The games that were begun at a table, latest first."""
        query = (
            select(GameRow)
            .where(GameRow.table_id == table_id)
            .order_by(GameRow.created_at.desc(), GameRow.id)
            .limit(most)
        )
        async with self.database.sessions() as session:
            return list((await session.scalars(query)).all())

    async def running(self, table_ids: list[str]) -> dict[str, str]:
        """The games that go on at some tables: table → game."""
        query = select(GameRow.table_id, GameRow.id).where(GameRow.table_id.in_(table_ids), GameRow.status == "playing")
        async with self.database.sessions() as session:
            return {table: game for table, game in (await session.execute(query)).all() if table is not None}

    async def still_played(self, games: Collection[str]) -> set[str]:
        """Those of some games that are not over."""
        if not games:
            return set()
        query = select(GameRow.id).where(GameRow.id.in_(games), GameRow.status == "playing")
        async with self.database.sessions() as session:
            return set((await session.scalars(query)).all())


def kept(row: TableRow) -> StoredTable:
    return StoredTable(
        id=row.id,
        created_at=row.created_at,
        status=cast("Status", row.status),
        password=row.password,
        document=TableDocument.model_validate(row.document),
        version=row.version,
    )
