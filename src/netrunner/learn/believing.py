"""Teach what the Corp's hidden cards are likely to be (`bots/belief_odds`) by games between rookies.

At the start of some of the Runner's turns every hidden card is noted with what the Runner sees then. The weights for HQ
are those of a logistic regression for each kind of card; what is common to a whole position, above all how many cards
lie in HQ, is made up for by a number of its own, as it is when the weights are used. The weights for servers are those
of a choice among all the hidden cards that could lie there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from netrunner.bots.belief_odds import ROOT_SURENESS, SURENESS
from netrunner.bots.beliefs import hidden_roots
from netrunner.bots.card_kinds import AGENDAS, KINDS, ROOTS, card_kind
from netrunner.bots.corp_signs import HAND_NUMBERS, ROOT_NUMBERS, TABLE_NUMBERS, CorpSigns
from netrunner.bots.rookie import best
from netrunner.engine.knowledge import fits, hidden_from
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RUNNER
from netrunner.game import Game
from netrunner.learn.matches import deck, match
from netrunner.learn.tune import LONGEST

Array = Any
EVERY: Final = 2  # of the Runner's turns, one in so many is noted
CAUTION: Final = 30.0  # how strongly the weights for HQ are held at nothing …
ROOT_CAUTION: Final = 10.0  # … and those for servers
PASSES: Final = 6
STEPS: Final = 8  # of Newton's method in a pass
DESCENTS: Final = 700  # steps down the slope for servers
RATE: Final = 0.05


class Lessons:
    """What games showed: positions, the cards that lay hidden in HQ and R&D in each, and those in servers."""

    def __init__(self) -> None:
        self.positions: list[list[float]] = []
        self.places: list[int] = []  # of each card in HQ or R&D: its position …
        self.kinds: list[int] = []  # … what it was
        self.held: list[int] = []  # … and whether it lay in HQ
        self.roots: list[list[float]] = []  # of each card in a server: what was seen …
        self.pools: list[list[float]] = []  # … how many cards of each kind could lie there
        self.found: list[int] = []  # … and what it was

    def game(self, number: int) -> None:
        """A game between rookies."""
        corp, runner = match(number)
        g = Game.start(deck(corp), deck(runner), seed=number, skip_empty_windows=True, log=False).state
        turn = 0
        for _ in range(LONGEST):
            if g.reason:
                return
            if g.turn != turn and g.active == RUNNER:
                turn = g.turn
                if (turn // 2 + number) % EVERY == 0:
                    signs = CorpSigns(g)
                    self.note_hand(g, signs)
                    self.note_roots(g, signs)
            g.choose(g.options[best(g)] if len(g.options) > 1 else g.options[0])

    def note_hand(self, g: State, signs: CorpSigns) -> None:
        corp = g.players[CORP]
        hand, rest = ([g.cards[cid] for cid in pile if not g.cards[cid].known & 2] for pile in (corp.hand, corp.deck))
        if not hand or not rest:
            return
        for held, cards in ((1, hand), (0, rest)):
            for card in cards:
                self.places.append(len(self.positions))
                self.kinds.append(card_kind(card.printed))
                self.held.append(held)
        self.positions.append(signs.hand_numbers())

    def note_roots(self, g: State, signs: CorpSigns) -> None:
        hidden = [g.cards[cid].printed for cid in hidden_from(g, RUNNER)]
        common = signs.table_numbers()
        for cid in hidden_roots(g):
            card = g.cards[cid]
            pool = [0.0] * ROOTS
            for definition in hidden:
                if fits(g, card, definition):
                    pool[card_kind(definition)] += 1
            kind = card_kind(card.printed)
            if kind < ROOTS and pool[kind]:
                self.roots.append(common + signs.root_numbers(card))
                self.pools.append(pool)
                self.found.append(kind)


class HandLessons:
    """What was learned of cards in HQ and R&D, as arrays, with the weights that fit."""

    def __init__(self, lessons: Lessons) -> None:
        self.numbers = np.array(lessons.positions)
        self.places, self.kinds = np.array(lessons.places), np.array(lessons.kinds)
        self.held = np.array(lessons.held, float)
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
        weights = np.zeros((len(KINDS), len(HAND_NUMBERS)))
        for _ in range(PASSES):
            self.balance(self.judged(weights))
            for kind in range(len(KINDS)):
                chosen = self.kinds == kind
                if chosen.any():
                    weights[kind] = self.fit_kind(weights[kind], chosen)
        return weights

    def fit_kind(self, weights: Array, chosen: Array) -> Array:
        numbers, held, common = self.numbers[self.places[chosen]], self.held[chosen], self.common[self.places[chosen]]
        for _ in range(STEPS):
            chances = 1 / (1 + np.exp(-numbers @ weights - common))
            slope = numbers.T @ (held - chances) - CAUTION * weights
            curve = (numbers * (chances * (1 - chances))[:, None]).T @ numbers + CAUTION * np.eye(numbers.shape[1])
            weights = weights + np.linalg.solve(curve, slope)
        return weights

    def told(self, weights: Array) -> str:
        """How badly the weights foresee which cards lie in HQ: the logarithmic loss of a card, and the error (root mean
        square) in the number of agendas."""
        chances = self.balance(SURENESS * self.judged(weights))
        loss = -np.mean(np.where(self.held > 0, np.log(chances), np.log(1 - chances)))
        agendas = (self.kinds < AGENDAS) * (self.held - chances)
        missed = np.bincount(self.places, agendas, len(self.common))
        return f"a card in HQ or R&D {loss:.4f}, agendas in HQ missed by {np.sqrt(np.mean(missed**2)):.2f}"


class RootLessons:
    """What was learned of cards in servers, as arrays, with the weights that fit."""

    def __init__(self, lessons: Lessons) -> None:
        self.numbers = np.array(lessons.roots)
        self.pools = np.array(lessons.pools)
        self.found = np.array(lessons.found)

    def chances(self, said: Array) -> Array:
        """Of every card, for every kind."""
        weighed = self.pools * np.exp(said - said.max(axis=1, keepdims=True))
        return weighed / weighed.sum(axis=1, keepdims=True)

    def fit(self) -> Array:
        """Adam, down the slope of the loss."""
        weights = np.zeros((ROOTS, self.numbers.shape[1]))
        mean, square = np.zeros_like(weights), np.zeros_like(weights)
        for step in range(1, DESCENTS + 1):
            missed = self.chances(self.numbers @ weights.T)
            missed[np.arange(len(self.found)), self.found] -= 1
            slope = (missed.T @ self.numbers + ROOT_CAUTION * weights) / len(self.found)
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope**2
            rate = RATE if step < 0.7 * DESCENTS else RATE / 10
            weights -= rate * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        return weights

    def told(self, weights: Array) -> str:
        """The logarithmic loss of what a card is, and of whether it is an agenda."""
        chances = self.chances(ROOT_SURENESS * self.numbers @ weights.T)
        loss = -np.mean(np.log(chances[np.arange(len(self.found)), self.found] + 1e-9))
        agenda = np.clip(chances[:, :AGENDAS].sum(axis=1), 1e-6, 1 - 1e-6)
        apart = -np.mean(np.where(self.found < AGENDAS, np.log(agenda), np.log(1 - agenda)))
        return f"a card in a server {loss:.3f}, whether it is an agenda {apart:.3f}"


def gather(first: int, games: int) -> Lessons:
    lessons = Lessons()
    for number in range(first, first + games):
        lessons.game(number)
    return lessons


def taught(first: int, games: int) -> tuple[Array, Array]:
    """The weights for HQ and those for servers."""
    lessons = gather(first, games)
    return HandLessons(lessons).fit(), RootLessons(lessons).fit()


def report(hand: Array, root: Array, first: int, games: int) -> Iterator[str]:
    """How the weights do in other games, beside an even deal: the less the better."""
    lessons = gather(first, games)
    for name, share in (("an even deal", 0.0), ("these weights", 1.0)):
        yield f"{name}: {HandLessons(lessons).told(share * hand)}; {RootLessons(lessons).told(share * root)}"


def written(hand: Array, root: Array, about: str) -> dict[str, Any]:
    """The weights as they are kept."""

    def table(weights: Array, names: tuple[str, ...]) -> dict[str, dict[str, float]]:
        rows = ({name: round(float(weight), 3) for name, weight in zip(names, row, strict=True)} for row in weights)
        return dict(zip(KINDS, rows, strict=False))

    common = len(TABLE_NUMBERS)
    return {
        "about": about,
        "hand": table(hand, HAND_NUMBERS),
        "table": table(root[:, :common], TABLE_NUMBERS),
        "root": table(root[:, common:], ROOT_NUMBERS),
    }
