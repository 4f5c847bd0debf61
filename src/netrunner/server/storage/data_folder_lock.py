"""The data folder belongs to one server at a time, unless several share their games through Redis.

Two servers on one SQLite file would both hold the same games in memory. The journal would refuse the second to write,
but its players would be told late: better not to start.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from netrunner.server.settings import Settings, SettingsError

try:
    import fcntl
except ImportError:  # a system without file locks: nothing can be held there
    fcntl = None  # type: ignore[assignment]


@contextlib.contextmanager
def held(settings: Settings) -> Iterator[None]:
    """Hold the data folder while the server runs. The system lets go of it, however the server ends."""
    with contextlib.ExitStack() as stack:
        try:
            settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not settings.redis_url and fcntl is not None:
                descriptor = os.open(settings.data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
                stack.callback(os.close, descriptor)
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SettingsError(taken(settings.data)) from None
        except OSError as error:
            raise SettingsError(unusable(settings.data, error)) from error
        yield


def taken(folder: Path) -> str:
    return (
        f"Another server uses the data folder {folder}. Stop that one, choose another folder with --data, "
        "or let several share their games with REDIS_URL."
    )


def unusable(folder: Path, error: OSError) -> str:
    where = f" ({error.filename})" if error.filename not in (None, str(folder), folder) else ""
    return f"The data folder {folder} cannot be used: {error.strerror}{where}. Choose another one with --data."
