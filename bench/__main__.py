"""Run every benchmark, or those named: `python -m bench engine decks`."""

import importlib
import sys

BENCHMARKS = ("engine", "decks", "tournament", "simulate", "bots", "server", "browser", "frames")


def main() -> None:
    names = sys.argv[1:] or BENCHMARKS
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        sys.exit(f"There is no benchmark called {unknown[0]!r}: choose from {', '.join(BENCHMARKS)}.")
    sys.argv[1:] = []
    for name in names:
        print(f"== {name}")
        importlib.import_module(f"bench.{name}").main()
        print()


if __name__ == "__main__":
    main()
