"""What a reader is shown of a table: never another person's decks, and the invitation only where one sits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from netrunner.engine.terms import SIDES, Side
from netrunner.server.lobby.table_document import SeatedPlayer, TableDocument
from netrunner.server.lobby.tables import StoredTable
from netrunner.server.lobby.wire import DeckBrought, Occupant, Table, TableGame, TableSummary
from netrunner.server.ratings.wire import RatingSummary
from netrunner.server.storage.schema import GameRow

Present = Callable[[str], bool]
Members = Mapping[str, RatingSummary | None]
"""By account: those who have signed up, with their ratings if they have any."""


def summary(table: StoredTable, game: str | None, present: Present, members: Members) -> TableSummary:
    """A table in the list."""
    return TableSummary(**shared(table, game, present, members))


def view(table: StoredTable, reader: str | None, games: Sequence[GameRow], present: Present, members: Members) -> Table:
    """A table as somebody sees it who looks at it alone."""
    document = table.document
    seat = document.seat_of(reader)
    running = next((game.id for game in games if game.status == "playing"), None)
    return Table(
        **shared(table, running, present, members),
        seat=seat,
        invite=None if seat is None else document.invite,
        decks={} if seat is None else brought(document.seats[seat]),
        games=[table_game(game) for game in games],
        switched=switched(document, games[0] if games else None),
    )


def shared(table: StoredTable, game: str | None, present: Present, members: Members) -> dict[str, Any]:
    document = table.document
    return {
        "id": table.id,
        "name": document.name,
        "status": table.status,
        "created_at": table.created_at,
        "format": document.format,
        **{side: occupant(document, side, present, members) for side in SIDES},
        "locked": table.password is not None,
        "minutes": document.minutes,
        "increment": document.increment,
        "spectators": document.spectators,
        "visible_hands": document.visible_hands,
        "private": document.private,
        "rated": document.rated,
        "begin": document.begin,
        "game": game,
    }


def occupant(document: TableDocument, side: Side, present: Present, members: Members) -> Occupant | None:
    sitter = document.seats.get(side)
    if sitter is None:
        return None
    return Occupant(
        name=sitter.name,
        account=sitter.account,
        bot=sitter.bot,
        owner=sitter.account == document.owner,
        here=sitter.account is None or present(sitter.account),
        page=sitter.account in members,
        rating=members.get(sitter.account or ""),
        ready=sitter.ready,
        deck=side in sitter.decks,
    )


def brought(sitter: SeatedPlayer) -> dict[Side, DeckBrought]:
    return {
        side: DeckBrought(choice=deck.choice, name=deck.name, identity=deck.identity)
        for side, deck in sitter.decks.items()
    }


def table_game(row: GameRow) -> TableGame:
    return TableGame(
        id=row.id,
        at=row.created_at,
        corp=row.corp_name,
        runner=row.runner_name,
        playing=row.status == "playing",
        winner=cast("Side | None", row.winner),
        reason=row.reason,
    )


def same_players(document: TableDocument, game: GameRow) -> bool:
    """Whether those who sit here are those who played a game."""
    seated = {sitter.account for sitter in document.seats.values()}
    return len(document.seats) == 2 and seated == {game.corp_account, game.runner_account}


def switched(document: TableDocument, last: GameRow | None) -> bool:
    """Whether the players of the last game sit on the other sides now."""
    if last is None or not same_players(document, last):
        return False
    return document.seats["corp"].account != last.corp_account
