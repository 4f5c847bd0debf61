"""One bot against another, with the sides balanced and a process for each core.

    python -m bench.arena rookie frozen-rookie --games 960
    python -m bench.arena ace:0.2 frozen-rookie --games 480 --jobs 16
    python -m bench.arena ace:0.2 frozen-ace:0.8 --decks bundled --games 480 --jobs 16

A bot is `random`, `rookie`, `policy`, `ace:SECONDS`, `ace:COUNTx` (so many simulations), `master:SECONDS`, the rookie
and the aces also with `frozen-` before them, or `FILE.py:NAME`. Time is CPU time of its own process. `--decks starters`
are the twelve pairings of the Core Set, `bundled` all pairings of the tournament decks that come with the program. Each
pairing is played from both sides with the same seed. Prints the share of wins with Wilson's interval at 95 %, and with
`--save` adds it to `bench/results/bots.json`. With `--log FILE` every game is written down as it ends, and those in the
file are not played again; `--games 0` only says how it stands.
Put the compiled package on PYTHONPATH first (`python -m bench.compiled`).
"""

import argparse
import itertools
import json
import os
import time
from collections.abc import Sequence
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from bench import frozen
from bench.bots import LONGEST, PAIRINGS, Score, Table
from netrunner.bots import BOTS, Ace, Bot, answer
from netrunner.decks import Deck
from netrunner.decks.bundled_decks import bundled
from netrunner.engine.terms import SIDES
from netrunner.game import Game
from netrunner.garbage_collection import collect_rarely
from netrunner.learn.threads import one_thread
from netrunner.simulate.bot_loading import bot_named

Job = tuple[str, str, str, str, int, int]  # bot, rival, Corp deck, Runner deck, seed, the bot's side
Outcome = tuple[int, bool, float, int]  # side, won, seconds, decisions


@cache
def bot_of(name: str) -> Bot:
    """A bot by its name here.

    >>> bot_of("ace:40x").simulations
    40
    """
    kind, _, thinking = name.partition(":")
    if kind in ("ace", "frozen-ace") and thinking:
        make = frozen.Ace if kind == "frozen-ace" else Ace
        if thinking.endswith("x"):
            return make(simulations=int(thinking[:-1]))
        return make(seconds=float(thinking), clock=time.process_time)
    if kind == "master" and thinking:
        from netrunner.bots.master import Master  # which needs NumPy

        return Master(seconds=float(thinking), clock=time.process_time)
    if name == "policy":
        from netrunner.bots.network import load
        from netrunner.learn.arena import PolicyPlayer

        return PolicyPlayer(load().policy())
    if name == "frozen-rookie":
        return frozen.rookie
    return BOTS[name] if name in BOTS else bot_named(name)


@cache
def deck(name: str) -> Deck:
    return Deck.load(name)


def pairings(decks: str) -> Sequence[tuple[str, str]]:
    if decks == "starters":
        return PAIRINGS
    names = [name for name in bundled() if not name.startswith("core-")]
    corps = [name for name in names if deck(name).side == "corp"]
    return tuple(itertools.product(corps, [name for name in names if deck(name).side == "runner"]))


def jobs_of(bot: str, rival: str, decks: str, games: int) -> list[Job]:
    pairs = pairings(decks)
    found: list[Job] = []
    for number in range(games):
        corp, runner = pairs[number // 2 % len(pairs)]
        found.append((bot, rival, corp, runner, 1000 + number // (2 * len(pairs)), number % 2))
    return found


def play(job: Job) -> Outcome:
    bot, rival, corp, runner, seed, side = job
    game = Game.start(deck(corp), deck(runner), seed=seed, skip_empty_windows=True)
    seconds, decisions = 0.0, 0
    for number in range(LONGEST):
        decision = game.decision
        if decision is None:
            break
        mine = decision.side == SIDES[side]
        start = time.process_time()
        index = answer(bot_of(bot if mine else rival), game, seed=seed, number=number, open_lists=True)
        if mine:
            seconds += time.process_time() - start
            decisions += 1
        game.choose(index)
    return side, game.result is not None and game.result.winner == SIDES[side], seconds, decisions


def logged(log: Path | None) -> dict[Job, Outcome]:
    """The games that a log tells of."""
    if log is None or not log.exists():
        return {}
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return {tuple(row["job"]): tuple(row["outcome"]) for row in rows}


def numbered(job: Job) -> tuple[Job, Outcome]:
    return job, play(job)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("rival")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--decks", choices=("starters", "bundled"), default="starters")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--log", type=Path, help="write every game down here, and go on from there")
    parser.add_argument("--save", action="store_true", help="keep the figures in bench/results/bots.json")
    options = parser.parse_args(arguments)
    one_thread()
    scores = (Score(), Score())
    before = logged(options.log)
    wanted = jobs_of(options.bot, options.rival, options.decks, options.games)
    if not wanted:
        wanted = [job for job in before if job[:2] == (options.bot, options.rival)]
    todo = [job for job in wanted if job not in before]
    found = {job: before[job] for job in wanted if job in before}
    if todo:
        with get_context("spawn").Pool(options.jobs, initializer=collect_rarely) as pool:
            for job, outcome in pool.imap_unordered(numbered, todo):
                found[job] = outcome
                if options.log is not None:
                    with options.log.open("a", encoding="utf-8") as file:
                        file.write(json.dumps({"job": job, "outcome": outcome}) + "\n")
    for side, won, seconds, decisions in found.values():
        score = scores[side]
        score.games += 1
        score.wins += won
        score.seconds += seconds
        score.decisions += decisions
    table = Table()
    name = f"{options.bot} beats {options.rival}, {options.decks}"
    table.wins(name, scores, None)
    spent = sum(score.seconds for score in scores) / max(1, sum(score.decisions for score in scores))
    table.note(f"{name}: a decision of {options.bot}", 1000 * spent, "ms")
    if options.save:
        table.save()


if __name__ == "__main__":
    main()
