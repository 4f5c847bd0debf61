"""The numbers of a batch, counted game by game in any order; memory does not grow with the number of games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from netrunner.engine.terms import SIDES
from netrunner.simulate.batch import Batch, Matchup
from netrunner.simulate.confidence import Rate, mean, quantile
from netrunner.simulate.outcome import Fault, Outcome

FAULTS_KEPT: Final = 50
CURVES: Final = ("corp_points", "runner_points", "corp_credits", "runner_credits")
FEWEST: Final = 0.05  # the share of games that must reach a turn for its curve to be shown


@dataclass(slots=True)
class Score:
    """Won, lost and drawn games."""

    corp_wins: int = 0
    runner_wins: int = 0
    draws: int = 0

    @property
    def games(self) -> int:
        return self.corp_wins + self.runner_wins + self.draws

    def add(self, winner: str | None) -> None:
        if winner == "corp":
            self.corp_wins += 1
        elif winner == "runner":
            self.runner_wins += 1
        else:
            self.draws += 1

    @property
    def corp_rate(self) -> Rate:
        return Rate(self.corp_wins, self.games)

    @property
    def runner_rate(self) -> Rate:
        return Rate(self.runner_wins, self.games)


@dataclass(slots=True)
class CardCount:
    """What became of one title of a side, over the games whose deck has it."""

    games: int = 0
    wins: int = 0
    drawn: int = 0
    """Games in which at least one copy was drawn."""
    drawn_wins: int = 0
    played: int = 0
    """Games in which it was played or installed at least once."""
    played_wins: int = 0
    copies: int = 0
    """Copies drawn in all games."""

    @property
    def with_it(self) -> Rate:
        """The win rate of games in which it was drawn."""
        return Rate(self.drawn_wins, self.drawn)

    @property
    def without_it(self) -> Rate:
        return Rate(self.wins - self.drawn_wins, self.games - self.drawn)

    @property
    def when_played(self) -> Rate:
        return Rate(self.played_wins, self.played)


class Tally:
    """Everything that is counted in a batch."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.score = Score()
        self.scores: dict[Matchup, Score] = {matchup: Score() for matchup in batch.matchups}
        self.reasons: Counter[str] = Counter()
        self.lengths: dict[tuple[str | None, str], Counter[int]] = {}
        """Turns, by winner and reason."""
        self.choices: Counter[int] = Counter()
        self.curves: list[tuple[Counter[int], ...]] = []
        """By turn, the values of each of CURVES."""
        self.cards: dict[tuple[str, str], CardCount] = {}
        self.faults: list[tuple[int, Fault]] = []
        """The first of them, by number of the game."""
        self.fault_count = 0

    @property
    def games(self) -> int:
        return self.score.games

    @property
    def corp_wins(self) -> int:
        return self.score.corp_wins

    @property
    def runner_wins(self) -> int:
        return self.score.runner_wins

    @property
    def draws(self) -> int:
        return self.score.draws

    @property
    def turns(self) -> Counter[int]:
        """Games by their length in turns; those that a fault ended do not count."""
        return sum(self.lengths.values(), Counter())

    def add(self, outcome: Outcome) -> None:
        matchup = self.batch.matchup(outcome.number)
        self.score.add(outcome.winner)
        self.scores[matchup].add(outcome.winner)
        self.reasons[outcome.reason] += 1
        if outcome.fault is not None:
            self.fault_count += 1
            self.faults = sorted([*self.faults, (outcome.number, outcome.fault)], key=lambda row: row[0])[:FAULTS_KEPT]
            return  # a broken-off game says nothing about lengths, credits or cards
        self.lengths.setdefault((outcome.winner, outcome.reason), Counter())[outcome.turns] += 1
        self.choices[outcome.choices] += 1
        for turn, row in enumerate(outcome.curve[:-1]):
            if turn == len(self.curves):
                self.curves.append(tuple(Counter() for _ in CURVES))
            for counter, value in zip(self.curves[turn], row, strict=True):
                counter[value] += 1
        for side, place in zip(SIDES, (matchup.corp, matchup.runner), strict=True):
            self.add_cards(side, place, outcome)

    def add_cards(self, side: str, place: int, outcome: Outcome) -> None:
        won = outcome.winner == side
        seen = outcome.cards[SIDES.index(side)]
        for title in self.batch.deck(place).cards:
            count = self.cards.setdefault((side, title), CardCount())
            copies, times = seen.get(title, (0, 0))
            count.games += 1
            count.wins += won
            count.drawn += copies > 0
            count.drawn_wins += won and copies > 0
            count.played += times > 0
            count.played_wins += won and times > 0
            count.copies += copies

    def shown_curves(self) -> list[tuple[Counter[int], ...]]:
        """The curves as far as enough games got."""
        games = sum(self.choices.values())
        return [row for row in self.curves if row[0].total() >= max(2, FEWEST * games)]

    def as_json(self) -> dict[str, Any]:
        """All of it as plain data."""
        turns = self.turns
        return {
            "games": self.games,
            "corp_wins": self.corp_wins,
            "runner_wins": self.runner_wins,
            "draws": self.draws,
            "corp_win_rate": self.score.corp_rate.as_json(),
            "reasons": dict(sorted(self.reasons.items())),
            "seed": self.batch.seed,
            "turns": spread_of(turns) if turns else None,
            "choices": spread_of(self.choices) if self.choices else None,
            "matchups": [self.matchup_json(matchup) for matchup in self.batch.matchups],
            "endings": [
                {"winner": winner, "reason": reason, "games": counter.total(), "turns": spread_of(counter)}
                for (winner, reason), counter in sorted(self.lengths.items(), key=str)
            ],
            "curves": {
                name: [{"turn": turn, **spread_of(row[place])} for turn, row in enumerate(self.shown_curves(), 1)]
                for place, name in enumerate(CURVES)
            },
            "cards": [card_json(side, title, count) for (side, title), count in sorted(self.cards.items())],
            "fault_count": self.fault_count,
            "faults": [
                {"game": number, "side": fault.side, "kind": fault.kind, "message": fault.message}
                for number, fault in self.faults
            ],
        }

    def matchup_json(self, matchup: Matchup) -> dict[str, Any]:
        score = self.scores[matchup]
        return {
            "corp": self.batch.decks[matchup.corp].name,
            "runner": self.batch.decks[matchup.runner].name,
            "bots": [matchup.corp_bot, matchup.runner_bot],
            "games": score.games,
            "corp_wins": score.corp_wins,
            "runner_wins": score.runner_wins,
            "draws": score.draws,
            "corp_win_rate": score.corp_rate.as_json(),
        }


def accused(number: int, matchup: Matchup, fault: Fault) -> str:
    """A fault in a sentence."""
    if fault.side is None:
        return f"Game {number} was broken off because the engine contradicted itself: {fault.message}"
    bot = matchup.corp_bot if fault.side == "corp" else matchup.runner_bot
    return f"Game {number} was lost by {bot} ({fault.side}), {fault.kind}: {fault.message}"


def spread_of(counter: Counter[int]) -> dict[str, float | int]:
    """A counted value in five numbers."""
    return {
        "games": counter.total(),
        "mean": round(mean(counter), 3),
        "low": quantile(counter, 0.1),
        "median": quantile(counter, 0.5),
        "high": quantile(counter, 0.9),
    }


def card_json(side: str, title: str, count: CardCount) -> dict[str, Any]:
    return {
        "side": side,
        "title": title,
        "games": count.games,
        "drawn": count.drawn,
        "copies_drawn": count.copies,
        "played": count.played,
        "win_rate_drawn": count.with_it.as_json(),
        "win_rate_not_drawn": count.without_it.as_json(),
        "win_rate_played": count.when_played.as_json(),
    }
