"""From a table to its games: both ready, a game begins; it ends, and the table is open again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from netrunner.engine.terms import Side
from netrunner.server.errors import Refused
from netrunner.server.live.options import GameOptions, Player
from netrunner.server.live.wire import GameBegun
from netrunner.server.lobby import table_rules
from netrunner.server.lobby.decks import bundled_decks, random_bundled
from netrunner.server.lobby.table_document import DeckSnapshot, SeatedPlayer, TableDocument
from netrunner.server.lobby.tables import Change, StoredTable, Tables
from netrunner.server.lobby.views import same_players, switched
from netrunner.server.storage.database import now
from netrunner.server.storage.schema import GameRow

MINUTE: Final = 60


async def get_ready(tables: Tables, table_id: str, account: str, ready: bool) -> StoredTable:
    """Say that one is ready. When both are, the game begins."""
    games = await tables.games(table_id, most=1)

    def change(table: StoredTable) -> None:
        reopen_if_over(table, games)
        demand_open(table)
        table_rules.set_ready(table.document, account, ready)

    return await begin_if_ready(tables, table_id, change)


async def rematch(tables: Tables, table_id: str, account: str, *, switch: bool = True) -> StoredTable:
    """Play the same opponent again, on the other sides or on the same. Who asks puts the seats that way; both are asked
    for a deck, and who wanted it otherwise has to agree."""
    games = await tables.games(table_id, most=1)

    def change(table: StoredTable) -> None:
        reopen_if_over(table, games)
        demand_open(table)
        document = table.document
        table_rules.demand_seat(document, account)
        if not games or not same_players(document, games[0]):
            raise Refused("You have not played each other at this table yet: get ready instead.", 409)
        if switched(document, games[0]) is not switch:
            table_rules.switch(document)
            equip_bots(document)
        seat = table_rules.demand_seat(document, account)
        if seat in document.seats[seat].decks:
            table_rules.set_ready(document, account, True)

    return await begin_if_ready(tables, table_id, change)


async def begin_if_ready(tables: Tables, table_id: str, change: Change) -> StoredTable:
    """Make a change; whoever completes the table by it starts the game."""

    def change_and_claim(table: StoredTable) -> None:
        change(table)
        if table.document.can_start():
            table.status = "playing"
            table.document.begun_at = now()

    table = await tables.change(table_id, change_and_claim)
    if table.status == "playing":
        await begin(tables, table)
    return table


async def begin(tables: Tables, table: StoredTable) -> None:
    """Start the game of a table that has just been marked as playing."""
    document = table.document
    options = GameOptions(
        clock=None if document.minutes is None else document.minutes * MINUTE,
        increment=document.increment,
        spectators=document.spectators,
        visible_hands=document.visible_hands,
        private=document.private,
        rated=document.rated,
    )
    try:
        game = await tables.host.start(
            player(document.seats["corp"], "corp"), player(document.seats["runner"], "runner"), options, table=table.id
        )
    except Exception:
        await tables.change(table.id, reopen)
        raise
    await tables.host.tell(document.accounts(), GameBegun(game=game, table=table.id))
    await tables.tell()


def player(sitter: SeatedPlayer, side: Side) -> Player:
    return Player(sitter.name, sitter.decks[side].deck(), account=sitter.account, bot=sitter.bot)


def reopen(table: StoredTable) -> None:
    """The game is over, or was never begun: people say again when they are ready."""
    table.status = "open"
    table.document.begun_at = None
    table.document.seen_at = now()
    table.document.unready()


def reopen_if_over(table: StoredTable, games: Sequence[GameRow]) -> None:
    """Open a table whose game is over. Players see the end of a game before the table hears of it, and are quick."""
    begun = table.document.begun_at
    if table.status == "playing" and games and games[0].status == "finished":
        if begun is None or begun <= games[0].created_at:
            reopen(table)


async def game_over(tables: Tables, game: GameRow) -> None:
    """Open the table of a game that has ended, unless the next one has begun there already."""
    if game.table_id is not None:
        table = await tables.read(game.table_id)
        reopen_if_over(table, [game])
        if table.status == "open":
            await tables.change(game.table_id, lambda kept: reopen_if_over(kept, [game]))


def equip_bots(document: TableDocument) -> None:
    """Give every bot a deck for the side it sits on now."""
    for side, sitter in document.seats.items():
        if sitter.bot is not None and side not in sitter.decks:
            name = random_bundled(side, document.format)
            sitter.decks[side] = DeckSnapshot.of(bundled_decks()[name], name)


def demand_open(table: StoredTable) -> None:
    """Refuse what cannot be done while a game goes on."""
    if table.status == "playing":
        raise Refused("A game is being played at this table: wait for its end.", 409)
