"""The promise that the shuffles of a game were fixed before it began."""

from __future__ import annotations

from netrunner.server.live.document import commitment
from netrunner.server.replays.permissions import is_imported
from netrunner.server.storage.schema import GameRow


def commitment_of(row: GameRow) -> str:
    """What was shown before the game; empty for a game from elsewhere, where nothing was promised here."""
    return "" if is_imported(row) else commitment(row.setup["seed"], row.salt)
