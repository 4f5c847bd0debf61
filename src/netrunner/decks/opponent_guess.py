"""A deck that an opponent may have brought, going by their identity and by what has been seen of it.

For who plays where decklists are not open. A guess keeps to the rules that shape every deck: copies, influence, and for
the Corp agenda points. It is made from the cards that play, and from nothing else about the real deck than its size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

from netrunner.cards.facts import CardFacts, all_facts
from netrunner.cards.registry import implemented

NO_LIMIT: Final = 99
OTHERS: Final = ("asset", "upgrade", "operation", "event", "hardware", "resource", "program")
ICE_SHARE: Final = 0.36  # of a usual Corp deck
ABROAD: Final = 0.6  # how often a card of another faction is left out
PATIENCE: Final = 40


@cache
def candidates(identity: str, side: str, *kinds: str) -> tuple[CardFacts, ...]:
    """The cards of some types that a deck of an identity can have."""
    mine = all_facts().get(identity)
    return tuple(
        card
        for title, card in sorted(all_facts().items())
        if card.side == side
        and card.type in kinds
        and card.deck_limit > 0
        and (mine is None or influence(mine, card) is not None)
        and implemented(title)
    )


def influence(identity: CardFacts | None, card: CardFacts) -> int | None:
    """What a copy costs in influence; None when the card cannot be in the deck."""
    if identity is None or card.faction == identity.faction:
        return 0
    return card.influence or 0 if card.neutral else card.influence


def guess(identity: str, side: str, seen: Mapping[str, int], count: int, ice: int, rng: Random) -> list[str]:
    """The titles of `count` cards that were not seen, at least `ice` of them ice.

    >>> cards = guess("Jinteki: Personal Evolution", "corp", {"Snare!": 3}, 40, 2, Random(1))
    >>> len(cards), "Snare!" in cards
    (40, False)
    """
    mine = all_facts().get(identity)
    spent = sum(number * (influence(mine, all_facts()[title]) or 0) for title, number in seen.items())
    limit = NO_LIMIT if mine is None or mine.influence_limit is None else mine.influence_limit
    made = DeckGuess(seen, count, max(0, limit - spent), mine)
    size = count + sum(seen.values())
    if side == "corp":
        made.take(candidates(identity, side, "ice"), rng, most=ice)  # they lie on the table
        points = sum(number * (all_facts()[title].points or 0) for title, number in seen.items())
        made.take(candidates(identity, side, "agenda"), rng, points=2 * (size // 5) + 2 - points)
        had = sum(number for title, number in seen.items() if all_facts()[title].type == "ice")
        wanted = round(ICE_SHARE * size) - had - ice
        made.take(candidates(identity, side, "ice"), rng, most=wanted)
    others = candidates(identity, side, *OTHERS)
    made.take(others, rng)
    made.take(others, rng, legal=False)
    return made.titles


class DeckGuess:
    """The cards of a guess as they come together."""

    def __init__(self, seen: Mapping[str, int], count: int, left: int, identity: CardFacts | None) -> None:
        self.copies = Counter(seen)
        self.count = count
        self.left = left  # influence
        self.identity = identity
        self.titles: list[str] = []

    def take(
        self,
        cards: Sequence[CardFacts],
        rng: Random,
        *,
        most: int = NO_LIMIT,
        points: int = NO_LIMIT,
        legal: bool = True,
    ) -> None:
        """Draw cards at random, each in one or several copies, until there are enough of them or none is found.

        The last resort (not `legal`) forgets the limits: a pool may be too small for a large deck.
        """
        most = min(most, self.count - len(self.titles))
        for _ in range(PATIENCE * most if cards else 0):
            if most <= 0 or points <= 0:
                return
            card = cards[int(rng.random() * len(cards))]
            if not self.at_home(card) and rng.random() < ABROAD:
                continue
            price = influence(self.identity, card) or 0
            for _ in range(1 + int(rng.random() * card.deck_limit)):
                full = price > self.left or self.copies[card.title] >= card.deck_limit
                if most <= 0 or points <= 0 or (legal and full):
                    break
                self.left -= price
                self.copies[card.title] += 1
                self.titles.append(card.title)
                most -= 1
                points -= card.points or 0

    def at_home(self, card: CardFacts) -> bool:
        return card.neutral or self.identity is None or card.faction == self.identity.faction
