"""What runs in a process for bots: the last games it was asked about, and bots that think about them.

A process keeps the games, so that it only has to make the choices since. It is given the set-up and the choices of a
game; the bot in it is given what its side may know, as everywhere (`netrunner.bots`).
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from multiprocessing.connection import wait
from typing import Any, Final

from netrunner.bots import BOTS, Ace, Bot, decide, worlds_of
from netrunner.decks import Deck
from netrunner.engine.reason import RecordError
from netrunner.game import Game

KEPT: Final = 256
ACE_SECONDS: Final = 0.8
"""The ace thinks by the clock, so that nobody waits long on a busy machine."""
INTERRUPT: Final = {signal.SIGINT}

games: OrderedDict[str, tuple[list[str], Game]] = OrderedDict()


def ignore_interrupts() -> None:
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


def game_after(game_id: str, setup: dict[str, Any], keys: list[str]) -> Game:
    """The game after these choices, from the last position of it that this process knows."""
    known, game = games.pop(game_id, ([], None))
    if game is None or keys[: len(known)] != known:
        known, game = [], Game.replay({**setup, "choices": []})
    for key in keys[len(known) :]:
        option = next((option for option in game.state.options if option.key == key), None)
        if option is None:
            raise RecordError(f"{key!r} is not legal here.")
        game.choose(option)
    games[game_id] = (list(keys), game)
    while len(games) > KEPT:
        games.popitem(last=False)
    return game


def bot_of(name: str, seconds: float) -> Bot:
    """A bot, and how long it may think where it thinks by the clock."""
    return Ace(seconds=seconds) if name == "ace" else BOTS[name]


def think(
    bot: str, seconds: float, game_id: str, setup: dict[str, Any], keys: list[str], side: str
) -> tuple[str, float]:
    """The key of the option that a bot chooses, and the seconds it thought."""
    game = game_after(game_id, setup, keys)
    view = game.view(side, log=False)
    started = time.perf_counter()
    index = decide(bot_of(bot, seconds), view, seed=setup["seed"], number=len(keys), worlds=worlds_of(game, side))
    return game.state.options[index].key, time.perf_counter() - started


def think_safely(*request: Any) -> tuple[str, float]:
    """The same. A `StopIteration`, which no future can carry, becomes an error that can be told."""
    try:
        return think(*request)
    except StopIteration as error:
        raise RuntimeError("nothing was found where something had to be") from error


def warm_up() -> None:
    """Load everything that a first choice needs."""
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"))
    decide(BOTS["rookie"], game.view("corp", log=False), seed=0, number=0, worlds=worlds_of(game, "corp"))
