"""Worker processes: the same results whatever their number and whatever becomes of them."""

import os
import pickle
import signal
import threading
import time
from collections import deque
from ctypes import c_double
from dataclasses import fields, replace
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from pathlib import Path
from typing import Any, cast

import pytest

from netrunner.simulate import Batch, Outcome, Pool, play
from netrunner.simulate.outcome import Fault, forfeit
from netrunner.simulate.pool import WorkerHandle
from netrunner.simulate.worker import READY, work
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
    worker.connection, worker.watch, worker.ready = ours, RawArray(c_double, 3), False
    worker.games, worker.process = deque([0, 1, 2]), cast(Any, Gone())
    worker.watch[0], worker.watch[2] = -1, 2
    pool.workers.append(worker)
    sent = [play(batch, number) for number in (0, 1)]
    for message in (READY, sent):
        theirs.send(message)
    theirs.close()
    pool.ahead = 8
    assert list(pool.heard(worker)) == sent
    assert not pool.workers
    assert list(pool.waiting) == [2], "the game it was in is played again, and no other"
    assert pool.deaths == {2: 1}


def handle(games: list[int], playing: int) -> tuple[WorkerHandle, Connection]:
    """A worker that is in one of the games it was given, without a process, and the end of its pipe."""
    ours, theirs = Pipe()
    worker = WorkerHandle.__new__(WorkerHandle)
    worker.connection, worker.watch, worker.ready = ours, RawArray(c_double, 3), True
    worker.games, worker.process = deque(games), cast(Any, Gone())
    worker.watch[0], worker.watch[2] = 0, playing
    return worker, theirs


def test_a_death_is_put_down_to_the_game_that_was_played_and_not_to_those_unsent() -> None:
    pool = Pool(Batch.of(CORPS, RUNNERS, games=10, limit=LIMIT), 1)
    for _ in range(2):
        worker, theirs = handle([0, 1, 2, 3], playing=2)
        pool.workers.append(worker)
        theirs.close()
        told = list(pool.heard(worker))
    assert [(outcome.number, outcome.fault and outcome.fault.kind) for outcome in told] == [(2, "crash")]
    assert pool.deaths == {2: 2}
    assert list(pool.waiting) == [0, 1, 3, 0, 1, 2, 3], "what was lost with it is played again"


def test_a_worker_that_hangs_loses_the_game_it_is_in() -> None:
    pool = Pool(Batch.of(CORPS, RUNNERS, games=10, limit=LIMIT), 1)
    worker, _ = handle([4, 5, 6], playing=5)
    pool.workers.append(worker)
    outcome = pool.hung(worker)
    assert outcome.number == 5
    assert outcome.fault is not None
    assert (outcome.fault.side, outcome.fault.kind) == ("corp", "timeout")
    assert list(pool.waiting) == [4, 6]


class Pipeline:
    """The worker's end of a connection: what it was asked for, and what it sends."""

    def __init__(self, *asked: list[int]) -> None:
        self.asked = deque(asked)
        self.sent: list[Any] = []

    def recv(self) -> list[int]:
        if not self.asked:
            raise EOFError
        return self.asked.popleft()

    def send(self, message: object) -> None:
        self.sent.append(message)


@pytest.mark.parametrize(("seconds", "sizes"), [(0.0, [5, 1]), (0.003, [2, 2, 1, 1]), (1.0, [1, 1, 1, 1, 1, 1])])
def test_outcomes_of_quick_games_travel_together(
    seconds: float, sizes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]

    def played(batch: Batch, number: int, watch: Any) -> Outcome:
        assert watch[2] == number, "the game is named before it is played"
        now[0] += seconds
        return forfeit(number, Fault(None, "engine", ""))

    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr("netrunner.simulate.worker.play", played)
    monkeypatch.setattr("netrunner.simulate.worker.os.dup2", lambda *_: None)
    monkeypatch.setattr("netrunner.simulate.worker.signal.signal", lambda *_: None)
    monkeypatch.setattr("netrunner.simulate.worker.collect_rarely", lambda: None)
    connection = Pipeline([0, 1, 2, 3, 4], [5])
    work(cast(Any, connection), Batch.of(CORPS, RUNNERS).as_json(), RawArray(c_double, 3))
    ready, *messages = connection.sent
    assert ready == READY
    assert [len(message) for message in messages] == sizes
    assert [outcome.number for message in messages for outcome in message] == [0, 1, 2, 3, 4, 5]


def test_an_outcome_travels_whole() -> None:
    outcome = play(Batch.of(CORPS, RUNNERS, games=3, seed=3, limit=LIMIT), 1)
    at_fault = replace(outcome, fault=Fault("corp", "timeout", "no answer"))
    usual = {field.name: field.default for field in fields(Outcome)}
    assert all(getattr(at_fault, name) != default for name, default in usual.items()), "nothing is left to be filled in"
    assert pickle.loads(pickle.dumps(at_fault)) == at_fault
    assert pickle.loads(pickle.dumps(outcome)) == outcome
    assert Outcome.read(outcome.line()) == outcome, "a journal gives the same back"


def test_outcomes_that_were_lost_on_their_way_come_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that was given dozens of quick games is killed among them: each comes once, and is what it was."""
    batch = Batch.of(CORPS, RUNNERS, games=60, seed=4, limit=LIMIT)
    monkeypatch.setattr(Pool, "pace", lambda pool, outcomes: setattr(pool, "ahead", 32))
    pool = Pool(batch, 2)
    outcomes: list[Outcome] = []
    supplied: list[WorkerHandle] = []
    for outcome in pool.run(range(batch.total)):
        outcomes.append(outcome)
        if not supplied:
            supplied = [worker for worker in pool.workers if worker.ready and len(worker.games) > 8]
            for worker in supplied[:1]:
                worker.process.kill()
    assert supplied
    assert sum(pool.deaths.values()) == 1
    assert in_order(outcomes) == [play(batch, number) for number in range(batch.total)]


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
