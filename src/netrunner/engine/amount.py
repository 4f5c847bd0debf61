"""Amounts: numbers that are read when they are needed ("2 for each advancement token on this card")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from netrunner.engine.terms import COUNTER_NAMES, RUNNER

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """The base of all amounts."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        raise NotImplementedError

    def describe(self) -> str:
        """What it counts, after "for each": "advancement token on this card"."""
        raise NotImplementedError

    def times(self) -> int:
        """The factor of each thing counted."""
        return 1


@final
class Counters(Amount):
    """`each` for each counter of a kind on the source, after the first `after` of them."""

    __slots__ = ("after", "counter", "each")

    def __init__(self, counter: int, each: int = 1, after: int = 0) -> None:
        self.counter = counter
        self.each = each
        self.after = after

    def value(self, g: Position, ctx: Context) -> int:
        return self.each * max(0, g.counters_of(ctx, self.counter) - self.after)

    def describe(self) -> str:
        noun = "token" if COUNTER_NAMES[self.counter] == "advancement" else "counter"
        after = " after the first" if self.after else ""
        return f"{COUNTER_NAMES[self.counter]} {noun}{after} on this card"

    def times(self) -> int:
        return self.each


@final
class Last(Amount):
    """`each` for each thing the effect before moved: the credits the Corp lost, say."""

    __slots__ = ("each", "noun")

    def __init__(self, each: int = 1, noun: str = "credit lost") -> None:
        self.each = each
        self.noun = noun

    def value(self, g: Position, ctx: Context) -> int:
        return self.each * ctx.amount

    def describe(self) -> str:
        return self.noun

    def times(self) -> int:
        return self.each


@final
class ChosenX(Amount):
    """X, as chosen when the cost was paid."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return ctx.x

    def describe(self) -> str:
        return "X"


@final
class Tags(Amount):
    """The number of tags the Runner has."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.players[RUNNER].tags

    def describe(self) -> str:
        return "tag the Runner has"


@final
class SubroutinesOnEventIce(Amount):
    """The number of subroutines on the ice that the event is about."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return 0 if ctx.event is None else len(g.subroutines(g.cards[ctx.event.card]))

    def describe(self) -> str:
        return "subroutine on that ice"


@final
class CostOfChosen(Amount):
    """The printed cost of the chosen card."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return sum(max(0, g.cards[cid].printed.cost) for cid in ctx.targets)

    def describe(self) -> str:
        return "its cost"


@final
class UnusedMemory(Amount):
    """The memory units the Runner does not use."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return max(0, g.memory_limit() - g.memory_used())

    def describe(self) -> str:
        return "unused memory unit"


X: Final = ChosenX()


def value_of(amount: int | Amount, g: Position, ctx: Context) -> int:
    """The number now."""
    return amount if isinstance(amount, int) else amount.value(g, ctx)


def count_words(amount: int | Amount, noun: str, plural: str = "") -> str:
    """ "2 credits", "X credits", "1 tag for each advancement token on this card"."""
    many = plural or noun + "s"
    if isinstance(amount, int):
        return f"{amount} {noun if amount == 1 else many}"
    if isinstance(amount, ChosenX):
        return f"X {many}"
    times = amount.times()
    return f"{times} {noun if times == 1 else many} for each {amount.describe()}"
