"""Worker processes play games, and are not kept from it by looking for garbage."""

import subprocess
import sys


def test_a_worker_leaves_what_is_loaded_alone() -> None:
    """In a process of its own: the setting stays."""
    script = (
        "import gc; from netrunner.garbage_collection import collect_rarely;"
        "before = gc.get_threshold(); collect_rarely();"
        "print(gc.get_freeze_count() > 1000, gc.get_threshold()[0] > before[0], gc.isenabled())"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True", "True"]
