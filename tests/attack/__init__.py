"""Attacks on the server: kills, faults, floods, and what pauses tell. `make attack` tries each for longer."""

import os

LONGER = int(os.environ.get("NETRUNNER_ATTACK", "0"))
"""How much longer than in CI, where each attack is short; 0 there."""
