"""Amounts: numbers that are read when they are needed ("2 for each advancement token on this card").

They add, subtract, multiply and divide with one another and with plain numbers; every effect takes one wherever it
takes a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from netrunner.engine.structure import Part

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position

__all__ = [
    "LOST",
    "MARGIN",
    "TOKENS",
    "Amount",
    "Arithmetic",
    "ChosenX",
    "EventAmount",
    "LastAmount",
    "X",
    "greatest",
    "least",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Part):
    """The base of all amounts."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        raise NotImplementedError

    def __add__(self, other: int | Amount) -> Amount:
        return Arithmetic("+", self, other)

    def __radd__(self, other: int) -> Amount:
        return Arithmetic("+", self, other)

    def __sub__(self, other: int | Amount) -> Amount:
        return Arithmetic("-", self, other)

    def __rsub__(self, other: int) -> Amount:
        return Arithmetic("-", other, self)

    def __mul__(self, other: int | Amount) -> Amount:
        return Arithmetic("*", other, self)

    def __rmul__(self, other: int) -> Amount:
        return Arithmetic("*", other, self)

    def __floordiv__(self, other: int | Amount) -> Amount:
        return Arithmetic("//", self, other)

    def __neg__(self) -> Amount:
        return Arithmetic("*", -1, self)


def value_of(amount: int | Amount, g: Position, ctx: Context) -> int:
    """The number now."""
    return amount if isinstance(amount, int) else amount.value(g, ctx)


def compare(left: int, sign: str, right: int) -> bool:
    """Whether two numbers stand to each other as the sign says."""
    if sign == ">=":
        return left >= right
    if sign == "<=":
        return left <= right
    if sign == "==":
        return left == right
    if sign == ">":
        return left > right
    if sign == "<":
        return left < right
    return left != right


@final
class Arithmetic(Amount):
    """Two amounts put together: "+", "-", "*", "//", "min" or "max"."""

    __slots__ = ("left", "right", "sign")

    def __init__(self, sign: str, left: int | Amount, right: int | Amount) -> None:
        self.sign = sign
        self.left = left
        self.right = right

    def value(self, g: Position, ctx: Context) -> int:
        left = value_of(self.left, g, ctx)
        right = value_of(self.right, g, ctx)
        if self.sign == "+":
            return left + right
        if self.sign == "-":
            return left - right
        if self.sign == "*":
            return left * right
        if self.sign == "//":
            return left // right
        return min(left, right) if self.sign == "min" else max(left, right)


def least(left: int | Amount, right: int | Amount) -> Amount:
    """The smaller of two amounts."""
    return Arithmetic("min", left, right)


def greatest(left: int | Amount, right: int | Amount) -> Amount:
    """The greater of two amounts."""
    return Arithmetic("max", left, right)


@final
class ChosenX(Amount):
    """X, as chosen when the cost was paid."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return ctx.x


@final
class LastAmount(Amount):
    """What the effect before counted: credits lost, cards trashed, the margin of a trace. `noun` says what."""

    __slots__ = ("noun",)

    def __init__(self, noun: str = "credit lost") -> None:
        self.noun = noun

    def value(self, g: Position, ctx: Context) -> int:
        return ctx.amount


@final
class EventAmount(Amount):
    """The number of the event: the X of an install, the tokens on a scored agenda, the damage done."""

    __slots__ = ("noun",)

    def __init__(self, noun: str) -> None:
        self.noun = noun

    def value(self, g: Position, ctx: Context) -> int:
        return 0 if ctx.event is None else ctx.event.amount


X: Final[Amount] = ChosenX()
LOST: Final[Amount] = LastAmount("credit lost")
MARGIN: Final[Amount] = LastAmount("point by which the trace succeeded")
TOKENS: Final[Amount] = EventAmount("advancement token on it")
