"""Teach what the Corp is likely to hold in HQ (`bots/hand_beliefs`) by games between rookies.

At the start of some of the Runner's turns every hidden card that lies in HQ or in R&D is noted, with what the Runner
sees then. The weights are those of a logistic regression for each kind of card; what is common to a whole position,
above all how many cards lie in HQ, is made up for by a number of its own, as it is when the weights are used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from netrunner.bots.hand_beliefs import KINDS, NUMBERS, SURENESS, hand_kind, hand_numbers
from netrunner.bots.rookie import best
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RUNNER
from netrunner.game import Game
from netrunner.learn.matches import deck, match
from netrunner.learn.tune import LONGEST

Array = Any
EVERY: Final = 2  # of the Runner's turns, one in so many is noted
CAUTION: Final = 30.0  # how strongly weights are held at nothing
PASSES: Final = 6
STEPS: Final = 8  # of Newton's method in a pass


class Lessons:
    """What games showed: positions, and the cards that lay hidden in each."""

    def __init__(self) -> None:
        self.positions: list[list[float]] = []
        self.places: list[int] = []  # of each card: its position …
        self.kinds: list[int] = []  # … what it was
        self.held: list[int] = []  # … and whether it lay in HQ

    def game(self, number: int) -> None:
        corp, runner = match(number)
        g = Game.start(deck(corp), deck(runner), seed=number, skip_empty_windows=True, log=False).state
        turn = 0
        for _ in range(LONGEST):
            if g.reason:
                return
            if g.turn != turn and g.active == RUNNER:
                turn = g.turn
                if (turn // 2 + number) % EVERY == 0:
                    self.position(g)
            g.choose(g.options[best(g)] if len(g.options) > 1 else g.options[0])

    def position(self, g: State) -> None:
        corp = g.players[CORP]
        hand, rest = ([g.cards[cid] for cid in pile if not g.cards[cid].known & 2] for pile in (corp.hand, corp.deck))
        if not hand or not rest:
            return
        for held, cards in ((1, hand), (0, rest)):
            for card in cards:
                self.places.append(len(self.positions))
                self.kinds.append(hand_kind(card.printed))
                self.held.append(held)
        self.positions.append(hand_numbers(g))


class Regression:
    """The lessons as arrays, with the weights that fit them."""

    def __init__(self, lessons: Lessons) -> None:
        self.numbers = np.array(lessons.positions)
        self.places, self.kinds = np.array(lessons.places), np.array(lessons.kinds)
        self.held = np.array(lessons.held, float)
        self.weights = np.zeros((len(KINDS), len(NUMBERS)))
        self.common = np.zeros(len(self.numbers))  # what all cards of a position share

    def judged(self, weights: Array) -> Array:
        """What the weights say of every card."""
        return np.einsum("ij,ij->i", self.numbers[self.places], weights[self.kinds])

    def balance(self, said: Array) -> Array:
        """The chances of all cards, which add up to the cards in HQ in every position."""
        count = len(self.common)
        cards = np.bincount(self.places, self.held, count)
        for _ in range(STEPS):
            chances = 1 / (1 + np.exp(-said - self.common[self.places]))
            slope = np.bincount(self.places, chances * (1 - chances), count) + 1e-9
            self.common += np.clip((cards - np.bincount(self.places, chances, count)) / slope, -1, 1)
        return 1 / (1 + np.exp(-said - self.common[self.places]))

    def fit(self) -> Array:
        for _ in range(PASSES):
            self.balance(self.judged(self.weights))
            for kind in range(len(KINDS)):
                chosen = self.kinds == kind
                if chosen.any():
                    self.weights[kind] = self.fit_kind(kind, chosen)
        return self.weights

    def fit_kind(self, kind: int, chosen: Array) -> Array:
        numbers, held = self.numbers[self.places[chosen]], self.held[chosen]
        common, weights = self.common[self.places[chosen]], self.weights[kind]
        for _ in range(STEPS):
            chances = 1 / (1 + np.exp(-numbers @ weights - common))
            slope = numbers.T @ (held - chances) - CAUTION * weights
            curve = (numbers * (chances * (1 - chances))[:, None]).T @ numbers + CAUTION * np.eye(len(NUMBERS))
            weights = weights + np.linalg.solve(curve, slope)
        return weights

    def told(self, weights: Array) -> tuple[float, float]:
        """How badly the weights foresee which cards lie in HQ: the logarithmic loss of a card, and the error (root mean
        square) in the number of agendas."""
        chances = self.balance(SURENESS * self.judged(weights))
        loss = -np.mean(np.where(self.held > 0, np.log(chances), np.log(1 - chances)))
        agendas = (self.kinds < 3) * (self.held - chances)
        missed = np.bincount(self.places, agendas, len(self.common))
        return float(loss), float(np.sqrt(np.mean(missed**2)))


def gather(first: int, games: int) -> Lessons:
    lessons = Lessons()
    for number in range(first, first + games):
        lessons.game(number)
    return lessons


def report(weights: Array, first: int, games: int) -> Iterator[str]:
    """How the weights do in other games, beside an even deal."""
    kept_back = gather(first, games)
    for name, what in (("an even deal", np.zeros_like(weights)), ("these weights", weights)):
        loss, missed = Regression(kept_back).told(what)
        yield f"{name}: loss of a card {loss:.4f}, agendas in HQ missed by {missed:.2f}"
