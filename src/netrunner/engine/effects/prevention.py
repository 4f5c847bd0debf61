"""Preventing, avoiding and replacing what is about to happen. Rules Reference: Prevent, Avoid, Replacement Effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import count_words
from netrunner.engine.effect import Effect
from netrunner.engine.encounter import BreakChange
from netrunner.engine.frame import O_CARD, O_NUMBER, O_SUBROUTINE, Option
from netrunner.engine.history import damaged_this_turn, did_damage_this_run
from netrunner.engine.terms import (
    ASK,
    CORP,
    DAMAGE_NAMES,
    DONE,
    PLAY,
    WAIT,
    WOULD_TAG,
)
from netrunner.engine.would import DamageChange, ExposeChange, TrashChange, Would, would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


def would_frame(g: State) -> Would | None:
    """The innermost chance to prevent that is open."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Would):
            return frame
    return None


@final
class PreventDamage(Effect):
    """Prevent up to a number of points of one kind of damage; `first_each_turn`: only of the turn's first."""

    __slots__ = ("amount", "first_each_turn", "kind")

    def __init__(self, kind: int, amount: int, first_each_turn: bool = False) -> None:
        self.kind = kind
        self.amount = amount
        self.first_each_turn = first_each_turn

    def find(self, g: State) -> DamageChange | None:
        frame = would_frame(g)
        if frame is None:
            return None
        for change in frame.changes:
            if isinstance(change, DamageChange) and change.damage == self.kind and change.preventable:
                if change.amount > 0:
                    return change
        return None

    def step(self, g: State, f: Resolve) -> int:
        change = self.find(g)
        if change is None:
            return DONE
        most = min(self.amount, change.amount)
        if f.stage == 0 and most > 1:
            return ASK
        prevented = f.number if f.stage == 1 else most
        change.amount -= prevented
        g.note(f"{{n}} {DAMAGE_NAMES[self.kind]} damage is prevented.", number=prevented)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "how much damage do you prevent?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        change = self.find(g)
        most = 0 if change is None else min(self.amount, change.amount)
        return [Option(O_NUMBER, arg=n) for n in range(most, 0, -1)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.number = option.arg
        f.stage = 1

    def could(self, g: State, ctx: Context) -> bool:
        change = self.find(g)
        if change is None:
            return False
        return not (self.first_each_turn and not first_this_turn(g, change))

    def describe(self) -> str:
        name = f"{DAMAGE_NAMES[self.kind]} damage"
        if self.first_each_turn:
            return f"prevent the first point of {name} this turn"
        return f"prevent up to {self.amount} {name}" if self.amount > 1 else f"prevent 1 {name}"


def first_this_turn(g: State, change: DamageChange) -> bool:
    """Whether no damage of the kind has been suffered or prevented this turn (Rules Reference: Ordinal Events)."""
    return change.amount == change.whole and not damaged_this_turn(g, change.damage)


@final
class AvoidTags(Effect):
    """Avoid receiving tags."""

    __slots__ = ("amount",)

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        frame = would_frame(g)
        change = None if frame is None else frame.find(WOULD_TAG)
        if change is not None:
            change.amount -= min(self.amount, change.amount)
            g.note("A tag is avoided.")
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        frame = would_frame(g)
        return frame is not None and frame.find(WOULD_TAG) is not None

    def describe(self) -> str:
        return f"avoid receiving {count_words(self.amount, 'tag')}"


@final
class PreventTrash(Effect):
    """Prevent one card of a description from being trashed."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def cards(self, g: State, ctx: Context) -> list[int]:
        frame = would_frame(g)
        if frame is None:
            return []
        result: list[int] = []
        for change in frame.changes:
            if isinstance(change, TrashChange) and change.preventable:
                result.extend(cid for cid in change.cards if self.who.matches(g, ctx, g.cards[cid]))
        return [cid for cid in result if g.cards[cid].zone == PLAY]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.cards(g, f.ctx) else DONE
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the card to save."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.cards(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        frame = would_frame(g)
        assert frame is not None
        for change in frame.changes:
            if isinstance(change, TrashChange) and option.card in change.cards:
                change.cards.remove(option.card)
                change.amount -= 1
                g.note("{card} is saved from being trashed.", option.card)
                return

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.cards(g, ctx))

    def describe(self) -> str:
        return f"prevent {self.who.describe(1)} from being trashed"


@final
class PreventExpose(Effect):
    """Prevent one card from being exposed."""

    __slots__ = ()

    def find(self, g: State) -> ExposeChange | None:
        frame = would_frame(g)
        if frame is None:
            return None
        for change in frame.changes:
            if isinstance(change, ExposeChange) and change.cards:
                return change
        return None

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.find(g) is not None else DONE
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the card that is not exposed."

    def options(self, g: State, f: Resolve) -> list[Option]:
        change = self.find(g)
        return [] if change is None else [Option(O_CARD, cid) for cid in change.cards]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        change = self.find(g)
        assert change is not None
        change.cards.remove(option.card)
        change.amount -= 1
        g.note("The exposing of a card is prevented.")

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g) is not None

    def describe(self) -> str:
        return "prevent 1 card from being exposed"


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
            if isinstance(change, DamageChange) and change.damage == self.kind and change.done:
                if change.by == CORP and change.amount > 0:
                    return change
        return None

    def step(self, g: State, f: Resolve) -> int:
        change = self.find(g)
        if f.stage == 0 and change is not None:
            f.stage = 1
            change.amount = 0
            g.note(f"The {DAMAGE_NAMES[self.kind]} damage is replaced.")
            would(g, [DamageChange(self.other, self.amount, f.ctx.source, CORP)])
            return WAIT
        return DONE

    def first(self, g: State) -> bool:
        """Whether no damage of the kind was done, prevented or replaced this run (Rules Reference: Ordinal Events)."""
        return not did_damage_this_run(g, CORP, self.kind)

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g) is not None and self.first(g)

    def describe(self) -> str:
        return f"do {self.amount} {DAMAGE_NAMES[self.other]} damage instead"
