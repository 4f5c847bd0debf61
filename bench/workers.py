"""What is measured in turn: a process for each build of each checkout, asked by lines of JSON, round after round.

Machines differ, and one machine from moment to moment. So every round asks all processes the same in short turns,
ratios are taken within a round, and what is told is the median of the rounds.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.builds import ROOT

Numbers = dict[str, float]
Key = tuple[str, str]
"""A build ("plain" or "compiled") and a checkout ("now" or "before")."""

Round = dict[Key, Numbers]


class Worker:
    """A process with one build of one checkout."""

    def __init__(self, tree: Path, module: str) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", module], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, task: str, count: int = 1) -> Numbers:
        """What it measures, by name."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([task, count]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"A process that measures has ended at {task!r}; what it said stands above.")
        answer: Numbers = json.loads(line)
        return answer

    def end(self) -> None:
        self.process.communicate()


def answer_all(tasks: Mapping[str, Callable[[int], Numbers]]) -> None:
    """Be such a process: answer until nothing more is asked."""
    for line in sys.stdin:
        task, count = json.loads(line)
        print(json.dumps(tasks[task](count)), flush=True)


def rows_of(
    taken: Sequence[Round], unit_of: Callable[[str], str], budget_of: Callable[[str, str], float | None]
) -> list[dict[str, Any]]:
    """A result for everything that was measured of this checkout: the median of the rounds, beside that of the older
    one, and the median of their ratios, each within a round."""
    rows = []
    for build, when in taken[0]:
        if when != "now":
            continue
        for name in taken[0][build, when]:
            values = [each[build, when][name] for each in taken]
            row = {"name": f"{name} ({build})", "value": round(statistics.median(values), 3), "unit": unit_of(name)}
            row |= {"budget": budget_of(name, build), "build": build}
            older = [each.get((build, "before"), {}).get(name) for each in taken]
            pairs = [(value, old) for value, old in zip(values, older, strict=True) if old is not None]
            if pairs:
                row["before"] = round(statistics.median(old for _, old in pairs), 3)
                row["ratio"] = round(statistics.median(value / old for value, old in pairs), 3)
            rows.append(row)
    return rows
