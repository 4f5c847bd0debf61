"""The rookie and the ace of November 2026, as they were first measured: opponents that stay the same.

Nothing here is changed any more, except to follow the engine's names. `rookie` and `Ace` are asked as any bot is.
"""

from bench.frozen.ace import Ace
from bench.frozen.rookie import rookie

__all__ = ["Ace", "rookie"]
