"""Run every benchmark, or those named: `python -m bench engine decks`. At the end, every budget with what was measured.

Engine, simulations and the live server are measured in both builds, and each line says which; the rest, and everything
without a C compiler, runs on the package that is installed, which is named first.
"""

import importlib
import json
import sys
from pathlib import Path

from bench.budgets import summary
from netrunner.engine import state

BENCHMARKS = ("engine", "decks", "tournament", "simulate", "bots", "server", "browser", "frames")
RESULTS = Path(__file__).parent / "results"


def build() -> str:
    """How the engine that this process runs was built."""
    return "plain" if state.__file__.endswith(".py") else "compiled"


def main() -> None:
    names = sys.argv[1:] or BENCHMARKS
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        sys.exit(f"There is no benchmark called {unknown[0]!r}: choose from {', '.join(BENCHMARKS)}.")
    sys.argv[1:] = []
    print(f"The package that is installed: the {build()} engine, {Path(state.__file__).parent}")
    for name in names:
        print(f"\n== {name}")
        importlib.import_module(f"bench.{name}").main()
    print("\n== budgets")
    for name in names:
        for line in summary(json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))):
            print(line)


if __name__ == "__main__":
    main()
