"""A game that another worker owns: requests go there, and what it tells its listeners comes back.

At the owner, each listener of another worker is a `RemoteListener` in the room, like any other listener.
"""

from __future__ import annotations

import asyncio
import itertools
from typing import Any, Final

from netrunner.server.errors import Refused
from netrunner.server.live import wire
from netrunner.server.live.bus import Bus, Message
from netrunner.server.live.channel import Listener
from netrunner.server.live.room import Direction
from netrunner.server.wire import Problem

PATIENCE: Final = 8.0  # seconds to wait for the owner's answer

LOST: Final = "The server of this game did not answer. Look at the table: it shows whether your choice was made."


class RemoteListener:
    """A listener at another worker."""

    def __init__(self, bus: Bus, worker: str, key: int, account: str | None) -> None:
        self.bus = bus
        self.worker = worker
        self.key = key
        self.account = account
        self.gone = False

    def follows(self, game: str) -> bool:
        return not self.gone

    def send(self, text: str) -> None:
        self.bus.send(self.worker, {"kind": "tell", "key": self.key, "text": text})

    def abandon(self) -> None:
        self.bus.send(self.worker, {"kind": "abandon", "key": self.key})


class RemoteRoom:
    """A room elsewhere, with the listeners that are here."""

    def __init__(self, bus: Bus, game: str, owner: str, pending: PendingRequests) -> None:
        self.bus = bus
        self.game = game
        self.owner = owner
        self.pending_requests = pending
        self.listeners: dict[Listener, int] = {}
        self.asking: set[int] = set()
        """Requests that the owner has not answered yet."""

    async def enter(self, listener: Listener, since: int | None, session: str | None) -> None:
        key = self.listeners.get(listener)
        if key is None:
            key = self.listeners[listener] = self.pending_requests.hear(listener)
        message = {"kind": "enter", "key": key, "account": listener.account, "since": since, "session": session}
        try:
            await self.ask(message)
        except Refused:
            self.leave(listener)
            raise

    def leave(self, listener: Listener) -> None:
        key = self.listeners.pop(listener, None)
        if key is not None:
            self.pending_requests.forget(key)
            self.bus.send(self.owner, {"kind": "leave", "game": self.game, "key": key, "from": self.bus.worker})

    def abandon(self) -> list[Listener]:
        """The owner has lost the game: who waits for it is told so at once. Those who listened, to be taken on."""
        found = list(self.listeners)
        for listener in found:
            self.leave(listener)
        for number in self.asking:
            self.pending_requests.answer(number, problem_of(Refused(LOST, 503)))
        return found

    async def handle(self, account: str | None, message: wire.ClientMessage) -> dict[str, Any]:
        return await self.ask({"kind": "act", "account": account, "message": message.model_dump()})

    async def say(self, account: str, name: str, text: str) -> None:
        await self.ask({"kind": "say", "account": account, "name": name, "text": text})

    async def direct(self, what: Direction) -> None:
        await self.ask({"kind": "direct", "what": what})

    async def ask(self, message: Message) -> dict[str, Any]:
        number, answer = self.pending_requests.expect()
        self.asking.add(number)
        self.bus.send(self.owner, {**message, "game": self.game, "from": self.bus.worker, "ask": number})
        try:
            told = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise Refused(LOST, 503) from None
        finally:
            self.asking.discard(number)
            self.pending_requests.asked.pop(number, None)
        if (problem := told.get("problem")) is not None:
            raise Refused(problem["message"], told.get("status", 400), rule=problem["rule"], field=problem["field"])
        return dict(told.get("answer", {}))


class PendingRequests:
    """What this worker has asked of others, and who here hears what they tell."""

    def __init__(self) -> None:
        self.numbers = itertools.count(1)
        self.asked: dict[int, asyncio.Future[Message]] = {}
        self.hearing: dict[int, Listener] = {}

    def expect(self) -> tuple[int, asyncio.Future[Message]]:
        number = next(self.numbers)
        self.asked[number] = asyncio.get_running_loop().create_future()
        return number, self.asked[number]

    def hear(self, listener: Listener) -> int:
        key = next(self.numbers)
        self.hearing[key] = listener
        return key

    def forget(self, key: int) -> None:
        self.hearing.pop(key, None)

    def take(self, message: Message) -> bool:
        """Take in an answer or something told; False when the message is for somebody else."""
        if message["kind"] == "tell":
            listener = self.hearing.get(message["key"])
            if listener is not None:
                listener.send(message["text"])
            return True
        if message["kind"] == "abandon":
            if (listener := self.hearing.get(message["key"])) is not None:
                listener.abandon()
            return True
        if message["kind"] == "answer":
            self.answer(message["ask"], message)
            return True
        return False

    def answer(self, number: int, message: Message) -> None:
        waiting = self.asked.get(number)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)


def problem_of(refusal: Refused) -> dict[str, Any]:
    problem: Problem = refusal.problem
    return {"problem": problem.model_dump(), "status": refusal.status}
