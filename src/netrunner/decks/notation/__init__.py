"""The notations of decklists, one module each: reading, writing, and telling them apart."""

import re
from collections.abc import Callable
from typing import Protocol

from netrunner.decks.deck import Deck
from netrunner.decks.errors import DeckError
from netrunner.decks.notation import (
    jinteki,
    netrunner,
    nrdb_bbcode,
    nrdb_json,
    nrdb_markdown,
    nrdb_plain,
    nrdb_text,
    octgn,
)


class Notation(Protocol):
    """What the module of a notation has."""

    def parse(self, text: str) -> Deck: ...
    def write(self, deck: Deck) -> str: ...


MODULES: dict[str, Notation] = {
    "netrunner": netrunner,
    "nrdb-text": nrdb_text,
    "nrdb-plain": nrdb_plain,
    "nrdb-markdown": nrdb_markdown,
    "nrdb-bbcode": nrdb_bbcode,
    "nrdb-json": nrdb_json,
    "jinteki": jinteki,
    "octgn": octgn,
}
SUFFIXES = {
    "netrunner": ".deck",
    "nrdb-text": ".txt",
    "nrdb-plain": ".txt",
    "nrdb-markdown": ".md",
    "nrdb-bbcode": ".bbcode",
    "nrdb-json": ".json",
    "jinteki": ".txt",
    "octgn": ".o8d",
}

# Blanks are matched possessively and never across lines: a file of a hundred thousand blanks must not take a minute.
_START, _TIMES_SIGN = r"^[ \t]*+", r"(?:[ \t]*+[x×])"
_FLAGS = re.MULTILINE | re.IGNORECASE
_MARKDOWN = re.compile(_START + r"(?:[*-][ \t]++)?\d++" + _TIMES_SIGN + r"?[ \t]++\[[^\]\n]++\]\(", _FLAGS)
_BBCODE = re.compile(_START + r"\d++" + _TIMES_SIGN + r"?[ \t]++\[url=", _FLAGS)
_KEY = re.compile(_START + r"(?:deck|identity|in play)[ \t]*+:", _FLAGS)
_TIMES = re.compile(_START + r"\d++" + _TIMES_SIGN + r"[ \t]++\S", _FLAGS)
_TIMES_PACK = re.compile(_START + r"\d++" + _TIMES_SIGN + r"[ \t]++[^()\n]++\([^()\n]++\)", _FLAGS)
_TIMES_BEHIND = re.compile(r"(?<=\S)[ \t]++\(?[x×][ \t]?\d++\)?[ \t•●○◦☆★]*+$", _FLAGS)
_COUNT = re.compile(_START + r"\d++[ \t]++\S", _FLAGS)
_COUNT_FIRST = re.compile(r"\s*+\d")
_SEMICOLONS = re.compile(_START + ";;", _FLAGS)


def detect(text: str) -> str:
    """The notation that a text is written in; `DeckError` when it looks like none of them."""
    if _MARKDOWN.search(text):
        return "nrdb-markdown"
    if _BBCODE.search(text):
        return "nrdb-bbcode"
    if _TIMES.search(text) and not _KEY.search(text):
        return "nrdb-text" if _TIMES_PACK.search(text) else "nrdb-plain"
    if text.lstrip().startswith("<"):
        return "octgn"
    if text.lstrip().startswith(("{", "[")):
        return "nrdb-json"
    if _KEY.search(text):
        return "netrunner"
    if _SEMICOLONS.search(text):
        return "jinteki"
    if _TIMES_BEHIND.search(text):
        return "nrdb-plain"
    if _COUNT.search(text):
        return "jinteki" if _COUNT_FIRST.match(text) else "nrdb-plain"  # which begins with a name or an identity
    raise DeckError(f"this is not a decklist in any notation that is known here ({', '.join(MODULES)})")


def parse(text: str, notation: str | None = None) -> Deck:
    """The deck in a text; the notation is detected unless it is given."""
    if not text.strip():
        raise DeckError("the list is empty")
    return _module(notation or detect(text)).parse(text)


def writer(notation: str) -> Callable[[Deck], str]:
    return _module(notation).write


def _module(notation: str) -> Notation:
    if notation not in MODULES:
        raise DeckError(f"there is no notation “{notation}”; the notations are {', '.join(MODULES)}")
    return MODULES[notation]
