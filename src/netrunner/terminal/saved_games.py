"""Saved games: a JSON file with the record of a game, the player's side and the bot.

A file that cannot be read, was cut short or does not make sense is refused with a sentence.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from netrunner.bots import BOTS
from netrunner.engine.terms import SIDES
from netrunner.game import Game
from netrunner.terminal.match import Match

KIND: Final = "netrunner game"
VERSION: Final = 1
LARGEST: Final = 4 * 1024 * 1024
AUTOSAVE: Final = "autosave.json"


class SaveError(ValueError):
    """A game that cannot be saved or resumed; the message is for the player."""


def data_folder() -> Path:
    """Where this program keeps a user's games: `XDG_DATA_HOME` if it is set, else what the system is used to."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if chosen and os.path.isabs(chosen):
        return Path(chosen) / "netrunner"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "netrunner"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "netrunner"
    return Path.home() / ".local" / "share" / "netrunner"


def autosave_path() -> Path:
    """The game that was left last."""
    return data_folder() / AUTOSAVE


def save_folder() -> Path:
    """Where games saved by name are kept."""
    return data_folder() / "saves"


def as_data(match: Match) -> dict[str, Any]:
    """A match as JSON-able data."""
    return {
        "kind": KIND,
        "version": VERSION,
        "side": match.side,
        "bot": match.bot,
        "seed": match.seed,
        "record": match.game.record(),
    }


def save(match: Match, path: Path) -> None:
    """Write a match to a file, whole or not at all. `SaveError` when the file cannot be written."""
    text = json.dumps(as_data(match), indent=1, ensure_ascii=False)
    if not path.name or path.is_dir():
        raise SaveError(f"{path} is a folder; a file name is needed.")
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise SaveError(f"{path} cannot be written: {error.strerror or error}.") from None


def load(path: Path) -> Match:
    """The match in a file. `SaveError` says what is wrong with a file that holds none."""
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {error.strerror or error}.") from None
    if len(content) > LARGEST:
        raise SaveError(f"{path} is larger than any saved game.")
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        raise SaveError(f"{path} is not a saved game: it is damaged or was cut short.") from None
    try:
        return from_data(data)
    except SaveError as error:
        raise SaveError(f"{path} cannot be resumed. {error}") from None


def from_data(data: Any) -> Match:
    """The match that data tells of."""
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise SaveError("It is not a saved game of this program.")
    if data.get("version") != VERSION:
        raise SaveError(f"It has version {data.get('version')!r}; this program reads version {VERSION}.")
    if data.get("side") not in SIDES:
        raise SaveError(f"The side is {data.get('side')!r}; it has to be corp or runner.")
    if data.get("bot") not in BOTS:
        raise SaveError(f"There is no bot called {data.get('bot')!r}.")
    if not isinstance(data.get("record"), dict):
        raise SaveError("The record of the game is missing.")
    try:
        game = Game.replay(data["record"])
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise SaveError(f"Its record does not make sense: {error}") from None
    return Match(game, data["side"], data["bot"])


@dataclass(frozen=True, slots=True)
class Saved:
    """A file that could be resumed, with a line that tells the player what it is."""

    path: Path
    title: str


def saved_games() -> list[Saved]:
    """What can be resumed: the game left last, then saved games, newest first. Broken files are passed over."""
    try:
        named = sorted(save_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        named = []
    found: list[Saved] = []
    for path in [autosave_path(), *named]:
        if not path.is_file():
            continue
        try:
            match = load(path)
        except SaveError:
            continue
        name = "The game you left" if path == autosave_path() else path.stem
        found.append(Saved(path, f"{name}: {summary(match)}"))
    return found


def summary(match: Match) -> str:
    """One line about a match: who plays what, and how far it has come."""
    view = match.view
    corp, runner = (view[side]["identity"].partition(":")[0] for side in SIDES)
    score = f"{view['corp']['score']}-{view['runner']['score']}"
    you = "the Corp" if match.side == "corp" else "the Runner"
    return f"{corp} against {runner}, turn {view['turn']}, {score}, you are {you}"


def default_path(match: Match) -> Path:
    """A name for a saved game that says what it is."""
    view = match.view
    names = [view[side]["identity"].partition(":")[0] for side in SIDES]
    plain = "-".join("".join(c if c.isalnum() else "-" for c in name.lower()) for name in names)
    while "--" in plain:
        plain = plain.replace("--", "-")
    return save_folder() / f"{plain}-turn-{view['turn']}-seed-{match.seed}.json"
