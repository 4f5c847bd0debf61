"""Standings in exact fractions.

Tournament Regulations: IV.7 Tournament Points, IV.7.b Tiebreakers. A bye is no opponent, but its points and its round
count for the player who had it. Rounds missed by someone who came late or came back are unpaired losses and count as
played; rounds after a drop do not.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

ZERO = Fraction(0)


@dataclass
class Tally:
    """What one player has done in a stage. `lot` breaks the last ties: lower is better, drawn once."""

    id: int
    name: str
    lot: int = 0
    points: int = 0
    rounds: int = 0
    opponents: list[int] = field(default_factory=list)
    left: bool = False
    ranked: bool = True  # a disqualified player keeps counting for others, and has no rank

    @property
    def average(self) -> Fraction:
        """Tournament points a round played."""
        return Fraction(self.points, self.rounds) if self.rounds else ZERO


@dataclass(frozen=True)
class Standing:
    rank: int
    id: int
    name: str
    points: int
    rounds: int
    sos: Fraction
    esos: Fraction
    by_lot: bool = False  # only the lot separates this player from a neighbour
    left: bool = False  # has left the event, and cannot win it

    def as_json(self) -> dict[str, int | str]:
        """Plain data, the strengths as exact fractions: `"13/6"`."""
        return {
            "rank": self.rank,
            "id": self.id,
            "name": self.name,
            "points": self.points,
            "rounds": self.rounds,
            "sos": str(self.sos),
            "esos": str(self.esos),
        }


def strength(player: Tally, tallies: Mapping[int, Tally]) -> Fraction:
    """Strength of schedule: the mean of the opponents' points a round.

    >>> field = {1: Tally(1, "A", opponents=[2]), 2: Tally(2, "B", points=13, rounds=6, opponents=[1])}
    >>> strength(field[1], field)
    Fraction(13, 6)
    """
    return _mean([tallies[other].average for other in player.opponents])


def standings(tallies: Mapping[int, Tally]) -> list[Standing]:
    """Everyone who is ranked, best first: points, strength of schedule, its extension, the lot."""
    sos = {player.id: strength(player, tallies) for player in tallies.values()}
    esos = {player.id: _mean([sos[other] for other in player.opponents]) for player in tallies.values()}
    ranked = [player for player in tallies.values() if player.ranked]
    ranked.sort(key=lambda player: (-player.points, -sos[player.id], -esos[player.id], player.lot, player.id))
    merits = [(player.points, sos[player.id], esos[player.id]) for player in ranked]
    return [
        Standing(
            place + 1,
            player.id,
            player.name,
            player.points,
            player.rounds,
            sos[player.id],
            esos[player.id],
            left=player.left,
            by_lot=merits[place] in merits[max(0, place - 1) : place] + merits[place + 1 : place + 2],
        )
        for place, player in enumerate(ranked)
    ]


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, ZERO) / len(values) if values else ZERO
