"""Slugs: what a card is called in an address. One a title, the same for ever."""

from __future__ import annotations

from functools import cache

from netrunner.cards.facts import CardFacts, all_facts
from netrunner.rules.book import fold


def slug_of(title: str) -> str:
    """A title in the letters of an address, as the rule book writes it in its ids.

    >>> slug_of("Ice Wall"), slug_of("Tori Hanzō"), slug_of("Aesop's Pawnshop")
    ('ice-wall', 'tori-hanzo', 'aesops-pawnshop')
    """
    return fold(title).replace(" ", "-")


@cache
def by_slug() -> dict[str, CardFacts]:
    """Every card by its slug."""
    return {slug_of(title): card for title, card in all_facts().items()}
