"""Which side each player plays in a double elimination game.

Tournament Regulations: IV.5.a Deck Choice. Only games of the elimination stage count: every Swiss round has both sides.
"""

from dataclasses import dataclass
from enum import StrEnum
from random import Random


class SideReason(StrEnum):
    CHOICE = "the higher seed chooses"
    LEAST = "each plays the side played least"
    DIFFERENTIAL = "the greater differential decides"
    RANDOM = "drawn at random"
    SWITCH = "the second final switches sides"


@dataclass(frozen=True)
class SideCounts:
    """How often a player has played each side in this stage."""

    corp: int = 0
    runner: int = 0

    @property
    def least(self) -> str | None:
        """The side played less often; None when both were played equally often."""
        if self.corp == self.runner:
            return None
        return "corp" if self.corp < self.runner else "runner"

    @property
    def differential(self) -> int:
        return abs(self.corp - self.runner)


@dataclass(frozen=True)
class Sides:
    corp: int
    runner: int
    why: SideReason


def assign(first: int, second: int, counts: dict[int, SideCounts], rng: Random) -> Sides:
    """The sides of two players after the first round.

    >>> counts = {1: SideCounts(corp=1, runner=2), 2: SideCounts(corp=1, runner=3)}
    >>> assign(1, 2, counts, Random(0)).corp
    2
    """
    one, two = counts.get(first, SideCounts()), counts.get(second, SideCounts())
    if one.least != two.least:
        if one.least is not None:
            return _give(first, second, one.least, SideReason.LEAST)
        assert two.least is not None
        return _give(second, first, two.least, SideReason.LEAST)
    if one.least is not None and one.differential != two.differential:
        player, other = (first, second) if one.differential > two.differential else (second, first)
        return _give(player, other, one.least, SideReason.DIFFERENTIAL)
    return _give(first, second, rng.choice(["corp", "runner"]), SideReason.RANDOM)


def assign_second_final(first_game: Sides, counts: dict[int, SideCounts], rng: Random) -> Sides:
    """The sides of the second final: those of the first are never repeated."""
    sides = assign(first_game.corp, first_game.runner, counts, rng)
    if (sides.corp, sides.runner) == (first_game.corp, first_game.runner):
        return Sides(first_game.runner, first_game.corp, SideReason.SWITCH)
    return sides


def _give(player: int, other: int, side: str, why: SideReason) -> Sides:
    return Sides(player, other, why) if side == "corp" else Sides(other, player, why)
