"""The base of all conditions, and how they combine. The others are in `netrunner.engine.conditions`."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """The base of all conditions."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        raise NotImplementedError

    def describe(self) -> str:
        """A clause: "the Runner is tagged"."""
        raise NotImplementedError


@final
class All(Condition):
    """Every one of some conditions holds."""

    __slots__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, g: Position, ctx: Context) -> bool:
        return all(condition.holds(g, ctx) for condition in self.conditions)

    def describe(self) -> str:
        return " and ".join(condition.describe() for condition in self.conditions)


@final
class Not(Condition):
    """A condition does not hold."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, g: Position, ctx: Context) -> bool:
        return not self.condition.holds(g, ctx)

    def describe(self) -> str:
        return f"it is not so that {self.condition.describe()}"
