"""A game to read: who played, what happened turn by turn, and how it ended. A finished game hides nothing."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from textwrap import fill
from typing import Final

from netrunner.engine.log import lines
from netrunner.game import Game
from netrunner.server.live.record import StoredGame
from netrunner.server.replays.ending import UNFINISHED, ending_words

EVERYTHING: Final = 3
WIDTH: Final = 100


def write_transcript(stored: StoredGame) -> str:
    """The whole transcript."""
    game = Game.replay({**stored.setup, "choices": stored.choices})
    return "\n".join([*heading(stored, game), *story(game), *ending(stored, game)]) + "\n"


def heading(stored: StoredGame, game: Game) -> Iterator[str]:
    row = stored.row
    yield f"{row.corp_name} against {row.runner_name}"
    yield ""
    yield f"Corp:    {row.corp_name}, {row.corp_identity}"
    yield f"Runner:  {row.runner_name}, {row.runner_identity}"
    yield f"Played:  {when(row.created_at, row.finished_at)}"
    yield f"Result:  {result_words(stored, game)}"
    if stored.row.salt:
        yield f"Seed:    {row.setup['seed']}, salt {row.salt}"


def story(game: Game) -> Iterator[str]:
    """The log, a paragraph for every turn."""
    for _, text in lines(game.state.log, EVERYTHING):
        text = text[:1].upper() + text[1:]
        if text.startswith("Turn "):
            yield ""
            yield text.rstrip(".")
        else:
            yield fill(text, WIDTH, initial_indent="  ", subsequent_indent="    ")


def ending(stored: StoredGame, game: Game) -> Iterator[str]:
    """What ended the game when the log does not say it."""
    yield ""
    if stored.result is not None and game.result is None:
        yield f"  {ending_words(stored.result)}"
    yield f"{game.state.turn} turns, {len(stored.choices)} choices."


def result_words(stored: StoredGame, game: Game) -> str:
    result = stored.result
    view = game.view("spectator", log=False)
    points = f"Agenda points: Corp {view['corp']['score']}, Runner {view['runner']['score']}."
    if result is None or result.reason == UNFINISHED:
        return f"The record ends before the game does. {points}"
    return f"{ending_words(result)} {points}"


def when(start: datetime, end: datetime | None) -> str:
    """
    >>> when(datetime(2026, 1, 2, 20, 15), datetime(2026, 1, 2, 20, 48))
    '2026-01-02, 20:15 to 20:48 (UTC)'
    """
    if end is None or end < start:
        return f"{start:%Y-%m-%d, %H:%M} (UTC)"
    until = f"{end:%H:%M}" if end.date() == start.date() else f"{end:%Y-%m-%d, %H:%M}"
    return f"{start:%Y-%m-%d, %H:%M} to {until} (UTC)"
