"""Bots think in processes of their own, never on the event loop.

Each process thinks about one choice at a time; the others wait in a queue in which every player has a turn. A choice's
time counts from when a process begins with it. A process that dies, or thinks for far too long, is ended and replaced,
and what it was thinking about is asked again, first. The more wait, the less each bot thinks: the ace for shorter, then
as a rookie. What has waited too long is refused (`BotFailed`), and whoever asked makes do without the bot's advice.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from typing import Any, Final

from netrunner.server.live.bot_worker import ACE_SECONDS, INTERRUPT, ignore_interrupts, think_safely, warm_up
from netrunner.server.live.fair_queue import FairQueue

PATIENCE: Final = 20.0  # seconds of thought after which a process is thought to be stuck
STARTING: Final = 120.0  # seconds that a process has to start and to load what it needs
OVERDUE: Final = 30.0  # seconds that a choice waits before it is made without the bot
ROUND: Final = 4.0  # seconds in which everybody who waits should have had a turn
LEAST_SECONDS: Final = 0.1  # an ace with less than this is better off as a rookie
ATTEMPTS: Final = 2

log = logging.getLogger("netrunner.bots")


class BotFailed(RuntimeError):
    """A bot did not answer."""


@dataclass(eq=False, slots=True)
class Request:
    """A choice that a bot is asked for."""

    bot: str
    game_id: str
    setup: dict[str, Any]
    keys: list[str]
    side: str
    owner: str
    answer: asyncio.Future[tuple[str, float]]
    since: float = field(default_factory=time.monotonic)
    attempts: int = 0


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process that is started in here does not hear Ctrl+C before it can ignore it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPT)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class BotProcess:
    """One process, and what is asked of it, one thing at a time."""

    def __init__(self) -> None:
        self.executor: ProcessPoolExecutor | None = None

    async def start(self) -> ProcessPoolExecutor:
        """The process, ready to think."""
        if self.executor is None:
            context = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(1, mp_context=context, initializer=ignore_interrupts)
            resource_tracker.ensure_running()  # it would let Ctrl+C through again while the process is started
            with interrupts_blocked():
                woken = asyncio.get_running_loop().run_in_executor(self.executor, warm_up)
            await asyncio.wait_for(woken, STARTING)
        return self.executor

    async def think(self, request: Request, bot: str, seconds: float) -> tuple[str, float]:
        executor = await self.start()
        asked = asyncio.get_running_loop().run_in_executor(
            executor, think_safely, bot, seconds, request.game_id, request.setup, request.keys, request.side
        )
        return await asyncio.wait_for(asked, PATIENCE)

    def end(self) -> None:
        """End it, whatever it does. The next thought starts a new one."""
        executor, self.executor = self.executor, None
        if executor is not None:
            for process in list((executor._processes or {}).values()):
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)


class BotProcesses:
    """The processes that think for the bots; started when the first bot is asked, or before (`warm_up`)."""

    def __init__(self, processes: int) -> None:
        self.processes = [BotProcess() for _ in range(processes)]
        self.idle = list(self.processes)
        self.queue: FairQueue[Request] = FairQueue()
        self.tasks: set[asyncio.Task[None]] = set()

    async def warm_up(self) -> None:
        """Start a process before anybody needs it, so that the first game begins at once."""
        if not self.idle:
            return
        process = self.idle.pop()
        try:
            await process.start()
        except (BrokenProcessPool, TimeoutError):
            log.exception("a process for bots could not be started; trying again when a bot is asked")
            process.end()
        finally:
            self.idle.append(process)
            self.serve()

    async def choose(
        self, bot: str, game_id: str, setup: dict[str, Any], keys: list[str], side: str, owner: str | None = None
    ) -> tuple[str, float]:
        """The key that a bot chooses, and the seconds it thought. `owner`: who it plays with."""
        loop = asyncio.get_running_loop()
        request = Request(bot, game_id, setup, keys, side, owner or game_id, loop.create_future())
        self.queue.put(request.owner, request)
        overdue = loop.call_later(OVERDUE, self.give_up, request)
        self.serve()
        try:
            return await request.answer
        finally:
            overdue.cancel()
            self.queue.drop(request.owner, request)

    def give_up(self, request: Request) -> None:
        """Somebody has waited long enough for a process."""
        if not request.answer.done():
            request.answer.set_exception(BotFailed(f"No process had time for the bot {request.bot}."))
            log.warning("a bot's choice waited for too long (game %s, %d wait)", request.game_id, len(self.queue))

    def serve(self) -> None:
        """Give every idle process something to think about."""
        while self.idle and self.queue:
            task = asyncio.create_task(self.work(self.idle.pop()))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def work(self, process: BotProcess) -> None:
        """Think about one thing after another while something waits."""
        try:
            while self.queue:
                request = self.queue.take()
                if not request.answer.done():
                    await self.answer(process, request)
        finally:
            self.idle.append(process)

    async def answer(self, process: BotProcess, request: Request) -> None:
        request.attempts += 1
        bot, seconds = self.effort(request.bot)
        try:
            answer = await process.think(request, bot, seconds)
        except (BrokenProcessPool, TimeoutError):
            log.exception("a bot's process did not answer (attempt %d, game %s)", request.attempts, request.game_id)
            process.end()
        except asyncio.CancelledError:
            request.answer.cancel()
            raise
        except Exception:
            log.exception("the bot %s failed (attempt %d, game %s)", bot, request.attempts, request.game_id)
        else:
            if not request.answer.done():
                request.answer.set_result(answer)
            return
        if request.answer.done():
            return
        if request.attempts < ATTEMPTS:
            self.queue.put_first(request.owner, request)
        else:
            request.answer.set_exception(BotFailed(f"The bot {request.bot} did not answer."))

    def effort(self, bot: str) -> tuple[str, float]:
        """Which bot thinks, and for how long, so that all who wait have a turn soon."""
        share = ROUND * len(self.processes) / (len(self.queue) + 1)
        seconds = min(ACE_SECONDS, share)
        return ("rookie", seconds) if bot == "ace" and seconds < LEAST_SECONDS else (bot, seconds)

    def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        for process in self.processes:
            process.end()
