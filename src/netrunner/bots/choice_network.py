"""A small network in NumPy that corrects the policy's numbers: what it says of each option is added to them.

It is shown a decision as its side sees it (`choice_numbers`): how things stand, the cards in each place as rows of
`card_vector`, and each option with its kind, its card and its server. Two layers of rectified sums end in a number in
credits for each option. What does not depend on the option is worked out once, and so is what a card in a place adds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from netrunner.bots.card_vector import CARD_SIZE, card_row
from netrunner.bots.choice_numbers import (
    OPTION_SIZE,
    PLACES,
    STATE_SIZE,
    cards_seen,
    option_card,
    option_numbers,
    state_numbers,
)
from netrunner.bots.policy import KINDS, Weighed
from netrunner.engine.definition import CardDef
from netrunner.engine.state import State

Array = Any  # numpy's arrays of 32-bit floats

EMBEDDING: Final = 12
WIDE: Final = 64
NARROW: Final = 32
TABLES: Final = len(PLACES) + 1  # the last is that of an option's card

SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "state": (STATE_SIZE, WIDE),
    "embedding": (CARD_SIZE, EMBEDDING),
    "cards": (TABLES, EMBEDDING, WIDE),
    "kinds": (len(KINDS), WIDE),
    "options": (OPTION_SIZE, WIDE),
    "first bias": (WIDE,),
    "second": (WIDE, NARROW),
    "second bias": (NARROW,),
    "answer": (NARROW,),
    "scale": (1,),  # credits that one unit of the answer is worth
}
"""The weights of one side."""


class CardRows:
    """The rows of the definitions met so far, by number. Row 0 is that of no card."""

    def __init__(self) -> None:
        self.numbers: dict[CardDef, int] = {}
        self.rows = np.zeros((1, CARD_SIZE), np.float32)

    def number(self, definition: CardDef) -> int:
        found = self.numbers.get(definition)
        if found is None:
            found = self.numbers[definition] = len(self.rows)
            self.rows = np.concatenate((self.rows, np.asarray([card_row(definition)], np.float32)))
        return found


CARDS: Final = CardRows()


class Decision:
    """A decision as arrays."""

    __slots__ = ("cards", "kinds", "option_cards", "options", "places", "state")

    def __init__(self, g: State, weighed: Weighed, side: int) -> None:
        number = CARDS.number
        self.state = np.array(state_numbers(g, side), np.float32)
        seen = cards_seen(g, side)
        self.places = [place for place, _ in seen]
        self.cards = [number(definition) for _, definition in seen]
        self.kinds = weighed.kinds
        self.option_cards = [
            0 if (definition := option_card(g, g.options[index], side)) is None else number(definition)
            for index in weighed.options
        ]
        numbers = option_numbers(g, weighed, side, max(weighed.scores))
        self.options = np.array(numbers, np.float32).reshape(-1, OPTION_SIZE)


class ChoiceNetwork:
    """The weights of one side, ready to be asked."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        for name, shape in SHAPES.items():
            if weights[name].shape != shape:
                raise ValueError(f"The weights of {name!r} have shape {weights[name].shape}; {shape} is needed.")
        self.weights = {name: np.ascontiguousarray(weights[name], np.float32) for name in SHAPES}
        self.known = 0  # cards that the tables have
        self.tables: Array = np.zeros((0, TABLES, WIDE), np.float32)  # what each card adds in each place

    def grow(self) -> None:
        """Work out what the cards that were met since the last time add, each by itself so that its numbers are always
        the same."""
        if len(CARDS.rows) > len(self.tables):
            more = np.zeros((2 * len(CARDS.rows), TABLES, WIDE), np.float32)
            more[: self.known] = self.tables[: self.known]
            self.tables = more
        embedding, cards = self.weights["embedding"], self.weights["cards"]
        for number in range(self.known, len(CARDS.rows)):
            self.tables[number] = (CARDS.rows[number] @ embedding) @ cards
        self.known = len(CARDS.rows)

    def corrections(self, decision: Decision) -> Array:
        """What each option is worth beside what the policy thinks, in credits."""
        if self.known < len(CARDS.rows):
            self.grow()
        w, tables = self.weights, self.tables
        shared = decision.state @ w["state"] + w["first bias"]
        shared += tables[decision.cards, decision.places].sum(0)
        first = decision.options @ w["options"]
        first += w["kinds"][decision.kinds]
        first += tables[decision.option_cards, TABLES - 1]
        first += shared
        np.maximum(first, 0, out=first)
        second = first @ w["second"]
        second += w["second bias"]
        np.maximum(second, 0, out=second)
        return w["scale"] * (second @ w["answer"])


class Choices:
    """The networks of both sides."""

    def __init__(self, weights: Sequence[Mapping[str, Array]]) -> None:
        self.networks = [ChoiceNetwork(each) for each in weights]

    def corrected(self, g: State, weighed: Weighed, side: int) -> list[float]:
        """The scores of the options that are weighed, with what the network of the side adds."""
        added = self.networks[side].corrections(Decision(g, weighed, side))
        found: list[float] = (np.asarray(weighed.scores) + added).tolist()
        return found


def fresh(seed: int) -> dict[str, Array]:
    """Weights of one side before any training: they say nothing of any option yet."""
    chance = np.random.default_rng(seed)
    made: dict[str, Array] = {}
    for name, shape in SHAPES.items():
        if name == "scale":
            made[name] = np.ones(shape, np.float32)
            continue
        inputs = {"cards": EMBEDDING, "kinds": 1}.get(name, shape[0])
        scale = 0.0 if len(shape) == 1 else (2 / inputs) ** 0.5
        if name in ("state", "cards", "kinds", "options"):
            scale *= 0.4  # four sums meet in the first layer
        made[name] = chance.normal(0, scale, shape).astype(np.float32) if scale else np.zeros(shape, np.float32)
    return made
