"""What breaking costs: an icebreaker against all ice that plays, or ice against all icebreakers.

The price is found by playing encounters, which takes time: one card at a time, in a thread, and each result is kept.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from netrunner.break_costs import break_cost
from netrunner.cards import registry
from netrunner.cards.facts import CardFacts, all_facts
from netrunner.server.executors import in_thread
from netrunner.server.library.slug import slug_of
from netrunner.server.library.wire import BreakCost, Breaking

_one_at_a_time: Final = asyncio.Lock()


def is_icebreaker(card: CardFacts) -> bool:
    return card.type == "program" and "icebreaker" in card.subtypes


def breaks(card: CardFacts) -> bool:
    """Whether there is a price to name: the card is ice or an icebreaker, and plays."""
    return registry.implemented(card.title) and (card.type == "ice" or is_icebreaker(card))


def against(card: CardFacts) -> list[str]:
    """The titles that it can meet."""
    meets = is_icebreaker if card.type == "ice" else lambda other: other.type == "ice"
    return [other.title for other in all_facts().values() if meets(other) and registry.implemented(other.title)]


@cache
def price_list(title: str) -> Breaking:
    """Every price of one card. Takes up to a second the first time."""
    card = all_facts()[title]
    costs, impossible = [], []
    for other in against(card):
        price = break_cost(other, title) if card.type == "ice" else break_cost(title, other)
        if price is None:
            impossible.append(slug_of(other))
        else:
            costs.append(BreakCost(slug=slug_of(other), credits=price))
    return Breaking(costs=sorted(costs, key=lambda each: (each.credits, each.slug)), impossible=sorted(impossible))


async def breaking(card: CardFacts) -> Breaking:
    """The prices of a card; nobody waits for more than one other."""
    async with _one_at_a_time:
        return await in_thread("cards", price_list, card.title)
