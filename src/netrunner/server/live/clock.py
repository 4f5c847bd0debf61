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
        """Charge the side whose time ran, and let another's run. While one side goes on deciding nothing changes: how
        often it was asked is nobody else's business."""
        if side == self.running and side is not None:
            return
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - (now - self.since))
            self.left[self.running] += self.increment
        self.running = side
        self.since = now

    def remaining(self, side: str, now: float) -> float:
        return max(0.0, self.left[side] - (now - self.since if self.running == side else 0.0))

    def reading(self, now: float) -> dict[str, float]:
        """What it would show for both sides."""
        return {side: self.remaining(side, now) for side in self.left}
