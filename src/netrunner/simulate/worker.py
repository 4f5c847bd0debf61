"""A worker process: it is sent the numbers of games and sends back their outcomes.

It leaves when the pool closes the connection, also when the pool's process is gone.
"""

import os
import signal
import sys
from multiprocessing.connection import Connection
from typing import Any

from netrunner.garbage_collection import collect_rarely
from netrunner.simulate.batch import Batch
from netrunner.simulate.bot_time_limit import ThinkingMonitor
from netrunner.simulate.play_game import play

READY = "ready"


def work(connection: Connection, data: dict[str, Any], watch: ThinkingMonitor) -> None:
    """Play what is asked for until nothing more is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not get into the numbers
    batch = Batch.read(data)
    collect_rarely()
    try:
        connection.send(READY)
        while True:
            for number in connection.recv():
                connection.send(play(batch, number, watch).line())
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
