"""Effects on traces. Rules Reference: Trace, Prevent."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.terms import DONE, WOULD_TRACE
from netrunner.engine.trace import TraceChange
from netrunner.engine.would import Would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class RestartTrace(Effect):
    """Prevent a trace that is about to begin: it initiates again with another base strength."""

    __slots__ = ("base",)

    def __init__(self, base: int = 0) -> None:
        self.base = base

    def find(self, g: State) -> TraceChange | None:
        for i in range(len(g.stack) - 1, -1, -1):
            frame = g.stack[i]
            if isinstance(frame, Would):
                change = frame.find(WOULD_TRACE)
                return change if isinstance(change, TraceChange) else None
        return None

    def step(self, g: State, f: Resolve) -> int:
        change = self.find(g)
        if change is not None:
            change.base = self.base
            g.note("The trace is prevented and initiates again.")
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g) is not None

    def describe(self) -> str:
        return f"prevent a trace. It initiates again with a base trace strength of {self.base}"
