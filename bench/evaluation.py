"""Fit the weights of the ace's evaluation to games between rookies.

    python -m bench.evaluation --games 1200

Plays the starters against each other with a little chance mixed in, looks at the position at the start of every turn,
and fits a logistic regression (Newton's method) of who won. Prints the weights for `netrunner.bots.evaluation`.
"""

import argparse
import itertools
import random
from collections.abc import Sequence
from math import exp, log

from netrunner.bots.evaluation import FEATURES, features
from netrunner.bots.rookie import best
from netrunner.decks import Deck
from netrunner.engine.terms import CORP
from netrunner.game import Game

CORPS = ("core-haas-bioroid", "core-jinteki", "core-nbn", "core-weyland")
RUNNERS = ("core-anarch", "core-criminal", "core-shaper")
PAIRINGS = tuple(itertools.product(CORPS, RUNNERS))
SLIPS = 0.05  # the share of choices left to chance, so that more kinds of positions are seen
LONGEST = 3000
RIDGE = 3.0
STEPS = 8

Row = tuple[list[float], float]


def positions(number: int) -> list[Row]:
    """The positions of one game, each with whether the Corp won."""
    corp, runner = PAIRINGS[number % len(PAIRINGS)]
    g = Game.start(Deck.load(corp), Deck.load(runner), seed=10_000 + number, skip_empty_windows=True).state
    chance = random.Random(number)
    seen: list[list[float]] = []
    turn = 0
    for _ in range(LONGEST):
        if g.reason:
            break
        if g.turn != turn:
            turn = g.turn
            seen.append(features(g))
        slip = chance.random() < SLIPS
        g.choose(g.options[chance.randrange(len(g.options)) if slip else best(g)])
    won = 1.0 if g.winner == CORP else 0.0
    return [(values, won) for values in seen]


def fit(rows: Sequence[Row]) -> list[float]:
    """Weights that make the results most likely, drawn a little towards nothing."""
    size = len(FEATURES)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for values, won in rows:
            guess = chance_of(weights, values)
            for i, value in enumerate(values):
                slope[i] += (won - guess) * value
                scaled = guess * (1 - guess) * value
                if scaled:
                    row = bend[i]
                    for j in range(i + 1):
                        row[j] += scaled * values[j]
        for i in range(size):
            for j in range(i):
                bend[j][i] = bend[i][j]
        weights = [weight + step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return weights


def chance_of(weights: Sequence[float], values: Sequence[float]) -> float:
    total = sum(weight * value for weight, value in zip(weights, values, strict=True))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[k][j] -= factor * rows[i][j]
    result = [0.0] * size
    for i in range(size - 1, -1, -1):
        known = sum(rows[i][j] * result[j] for j in range(i + 1, size))
        result[i] = (rows[i][size] - known) / rows[i][i]
    return result


def surprise(weights: Sequence[float], rows: Sequence[Row]) -> float:
    """The mean log loss."""
    total = 0.0
    for values, won in rows:
        guess = chance_of(weights, values)
        total -= log(guess if won else 1 - guess)
    return total / len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1200)
    games = parser.parse_args().games
    played = [positions(number) for number in range(games)]
    part = max(1, games * 4 // 5)
    training = [row for game in played[:part] for row in game]
    rest = [row for game in played[part:] for row in game]
    weights = fit(training)
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{name:<20} {weight:>8.3f}")
    print(f"log loss {surprise(weights, training):.4f} fitted, {surprise(weights, rest or training):.4f} unseen")
    print(", ".join(f"{weight:.3f}" for weight in weights))


if __name__ == "__main__":
    main()
