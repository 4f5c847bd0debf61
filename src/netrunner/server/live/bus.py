"""How workers share games: who owns which, and what they tell each other.

A game is owned by one worker at a time. One process alone owns everything; several agree through Redis
(`redis_bus`). Ownership is a lease: a worker that dies loses its games to whoever asks for them next. That two workers
never write to one game is not left to the lease: the journal refuses the second (`journal`).
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

Message = dict[str, Any]
Receive = Callable[[Message], Awaitable[None]]

EVERYBODY = "*"


class Bus(Protocol):
    """Between this worker and the others."""

    worker: str

    async def open(self, receive: Receive) -> None:
        """Begin to listen: `receive` is called with every message for this worker, in order."""

    async def close(self) -> None: ...

    async def claim(self, game: str) -> str:
        """The worker that owns a game: this one, when nobody did."""

    async def release(self, game: str) -> None: ...

    async def owner(self, game: str) -> str | None:
        """The worker that owns a game now."""

    def lost(self) -> list[str]:
        """Games that this worker owned until another took them; each is told of once."""

    def send(self, worker: str, message: Message) -> None:
        """Tell a worker something, or `EVERYBODY`, this one included. Never waits; messages arrive in order or not at
        all."""

    def gaps(self) -> bool:
        """Whether messages may have been lost since this was last asked."""

    async def alive(self) -> set[str]:
        """The workers that have been heard of lately."""

    async def show(self, accounts: set[str]) -> set[str]:
        """Say who is connected here; who is connected elsewhere."""


class LocalBus:
    """One process alone."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(4)
        self.receive: Receive | None = None

    async def open(self, receive: Receive) -> None:
        self.receive = receive

    async def close(self) -> None:
        self.receive = None

    async def claim(self, game: str) -> str:
        return self.worker

    async def release(self, game: str) -> None:
        pass

    async def owner(self, game: str) -> str | None:
        return self.worker

    def lost(self) -> list[str]:
        return []

    def send(self, worker: str, message: Message) -> None:
        raise RuntimeError("There is only one worker: it tells itself nothing.")

    def gaps(self) -> bool:
        return False

    async def alive(self) -> set[str]:
        return {self.worker}

    async def show(self, accounts: set[str]) -> set[str]:
        return set()
