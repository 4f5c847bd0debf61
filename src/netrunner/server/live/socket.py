"""The WebSocket: one for each client. Messages in, documents and patches out.

A client that does not read fast enough is disconnected and comes back for a snapshot: it never slows the others down.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.websockets import WebSocketState

from netrunner.server.errors import Refused, is_away, sentence
from netrunner.server.live import wire
from netrunner.server.live.host import Host
from netrunner.server.operations.metrics import SOCKETS
from netrunner.server.security.client_address import address_of
from netrunner.server.security.connection_quota import ConnectionQuota
from netrunner.server.security.origin import check_origin
from netrunner.server.security.rate_limits import RateLimits
from netrunner.server.sessions.dependencies import account_of
from netrunner.server.sessions.sessions import Account
from netrunner.server.wire import Problem

QUEUE: Final = 500  # messages that may wait for a slow client
WAITING: Final = 4 * 1024 * 1024  # characters that may wait for it, unless it is one message
ROOMS: Final = 20  # rooms that a client may be in
IGNORED: Final = 300  # messages beyond what is allowed before it is closed
PASSING: Final = (429, 503)  # refusals that will pass: clients ask again
LARGEST: Final = 16 * 1024  # bytes of a message
FAILED: Final = "The server made an error and could not do that. The error has been noted."

router = APIRouter()
log = logging.getLogger("netrunner.live")


def is_topic(name: str) -> bool:
    """Whether a room is no game, but only tells that something has changed."""
    return name == "lobby" or "-" in name


class Connection:
    """One client. Identity is what tells two of them apart."""

    def __init__(
        self, socket: WebSocket, host: Host, account: Account | None, address: str, limits: RateLimits
    ) -> None:
        self.socket = socket
        self.host = host
        self.who = account
        self.account = account.id if account is not None else None
        self.rooms: set[str] = set()
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.waiting = 0
        self.last_words = (1013, "Connect again.")
        self.limits = limits
        self.counted_as = address if account is None else account.id
        self.ignored = 0
        self.ending = False

    def send(self, text: str) -> None:
        if self.ending:
            return
        if self.queue.full() or (self.waiting and self.waiting + len(text) > WAITING):
            self.abandon()
            return
        self.waiting += len(text)
        self.queue.put_nowait(text)

    def abandon(self) -> None:
        """What waits is thrown away, and the client has to come again."""
        self.ending = True
        self.waiting = 0
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def follows(self, game: str) -> bool:
        return game in self.rooms

    def end(self) -> None:
        """The session has ended."""
        self.close_with("Your session has ended. Connect again.")

    def close_with(self, words: str) -> None:
        self.last_words = (1008, words)
        self.abandon()

    async def write(self) -> None:
        while (text := await self.queue.get()) is not None:
            self.waiting = max(0, self.waiting - len(text))
            await self.socket.send_text(text)
        await self.socket.close(*self.last_words)

    async def within_rate(self) -> bool:
        if await self.limits.allow(self.counted_as, "message"):
            self.ignored = max(0, self.ignored - 1)
            return True
        self.ignored += 1
        return False

    # --- messages --------------------------------------------------------------------------------------------------

    async def receive(self, text: str) -> None:
        """Do what a message asks for, and answer it. What cannot be read counts as well."""
        if self.ending:
            return
        allowed = await self.within_rate()
        if self.ignored > IGNORED:
            self.close_with("That was far too much at once. Connect again in a moment.")
            return
        if len(text) > LARGEST:
            self.refuse(None, Problem(message=f"A message may have {LARGEST} characters."))
            return
        try:
            request = wire.Request.model_validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"]) or None
            said = first["msg"].removeprefix("Value error, ").rstrip(".")
            self.refuse(None, Problem(message=f"The message cannot be read: {said}.", field=where))
            return
        if not allowed:
            self.refuse(request.ref, Problem(message="That is too much at once. Wait a moment and try again."))
            return
        try:
            answer = await self.carry_out(request.message)
        except Refused as refusal:
            self.refuse(request.ref, refusal.problem)
            return
        except Exception as error:
            if is_away(error):
                log.error("a message could not be carried out (%s): %s", request.message.do, error)
                self.refuse(request.ref, Problem(message=sentence(error)))
                return
            log.exception("a message could not be carried out: %s", request.message.do)
            self.refuse(request.ref, Problem(message=FAILED))
            return
        if request.ref is not None:
            answer = {"tell": "answer", "ref": request.ref, "problem": None, "legal": None} | answer
            self.send(wire.Answer.model_validate(answer).model_dump_json(exclude_unset=True, by_alias=True))

    def refuse(self, ref: int | None, problem: Problem) -> None:
        self.send(wire.Answer(ref=ref, problem=problem).model_dump_json())

    async def carry_out(self, message: wire.ClientMessage) -> dict[str, object]:
        if isinstance(message, wire.Ping):
            self.send(wire.Pong().model_dump_json())
            return {}
        if isinstance(message, wire.Enter):
            await self.enter(message)
            return {}
        if isinstance(message, wire.Leave):
            self.leave(message.room)
            return {}
        if message.room not in self.rooms and not self.host.has(message.room):
            await self.limits.demand(self.counted_as, "game")  # a game is read for it, as for who enters
        room = await self.host.room(message.room)
        if room is None:
            raise Refused("There is no such game.", 404)
        if isinstance(message, wire.Say):
            if self.who is None:
                raise Refused("Play a game or sign in to chat.", 403)
            await self.limits.demand(self.who.id, "chat")
            await room.say(self.who.id, self.who.name, message.text)
            return {}
        if isinstance(message, wire.Stops | wire.UnaskedCards | wire.StandingOrders | wire.Act):
            await self.limits.demand(self.counted_as, "agreement")  # what the log of the game keeps besides choices
        if isinstance(message, wire.LookBack):
            await self.limits.demand(self.counted_as, "look-back")
        return await room.handle(self.account, message)

    async def enter(self, message: wire.Enter) -> None:
        name = message.room
        if name not in self.rooms and len(self.rooms) >= ROOMS:
            raise Refused(f"You can be in {ROOMS} rooms at once: leave one first.")
        if is_topic(name):
            self.rooms.add(name)
            self.host.subscribe(name, self)
            return
        self.rooms.add(name)
        try:
            if not self.host.has(name):
                await self.limits.demand(self.counted_as, "game")
            await self.host.enter(self, name, message.since, message.session)
        except Refused as refusal:
            self.rooms.discard(name)
            if refusal.status not in PASSING:
                self.send(wire.RoomClosed(room=name, problem=refusal.problem).model_dump_json())
            raise

    def leave(self, name: str) -> None:
        if name not in self.rooms:
            return
        self.rooms.discard(name)
        if is_topic(name):
            self.host.unsubscribe(name, self)
        else:
            self.host.leave(name, self)

    def close(self) -> None:
        for name in list(self.rooms):
            self.leave(name)
        self.host.disconnect(self)


@router.websocket("/api/socket")
async def socket(socket: WebSocket) -> None:
    """Serve one client until it goes."""
    if not check_origin(socket):
        await socket.close(1008)
        return
    try:
        account = await account_of(socket)
    except Exception as error:
        if not is_away(error):
            raise
        await Refused(sentence(error), 503).send_to(socket.scope, socket.receive, socket.send)
        return
    address = address_of(socket)
    quota: ConnectionQuota = socket.app.state.connection_quota
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(quota.hold(address, None if account is None else account.id))
        except Refused as refusal:
            await refusal.send_to(socket.scope, socket.receive, socket.send)
            return
        await serve(socket, account, address)


async def serve(socket: WebSocket, account: Account | None, address: str) -> None:
    try:
        await socket.accept()
    except (WebSocketDisconnect, OSError):
        return  # gone before it was accepted
    host: Host = socket.app.state.host
    connection = Connection(socket, host, account, address, socket.app.state.limits)
    host.connect(connection)
    writer = asyncio.create_task(connection.write())
    SOCKETS.inc()
    try:
        while socket.application_state is WebSocketState.CONNECTED:  # it may be we who have hung up
            message = await socket.receive()
            text = message.get("text")
            if message["type"] == "websocket.disconnect" or text is None:
                break  # gone, or sent bytes instead of text: there is nothing to be said to it
            await connection.receive(text)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        connection.close()
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writer
        if socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1003)
