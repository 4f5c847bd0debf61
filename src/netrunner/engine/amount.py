"""Amounts: numbers that are read when they are needed ("2 for each advancement token on this card").

They add, subtract, multiply and divide with one another and with plain numbers; every effect takes one wherever it
takes a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from netrunner.engine.event import A_PAYMENT
from netrunner.engine.filter import server_matches
from netrunner.engine.history import events_since, resolved_in_encounter
from netrunner.engine.reference import THIS, Ref, This
from netrunner.engine.structure import Part
from netrunner.engine.terms import (
    ANY_SERVER,
    ANY_ZONE,
    CORP,
    FORFEITED,
    NOBODY,
    OPERATION,
    REMOVED,
    RUNNER,
    TURN,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position


__all__ = [
    "CORP_CREDITS",
    "LINK",
    "LOST",
    "MARGIN",
    "RUNNER_CREDITS",
    "TAGS",
    "TOKENS",
    "TURN_NUMBER",
    "Amount",
    "Arithmetic",
    "BadPublicityCount",
    "ChosenX",
    "ClicksOf",
    "CostOf",
    "Count",
    "CountServers",
    "Counters",
    "CreditsOf",
    "EncounterNumber",
    "EncountersThisRun",
    "EventAmount",
    "HandSizeOf",
    "LastAmount",
    "Link",
    "PointsOf",
    "RequirementOf",
    "RezCostOf",
    "ScoreOf",
    "StrengthOf",
    "SubroutinesOn",
    "Tags",
    "Times",
    "TrashCostOf",
    "TurnNumber",
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


@final
class CreditsOf(Amount):
    """The credits in a side's credit pool; the owner's, unless a side is named."""

    __slots__ = ("side",)

    def __init__(self, side: int = NOBODY) -> None:
        self.side = side

    def value(self, g: Position, ctx: Context) -> int:
        return g.players[ctx.side if self.side == NOBODY else self.side].credits


@final
class ClicksOf(Amount):
    """The clicks that a side has left."""

    __slots__ = ("side",)

    def __init__(self, side: int = NOBODY) -> None:
        self.side = side

    def value(self, g: Position, ctx: Context) -> int:
        return g.players[ctx.side if self.side == NOBODY else self.side].clicks


@final
class ScoreOf(Amount):
    """The agenda points that a side has scored or stolen."""

    __slots__ = ("side",)

    def __init__(self, side: int = NOBODY) -> None:
        self.side = side

    def value(self, g: Position, ctx: Context) -> int:
        return g.score(ctx.side if self.side == NOBODY else self.side)


@final
class HandSizeOf(Amount):
    """The maximum hand size of a side."""

    __slots__ = ("side",)

    def __init__(self, side: int = NOBODY) -> None:
        self.side = side

    def value(self, g: Position, ctx: Context) -> int:
        return g.hand_size(ctx.side if self.side == NOBODY else self.side)


@final
class Tags(Amount):
    """The number of tags the Runner has."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.tags()


@final
class Link(Amount):
    """The Runner's link."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.link()


@final
class BadPublicityCount(Amount):
    """The bad publicity the Corp has."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.bad_publicity()


@final
class EncounterNumber(Amount):
    """Which encounter of the run this is, counted from one; 0 when nothing is encountered."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.encounter_number()


@final
class EncountersThisRun(Amount):
    """How many encounters there have been in this run."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        run = g.run()
        return 0 if run is None else run.encounters


@final
class Times(Amount):
    """How often something happened: this turn, this run or in a side's last turn. `adding`: not the times, but the
    "amount" of the events or the printed agenda "points" of their cards together. `what`: of a kind of damage, counter
    or action. `zone`: with cards that were in one of these zones."""

    __slots__ = ("adding", "event", "server", "side", "since", "what", "who", "zone")

    def __init__(
        self,
        event: int,
        who: Filter | None = None,
        since: int = TURN,
        side: int = NOBODY,
        server: int = ANY_SERVER,
        adding: str = "",
        what: int = -1,
        zone: int = ANY_ZONE,
    ) -> None:
        self.what = what
        self.zone = zone
        self.event = event
        self.who = who
        self.since = since
        self.side = side
        self.server = server
        self.adding = adding

    def value(self, g: Position, ctx: Context) -> int:
        total = 0
        for event in events_since(g, ctx, self.event, self.since, self.side, self.server, self.who, self.what):
            if self.zone != ANY_ZONE and not max(0, event.zone) & self.zone:
                continue
            if self.adding == "points":
                total += 0 if event.definition is None else event.definition.agenda_points
            else:
                total += event.amount if self.adding else 1
        return total


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


@final
class TurnNumber(Amount):
    """The number of the turn, both sides' turns being counted: what is to be so in a later turn compares it."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.turn


X: Final[Amount] = ChosenX()
TURN_NUMBER: Final[Amount] = TurnNumber()
TAGS: Final[Amount] = Tags()
LINK: Final[Amount] = Link()
CORP_CREDITS: Final[Amount] = CreditsOf(CORP)
RUNNER_CREDITS: Final[Amount] = CreditsOf(RUNNER)
LOST: Final[Amount] = LastAmount("credit lost")
MARGIN: Final[Amount] = LastAmount("point by which the trace succeeded")
TOKENS: Final[Amount] = EventAmount("advancement token on it")
