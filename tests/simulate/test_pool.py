"""Worker processes: the same results whatever their number and whatever becomes of them."""

import os
import signal
import threading
import time
from collections import deque
from ctypes import c_double
from multiprocessing import Pipe
from multiprocessing.sharedctypes import RawArray
from pathlib import Path
from typing import Any, cast

import pytest

from netrunner.simulate import Batch, Outcome, Pool, play
from netrunner.simulate.pool import WorkerHandle
from netrunner.simulate.worker import READY
from tests.simulate.odd_bots import named

CORPS, RUNNERS = ["core-jinteki", "core-haas-bioroid"], ["core-shaper"]
LIMIT = 600.0
"""Seconds for a choice: nobody here is late because the machine is slow."""


def in_order(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: outcome.number)


def test_the_number_of_workers_does_not_matter() -> None:
    batch = Batch.of(CORPS, RUNNERS, games=5, seed=3, limit=LIMIT)
    alone = [play(batch, number) for number in range(batch.total)]
    assert in_order(list(Pool(batch, 1).run(range(batch.total)))) == alone
    assert in_order(list(Pool(batch, 3).run(range(batch.total)))) == alone


def shown_pid(folder: Path) -> int | None:
    """The process id that a bot has shown, if it has."""
    path = folder / "pid"
    text = path.read_text() if path.exists() else ""
    return int(text) if text else None


def kill_the_hostage(folder: Path) -> None:
    """Wait for a bot to show its process id, and kill that process."""
    deadline = time.monotonic() + LIMIT
    while (process := shown_pid(folder)) is None:
        if time.monotonic() > deadline:
            return
        time.sleep(0.01)
    os.kill(process, signal.SIGKILL)


def test_a_game_whose_worker_was_killed_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch.of(CORPS, RUNNERS, bots=[(named("hostage"), "random")], games=4, seed=3, limit=LIMIT)
    alone = [play(batch, number) for number in range(batch.total)]
    monkeypatch.setenv("NETRUNNER_TEST_HOSTAGE", str(tmp_path))
    killer = threading.Thread(target=kill_the_hostage, args=(tmp_path,))
    killer.start()
    outcomes = in_order(list(Pool(batch, 2).run(range(batch.total))))
    killer.join()
    assert outcomes == alone


def test_a_bot_that_ends_its_process_loses_and_the_batch_goes_on() -> None:
    bots = [("random", named("dies")), ("random", "random")]
    batch = Batch.of(["core-jinteki"], RUNNERS, bots=bots, games=2, limit=LIMIT)
    outcomes = in_order(list(Pool(batch, 2).run(range(batch.total))))
    assert [outcome.number for outcome in outcomes] == [0, 1, 2, 3]
    for outcome in outcomes[::2]:
        assert outcome.fault is not None
        assert (outcome.winner, outcome.fault.side, outcome.fault.kind) == ("corp", "runner", "crash")
    assert all(outcome.fault is None for outcome in outcomes[1::2])


def test_a_bot_that_cannot_be_interrupted_loses_and_the_batch_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = WorkerHandle.late

    def later(worker: WorkerHandle, limit: float) -> bool:
        """Once the bot says that it is stuck, it has been so for long enough. Others have all the time they need."""
        if worker.process.pid == shown_pid(tmp_path):
            assert not late(worker, limit)
            worker.watch[1] -= 2 * limit + 3
        return late(worker, limit)

    monkeypatch.setenv("NETRUNNER_TEST_HOSTAGE", str(tmp_path))
    monkeypatch.setattr(WorkerHandle, "late", later)
    bots = [(named("stuck"), "random"), ("random", "random")]
    batch = Batch.of(["core-jinteki"], RUNNERS, bots=bots, limit=LIMIT)
    stuck, sound = in_order(list(Pool(batch, 1).run(range(batch.total))))
    assert stuck.fault is not None
    assert (stuck.winner, stuck.fault.side, stuck.fault.kind) == ("runner", "corp", "timeout")
    assert "could not be interrupted" in stuck.fault.message
    assert sound.fault is None


def test_closing_the_games_ends_the_workers() -> None:
    batch = Batch.of(CORPS, RUNNERS, games=50, limit=LIMIT)
    pool = Pool(batch, 2)
    games = pool.run(range(batch.total))
    next(games)
    processes = [worker.process.pid for worker in pool.workers]
    games.close()
    assert len(processes) == 2
    assert pool.workers == []
    for process in processes:
        assert process is not None
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


class Gone:
    """A process that is over."""

    def kill(self) -> None: ...

    def join(self) -> None: ...

    def close(self) -> None: ...


def test_what_a_worker_sent_before_it_died_counts() -> None:
    batch = Batch.of(CORPS, RUNNERS, games=3, seed=3, limit=LIMIT)
    pool = Pool(batch, 1)
    ours, theirs = Pipe()
    worker = WorkerHandle.__new__(WorkerHandle)
    worker.connection, worker.watch, worker.ready = ours, RawArray(c_double, 2), False
    worker.games, worker.process = deque([0, 1, 2]), cast(Any, Gone())
    worker.watch[0] = -1
    pool.workers.append(worker)
    sent = [play(batch, number) for number in (0, 1)]
    for message in (READY, *(outcome.line() for outcome in sent)):
        theirs.send(message)
    theirs.close()
    pool.ahead = 8
    assert list(pool.heard(worker)) == sent
    assert not pool.workers
    assert list(pool.waiting) == [2], "the game it was in is played again, and no other"
    assert pool.deaths == {2: 1}


def test_games_that_are_given_out_together_are_one_message() -> None:
    pool = Pool(Batch.of(CORPS, RUNNERS, games=10), 2)
    pool.ahead = 3
    pool.waiting = deque(range(5))
    given = []
    for games in ([], [77]):
        ours, theirs = Pipe()
        worker = WorkerHandle.__new__(WorkerHandle)
        worker.connection, worker.games = ours, deque(games)
        pool.workers.append(worker)
        given.append(theirs)
    pool.deal()
    assert [theirs.recv() for theirs in given] == [[0, 1, 3], [2, 4]], "evenly, whoever has the fewest first"
    assert not any(theirs.poll() for theirs in given)
    assert [list(worker.games) for worker in pool.workers] == [[0, 1, 3], [77, 2, 4]]


def test_quick_games_are_given_out_several_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    pool = Pool(Batch.of(CORPS, RUNNERS), 2)
    for seconds, ahead in ((0.0019, 10), (0.00001, 32), (0.1, 2)):
        pool.begun = pool.outcomes = 0
        pool.pace(1)
        for _ in range(50):
            now[0] += seconds / 2
            pool.pace(1)
        assert pool.ahead == ahead
