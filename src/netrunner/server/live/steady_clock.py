"""The server's time of day for clocks, of games and of tournaments: it goes forward evenly, whatever is done to the
machine's own.

It begins at the time of day when the server started and counts on by the time since the machine did. So a clock that is
set, or corrected over the network, takes no time from anybody and gives none. A server that is started again soon on
the same machine goes on by the same count, which is kept in the data folder: what was set meanwhile changes nothing
either, and a round goes on while the server is away.
"""

from __future__ import annotations

import json
import logging
import os
import secrets
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

SOON: Final = 3600.0
"""Seconds after which a server that was away begins by the time of day again."""
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")
FILE: Final = "clock.json"

log = logging.getLogger("netrunner.live")


def ticks() -> float:
    """Seconds since the machine was started, while it slept included where it can tell."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyClock:
    """Counts from one moment on. Times are seconds since 1970."""

    def __init__(self) -> None:
        self.offset = time.time() - ticks()

    def time(self) -> float:
        return self.offset + ticks()

    def resume(self, folder: Path) -> None:
        """Go on by the count of the server that was here before, if that was not long ago."""
        kept = read(folder / FILE)
        if kept is not None and kept["boot"] == boot() and 0 <= ticks() - kept["ticks"] <= SOON:
            self.offset = float(kept["offset"])
        self.keep(folder)

    def keep(self, folder: Path) -> None:
        """Write the count down for who comes after. Where that fails, it begins by the time of day."""
        path = folder / FILE
        new = path.with_name(f".{FILE}-{secrets.token_hex(4)}")
        try:
            new.write_text(json.dumps({"boot": boot(), "offset": self.offset, "ticks": ticks()}), encoding="ascii")
            os.replace(new, path)
        except OSError as error:
            log.warning("the server's clock could not be kept: %s", error)
            new.unlink(missing_ok=True)


def boot() -> str | None:
    """Which start of the machine this is; None where it does not say: every start of the server is a new one then."""
    try:
        return BOOT.read_text(encoding="ascii").strip()
    except OSError:
        return None


def read(path: Path) -> dict[str, Any] | None:
    """What was kept; None when there is nothing, or nothing that can be gone on by."""
    try:
        kept = json.loads(path.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    numbers = ("offset", "ticks")
    if not isinstance(kept, dict) or not isinstance(kept.get("boot"), str):
        return None
    return kept if all(isinstance(kept.get(name), int | float) for name in numbers) else None


CLOCK: Final = SteadyClock()


def steady_time() -> float:
    """Seconds since 1970 as this server counts them."""
    return CLOCK.time()


def steady_now() -> datetime:
    """The same as a moment."""
    return datetime.fromtimestamp(steady_time(), UTC)
