"""How good the advice of a guided game is: somebody who does whatever is advised, and nothing else, plays the rookie.

    python -m bench.advice                        80 games, half of them on either side
    python -m bench.advice --games 40 --seconds 0.2   less than that: nothing is written

The games are those that the server plays: its decks, its stops and its adviser, which is given what the pupil's side
may know. It thinks so many seconds of processor time, so that other processes take nothing from it. Prints a table and
writes `bench/results/advice.json`. With the compiled engine on PYTHONPATH (`python -m bench.compiled`) it takes less.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.budgets import Row, keep
from bench.builds import build
from netrunner.bots import Ace, Bot, decide, rookie, worlds_of
from netrunner.decks import Deck
from netrunner.engine.terms import SIDES, Side
from netrunner.game import Game
from netrunner.server.live.adviser import ADVISER
from netrunner.server.live.bot_worker import ACE_SECONDS, bot_of
from netrunner.server.live.game_history import OTHER, SeatHolder
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions
from netrunner.server.lobby.decks import GUIDED
from netrunner.simulate.confidence import wilson

RESULTS: Final = Path(__file__).parent / "results" / "advice.json"
BUDGET: Final = 50.0
FIRST: Final = 4000
"""The seed of the first game."""
LONGEST: Final = 5000
GAMES: Final = 80


def guided(seed: int, side: Side) -> Match:
    """A guided game before its first choice."""
    setup = Game.start(Deck.load(GUIDED["corp"]), Deck.load(GUIDED["runner"]), seed=seed).setup
    seats = {side: SeatHolder("Pupil", "pupil"), OTHER[side]: SeatHolder("Rookie bot", None, "rookie")}
    match = Match(f"advice-{seed}", setup, seats, GameOptions(guided=True), lambda: 0.0)
    match.begin()
    return match


def follow(match: Match, adviser: Bot) -> int:
    """Play to the end, doing what is advised; how often something was."""
    asked = 0
    for _ in range(LONGEST):
        if (side := match.decider) is None:
            return asked
        game = match.game
        pupil = match.seats[side].account is not None
        asked += pupil
        index = decide(
            adviser if pupil else rookie,
            game.view(side, log=False),
            seed=match.setup["seed"],
            number=len(match.keys),
            worlds=worlds_of(game, side),
        )
        match.choose(side, match.number, index)
    raise RuntimeError(f"The game of seed {match.setup['seed']} has no end.")


def rows(won: dict[Side, list[bool]], seconds: float, asked: int) -> list[Row]:
    """What was measured, a side at a time."""
    found: list[Row] = []
    for side, results in won.items():
        low, high = wilson(sum(results), len(results))
        name = f"advice of {seconds:g} s followed against the rookie, as the {side.title()}, {len(results)} games"
        interval = f"{100 * low:.1f}–{100 * high:.1f} %"
        value = round(100 * sum(results) / len(results), 1)
        found.append({"name": name, "value": value, "unit": "%", "budget": BUDGET, "build": build(), "95 %": interval})
    games = sum(len(results) for results in won.values())
    asked_for = {"name": "decisions advised on, a game", "value": round(asked / games, 1), "unit": "", "budget": None}
    found.append({**asked_for, "build": build()})
    return found


def main(arguments: Sequence[str] = ()) -> list[Row]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seconds", type=float, default=ACE_SECONDS)
    options = parser.parse_args(arguments)
    adviser = bot_of(ADVISER, options.seconds)
    assert isinstance(adviser, Ace)
    adviser.clock = time.process_time
    won: dict[Side, list[bool]] = {side: [] for side in SIDES}
    asked = 0
    for number in range(options.games):
        side = SIDES[number % 2]
        match = guided(FIRST + number // 2, side)
        asked += follow(match, adviser)
        assert match.result is not None
        won[side].append(match.result.winner == side)
        print(f"  game {number + 1}: {side}, {match.result.winner} won by {match.result.reason}", flush=True)
    found = rows(won, options.seconds, asked)
    for row in found:
        print(f"{row['name']:<78} {row['value']:>6} {row['unit']:<2} {row.get('95 %', '')}")
    keep(RESULTS, found, whole=options.games >= GAMES and options.seconds >= ACE_SECONDS)
    return found


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
