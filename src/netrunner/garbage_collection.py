"""Python's garbage collector, paced for a process whose work is to play games.

Nearly everything of a game dies by itself when nobody holds it. Left alone, the collector walks through the cards, the
rules and the games in progress again and again, for a tenth to a fifth of the time, and finds next to nothing.
"""

import gc
from typing import Final

YOUNG: Final = 50_000  # new objects between two looks at the youngest
MIDDLE: Final = 20
OLD: Final = 20


def collect_rarely() -> None:
    """Leave alone what is loaded now, and look at what comes less often. For worker processes: it stays like that."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
