"""Damage, tags and bad publicity. Rules Reference: Damage, Tag, Bad Publicity, Composite Effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.change import BadPublicityChange, Change, DamageChange, TagChange
from netrunner.engine.effect import Effect
from netrunner.engine.effects.base import UpTo
from netrunner.engine.effects.money import actor
from netrunner.engine.events import emit
from netrunner.engine.frame import O_NUMBER, Option
from netrunner.engine.history import events_since
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.reference import Moved
from netrunner.engine.step_change import StepChange
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    ANY_SERVER,
    ASK,
    BAD_PUBLICITY_REMOVED,
    BAD_PUBLICITY_TAKEN,
    CORP,
    DONE,
    NOBODY,
    RUNNER,
    TAG_REMOVED,
    TURN,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["BadPublicity", "Damage", "RemoveBadPublicity", "Tag", "Untag"]


class Harm(Effect):
    """An effect that is one would-be change, and so can be part of a composite effect."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            change = self.change(g, f.ctx)
            if change is not None:
                attempt_changes(g, [change])
                return WAIT
        return DONE


@final
class Damage(Harm):
    """Do net, meat or brain damage to the Runner. `suffer`: the Runner suffers it, but nobody does it."""

    __slots__ = ("amount", "kind", "preventable", "suffer")

    def __init__(self, kind: int, amount: int | Amount = 1, preventable: bool = True, suffer: bool = False) -> None:
        self.kind = kind
        self.amount = amount
        self.preventable = preventable
        self.suffer = suffer

    def change(self, g: State, ctx: Context) -> Change | None:
        amount = value_of(self.amount, g, ctx)
        if amount <= 0:
            return None
        if not self.suffer:
            for entry in g.index.more_damage:
                more = entry.ability
                if more.kind == self.kind and not more.first and entry.ctx.side == ctx.side:
                    amount += more.amount
        return DamageChange(self.kind, amount, ctx.source, ctx.side, self.preventable, done=not self.suffer)

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.amount, g, ctx) > 0


@final
class Tag(Harm):
    """Give the Runner tags, or on the Runner's own card: take them. `avoidable`: the Runner can avoid them."""

    __slots__ = ("amount", "avoidable")

    def __init__(self, amount: int | Amount = 1, avoidable: bool = True) -> None:
        self.amount = amount
        self.avoidable = avoidable

    def change(self, g: State, ctx: Context) -> Change | None:
        amount = value_of(self.amount, g, ctx)
        if amount <= 0:
            return None
        for entry in g.index.more_tags:
            if entry.ctx.side == ctx.side:
                amount += entry.ability.amount
        return TagChange(amount, ctx.source, self.avoidable)

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.amount, g, ctx) > 0


@final
class BadPublicity(Harm):
    """The Corp takes bad publicity, or `up_to` as much as the ability's user says; the next effect may count what was
    taken."""

    __slots__ = ("amount", "up_to")

    def __init__(self, amount: int | Amount = 1, up_to: bool = False) -> None:
        self.amount = amount
        self.up_to = up_to

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            if self.up_to and self.could(g, f.ctx):
                return ASK
            f.number = value_of(self.amount, g, f.ctx)
            f.stage = 1
        if f.stage == 1:
            f.stage = 2
            change = BadPublicityChange(f.number, f.ctx.source) if f.number > 0 else None
            f.number = taken(g, f.ctx)
            if change is not None:
                attempt_changes(g, [change])
                return WAIT
        f.ctx.amount = taken(g, f.ctx) - f.number
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "how much bad publicity do you take?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_NUMBER, -1, n) for n in range(value_of(self.amount, g, f.ctx), -1, -1)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.number = option.arg

    def change(self, g: State, ctx: Context) -> Change | None:
        amount = value_of(self.amount, g, ctx)
        return BadPublicityChange(amount, ctx.source) if amount > 0 else None

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.amount, g, ctx) > 0


def taken(g: State, ctx: Context) -> int:
    """The bad publicity that the source made the Corp take this turn."""
    found = events_since(g, ctx, BAD_PUBLICITY_TAKEN, TURN, CORP, ANY_SERVER, None)
    return sum(event.amount for event in found if event.cause == ctx.source)


@final
class Untag(Effect):
    """The Runner loses tags, or removes them. `by`: who removes them, the owner of the ability unless a side is
    named."""

    __slots__ = ("amount", "by")

    def __init__(self, amount: int | Amount = 1, by: int = NOBODY) -> None:
        self.amount = amount
        self.by = by

    def step(self, g: State, f: Resolve) -> int:
        remove_tags(g, value_of(self.amount, g, f.ctx), f.ctx.source, actor(self.by, f.ctx))
        return DONE

    def change(self, g: State, ctx: Context) -> Change | None:
        return StepChange(self, ctx)

    def could(self, g: State, ctx: Context) -> bool:
        return g.players[RUNNER].tags > 0 and value_of(self.amount, g, ctx) > 0


def remove_tags(g: State, number: int, cause: int, by: int) -> None:
    """A side removes tags, as far as there are any."""
    runner = g.players[RUNNER]
    lost = min(number, runner.tags)
    if lost > 0:
        runner.tags -= lost
        g.note("The Runner loses {n} tag{s}.", number=lost)
        emit(g, TAG_REMOVED, side=by, amount=lost, cause=cause)


@final
class RemoveBadPublicity(UpTo):
    """The Corp's bad publicity becomes less: by a number, or by `up_to` as much as the Corp says; the next effect may
    count what went."""

    __slots__ = ("amount", "up_to")

    def __init__(self, amount: int | Amount = 1, up_to: bool = False) -> None:
        self.amount = amount
        self.up_to = up_to

    def most(self, g: State, ctx: Context) -> int:
        return min(value_of(self.amount, g, ctx), g.players[CORP].bad_publicity)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and self.up_to and self.most(g, f.ctx):
            return ASK
        gone = f.number if self.up_to else self.most(g, f.ctx)
        if gone:
            g.players[CORP].bad_publicity -= gone
            g.note("The Corp removes {n} bad publicity.", number=gone)
            emit(g, BAD_PUBLICITY_REMOVED, side=CORP, amount=gone, cause=f.ctx.source)
        f.ctx.amount = gone
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        unpaid = isinstance(self.amount, Amount) and any(isinstance(part, Moved) for _, part in walk(self.amount))
        if unpaid and not ctx.moved:  # what is forfeited to pay will say how much
            return g.players[CORP].bad_publicity > 0
        return self.most(g, ctx) > 0

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return "how much bad publicity do you remove?"
