"""Freeing a game writes over nothing, however deep it lies: what the debugging allocator of an interpreter says."""

from __future__ import annotations

import os
import subprocess
import sys

FREED_AT_EVERY_DEPTH = """
from netrunner import Deck, Game

for depth in range(30, 70):
    held = Game.start(Deck.load("core-jinteki"), Deck.load("core-anarch"), seed=depth, skip_empty_windows=True)
    for _ in range(depth):
        held = [held]
    del held
"""


def test_a_game_is_freed_without_harm_however_deep_it_lies() -> None:
    """Compiled, what is freed below many containers waits in a list that is kept in the collector's part of an object.
    A class outside the collector has none: what lies before its objects was written over, and the process died later.
    The debugging allocator sees such a write."""
    environment = os.environ | {"PYTHONMALLOC": "debug"}
    command = [sys.executable, "-c", FREED_AT_EVERY_DEPTH]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
