"""The server's time of day for chess clocks: it goes forward evenly, whatever is done to the machine's own.

It begins at the time of day when the process started and counts on by the monotonic clock. So a clock that is set, or
corrected over the network, takes no time from anybody and gives none.
"""

from __future__ import annotations

import time
from typing import Final

_STARTED: Final = time.time() - time.monotonic()


def steady_time() -> float:
    """Seconds since 1970 as this process counts them."""
    return _STARTED + time.monotonic()
