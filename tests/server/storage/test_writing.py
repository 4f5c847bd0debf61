"""What is written all the time: in one transaction, by a thread of its own where the database is a file."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from netrunner.server.live.journal import ENTRIES, GAMES, GATHER, Journal, JournalError
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import EntryRow, GameRow
from tests.event_loop import run


async def opened(folder: Path) -> Database:
    database = Database(f"sqlite+aiosqlite:///{folder / 'games.sqlite3'}")
    await database.migrate()
    async with database.begin() as session:
        names = {"corp_name": "a", "runner_name": "b", "corp_identity": "x", "runner_identity": "y"}
        session.add(GameRow(id="game", setup={}, salt="s", options={}, status="playing", **names))
    return database


def entry(number: int) -> dict[str, Any]:
    return {"game_id": "game", "number": number, "kind": "choose", "data": {"keys": []}, "at": now()}


async def count(database: Database) -> int:
    async with database.begin() as session:
        return int(await session.scalar(select(func.count()).select_from(EntryRow)) or 0)


def test_what_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    threads = []

    async def life() -> None:
        database = await opened(tmp_path)

        def put(connection: Connection) -> None:
            threads.append(threading.current_thread())
            connection.execute(insert(ENTRIES), [entry(0)])
            connection.execute(insert(ENTRIES), [entry(1), entry(1)])

        with pytest.raises(IntegrityError):
            await database.write(put)
        assert await count(database) == 0
        await database.write(lambda connection: connection.execute(insert(ENTRIES), [entry(0)]).close())
        assert await count(database) == 1
        await database.close()

    run(life())
    assert threads[0] is not threading.main_thread()
    assert not threads[0].is_alive()


def test_a_foreign_key_holds_for_the_writer_as_well(tmp_path: Path) -> None:
    async def life() -> None:
        database = await opened(tmp_path)
        with pytest.raises(JournalError):
            await Journal(database).write("another", 0, "choose", {})
        await database.close()

    run(life())


def test_entries_that_come_close_together_share_a_commit(tmp_path: Path) -> None:
    """One that comes alone is written at once; those after it wait a moment for each other."""
    sizes: list[int] = []

    async def life() -> None:
        database = await opened(tmp_path)
        journal = Journal(database)
        commit = journal.commit

        async def counted(batch: list[Any]) -> None:
            sizes.append(len(batch))
            await commit(batch)

        journal.commit = counted  # type: ignore[method-assign]
        journal.next = asyncio.get_running_loop().time() - 1
        await journal.write("game", 0, "choose", {})
        journal.next = asyncio.get_running_loop().time() + 10 * GATHER
        later = []
        for number in range(1, 6):
            later.append(asyncio.create_task(journal.write("game", number, "choose", {})))
            await asyncio.sleep(0)
        await asyncio.gather(*later)
        assert await count(database) == 6
        await database.close()

    run(life())
    assert sizes == [1, 5]


def test_a_game_that_ends_is_marked_as_finished(tmp_path: Path) -> None:
    from netrunner.game import Result

    async def life() -> None:
        database = await opened(tmp_path)
        journal = Journal(database)
        await journal.write("game", 0, "concede", {"side": "corp"}, Result("runner", "concession"), 7)
        async with database.begin() as session:
            columns = GAMES.c.status, GAMES.c.winner, GAMES.c.turns
            assert tuple((await session.execute(select(*columns))).one()) == ("finished", "runner", 7)
        await journal.write("game", 1, "resume", {})
        async with database.begin() as session:
            assert await session.scalar(select(GAMES.c.status)) == "playing"
        await database.close()

    run(life())
