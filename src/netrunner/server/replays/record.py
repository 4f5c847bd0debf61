"""A finished game as other programs read it."""

from __future__ import annotations

from netrunner.server.live.record import StoredGame
from netrunner.server.replays.commitment import commitment_of
from netrunner.server.replays.listing import result_of
from netrunner.server.replays.wire import GameRecord, RecordPlayers


def record_of(stored: StoredGame) -> GameRecord:
    """The record, with who played it and how it ended."""
    row = stored.row
    return GameRecord(
        **stored.setup,
        choices=stored.choices,
        players=RecordPlayers(corp=row.corp_name, runner=row.runner_name),
        result=result_of(row),
        started_at=row.created_at,
        finished_at=row.finished_at,
        commitment=commitment_of(row),
        salt=row.salt,
    )
