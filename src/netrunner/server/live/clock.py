"""A chess clock: time runs for the side that has to decide."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class ChessClock:
    """Seconds that each side has left. `now` is any clock that only goes forward."""

    left: dict[str, float]
    increment: float = 0.0
    running: str | None = None
    since: float = 0.0

    def run(self, side: str | None, now: float) -> None:
        """Charge the side whose time ran, and let another's run."""
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - (now - self.since))
            if side != self.running:
                self.left[self.running] += self.increment
        self.running = side
        self.since = now

    def remaining(self, side: str, now: float) -> float:
        return max(0.0, self.left[side] - (now - self.since if self.running == side else 0.0))
