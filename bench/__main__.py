"""Run every benchmark, or those named: `python -m bench engine decks`. At the end, every budget with what was measured.

    python -m bench                             everything; `make bench` does this
    python -m bench engine --before fe757101    beside an older commit, which is checked out and built below build/

Engine, simulations and the live server are measured in both builds; these three are also measured in turn with the
older commit. The memory of a worker is that of the compiled build; bots and browser run on the package that is
installed, which is named first. Each line says which build it is of, unless that does not matter. How long the compiled
build takes is told where anything had to be built. How strong the bots are takes hours to find out:
`python -m bench.bots --help`.
"""

import argparse
import importlib
from pathlib import Path

from bench.budgets import Row, summary
from bench.builds import build, check_out
from netrunner.engine import state

BENCHMARKS = ("compiled", "engine", "decks", "tournament", "simulate", "memory", "bots", "server", "browser", "frames")
COMPARED = ("engine", "simulate", "server")  # with an older commit


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="benchmark", help=f"of {', '.join(BENCHMARKS)}")
    parser.add_argument("--before", metavar="COMMIT", help="an older commit to be measured beside this one")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in BENCHMARKS]
    if unknown:
        parser.error(f"there is no benchmark called {unknown[0]!r}: choose from {', '.join(BENCHMARKS)}")
    names = options.names or BENCHMARKS
    before = ["--before", str(check_out(options.before))] if options.before else []
    print(f"The package that is installed: the {build()} engine, {Path(state.__file__).parent}")
    rows: list[Row] = []
    for name in names:
        print(f"\n== {name}", flush=True)
        arguments = [before] if name in COMPARED else []
        rows += importlib.import_module(f"bench.{name}").main(*arguments)
    print(f"\n== budgets{', with what was measured of ' + options.before if before else ''}")
    for line in summary(rows):
        print(line)


if __name__ == "__main__":
    main()
