"""A cache of replays that have been written: what happened in a finished game never changes.

Writing one takes a fraction of a second of thinking. It is done in a thread, one at a time, so that live games are not
kept waiting, and once for all who ask for it at the same moment.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, ParamSpec, TypeVar

from netrunner.server.errors import Refused
from netrunner.server.executors import in_thread
from netrunner.server.live.record import StoredGame
from netrunner.server.replays.replay import write_replay

CAPACITY: Final = 32 * 1024 * 1024
UNSHOWN: Final = "The server can no longer play this game through. Its record can be downloaded."

log = logging.getLogger(__name__)

Key = tuple[str, str, int, str, str]
"""Game, perspective, how many entries its log has, and the names in its seats, which people may change."""
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class CachedReplay:
    """A replay, compressed."""

    body: bytes
    tag: str
    """What tells it apart from any other, for `If-None-Match`."""


class ReplayCache:
    """The replays that were asked for last."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self.capacity = capacity
        self.size = 0
        self.kept: OrderedDict[Key, CachedReplay] = OrderedDict()
        self.coming: dict[Key, asyncio.Task[CachedReplay]] = {}

    async def replay(self, stored: StoredGame, perspective: str) -> CachedReplay:
        """A finished game as a perspective saw it."""
        row = stored.row
        key = (row.id, perspective, len(stored.entries), row.corp_name, row.runner_name)
        if (written := self.kept.get(key)) is not None:
            self.kept.move_to_end(key)
            return written
        if key not in self.coming:
            self.coming[key] = asyncio.create_task(self.write(key, stored))
        return await asyncio.shield(self.coming[key])

    async def write(self, key: Key, stored: StoredGame) -> CachedReplay:
        try:
            written = await self.show(compress, stored, key[1])
            self.keep(key, written)
            return written
        finally:
            del self.coming[key]

    async def think(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that plays a finished game through: in a thread, one at a time."""
        return await in_thread("replays", work, *args, **kwargs)

    async def show(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write something about a finished game that plays it through. One that can no longer be played is refused."""
        try:
            return await self.think(work, *args, **kwargs)
        except Refused:
            raise
        except Exception as error:
            log.warning("a finished game can no longer be shown", exc_info=error)
            raise Refused(UNSHOWN, 410) from error

    def keep(self, key: Key, written: CachedReplay) -> None:
        self.kept[key] = written
        self.size += len(written.body)
        while self.size > self.capacity and len(self.kept) > 1:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest.body)

    def forget(self, game_id: str) -> None:
        """A game was deleted."""
        for key in [key for key in self.kept if key[0] == game_id]:
            self.size -= len(self.kept.pop(key).body)


def compress(stored: StoredGame, perspective: str) -> CachedReplay:
    text = json.dumps(write_replay(stored, perspective), ensure_ascii=False, separators=(",", ":")).encode()
    return CachedReplay(gzip.compress(text, 6, mtime=0), hashlib.sha256(text).hexdigest()[:32])
