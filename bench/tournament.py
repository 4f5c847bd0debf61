"""How fast large tournaments are paired, ranked and read back, against the budgets. One core.

    python -m bench.tournament

Prints a table and writes `bench/results/tournament.json`. No part of what is measured is ever compiled.
"""

import math
import random
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

from bench.budgets import Row, keep, table
from netrunner.tournament import commands
from netrunner.tournament.tournament import Tournament

RESULTS = Path(__file__).parent / "results" / "tournament.json"
AT = datetime(2018, 1, 20, tzinfo=UTC)
SIZES = (32, 256, 1024, 4096)
ROUNDS = 9
POINTS = ((6, 0), (0, 6), (3, 3), (4, 1), (1, 4), (5, 0), (0, 5), (2, 3), (3, 2))
PAIR_BUDGET = {1024: 2.0, 4096: 20.0}


def event(players: int) -> Tournament:
    made = Tournament.new(
        "Bench", date(2018, 1, 20), organizer="Organizer", seed="7", at=AT, structure="custom", swiss=ROUNDS, cut=0
    )
    for number in range(players):
        made.register(f"Player {number}", at=AT)
    made.start(at=AT)
    return made


def measure(players: int) -> tuple[float, float, float]:
    """Seconds of the slowest pairing, of the last standings, and of reading the whole file back."""
    made, rng = event(players), random.Random(7)
    slowest = 0.0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        made.pair(at=AT)
        slowest = max(slowest, time.perf_counter() - start)
        for match in made.event.round.matches:
            if match.second is not None:
                made.do(commands.RecordedReport(table=match.table, points=list(rng.choice(POINTS))), at=AT)
    start = time.perf_counter()
    made.event.standings()
    ranked = time.perf_counter() - start
    text = made.write()
    start = time.perf_counter()
    Tournament.read(text)
    return slowest, ranked, time.perf_counter() - start


def line(name: str, value: float, unit: str, budget: float | None = None) -> Row:
    return {"name": name, "value": round(value, 4), "unit": unit, "budget": budget, "build": "any"}


def main(arguments: Sequence[str] = ()) -> list[Row]:
    lines: list[Row] = []
    pairing: dict[int, float] = {}
    for players in SIZES:
        pairing[players], ranked, read = measure(players)
        lines.append(
            line(f"pair {players} players, slowest of {ROUNDS} rounds", pairing[players], "s", PAIR_BUDGET.get(players))
        )
        lines.append(line(f"standings of {players} players after {ROUNDS} rounds", ranked, "s"))
        lines.append(line(f"read the file of {players} players, {ROUNDS} rounds", read, "s"))
    growth = math.log(pairing[SIZES[-1]] / pairing[SIZES[-2]], SIZES[-1] / SIZES[-2])
    lines.append(
        line(f"growth of pairing from {SIZES[-2]} to {SIZES[-1]} players, as a power of n", growth, "exponent", 2.0)
    )
    table(lines)
    keep(RESULTS, lines, whole=True)
    return lines


if __name__ == "__main__":
    main()
