"""More amounts: what an event was worth, what a side has."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount
from netrunner.engine.terms import REZZED

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position


@final
class EventAmount(Amount):
    """The number of the event: the X of an install, say."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return 0 if ctx.event is None else ctx.event.amount

    def describe(self) -> str:
        return "credit paid for X"


@final
class RezPrice(Amount):
    """The rez cost of the event's ice, as it was when it was last rezzed."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        event = ctx.event
        earlier = event
        while event is not None and earlier is not None:
            if earlier.kind == REZZED and earlier.instance == event.instance:
                return earlier.amount
            earlier = earlier.previous
        return 0

    def describe(self) -> str:
        return "credit of its rez cost"


@final
class AgendaPoints(Amount):
    """The agenda points of the source's side, if that is more than none."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return max(0, g.score(ctx.side))

    def describe(self) -> str:
        return "agenda point you have"


@final
class Minus(Amount):
    """An amount taken away instead of added."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def value(self, g: Position, ctx: Context) -> int:
        return -self.amount.value(g, ctx)

    def describe(self) -> str:
        return self.amount.describe()

    def times(self) -> int:
        return -self.amount.times()
