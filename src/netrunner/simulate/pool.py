"""Worker processes that play a batch, and what is done about those that die.

A game whose worker died is given to another one. If that dies in the same game, the bot that was thinking has lost it.
A worker whose bot thinks far past its limit is ended, and the bot has lost. Games depend on their number only, so the
outcomes are the same whatever the number of workers and whatever happened to them.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import select
import signal
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from ctypes import c_double
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

from netrunner.engine.terms import SIDES
from netrunner.simulate.batch import Batch
from netrunner.simulate.outcome import Fault, Outcome, forfeit
from netrunner.simulate.worker import READY, work

AHEAD: Final = 2  # games a worker is given at a time, at the least: it need not wait for the next
FAR_AHEAD: Final = 32  # the same at the most
SUPPLY: Final = 0.02  # seconds for which a worker of quick games is supplied: no longer will it be the last to finish
DEATHS: Final = 2  # workers that one game may cost
STARTS: Final = 3  # workers that may fail to start before the batch is given up
TICK: Final = 0.5
REST: Final = SUPPLY / 4  # between two looks at what workers of quick games have sent
CONTEXT: Final = multiprocessing.get_context("spawn")


class PoolError(RuntimeError):
    """Worker processes cannot be started."""


class WorkerHandle:
    """One worker process as the pool sees it."""

    def __init__(self, batch: dict[str, Any]) -> None:
        ours, theirs = CONTEXT.Pipe()
        self.connection: Connection = ours
        self.watch = RawArray(c_double, 3)
        self.watch[0] = self.watch[2] = -1
        self.ready = False
        self.games: deque[int] = deque()
        """The games it was given, the one it plays first."""
        self.process = CONTEXT.Process(target=work, args=(theirs, batch, self.watch), daemon=True)
        with interrupts_ignored():
            self.process.start()
        theirs.close()

    def give(self, numbers: list[int]) -> None:
        self.games.extend(numbers)
        with contextlib.suppress(OSError):  # it is dead: the pool will see that
            self.connection.send(numbers)

    @property
    def playing(self) -> int:
        """The game it is in. Those before it are played, though their outcomes may not have been sent."""
        number = int(self.watch[2])
        return number if number in self.games else self.games[0]

    @property
    def thinking(self) -> str | None:
        """The side whose bot is thinking."""
        side = int(self.watch[0])
        return SIDES[side] if side >= 0 else None

    def late(self, limit: float) -> bool:
        """Whether a bot thinks so long that it cannot be interrupted any more."""
        return self.thinking is not None and time.monotonic() - self.watch[1] > 2 * limit + 2

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()
        self.process.close()


def poll_of(connection: Connection) -> Callable[[], object]:
    """What tells whether a connection has something to be read. Its own `poll` makes a selector each time, which takes
    ten times as long; it is what there is on Windows."""
    if not hasattr(select, "poll"):
        return connection.poll
    poller = select.poll()
    poller.register(connection.fileno(), select.POLLIN)
    return lambda: poller.poll(0)


@contextlib.contextmanager
def interrupts_ignored() -> Iterator[None]:
    """A process started meanwhile never sees Ctrl-C: it is the pool that stops it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Pool:
    """Plays games of a batch in a number of worker processes."""

    def __init__(self, batch: Batch, jobs: int = 1) -> None:
        self.batch = batch
        self.jobs = max(1, jobs)
        self.workers: list[WorkerHandle] = []
        self.waiting: deque[int] = deque()
        self.deaths: Counter[int] = Counter()
        self.failed_starts = 0
        self.ahead = AHEAD
        self.begun = 0.0  # when the first outcome came
        self.outcomes = 0  # since then

    def run(self, numbers: Iterable[int]) -> Generator[Outcome, None, None]:
        """The outcomes as they come, in no particular order. Closing the iterator ends the workers."""
        self.waiting = deque(numbers)
        data = self.batch.as_json()
        try:
            while self.waiting or any(worker.games for worker in self.workers):
                while self.waiting and len(self.workers) < min(self.jobs, self.unfinished()):
                    self.workers.append(WorkerHandle(data))
                self.deal()
                if self.ahead > AHEAD:
                    time.sleep(REST)
                yield from self.news()
        finally:
            for worker in self.workers:
                worker.end()
            self.workers.clear()

    def unfinished(self) -> int:
        return len(self.waiting) + sum(len(worker.games) for worker in self.workers)

    def deal(self) -> None:
        """Keep every worker supplied, evenly."""
        shares: list[list[int]] = [[] for _ in self.workers]
        for depth in range(1, self.ahead + 1):
            for worker, share in zip(self.workers, shares, strict=True):
                if self.waiting and len(worker.games) + len(share) < depth:
                    share.append(self.waiting.popleft())
        for worker, share in zip(self.workers, shares, strict=True):
            if share:
                worker.give(share)

    def news(self) -> Iterator[Outcome]:
        """What the workers sent, or failed to send, since."""
        ready = set(wait([worker.connection for worker in self.workers], TICK))
        for worker in list(self.workers):
            if worker.connection in ready:
                yield from self.heard(worker)
            elif worker.late(self.batch.limit):
                yield self.hung(worker)

    def heard(self, worker: WorkerHandle) -> Iterator[Outcome]:
        """All that one worker has sent, and that it is gone if it is."""
        messages: list[str | list[Outcome]] = []
        gone = False
        more = poll_of(worker.connection)
        try:
            while not messages or (len(messages) < self.ahead and more()):
                messages.append(worker.connection.recv())
        except (EOFError, OSError):
            gone = True
        played = 0
        for message in messages:
            if isinstance(message, str):
                worker.ready = message == READY
                continue
            for outcome in message:
                worker.games.popleft()
                yield outcome
            played += len(message)
        self.pace(played)
        if gone:
            yield from self.died(worker)

    def pace(self, outcomes: int) -> None:
        """Quick games are given out several at a time."""
        now = time.monotonic()
        if not self.begun:
            self.begun = now  # starting up is no part of it
            return
        self.outcomes += outcomes
        each = self.outcomes / max(now - self.begun, 1e-6) / self.jobs
        self.ahead = max(AHEAD, min(FAR_AHEAD, int(SUPPLY * each)))

    def died(self, worker: WorkerHandle) -> Iterator[Outcome]:
        """A worker is gone: its game is played again, unless that game keeps costing workers."""
        side, ready, games = worker.thinking, worker.ready, list(worker.games)
        playing = worker.playing if games else -1
        self.drop(worker)
        if not ready:
            self.failed_starts += 1
            if self.failed_starts >= STARTS:
                raise PoolError("Worker processes end as soon as they are started; nothing can be played.")
        elif games:
            self.deaths[playing] += 1
            if self.deaths[playing] >= DEATHS:
                message = "the process that played the game died, twice"
                kind: Any = "crash" if side else "engine"
                games.remove(playing)
                yield forfeit(playing, Fault(side, kind, message))
        self.waiting.extendleft(reversed(games))

    def hung(self, worker: WorkerHandle) -> Outcome:
        """A bot cannot be interrupted: its process is ended, and it has lost."""
        side, number, games = worker.thinking, worker.playing, list(worker.games)
        games.remove(number)
        self.drop(worker)
        self.waiting.extendleft(reversed(games))
        message = f"no answer within {self.batch.limit:g} s, and it could not be interrupted"
        return forfeit(number, Fault(side, "timeout", message))

    def drop(self, worker: WorkerHandle) -> None:
        self.workers.remove(worker)
        worker.end()
