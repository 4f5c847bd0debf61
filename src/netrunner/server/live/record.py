"""Games as the database keeps them: their set-up and the entries of their log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import select

from netrunner.engine.setup import POINTS_TO_WIN
from netrunner.game import Result
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import EntryRow, GameRow


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a game's log."""

    number: int
    kind: str
    data: dict[str, Any]
    at: datetime


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game and its log."""

    row: GameRow
    entries: list[LogEntry]

    @property
    def setup(self) -> dict[str, Any]:
        """The record without its choices."""
        return self.row.setup

    @property
    def points_to_win(self) -> int:
        """Agenda points that win it."""
        return int(self.setup.get("points_to_win", POINTS_TO_WIN))

    @property
    def choices(self) -> list[str]:
        """The keys that were chosen, without what was taken back."""
        keys: list[str] = []
        for entry in self.entries:
            if entry.kind == "choose":
                del keys[entry.data.get("back", len(keys)) :]
                keys += entry.data["keys"]
            elif entry.kind == "undo":
                del keys[entry.data["to"] :]
        return keys

    @property
    def result(self) -> Result | None:
        return None if self.row.status != "finished" else Result(self.row.winner, self.row.reason or "")

    def match(self, now: Callable[[], float]) -> Match:
        """The match, as its log tells it."""
        match = Match(self.row.id, self.row.setup, seats_of(self.row), GameOptions(**self.row.options["game"]), now)
        for entry in self.entries:
            match.apply(entry.kind, entry.data)
        match.run_clock()
        return match


def seats_of(row: GameRow) -> dict[str, SeatHolder]:
    bots = row.options.get("bots", {})
    return {
        "corp": SeatHolder(row.corp_name, row.corp_account, bots.get("corp")),
        "runner": SeatHolder(row.runner_name, row.runner_account, bots.get("runner")),
    }


async def read_record(database: Database, game_id: str) -> StoredGame | None:
    """A game and its log; None when there is no such game."""
    async with database.sessions() as session:
        row = await session.get(GameRow, game_id)
        if row is None:
            return None
        query = select(EntryRow).where(EntryRow.game_id == game_id).order_by(EntryRow.number)
        entries = [LogEntry(e.number, e.kind, e.data, e.at) for e in (await session.scalars(query)).all()]
    return StoredGame(row, entries)
