"""How fast the pool loads and decks are read and checked, against the budgets. One core, one process a number.

    python -m bench.decks

Prints a table and writes `bench/results/decks.json`. No part of what is measured is ever compiled.
"""

import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.budgets import Row, keep, table
from netrunner.cards.facts import all_facts
from netrunner.decks import Deck, Entry
from netrunner.decks.bundled_decks import bundled
from netrunner.decks.notation import MODULES, parse

RESULTS = Path(__file__).parent / "results" / "decks.json"
LOAD_POOL = (
    "import time; start = time.perf_counter();"
    "from netrunner.cards.facts import all_facts, by_code, find;"
    "imported = time.perf_counter(); all_facts(); find('deja vu'); by_code('01001');"
    "end = time.perf_counter(); print(imported - start, end - imported)"
)
DECKS = 10_000


def pool() -> tuple[float, float]:
    """Milliseconds to import the facts module and to load the pool with its indexes, in fresh processes."""
    runs = []
    for _ in range(7):
        output = subprocess.run([sys.executable, "-c", LOAD_POOL], capture_output=True, text=True, check=True).stdout
        runs.append([float(part) * 1000 for part in output.split()])
    return statistics.median(run[0] for run in runs), statistics.median(run[1] for run in runs)


def best(action: Callable[[], object], repeats: int = 200) -> float:
    """Milliseconds of one call: the median of many."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


def random_deck(rng: random.Random) -> Deck:
    """A deck of a random identity: 45 cards of its side, three of each, agendas or not."""
    cards = list(all_facts().values())
    identity = rng.choice([card for card in cards if card.type == "identity"])
    titles = rng.sample([card.title for card in cards if card.side == identity.side and card.type != "identity"], 18)
    return Deck(identity.title, tuple(Entry(title, rng.choice((1, 2, 3, 3))) for title in titles), "A random deck")


def many_files() -> float:
    """Seconds to check thousands of files in all notations with the command itself."""
    rng = random.Random(4)
    texts = [random_deck(rng).write(notation) for notation in MODULES for _ in range(50)]
    with tempfile.TemporaryDirectory() as folder:
        for number in range(DECKS):
            (Path(folder) / f"{number}.txt").write_text(texts[number % len(texts)], encoding="utf-8", newline="")
        start = time.perf_counter()
        command = [sys.executable, "-m", "bench.decks", "--check", folder]
        answer = subprocess.run(command, capture_output=True, check=False)
        seconds = time.perf_counter() - start
        assert answer.stdout.count(b"\n") == DECKS, answer.stderr
        return seconds


def main(arguments: Sequence[str] = ()) -> list[Row]:
    imported, loaded = pool()
    texts = {notation: Deck.load("core-jinteki").write(notation) for notation in MODULES}
    results: list[Row] = [
        {"name": "import of the facts module", "value": imported, "unit": "ms", "budget": None},
        {"name": "pool and indexes loaded", "value": loaded, "unit": "ms", "budget": 60},
    ]
    for notation, text in texts.items():
        parsed = best(lambda text=text: parse(text).problems("standard"))  # type: ignore[misc]
        results.append({"name": f"parse and check, {notation}", "value": parsed, "unit": "ms", "budget": 1})
    starters = [Deck.load(name) for name in bundled()]
    checked = best(lambda: [Deck(d.identity, d.entries).problems("standard") for d in starters]) / len(starters)
    results.append({"name": "check alone", "value": checked, "unit": "ms", "budget": None})
    results.append(
        {"name": f"{DECKS:,} files checked by the command", "value": many_files(), "unit": "s", "budget": 15}
    )
    for result in results:
        result |= {"value": round(result["value"], 4), "build": "any"}
    table(results)
    keep(RESULTS, results, whole=True)
    return results


if __name__ == "__main__":
    if sys.argv[1:2] == ["--check"]:
        from netrunner.cli.main import cli

        cli(["deck", "check", "--json", *sys.argv[2:]])
    main()
