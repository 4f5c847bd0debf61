"""Conditions on the event that an ability reacts to."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.condition import Condition
from netrunner.engine.terms import (
    APPROACHED_ICE,
    COUNTER_NAMES,
    DAMAGE_NAMES,
    DISCARD,
    ENCOUNTERED,
    EXPOSED,
    NAMED,
    PLAY,
    PLAYED,
    REZZED,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position


@final
class NotFrom(Condition):
    """The event's card does not come from the zone: "not from Archives"."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.zone != self.zone

    def describe(self) -> str:
        return "the card is not accessed from Archives"


@final
class From(Condition):
    """The event's card comes from the zone: "from R&D"."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.zone == self.zone

    def describe(self) -> str:
        return "the card comes from the deck"


@final
class ChosenIce(Condition):
    """The event's card is the one this card has chosen (Femme Fatale)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.instance in g.cards[ctx.source].chosen

    def describe(self) -> str:
        return "the ice is the chosen one"


@final
class TraceSucceeded(Condition):
    """The trace of the event was successful."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.amount == 1

    def describe(self) -> str:
        return "the trace is successful"


@final
class EventCardRezzed(Condition):
    """The event's card is still there and rezzed, or unrezzed."""

    __slots__ = ("rezzed",)

    def __init__(self, rezzed: bool = True) -> None:
        self.rezzed = rezzed

    def holds(self, g: Position, ctx: Context) -> bool:
        if ctx.event is None or ctx.event.card < 0:
            return False
        card = g.cards[ctx.event.card]
        return card.instance == ctx.event.instance and card.zone == PLAY and card.faceup == self.rezzed

    def describe(self) -> str:
        return "it is rezzed" if self.rezzed else "it is unrezzed"


@final
class InstalledOnThis(Condition):
    """The event's card is hosted on the source."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.card >= 0 and g.cards[ctx.event.card].host == ctx.source

    def describe(self) -> str:
        return "it is installed on this card"


@final
class DamageOf(Condition):
    """The event's damage is of a kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.zone == self.kind

    def describe(self) -> str:
        return f"it is {DAMAGE_NAMES[self.kind]} damage"


@final
class HostOfEvent(Condition):
    """The event is about the source's host."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.card == g.cards[ctx.source].host

    def describe(self) -> str:
        return "it is the host"


@final
class CounterSpent(Condition):
    """The counter of the event is of a kind."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.zone == self.counter

    def describe(self) -> str:
        return f"it is an {COUNTER_NAMES[self.counter]} counter"


@final
class NamedCard(Condition):
    """The event's card, as it is called, is a copy of the one named for the source."""

    __slots__ = ("titles",)

    def __init__(self, titles: tuple[str, ...]) -> None:
        self.titles = titles

    def holds(self, g: Position, ctx: Context) -> bool:
        chosen = g.cards[ctx.source].chosen
        if not chosen or ctx.event is None or ctx.event.definition is None:
            return False
        return ctx.event.definition.title == self.titles[chosen[0] - NAMED]

    def describe(self) -> str:
        return "it is a copy of the named card"


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
class JustRezzed(Condition):
    """The encountered ice of the event was rezzed while it was approached, and not encountered since (FAQ: Nasir
    Meidan)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        if ctx.event is None:
            return False
        earlier = ctx.event.previous
        rezzed = False
        while earlier is not None and earlier.kind != APPROACHED_ICE:
            if earlier.kind == ENCOUNTERED and earlier.instance == ctx.event.instance:
                return False
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
