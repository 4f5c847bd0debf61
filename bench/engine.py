"""How fast the engine plays, clones and shows itself, plain and compiled, against the budgets. One core.

    python -m bench.engine                         the table, and results/engine.json
    python -m bench.engine --before ../older       in turn with a checkout of an older commit beside this one
    python -m bench.engine --rounds 5              fewer rounds than usual: nothing is written

Each round plays the same games in every build and with python-chess (`bench.workers`).
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.budgets import Row, keep, table
from bench.builds import trees
from bench.workers import Key, Round, Worker, rows_of

RESULTS = Path(__file__).parent / "results" / "engine.json"
ROUNDS = 15
CHESS = "decisions/s, python-chess"
STARTERS = "decisions/s, starters"
RATIO = "random play against python-chess"
MIXED = "random decks of all cards against the starters"
CLONE, VIEW = "clone() in mid-run", "view() in mid-run"
CARD = 'netrunner card "account siphon"'
FIRST = "import and first decision"
BUDGETS: dict[str, tuple[float, float]] = {  # plain, compiled
    RATIO: (1.25, 10),
    MIXED: (0.9, 0.9),
    CLONE: (6, 2),
    VIEW: (100, 20),
    FIRST: (0.3, 0.3),
    CARD: (0.25, 0.25),
}
GAMES = {"plain": 2, "compiled": 12}  # of each pairing, a turn
CHESS_GAMES = 16
MEMORY = "peak memory of one game"
UNITS = {CLONE: "us", VIEW: "us", FIRST: "s", CARD: "s", RATIO: "times", MIXED: "times", MEMORY: "MiB"}


def unit_of(name: str) -> str:
    return UNITS.get(name, "1/s")


def budget_of(name: str, build: str) -> float | None:
    return BUDGETS[name][("plain", "compiled").index(build)] if name in BUDGETS else None


def one_round(workers: dict[Key, Worker]) -> Round:
    """A turn of everything that is measured, in all builds."""
    chess = next(iter(workers.values())).ask("chess", CHESS_GAMES).get("decisions")
    taken: Round = {}
    for (build, when), worker in workers.items():
        games = GAMES[build]
        play, mixed, full = (worker.ask(kind, games) for kind in ("starters", "mixed", "full windows"))
        moments = worker.ask("moments")
        numbers = {STARTERS: play["decisions"], "games/s, starters": play["games"]}
        if chess:
            numbers |= {CHESS: chess, RATIO: play["decisions"] / chess}
        numbers["decisions/s, random decks of all cards"] = mixed["decisions"]
        numbers[MIXED] = mixed["decisions"] / play["decisions"]
        numbers["choices/s, starters, full windows"] = full["choices"]
        numbers |= {CLONE: moments["clone"], VIEW: moments["view"]}
        numbers |= {FIRST: worker.ask("first")["first"], CARD: worker.ask("card")["card"]}
        taken[build, when] = numbers
    return taken


def main(arguments: Sequence[str] = ()) -> list[Row]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, help="a checkout of an older commit, to be measured in turn with this")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args(arguments)
    workers = {key: Worker(tree, "bench.engine_worker") for key, tree in trees(options.before).items()}
    taken = [one_round(workers) for _ in range(options.rounds)]
    memory: list[Round] = [{key: {MEMORY: worker.ask("memory")["memory"]} for key, worker in workers.items()}]
    for worker in workers.values():
        worker.end()
    rows = rows_of(taken, unit_of, budget_of) + rows_of(memory, unit_of, budget_of)
    chess = CHESS in taken[0]["plain", "now"]
    if not chess:
        print("python-chess is not installed, so that nothing is compared with it: pip install --group bench")
    table(rows)
    keep(RESULTS, rows, whole=options.rounds >= ROUNDS and ("compiled", "now") in workers and chess)
    return rows


if __name__ == "__main__":
    main(sys.argv[1:])
