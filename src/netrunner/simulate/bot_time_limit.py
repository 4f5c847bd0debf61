"""A bot in its seat: asked under a time limit, and blamed for what it does wrong.

The limit is kept twice. An alarm interrupts a bot that computes for too long, in its own process. A bot that cannot be
interrupted is seen by the pool through `ThinkingMonitor`, three numbers in shared memory, and its process is ended.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, Protocol

from netrunner.bots import Bot, BotError, PositionBot, answer
from netrunner.engine.terms import SIDES
from netrunner.game import Game
from netrunner.simulate.outcome import Fault

AGAIN: Final = 1.0  # seconds after which a bot that swallowed the interruption is interrupted again


class ThinkingMonitor(Protocol):
    """Who is thinking (0 the Corp, 1 the Runner, -1 nobody), since when, and in which game, for an onlooker."""

    def __setitem__(self, place: int, value: float, /) -> None: ...


class BotFault(Exception):
    """A bot lost its game by its own fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class TimeUp(BaseException):
    """Raised inside a bot whose time is up. Not an `Exception`, so that a bot's own handlers let it pass."""


def ring(number: int, frame: FrameType | None) -> None:
    raise TimeUp


def can_interrupt() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


@contextmanager
def alarms() -> Iterator[bool]:
    """Make ready for interrupting bots; False where the system cannot."""
    if not can_interrupt():
        yield False
        return
    before = signal.signal(signal.SIGALRM, ring)
    try:
        yield True
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ask(
    bot: Bot, game: Game, side: str, number: int, limit: float, interrupt: bool, watch: ThinkingMonitor | None
) -> int:
    """The index that a bot chooses; `BotFault` when it does not answer properly in time."""
    if watch is not None:
        watch[1] = time.monotonic()
        watch[0] = SIDES.index(side)
    interrupt = interrupt and not (isinstance(bot, PositionBot) and bot.prompt)
    try:
        if interrupt:
            signal.setitimer(signal.ITIMER_REAL, limit, AGAIN)
        return answer(bot, game, seed=game.setup["seed"], number=number, open_lists=True)  # both know what is played
    except TimeUp:
        message = f"no answer within {limit:g} s to: {question(game)}"
        raise BotFault(Fault(side, "timeout", message)) from None
    except BotError as error:
        raise BotFault(Fault(side, "illegal", f"{error} It was asked: {question(game)}")) from None
    except (Exception, SystemExit) as error:
        raise BotFault(Fault(side, "crash", f"{told(error)}, asked: {question(game)}")) from error
    finally:
        if interrupt:
            signal.setitimer(signal.ITIMER_REAL, 0)
        if watch is not None:
            watch[0] = -1


def question(game: Game) -> str:
    """The decision in a line."""
    decision = game.decision
    return "nothing" if decision is None else f"{decision.prompt} (turn {game.state.turn})"


def told(error: BaseException) -> str:
    """An error in a line: its kind, its message and the line it came from."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at line {trace.tb_lineno} of {trace.tb_frame.f_code.co_name}"
    words = " ".join(str(error).split())[:300]
    return f"{type(error).__name__}{': ' if words else ''}{words}{where}"
