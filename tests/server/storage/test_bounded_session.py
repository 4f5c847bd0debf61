"""A database that does not answer is not waited for: not for a connection, a command, a commit, nor to be rid of it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.errors import SILENT, DatabaseTimeout, away, is_away, sentence
from netrunner.server.storage import bounded_session
from netrunner.server.storage.bounded_session import AnswerTimeout
from netrunner.server.storage.database import Database
from tests.event_loop import run

COMMANDS = {
    "execute": (text("SELECT 1"),),
    "scalar": (text("SELECT 1"),),
    "get": (object, 1),
    "get_one": (object, 1),
    "delete": (object(),),
    "flush": (),
    "commit": (),
    "rollback": (),
    "close": (),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_bounded(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any, **__: Any) -> None:
        await asyncio.sleep(3600)

    async def ask() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'some.db'}")
        database.patience.limit = 0.01
        session = database.sessions()
        monkeypatch.setattr(AsyncSession, command, never)
        try:
            with pytest.raises(DatabaseTimeout) as caught:
                await getattr(session, command)(*COMMANDS[command])
        finally:
            monkeypatch.undo()
            await session.close()
            await database.close()
        assert database.patience.silent
        assert is_away(caught.value)
        assert sentence(caught.value) == SILENT
        assert away(caught.value).status_code == 503

    run(ask())


def test_after_a_silence_nobody_waits_as_long_until_something_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_session, "SHORT_PATIENCE", 0.01)
    patience = AnswerTimeout(0.05)

    async def wait(seconds: float, proof: bool = True) -> float:
        began = time.monotonic()
        try:
            async with patience.waiting(proof):
                await asyncio.sleep(seconds)
        except DatabaseTimeout:
            return time.monotonic() - began
        return 0.0

    async def story() -> None:
        assert await wait(9) >= 0.05
        assert await wait(9) >= 0.01
        assert patience.silent
        await wait(0, proof=False)
        assert patience.silent, "to be rid of a connection is no answer"
        await wait(0)
        assert not patience.silent

    run(story())


def test_what_takes_too_long_elsewhere_is_not_laid_at_the_databases_door() -> None:
    async def story() -> None:
        patience = AnswerTimeout(5)
        with pytest.raises(TimeoutError) as caught:
            async with patience.waiting():
                raise TimeoutError("of something else")
        assert not isinstance(caught.value, DatabaseTimeout)
        assert not patience.silent

    run(story())


def test_postgresql_is_waited_for_only_so_long_and_a_file_for_as_long_as_it_takes(tmp_path: Path) -> None:
    assert Database("postgresql+asyncpg://nobody@localhost/nothing").patience.limit == bounded_session.PATIENCE
    assert Database(f"sqlite+aiosqlite:///{tmp_path / 'some.db'}").patience.limit is None


def test_what_is_not_committed_is_rolled_back(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'some.db'}")
        async with database.begin() as session:
            await session.execute(text("CREATE TABLE numbers (number INTEGER)"))
        with suppress(ZeroDivisionError):
            async with database.begin() as session:
                await session.execute(text("INSERT INTO numbers VALUES (1)"))
                raise ZeroDivisionError
        async with database.begin() as session:
            await session.execute(text("INSERT INTO numbers VALUES (2)"))
        async with database.sessions() as session:
            assert (await session.scalars(text("SELECT number FROM numbers"))).all() == [2]
        await database.close()

    run(story())
