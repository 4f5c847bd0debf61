"""Many games at once, stepped in worker processes. Observations lie in shared memory: nothing is copied between them.

A game that is over is dealt anew at once, so that every step has an action for every game. Which games are dealt
depends on the seed, the place of the game and how often it was dealt, and not on the number of workers.

`step` waits for all workers. With `send` and `wait` each goes on as soon as its own games have actions, so that no
worker waits for a slower one, nor for whoever chooses.
"""

from __future__ import annotations

import multiprocessing
from ctypes import c_byte
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from random import Random
from typing import Any, Final, NoReturn, Self

import numpy as np
from numpy.typing import NDArray

from netrunner.decks import Deck
from netrunner.engine.terms import SIDES
from netrunner.env.layout import LONGEST, MAX_OPTIONS
from netrunner.env.observation import SHAPES, Observation, observe
from netrunner.game import Game
from netrunner.garbage_collection import collect_rarely

CONTEXT: Final = multiprocessing.get_context("spawn")
STEP: Final = b"step"
RESET: Final = b"reset"
DONE: Final = b"done"
ARRAYS: Final[dict[str, tuple[tuple[int, ...], Any]]] = {
    **{name: (shape, np.int8 if name == "action_mask" else np.int16) for name, shape in SHAPES.items()},
    "actions": ((), np.int32),
    "rewards": ((2,), np.float32),
    "over": ((), np.bool_),
    "agents": ((), np.int8),
}


