"""Requests of other workers: they enter this worker's rooms and act in them, and hear what is told there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pydantic import TypeAdapter

from netrunner.server.errors import Refused
from netrunner.server.live import wire
from netrunner.server.live.bot_turns import report
from netrunner.server.live.bus import Bus, Message
from netrunner.server.live.remote_room import PendingRequests, RemoteListener, RemoteRoom, problem_of
from netrunner.server.live.room import Room

Find = Callable[[str], Awaitable[Room | RemoteRoom | None]]
MESSAGE: TypeAdapter[wire.ClientMessage] = TypeAdapter(wire.ClientMessage)

FAILED: Final = "The server made an error and could not do that. The error has been noted."

log = logging.getLogger("netrunner.bus")


class WorkerRequests:
    """Between the bus and the rooms of this worker."""

    def __init__(self, bus: Bus, rooms: dict[str, Room], find: Find, pending: PendingRequests) -> None:
        self.bus = bus
        self.rooms = rooms
        self.find = find
        self.pending_requests = pending
        self.proxies: dict[tuple[str, int], tuple[RemoteListener, str]] = {}

    def receive(self, message: Message) -> None:
        """Take in a message about a game. What takes time is done in a task, so that nobody else waits."""
        if self.pending_requests.take(message):
            return
        if message["kind"] == "leave":
            self.leave(message["from"], message["key"])
            return
        asyncio.create_task(self.answer(message)).add_done_callback(report)

    async def answer(self, message: Message) -> None:
        reply: Message = {"kind": "answer", "ask": message["ask"]}
        try:
            room = self.rooms.get(message["game"]) or await self.find(message["game"])
            if not isinstance(room, Room):
                raise Refused("The game is changing hands. Try again in a moment.", 503)
            reply["answer"] = await self.carry_out(room, message)
        except Refused as refusal:
            reply |= problem_of(refusal)
        except Exception:
            log.exception("a request of another worker failed: %s in game %s", message["kind"], message["game"])
            reply |= problem_of(Refused(FAILED, 500))
        self.bus.send(message["from"], reply)

    async def carry_out(self, room: Room, message: Message) -> dict[str, Any]:
        if message["kind"] == "enter":
            place = (message["from"], message["key"])
            found = self.proxies.get(place)
            proxy = found[0] if found else RemoteListener(self.bus, message["from"], message["key"], message["account"])
            await room.enter(proxy, message["since"], message["session"])
            self.proxies[place] = (proxy, room.match.id)
            return {}
        if message["kind"] == "say":
            await room.say(message["account"], message["name"], message["text"])
            return {}
        if message["kind"] == "direct":
            await room.direct(message["what"])
            return {}
        return await room.handle(message["account"], MESSAGE.validate_python(message["message"]))

    def leave(self, worker: str, key: int) -> None:
        found = self.proxies.pop((worker, key), None)
        if found is None:
            return
        found[0].gone = True
        if (room := self.rooms.get(found[1])) is not None:
            room.leave(found[0])

    def forget(self, alive: set[str]) -> None:
        """Workers that are not heard of any more have no listeners. One that only stood still for a while is told: who
        listens there would wait for ever at an old table."""
        for worker, key in list(self.proxies):
            if worker not in alive:
                self.proxies[worker, key][0].abandon()
                self.leave(worker, key)
