"""The lobby's routes: playing at once, tables, chat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request

from netrunner.decks.formats import FormatName
from netrunner.server.errors import Refused, refusals
from netrunner.server.lobby import chat, games, table_actions
from netrunner.server.lobby.address_limits import Kind
from netrunner.server.lobby.deck_options import deck_options
from netrunner.server.lobby.online import who_is_online
from netrunner.server.lobby.quick_play import play_again, quick_play
from netrunner.server.lobby.tables import StoredTable, Tables
from netrunner.server.lobby.views import summary, view
from netrunner.server.lobby.wire import (
    BringDeck,
    DeckOptions,
    Join,
    Message,
    Messages,
    NewMessage,
    Online,
    OpenTable,
    Play,
    PlayAgain,
    Played,
    Ready,
    Rematch,
    RoomName,
    SeatBot,
    Table,
    TableList,
)
from netrunner.server.ratings.ranking import members
from netrunner.server.security.client_address import address_of
from netrunner.server.sessions.dependencies import SomeAccount, Visitor
from netrunner.server.sessions.sessions import Account
from netrunner.server.wire import Id

router = APIRouter(prefix="/api", tags=["lobby"])


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def seated_account(account: Visitor) -> Account:
    """Somebody who sits at a table has an account: a stranger need not become a guest to be told that they do not."""
    if account is None:
        raise Refused("You do not sit there.", 403)
    return account


AllTables = Annotated[Tables, Depends(tables_of)]
SeatedAccount = Annotated[Account, Depends(seated_account)]
TableId = Annotated[Id, Path()]


async def shown(tables: Tables, table: StoredTable, reader: Account | None) -> Table:
    """A table as a reader sees it now."""
    account = None if reader is None else reader.id
    people = await members(tables.database, table.document.accounts())
    return view(table, account, await tables.games(table.id), tables.host.present, people)


@asynccontextmanager
async def opening(
    kind: Kind, tables: Tables, account: Account, request: Request
) -> AsyncIterator[Callable[[str], None]]:
    """Open something, one at a time for an account, so that its limits hold however many ask at once."""
    with tables.addresses.opening(kind, address_of(request)) as opened:
        async with tables.locks.hold(account.id):
            yield opened


@router.post("/play", responses=refusals(403, 404, 409, 429))
async def play(wish: Play, account: SomeAccount, tables: AllTables, request: Request) -> Played:
    """Play a bot at once. A stranger becomes a guest."""
    async with opening("games", tables, account, request) as opened:
        played = await quick_play(tables.database, tables.host, account, wish)
        opened(played.game)
    return played


@router.post("/play/again", responses=refusals(403, 404, 409, 429))
async def again(wish: PlayAgain, account: SeatedAccount, tables: AllTables, request: Request) -> Played:
    """Play the bot of a finished game once more."""
    async with opening("games", tables, account, request) as opened:
        played = await play_again(tables.database, tables.host, account, wish)
        opened(played.game)
    return played


@router.get("/lobby/decks", responses=refusals())
async def decks(account: Visitor, tables: AllTables, format: FormatName = FormatName.CASUAL) -> DeckOptions:
    """The decks that the reader could bring, examined under a format."""
    return await deck_options(tables.database, None if account is None else account.id, format)


@router.get("/tables", responses=refusals())
async def list_tables(account: Visitor, tables: AllTables) -> TableList:
    """Every table that is open or has a game going on."""
    live = await tables.live()
    running = await tables.running([table.id for table in live if table.status == "playing"])
    people = await members(tables.database, {seated for table in live for seated in table.document.accounts()})
    reader = None if account is None else account.id
    return TableList(
        tables=[summary(table, running.get(table.id), tables.host.present, people) for table in live],
        mine=[table.id for table in live if table.document.seat_of(reader)],
    )


@router.post("/tables", status_code=201, responses=refusals(403, 404, 409, 429))
async def open_table(wish: OpenTable, account: SomeAccount, tables: AllTables, request: Request) -> Table:
    """Open a table and sit at it."""
    async with opening("tables", tables, account, request) as opened:
        table = await table_actions.open_table(tables, account, wish)
        opened(table.id)
    return await shown(tables, table, account)


@router.get("/tables/{table}", responses=refusals(404))
async def one_table(table: TableId, account: Visitor, tables: AllTables) -> Table:
    """One table, also when it is closed."""
    return await shown(tables, await tables.read(table), account)


@router.post("/tables/{table}/join", responses=refusals(403, 404, 409))
async def join(table: TableId, wish: Join, account: SomeAccount, tables: AllTables) -> Table:
    """Take the free seat."""
    async with tables.locks.hold(account.id):
        joined = await table_actions.join_table(tables, account, table, wish)
    return await shown(tables, joined, account)


@router.post("/tables/{table}/deck", responses=refusals(403, 404, 409))
async def bring_deck(table: TableId, wish: BringDeck, account: SeatedAccount, tables: AllTables) -> Table:
    """Bring another deck, before one is ready."""
    return await shown(tables, await table_actions.bring_deck(tables, account, table, wish), account)


@router.post("/tables/{table}/ready", responses=refusals(403, 404, 409))
async def ready(table: TableId, wish: Ready, account: SeatedAccount, tables: AllTables) -> Table:
    """Say that one is ready. When both are, the game begins."""
    return await shown(tables, await games.get_ready(tables, table, account.id, wish.ready), account)


@router.post("/tables/{table}/rematch", responses=refusals(403, 404, 409))
async def rematch(table: TableId, account: SeatedAccount, tables: AllTables, wish: Rematch | None = None) -> Table:
    """Ask for another game, with sides switched unless one says otherwise, or agree to it."""
    switch = wish is None or wish.switch
    return await shown(tables, await games.rematch(tables, table, account.id, switch=switch), account)


@router.post("/tables/{table}/bot", responses=refusals(403, 404, 409))
async def seat_bot(table: TableId, wish: SeatBot, account: SeatedAccount, tables: AllTables) -> Table:
    """The owner gives the free seat to a bot."""
    return await shown(tables, await table_actions.seat_bot(tables, account, table, wish), account)


@router.post("/tables/{table}/leave", responses=refusals(403, 404, 409))
async def leave(table: TableId, account: SeatedAccount, tables: AllTables) -> Table:
    """Get up. A table that nobody sits at closes."""
    return await shown(tables, await table_actions.leave_table(tables, account, table), account)


@router.post("/tables/{table}/kick", responses=refusals(403, 404, 409))
async def kick(table: TableId, account: SeatedAccount, tables: AllTables) -> Table:
    """The owner frees the other seat."""
    return await shown(tables, await table_actions.kick(tables, account, table), account)


@router.post("/tables/{table}/close", responses=refusals(403, 404, 409))
async def close(table: TableId, account: SeatedAccount, tables: AllTables) -> Table:
    """The owner closes the table."""
    return await shown(tables, await table_actions.close_table(tables, account, table), account)


@router.get("/online", responses=refusals())
async def online(tables: AllTables) -> Online:
    """Who is connected now."""
    return await who_is_online(tables.database, tables.host.online())


@router.get("/rooms/{room}/messages", responses=refusals(403, 404))
async def read_chat(room: RoomName, account: Visitor, tables: AllTables) -> Messages:
    """The last lines of the lobby's chat or of a table's."""
    return Messages(messages=await chat.last_messages(tables, account, room))


@router.post("/rooms/{room}/messages", status_code=201, responses=refusals(403, 404))
async def say(room: RoomName, wish: NewMessage, account: SomeAccount, tables: AllTables) -> Message:
    """Say something in the lobby or at a table."""
    return await chat.say(tables, account, room, wish.text)
