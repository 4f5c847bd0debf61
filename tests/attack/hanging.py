"""A PostgreSQL that hangs: it neither answers nor closes its connections."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit


def family(address: str) -> list[int]:
    """The processes of a PostgreSQL: the one that listens, and its children."""
    port = str(urlsplit(address).port).encode()
    parents: dict[int, int] = {}
    listening = -1
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (folder / "cmdline").read_bytes().split(b"\0")
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if words[0].endswith(b"/postgres") and b"-p" in words and words[words.index(b"-p") + 1] == port:
                listening = int(folder.name)
    assert listening > 0
    return [listening, *(pid for pid, parent in parents.items() if parent == listening)]


@contextmanager
def hanging(address: str) -> Iterator[None]:
    stopped = family(address)
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
