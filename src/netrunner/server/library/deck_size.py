"""How large a deck may be: one limit wherever decks come in. No rule sets one, but every card costs the server time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MOST_CARDS: Final = 400
"""More than any deck needs. The largest that a format demands has fewer than a hundred."""


def too_large(cards: Mapping[str, int]) -> str | None:
    """What to say about a deck that has too many cards; None for any other."""
    count = sum(cards.values())
    if count <= MOST_CARDS:
        return None
    return f"The deck has {count:,} cards; {MOST_CARDS} are as many as the server takes. Leave some out."
