"""Ratings as people are told them."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Final

from sqlalchemy import select

from netrunner.server.ratings.glicko import DRIFT, NARROWEST, SETTLED, Rating, rested
from netrunner.server.ratings.wire import GameRating, Ranking, Rated, RatingChange, RatingSummary
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import AccountRow, GameRow, RatedGameRow, RatingRow

MOST: Final = 100
REMEMBERED: Final = timedelta(days=(SETTLED**2 - NARROWEST**2) / DRIFT)
"""However sure a rating was, after so long without games it is not settled any more."""


def told(row: RatingRow) -> RatingSummary:
    """A rating as it is today."""
    rating = rested(Rating(row.value, row.deviation), (now() - row.at) / timedelta(days=1))
    return RatingSummary(
        value=round(rating.value), margin=round(rating.margin), settled=rating.settled, games=row.games
    )


async def ratings_of(database: Database, accounts: Collection[str]) -> dict[str, RatingSummary]:
    """The ratings of those who have one."""
    if not accounts:
        return {}
    async with database.sessions() as session:
        rows = (await session.scalars(select(RatingRow).where(RatingRow.account_id.in_(accounts)))).all()
    return {row.account_id: told(row) for row in rows}


async def members(database: Database, accounts: Collection[str]) -> dict[str, RatingSummary | None]:
    """Those among some accounts who have signed up and so have a page, with their ratings if they have any."""
    if not accounts:
        return {}
    query = (
        select(AccountRow.id, RatingRow)
        .outerjoin(RatingRow, RatingRow.account_id == AccountRow.id)
        .where(AccountRow.id.in_(accounts), AccountRow.password.is_not(None))
    )
    async with database.sessions() as session:
        rows = (await session.execute(query)).all()
    return {account: None if row is None else told(row) for account, row in rows}


async def change_by(database: Database, game_id: str) -> GameRating:
    """What a game did to the ratings of its players, whoever of them is still here."""
    async with database.sessions() as session:
        noted = await session.get(RatedGameRow, game_id)
        game = await session.get(GameRow, game_id)
    if noted is None or game is None:
        return GameRating()
    seats = {"corp": (game.corp_account, noted.corp_change), "runner": (game.runner_account, noted.runner_change)}
    ratings = await ratings_of(database, [account for account, _ in seats.values() if account is not None])
    return GameRating(
        **{
            side: RatingChange(change=round(change), value=ratings[account].value)
            for side, (account, change) in seats.items()
            if account in ratings
        }
    )


async def ranking(database: Database) -> Ranking:
    """The strongest of those of whom we know enough."""
    query = (
        select(AccountRow.name, RatingRow)
        .join(AccountRow, AccountRow.id == RatingRow.account_id)
        .where(RatingRow.deviation <= SETTLED, RatingRow.at > now() - REMEMBERED)
        .order_by(RatingRow.value.desc(), AccountRow.name)
    )
    people: list[Rated] = []
    async with database.sessions() as session:
        for name, row in (await session.execute(query)).all():
            rating = told(row)
            if rating.settled:
                people.append(Rated(name=name, rating=rating))
            if len(people) == MOST:
                break
    return Ranking(people=people)
