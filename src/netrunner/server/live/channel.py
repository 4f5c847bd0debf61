"""Who is told of a game, and what each perspective has been told: one document, one sequence of patches."""

from __future__ import annotations

import time
from collections import deque
from typing import Final, Protocol

from netrunner.server.live.document import Data, LogLines

PATCHES_KEPT: Final = 100
CHARACTERS_KEPT: Final = 16 * 1024
"""Of all patches that are kept: who has missed more than that is told less by a snapshot."""


class Listener(Protocol):
    """Somebody who is told things."""

    account: str | None

    def send(self, text: str) -> None:
        """Send a message; never waits."""

    def abandon(self) -> None:
        """Break the connection off: who is there comes again for a snapshot."""

    def follows(self, game: str) -> bool:
        """Whether they still want to be told of a game."""


class Client(Listener, Protocol):
    """Somebody's own connection to this worker."""

    def end(self) -> None:
        """Close it: who it was opened for may not be there any more."""


class Channel:
    """What one perspective has been told."""

    def __init__(self, perspective: str) -> None:
        self.perspective = perspective
        self.lines = LogLines(perspective)
        self.document: Data | None = None
        self.number = 0
        self.patches: deque[tuple[int, str]] = deque()
        self.characters = 0
        self.listeners: set[Listener] = set()
        self.until = 0.0

    @property
    def wanted(self) -> bool:
        """Whether somebody listens, or has only just been lost and may come back for what they missed."""
        return bool(self.listeners) or time.monotonic() < self.until

    def keep(self, text: str) -> None:
        """Keep the newest patch for those who come back, and as many before it as are worth it."""
        self.patches.append((self.number, text))
        self.characters += len(text)
        while len(self.patches) > PATCHES_KEPT or self.characters > CHARACTERS_KEPT:
            self.characters -= len(self.patches.popleft()[1])

    def drop(self) -> None:
        """Forget what was told: who comes back gets a snapshot."""
        if self.document is not None:
            self.document = None
            self.patches.clear()
            self.characters = 0
            self.number += 1
