"""What people do at tables, with the database: opening, joining, bringing decks, leaving, closing.

What needs the database (decks, passwords) is looked up first; the change itself is pure (`table_rules`).
"""

from __future__ import annotations

import secrets
from typing import Final

from netrunner.decks.deck import one_line
from netrunner.engine.terms import SIDES, Side
from netrunner.server.errors import Refused
from netrunner.server.live.wire import Joined
from netrunner.server.lobby import table_rules
from netrunner.server.lobby.decks import (
    RANDOM,
    SIDE_NAMES,
    bundled_decks,
    bundled_faults,
    demand_playable,
    examine,
    find_deck,
    random_bundled,
)
from netrunner.server.lobby.games import begin_if_ready, demand_open
from netrunner.server.lobby.quick_play import BOT_TITLES
from netrunner.server.lobby.table_document import OTHER, DeckSnapshot, SeatedPlayer, TableDocument
from netrunner.server.lobby.tables import StoredTable, Tables
from netrunner.server.lobby.wire import BringDeck, Join, OpenTable, SeatBot
from netrunner.server.sessions.sessions import Account

MOST_SEATS: Final = 3
MOST_SEATS_GUEST: Final = 1
"""Tables at which somebody may sit at once."""
MOST_TABLES: Final = 1000
"""Tables that may be open at once."""


async def open_table(tables: Tables, account: Account, wish: OpenTable) -> StoredTable:
    """A new table with its owner at it, and with a bot if they wish for one."""
    await demand_free(tables, account)
    side: Side = secrets.choice(SIDES) if wish.side == RANDOM else wish.side
    document = TableDocument(
        name=one_line(wish.name) or f"{account.name}’s table",
        owner=account.id,
        format=wish.format,
        minutes=wish.minutes,
        increment=wish.increment if wish.minutes is not None else 0,
        spectators=wish.spectators,
        visible_hands=wish.visible_hands and wish.spectators,
        private=wish.private,
        rated=wish.rated and not wish.private and not account.guest,
        begin=wish.begin and wish.bot is None,
    )
    deck = await examined(tables, document, account.id, wish.deck, side)
    document.seats[side] = SeatedPlayer(name=account.name, account=account.id, decks={side: deck})
    if wish.bot is not None:
        its = await examined(tables, document, account.id, wish.bot_deck, OTHER[side], field="bot_deck")
        table_rules.seat_bot(document, account.id, wish.bot, BOT_TITLES[wish.bot], its, OTHER[side])
    return await tables.add(document, await tables.passwords.hash(wish.password) if wish.password else None)


async def join_table(tables: Tables, account: Account, table_id: str, wish: Join) -> StoredTable:
    """Take the free seat of a table."""
    table = await tables.read(table_id)
    demand_not_seated(table.document, account)
    side = table.document.free_seat()
    if side is None:
        raise Refused("Both seats of this table are taken.", 409)
    if wish.side not in (None, side):
        message = f"At this table the seat of the {SIDE_NAMES[side]} is free, not the other one."
        raise Refused(message, 409, field="side")
    await demand_admitted(tables, table, wish)
    await demand_free(tables, account)
    deck = await examined(tables, table.document, account.id, wish.deck, side)

    def change(table: StoredTable) -> None:
        demand_open(table)
        table_rules.join(table.document, account, deck, side, agree=wish.agree)

    joined = await begin_if_ready(tables, table_id, change)
    if joined.status == "open":  # else both are told of their game
        others = [other for other in joined.document.accounts() if other != account.id]
        await tables.host.tell(others, Joined(table=table_id, name=account.name))
    return joined


async def bring_deck(tables: Tables, account: Account, table_id: str, wish: BringDeck) -> StoredTable:
    """Bring another deck."""
    table = await tables.read(table_id)
    side = wish.side or table_rules.demand_seat(table.document, account.id)
    deck = await examined(tables, table.document, account.id, wish.deck, side)

    def change(table: StoredTable) -> None:
        demand_open(table)
        table_rules.bring(table.document, account.id, deck, side)

    return await tables.change(table_id, change)


async def seat_bot(tables: Tables, account: Account, table_id: str, wish: SeatBot) -> StoredTable:
    """Give the free seat to a bot."""
    table = await tables.read(table_id)
    table_rules.demand_owner(table.document, account.id)
    side = table.document.free_seat()
    if side is None:
        raise Refused("There is no free seat for a bot.", 409)
    deck = await examined(tables, table.document, account.id, wish.deck, side)

    def change(table: StoredTable) -> None:
        demand_open(table)
        table_rules.seat_bot(table.document, account.id, wish.bot, BOT_TITLES[wish.bot], deck, side)

    return await tables.change(table_id, change)


async def leave_table(tables: Tables, account: Account, table_id: str) -> StoredTable:
    """Get up. A table that nobody sits at closes."""

    def change(table: StoredTable) -> None:
        demand_open(table)
        if not table_rules.leave(table.document, account.id):
            table.status = "closed"

    return await tables.change(table_id, change)


async def kick(tables: Tables, account: Account, table_id: str) -> StoredTable:
    """The owner frees the other seat."""

    def change(table: StoredTable) -> None:
        demand_open(table)
        table_rules.kick(table.document, account.id)

    return await tables.change(table_id, change)


async def close_table(tables: Tables, account: Account, table_id: str) -> StoredTable:
    """The owner closes the table."""

    def change(table: StoredTable) -> None:
        table_rules.demand_owner(table.document, account.id)
        demand_open(table)
        table.status = "closed"

    return await tables.change(table_id, change)


async def examined(
    tables: Tables, document: TableDocument, account: str, choice: str, side: Side, *, field: str = "deck"
) -> DeckSnapshot:
    """A deck for a side of a table: legal in its format and playable."""
    name = random_bundled(side, document.format) if choice == RANDOM else choice
    deck = await find_deck(tables.database, account, name, side, field=field)
    found = bundled_faults(name, document.format) if name in bundled_decks() else await examine(deck, document.format)
    demand_playable(deck, found, field=field)
    return DeckSnapshot.of(deck, name)


async def demand_admitted(tables: Tables, table: StoredTable, wish: Join) -> None:
    """Refuse somebody without the password of a table that has one. An invitation replaces it."""
    if table.password is None or table_rules.invited(table.document, wish.invite):
        return
    await tables.limits.demand(f"table:{table.id}", "sign-in-name")
    if wish.password is None or not await tables.passwords.verify(wish.password, table.password):
        raise Refused("That is not the password of this table.", 403, field="password")


async def demand_free(tables: Tables, account: Account) -> None:
    """Refuse somebody who sits at as many tables as one may, and everybody when there are too many tables."""
    if await tables.count() >= MOST_TABLES:
        raise Refused("There are too many tables open just now: join one of them.", 409)
    most = MOST_SEATS_GUEST if account.guest else MOST_SEATS
    seated = len(await tables.seats_of(account.id))
    if seated >= most:
        what = "another table" if seated == 1 else f"{seated} other tables"
        advice = " With an account you may sit at several." if account.guest else ""
        raise Refused(f"You sit at {what}: leave it first.{advice}", 409)


def demand_not_seated(document: TableDocument, account: Account) -> None:
    if document.seat_of(account.id) is not None:
        raise Refused("You sit at this table already.", 409)
