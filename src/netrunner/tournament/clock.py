"""The clock of a round: start, pause, extension for a table, time called, and the turns after it.

Tournament Regulations: IV.1 Tournament Round Times, IV.6 End of Game (Time), II.2.d (time to find a lost card).
Times are passed in; nothing here reads a clock.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from netrunner.tournament.errors import Refused

CORP, RUNNER = "corp", "runner"


@dataclass
class Clock:
    """A round's time. `extensions` holds the extra minutes of single tables."""

    minutes: int
    started: datetime | None = None
    paused: datetime | None = None
    stopped: timedelta = field(default_factory=timedelta)
    extensions: dict[int, int] = field(default_factory=dict)
    called: datetime | None = None

    def start(self, at: datetime) -> None:
        if self.started is not None:
            raise Refused("The clock of this round is already running; use `pause` or `resume`")
        self.started = at

    def pause(self, at: datetime) -> None:
        self._running()
        if self.paused is not None:
            raise Refused("The clock is already paused; use `resume`")
        self.paused = self._not_earlier(at)

    def resume(self, at: datetime) -> None:
        if self.paused is None:
            raise Refused("The clock is not paused")
        if at < self.paused:
            raise Refused(f"The clock was paused at {self.paused.isoformat()}, after {at.isoformat()}")
        self.stopped += at - self.paused
        self.paused = None

    def extend(self, table: int, minutes: int) -> None:
        """Give one table more time."""
        if minutes < 1:
            raise Refused(f"An extension is at least one minute, not {minutes}")
        self.extensions[table] = self.extensions.get(table, 0) + minutes

    def exchange(self, table: int, other: int) -> None:
        """Two tables change places: the extra time goes with the players."""
        given = {to: self.extensions.pop(number, 0) for number, to in ((table, other), (other, table))}
        self.extensions.update({number: minutes for number, minutes in given.items() if minutes})

    def call(self, at: datetime) -> None:
        """Call time by hand: for every table without an extension the round's time is over."""
        self._running()
        self.called = self._not_earlier(at)

    def elapsed(self, at: datetime) -> timedelta:
        if self.started is None:
            return timedelta()
        until = min(at, self.paused) if self.paused is not None else at
        return max(timedelta(), until - self.started - self.stopped)

    def remaining(self, at: datetime, table: int | None = None) -> timedelta:
        """The time left, for one table or for the tables without an extension; never below zero."""
        extra = timedelta(minutes=self.extensions.get(table, 0)) if table is not None else timedelta()
        left = timedelta(minutes=self.minutes) + extra - self.elapsed(at)
        if self.called is not None and at >= self.called:
            left = min(left, extra - (self.elapsed(at) - self.elapsed(self.called)))
        return max(timedelta(), left)

    def time_called(self, at: datetime, table: int | None = None) -> bool:
        """Whether time is up for a table."""
        return self.started is not None and self.remaining(at, table) == timedelta()

    def _running(self) -> None:
        if self.started is None:
            raise Refused("The clock of this round has not been started")

    def _not_earlier(self, at: datetime) -> datetime:
        assert self.started is not None
        if at < self.started:
            raise Refused(f"The clock was started at {self.started.isoformat()}, after {at.isoformat()}")
        return at


@dataclass
class LastTurns:
    """A game in which time was called: it goes on until both players have completed a turn.

    >>> game = LastTurns(active="corp")
    >>> game.complete_turn("corp"); game.over
    False
    >>> game.complete_turn("runner"); game.over
    True
    """

    active: str
    completed: set[str] = field(default_factory=set)

    def complete_turn(self, side: str) -> None:
        if self.over:
            raise Refused("Both players have completed a turn since time was called: the game is over")
        if side != self.active:
            raise Refused(f"It is the {self.active}'s turn, not the {side}'s")
        self.completed.add(side)
        self.active = RUNNER if side == CORP else CORP

    @property
    def over(self) -> bool:
        return self.completed >= {CORP, RUNNER}
