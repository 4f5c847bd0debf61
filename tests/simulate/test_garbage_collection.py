"""Worker processes play games, and are not kept from it by looking for garbage."""

import subprocess
import sys

WORKER = """
import gc, sys
from multiprocessing import Pipe
from netrunner.simulate import worker

worker.Batch.read = lambda data: None  # nothing is to be played
pool, connection = Pipe()
pool.close()
before = gc.get_threshold()
worker.work(connection, {}, None)
print(gc.get_freeze_count() > 1000, gc.get_threshold()[0] > before[0], gc.isenabled(), file=sys.stderr)
"""
"""A worker whose pool has gone: it leaves at once, and tells how its collector is set. Its output goes to stderr."""


def test_a_worker_leaves_what_is_loaded_alone() -> None:
    """In a process of its own: the setting stays."""
    done = subprocess.run([sys.executable, "-c", WORKER], capture_output=True, text=True, check=True)
    assert done.stderr.split() == ["True", "True", "True"]
