"""Amounts read off cards: how many there are of a description, and their counters, costs, strengths and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount
from netrunner.engine.event import A_PAYMENT
from netrunner.engine.filter import server_matches
from netrunner.engine.history import resolved_in_encounter
from netrunner.engine.reference import THIS, Ref, This
from netrunner.engine.terms import (
    ANY_SERVER,
    FORFEITED,
    OPERATION,
    REMOVED,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position

__all__ = [
    "CostOf",
    "Count",
    "CountServers",
    "Counters",
    "PointsOf",
    "RequirementOf",
    "RezCostOf",
    "StrengthOf",
    "SubroutinesOn",
    "TrashCostOf",
]


@final
class Count(Amount):
    """The number of cards of a description."""

    __slots__ = ("who",)

    def __init__(self, who: Filter | Ref) -> None:
        self.who = who

    def value(self, g: Position, ctx: Context) -> int:
        who = self.who
        return len(who.cards(g, ctx) if isinstance(who, Ref) else who.find(g, ctx))


@final
class CountServers(Amount):
    """The number of servers of a kind, or of those with a card of a description in, in the root of or protecting
    them."""

    __slots__ = ("having", "server")

    def __init__(self, server: int = ANY_SERVER, having: Filter | None = None) -> None:
        self.server = server
        self.having = having

    def value(self, g: Position, ctx: Context) -> int:
        found = {server.id for server in g.servers if server_matches(g, ctx, self.server, server.id)}
        if self.having is not None:
            found &= {g.cards[cid].server for cid in self.having.find(g, ctx)}
        return len(found)


@final
class Counters(Amount):
    """The counters of a kind on the source (as it was, if it was trashed to pay), or on other cards."""

    __slots__ = ("counter", "on")

    def __init__(self, counter: int, on: Ref = THIS) -> None:
        self.counter = counter
        self.on = on

    def value(self, g: Position, ctx: Context) -> int:
        if isinstance(self.on, This):
            return g.counters_of(ctx, self.counter)
        return sum(g.counters_on(g.cards[cid], self.counter) for cid in self.on.cards(g, ctx))


@final
class CostOf(Amount):
    """The printed cost of cards: to play, install or rez them."""

    __slots__ = ("ref",)

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def value(self, g: Position, ctx: Context) -> int:
        return sum(max(0, g.cards[cid].printed.cost) for cid in self.ref.ids(g, ctx))


@final
class RezCostOf(Amount):
    """What it costs now to rez cards, or to play operations: as an effect lowers it, where that is being paid."""

    __slots__ = ("ref",)

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def value(self, g: Position, ctx: Context) -> int:
        discount = ctx.event.amount if ctx.event is not None and ctx.event.kind == A_PAYMENT else 0
        return sum(max(0, self.price(g, g.cards[cid]) - discount) for cid in self.ref.ids(g, ctx))

    def price(self, g: Position, card: Card) -> int:
        return g.play_cost(card) if card.definition.type == OPERATION else g.rez_cost(card)


@final
class TrashCostOf(Amount):
    """The trash cost of cards now."""

    __slots__ = ("ref",)

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def value(self, g: Position, ctx: Context) -> int:
        return sum(max(0, g.trash_cost(g.cards[cid])) for cid in self.ref.ids(g, ctx))


@final
class StrengthOf(Amount):
    """The strength of cards now."""

    __slots__ = ("ref",)

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def value(self, g: Position, ctx: Context) -> int:
        return sum(g.strength(g.cards[cid]) for cid in self.ref.cards(g, ctx))


@final
class PointsOf(Amount):
    """The agenda points of cards now, or as they were forfeited; `printed`: those printed on them."""

    __slots__ = ("printed", "ref")

    def __init__(self, ref: Ref, printed: bool = False) -> None:
        self.ref = ref
        self.printed = printed

    def value(self, g: Position, ctx: Context) -> int:
        if self.printed:
            return sum(max(0, g.cards[cid].printed.agenda_points) for cid in self.ref.ids(g, ctx))
        return sum(worth_of(g, cid) for cid in self.ref.ids(g, ctx))


def worth_of(g: Position, cid: int) -> int:
    """The agenda points of a card, or those that it was worth as it was forfeited."""
    event = g.history if g.cards[cid].zone == REMOVED else None
    while event is not None:
        if event.kind == FORFEITED and event.card == cid:
            return event.amount
        event = event.previous
    return g.agenda_points(g.cards[cid])


@final
class RequirementOf(Amount):
    """The advancement requirement of agendas now."""

    __slots__ = ("ref",)

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def value(self, g: Position, ctx: Context) -> int:
        return sum(g.advancement_requirement(g.cards[cid]) for cid in self.ref.ids(g, ctx))


@final
class SubroutinesOn(Amount):
    """The number of subroutines on ice; `unbroken`: of those that were not broken in this encounter; `resolved`: of
    those that resolved in its latest encounter."""

    __slots__ = ("ref", "resolved", "unbroken")

    def __init__(self, ref: Ref, unbroken: bool = False, resolved: bool = False) -> None:
        self.ref = ref
        self.unbroken = unbroken
        self.resolved = resolved

    def value(self, g: Position, ctx: Context) -> int:
        encounter = g.encounter() if self.unbroken else None
        total = 0
        for cid in self.ref.cards(g, ctx):
            if self.resolved:
                total += len(resolved_in_encounter(g, g.cards[cid]))
            elif encounter is not None and encounter.ice == cid:
                total += len(encounter.unbroken(g))
            else:
                total += len(g.subroutines(g.cards[cid]))
        return total
