"""The game's symbols in card texts: words that stand for a symbol become a marker, which the client draws.

    [credit] [recurring-credit] [click] [subroutine] [trash] [link] [memory]

A marker replaces the word only where a number or a cost stands with it, so that a text without pictures still reads as
a sentence.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

MARKERS: Final = ("credit", "recurring-credit", "click", "subroutine", "trash", "link", "memory")

_NUMBER = r"(\b[0-9]+|\bX|[+-][0-9]+)"
_REPLACEMENTS: Final = (
    (re.compile(_NUMBER + r" recurring credits?\b"), r"\1 [recurring-credit]"),
    (re.compile(_NUMBER + r" credits?\b"), r"\1 [credit]"),
    (re.compile(_NUMBER + r" clicks?\b"), r"\1 [click]"),
    (re.compile(r"([+-][0-9]+) memory\b(?! unit)"), r"\1 [memory]"),
    (re.compile(r"([+-]?[0-9]+) link\b"), r"\1 [link]"),
)
_COST: Final = re.compile(r"^[^.\n\[]{1,60}?:(?= )")
_IN_COST: Final = (
    (re.compile(r"\bclick\b", re.IGNORECASE), "[click]"),
    (re.compile(r"\btrash this card\b", re.IGNORECASE), "[trash]"),
)


def marked(line: str) -> str:
    """A line of a card's text with markers.

    >>> marked("Click, 1 credit: Expose 1 card."), marked("X credits, trash this card: It has +X strength.")
    ('[click], 1 [credit]: Expose 1 card.', 'X [credit], [trash]: It has +X strength.')
    >>> marked("2 recurring credits. Use these credits to install programs.")
    '2 [recurring-credit]. Use these credits to install programs.'
    """
    cost = _COST.match(line)
    if cost:
        paid = cost[0]
        for pattern, marker in _IN_COST:
            paid = re.sub(r"(?<![0-9X] )" + pattern.pattern, marker, paid, flags=pattern.flags)
        line = paid + line[cost.end() :]
    for pattern, marker in _REPLACEMENTS:
        line = pattern.sub(marker, line)
    return line


@lru_cache(maxsize=1024)  # every option of every view has one, and most are a few credits
def marked_cost(cost: str) -> str:
    """A cost by itself.

    >>> marked_cost("click, 2 credits, trash this card")
    '[click], 2 [credit], [trash]'
    """
    return marked(f"{cost}: ").removesuffix(": ")


def marked_lines(text: str) -> list[str]:
    """A card's text, one ability a line."""
    return [marked(line) for line in text.splitlines()]
