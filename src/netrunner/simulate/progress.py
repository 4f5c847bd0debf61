"""A line for who waits: games played, rate, time left, the score so far. Nothing when nobody watches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.text import Text

from netrunner.simulate.outcome import Outcome

Told = Callable[[Outcome], None]


class RateColumn(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.1f} games/s")


def one_line() -> Column:
    """In a narrow terminal the bar shrinks; the line stays one."""
    return Column(no_wrap=True)


@contextmanager
def shown(total: int, before: Iterable[Outcome], console: Console | None = None) -> Iterator[Told]:
    """A progress bar on standard error while the batch runs; what it gives is to be told of every outcome.

    `before` are the games that an interrupted batch had played: they count for the score, not for the rate.
    """
    console = console or Console(stderr=True)
    if not console.is_terminal:
        yield lambda outcome: None
        return
    wins = Counter(outcome.winner for outcome in before)

    def score() -> str:
        return f"Corp {wins['corp']}, Runner {wins['runner']}"

    progress = Progress(
        TextColumn("Playing", table_column=one_line()), BarColumn(table_column=Column(ratio=1)),
        MofNCompleteColumn(table_column=one_line()), RateColumn(table_column=one_line()),
        TextColumn("left:", table_column=one_line()), TimeRemainingColumn(compact=True, table_column=one_line()),
        TextColumn("{task.fields[score]}", table_column=one_line()),
        console=console, transient=True,
    )  # fmt: skip
    with progress:
        task = progress.add_task("", total=total, completed=wins.total(), score=score())

        def told(outcome: Outcome) -> None:
            wins[outcome.winner] += 1
            progress.update(task, advance=1, score=score())

        yield told
