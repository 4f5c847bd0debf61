"""Who may see what of a game.

A game that goes on is watched, never replayed: its record holds everything that is hidden. A finished one is open to
everybody, unless it was private; then it belongs to its players, or to whoever brought its record.
"""

from __future__ import annotations

from dataclasses import dataclass

from netrunner.server.accounts.sessions import Account
from netrunner.server.errors import Refused
from netrunner.server.live.options import GameOptions
from netrunner.server.live.record import StoredGame, read_record
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import GameRow
from netrunner.server.wire import Side


@dataclass(frozen=True, slots=True)
class Permission:
    """What one visitor may do with one game."""

    seat: Side | None
    mine: bool
    exists: bool
    """Whether the visitor may know that there is such a game."""
    watch: bool
    replay: bool


def options_of(row: GameRow) -> GameOptions:
    return GameOptions(**row.options["game"])


def is_imported(row: GameRow) -> bool:
    return bool(row.options.get("imported", False))


def permission(row: GameRow, account: Account | None) -> Permission:
    """What a visitor may do with a game."""
    seat = seat_of(row, account)
    brought = account is not None and row.imported_by == account.id
    mine = seat is not None or brought
    options = options_of(row)
    finished = row.status == "finished"
    return Permission(
        seat=seat,
        mine=mine,
        exists=mine or not (is_imported(row) and options.private),
        watch=not finished and (mine or options.spectators),
        replay=finished and (mine or not options.private),
    )


def seat_of(row: GameRow, account: Account | None) -> Side | None:
    if account is None:
        return None
    if row.corp_account == account.id:
        return "corp"
    return "runner" if row.runner_account == account.id else None


def missing() -> Refused:
    return Refused("There is no such game.", 404)


async def demand_replay(database: Database, game_id: str, account: Account | None) -> StoredGame:
    """A finished game that the visitor may see all of; refused otherwise."""
    stored = await read_record(database, game_id)
    if stored is None:
        raise missing()
    allowed = permission(stored.row, account)
    if not allowed.exists:
        raise missing()
    if stored.row.status != "finished":
        raise Refused("The game goes on: it can be replayed when it is over.", 409)
    if not allowed.replay:
        raise Refused("This game is private: its players alone may see it again.", 403)
    return stored
