"""Results of games and rounds, and the tournament points they are worth.

Tournament Regulations: IV.6 End of Game, IV.7 Tournament Points, IV.7.a Intentional Round Split, IV.2 Pairings (byes).

A match is written from the side of its first player: `Result.points` is (first player's, second player's). Where the
two games are known, the first is the one in which the first player plays the Corp.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import product

from netrunner.tournament.errors import Refused

WIN, MODIFIED_WIN, DRAW, LOSS = 3, 2, 1, 0


class Outcome(StrEnum):
    CORP = "corp"
    RUNNER = "runner"
    CORP_MODIFIED = "corp modified"
    RUNNER_MODIFIED = "runner modified"
    DRAW = "draw"
    NOT_PLAYED = "not played"


class Ending(StrEnum):
    AGENDA_POINTS = "agenda points"
    FLATLINE = "flatline"
    EMPTY_RD = "empty R&D"
    TIME = "time"
    CONCESSION = "concession"


POINTS: dict[Outcome, tuple[int, int]] = {
    # outcome: points of the Corp, points of the Runner
    Outcome.CORP: (WIN, LOSS),
    Outcome.RUNNER: (LOSS, WIN),
    Outcome.CORP_MODIFIED: (MODIFIED_WIN, LOSS),
    Outcome.RUNNER_MODIFIED: (LOSS, MODIFIED_WIN),
    Outcome.DRAW: (DRAW, DRAW),
    Outcome.NOT_PLAYED: (LOSS, LOSS),
}

OUTCOMES_OF: dict[Ending, frozenset[Outcome]] = {
    Ending.AGENDA_POINTS: frozenset({Outcome.CORP, Outcome.RUNNER}),
    Ending.FLATLINE: frozenset({Outcome.CORP}),
    Ending.EMPTY_RD: frozenset({Outcome.RUNNER}),
    Ending.TIME: frozenset({Outcome.CORP_MODIFIED, Outcome.RUNNER_MODIFIED, Outcome.DRAW}),
    Ending.CONCESSION: frozenset({Outcome.CORP, Outcome.RUNNER}),
}

RULE_OF: dict[Ending, str] = {
    Ending.AGENDA_POINTS: "TR/end-of-game/2",
    Ending.FLATLINE: "TR/end-of-game/3",
    Ending.EMPTY_RD: "TR/end-of-game/4",
    Ending.TIME: "TR/end-of-game/6",
    Ending.CONCESSION: "TR/end-of-game/8",
}


@dataclass(frozen=True)
class Game:
    """One finished game."""

    outcome: Outcome
    ending: Ending | None = None

    def __post_init__(self) -> None:
        if self.ending is not None and self.outcome not in OUTCOMES_OF[self.ending]:
            right = " or ".join(sorted(OUTCOMES_OF[self.ending]))
            raise Refused(
                f"A game that ends by {self.ending} has the result {right}, not {self.outcome}", RULE_OF[self.ending]
            )

    @property
    def corp_points(self) -> int:
        return POINTS[self.outcome][0]

    @property
    def runner_points(self) -> int:
        return POINTS[self.outcome][1]


def by_agenda_points(corp: int, runner: int, to_win: int = 7) -> Game:
    """The game in which a side has reached the points that win; refuses when neither has."""
    if max(corp, runner) < to_win:
        raise Refused(f"Neither side has {to_win} agenda points ({corp} and {runner})", "TR/end-of-game/2")
    return Game(Outcome.CORP if corp >= to_win else Outcome.RUNNER, Ending.AGENDA_POINTS)


def by_time(corp: int, runner: int, to_win: int = 7) -> Game:
    """The game that time ended, after both have completed a turn: more agenda points is a modified win.

    >>> by_time(4, 3).outcome.value, by_time(2, 2).outcome.value
    ('corp modified', 'draw')
    """
    if max(corp, runner) >= to_win:
        return by_agenda_points(corp, runner, to_win)
    if corp == runner:
        return Game(Outcome.DRAW, Ending.TIME)
    return Game(Outcome.CORP_MODIFIED if corp > runner else Outcome.RUNNER_MODIFIED, Ending.TIME)


def by_concession(side: str) -> Game:
    """The game that a side ("corp" or "runner") conceded."""
    return Game(Outcome.RUNNER if side == "corp" else Outcome.CORP, Ending.CONCESSION)


class ResultOrigin(StrEnum):
    """How a match came to its result."""

    PLAYED = "played"
    SPLIT = "split"
    BYE = "bye"
    NO_SHOW = "no-show"


@dataclass(frozen=True)
class Result:
    """The result of a match; `games` is empty where only the totals are known."""

    points: tuple[int, int]
    games: tuple[Game, ...] = ()
    how: ResultOrigin = ResultOrigin.PLAYED
    leader: str | None = None  # who was present when a split was agreed

    def swapped(self) -> "Result":
        """The same result from the second player's side; totals only."""
        return Result((self.points[1], self.points[0]), (), self.how, self.leader)


@cache
def possible_totals(games: int) -> list[tuple[int, int]]:
    """Every pair of totals that a match of one or two games can end with, highest first.

    >>> (4, 1) in possible_totals(2), (6, 3) in possible_totals(2), (3, 0) in possible_totals(1)
    (True, False, True)
    """
    single = set(POINTS.values())
    totals = {(sum(a for a, _ in line), sum(b for _, b in line)) for line in product(single, repeat=games)}
    return sorted(totals, reverse=True)


def by_points(first: int, second: int, games: int = 2) -> Result:
    """A result of which only the totals are known."""
    if (first, second) not in possible_totals(games):
        known = ", ".join(f"{a}-{b}" for a, b in possible_totals(games) if a >= b)
        raise Refused(
            f"{first}-{second} cannot be the result of {_count(games)}: possible are {known}, and the same reversed",
            "TR/tournament-points/1",
        )
    return Result((first, second))


def by_games(as_corp: Game, as_runner: Game | None = None) -> Result:
    """The first player's game as the Corp and the one as the Runner (none in a one-game round)."""
    first, second = as_corp.corp_points, as_corp.runner_points
    if as_runner is None:
        return Result((first, second), (as_corp,))
    return Result((first + as_runner.runner_points, second + as_runner.corp_points), (as_corp, as_runner))


def one_game(game: Game, first_is_corp: bool) -> Result:
    """A match of one game (half draft)."""
    points = POINTS[game.outcome]
    return Result(points if first_is_corp else (points[1], points[0]), (game,))


def split(leader: str | None) -> Result:
    """An intentional round split: each concedes one game to the other, and a leader heard the agreement."""
    if not leader:
        raise Refused(
            "An intentional split counts only if a leader was present when it was agreed: name the leader",
            "TR/intentional-round-split/1",
        )
    return Result((WIN, WIN), (), ResultOrigin.SPLIT, leader)


def bye(games: int = 2) -> Result:
    """A bye: every win of the round."""
    return Result((WIN * games, LOSS), (), ResultOrigin.BYE)


def no_show(first_absent: bool, second_absent: bool, games: int = 2) -> Result:
    """A match to which one player or both did not come: the one who came wins every game."""
    won = WIN * games
    return Result((0 if first_absent else won, 0 if second_absent else won), (), ResultOrigin.NO_SHOW)


def _count(games: int) -> str:
    return "one game" if games == 1 else f"{games} games"


def explanations(points: tuple[int, int], games: int = 2) -> Iterator[tuple[Outcome, ...]]:
    """Every way in which the games of a match can add up to these totals."""
    for line in product(Outcome, repeat=games):
        result = by_games(Game(line[0]), Game(line[1]) if games == 2 else None)
        if result.points == points:
            yield line
