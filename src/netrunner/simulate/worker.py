"""A worker process: it is sent the numbers of games and sends back their outcomes.

Outcomes of quick games travel together: a message for each took both processes longer than anything else about them.
It leaves when the pool closes the connection, also when the pool's process is gone.
"""

import os
import signal
import sys
import time
from multiprocessing.connection import Connection
from typing import Any, Final

from netrunner.garbage_collection import collect_rarely
from netrunner.simulate.batch import Batch
from netrunner.simulate.bot_time_limit import ThinkingMonitor
from netrunner.simulate.outcome import Outcome
from netrunner.simulate.play_game import play

READY: Final = "ready"
REST: Final = 0.005
"""Seconds for which outcomes may wait for the next one."""


def work(connection: Connection, data: dict[str, Any], watch: ThinkingMonitor) -> None:
    """Play what is asked for until nothing more is. `watch` is told which game is played, so that what befalls the
    process is put down to that one, also when outcomes of games before it are lost with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not get into the numbers
    batch = Batch.read(data)
    collect_rarely()
    try:
        connection.send(READY)
        while True:
            numbers = connection.recv()
            played: list[Outcome] = []
            sent = time.monotonic()
            for number in numbers:
                watch[2] = number
                played.append(play(batch, number, watch))
                if time.monotonic() - sent > REST:
                    connection.send(played)
                    played = []
                    sent = time.monotonic()
            if played:
                connection.send(played)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
