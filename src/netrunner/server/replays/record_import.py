"""Games that were played elsewhere: kept as finished games of whoever brought their records."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.engine.reason import RecordError
from netrunner.engine.setup import POINTS_TO_WIN
from netrunner.server.errors import Refused
from netrunner.server.executors import in_thread
from netrunner.server.live.options import GameOptions
from netrunner.server.replays.permissions import missing
from netrunner.server.replays.record_reader import ReadRecord, read_upload
from netrunner.server.replays.replay_cache import ReplayCache
from netrunner.server.replays.wire import Upload
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.account_lock import lock_account
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import EntryRow, GameRow, new_id

MOST_OF_A_GUEST: Final = 20
MOST: Final = 500


async def import_record(database: Database, cache: ReplayCache, account: Account, upload: Upload) -> str:
    """Keep the game in a record; its id. A record that makes no sense is refused with the place where it stops to."""
    async with database.sessions() as session:  # before anything is read, so that it costs nobody time
        await demand_space(session, account)
    try:
        read = await in_thread("records", read_upload, upload.record, account.name)
    except RecordError as error:
        raise Refused(str(error)[:1000], 422, field="record") from error
    return await keep(database, account, read, upload.private)


async def demand_space(session: AsyncSession, account: Account) -> None:
    most = MOST_OF_A_GUEST if account.guest else MOST
    query = select(func.count()).where(GameRow.imported_by == account.id)
    count = (await session.execute(query)).scalar_one()
    if count >= most:
        raise Refused(f"You keep {count} games from elsewhere, as many as one may: delete some first.", 409)


async def keep(database: Database, account: Account, read: ReadRecord, private: bool) -> str:
    moment = now()
    points = read.setup.get("points_to_win", POINTS_TO_WIN)
    options = GameOptions(spectators=False, private=private, points_to_win=points)
    row = GameRow(
        id=new_id(),
        created_at=moment,
        finished_at=moment,
        setup=read.setup,
        salt="",
        options={"game": options.model_dump(), "bots": {}, "imported": True},
        corp_name=read.names["corp"],
        runner_name=read.names["runner"],
        corp_identity=read.setup["corp"]["identity"],
        runner_identity=read.setup["runner"]["identity"],
        status="finished",
        winner=read.result.winner,
        reason=read.result.reason,
        turns=read.turns,
        imported_by=account.id,
    )
    async with database.begin() as session:
        await lock_account(session, account.id)  # others may have been read meanwhile
        await demand_space(session, account)
        session.add(row)
        await session.flush()
        session.add(EntryRow(game_id=row.id, number=1, kind="choose", data={"side": None, "keys": read.choices}))
    return row.id


async def delete_import(database: Database, account: Account, game_id: str) -> None:
    """Forget a game from elsewhere. Games that were played here stay."""
    async with database.begin() as session:
        row = await session.get(GameRow, game_id)
        if row is None or row.imported_by != account.id:
            raise missing()
        await session.delete(row)
