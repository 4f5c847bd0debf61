"""Lists of games, newest first, a page at a time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal, cast

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.bot_names import BotName
from netrunner.engine.terms import Side
from netrunner.server.errors import Refused
from netrunner.server.live.record import seats_of
from netrunner.server.live.view_models import ResultView
from netrunner.server.live.wire import GameStatus
from netrunner.server.replays.commitment import commitment_of
from netrunner.server.replays.permissions import is_imported, options_of, permission, withheld
from netrunner.server.replays.wire import GameList, GameMeta, GamePlayer, GameSummary
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow, GameRow

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
Between = Literal["anybody", "people"]


@dataclass(frozen=True, slots=True)
class Filters:
    """Which games are asked for."""

    status: GameStatus | None = None
    player: str | None = None
    identity: str | None = None
    between: Between = "anybody"
    mine: bool = False


async def list_games(
    database: Database, account: Account | None, filters: Filters, after: str | None, count: int
) -> GameList:
    """The games that a visitor may look at: watch the ones that go on, replay the others."""
    query = select(GameRow).order_by(GameRow.created_at.desc(), GameRow.id.desc()).limit(count + 1)
    for condition in conditions(account, filters):
        query = query.where(condition)
    if after is not None:
        moment, game_id = read_cursor(after)
        query = query.where(or_(GameRow.created_at < moment, and_(GameRow.created_at == moment, GameRow.id < game_id)))
    async with database.sessions() as session:
        rows = list((await session.scalars(query)).all())
        page, more = rows[:count], len(rows) > count
        pages = await with_pages(session, page)
    return GameList(
        games=[GameSummary(**summary(row, pages)) for row in page], next=write_cursor(page[-1]) if more else None
    )


async def describe_game(database: Database, game_id: str, account: Account | None) -> GameMeta | None:
    """Everything that is public about a game; None when there is none that the visitor may know of."""
    async with database.sessions() as session:
        row = await session.get(GameRow, game_id)
        if row is None:
            return None
        pages = await with_pages(session, [row])
        allowed = permission(row, account, await withheld(session, row, account))
    if not allowed.exists:
        return None
    return GameMeta(
        **summary(row, pages),
        options=options_of(row),
        seat=allowed.seat,
        watch=allowed.watch,
        replay=allowed.replay,
        mine=allowed.mine,
        commitment=commitment_of(row),
        seed=str(row.setup["seed"]) if allowed.replay else None,
        salt=row.salt if allowed.replay else None,
    )


def conditions(account: Account | None, filters: Filters) -> Iterable[ColumnElement[bool]]:
    """What a game must fulfil to be in the list."""
    if filters.mine:
        if account is None:
            raise Refused("You have no games yet: play one first.", 401)
        yield or_(
            GameRow.corp_account == account.id, GameRow.runner_account == account.id, GameRow.imported_by == account.id
        )
    else:
        yield public()
    if filters.status is not None:
        yield GameRow.status == filters.status
    if filters.player is not None:
        name = func.lower(filters.player)
        yield or_(func.lower(GameRow.corp_name) == name, func.lower(GameRow.runner_name) == name)
    if filters.identity is not None:
        yield or_(GameRow.corp_identity == filters.identity, GameRow.runner_identity == filters.identity)
    if filters.between == "people":
        yield and_(GameRow.corp_account.is_not(None), GameRow.runner_account.is_not(None))


def public() -> ColumnElement[bool]:
    """Games that go on and may be watched, and finished ones that are not private. What was brought from elsewhere is
    seen by those who have its link."""
    game = GameRow.options["game"]
    watched = and_(GameRow.status == "playing", game["spectators"].as_boolean().is_not(False))
    finished = and_(GameRow.status == "finished", game["private"].as_boolean().is_not(True))
    return and_(or_(watched, finished), GameRow.options["imported"].as_boolean().is_not(True))


async def with_pages(session: AsyncSession, rows: Iterable[GameRow]) -> frozenset[str]:
    """The accounts in the seats of some games that have a page of their own."""
    accounts = {account for row in rows for account in (row.corp_account, row.runner_account) if account is not None}
    if not accounts:
        return frozenset()
    query = select(AccountRow.id).where(AccountRow.id.in_(accounts), AccountRow.password.is_not(None))
    return frozenset((await session.scalars(query)).all())


def summary(row: GameRow, pages: frozenset[str]) -> dict[str, Any]:
    """The fields of a `GameSummary`."""
    seats = seats_of(row)
    identities = {"corp": row.corp_identity, "runner": row.runner_identity}
    players = {
        side: GamePlayer(
            name=seat.name, identity=identities[side], bot=cast(BotName | None, seat.bot), page=seat.account in pages
        )
        for side, seat in seats.items()
    }
    return {
        **players,
        "id": row.id,
        "created_at": row.created_at,
        "finished_at": row.finished_at,
        "status": row.status,
        "result": result_of(row),
        "turns": row.turns,
        "private": options_of(row).private,
        "imported": is_imported(row),
    }


def result_of(row: GameRow) -> ResultView | None:
    if row.status != "finished" or row.reason is None:
        return None
    return ResultView(winner=cast(Side | None, row.winner), reason=row.reason)


def write_cursor(row: GameRow) -> str:
    return f"{(row.created_at - EPOCH) // timedelta(microseconds=1)}.{row.id}"


def read_cursor(cursor: str) -> tuple[datetime, str]:
    """Where a page ended.

    >>> read_cursor("1700000000000000.abc")[1]
    'abc'
    """
    moment, _, game_id = cursor.partition(".")
    try:
        return EPOCH + timedelta(microseconds=int(moment)), game_id
    except (ValueError, OverflowError):
        raise Refused("That is not where a page ended: start from the first page.", 422, field="after") from None
