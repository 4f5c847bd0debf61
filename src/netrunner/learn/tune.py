"""Tune the numbers of the rookie's rules of thumb by games between rookies.

In every game each number is moved up or down by chance, for either side, and who wins is noted. Because all numbers are
moved independently, one set of games tells about all of them at once: the effect of a number is the difference between
what its side won with it up and with it down. After a round each number moves the way that won, the further the
clearer, and the next round begins around the new numbers. A check plays new numbers against old ones on other seeds.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final

from netrunner.bots.rookie import best
from netrunner.bots.tuning import corp_tuning, runner_tuning, use_numbers
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RUNNER
from netrunner.game import Game
from netrunner.learn.matches import deck, match
from netrunner.simulate.confidence import wilson

SPREAD: Final = 0.3  # the share by which numbers are moved up and down
SMALL: Final = 0.4  # by how much a number is moved that is nothing
USUAL: Final = 0.015  # the share of games that a number usually decides: what is measured is drawn towards nothing
FARTHEST: Final = 1.0  # spreads that a number moves after a round
LONGEST: Final = 4000  # choices
CHECKED: Final = 10**6  # the number of the first game of a check
SIDES: Final = ("corp", "runner")

Numbers = dict[str, dict[str, float]]
"""The numbers by side and name."""


def numbers() -> Numbers:
    """The numbers that rookies go by now."""
    return {
        side: {name: float(getattr(tuning, name)) for name in names_of(tuning)}
        for side, tuning in zip(SIDES, (corp_tuning, runner_tuning), strict=True)
    }


def names_of(tuning: object) -> list[str]:
    """The names of what can be tuned."""
    return sorted(name for name in dir(tuning) if isinstance(getattr(tuning, name), float))


def use(side: str, values: Mapping[str, float]) -> None:
    """Let the rookies of a side go by these numbers from now on."""
    use_numbers(corp_tuning if side == "corp" else runner_tuning, dict(values))


def play(number: int) -> int:
    """Who wins a game between rookies that go by the numbers in use; -1 where nobody does."""
    corp, runner = match(number)
    game = Game.start(deck(corp), deck(runner), seed=number, skip_empty_windows=True, log=False)
    return finish(game.state)


def finish(g: State) -> int:
    for _ in range(LONGEST):
        if g.reason:
            break
        g.choose(g.options[best(g)] if len(g.options) > 1 else g.options[0])
    return g.winner if g.reason else -1


def moved(value: float, spreads: float) -> float:
    """A number so many spreads further up."""
    return value * exp(SPREAD * spreads) if value else SMALL * spreads


def signs(values: Numbers, number: int) -> dict[str, dict[str, int]]:
    """Which numbers are up (1) and down (-1) in a game."""
    chance = random.Random(f"tuning:{number}")
    return {side: {name: chance.choice((-1, 1)) for name in sorted(values[side])} for side in SIDES}


@dataclass
class Round:
    """Games around some numbers: who won each, by its number."""

    values: Numbers
    first: int
    winners: list[int] = field(default_factory=list)

    def play(self, games: int) -> None:
        """The next few games."""
        for number in range(self.first + len(self.winners), self.first + len(self.winners) + games):
            for side, ups in signs(self.values, number).items():
                use(side, {name: moved(self.values[side][name], up) for name, up in ups.items()})
            self.winners.append(play(number))

    def effects(self) -> dict[str, dict[str, float]]:
        """What share of games its side wins more with a number up than with it down."""
        sums: dict[str, dict[str, float]] = {side: dict.fromkeys(self.values[side], 0.0) for side in SIDES}
        count = max(1, len(self.winners))
        usual = sum(winner == CORP for winner in self.winners) / count
        for place, winner in enumerate(self.winners):
            won = (winner == CORP) - usual
            for side, ups in signs(self.values, self.first + place).items():
                for name, up in ups.items():
                    sums[side][name] += up * (won if side == "corp" else -won)
        return {side: {name: 2 * total / count for name, total in found.items()} for side, found in sums.items()}

    def error(self) -> float:
        """The standard error of an effect."""
        return 1.0 / sqrt(max(1, len(self.winners)))

    def next(self) -> Numbers:
        """The numbers for the next round."""
        trust = USUAL**2 / (USUAL**2 + self.error() ** 2)
        return {
            side: {
                name: moved(self.values[side][name], max(-FARTHEST, min(FARTHEST, trust * effect / USUAL)))
                for name, effect in found.items()
            }
            for side, found in self.effects().items()
        }


def load(path: Path) -> list[Round]:
    """The rounds that were played before."""
    if not path.exists():
        return []
    return [Round(**row) for row in json.loads(path.read_text(encoding="utf-8"))]


def save(path: Path, rounds: Sequence[Round]) -> None:
    rows: list[dict[str, Any]] = [{"values": one.values, "first": one.first, "winners": one.winners} for one in rounds]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(rows) + "\n", encoding="utf-8")


def tune(path: Path, rounds: int, games: int, part: int = 250) -> Iterator[str]:
    """Play so many rounds of so many games, from where the file leaves off; says what came of each."""
    done = load(path) or [Round(numbers(), 0)]
    while True:
        now = done[-1]
        while len(now.winners) < games:
            now.play(min(part, games - len(now.winners)))
            save(path, done)
        yield from told(now)
        if len(done) >= rounds:
            return
        done.append(Round(now.next(), now.first + games))


def told(one: Round) -> Iterator[str]:
    """The effects that were seen, the clearest first."""
    error = one.error()
    yield f"{len(one.winners)} games; an effect has a standard error of {100 * error:.2f} % of the games"
    found = [(effect, side, name) for side, effects in one.effects().items() for name, effect in effects.items()]
    for effect, side, name in sorted(found, key=lambda row: -abs(row[0])):
        if abs(effect) > 1.5 * error:
            value = one.values[side][name]
            yield f"  {side:<6} {name:<24} {value:>8.3f} {100 * effect:+6.2f} %  →  {one.next()[side][name]:.3f}"


def check(new: Numbers, old: Numbers, games: int, first: int = CHECKED) -> Iterator[str]:
    """New numbers against old ones, either side of the same games."""
    wins = dict.fromkeys(SIDES, 0)
    for number in range(first, first + games // 2):
        for side in SIDES:
            for each in SIDES:
                use(each, (new if each == side else old)[each])
            wins[side] += play(number) == (CORP if side == "corp" else RUNNER)
    total = sum(wins.values())
    low, high = wilson(total, games)
    share = "  ".join(f"as the {side} {200 * won / games:.1f} %" for side, won in wins.items())
    yield f"{total}/{games} = {100 * total / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})  {share}"


def rounded(values: Numbers) -> Numbers:
    """The numbers as the rookie's file keeps them."""
    return {
        side: {name: float(f"{value:.3g}") for name, value in sorted(found.items())} for side, found in values.items()
    }
