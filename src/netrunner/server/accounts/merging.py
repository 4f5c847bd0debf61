"""What a guest had, moved to the account they sign in to: games, decks, tournaments, everything that names an account.

It goes by the tables' own foreign keys, so a table that is added later is not forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from sqlalchemy import Column, Table, and_, exists, or_, update
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.storage.schema import AccountRow, Base, GameRow, SessionRow

ACCOUNTS: Final = cast(Table, AccountRow.__table__)
SEATS: Final = ((GameRow.corp_account, GameRow.runner_account), (GameRow.runner_account, GameRow.corp_account))


def account_columns() -> Iterator[tuple[Table, Column[str]]]:
    """Every column that names an account, but for a session's and a game's seats."""
    seats = {"corp_account", "runner_account"}
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            if table.name != SessionRow.__tablename__ and column.name not in seats:
                if column.references(ACCOUNTS.c.id):
                    yield table, column


async def merge_guest(transaction: AsyncSession, guest: str, account: str, name: str) -> None:
    """Give an account what a guest had."""
    for own, other in SEATS:
        # A game that somebody played against themselves keeps its two seats apart.
        query = update(GameRow).where(own == guest, or_(other.is_(None), other != account))
        await transaction.execute(query.values({own: account}))
    for table, column in account_columns():
        query = update(table).where(column == guest).values({column.name: account})
        rest = [key for key in table.primary_key.columns if key is not column]
        if column.primary_key:
            twin = table.alias()
            taken = and_(twin.c[column.name] == account, *(twin.c[key.name] == key for key in rest))
            query = query.where(~exists().where(taken))
        await transaction.execute(query)
    await rename_in_games(transaction, account, name)


async def rename_in_games(transaction: AsyncSession, account: str, name: str) -> None:
    """Write an account's name on its games."""
    await transaction.execute(update(GameRow).where(GameRow.corp_account == account).values(corp_name=name))
    await transaction.execute(update(GameRow).where(GameRow.runner_account == account).values(runner_name=name))
