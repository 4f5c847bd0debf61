"""Numbers that help to build: composition, cost curve, influence, ice, breakers, and exact odds."""

import dataclasses
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from netrunner.decks.deck import Deck
from netrunner.decks.errors import DeckError
from netrunner.decks.stats.breaker_suite import BreakCost, Plays, SuiteRow, every_card, suite
from netrunner.decks.stats.composition import Composition, composition
from netrunner.decks.stats.deck_odds import Chances, chances

__all__ = ["BreakCost", "DeckStats", "deck_stats"]


@dataclass(frozen=True, slots=True)
class DeckStats:
    """Every number about one deck."""

    name: str
    identity: str | None
    side: str
    composition: Composition
    chances: Chances
    suite: tuple[SuiteRow, ...] | None
    """None when nothing was handed in that can price a break."""

    def as_json(self) -> dict[str, Any]:
        """Plain data, with fractions as decimals."""
        plain: dict[str, Any] = _plain(dataclasses.asdict(self))
        return plain


def _plain(value: Any) -> Any:
    if isinstance(value, Fraction):
        return float(value)
    if isinstance(value, dict):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    return value


def deck_stats(
    deck: Deck, *, draws_per_turn: int = 1, break_cost: BreakCost | None = None, plays: Plays = every_card
) -> DeckStats:
    """The numbers of a deck. `break_cost` prices a breaker against ice; without it that table is left out."""
    if not deck.cards:
        raise DeckError("the deck has no cards to count")
    table = suite(deck, break_cost, plays=plays) if break_cost is not None and deck.side == "runner" else None
    return DeckStats(deck.name, deck.identity, deck.side, composition(deck), chances(deck, draws_per_turn), table)
