"""What an opening hand is worth: the model behind the rookie's mulligans.

    python -m bench.opening_hands --games 1600

Rookies play all pairings of the bundled decks and keep every hand. A linear regression says what each thing in the hand
does to the chance to win, beside what the pairing does. `netrunner.bots.answers.keep` has the result, rounded.
"""

import argparse
import itertools
from multiprocessing import Pool

import numpy as np

from netrunner.bots.answers import hand_features
from netrunner.bots.assessment import Assessment
from netrunner.bots.rookie import best
from netrunner.decks import Deck
from netrunner.decks.bundled_decks import bundled
from netrunner.engine.frame import O_KEEP
from netrunner.engine.setup import Mulligans
from netrunner.engine.terms import CORP, RUNNER
from netrunner.game import Game

NAMES = (("ice", "money", "agendas"), ("breakers", "money"))
LONGEST = 3000

Row = tuple[tuple[str, str], dict[int, tuple[int, ...]], int]


def pairings() -> list[tuple[str, str]]:
    sides: dict[str, list[str]] = {"corp": [], "runner": []}
    for name in bundled():
        sides[str(Deck.load(name).side)].append(name)
    return list(itertools.product(sides["corp"], sides["runner"]))


def play(number: int) -> Row:
    """A game in which everything is kept: the pairing, what was in the hands, and who won."""
    pairs = pairings()
    corp, runner = pairs[number % len(pairs)]
    g = Game.start(Deck.load(corp), Deck.load(runner), seed=50_000 + number, skip_empty_windows=True).state
    hands: dict[int, tuple[int, ...]] = {}
    for _ in range(LONGEST):
        if g.reason:
            break
        index = best(g)
        if isinstance(g.stack[-1], Mulligans):
            keeps = [i for i, option in enumerate(g.options) if option.kind == O_KEEP]
            if keeps:
                hands[g.decider()] = hand_features(Assessment(g, g.decider()))
                index = keeps[0]
        g.choose(g.options[index])
    return (corp, runner), hands, g.winner


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1600)
    games = parser.parse_args().games
    with Pool() as pool:
        rows = pool.map(play, range(games), chunksize=8)
    for side in (CORP, RUNNER):
        seen = [(pair, hands[side], float(winner == side)) for pair, hands, winner in rows if side in hands]
        mean = sum(won for *_, won in seen) / len(seen)
        wins: dict[tuple[str, str], list[float]] = {}
        for pair, _, won in seen:
            wins.setdefault(pair, []).append(won)
        usual = {pair: (sum(found) + 2 * mean) / (len(found) + 2) for pair, found in wins.items()}
        left = np.array([won - usual[pair] for pair, _, won in seen])
        values = np.array([[1.0, *hand] for _, hand, _ in seen])
        weights = np.linalg.lstsq(values, left, rcond=None)[0]
        spread = float(np.std(left - values @ weights))
        errors = spread * np.sqrt(np.diag(np.linalg.inv(values.T @ values)))
        print("Corp" if side == CORP else "Runner", f"({len(seen)} hands, {100 * mean:.1f} % won)")
        for name, weight, error in zip(("one", *NAMES[side]), weights, errors, strict=True):
            print(f"  {name:<10} {100 * weight:>6.1f} ± {100 * error:.1f} % of a game")


if __name__ == "__main__":
    main()
