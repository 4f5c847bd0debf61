"""A position as arrays: cards summed by place, servers one by one, and plain numbers.

`viewer` says who looks: a side, which is told nothing it does not know, or OPEN for a world in which all is open. Cards
go in as rows of `card_vector`, so titles never do. What the opponent hides counts as one pool, whatever lies where.
The numbers are those of `position_numbers`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from netrunner.bots.card_vector import CARD_SIZE, card_row
from netrunner.bots.position_numbers import (
    CORP_DECK,
    CORP_DISCARD,
    NO_SERVER_BLOCK,
    NUMBERS,
    OPEN,
    PLACES,
    RUNNER_DECK,
    RUNNER_DISCARD,
    SERVER_SIZE,
    Look,
)
from netrunner.engine.definition import CardDef
from netrunner.engine.state import State

__all__ = [
    "ENCODING_VERSION", "FLAT_SIZE", "NO_SERVER_BLOCK", "NUMBERS", "OPEN", "PLACES", "SERVER_SIZE", "TABLE", "Array",
    "Encoded", "encode",
]  # fmt: skip

ENCODING_VERSION: Final = 2
CROWDED: Final[tuple[int, ...]] = (CORP_DECK, CORP_DISCARD, RUNNER_DECK, RUNNER_DISCARD)  # places with many cards
SCALE: Final = np.array([[0.1 if place in CROWDED else 0.4] for place in range(len(PLACES))], np.float32)
FLAT_SIZE: Final = len(PLACES) * CARD_SIZE + NUMBERS

Array = Any  # numpy's arrays of 32-bit floats


class Table:
    """The rows of the definitions met so far. Row 0 is that of a card of which nothing is known."""

    def __init__(self) -> None:
        self.places: dict[CardDef, int] = {}
        self.rows = np.zeros((256, CARD_SIZE), np.float32)

    def place(self, definition: CardDef) -> int:
        found = self.places.get(definition)
        if found is None:
            found = self.places[definition] = len(self.places) + 1
            if found >= len(self.rows):
                self.rows = np.concatenate((self.rows, np.zeros_like(self.rows)))
            self.rows[found] = card_row(definition)
        return found


TABLE: Final = Table()


class Encoded:
    """A position: cards by place (one row each), servers by slot, numbers."""

    __slots__ = ("blocks", "numbers", "places")

    def __init__(self, places: Array, blocks: dict[int, list[float]], numbers: list[float]) -> None:
        self.places = places
        self.blocks = blocks  # by server
        self.numbers = numbers

    def flat(self) -> Array:
        """All of it as one row."""
        return np.concatenate((self.places.ravel(), np.asarray(self.numbers, np.float32)))


def encode(g: State, viewer: int = OPEN) -> Encoded:
    """The position as the viewer sees it."""
    look = Look(g, viewer)
    blocks = look.blocks()
    return Encoded(summed(look.piles()), blocks, look.all_numbers(blocks))


def summed(piles: list[list[CardDef]]) -> Array:
    """The rows of all cards, summed by place."""
    place = TABLE.place
    starts: list[int] = []
    order: list[int] = []
    for pile in piles:
        starts.append(len(order))
        order.append(0)  # row 0 in each, so that none is empty
        for definition in pile:
            order.append(place(definition))
    return np.add.reduceat(TABLE.rows[order], starts, axis=0) * SCALE
