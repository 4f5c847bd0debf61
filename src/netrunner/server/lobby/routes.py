"""The lobby's routes: playing at once, tables, chat."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request

from netrunner.server.accounts.sessions import Account
from netrunner.server.accounts.visitor import SomeAccount, Visitor
from netrunner.server.errors import Refused
from netrunner.server.lobby import chat, games, sitting
from netrunner.server.lobby.deck_options import deck_options
from netrunner.server.lobby.play import play_again, play_at_once
from netrunner.server.lobby.tables import Kept, Tables
from netrunner.server.lobby.views import summary, view
from netrunner.server.lobby.wire import (
    BringDeck,
    DeckOptions,
    Format,
    Join,
    Message,
    Messages,
    NewMessage,
    OpenTable,
    Play,
    PlayAgain,
    Played,
    Ready,
    RoomName,
    SeatBot,
    Table,
    TableList,
)
from netrunner.server.ratings.standing import members
from netrunner.server.wire import Id, Problem

router = APIRouter(prefix="/api", tags=["lobby"])


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def sitter_of(account: Visitor) -> Account:
    """Somebody who sits at a table has an account: a stranger need not become a guest to be told that they do not."""
    if account is None:
        raise Refused("You do not sit there.", 403)
    return account


AllTables = Annotated[Tables, Depends(tables_of)]
Sitter = Annotated[Account, Depends(sitter_of)]
TableId = Annotated[Id, Path()]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The statuses of a route that are problems."""
    return {status: {"model": Problem} for status in (*statuses, 422, 429)}


async def shown(tables: Tables, table: Kept, reader: Account | None) -> Table:
    """A table as a reader sees it now."""
    account = None if reader is None else reader.id
    people = await members(tables.database, table.document.accounts())
    return view(table, account, await tables.games(table.id), tables.host.present, people)


@router.post("/play", responses=refusals(403, 404, 409))
async def play(wish: Play, account: SomeAccount, tables: AllTables) -> Played:
    """Play a bot at once. A stranger becomes a guest."""
    return await play_at_once(tables.database, tables.host, account, wish)


@router.post("/play/again", responses=refusals(403, 404, 409))
async def again(wish: PlayAgain, account: Sitter, tables: AllTables) -> Played:
    """Play the bot of a finished game once more."""
    return await play_again(tables.database, tables.host, account, wish)


@router.get("/lobby/decks", responses=refusals())
async def decks(account: Visitor, tables: AllTables, format: Format = "casual") -> DeckOptions:  # noqa: A002
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


@router.post("/tables", status_code=201, responses=refusals(403, 404, 409))
async def open_table(wish: OpenTable, account: SomeAccount, tables: AllTables) -> Table:
    """Open a table and sit at it."""
    return await shown(tables, await sitting.open_table(tables, account, wish), account)


@router.get("/tables/{table}", responses=refusals(404))
async def one_table(table: TableId, account: Visitor, tables: AllTables) -> Table:
    """One table, also when it is closed."""
    return await shown(tables, await tables.read(table), account)


@router.post("/tables/{table}/join", responses=refusals(403, 404, 409))
async def join(table: TableId, wish: Join, account: SomeAccount, tables: AllTables) -> Table:
    """Take the free seat."""
    return await shown(tables, await sitting.join_table(tables, account, table, wish), account)


@router.post("/tables/{table}/deck", responses=refusals(403, 404, 409))
async def bring_deck(table: TableId, wish: BringDeck, account: Sitter, tables: AllTables) -> Table:
    """Bring another deck, before one is ready."""
    return await shown(tables, await sitting.bring_deck(tables, account, table, wish), account)


@router.post("/tables/{table}/ready", responses=refusals(403, 404, 409))
async def ready(table: TableId, wish: Ready, account: Sitter, tables: AllTables) -> Table:
    """Say that one is ready. When both are, the game begins."""
    return await shown(tables, await games.get_ready(tables, table, account.id, wish.ready), account)


@router.post("/tables/{table}/rematch", responses=refusals(403, 404, 409))
async def rematch(table: TableId, account: Sitter, tables: AllTables) -> Table:
    """Ask for another game with sides switched, or agree to it."""
    return await shown(tables, await games.rematch(tables, table, account.id), account)


@router.post("/tables/{table}/bot", responses=refusals(403, 404, 409))
async def seat_bot(table: TableId, wish: SeatBot, account: Sitter, tables: AllTables) -> Table:
    """The owner gives the free seat to a bot."""
    return await shown(tables, await sitting.seat_bot(tables, account, table, wish), account)


@router.post("/tables/{table}/leave", responses=refusals(403, 404, 409))
async def leave(table: TableId, account: Sitter, tables: AllTables) -> Table:
    """Get up. A table that nobody sits at closes."""
    return await shown(tables, await sitting.leave_table(tables, account, table), account)


@router.post("/tables/{table}/kick", responses=refusals(403, 404, 409))
async def kick(table: TableId, account: Sitter, tables: AllTables) -> Table:
    """The owner frees the other seat."""
    return await shown(tables, await sitting.kick(tables, account, table), account)


@router.post("/tables/{table}/close", responses=refusals(403, 404, 409))
async def close(table: TableId, account: Sitter, tables: AllTables) -> Table:
    """The owner closes the table."""
    return await shown(tables, await sitting.close_table(tables, account, table), account)


@router.get("/rooms/{room}/messages", responses=refusals(403, 404))
async def read_chat(room: RoomName, account: Visitor, tables: AllTables) -> Messages:
    """The last lines of the lobby's chat or of a table's."""
    return Messages(messages=await chat.last_messages(tables, account, room))


@router.post("/rooms/{room}/messages", status_code=201, responses=refusals(403, 404))
async def say(room: RoomName, wish: NewMessage, account: SomeAccount, tables: AllTables) -> Message:
    """Say something in the lobby or at a table."""
    return await chat.say(tables, account, room, wish.text)
