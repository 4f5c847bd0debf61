"""Whether the memory of a worker stays flat over many games: a real worker of `simulate`, with random bots.

    python -m bench.memory                   100,000 games of the compiled engine, and results/memory.json
    python -m bench.memory --games 20000     fewer: nothing is written

Prints what the worker holds after each twentieth of the games, which is also kept in the results. What it grows by
counts from the first twentieth on: cards, decks and pages of the allocator are there by then.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.budgets import Row, keep, table
from netrunner.simulate import Pool

RESULTS = Path(__file__).parent / "results" / "memory.json"
GAMES = 100_000
POINTS = 20
GROWTH = 5.0  # MiB


def held(pid: int) -> float:
    """MiB that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise LookupError(f"process {pid} has ended")


def curve_of(games: int) -> list[tuple[int, float]]:
    """(games, MiB) of one worker, at even distances."""
    from bench.simulate_worker import batch_of

    pool = Pool(batch_of("random", games), 1)
    curve = []
    step = max(1, games // POINTS)
    for number, outcome in enumerate(pool.run(range(games)), 1):
        assert outcome.fault is None, outcome.fault
        if number % step == 0 and pool.workers:
            curve.append((number, round(held(int(pool.workers[0].process.pid or 0)), 2)))
    return curve


def results_of(curve: Sequence[tuple[int, float]], build: str) -> list[Row]:
    (_, first), (games, last) = curve[0], curve[-1]
    most = max(size for _, size in curve)
    growth = {"name": f"growth of a worker over {games:,} games ({build})", "value": round(last - first, 2)}
    largest = {"name": f"most memory of a worker ({build})", "value": most}
    return [
        {**growth, "unit": "MiB", "budget": GROWTH, "build": build, "curve": curve},
        {**largest, "unit": "MiB", "budget": None, "build": build},
    ]


def main(arguments: Sequence[str] = ()) -> list[Row]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.measure:
        print(json.dumps(curve_of(options.games)))
        return []
    from bench import compiled

    tree = compiled.tree()
    build = "plain" if tree is None else "compiled"
    root = Path(__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": f"{tree or root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-m", "bench.memory", "--measure", "--games", str(options.games)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    curve = [(int(games), float(size)) for games, size in json.loads(done.stdout)]
    for games, size in curve:
        print(f"{games:>8,} games {size:>8.2f} MiB")
    results = results_of(curve, build)
    table(results)
    keep(RESULTS, results, whole=options.games >= GAMES and build == "compiled")
    return results


if __name__ == "__main__":
    main(sys.argv[1:])
