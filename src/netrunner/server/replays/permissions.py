"""Who may see what of a game.

A game that goes on is watched, never replayed: its record holds everything that is hidden. A finished one is open to
everybody, unless it was private; then it belongs to its players, or to whoever brought its record. A replay shows whole
decks: where a tournament keeps its decklists closed, its games are opened when it is over, and before that to leaders.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.engine.terms import Side
from netrunner.server.errors import Refused
from netrunner.server.executors import in_thread
from netrunner.server.live.match import STOPPED
from netrunner.server.live.options import GameOptions
from netrunner.server.live.record import StoredGame, read_record
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.event_entries import read_entries
from netrunner.server.storage.schema import EventMemberRow, EventRow, GameRow
from netrunner.tournament.registration import may_still_play
from netrunner.tournament.tournament import Tournament

WITHHELD: Final = timedelta(days=30)
"""How long the games of a tournament that never came to its end stay closed."""


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


async def withheld(session: AsyncSession, row: GameRow, account: Account | None) -> bool:
    """Whether a finished game would give away decklists that a tournament keeps closed, or, where a leader stopped it,
    what its players must not know should it go on."""
    event = options_of(row).event
    if event is None or row.finished_at is None or now() - row.finished_at > WITHHELD:
        return False
    found = await session.get(EventRow, event)
    if found is None:
        return False
    stopped = row.reason == STOPPED  # and goes on if that is taken back, also after the end of the event
    if not stopped and (found.options.get("lists") == "open" or found.options.get("champion") is not None):
        return False
    member = None if account is None else await session.get(EventMemberRow, (event, account.id))
    if account is None or member is None or member.role != "leader":
        return True
    return not await leads(session, event, account.name, member.entry)


async def leads(session: AsyncSession, event: str, name: str, entry: int | None) -> bool:
    """Whether the log of a tournament says that somebody leads it on duty and does not play in it, under any name:
    `entry` registered them. That they once led it stands beside it."""
    tournament = await in_thread("events", Tournament, await read_entries(session, event))
    state = tournament.event
    own = [player for player in state.players.values() if player.name == name or player.entry == entry]
    playing = any(may_still_play(state, player) for player in own)
    return state.staff.leads_now(name) and not playing


def permission(row: GameRow, account: Account | None, withheld: bool) -> Permission:
    """What a visitor may do with a game; `withheld`: nobody may see it again for now."""
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
        replay=finished and not withheld and (mine or not options.private),
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
    async with database.sessions() as session:
        closed = await withheld(session, stored.row, account)
    allowed = permission(stored.row, account, closed)
    if not allowed.exists:
        raise missing()
    if stored.row.status != "finished":
        raise Refused("The game goes on: it can be replayed when it is over.", 409)
    if closed and stored.row.reason == STOPPED:
        raise Refused("A leader stopped this game, and it may go on: it is not shown again.", 403)
    if closed:
        raise Refused("The decklists of this tournament are closed: its games are shown when it is over.", 403)
    if not allowed.replay:
        raise Refused("This game is private: its players alone may see it again.", 403)
    return stored
