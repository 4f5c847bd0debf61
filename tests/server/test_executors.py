"""Work by kind in threads: no kind keeps another waiting, and no request costs more than it may."""

from __future__ import annotations

import asyncio
import importlib
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from netrunner import Deck, rules
from netrunner.engine.reason import RecordError
from netrunner.game import Game
from netrunner.server import executors
from netrunner.server.errors import Refused
from netrunner.server.executors import WorkFailed, in_thread
from netrunner.server.replays import record_reader
from tests.event_loop import run


def test_one_kind_of_work_does_not_keep_another_waiting() -> None:
    gate = threading.Event()

    async def play() -> None:
        stuck = [asyncio.create_task(in_thread("rules", gate.wait, 60)) for _ in range(10)]
        await asyncio.sleep(0.05)
        assert await asyncio.wait_for(in_thread("passwords", lambda: 7), 30) == 7
        gate.set()
        await asyncio.gather(*stuck)

    run(play())


def test_a_machine_that_gives_no_thread_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is wrong with what was to be done: a game is not given up for it."""

    def none_left(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    async def ask() -> None:
        monkeypatch.setattr(threading.Thread, "start", none_left)
        monkeypatch.setattr(executors, "executor", lambda _: ThreadPoolExecutor(1))
        with pytest.raises(Refused, match="too much to do"):
            await in_thread("events", lambda: 7)

    run(ask())


def test_what_comes_when_too_much_waits_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(executors.WAITING, "records", 2)
    gate = threading.Event()

    async def play() -> None:
        stuck = [asyncio.create_task(in_thread("records", gate.wait, 60)) for _ in range(3)]
        await asyncio.sleep(0.05)
        with pytest.raises(Refused) as refused:
            await in_thread("records", lambda: 7)
        assert refused.value.status == 503
        gate.set()
        await asyncio.gather(*stuck)
        assert await in_thread("records", lambda: 7) == 7

    run(play())


def test_an_exception_that_no_future_can_carry_is_told() -> None:
    """A `StopIteration` would leave whoever waits for it waiting for ever."""

    def nothing() -> None:
        next(iter(()))

    async def play() -> None:
        with pytest.raises(WorkFailed):
            await asyncio.wait_for(in_thread("games", nothing), 30)

    run(play())


def test_a_search_of_many_words_compares_only_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    search = importlib.import_module("netrunner.rules.search")
    compared: list[str] = []
    real = search.corrected

    def counted(word: str) -> str:
        compared.append(word)
        return str(real(word))

    monkeypatch.setattr(search, "corrected", counted)
    rules.search("RR/" + "/".join("a" for _ in range(58)))
    assert len(compared) <= 2
    compared.clear()
    rules.search("/".join(f"{letter}{other}" for letter in "abcdefgh" for other in "xyz"))
    assert len(compared) <= search.MOST_WORDS


def test_a_record_that_takes_too_long_to_play_through_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=1)
    for _ in range(20):
        game.choose(0)
    monkeypatch.setattr(record_reader, "MOST_SECONDS", -1.0)
    with pytest.raises(RecordError, match="seconds to play through"):
        record_reader.read_upload(game.record(), "Somebody")
