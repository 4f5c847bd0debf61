"""Conditions on what has just happened: in this run, in this turn, or with the card of the event.

Rules Reference: Ordinal Events, Conditional Abilities.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.condition import Condition
from netrunner.engine.terms import (
    APPROACHED_ICE,
    COUNTER_NAMES,
    DISCARD,
    EXPOSED,
    PLAYED,
    REZZED,
    RUN_BEGINS,
    SPENT_CLICK,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position


@final
class NoClickSpent(Condition):
    """The source's side has spent no click this turn yet."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == SPENT_CLICK and event.side == ctx.side:
                return False
            event = event.previous
        return g.active == ctx.side

    def describe(self) -> str:
        return "you have spent no click this turn"


@final
class UsedByTrashing(Condition):
    """The ability of the event was used by trashing its card."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.amount == 1

    def describe(self) -> str:
        return "it trashes its card as a cost"


@final
class LostToDamage(Condition):
    """The event's card was trashed by damage of one of some kinds."""

    __slots__ = ("kinds",)

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.amount - 1 in self.kinds

    def describe(self) -> str:
        return "it is trashed by damage"


@final
class FirstThisRun(Condition):
    """The event is the first of its kind in the run that is going on, counting only cards of a subtype if one is given.

    Rules Reference: Ordinal Events.
    """

    __slots__ = ("subtype",)

    def __init__(self, subtype: str = "") -> None:
        self.subtype = subtype

    def holds(self, g: Position, ctx: Context) -> bool:
        event = ctx.event
        run = g.run()
        if event is None or run is None or run.closing:
            return False
        earlier = event.previous
        while earlier is not None and earlier.turn == g.turn and earlier.kind != RUN_BEGINS:
            if earlier.kind == event.kind and earlier.side == event.side:
                if not self.subtype or (earlier.card >= 0 and g.has_subtype(g.cards[earlier.card], self.subtype)):
                    return False
            earlier = earlier.previous
        return earlier is not None and earlier.kind == RUN_BEGINS

    def describe(self) -> str:
        return "it is the first time during this run"


@final
class JustRezzed(Condition):
    """The encountered ice of the event was rezzed while it was approached (FAQ: Nasir Meidan)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        if ctx.event is None:
            return False
        earlier = ctx.event.previous
        rezzed = False
        while earlier is not None and earlier.kind != APPROACHED_ICE:
            rezzed = rezzed or (earlier.kind == REZZED and earlier.instance == ctx.event.instance)
            earlier = earlier.previous
        return rezzed and earlier is not None and earlier.instance == ctx.event.instance

    def describe(self) -> str:
        return "that ice was just rezzed"


@final
class HasTrashCost(Condition):
    """The event's card has a trash cost and is not in Archives."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        if ctx.event is None or ctx.event.zone == DISCARD:
            return False
        return g.trash_cost(g.cards[ctx.event.card]) >= 0

    def describe(self) -> str:
        return "the card has a trash cost and is not in Archives"


@final
class ExposedAs(Condition):
    """The chosen card was exposed by the source as it was played, and is of one of some types."""

    __slots__ = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, g: Position, ctx: Context) -> bool:
        if not ctx.targets:
            return False
        card = g.cards[ctx.targets[0]]
        event = g.history
        while event is not None and not (event.kind == PLAYED and event.card == ctx.source):
            if event.kind == EXPOSED and event.instance == card.instance and event.cause == ctx.source:
                return bool(card.definition.type & self.types)
            event = event.previous
        return False

    def describe(self) -> str:
        return "it is an asset or upgrade"


@final
class HasCounter(Condition):
    """The source has at least one counter of a kind, or one that counts as hosted on it."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.counters_on(g.cards[ctx.source], self.counter) > 0

    def describe(self) -> str:
        return f"there is at least 1 {COUNTER_NAMES[self.counter]} counter on it"


@final
class HostsNothing(Condition):
    """No card is hosted on the source."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return not g.cards[ctx.source].hosted

    def describe(self) -> str:
        return "this card hosts no other card"
