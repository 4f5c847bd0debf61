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
    """Thinks for ever, and does not want to be disturbed."""
    while late(view):
        try:
            time.sleep(60)
        except Exception:
            continue
    return 0


def stuck(view: View, labels: Sequence[str], chance: Random, /) -> int:
    """Cannot be interrupted at all."""
    if late(view):
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
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
    folder = os.environ.get("NETRUNNER_TEST_HOSTAGE")
    if folder and view["turn"] == 4:
        try:
            descriptor = os.open(Path(folder) / "pid", os.O_CREAT | os.O_EXCL | os.O_WRONLY)
        except FileExistsError:
            pass
        else:
            os.write(descriptor, str(os.getpid()).encode())
            os.close(descriptor)
            time.sleep(60)
    return chance.randrange(len(labels))
