"""Bots answer whatever is asked of them at once, and whatever happens to their processes."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from netrunner import Deck
from netrunner.game import Game
from netrunner.server.live import bot_processes
from netrunner.server.live.bot_processes import BotFailed, BotProcesses
from netrunner.server.live.bot_worker import ACE_SECONDS
from tests.event_loop import run

MANY = 100


@pytest.fixture(scope="module")
def setup() -> dict[str, Any]:
    return Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=1).setup


@pytest.fixture
def bots() -> Iterator[BotProcesses]:
    made = BotProcesses(1)
    yield made
    made.close()


def pids(bots: BotProcesses) -> list[int]:
    executors = [process.executor for process in bots.processes if process.executor is not None]
    return [pid for executor in executors for pid in (executor._processes or {})]


async def ask(bots: BotProcesses, setup: dict[str, Any], owner: str, bot: str = "ace") -> float:
    """The seconds until a bot has answered."""
    started = time.monotonic()
    key, _ = await bots.choose(bot, f"game of {owner}", setup, [], "corp", owner)
    assert key
    return time.monotonic() - started


def test_who_asks_for_one_choice_does_not_wait_behind_who_asks_for_a_hundred(
    bots: BotProcesses, setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_processes, "OVERDUE", 300.0)

    async def play() -> int:
        await bots.warm_up()
        done: list[str] = []

        async def one(owner: str) -> None:
            await ask(bots, setup, owner)
            done.append(owner)

        flood = [asyncio.create_task(one("greedy")) for _ in range(MANY)]
        await asyncio.sleep(0)
        await one("modest")
        before = done.index("modest")
        await asyncio.gather(*flood)
        return before

    assert run(play()) <= 3


def test_a_process_that_is_stopped_is_replaced_and_nobody_else_notices(
    bots: BotProcesses, setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_processes, "PATIENCE", 2.0)
    monkeypatch.setattr(bot_processes, "OVERDUE", 300.0)

    async def play() -> None:
        await bots.warm_up()
        (stopped,) = pids(bots)
        os.kill(stopped, signal.SIGSTOP)
        await asyncio.gather(*(ask(bots, setup, f"player {i}", "rookie") for i in range(5)))
        assert stopped not in pids(bots)

    run(play())
    assert "did not answer" in caplog.text


def test_time_in_the_queue_does_not_count_as_thought(
    bots: BotProcesses, setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty aces together take longer than one may think: no process is ended for it."""
    monkeypatch.setattr(bot_processes, "OVERDUE", 300.0)
    monkeypatch.setattr(bot_processes, "PATIENCE", 30.0)

    async def play() -> None:
        await bots.warm_up()
        before = pids(bots)
        await asyncio.gather(*(ask(bots, setup, f"player {i}") for i in range(20)))
        assert pids(bots) == before

    run(play())


def test_what_waits_too_long_is_given_back_instead_of_hanging(
    bots: BotProcesses, setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_processes, "OVERDUE", 0.5)

    async def play() -> None:
        await bots.warm_up()
        os.kill(pids(bots)[0], signal.SIGSTOP)
        with pytest.raises(BotFailed):
            await ask(bots, setup, "player", "rookie")
        os.kill(pids(bots)[0], signal.SIGCONT)

    run(play())


def test_the_more_wait_the_less_a_bot_thinks(bots: BotProcesses) -> None:
    assert bots.effort("ace") == ("ace", ACE_SECONDS)
    for i in range(10):
        bots.queue.put(f"player {i}", None)  # type: ignore[arg-type]
    assert bots.effort("ace")[1] < ACE_SECONDS
    for i in range(MANY):
        bots.queue.put(f"player {i}", None)  # type: ignore[arg-type]
    assert bots.effort("ace")[0] == "rookie"
    assert bots.effort("random")[0] == "random"
