"""What a finished game does to the ratings of its players.

A game counts when two people with accounts played it from its beginning, at a table that they agreed to be rated at,
and its replay is for everybody. It counts once, whatever is killed or said twice: the row that notes the change is
written in the same transaction, first, so that nobody else's result comes in between.
"""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Final

from sqlalchemy import and_, exists, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.live.match import STOPPED, UNREADABLE
from netrunner.server.live.options import GameOptions
from netrunner.server.ratings.glicko import Rating, after, rested
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import AccountRow, GameRow, RatedGameRow, RatingRow

log = logging.getLogger(__name__)

ATTEMPTS: Final = 5
LATELY: Final = timedelta(days=1)
POINTS: Final[dict[str | None, float]] = {"corp": 1.0, "runner": 0.0, None: 0.5}
"""The Corp's, by the winner."""


def agreed(game: GameRow) -> bool:
    """Whether a game was played under conditions that count."""
    options = GameOptions.model_validate(game.options["game"])
    if game.reason in (UNREADABLE, STOPPED):  # nobody played it to its end
        return False
    if None in (game.corp_account, game.runner_account) or game.corp_account == game.runner_account:
        return False
    return options.rated and not options.private and options.origin is None


async def rate(database: Database, game: GameRow) -> None:
    """Let a game that is over count, if it counts and has not yet."""
    if game.status != "finished" or not agreed(game):
        return
    for _ in range(ATTEMPTS):
        if not await members(database, game):
            return
        try:
            async with database.begin() as transaction:
                await settle(transaction, game)
            return
        except IntegrityError:  # counted already, or two first games of somebody ended in this moment
            async with database.sessions() as session:
                if await session.get(RatedGameRow, game.id) is not None:
                    return
    raise RuntimeError(f"Game {game.id} could not be rated in {ATTEMPTS} attempts.")


async def members(database: Database, game: GameRow) -> bool:
    """Whether both players have signed up."""
    seats = (game.corp_account, game.runner_account)
    query = select(AccountRow.id).where(AccountRow.id.in_(seats), AccountRow.password.is_not(None))
    async with database.sessions() as session:
        return len((await session.scalars(query)).all()) == len(seats)


async def settle(transaction: AsyncSession, game: GameRow) -> None:
    """Note the change and make it."""
    noted = RatedGameRow(game_id=game.id, corp_change=0.0, runner_change=0.0)
    transaction.add(noted)
    await transaction.flush()
    corp, runner = game.corp_account, game.runner_account
    assert corp is not None
    assert runner is not None
    seats = sorted((corp, runner))  # always in one order: no two transactions wait for each other
    rows = {seat: await row_of(transaction, seat) for seat in seats}
    at = game.finished_at or now()
    before = {
        seat: rested(Rating(row.value, row.deviation), (at - row.at) / timedelta(days=1)) for seat, row in rows.items()
    }
    points = POINTS[game.winner]
    outcome = {
        corp: after(before[corp], [(before[runner], points)]),
        runner: after(before[runner], [(before[corp], 1 - points)]),
    }
    for seat, row in rows.items():
        row.value, row.deviation = outcome[seat].value, outcome[seat].deviation
        row.games += 1
        row.at = max(at, row.at)
    noted.corp_change = outcome[corp].value - before[corp].value
    noted.runner_change = outcome[runner].value - before[runner].value


async def row_of(transaction: AsyncSession, account: str) -> RatingRow:
    """Somebody's rating, kept from others until the transaction ends; a new one for who has none."""
    row = await transaction.get(RatingRow, account, with_for_update=True)
    if row is None:
        fresh = Rating()
        row = RatingRow(account_id=account, value=fresh.value, deviation=fresh.deviation, games=0, at=now())
        transaction.add(row)
        await transaction.flush()
    return row


async def catch_up(database: Database) -> None:
    """Count what ended in the moment when a server was killed, before it had counted."""
    missed = (
        select(GameRow)
        .where(
            GameRow.status == "finished",
            GameRow.finished_at > now() - LATELY,
            and_(GameRow.corp_account.is_not(None), GameRow.runner_account.is_not(None)),
            ~exists().where(RatedGameRow.game_id == GameRow.id),
        )
        .order_by(GameRow.finished_at, GameRow.id)
    )
    async with database.sessions() as session:
        games = (await session.scalars(missed)).all()
    for game in games:
        await rate(database, game)
