"""A line for who waits: games played, rate, time left, the score so far. Nothing when nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from netrunner.simulate.outcome import Outcome

Told = Callable[[Outcome], None]


class RateColumn(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.1f} games/s")


@contextmanager
def shown(total: int, done: int) -> Iterator[Told]:
    """A progress bar on standard error while the batch runs; what it gives is to be told of every outcome."""
    if not sys.stderr.isatty():
        yield lambda outcome: None
        return
    wins = {"corp": 0, "runner": 0, None: 0}
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(),
        TextColumn("left:"), TimeRemainingColumn(compact=True), TextColumn("{task.fields[score]}"),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    with progress:
        task = progress.add_task("Playing", total=total, completed=done, score="")

        def told(outcome: Outcome) -> None:
            wins[outcome.winner] += 1
            progress.update(task, advance=1, score=f"Corp {wins['corp']}, Runner {wins['runner']}")

        yield told
