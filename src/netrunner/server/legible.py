"""Text that others read, with nothing in it that they cannot see or that turns what stands beside it around.

Unlike the name of an account (`accounts.names`), what somebody says, or calls a deck or a table, may be written in any
letters. What is pasted often has marks in it that its writer does not see either: they are left out, not refused.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from pydantic import AfterValidator

from netrunner.server.accounts.names import seen

JOINERS: Final = frozenset("\u200c\u200d")
"""Some scripts and many emoji need them."""
LINES: Final = frozenset("\n\t")


def legible(text: str) -> str:
    """A text without control characters, marks of direction and others that show nothing. `ValueError` when nothing of
    it can be seen.

    >>> legible("good \\u202egame\\u200b")
    'good game'
    """
    kept = "".join(c for c in text if c in JOINERS or c in LINES or unicodedata.category(c) not in ("Cc", "Cf", "Co"))
    kept = kept.strip()
    if text.strip() and not any(c != " " and seen(c) for c in kept):
        raise ValueError("There is nothing in it that can be seen")
    return kept


LEGIBLE: Final = AfterValidator(legible)
