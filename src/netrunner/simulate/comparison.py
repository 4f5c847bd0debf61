"""Is one deck better than another? Both play the same opponents on the same seeds, and pairs of games are compared.

A pair is one seed, one opponent: the same opponent's cards come in the same order. Only the pairs that one deck won and
the other did not tell the two apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from netrunner.simulate.batch import Batch
from netrunner.simulate.confidence import Rate, chance_of_better, paired_interval
from netrunner.simulate.outcome import Outcome

SURE: Final = 0.975


@dataclass(slots=True)
class Comparison:
    """Two decks of one side over the same pairs of games."""

    names: tuple[str, str]
    side: str
    pairs: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    gained: int = 0
    """Pairs that only the second deck won."""
    lost: int = 0
    """Pairs that only the first deck won."""

    def add(self, first: bool, second: bool) -> None:
        self.pairs += 1
        self.wins[0] += first
        self.wins[1] += second
        self.gained += second and not first
        self.lost += first and not second

    @property
    def rates(self) -> tuple[Rate, Rate]:
        return Rate(self.wins[0], self.pairs), Rate(self.wins[1], self.pairs)

    @property
    def difference(self) -> float:
        return (self.gained - self.lost) / self.pairs if self.pairs else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return paired_interval(self.gained, self.lost, self.pairs)

    @property
    def chance(self) -> float:
        """How likely the second deck is the better one."""
        return chance_of_better(self.gained, self.lost)

    @property
    def verdict(self) -> str:
        """What may be said about it, in a sentence."""
        first, second = self.names
        if self.gained + self.lost == 0:
            return f"{first} and {second} won the same games: nothing tells them apart."
        better, worse, chance = (second, first, self.chance) if self.chance >= 0.5 else (first, second, 1 - self.chance)
        if chance >= SURE:
            return f"{better} is better than {worse}: {certain(chance)} sure."
        return f"It could be chance: {better} is better than {worse} with only {certain(chance)} certainty."

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "decks": list(self.names),
            "side": self.side,
            "pairs": self.pairs,
            "win_rates": [rate.as_json() for rate in self.rates],
            "only_first_won": self.lost,
            "only_second_won": self.gained,
            "difference": {"value": round(self.difference, 6), "low": round(low, 6), "high": round(high, 6)},
            "second_is_better": round(self.chance, 6),
            "verdict": self.verdict,
        }


def certain(chance: float) -> str:
    """A certainty in percent that never claims to be complete.

    >>> certain(0.973), certain(0.99999)
    ('97 %', '99.9 %')
    """
    return f"{100 * chance:.0f} %" if chance < 0.985 else f"{min(99.9, 100 * chance):.1f} %"


def compared(batch: Batch, side: str, outcomes: Iterable[Outcome]) -> Comparison:
    """Compare the two decks of a side; the matchups are all pairings with the opponents."""
    places = [place for place, entry in enumerate(batch.decks) if entry.side == side][:2]
    comparison = Comparison((batch.decks[places[0]].name, batch.decks[places[1]].name), side)
    won: dict[tuple[int, int], dict[int, bool]] = {}
    for outcome in outcomes:
        matchup = batch.matchup(outcome.number)
        own, other = (matchup.corp, matchup.runner) if side == "corp" else (matchup.runner, matchup.corp)
        pair = (other, outcome.number // len(batch.matchups))
        results = won.setdefault(pair, {})
        results[own] = outcome.winner == side
        if len(results) == 2:
            comparison.add(results[places[0]], results[places[1]])
            won[pair] = {}
    return comparison
