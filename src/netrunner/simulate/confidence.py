"""How sure we are: Wilson intervals for rates, paired differences, quantiles of counted values.

The level is 95 % throughout. Everything is computed from whole counts, so equal games give equal numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb, erf, sqrt
from typing import Final

Z: Final = 1.959964  # the 97.5 % quantile of the normal distribution


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of games with its 95 % interval."""

    count: int
    of: int

    @property
    def value(self) -> float:
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.count, self.of)

    def as_json(self) -> dict[str, float | int]:
        low, high = self.interval
        return {
            "count": self.count,
            "of": self.of,
            "value": round(self.value, 6),
            "low": round(low, 6),
            "high": round(high, 6),
        }

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f}–{100 * high:.1f} %)"


def wilson(count: int, of: int) -> tuple[float, float]:
    """Wilson's score interval of a share: sensible also for few games and for shares of 0 and 1.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if of == 0:
        return 0.0, 1.0
    share, spread = count / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return (0.0 if count == 0 else middle - half), (1.0 if count == of else middle + half)


def paired_interval(gained: int, lost: int, pairs: int) -> tuple[float, float]:
    """Bonett and Price's interval of the difference between two rates measured on the same pairs.

    `gained` pairs were won by the second only, `lost` by the first only.

    >>> low, high = paired_interval(30, 10, 200)
    >>> round(low, 3), round(high, 3)
    (0.038, 0.16)
    """
    up, down, of = (gained + 1) / (pairs + 2), (lost + 1) / (pairs + 2), pairs + 2
    half = Z * sqrt((up + down - (up - down) ** 2) / of)
    return max(-1.0, up - down - half), min(1.0, up - down + half)


def chance_of_better(gained: int, lost: int) -> float:
    """How likely the second is the better one, when before the games either was as likely to be.

    The chance that a Beta(gained + 1, lost + 1) value exceeds one half, which is a sum of binomial coefficients.

    >>> chance_of_better(0, 0), round(chance_of_better(9, 1), 4)
    (0.5, 0.9941)
    """
    tosses = gained + lost + 1
    if tosses > 4000:  # the exact sum would take long numbers; the normal value agrees to four digits
        return normal((gained - lost) / sqrt(tosses))
    ways: int = sum(comb(tosses, heads) for heads in range(gained + 1))
    return ways / (1 << tosses)


def normal(x: float) -> float:
    """The distribution function of the normal distribution."""
    return (1 + erf(x / sqrt(2))) / 2


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The smallest value that at least a share of the counted values do not exceed.

    >>> quantile({1: 2, 5: 1, 9: 1}, 0.5), quantile({1: 2, 5: 1, 9: 1}, 0.9)
    (1, 9)
    """
    total = sum(counts.values())
    reached = 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= share * total:
            return value
    raise ValueError("nothing was counted")


def mean(counts: Mapping[int, int]) -> float:
    return sum(value * count for value, count in counts.items()) / (sum(counts.values()) or 1)
