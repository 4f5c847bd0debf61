"""Bots by name: a registered one, or your own as `file.py:function` or `package.module:function`.

Instead of a function it may be a class, such as a `Searcher`, of which one is made.

A worker process finds the bot again from the same name, so a bot never travels itself.
"""

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import netrunner
from netrunner.bots import BOTS, Bot

PLAYS = ("engine", "cards", "bots", "decks/notation")


class UnknownBot(ValueError):
    """There is no such bot. The message says which there are."""


def bot_named(name: str) -> Bot:
    """The bot that a name means.

    >>> bot_named("randon")
    Traceback (most recent call last):
    netrunner.simulate.contestant.UnknownBot: There is no bot called “randon”; did you mean random?
    """
    if name in BOTS:
        return BOTS[name]
    if ":" in name:
        return own_bot(name)
    close = get_close_matches(name, BOTS, n=1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(BOTS)}, and file.py:function for your own."
    raise UnknownBot(f"There is no bot called “{name}”; {hint}")


@lru_cache(maxsize=32)
def own_bot(name: str) -> Bot:
    """A bot from a file or an importable module."""
    where, _, attribute = name.rpartition(":")
    path = Path(where)
    try:
        make_findable(path.parent if path.suffix == ".py" else Path())
        module = from_file(path) if path.suffix == ".py" else importlib.import_module(where)
    except Exception as error:
        raise UnknownBot(f"The bot “{name}” cannot be loaded: {type(error).__name__}: {error}") from error
    found: Any = getattr(module, attribute, None)
    if isinstance(found, type):
        found = found()
    if not callable(found):
        raise UnknownBot(f"The bot “{name}” cannot be loaded: {where} has no function called {attribute}.")
    return cast(Bot, found)


def make_findable(folder: Path) -> None:
    """A bot may import its neighbours, as if it were run as a script. They come last, so that they hide nothing."""
    place = str(folder.resolve())
    if place not in sys.path:
        sys.path.append(place)


def from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    title = f"netrunner_bot_{hashlib.blake2b(str(path.resolve()).encode(), digest_size=6).hexdigest()}"
    spec = importlib.util.spec_from_file_location(title, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[title] = module
    spec.loader.exec_module(module)
    return module


def code_fingerprint(bots: Iterable[str]) -> str:
    """A hash of everything that decides how a game goes: engine, cards, bots. Journals and clusters compare it."""
    root = Path(netrunner.__file__).parent
    files = [path for part in PLAYS for path in (root / part).rglob("*") if path.suffix in (".py", ".json")]
    whole = hashlib.blake2b(digest_size=12)
    for path in sorted([*files, root / "game.py"]):
        whole.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    for name in bots:
        whole.update(name.encode() + b"\0" + source_of(name))
    return whole.hexdigest()


def source_of(name: str) -> bytes:
    """The source of a bot that is not one of ours."""
    if name in BOTS:
        return b""
    module = sys.modules.get(getattr(bot_named(name), "__module__", ""))
    path = getattr(module, "__file__", None)
    return Path(path).read_bytes() if path else b""
