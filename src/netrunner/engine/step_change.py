"""Parts of a composite effect that nothing prevents: they happen in one step, with the rest, or are resolved as soon as
the rest has happened. Rules Reference: Composite Effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from netrunner.engine.change import Change
from netrunner.engine.phrase import Voice, lower, say
from netrunner.engine.resolve import Resolve
from netrunner.engine.structure import Program, structure_key
from netrunner.engine.terms import WOULD_GAIN

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.effect import Effect
    from netrunner.engine.state import State


@final
class StepChange(Change):
    """An effect of a single step that is about to be done together with something else."""

    __slots__ = ("ctx", "effect")

    comes_along: ClassVar[bool] = True

    def __init__(self, effect: Effect, ctx: Context) -> None:
        super().__init__(WOULD_GAIN, 1, ctx.source, preventable=False)
        self.effect = effect
        self.ctx = ctx

    def apply(self, g: State) -> None:
        self.effect.step(g, Resolve(Program((self.effect,)), self.ctx.copy()))

    def copy(self) -> Change:
        return StepChange(self.effect, self.ctx.copy())

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.source, structure_key(self.effect), self.ctx.key())

    def describe(self, g: State) -> str:
        return lower(say(self.effect, Voice(self.ctx.side, aloof=True)))


@final
class LongChange(Change):
    """An effect of several steps that is resolved together with something else: once the chance to prevent that is
    over, and before anything that it sets off (Rules Reference: Composite Effect, Chain Reactions)."""

    __slots__ = ("ctx", "effect")

    comes_along: ClassVar[bool] = True

    def __init__(self, effect: Effect, ctx: Context) -> None:
        super().__init__(WOULD_GAIN, 1, ctx.source, preventable=False)
        self.effect = effect
        self.ctx = ctx

    def apply(self, g: State) -> None:
        g.push(Resolve(Program((self.effect,)), self.ctx.copy()))

    def copy(self) -> Change:
        return LongChange(self.effect, self.ctx.copy())

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.source, structure_key(self.effect), self.ctx.key())

    def describe(self, g: State) -> str:
        return lower(say(self.effect, Voice(self.ctx.side, aloof=True)))
