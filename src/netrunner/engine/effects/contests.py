"""Traces and psi games. Rules Reference: Trace."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.effect import Effect, any_makes_run
from netrunner.engine.psi import PsiGame
from netrunner.engine.structure import program
from netrunner.engine.terms import DONE, Q_TRACE, WAIT
from netrunner.engine.trace import TraceChange
from netrunner.engine.would import would

if TYPE_CHECKING:
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["Psi", "Trace"]


@final
class Trace(Effect):
    """Trace with a base strength, and what follows if it is successful or not, and in any case (`always`)."""

    __slots__ = ("always", "base", "failure", "success")

    def __init__(
        self,
        base: int | Amount,
        *success: Effect,
        failure: Effect | tuple[Effect, ...] = (),
        always: Effect | tuple[Effect, ...] = (),
    ) -> None:
        self.base = base
        self.success = program(success)
        self.failure = program(failure)
        self.always = program(always)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            base = value_of(self.base, g, f.ctx) + g.modified(Q_TRACE, g.cards[f.ctx.source])
            would(g, [TraceChange(base, f.ctx.copy(), self.success, self.failure, self.always)])
            return WAIT
        return DONE

    def makes_run(self) -> bool:
        return any_makes_run(self.success) or any_makes_run(self.failure)


@final
class Psi(Effect):
    """Both players secretly spend 0, 1 or 2 credits; if they spent different numbers, these effects follow."""

    __slots__ = ("different", "same")

    def __init__(self, *different: Effect, same: Effect | tuple[Effect, ...] = ()) -> None:
        self.different = program(different)
        self.same = program(same)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            g.push(PsiGame(f.ctx.copy(), self.different, self.same))
            return WAIT
        return DONE
