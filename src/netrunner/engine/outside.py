"""Cards from outside the decks: identities to switch to, cards that start the game installed.

Rules Reference: Full Game Setup, Identity. The engine is handed the cards of both decks and no others; whoever knows
the whole pool says what else there is with `supply`, and cards that reach outside ask with `outside_cards`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from netrunner.engine.card import new_card
from netrunner.engine.terms import SET_ASIDE

if TYPE_CHECKING:
    from netrunner.engine.definition import CardDef
    from netrunner.engine.state import State

POOLS: list[Callable[[int, int], list[CardDef]]] = []


def supply(pool: Callable[[int, int], list[CardDef]]) -> None:
    """Say where cards from outside come from: all cards of a side that are of some types, by title."""
    POOLS.append(pool)


def outside_cards(side: int, types: int) -> list[CardDef]:
    """All cards of a side that are of some types, in the order of their titles."""
    return [definition for pool in POOLS for definition in pool(side, types)]


def bring_in(g: State, side: int, definition: CardDef) -> int:
    """A card from outside the game, set aside and open to both until it is put somewhere."""
    card = new_card(len(g.cards), definition, side, g.token)
    card.zone = SET_ASIDE
    card.instance = g.next_instance()
    card.faceup = True
    card.known = 3
    g.cards.append(card)
    return card.id
