"""Token buckets: one a key, each with so many tokens at most, refilled at a steady rate.

A bucket that has had time to fill up again is the same as none, so it is dropped; and there is a number of buckets that
is never passed, however many addresses somebody comes from.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from redis.asyncio import Redis

MOST: Final = 100_000
PREFIX: Final = "netrunner:limit:"


class TokenBuckets:
    """The buckets of this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        self.clock = clock
        self.most = most
        self.kept: OrderedDict[str, tuple[float, float, float]] = OrderedDict()
        """Key → tokens left, when they were counted, when the bucket will be full. The least recently used first."""

    def take(self, key: str, burst: int, per_second: float) -> float:
        """Take a token. The seconds until there will be one; 0.0 when it was taken."""
        now = self.clock()
        tokens, at, _ = self.kept.get(key, (float(burst), now, now))
        tokens = min(float(burst), tokens + (now - at) * per_second)
        wait = 0.0
        if tokens >= 1:
            tokens -= 1
        else:
            wait = (1 - tokens) / per_second
        self.kept[key] = (tokens, now, now + (burst - tokens) / per_second)
        self.kept.move_to_end(key)
        self._drop(now)
        return wait

    def _drop(self, now: float) -> None:
        """Drop full buckets, a few at a time, and the oldest when there are too many."""
        for _ in range(2):
            key = next(iter(self.kept))
            if len(self.kept) > self.most or self.kept[key][2] <= now:
                del self.kept[key]
            else:
                break


TAKE: Final = """
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(kept[1]) or burst
tokens = math.min(burst, tokens + math.max(0, now - (tonumber(kept[2]) or now)) * rate)
local wait = 0
if tokens >= 1 then tokens = tokens - 1 else wait = (1 - tokens) / rate end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / rate * 1000) + 1000)
return tostring(wait)
"""


class RedisTokenBuckets:
    """The buckets that all workers share, in Redis, by its clock."""

    def __init__(self, redis: Redis) -> None:
        self.script = redis.register_script(TAKE)

    async def take(self, key: str, burst: int, per_second: float) -> float:
        """Take a token. The seconds until there will be one; 0.0 when it was taken."""
        return float(await self.script(keys=[PREFIX + key], args=[burst, per_second]))
