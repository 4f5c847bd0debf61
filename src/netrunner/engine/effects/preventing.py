"""More ways to prevent and replace. Rules Reference: Prevent, Replacement Effects, Ordinal Events."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.effects.harm import would_frame
from netrunner.engine.encounter import BreakChange
from netrunner.engine.frame import O_SUBROUTINE, Option
from netrunner.engine.terms import ASK, CORP, DAMAGE_NAMES, DAMAGED, DONE, RUN_BEGINS, THIS_RUN, WAIT, WOULD_DAMAGE
from netrunner.engine.would import DamageChange, would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class PreventBreak(Effect):
    """Prevent one subroutine from being broken; it can be broken again later."""

    __slots__ = ()

    def find(self, g: State) -> BreakChange | None:
        frame = would_frame(g)
        if frame is None:
            return None
        for change in frame.changes:
            if isinstance(change, BreakChange) and change.subroutines:
                return change
        return None

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.find(g) is not None else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the subroutine that is not broken."

    def options(self, g: State, f: Resolve) -> list[Option]:
        change = self.find(g)
        encounter = g.encounter()
        if change is None or encounter is None:
            return []
        return [Option(O_SUBROUTINE, encounter.ice, i) for i in change.subroutines]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        change = self.find(g)
        assert change is not None
        change.subroutines.remove(option.arg)
        change.amount -= 1
        g.note("The breaking of a subroutine is prevented.")

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g) is not None

    def describe(self) -> str:
        return "prevent a subroutine from being broken"


@final
class ReplaceDamage(Effect):
    """Instead of the damage of one kind that the Corp is about to do for the first time this run, do other damage."""

    __slots__ = ("amount", "kind", "other")

    def __init__(self, kind: int, other: int, amount: int) -> None:
        self.kind = kind
        self.other = other
        self.amount = amount

    def find(self, g: State) -> DamageChange | None:
        frame = would_frame(g)
        if frame is None:
            return None
        for change in frame.changes:
            if isinstance(change, DamageChange) and change.damage == self.kind and change.by == CORP:
                if change.amount > 0:
                    return change
        return None

    def step(self, g: State, f: Resolve) -> int:
        change = self.find(g)
        if f.stage == 0 and change is not None:
            f.stage = 1
            change.amount = 0
            g.mark_used(-1 - self.kind, WOULD_DAMAGE + THIS_RUN)
            g.note(f"The {DAMAGE_NAMES[self.kind]} damage is replaced.")
            would(g, [DamageChange(self.other, self.amount, f.ctx.source, CORP)])
            return WAIT
        return DONE

    def first(self, g: State) -> bool:
        """Whether no damage of the kind was done, prevented or replaced this run (Rules Reference: Ordinal Events)."""
        if g.was_used(-1 - self.kind, WOULD_DAMAGE + THIS_RUN):
            return False
        event = g.history
        while event is not None and event.kind != RUN_BEGINS:
            if event.kind == DAMAGED and event.zone == self.kind:
                return False
            event = event.previous
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g) is not None and self.first(g)

    def describe(self) -> str:
        return f"do {self.amount} {DAMAGE_NAMES[self.other]} damage instead"
