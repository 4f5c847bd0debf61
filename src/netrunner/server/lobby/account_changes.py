"""What becomes of tables when accounts change: a guest signs up or in, or an account is deleted."""

from __future__ import annotations

from contextlib import suppress

from netrunner.server.errors import Refused
from netrunner.server.lobby import table_rules
from netrunner.server.lobby.table_document import TableDocument
from netrunner.server.lobby.tables import StoredTable, Tables
from netrunner.server.sessions.account_changes import AccountChange, AccountRenamed, GuestMerged, SessionsEnded


async def account_changed(tables: Tables, change: AccountChange) -> None:
    """Bring the tables of an account up to date."""
    if isinstance(change, SessionsEnded) and not change.deleted:
        return

    def follow(table: StoredTable) -> None:
        document = table.document
        if isinstance(change, AccountRenamed):
            rename(document, change.account, change.name)
        elif isinstance(change, GuestMerged):
            move(document, change)
        elif document.seat_of(change.account) is not None and not table_rules.leave(document, change.account):
            table.status = "closed"

    for table_id in await tables.seats_of(change.account):
        with suppress(Refused):  # it was closed in this moment
            await tables.change(table_id, follow)


def rename(document: TableDocument, account: str, name: str) -> None:
    seat = document.seat_of(account)
    if seat is not None:
        document.seats[seat].name = name


def move(document: TableDocument, change: GuestMerged) -> None:
    """Give an account the seat that it had as a guest, unless it sits at the table already."""
    seat = document.seat_of(change.account)
    if seat is None:
        return
    if document.seat_of(change.into) is not None:
        table_rules.leave(document, change.account)
        return
    document.seats[seat].account = change.into
    document.seats[seat].name = change.name
    if document.owner == change.account:
        document.owner = change.into
