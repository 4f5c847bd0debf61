"""Several workers, through Redis: leases on games, and a channel for each worker.

Keys: `netrunner:game:<id>` holds the owner and runs out unless renewed; `netrunner:worker:<id>` holds who is connected
there and runs out likewise. Channels: `netrunner:to:<worker>` and `netrunner:to:*`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from typing import Any, Final
from weakref import WeakValueDictionary

from redis.asyncio import Redis
from redis.exceptions import RedisError

from netrunner.server.errors import Refused
from netrunner.server.live.bus import EVERYBODY, Message, Receive
from netrunner.server.operations.metrics import FAULTS

LEASE: Final = 6000  # milliseconds
HEARTBEAT: Final = 1.5  # seconds
PATIENCE: Final = 5.0  # seconds to wait for Redis's answer
QUEUE: Final = 20_000

log = logging.getLogger("netrunner.bus")

RENEW: Final = """
local lost = {}
for i, key in ipairs(KEYS) do
  local owner = redis.call('GET', key)
  if owner == ARGV[1] then redis.call('PEXPIRE', key, ARGV[2])
  elseif not owner then redis.call('SET', key, ARGV[1], 'PX', ARGV[2])
  else table.insert(lost, key) end
end
return lost
"""
"""Renew leases, also those that ran out while Redis could not be reached; which of them others have taken."""
RELEASE: Final = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"


def game_key(game: str) -> str:
    return f"netrunner:game:{game}"


def worker_key(worker: str) -> str:
    return f"netrunner:worker:{worker}"


class RedisBus:
    """This worker among several."""

    def __init__(self, address: str) -> None:
        self.worker = secrets.token_hex(4)
        self.redis: Redis = Redis.from_url(
            address, decode_responses=True, health_check_interval=10, socket_timeout=PATIENCE
        )
        self.ears: Redis = Redis.from_url(address, decode_responses=True, socket_keepalive=True)  # waits for ever
        self.owned: set[str] = set()
        self.taken: set[str] = set()
        self.changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.accounts: set[str] = set()
        self.outbox: asyncio.Queue[tuple[str, str]] = asyncio.Queue(QUEUE)
        self.tasks: list[asyncio.Task[None]] = []
        self.missed = False
        self.begun = False

    async def open(self, receive: Receive) -> None:
        await self.beat()
        listening = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self.listen(receive, listening)),
            asyncio.create_task(self.speak()),
            asyncio.create_task(self.keep_alive()),
        ]
        await asyncio.wait_for(listening.wait(), 10)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(RedisError):
            for game in list(self.owned):
                await self.release(game)
            await self.redis.delete(worker_key(self.worker))
        await self.redis.aclose()
        await self.ears.aclose()

    # --- games -----------------------------------------------------------------------------------------------------

    def change(self, game: str) -> asyncio.Lock:
        """A game that is claimed while it is being let go of would be ours without a lease: one after the other."""
        return self.changing.setdefault(game, asyncio.Lock())

    async def claim(self, game: str) -> str:
        async with self.change(game):
            owner = await self.ask_for(game)
            if owner == self.worker:
                self.owned.add(game)
            return owner

    async def ask_for(self, game: str) -> str:
        try:
            for _ in range(3):
                if await self.redis.set(game_key(game), self.worker, nx=True, px=LEASE):
                    return self.worker
                owner = await self.redis.get(game_key(game))
                if owner is not None:
                    return str(owner)
        except RedisError as error:
            raise Refused("The game's place cannot be found just now. Try again in a moment.", 503) from error
        raise Refused("The game is changing hands. Try again in a moment.", 503)

    async def release(self, game: str) -> None:
        async with self.change(game):
            self.owned.discard(game)
            with contextlib.suppress(RedisError):  # it runs out by itself
                await self.script(RELEASE, [game_key(game)], [self.worker])

    async def owner(self, game: str) -> str | None:
        found = await self.redis.get(game_key(game))
        return None if found is None else str(found)

    def lost(self) -> list[str]:
        found, self.taken = sorted(self.taken), set()
        return found

    async def script(self, text: str, keys: list[str], arguments: list[Any]) -> Any:
        return await self.redis.eval(text, len(keys), *keys, *arguments)

    # --- workers ---------------------------------------------------------------------------------------------------

    async def keep_alive(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.beat()
            except RedisError as error:
                log.warning("Redis does not answer; trying again: %s", error)
            except Exception:
                log.exception("this worker could not say that it lives; trying again")

    async def beat(self) -> None:
        """Say that this worker lives, and renew the leases on its games. Where it was silent for so long that the
        others took it for dead, they have forgotten who listens here."""
        async with self.redis.pipeline() as pipe:
            pipe.exists(worker_key(self.worker))
            pipe.set(worker_key(self.worker), json.dumps(sorted(self.accounts)), px=LEASE)
            known, _ = await pipe.execute()
        if self.begun and not known:
            log.warning("this worker was silent for too long: whoever is here is shown their tables anew")
            self.missed = True
        self.begun = True
        if self.owned:
            lost = await self.script(RENEW, [game_key(game) for game in self.owned], [self.worker, LEASE])
            taken = {str(key).rpartition(":")[2] for key in lost}
            self.owned -= taken
            self.taken |= taken

    async def alive(self) -> set[str]:
        return {key.rpartition(":")[2] async for key in self.redis.scan_iter(match=worker_key("*"), count=1000)}

    async def show(self, accounts: set[str]) -> set[str]:
        self.accounts = set(accounts)
        found: set[str] = set()
        for worker in await self.alive():
            if worker != self.worker and (text := await self.redis.get(worker_key(worker))) is not None:
                found.update(json.loads(text))
        return found

    # --- messages --------------------------------------------------------------------------------------------------

    def send(self, worker: str, message: Message) -> None:
        try:
            self.outbox.put_nowait((f"netrunner:to:{worker}", json.dumps(message, separators=(",", ":"))))
        except asyncio.QueueFull:
            log.error("messages to other workers are lost: Redis is too slow")
            self.missed = True

    def gaps(self) -> bool:
        found, self.missed = self.missed, False
        return found

    async def speak(self) -> None:
        while True:
            batch = [await self.outbox.get()]
            while not self.outbox.empty() and len(batch) < 200:
                batch.append(self.outbox.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for channel, text in batch:
                        pipe.publish(channel, text)
                    await pipe.execute()
            except RedisError as error:
                log.warning("%d messages to other workers were lost: %s", len(batch), error)
                self.missed = True
            except Exception:
                log.exception("%d messages to other workers were lost", len(batch))
                self.missed = True

    async def hear(self, receive: Receive, data: str) -> None:
        """Handle what another worker says. What cannot be handled is written down, and the next is heard nonetheless:
        a worker that heard nothing more would hold up every game it shares."""
        try:
            await receive(json.loads(data))
        except RedisError:
            raise
        except Exception:
            FAULTS.labels("bus").inc()
            log.exception("a message of another worker could not be handled: %.200s", data)

    async def listen(self, receive: Receive, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self.ears.pubsub() as channels:
                    await channels.subscribe(f"netrunner:to:{self.worker}", f"netrunner:to:{EVERYBODY}")
                    if listening.is_set():  # what was said meanwhile has not been heard
                        await self.beat()  # before anything else is asked of others: they know that we live
                        self.missed = True
                    listening.set()
                    async for message in channels.listen():
                        if message["type"] == "message":
                            await self.hear(receive, message["data"])
            except RedisError as error:
                log.warning("the connection with Redis was lost; connecting again: %s", error)
                await asyncio.sleep(HEARTBEAT)
            except Exception:  # a worker that heard nothing more would not know it
                log.exception("the connection with Redis failed; connecting again")
                await asyncio.sleep(HEARTBEAT)
