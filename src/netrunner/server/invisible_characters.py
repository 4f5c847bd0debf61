"""Invisible characters, and those that turn the direction of writing: stripped from text that others read.

Unlike the name of an account (`accounts.names`), what somebody says, or calls a deck or a table, may be written in any
letters. What is pasted often has marks in it that its writer does not see either: they are left out, not refused.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from pydantic import AfterValidator

JOINERS: Final = frozenset("\u200c\u200d")
"""Some scripts and many emoji need them."""
LINES: Final = frozenset("\n\t")
BLANK: Final = frozenset("\u2800\u115f\u1160\u3164\uffa0\u17b4\u17b5\u034f\U0001d159\U00016fe4") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Letters, marks and symbols that show nothing."""


def strip_invisible(text: str) -> str:
    """A text without control characters, marks of direction and others that show nothing. `ValueError` when nothing of
    it can be seen.

    >>> strip_invisible("good \\u202egame\\u200b")
    'good game'
    """
    kept = "".join(c for c in text if c in JOINERS or c in LINES or unicodedata.category(c) not in ("Cc", "Cf", "Co"))
    kept = kept.strip()
    if text.strip() and not any(c != " " and seen(c) for c in kept):
        raise ValueError("There is nothing in it that can be seen")
    return kept


def seen(character: str) -> bool:
    """Whether a character shows, or is the plain space."""
    if character == " ":
        return True
    return unicodedata.category(character)[0] not in "CZ" and character not in BLANK


STRIP_INVISIBLE: Final = AfterValidator(strip_invisible)
