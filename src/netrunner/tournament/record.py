"""Results that another program recorded: standings worked out again, and every difference named.

Tournament Regulations: IV.7.b Tiebreakers, IV.5 Double Elimination Rounds. What a player missed before their last round
counts as played (unpaired losses); what came after it does not (dropped).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import Any

from netrunner.tournament.bracket import Bracket
from netrunner.tournament.errors import Refused
from netrunner.tournament.sides import SideReason, Sides
from netrunner.tournament.standings import Standing, Tally, standings
from netrunner.tournament.structure import largest_cut

ROUNDED = " (the file compared rounded strengths; our exact fractions differ)"


@dataclass(frozen=True)
class Recorded:
    """A player as the file has them; what it did not record is None. `sos` and `esos` are decimals as written."""

    id: int
    name: str
    lot: int
    corp: str = ""
    runner: str = ""
    rank: int | None = None
    points: int | None = None
    sos: str | None = None
    esos: str | None = None
    cut_rank: int | None = None
    active: bool = True
    disqualified: bool = False


@dataclass(frozen=True)
class RecordedMatch:
    table: int
    first: int
    second: int | None
    points: tuple[int, int]
    games: tuple[tuple[int, int], tuple[int, int]] | None = None  # points as (corp, runner) of each player
    runner: int | None = None  # who was the Runner, where a round is one game


@dataclass(frozen=True)
class RecordedGame:
    """A game of the cut; the sides are unknown where the file does not say. In a bye the loser had left."""

    first: int
    second: int
    winner: int | None
    corp: int | None = None
    bye: bool = False

    @property
    def loser(self) -> int:
        return self.second if self.winner == self.first else self.first


@dataclass
class Record:
    name: str
    date: str
    players: dict[int, Recorded]
    rounds: list[list[RecordedMatch]]
    seeds: list[int] = field(default_factory=list)
    games: list[RecordedGame] = field(default_factory=list)
    organizer: str = ""
    single_elimination: bool = False
    single_sided: bool = False
    source: str = ""  # the program that wrote it, where that matters

    def tallies(self) -> dict[int, Tally]:
        found = {
            player.id: Tally(player.id, player.name, player.lot, ranked=not player.disqualified)
            for player in self.players.values()
        }
        for number, matches in enumerate(self.rounds, start=1):
            for match in matches:
                for player, opponent, points in _sides(match):
                    found[player].points += points
                    found[player].rounds = number
                    if opponent is not None:
                        found[player].opponents.append(opponent)
        return found

    def standings(self) -> list[Standing]:
        return standings(self.tallies())

    def bracket(self) -> Bracket | None:
        """The cut played again on the wiring; None without one. Refuses games that do not fit."""
        if not self.seeds:
            return None
        if len(self.seeds) != largest_cut(len(self.seeds)):
            raise Refused(f"A cut is to the top 2, 4, 8, 16 and so on; this one has {len(self.seeds)} players")
        bracket = Bracket(list(self.seeds), single=self.single_elimination)
        for game in self.games:
            if game.bye:
                bracket.drop(game.loser)
                continue
            pair = {game.first, game.second}
            number = next((open_ for open_ in bracket.open_games() if set(bracket.players(open_) or ()) == pair), None)
            names = " and ".join(self.players[player].name for player in (game.first, game.second))
            if number is None:
                raise Refused(f"{names} do not meet in a bracket of {len(self.seeds)} after the games before")
            if game.winner is None:
                raise Refused(f"The game of {names} has no winner")
            corp = game.corp if game.corp is not None else game.first
            why = SideReason.CHOICE if bracket.chooser(number) is not None else SideReason.LEAST
            bracket.set_sides(number, Sides(corp, (pair - {corp}).pop(), why))
            bracket.report(number, game.winner)
        return bracket

    def differences(self) -> list[str]:
        """What the file recorded and the regulations do not give, a sentence each."""
        found = self._match_differences()
        written = [text for player in self.players.values() for text in (player.sos, player.esos) if text]
        digits = max(map(decimal_places, written), default=0)
        rounded = self._ranked_by_rounded_strengths()
        for standing in self.standings():
            player = self.players[standing.id]
            for what, recorded, computed in (
                ("rank", player.rank, standing.rank),
                ("points", player.points, standing.points),
            ):
                if recorded is not None and recorded != computed:
                    why = ROUNDED if what == "rank" and rounded else ""
                    found.append(f"{player.name}: {what} recorded as {recorded}, computed {computed}{why}")
            for what, decimal, exact in (
                ("strength of schedule", player.sos, standing.sos),
                ("extended strength of schedule", player.esos, standing.esos),
            ):
                if decimal is not None and not agrees(decimal, exact, digits):
                    found.append(f"{player.name}: {what} recorded as {decimal}, computed {exact}")
        return found + self._cut_differences()

    def _ranked_by_rounded_strengths(self) -> bool:
        """Whether the recorded order follows from the recorded, rounded strengths, and not from the exact ones."""
        exact = {each.id: (each.points, each.sos, each.esos) for each in self.standings()}
        ranked = [player for player in self.players.values() if player.rank is not None and player.id in exact]
        ranked.sort(key=lambda player: player.rank or 0)
        try:
            rounded = [(exact[each.id][0], Decimal(each.sos or "0"), Decimal(each.esos or "0")) for each in ranked]
        except InvalidOperation:
            return False
        right = [exact[each.id] for each in ranked]
        return rounded == sorted(rounded, reverse=True) and right != sorted(right, reverse=True)

    def _match_differences(self) -> list[str]:
        found = []
        met: set[frozenset[int]] = set()
        for number, matches in enumerate(self.rounds, start=1):
            seen: set[int] = set()
            for match in matches:
                for player, opponent, _ in _sides(match):
                    if player in seen:
                        found.append(f"{self.players[player].name}: in two matches of round {number}")
                    seen.add(player)
                    if opponent is not None and player == match.first and frozenset((player, opponent)) in met:
                        names = f"{self.players[player].name} and {self.players[opponent].name}"
                        found.append(f"{names}: paired again in round {number}")
                if match.second is not None:
                    met.add(frozenset((match.first, match.second)))
        return found

    def _cut_differences(self) -> list[str]:
        if not self.seeds:
            return []
        tallies = self.tallies()
        for tally in tallies.values():
            tally.ranked = True  # whoever was disqualified in the cut had been in the standings
        active = [standing.id for standing in standings(tallies) if self.players[standing.id].active]
        last = max((active.index(seed) for seed in self.seeds if seed in active), default=0)
        left = [player for player in active[:last] if player not in self.seeds]
        active = [player for player in active if player not in left]  # they left before the cut, and others moved up
        found = [
            f"{self.players[seed].name}: seed recorded as {place}, computed {active.index(seed) + 1}"
            for place, seed in enumerate(self.seeds, start=1)
            if seed in active and active.index(seed) + 1 != place
        ]
        try:
            bracket = self.bracket()
        except Refused as refusal:
            return [*found, f"The cut cannot be followed: {refusal}"]
        assert bracket is not None
        for place, player in bracket.places():
            recorded = self.players[player].cut_rank
            if recorded is not None and recorded != place:
                found.append(f"{self.players[player].name}: rank in the cut recorded as {recorded}, computed {place}")
        return found


def _sides(match: RecordedMatch) -> list[tuple[int, int | None, int]]:
    sides: list[tuple[int, int | None, int]] = [(match.first, match.second, match.points[0])]
    if match.second is not None:
        sides.append((match.second, match.first, match.points[1]))
    return sides


def agrees(decimal: str, exact: Fraction, digits: int) -> bool:
    """Whether a decimal is the exact value, rounded or cut off after so many digits.

    >>> agrees("2.91667", Fraction(35, 12), 5), agrees("3", Fraction(17, 5), 5)
    (True, False)
    """
    try:
        return abs(Fraction(Decimal(decimal)) - exact) < Fraction(1, 10**digits)
    except (InvalidOperation, ValueError, OverflowError):
        return False


def decimal_places(decimal: str) -> int:
    """The digits after the point, nine at most."""
    return min(len(decimal.partition(".")[2]), 9)


# --- reading other people's JSON


def want(record: Mapping[str, Any], key: str, kind: type, where: str) -> Any:
    """A field that must be there and of a kind; refuses with its place."""
    value = record.get(key)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        names = {dict: "an object", list: "a list", int: "a whole number", str: "a text"}
        raise Refused(f"{where}: `{key}` should be {names[kind]}, not {value!r}")
    return value


def whole(value: Any, where: str) -> int:
    """A whole number, also written as text."""
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        raise Refused(f"{where} should be a whole number, not {value!r}")
    try:
        return int(value)
    except ValueError:
        raise Refused(f"{where} should be a whole number, not {value!r}") from None