class Board:
    """The arrays of all games, over one piece of shared memory."""

    def __init__(self, games: int, memory: Any = None) -> None:
        sizes = {name: games * prod(shape) * np.dtype(kind).itemsize for name, (shape, kind) in ARRAYS.items()}
        padded = {name: -(-size // 64) * 64 for name, size in sizes.items()}
        self.memory: Any = memory if memory is not None else RawArray(c_byte, sum(padded.values()))
        self.arrays: dict[str, NDArray[Any]] = {}
        start = 0
        for name, (shape, kind) in ARRAYS.items():
            count = sizes[name] // np.dtype(kind).itemsize
            flat = np.frombuffer(memoryview(self.memory), kind, count, start)
            self.arrays[name] = flat.reshape(games, *shape)
            start += padded[name]

    def row(self, place: int) -> Observation:
        """The observation of one game, to be written to."""
        return {name: self.arrays[name][place] for name in SHAPES}


class Slot:
    """One of the games."""

    def __init__(
        self, board: Board, place: int, decks: tuple[Deck, Deck], seed: int, max_choices: int = LONGEST
    ) -> None:
        self.board = board
        self.max_choices = max_choices
        self.choices = 0
        self.place = place
        self.decks = decks
        self.seed = seed
        self.row = board.row(place)
        self.dealt = 0
        self.game: Game

    def deal(self) -> None:
        seed = Random(f"{self.seed}:{self.place}:{self.dealt}").getrandbits(52)
        self.dealt += 1
        self.choices = 0
        self.game = Game.start(*self.decks, seed=seed, skip_empty_windows=True, log=False)

    def reset(self) -> None:
        self.dealt = 0
        self.deal()
        self.board.arrays["rewards"][self.place] = 0
        self.board.arrays["over"][self.place] = False
        self.show()

    def step(self) -> None:
        arrays = self.board.arrays
        self.game.choose(int(arrays["actions"][self.place]) % min(len(self.game.state.options), MAX_OPTIONS))
        self.choices += 1
        result = self.game.result
        over = result is not None or self.choices >= self.max_choices
        arrays["over"][self.place] = over
        arrays["rewards"][self.place] = 0
        if result is not None and result.winner is not None:
            arrays["rewards"][self.place] = [1 if side == result.winner else -1 for side in SIDES]
        if over:
            self.deal()
        self.show()

    def show(self) -> None:
        decider = self.game.state.decider()
        self.board.arrays["agents"][self.place] = decider
        observe(self.game, SIDES[decider], self.row)


def work(
    connection: Connection, memory: Any, games: int, mine: range, decks: tuple[str, str], seed: int, max_choices: int
) -> None:  # fmt: skip
    """A worker process: step its share of the games whenever it is told to."""
    board = Board(games, memory)
    loaded = (Deck.load(decks[0]), Deck.load(decks[1]))
    slots = [Slot(board, place, loaded, seed, max_choices) for place in mine]
    collect_rarely()
    try:
        while True:
            order = connection.recv_bytes()
            for slot in slots:
                slot.step() if order == STEP else slot.reset()
            connection.send_bytes(DONE)
    except (EOFError, OSError, KeyboardInterrupt):
        return


class VectorEnv:
    """A number of games, each at a decision of one of its agents.

    `agents` says who decides in each game (0 the Corp, 1 the Runner). `step` takes an action for each and gives the
    observations of those who decide next, the rewards of both sides, and which games ended and were dealt anew. A game
    of `max_choices` ends without a winner. The arrays are overwritten by the next step: copy what you keep.

    `shares` are the games of each worker, as slices of the arrays: `send` gives one of them its actions, and `wait`
    says which is done.
    """

    def __init__(
        self, games: int, workers: int = 1, corp: str | Deck = "core-jinteki", runner: str | Deck = "core-shaper",
        seed: int = 0, max_choices: int = LONGEST,
    ) -> None:  # fmt: skip
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games cannot be shared among {workers} workers.")
        self.games = games
        self.board = Board(games)
        decks = tuple((Deck.load(deck) if isinstance(deck, str) else deck).write() for deck in (corp, runner))
        self._connections: list[Connection] = []
        self._processes = []
        bounds = [games * worker // workers for worker in range(workers + 1)]
        self.shares = tuple(slice(first, last) for first, last in pairwise(bounds))
        self._stepping: set[int] = set()
        self._last = -1  # the share that was done last
        for first, last in pairwise(bounds):
            ours, theirs = CONTEXT.Pipe()
            arguments = (theirs, self.board.memory, games, range(first, last), decks, seed, max_choices)
            process = CONTEXT.Process(target=work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._connections.append(ours)
            self._processes.append(process)

    @property
    def observations(self) -> Observation:
        """The observations of those who decide now: arrays with a row for each game."""
        return {name: self.board.arrays[name] for name in SHAPES}

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step of each game brought the Corp and the Runner."""
        return self.board.arrays["rewards"]

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games ended with their last step, and were dealt anew."""
        return self.board.arrays["over"]

    @property
    def agents(self) -> NDArray[np.int8]:
        return self.board.arrays["agents"]

    def reset(self) -> Observation:
        """Deal every game anew, the same ones every time."""
        self._none_stepping()
        self._all(RESET)
        return self.observations

    def step(self, actions: NDArray[Any]) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_]]:
        self._none_stepping()
        self.board.arrays["actions"][:] = actions
        self._all(STEP)
        return self.observations, self.rewards, self.over

    def send(self, share: int, actions: NDArray[Any]) -> None:
        """Let the worker of a share step its games, with an action for each, and return at once."""
        if share in self._stepping:
            raise RuntimeError(f"Share {share} is still being stepped: wait until it is done.")
        self.board.arrays["actions"][self.shares[share]] = actions
        self._order(share, STEP)

    def wait(self) -> int:
        """The share that is done next: its games can be looked at and given actions. Where several are done, those that
        come after the last one in their order come first, so that none is passed over."""
        if not self._stepping:
            raise RuntimeError("No share is being stepped: send it actions first.")
        ready = wait([self._connections[share] for share in self._stepping])
        done = [share for share in self._stepping if self._connections[share] in ready]
        share = min(done, key=lambda each: (each - self._last - 1) % len(self.shares))
        self._hear(share)
        self._last = share
        return share

    def _none_stepping(self) -> None:
        if self._stepping:
            raise RuntimeError("Some shares are still being stepped: wait until they are done.")

    def _all(self, order: bytes) -> None:
        for share in range(len(self.shares)):
            self._order(share, order)
        for share in range(len(self.shares)):
            self._hear(share)

    def _order(self, share: int, order: bytes) -> None:
        try:
            self._connections[share].send_bytes(order)
        except OSError:
            self._died()
        self._stepping.add(share)

    def _hear(self, share: int) -> None:
        try:
            self._connections[share].recv_bytes()
        except (EOFError, OSError):
            self._died()
        self._stepping.discard(share)

    def _died(self) -> NoReturn:
        self.close()
        raise RuntimeError("A worker process of the environment died.") from None

    def close(self) -> None:
        for connection in self._connections:
            connection.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()
        self._connections, self._processes, self._stepping = [], [], set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()
