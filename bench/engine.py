"""How fast the engine plays, clones and shows itself, plain and compiled, against the budgets. One core.

    python -m bench.engine                         the table, and results/engine.json
    python -m bench.engine --before ../older       in turn with a checkout of an older commit beside this one
    python -m bench.engine --rounds 5              fewer rounds than usual

Machines differ, and one machine from moment to moment. So everything is measured in short turns, round and round: each
round plays the same games in every build and with python-chess, a ratio is taken within a round, and what is told is
the median of the rounds.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.budgets import before, verdict
from bench.builds import ROOT, trees

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
UNITS = {CLONE: "us", VIEW: "us", FIRST: "s", CARD: "s", RATIO: "times", MIXED: "times"}

Numbers = dict[str, float]


class Worker:
    """A process with one build of one checkout, which measures what it is asked."""

    def __init__(self, tree: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.engine_worker"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, task: str, count: int = 1) -> Numbers:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([task, count]) + "\n")
        self.process.stdin.flush()
        answer: Numbers = json.loads(self.process.stdout.readline())
        return answer

    def end(self) -> None:
        self.process.communicate()


def one_round(workers: dict[tuple[str, str], Worker]) -> dict[tuple[str, str], Numbers]:
    """A turn of everything that is measured, in all builds."""
    chess = next(iter(workers.values())).ask("chess", CHESS_GAMES).get("decisions")
    taken: dict[tuple[str, str], Numbers] = {}
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


def results_of(taken: Sequence[dict[tuple[str, str], Numbers]]) -> list[dict[str, Any]]:
    """The medians of all rounds."""
    medians = {
        key: {name: statistics.median(each[key][name] for each in taken) for name in numbers}
        for key, numbers in taken[0].items()
    }
    results = []
    for (build, when), numbers in medians.items():
        if when != "now":
            continue
        for name, value in numbers.items():
            budget = BUDGETS[name][("plain", "compiled").index(build)] if name in BUDGETS else None
            row = {"name": f"{name} ({build})", "value": round(value, 3), "unit": UNITS.get(name, "1/s")}
            row["budget"] = budget
            if (build, "before") in medians:
                row["before"] = round(medians[build, "before"][name], 3)
            results.append(row)
    return results


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, help="a checkout of an older commit, to be measured in turn with this")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args(arguments)
    workers = {key: Worker(tree) for key, tree in trees(options.before).items()}
    taken = [one_round(workers) for _ in range(options.rounds)]
    memory = {key: worker.ask("memory")["memory"] for key, worker in workers.items()}
    for worker in workers.values():
        worker.end()
    results = results_of(taken)
    if CHESS not in taken[0]["plain", "now"]:
        print("python-chess is not installed, so that nothing is compared with it: pip install --group bench")
    for (build, when), size in memory.items():
        if when == "now":
            row = {"name": f"peak memory of one game ({build})", "value": round(size, 3), "unit": "MiB", "budget": None}
            results.append(row)
    for row in results:
        print(f"{row['name']:<64} {before(row):>12} {row['value']:>12,.2f} {row['unit']:<6} {verdict(row)}")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
