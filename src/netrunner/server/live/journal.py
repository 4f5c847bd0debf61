"""The journal: entries of games, on the disk before anybody is told of them.

Entries that come while a commit is under way, or just after it, are written together by the next one, so that many
games share a commit. The number of an entry is part of its key: a worker that no longer owns a game cannot write to it.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, cast

from sqlalchemy import Connection, Table, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from netrunner.game import Result
from netrunner.server.errors import DatabaseTimeout
from netrunner.server.operations.metrics import COMMIT_SECONDS
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import EntryRow, GameRow, MessageRow

GATHER: Final = 0.008
"""Seconds between the beginnings of two commits, at least. One that comes after a while begins at once."""


class JournalError(RuntimeError):
    """An entry could not be written: the match in memory is not to be trusted any more."""


@dataclass(slots=True)
class PendingWrite:
    """What is to be written, and who waits for it."""

    game: str
    number: int
    kind: str
    data: dict[str, Any]
    ends: Result | None
    turns: int
    at: datetime = field(default_factory=now)
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            taken = isinstance(error, IntegrityError)
            told = JournalError("somebody else has written this entry" if taken else str(error))
            told.__cause__ = error
            self.done.set_exception(told)


class Journal:
    """Writes entries, several in one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[PendingWrite] = []
        self.task: asyncio.Task[None] | None = None
        self.next = 0.0
        """When the next commit may begin."""

    async def write(
        self, game: str, number: int, kind: str, data: dict[str, Any], ends: Result | None = None, turns: int = 0
    ) -> None:
        """Write an entry; returns when it is on the disk. `ends`: the game is over with it."""
        writing = PendingWrite(game, number, kind, data, ends, turns)
        self.waiting.append(writing)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())
        await writing.done

    async def work(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            if (early := self.next - loop.time()) > 0:
                await asyncio.sleep(early)
            self.next = loop.time() + GATHER
            batch, self.waiting = self.waiting, []
            with COMMIT_SECONDS.time():
                await self.commit(batch)

    async def commit(self, batch: list[PendingWrite]) -> None:
        """All in one transaction; one by one when that fails, so that one bad entry does not spoil the others."""
        try:
            await self.database.write(lambda connection: put(connection, batch))
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, DatabaseTimeout):
                for writing in batch:
                    await self.commit([writing])
            else:
                for writing in batch:
                    writing.fail(error)
            return
        for writing in batch:
            if not writing.done.done():
                writing.done.set_result(None)

    async def say(self, game: str, account: str, name: str, text: str) -> datetime:
        """Write a line of chat; when it was said."""
        at = now()
        try:
            async with self.database.begin() as session:
                session.add(MessageRow(room=game, account_id=account, name=name, text=text, at=at))
        except (SQLAlchemyError, OSError) as error:
            raise JournalError(str(error)) from error
        return at

    async def close(self) -> None:
        """Write what is waiting."""
        if self.task is not None:
            await self.task


ENTRIES: Final = cast(Table, EntryRow.__table__)
GAMES: Final = cast(Table, GameRow.__table__)
NEW_ENTRY: Final = insert(ENTRIES)


def put(connection: Connection, batch: list[PendingWrite]) -> None:
    rows = [{"game_id": w.game, "number": w.number, "kind": w.kind, "data": w.data, "at": w.at} for w in batch]
    connection.execute(NEW_ENTRY, rows)
    for writing in batch:
        if writing.kind == "resume":
            again = {"status": "playing", "winner": None, "reason": None, "finished_at": None}
            connection.execute(update(GAMES).where(GAMES.c.id == writing.game).values(again))
        if writing.ends is not None:
            connection.execute(
                update(GAMES)
                .where(GAMES.c.id == writing.game)
                .values(
                    status="finished",
                    winner=writing.ends.winner,
                    reason=writing.ends.reason,
                    finished_at=writing.at,
                    turns=writing.turns,
                )
            )
