"""What somebody has played, and how they have fared."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, func, or_, select, tuple_
from sqlalchemy.orm import aliased

from netrunner.engine.terms import SIDES, Side
from netrunner.server.accounts.wire import History, IdentityTally, PastGame, PlayerResult, Record, Tally
from netrunner.server.errors import Refused
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow, GameRow, RatedGameRow

PAGE: Final = 20
ACCOUNTS: Final = {"corp": GameRow.corp_account, "runner": GameRow.runner_account}
IDENTITIES: Final = {"corp": GameRow.corp_identity, "runner": GameRow.runner_identity}
OTHER: Final[dict[Side, Side]] = {"corp": "runner", "runner": "corp"}


def played(account: str) -> ColumnElement[bool]:
    """The games of an account, but for those it played against itself."""
    corp = and_(GameRow.corp_account == account, GameRow.runner_account.is_distinct_from(account))
    runner = and_(GameRow.runner_account == account, GameRow.corp_account.is_distinct_from(account))
    return or_(corp, runner)


def open_to(own: bool) -> ColumnElement[bool]:
    """What a reader may know of: everything of their own, of others what is finished and not private."""
    if own:
        return GameRow.id.is_not(None)
    private: ColumnElement[bool] = GameRow.options["game"]["private"].as_boolean()
    return and_(GameRow.status == "finished", private.is_not(True))


async def count_games(database: Database, account: str) -> int:
    """How many games an account has, finished or not."""
    async with database.sessions() as session:
        return await session.scalar(select(func.count()).select_from(GameRow).where(played(account))) or 0


async def record_of(database: Database, account: str, own: bool) -> Record:
    """Wins, losses and draws in finished games: overall, by side, by identity, against people and bots."""
    totals = {name: Tally() for name in ("overall", "people", "bots", *SIDES)}
    identities: dict[tuple[Side, str], IdentityTally] = {}
    async with database.sessions() as session:
        for side in SIDES:
            for identity, winner, bot, games in await session.execute(tally_query(account, side, own)):
                tally = identities.setdefault((side, identity), IdentityTally(side=side, identity=identity))
                for one in (totals["overall"], totals[side], totals["people" if bot is None else "bots"], tally):
                    add(one, result_of(side, winner), games)
    most = sorted(identities.values(), key=lambda tally: (-tally.games, tally.side, tally.identity))
    return Record(**totals, identities=most)


def tally_query(account: str, side: Side, own: bool) -> Select[Any]:
    identity = IDENTITIES[side]
    bot = GameRow.options["bots"][OTHER[side]].as_string()
    conditions = (ACCOUNTS[side] == account, played(account), GameRow.status == "finished", open_to(own), whole())
    return (
        select(identity, GameRow.winner, bot, func.count()).where(*conditions).group_by(identity, GameRow.winner, bot)
    )


def whole() -> ColumnElement[bool]:
    """Games that were played from their beginning: who goes on from a replay knows too much for it to count."""
    origin: ColumnElement[str | None] = GameRow.options["game"]["origin"].as_string()
    return origin.is_(None)


def result_of(side: Side, winner: str | None) -> PlayerResult:
    if winner is None:
        return "drawn"
    return "won" if winner == side else "lost"


def add(tally: Tally, result: PlayerResult, games: int) -> None:
    tally.games += games
    if result == "won":
        tally.wins += games
    elif result == "lost":
        tally.losses += games
    else:
        tally.draws += games


async def history_of(
    database: Database, account: str, own: bool, before: str | None = None, most: int = PAGE
) -> History:
    """A page of somebody's games, the newest first."""
    corp, runner = aliased(AccountRow), aliased(AccountRow)
    query = (
        select(GameRow, RatedGameRow, corp.password.is_not(None), runner.password.is_not(None))
        .outerjoin(RatedGameRow, RatedGameRow.game_id == GameRow.id)
        .outerjoin(corp, corp.id == GameRow.corp_account)
        .outerjoin(runner, runner.id == GameRow.runner_account)
        .where(played(account), open_to(own))
        .order_by(GameRow.created_at.desc(), GameRow.id.desc())
        .limit(most + 1)
    )
    async with database.sessions() as session:
        if before is not None:
            last = await session.get(GameRow, before)
            if last is None:
                raise Refused("There is no such game to go on from.", 404, field="before")
            query = query.where(tuple_(GameRow.created_at, GameRow.id) < (last.created_at, last.id))
        rows = (await session.execute(query)).all()
    games = [past_game(game, rated, account, {"corp": one, "runner": other}) for game, rated, one, other in rows[:most]]
    return History(games=games, next=games[-1].id if len(rows) > most else None)


def past_game(row: GameRow, rated: RatedGameRow | None, account: str, known: dict[Side, bool]) -> PastGame:
    """A game, told from an account's seat."""
    side: Side = "corp" if row.corp_account == account else "runner"
    names = {"corp": row.corp_name, "runner": row.runner_name}
    identities = {"corp": row.corp_identity, "runner": row.runner_identity}
    changes = {} if rated is None else {"corp": rated.corp_change, "runner": rated.runner_change}
    finished = row.status == "finished"
    return PastGame(
        id=row.id,
        at=row.created_at,
        side=side,
        identity=identities[side],
        opponent=names[OTHER[side]],
        opponent_identity=identities[OTHER[side]],
        opponent_page=known[OTHER[side]],
        bot=row.options.get("bots", {}).get(OTHER[side]) is not None,
        status="finished" if finished else "playing",
        result=result_of(side, row.winner) if finished else None,
        reason=row.reason,
        turns=row.turns,
        private=bool(row.options.get("game", {}).get("private")),
        origin=row.options.get("game", {}).get("origin"),
        rating=round(changes[side]) if changes else None,
    )
