"""Prevention of what comes in several kinds, and riders. Rules Reference: Prevent, Damage, Conditional Abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect, describe_all
from netrunner.engine.effects.prevention import would_frame
from netrunner.engine.frame import O_BRANCH, Option
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import ASK, DAMAGE_NAMES, DONE, ENCOUNTERED, ICE, WAIT
from netrunner.engine.would import DamageChange, TriggerChange

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.state import State


@final
class PreventAnyDamage(Effect):
    """Prevent a number of points of damage of whatever kind; where several kinds are coming, one point at a time."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def coming(self, g: State) -> list[DamageChange]:
        frame = would_frame(g)
        if frame is None:
            return []
        return [
            change
            for change in frame.changes
            if isinstance(change, DamageChange) and change.preventable and change.amount > 0
        ]

    def step(self, g: State, f: Resolve) -> int:
        while f.number < self.amount:
            coming = self.coming(g)
            if not coming:
                break
            if len(coming) > 1:
                return ASK
            self.prevent(g, f, coming[0], min(self.amount - f.number, coming[0].amount))
        return DONE

    def prevent(self, g: State, f: Resolve, change: DamageChange, points: int) -> None:
        change.amount -= points
        f.number += points
        g.note(f"{{n}} {DAMAGE_NAMES[change.damage]} damage is prevented.", number=points)

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the kind of damage to prevent 1 point of."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, change.damage) for change in self.coming(g)]

    def branch(self, number: int) -> str:
        return f"{DAMAGE_NAMES[number]} damage"

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        for change in self.coming(g):
            if change.damage == option.arg:
                self.prevent(g, f, change, 1)
                return

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.coming(g))

    def describe(self) -> str:
        return f"prevent {self.amount} damage"


@final
class PreventEncounterAbility(Effect):
    """Prevent a "when encountered" ability of a piece of ice that is about to resolve."""

    __slots__ = ()

    def find(self, g: State) -> TriggerChange | None:
        frame = would_frame(g)
        if frame is None:
            return None
        for change in frame.changes:
            if isinstance(change, TriggerChange) and change.amount > 0 and change.event == ENCOUNTERED:
                if change.itself and g.cards[change.source].definition.type & ICE:
                    return change
        return None

    def step(self, g: State, f: Resolve) -> int:
        change = self.find(g)
        if change is not None:
            change.amount = 0
            g.note("The ability of {card} is prevented.", change.source)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g) is not None

    def describe(self) -> str:
        return 'prevent a "when encountered" ability on a piece of ice'


@final
class Along(Effect):
    """Effects that come along with what precedes them, and alone are no reason to use an ability."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            g.push(Resolve(self.effects, f.ctx.copy(), shares=True))
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return describe_all(self.effects)
