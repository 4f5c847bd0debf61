"""Elo ratings of bots from a round robin, with their intervals.

The ratings are those under which the results are most likely (Bradley and Terry), with half a win and half a loss
against an average opponent added for each bot, so that one who won everything still has a rating. Their mean is 1500.
The intervals come from the curvature of the likelihood and hold at 95 %.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from netrunner.simulate.confidence import Z

MEAN: Final = 1500.0
SCALE: Final = 400 / log(10)
STEPS: Final = 200

Results = Mapping[tuple[str, str], tuple[float, int]]
"""For a pair of names: what the first scored (a draw is half), and games played."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of one bot."""

    name: str
    elo: float
    margin: float
    """Half of the 95 % interval."""
    score: float
    games: int


def ratings(names: Sequence[str], results: Results) -> list[Rating]:
    """The bots from the strongest to the weakest.

    >>> [(r.name, round(r.elo)) for r in ratings(["a", "b"], {("a", "b"): (75, 100)})]
    [('a', 1595), ('b', 1405)]
    """
    strength = [0.0] * len(names)
    for _ in range(STEPS):
        slope, curve = derivatives(names, results, strength)
        inverse = inverted(curve)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        strength = [value + max(-2.0, min(2.0, change)) for value, change in zip(strength, step, strict=True)]
        if max(map(abs, step)) < 1e-10:
            break
    inverse = inverted(derivatives(names, results, strength)[1])
    middle = sum(strength) / len(strength)
    rated = []
    for place, name in enumerate(names):
        score = sum(s for (a, _), (s, _n) in results.items() if a == name)
        score += sum(n - s for (_, b), (s, n) in results.items() if b == name)
        games = sum(n for pair, (_, n) in results.items() if name in pair)
        margin = Z * sqrt(max(0.0, from_mean(inverse, place))) * SCALE
        rated.append(Rating(name, MEAN + SCALE * (strength[place] - middle), margin, score, games))
    return sorted(rated, key=lambda rating: (-rating.elo, rating.name))


def from_mean(variance: list[list[float]], place: int) -> float:
    """The variance of one strength as it differs from the mean of all."""
    size = len(variance)
    weights = [float(other == place) - 1 / size for other in range(size)]
    return sum(weights[a] * weights[b] * variance[a][b] for a in range(size) for b in range(size))


def derivatives(names: Sequence[str], results: Results, strength: list[float]) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood, and minus its curvature. The added half win and half loss keep it invertible."""
    size = len(names)
    slope = [0.5 - expected(strength[place]) for place in range(size)]
    curve = [[0.0] * size for _ in range(size)]
    for place in range(size):
        share = expected(strength[place])
        curve[place][place] = share * (1 - share)
    for (first, second), (score, games) in results.items():
        a, b = names.index(first), names.index(second)
        share = expected(strength[a] - strength[b])
        weight = games * share * (1 - share)
        slope[a] += score - games * share
        slope[b] -= score - games * share
        curve[a][a] += weight
        curve[b][b] += weight
        curve[a][b] -= weight
        curve[b][a] -= weight
    return slope, curve


def expected(difference: float) -> float:
    """What a player scores against one who is so much weaker."""
    return 1 / (1 + exp(-max(-700.0, min(700.0, difference))))


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix (Gauss and Jordan, with the largest pivot)."""
    size = len(matrix)
    rows = [[*row, *(float(place == other) for other in range(size))] for place, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column] or 1e-12
        rows[column] = [value / head for value in rows[column]]
        for place in range(size):
            if place != column and rows[place][column]:
                factor = rows[place][column]
                rows[place] = [a - factor * b for a, b in zip(rows[place], rows[column], strict=True)]
    return [row[size:] for row in rows]
