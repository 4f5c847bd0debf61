"""Playing a batch from its journal to its numbers, on processes or a cluster, with someone watching or not."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass

from netrunner.simulate.batch import Batch
from netrunner.simulate.journal import Journal
from netrunner.simulate.outcome import Outcome
from netrunner.simulate.pool import Pool
from netrunner.simulate.statistics import Tally

Player = Callable[[Iterable[int]], Generator[Outcome, None, None]]
"""Plays the games with these numbers and gives their outcomes in any order."""


@dataclass(frozen=True, slots=True)
class BatchResult:
    """A batch that was played, as far as it got."""

    tally: Tally
    seconds: float
    resumed: int
    """Games that were already in the journal."""
    finished: bool


def player(batch: Batch, jobs: int = 1, ray: str | None = None) -> Player:
    """What plays a batch: worker processes, or a Ray cluster."""
    if ray is None:
        return Pool(batch, jobs).run
    from netrunner.simulate.ray_cluster import Cluster

    return Cluster(batch, ray).run


def run(batch: Batch, journal: Journal, plays: Player, told: Callable[[Outcome], None] | None = None) -> BatchResult:
    """Play what the journal lacks. Ctrl-C ends it early, with everything that was played kept."""
    start = time.monotonic()
    tally = Tally(batch)
    for outcome in journal.outcomes():
        tally.add(outcome)
    resumed = tally.games
    finished = True
    games = plays(journal.missing())
    try:
        with closing(games):
            for outcome in games:
                journal.add(outcome)
                tally.add(outcome)
                if told is not None:
                    told(outcome)
    except KeyboardInterrupt:
        finished = False
    finally:
        journal.close()
    return BatchResult(tally, time.monotonic() - start, resumed, finished)
