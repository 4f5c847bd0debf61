"""How strong and how fast the bots are, over all twelve pairings of the starters with the sides balanced.

    python -m bench.bots                              the rookie: its speed, and its games against random
    python -m bench.bots --ace 0.2 --games 240        the ace with so many seconds a decision against the rookie
    python -m bench.bots --simulations 30 --games 48  the same by simulations, which any machine repeats exactly

Prints a table. The first of these, and any other with `--save`, writes what it measured to `bench/results/bots.json`;
what was measured before under another name stays in it. Put the compiled engine on PYTHONPATH
(`python -m bench.compiled`) for the ace.
"""

import argparse
import itertools
import json
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.budgets import Row, keep
from bench.builds import build
from netrunner.bots import Ace, Bot, answer, random_bot, rookie
from netrunner.decks import Deck
from netrunner.engine.terms import SIDES
from netrunner.game import Game
from netrunner.simulate.confidence import wilson

RESULTS = Path(__file__).parent / "results" / "bots.json"
CORPS = ("core-haas-bioroid", "core-jinteki", "core-nbn", "core-weyland")
RUNNERS = ("core-anarch", "core-criminal", "core-shaper")
PAIRINGS = tuple(itertools.product(CORPS, RUNNERS))
LONGEST = 5000  # choices
GAMES = 240


@dataclass
class Score:
    """Games of one bot against another."""

    games: int = 0
    wins: int = 0
    seconds: float = 0.0
    decisions: int = 0

    @property
    def rate(self) -> float:
        return 100 * self.wins / max(1, self.games)

    def interval(self) -> str:
        low, high = wilson(self.wins, self.games)
        return f"{100 * low:.1f}–{100 * high:.1f} %"


def schedule(games: int, first: int = 0) -> Iterator[tuple[str, str, int, int]]:
    """Corp deck, Runner deck, seed, and the side of the bot that is measured: every pairing from both sides in turn."""
    for number in range(first, games):
        corp, runner = PAIRINGS[number // 2 % len(PAIRINGS)]
        yield corp, runner, 1000 + number // (2 * len(PAIRINGS)), number % 2


def contest(bot: Bot, rival: Bot, games: int, quiet: bool = True, before: Sequence[int] = ()) -> tuple[Score, Score]:
    """The bot's games as the Corp and as the Runner. `before`: the results, 0 or 1, of those played already."""
    scores = (Score(len(before[::2]), sum(before[::2])), Score(len(before[1::2]), sum(before[1::2])))
    for number, (corp, runner, seed, side) in enumerate(schedule(games, len(before)), len(before) + 1):
        score = scores[side]
        game = Game.start(Deck.load(corp), Deck.load(runner), seed=seed, skip_empty_windows=True)
        for choice in range(LONGEST):
            decision = game.decision
            if decision is None:
                break
            asked = bot if decision.side == SIDES[side] else rival
            start = time.process_time()
            index = answer(asked, game, seed=seed, number=choice)
            if asked is bot:
                score.seconds += time.process_time() - start
                score.decisions += 1
            game.choose(index)
        score.games += 1
        score.wins += game.result is not None and game.result.winner == SIDES[side]
        if not quiet:
            both = total(scores)
            print(f"  game {number}: {both.wins}/{both.games} = {both.rate:.1f} %", flush=True)
    return scores


def total(scores: Sequence[Score]) -> Score:
    return Score(
        sum(score.games for score in scores),
        sum(score.wins for score in scores),
        sum(score.seconds for score in scores),
        sum(score.decisions for score in scores),
    )


class Table:
    """What was measured, printed and kept."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def note(self, name: str, value: float, unit: str, budget: float | None = None, more: str = "") -> None:
        row = {"name": name, "value": round(value, 3), "unit": unit, "budget": budget, "build": build()}
        self.rows.append(row)
        limit = f"budget {budget:g}" if budget is not None else ""
        print(f"{name:<52} {value:>8.2f} {unit:<3} {limit:<12} {more}", flush=True)

    def wins(self, name: str, scores: tuple[Score, Score], budget: float | None) -> None:
        both = total(scores)
        self.note(f"{name}, {both.games} games", both.rate, "%", budget, both.interval())
        for side, score in zip(("Corp", "Runner"), scores, strict=True):
            self.note(f"{name}, as the {side}, {score.games} games", score.rate, "%", None, score.interval())

    def save(self) -> list[Row]:
        """Write it down beside what was measured before; all of it together."""
        before = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
        names = {row["name"] for row in self.rows}
        kept = [{**row, "earlier": True} for row in before if row["name"] not in names]
        rows = sorted(kept + self.rows, key=lambda row: str(row["name"]))
        keep(RESULTS, rows, whole=True)
        return rows


def measure_rookie(table: Table, games: int) -> None:
    scores = contest(rookie, random_bot, games)
    table.wins("rookie beats random", scores, 98)
    both = total(scores)
    table.note("rookie, a decision", 1000 * both.seconds / both.decisions, "ms", 5)


def measure_ace(
    table: Table, ace: Ace, name: str, games: int, budget: float | None, before: Sequence[int] = ()
) -> None:
    scores = contest(ace, rookie, games, quiet=False, before=before)
    table.wins(f"{name} beats rookie", scores, budget)
    both = total(scores)
    if both.decisions:  # none where every game is from the log of an earlier run
        table.note(f"{name}, a decision", 1000 * both.seconds / both.decisions, "ms")


def results_in(log: str) -> list[int]:
    """The results, 0 or 1, of the games that a log tells of.

    >>> results_in("  game 1: 1/1 = 100.0 %\\n  game 2: 1/2 = 50.0 %")
    [1, 0]
    """
    wins = [int(found) for found in re.findall(r"^ +game \d+: (\d+)/", log, re.MULTILINE)]
    return [now - then for then, now in itertools.pairwise([0, *wins])]


def main(arguments: Sequence[str] = ()) -> list[Row]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--ace", type=float, action="append", default=[], metavar="SECONDS")
    parser.add_argument("--simulations", type=int, action="append", default=[])
    parser.add_argument("--resume", type=Path, metavar="LOG", help="what an interrupted run of the same games printed")
    parser.add_argument("--save", action="store_true", help="keep the figures in bench/results/bots.json")
    options = parser.parse_args(arguments)
    table = Table()
    before = [] if options.resume is None else results_in(options.resume.read_text(encoding="utf-8"))
    usual = not options.ace and not options.simulations
    if usual:
        measure_rookie(table, options.games)
    for seconds in options.ace:
        budget = 60.0 if seconds == 0.2 else None
        ace = Ace(seconds=seconds, clock=time.process_time)  # other processes must not take of its time
        measure_ace(table, ace, f"ace at {seconds:g} s", options.games, budget, before)
    for count in options.simulations:
        measure_ace(table, Ace(simulations=count), f"ace with {count} simulations", options.games, None, before)
    if options.save or (usual and options.games >= GAMES):
        return table.save()
    keep(RESULTS, table.rows, whole=False)
    return table.rows


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
