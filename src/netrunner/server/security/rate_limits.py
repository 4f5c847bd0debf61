"""Rate limits: how often somebody may do what. Token buckets, by address and by account.

    wait = await limits.take(key, "message")          seconds until it would be allowed; 0.0: allowed, and counted
    if await limits.allow(key, "message"): …          the same as a yes or no
    await limits.demand(key, "sign-in")               refuses with 429 and says when to come back

A key says who: an address, an account. With Redis, workers count together; what is done over WebSockets is counted
where they are. Without Redis, or while it does not answer, each worker counts for itself.
"""

from __future__ import annotations

import logging
import math
import time
from dataclasses import dataclass
from typing import Final, Literal

from redis.asyncio import Redis
from redis.exceptions import RedisError

from netrunner.server.errors import Refused
from netrunner.server.operations.metrics import LIMITED
from netrunner.server.security.token_buckets import RedisTokenBuckets, TokenBuckets

log = logging.getLogger(__name__)

Kind = Literal[
    "sign-in",
    "sign-in-name",
    "sign-in-any",
    "sign-in-device",
    "sign-up",
    "guest",
    "write",
    "write-address",
    "read",
    "socket",
    "message",
    "game",
    "agreement",
    "look-back",
    "chat",
]

PAUSE: Final = 5.0
"""Seconds for which Redis is left alone when it did not answer: not every request waits for it."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How many at once, and how many a second after that."""

    burst: int
    per_second: float
    shared: bool = True
    """Whether workers count together."""


# A hall with the three hundred players of a tournament has one address: they come within minutes, and their phones wake
# up within seconds when the pairings are out.
RATES: Final[dict[Kind, Rate]] = {
    "sign-in": Rate(30, 30 / 60),  # by address
    "sign-in-name": Rate(10, 10 / 60),  # by the name that is tried and the address: beyond it one waits
    "sign-in-any": Rate(10, 10 / 60),  # by the name that is tried: beyond it one waits, and is not refused
    "sign-in-device": Rate(10, 10 / 60),  # by the device that has signed in before: beyond it one is a stranger
    "sign-up": Rate(60, 1 / 10),  # by address
    "guest": Rate(400, 1 / 2),  # by address
    "write": Rate(60, 2),  # by account
    "write-address": Rate(600, 10),  # by address
    "read": Rate(1500, 60),  # by address
    "socket": Rate(600, 10),  # WebSockets opened, by address
    "message": Rate(60, 20, shared=False),  # over WebSockets, by account, or by address for who has none
    "game": Rate(30, 1, shared=False),  # entered while it is not in memory: it has to be played again from its log
    "agreement": Rate(30, 1, shared=False),  # stops, offers, undo and the like in games, by account
    "look-back": Rate(20, 2, shared=False),  # the game is played again for each, by account or address
    "chat": Rate(8, 0.5, shared=False),  # by account
}


class RateLimits:
    """Counts what people do, and says when it is too often."""

    def __init__(self, enabled: bool = True, redis: Redis | None = None) -> None:
        self.enabled = enabled
        self.own = TokenBuckets()
        self.shared = None if redis is None else RedisTokenBuckets(redis)
        self.silent = False  # whether Redis did not answer the last time
        self.asked_again_at = 0.0

    async def take(self, key: str, kind: Kind) -> float:
        """Count one more. The seconds until it would be allowed; 0.0 when it is allowed now."""
        if not self.enabled:
            return 0.0
        rate = RATES[kind]
        wait = await self._shared(key, kind, rate)
        if wait is None:
            wait = self.own.take(f"{kind}:{key}", rate.burst, rate.per_second)
        if wait > 0:
            LIMITED.labels(kind).inc()
        return wait

    async def allow(self, key: str, kind: Kind) -> bool:
        """Count one more, if it is allowed."""
        return await self.take(key, kind) == 0.0

    async def demand(self, key: str, kind: Kind) -> None:
        """Count one more, or refuse."""
        wait = await self.take(key, kind)
        if wait > 0:
            raise RateLimitExceeded(wait)

    async def _shared(self, key: str, kind: Kind, rate: Rate) -> float | None:
        """The same in Redis; None when it is not used or does not answer."""
        if self.shared is None or not rate.shared or time.monotonic() < self.asked_again_at:
            return None
        try:
            wait = await self.shared.take(f"{kind}:{key}", rate.burst, rate.per_second)
        except (RedisError, OSError) as error:
            if not self.silent:
                log.warning("Redis does not answer (%s): this worker counts for itself until it does.", error)
            self.silent = True
            self.asked_again_at = time.monotonic() + PAUSE
            return None
        self.silent = False
        return wait


class RateLimitExceeded(Refused):
    """Somebody did something too often."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, math.ceil(wait))
        unit = "second" if seconds == 1 else "seconds"
        super().__init__(f"That was too often. Try again in {seconds} {unit}.", 429)
        self.headers["Retry-After"] = str(seconds)
