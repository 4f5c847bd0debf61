"""The scale on which everything is weighed: credits, and what other things are worth in them."""

from typing import Final

CLICK: Final = 1.5
CARD: Final = 1.2
TAG: Final = 2.5
POINT: Final = 6.0
LETHAL: Final = 80.0
WOUND: Final = 8.0  # the most that damage counts beside that risk
END_OF_RUN: Final = 100.0


def thrift(money: int) -> float:
    """The worth of a credit to somebody who has so many."""
    if money < 8:
        return 1.0
    return max(0.3, 1.0 - 0.045 * (money - 7))
