"""Faults: an exception of the engine in a game. Nothing came of what was tried; this keeps what repeats it.

The log says what failed and where its record lies. The record itself holds the seed, which has no place in a log: it is
a file in the data folder that only the server's user can read. `choices` are those that went well, `attempt` is what
was tried after them.
"""

from __future__ import annotations

import json
import logging
import os
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from netrunner.server.operations.metrics import FAULTS

MOST_FILES: Final = 200
"""Files that are kept; the oldest go first."""
SENTENCE: Final = (
    "The server made an error and could not carry that out. It did not happen: the game stands where it stood before. "
    "The error has been noted."
)

log = logging.getLogger("netrunner.live")


class FaultRecords:
    """Where the records of faults are kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def note(
        self,
        error: Exception,
        game_id: str,
        setup: Mapping[str, Any],
        choices: list[str],
        attempt: Mapping[str, Any],
    ) -> None:
        """Count a fault, keep what repeats it, and say so in the log."""
        FAULTS.labels(str(attempt.get("do", "unknown"))).inc()
        record = {**setup, "choices": choices, "attempt": dict(attempt)}
        record["error"] = "".join(traceback.format_exception(error))
        try:
            path = self.write(game_id, record)
        except OSError as trouble:
            log.error(
                "game %s: the engine failed, and its record could not be kept: %s", game_id, trouble, exc_info=error
            )
            return
        log.error("game %s: the engine failed; what repeats it is in %s", game_id, path, exc_info=error)

    def write(self, game_id: str, record: dict[str, Any]) -> Path:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        kept = sorted(self.folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in kept[: max(0, len(kept) - MOST_FILES + 1)]:
            path.unlink(missing_ok=True)
        for number in range(1, MOST_FILES + 2):
            path = self.folder / f"{game_id}-{number}.json"
            if not path.exists():
                break
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(record, file, indent=1)
        return path
