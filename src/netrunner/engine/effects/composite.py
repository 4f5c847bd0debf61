"""Parts of composite effects that nothing prevents. Rules Reference: Composite Effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effects.harm import Harm
from netrunner.engine.run import end_run
from netrunner.engine.terms import WOULD_END_RUN
from netrunner.engine.would import Change

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.state import State


@final
class EndRunChange(Change):
    """The run is about to end together with something else that happens."""

    __slots__ = ()

    def __init__(self, source: int) -> None:
        super().__init__(WOULD_END_RUN, 1, source, preventable=False)

    def apply(self, g: State) -> None:
        end_run(g)

    def copy(self) -> Change:
        return EndRunChange(self.source)

    def describe(self, g: State) -> str:
        return "the end of the run"


@final
class RunEnds(Harm):
    """End the run, at once with the rest of a composite effect (`Both`)."""

    __slots__ = ()

    def change(self, g: State, ctx: Context) -> Change | None:
        return EndRunChange(ctx.source)

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0

    def describe(self) -> str:
        return "end the run"
