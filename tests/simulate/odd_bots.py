"""Bots that misbehave, each in its own way, and one that plays well enough to tell from random."""

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__)
View = dict[str, Any]


def named(name: str) -> str:
    """The name by which a command finds a bot of this file."""
    return f"{HERE}:{name}"


def late(view: View) -> bool:
    return bool(view["turn"] >= 3)


def eager(view: View, labels: Sequence[str], chance: Random, /) -> int:
    for index, label in enumerate(labels):
        if label.startswith(("Score", "Steal", "Rez")):
            return index
    return chance.randrange(len(labels))


def crashes(view: View, labels: Sequence[str], chance: Random, /) -> int:
    if late(view):
        raise ValueError("I had not thought of that")
    return 0


def cheats(view: View, labels: Sequence[str], chance: Random, /) -> int:
    return len(labels) if late(view) else 0


def dreams(view: View, labels: Sequence[str], chance: Random, /) -> int:
    """Thinks for ever, and does not want to be disturbed. In dreams time flies: its limit is over in a moment, and
    that of others, who may only be slow, is not."""
    while late(view):
        left, again = signal.getitimer(signal.ITIMER_REAL)
        if left == 0:
            raise RuntimeError("nobody looks at the clock")
        signal.setitimer(signal.ITIMER_REAL, min(left, 0.01), again)
        try:
            time.sleep(60)
        except Exception:
            continue
    return 0


def stuck(view: View, labels: Sequence[str], chance: Random, /) -> int:
    """Cannot be interrupted at all, and says so beside this run's marker."""
    if late(view):
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        leave_pid()
        time.sleep(600)
    return 0


def dies(view: View, labels: Sequence[str], chance: Random, /) -> int:
    """Takes its whole process with it."""
    if late(view):
        os._exit(3)
    return 0


def leaves(view: View, labels: Sequence[str], chance: Random, /) -> int:
    if late(view):
        raise SystemExit
    return 0


def hostage(view: View, labels: Sequence[str], chance: Random, /) -> int:
    """Once, writes its process id beside this run's marker and waits to be killed; then plays on at random."""
    if view["turn"] == 4 and leave_pid():
        time.sleep(600)
    return chance.randrange(len(labels))


def leave_pid() -> bool:
    """Write this process's id into the folder of this run; False where there is none, or somebody was quicker."""
    folder = os.environ.get("NETRUNNER_TEST_HOSTAGE")
    if not folder:
        return False
    try:
        descriptor = os.open(Path(folder) / "pid", os.O_CREAT | os.O_EXCL | os.O_WRONLY)
    except FileExistsError:
        return False
    os.write(descriptor, str(os.getpid()).encode())
    os.close(descriptor)
    return True
