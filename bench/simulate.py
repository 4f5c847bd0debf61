"""How fast many games are played, plain and compiled: by bot, by process, and step by step.

    python -m bench.simulate                       the table, and results/simulate.json
    python -m bench.simulate --before ../older     in turn with a checkout of an older commit beside this one
    python -m bench.simulate --rounds 1            fewer rounds than usual: nothing is written

A core for each process. `simulate` is compared with the raw loop of `bench.engine`: the same decks, choices as random,
and nothing else. What rookies and the ace are to reach counts from what they had before bots were compiled.
"""

import argparse
import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.budgets import Row, keep, table
from bench.builds import trees
from bench.simulate_worker import FAR, NEAR
from bench.workers import Key, Numbers, Round, Worker, rows_of

RESULTS = Path(__file__).parent / "results" / "simulate.json"
ROUNDS = 3
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
SLOWER, SCALING = 1.5, 1.85  # times the raw loop; two processes against one
ROOKIE_CHOICE = 0.05  # ms
ROOKIE_GAMES = 5 * 12  # a second
ACE_SIMULATIONS = 3 * 600  # a second

RAW = "a choice of random bots, against the raw loop"
CHOICE = "a choice of rookies, with the engine's part"
GAMES = "games a second and core, rookie"
ACE = "simulations a second of the ace, one round of turns ahead"
ACE_FAR = "simulations a second of the ace, two rounds of turns ahead"
COMPILED_BUDGETS = {CHOICE: ROOKIE_CHOICE, GAMES: ROOKIE_GAMES, ACE: ACE_SIMULATIONS}
UNITS = {RAW: "times longer", CHOICE: "ms"}


def unit_of(name: str) -> str:
    return UNITS.get(name, "times" if name.startswith("two processes") else "1/s")


def budget_of(name: str, build: str) -> float | None:
    if name == RAW:
        return SLOWER
    if name.startswith("two processes"):
        return SCALING
    return COMPILED_BUDGETS.get(name) if build == "compiled" else None


def one_round(workers: dict[Key, Worker], cores: int = CORES) -> Round:
    """A turn of everything that is measured: each thing in all builds, one after the other."""
    taken: dict[Key, Numbers] = {key: {} for key in workers}

    def ask(task: str, names: dict[str, str], count: int = 1) -> None:
        for key, worker in workers.items():
            answer = worker.ask(task, count)
            taken[key] |= {name: answer[what] for what, name in names.items() if what in answer}

    for bot in ("random", "rookie"):
        names = {"games": f"games a second and core, {bot}", "choices": f"choices a second and core, {bot}"}
        ask(bot, names if bot == "random" else {**names, "ms": CHOICE})
        if cores >= 2:
            ask(f"{bot} twice", {"times": f"two processes against one, {bot}"})
    ask("raw loop", {"longer": RAW})
    ask("ace", {"simulations": ACE}, NEAR)
    ask("ace", {"simulations": ACE_FAR}, FAR)
    ask("environment", {"steps": "environment steps a second and core (PettingZoo)"}, 0)
    for count in range(1, min(2, cores) + 1):
        ask("environment", {"steps": f"environment steps a second ({count} workers, 64 games)"}, count)
    return taken


def main(arguments: Sequence[str] = ()) -> list[Row]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, help="a checkout of an older commit, to be measured in turn with this")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args(arguments)
    workers = {key: Worker(tree, "bench.simulate_worker") for key, tree in trees(options.before).items()}
    taken = [one_round(workers) for _ in range(options.rounds)]
    for worker in workers.values():
        worker.end()
    rows = rows_of(taken, unit_of, budget_of)
    table(rows)
    environments = importlib.util.find_spec("pettingzoo") is not None
    if not environments:
        print("PettingZoo is not installed: the environments are not measured")
    whole = options.rounds >= ROUNDS and ("compiled", "now") in workers and environments and CORES >= 2
    keep(RESULTS, rows, whole)
    return rows


if __name__ == "__main__":
    main(sys.argv[1:])
