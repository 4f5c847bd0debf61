"""Glicko ratings (Mark Glickman, "The Glicko system"): a strength and how sure we are of it.

A new player's first games move the rating far, since we know nothing; later ones move it little. Who does not play for
a while becomes uncertain again. Pure: no clock, no database.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

START: Final = 1500.0
WIDEST: Final = 350.0
"""The deviation of somebody of whom nothing is known."""
NARROWEST: Final = 45.0
"""However many games somebody has played: people get better, and a rating must be able to follow."""
DRIFT: Final = (WIDEST**2 - 50.0**2) / 730
"""The variance that a day without games adds: after two years we know nothing again."""
SETTLED: Final = 110.0
"""From this deviation on a rating says something."""
SURE: Final = 1.96
"""So many deviations to both sides hold the true strength in 95 of 100 cases."""
Q: Final = math.log(10) / 400


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength and its standard deviation."""

    value: float = START
    deviation: float = WIDEST

    @property
    def settled(self) -> bool:
        return self.deviation <= SETTLED

    @property
    def margin(self) -> float:
        """How far off it may well be."""
        return SURE * self.deviation


def rested(rating: Rating, days: float) -> Rating:
    """A rating after days without games."""
    return Rating(rating.value, min(WIDEST, math.sqrt(rating.deviation**2 + DRIFT * max(0.0, days))))


def weight(deviation: float) -> float:
    """How much a result against somebody says, who may be stronger or weaker than we think."""
    return 1 / math.sqrt(1 + 3 * Q**2 * deviation**2 / math.pi**2)


def expected(rating: Rating, opponent: Rating) -> float:
    """The share of points to be expected against an opponent."""
    return 1 / (1 + math.pow(10, -weight(opponent.deviation) * (rating.value - opponent.value) / 400))


def after(rating: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """A rating after games against some opponents: 1 for a win, 0.5 for a draw, 0 for a loss.

    >>> fresh = Rating()
    >>> round(after(fresh, [(fresh, 1.0)]).value)
    1662
    """
    information = 1 / rating.deviation**2
    surprise = 0.0
    for opponent, points in games:
        share = expected(rating, opponent)
        information += Q**2 * weight(opponent.deviation) ** 2 * share * (1 - share)
        surprise += weight(opponent.deviation) * (points - share)
    return Rating(rating.value + Q / information * surprise, max(NARROWEST, math.sqrt(1 / information)))
