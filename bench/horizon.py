"""How far the ace should look ahead, and what more time brings it.

    python -m bench.horizon --positions 100

Takes decisions from games between rookies at which the ace would search, and compares its candidates with the
rookie's choice at several horizons (counted in turns of either side). What they are really worth is taken from many
playouts to a far horizon in other worlds. A horizon is good if its leads agree with those, and if choosing by it, with
the rounds that fit into a given time, gains much: the gain is in hundredths of a game a decision. That is far less
noisy than whole games.
Put the compiled engine on PYTHONPATH (`python -m bench.compiled`).
"""

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from bench.bots import LONGEST, schedule
from netrunner.bots import Ace, Worlds, decide, rookie, worlds_of
from netrunner.bots.ace import SCEPTICISM, Candidate, sure
from netrunner.bots.rookie import scores
from netrunner.bots.search import SURE
from netrunner.decks import Deck
from netrunner.engine.terms import SIDES
from netrunner.game import Game

HORIZONS = (2, 3, 4, 6)
FAR = 8
ROUNDS = 100
FAR_ROUNDS = 150
WIDEST = 3
BUDGETS = (0.01, 0.05, 0.2, 0.8)  # seconds
DRAWS = 8  # samples of rounds for each budget
SHARE = 0.15  # of the decisions that are looked at


class Watched(Candidate):
    """A candidate that keeps every difference to the rookie's choice."""

    __slots__ = ("differences",)

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.differences: list[float] = []

    def note(self, difference: float) -> None:
        self.differences.append(difference)
        super().note(difference)


@dataclass(frozen=True)
class Look:
    """The candidates but the rookie's own, seen from one horizon."""

    seconds: float  # a round
    differences: list[list[float]]


Position = dict[int, Look]
"""A look from every horizon."""


def look(worlds: Worlds, indices: Sequence[int], until: int, rounds: int, seed: int) -> Look:
    ace = Ace(simulations=1)
    field = [Watched(index) for index in indices]
    start = time.process_time()
    for number in range(rounds):
        ace.round(list(field), worlds(seed + number).state, [until])
    return Look((time.process_time() - start) / rounds, [candidate.differences for candidate in field[1:]])


def positions(wanted: int) -> Iterator[Position]:
    """Decisions at which the candidates differ."""
    chance = random.Random("horizon")
    found = 0
    for corp, runner, seed, side in schedule(10**6):
        game = Game.start(Deck.load(corp), Deck.load(runner), seed=7000 + seed, skip_empty_windows=True)
        for choice in range(LONGEST):
            decision = game.decision
            if decision is None:
                break
            worlds = worlds_of(game, decision.side)
            index = decide(rookie, game.view(decision.side), seed=seed, number=choice, worlds=worlds)
            if decision.side == SIDES[side] and len(decision.options) > 1 and chance.random() < SHARE:
                seen = looks(worlds)
                if seen:
                    yield seen
                    found += 1
                    if found == wanted:
                        return
            game.choose(index)


def looks(worlds: Worlds) -> Position | None:
    """From every horizon; nothing where the ace would not search, or finds no difference."""
    first = worlds(0).state
    values = scores(first)
    ranked = sorted(range(len(values)), key=lambda i: -values[i])
    if values[ranked[0]] - values[ranked[1]] > sure(first):
        return None
    indices = [i for i in ranked[:WIDEST] if values[ranked[0]] - values[i] <= SURE]
    seen = {turns: look(worlds, indices, first.turn + turns, ROUNDS, turns * 10**6) for turns in HORIZONS}
    if not any(any(differences) for one in seen.values() for differences in one.differences):
        return None
    return seen | {FAR: look(worlds, indices, first.turn + FAR, FAR_ROUNDS, 10**9)}


def gain(position: Position, turns: int, seconds: float, chance: random.Random) -> float:
    """What choosing at this horizon gains over the rookie's choice, judged from afar."""
    seen = position[turns]
    rounds = min(ROUNDS, max(1, int(seconds / seen.seconds)))
    best, worth = 0.0, 0.0
    for differences, truth in zip(seen.differences, position[FAR].differences, strict=True):
        candidate = Candidate(0)
        for difference in chance.sample(differences, rounds):
            candidate.note(difference)
        if (bound := candidate.bound(-SCEPTICISM)) > best:
            best, worth = bound, fmean(truth)
    return worth


def agreement(found: Sequence[Position], turns: int) -> float:
    """The correlation of the leads at a horizon with those from afar (both about nought)."""
    pairs = [
        (fmean(near), fmean(far))
        for position in found
        for near, far in zip(position[turns].differences, position[FAR].differences, strict=True)
    ]
    both = sum(near * far for near, far in pairs)
    return both / sqrt(sum(near * near for near, _ in pairs) * sum(far * far for _, far in pairs))


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=100)
    found = list(positions(parser.parse_args(arguments).positions))
    chance = random.Random("gain")
    print(f"{len(found)} decisions; gain in hundredths of a game a decision with so many seconds")
    print(f"turns  ms a round  agreement  {'  '.join(f'{seconds:>6g} s' for seconds in BUDGETS)}")
    for turns in HORIZONS:
        milliseconds = 1000 * fmean(position[turns].seconds for position in found)
        gains = [
            100 * fmean(gain(position, turns, seconds, chance) for position in found for _ in range(DRAWS))
            for seconds in BUDGETS
        ]
        columns = "  ".join(f"{one:>8.2f}" for one in gains)
        print(f"{turns:>5}  {milliseconds:>10.2f}  {agreement(found, turns):>9.2f}  {columns}")


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
