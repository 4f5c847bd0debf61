"""Fit the weights of the ace's evaluation to games between rookies.

    python -m bench.evaluation --games 1200

Plays the starters against each other with a little chance mixed in, looks at the position at the start of every turn,
and fits a logistic regression (Newton's method) of who won. Prints the weights for `netrunner.bots.evaluation`.
"""

import argparse
import itertools
import random
from collections.abc import Sequence
from multiprocessing import Pool

import numpy as np
from numpy.typing import NDArray

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

LEAST = 0.03  # a weight that the games did not show

SIGNS = {
    "corp points": 1, "runner points": -1, "corp close": 1, "runner close": -1, "corp credits": 1, "corp rich": 1,
    "runner credits": -1, "runner rich": -1, "HQ open": -1, "HQ at stake": -1, "R&D open": -1, "R&D at stake": -1,
    "Archives at stake": -1, "agenda installed": 1, "agenda advanced": 1, "agenda open": -1, "corp income": 1,
    "unrezzed ice": 1, "rezzed ice": 1, "runner hand": -1, "rig": -1, "breakers": -1, "tags": 1, "brain damage": 1,
    "bad publicity": -1,
}  # fmt: skip
"""What every player knows: whether the Corp likes it. Games between rookies do not show all of it."""

Row = tuple[list[float], float]
Array = NDArray[np.float64]


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
    """Weights that make the results most likely, drawn a little towards nothing. One whose sign contradicts what every
    player knows is set to a small value of the right sign, and the others are fitted around it."""
    values = np.array([row[0] for row in rows])
    won = np.array([row[1] for row in rows])
    fixed: dict[int, float] = {}
    while True:
        weights = newton(values, won, fixed)
        wrong = {
            i: sign * LEAST
            for i, name in enumerate(FEATURES)
            if (sign := SIGNS.get(name, 0)) and weights[i] * sign < 0 and i not in fixed
        }
        if not wrong:
            return [float(weight) for weight in weights]
        fixed |= wrong


def newton(values: Array, won: Array, fixed: dict[int, float]) -> Array:
    """Newton's method for the weights that are not fixed."""
    weights = np.zeros(values.shape[1])
    for i, value in fixed.items():
        weights[i] = value
    free = [i for i in range(values.shape[1]) if i not in fixed]
    part = values[:, free]
    for _ in range(STEPS):
        guess = chances(weights, values)
        slope = part.T @ (won - guess) - RIDGE * weights[free]
        bend = (part * (guess * (1 - guess))[:, None]).T @ part + RIDGE * np.eye(len(free))
        weights[free] += np.linalg.solve(bend, slope)
    return weights


def chances(weights: Array, values: Array) -> Array:
    return 1.0 / (1.0 + np.exp(-np.clip(values @ weights, -30.0, 30.0)))


def surprise(weights: Sequence[float], rows: Sequence[Row]) -> float:
    """The mean log loss."""
    guess = chances(np.array(weights), np.array([row[0] for row in rows]))
    won = np.array([row[1] for row in rows])
    return float(-np.mean(np.log(np.where(won > 0.5, guess, 1 - guess))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1200)
    games = parser.parse_args().games
    with Pool() as pool:
        played = pool.map(positions, range(games), chunksize=8)
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
