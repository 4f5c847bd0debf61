"""Bots think in processes of their own, never on the event loop.

A process keeps the last games it was asked about, so that it only has to make the choices since. It is given the set-up
and the choices of a game; the bot in it is given what its side may know, as everywhere (`netrunner.bots`).
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from typing import Any, Final

from netrunner.bots import BOTS, Ace, Bot, decide, worlds_of
from netrunner.decks import Deck
from netrunner.game import Game

KEPT: Final = 64
PATIENCE: Final = 60.0  # seconds after which a bot is thought to be stuck
LIVE: Final[dict[str, Bot]] = {**BOTS, "ace": Ace(seconds=0.8)}
"""The bots as they play here: the ace thinks by the clock, so that nobody waits long on a busy machine."""

log = logging.getLogger("netrunner.bots")
games: OrderedDict[str, tuple[list[str], Game]] = OrderedDict()


class BotFailed(RuntimeError):
    """A bot did not answer, twice."""


INTERRUPT: Final = {signal.SIGINT}


def quiet() -> None:
    """The server's own process decides when to stop: Ctrl+C in a terminal reaches the processes for bots as well. One
    that was killed cannot say so any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, INTERRUPT)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Do not outlive the server. A process that waits for work does not notice by itself that nobody will send any."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


@contextmanager
def undisturbed() -> Iterator[None]:
    """A process that is started in here does not hear Ctrl+C before it can ignore it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPT)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def game_after(game_id: str, setup: dict[str, Any], keys: list[str]) -> Game:
    """The game after these choices, from the last position of it that this process knows."""
    known, game = games.pop(game_id, ([], None))
    if game is None or keys[: len(known)] != known:
        known, game = [], Game.replay({**setup, "choices": []})
    for key in keys[len(known) :]:
        option = next(option for option in game.state.options if option.key == key)
        game.choose(option)
    games[game_id] = (list(keys), game)
    while len(games) > KEPT:
        games.popitem(last=False)
    return game


def think(bot: str, game_id: str, setup: dict[str, Any], keys: list[str], side: str) -> str:
    """The key of the option that a bot chooses. Runs in a process for bots."""
    game = game_after(game_id, setup, keys)
    view = game.view(side, log=False)
    index = decide(LIVE[bot], view, seed=setup["seed"], number=len(keys), worlds=worlds_of(game, side))
    return game.state.options[index].key


def wake() -> None:
    """Load everything that a first choice needs. Runs in a process for bots."""
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"))
    decide(LIVE["rookie"], game.view("corp", log=False), seed=0, number=0, worlds=worlds_of(game, "corp"))


class Thinkers:
    """The processes that think for the bots; started when the first bot is asked, or before (`wake`)."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=quiet)
            resource_tracker.ensure_running()  # it would let Ctrl+C through again while the first process is started
        return self.pool

    async def wake(self) -> None:
        """Start a process before anybody needs it, so that the first game begins at once."""
        try:
            pool = self.start()
            with undisturbed():
                woken = asyncio.get_running_loop().run_in_executor(pool, wake)
            await woken
        except BrokenProcessPool:
            log.exception("a process for bots could not be started; trying again when a bot is asked")
            self.close()

    async def choose(self, bot: str, game_id: str, setup: dict[str, Any], keys: list[str], side: str) -> str:
        """The key that a bot chooses. A process that died is replaced, and asked once more."""
        for attempt in (1, 2):
            pool = self.start()
            with undisturbed():
                asked = asyncio.get_running_loop().run_in_executor(pool, think, bot, game_id, setup, keys, side)
            try:
                return await asyncio.wait_for(asked, PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                log.exception("a bot's process did not answer (attempt %d, game %s)", attempt, game_id)
                self.end(pool)
            except Exception:
                log.exception("the bot %s failed (attempt %d, game %s)", bot, attempt, game_id)
        raise BotFailed(f"The bot {bot} did not answer.")

    def end(self, pool: ProcessPoolExecutor) -> None:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
        if self.pool is pool:
            self.pool = None

    def close(self) -> None:
        if self.pool is not None:
            self.end(self.pool)
