"""Exact odds of drawing cards: the hypergeometric distribution in whole numbers, never sampled.

Everything returns a `Fraction`. A group of cards is given by how many copies of it a deck holds; where groups may
overlap (a breaker of two kinds) they are given as sets of titles.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction
from itertools import combinations
from math import comb


def none_of(size: int, hits: int, draws: int) -> Fraction:
    """The chance that none of `hits` cards is among `draws` cards of a deck of `size`."""
    draws = min(draws, size)
    return Fraction(comb(size - hits, draws), comb(size, draws))


def at_least_one(size: int, hits: int, draws: int) -> Fraction:
    """
    >>> at_least_one(45, 3, 5)
    Fraction(431, 1419)
    """
    return 1 - none_of(size, hits, draws)


def at_least(wanted: int, size: int, hits: int, draws: int) -> Fraction:
    """The chance of at least `wanted` of the `hits` cards among `draws`."""
    draws = min(draws, size)
    ways = sum(comb(hits, n) * comb(size - hits, draws - n) for n in range(wanted, min(hits, draws) + 1))
    return Fraction(ways, comb(size, draws))


def all_of(
    cards: Mapping[str, int], groups: Sequence[AbstractSet[str]], draws: int, size: int | None = None
) -> Fraction:
    """The chance that every group has a card among `draws`; by inclusion and exclusion over the groups missed."""
    size = sum(cards.values()) if size is None else size
    chance = Fraction(0)
    for missed in range(len(groups) + 1):
        for chosen in combinations(groups, missed):
            titles = frozenset[str]().union(*chosen)
            chance += (-1) ** missed * none_of(size, sum(cards[title] for title in titles), draws)
    return chance


def with_mulligan(opening: Fraction, kept: Fraction, fresh: Fraction) -> Fraction:
    """The chance of an event when a hand that lacks something is sent back once.

    `opening` is the chance that the first hand is kept, `kept` the chance that it is kept *and* the event happens,
    `fresh` the chance of the event with a new hand.
    """
    return kept + (1 - opening) * fresh


def points_distribution(points: Mapping[int, int], size: int, draws: int) -> dict[int, Fraction]:
    """The chance of each total of points among `draws` cards; `points` maps a card's points to its copies."""
    draws = min(draws, size)
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, copies in points.items():
        grown: dict[tuple[int, int], int] = {}
        for (taken, total), count in ways.items():
            for n in range(min(copies, draws - taken) + 1):
                key = (taken + n, total + n * value)
                grown[key] = grown.get(key, 0) + count * comb(copies, n)
        ways = grown
    others = size - sum(points.values())
    totals: dict[int, Fraction] = {}
    for (taken, total), count in ways.items():
        chance = Fraction(count * comb(others, draws - taken), comb(size, draws))
        if chance:
            totals[total] = totals.get(total, Fraction(0)) + chance
    return totals
