"""An earlier position of a game, found by the line of the log that was written when it came about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from netrunner.engine.log import LogEntry
from netrunner.game import Game
from netrunner.server.errors import Refused
from netrunner.server.live.standing_orders import secret_moment


def position_at(setup: Mapping[str, Any], keys: Sequence[str], line: int) -> Game:
    """The game at the first decision after a line of its log that everybody may know of. `Refused` when it has no such
    line."""
    return position_after(Game.replay({**setup, "choices": []}, beats=True), keys, line)


def position_after(game: Game, keys: Sequence[str], line: int) -> Game:
    """The same in a game that has come so far, when these choices are made in it."""
    newest = game.state.log
    lines = written_since(newest, None)
    for key in keys:
        if lines > line and not secret_moment(game.state):
            return game
        game.choose(next(option for option in game.state.options if option.key == key))
        lines += written_since(game.state.log, newest)
        newest = game.state.log
    if lines > line:
        return game
    raise Refused(f"The log has {lines} lines: there is no line {line}.", 404)


def written_since(newest: LogEntry | None, before: LogEntry | None) -> int:
    count = 0
    while newest is not None and newest is not before:
        newest = newest.previous
        count += 1
    return count
