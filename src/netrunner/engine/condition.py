"""Conditions: whether something is so now, or was so. Rules Reference: Ordinal Events, "Last Turn", Tagged, Run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from netrunner.engine.amount import Amount, compare, value_of
from netrunner.engine.filter import Filter, server_matches
from netrunner.engine.history import broken_by, events_since, last_run_succeeded
from netrunner.engine.structure import Part
from netrunner.engine.terms import ANY_SERVER, LOST_CLICK, NOBODY, PASSED_ICE, RUN_ENDED, RUNNER, SPENT_CLICK, TURN

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position
    from netrunner.engine.reference import Ref


__all__ = [
    "FIRST_CLICK",
    "TAGGED",
    "All",
    "AllBroken",
    "Any",
    "BrokeWithThis",
    "Compare",
    "Condition",
    "DuringRun",
    "Found",
    "From",
    "Happened",
    "Is",
    "MostOfFaction",
    "NextWindowAfter",
    "Not",
    "RunSucceeded",
    "RunningOn",
    "Some",
    "TraceSucceeded",
    "TurnOf",
    "UsedByTrashing",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Part):
    """The base of all conditions."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        raise NotImplementedError

    def may_hold(self, g: Position, ctx: Context) -> bool:
        """Whether it holds, for all that the opponent of the ability's player can see."""
        return self.holds(g, ctx)


@final
class All(Condition):
    """Every one of some conditions holds."""

    __slots__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, g: Position, ctx: Context) -> bool:
        return all(condition.holds(g, ctx) for condition in self.conditions)


@final
class Some(Condition):
    """At least one of some conditions holds."""

    __slots__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, g: Position, ctx: Context) -> bool:
        return any(condition.holds(g, ctx) for condition in self.conditions)


@final
class Not(Condition):
    """A condition does not hold."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, g: Position, ctx: Context) -> bool:
        return not self.condition.holds(g, ctx)


@final
class Compare(Condition):
    """Two amounts stand to each other as a sign says: ">=", "<=", "==", "!=", ">" or "<"."""

    __slots__ = ("left", "right", "sign")

    def __init__(self, left: int | Amount, sign: str, right: int | Amount) -> None:
        self.left = left
        self.sign = sign
        self.right = right

    def holds(self, g: Position, ctx: Context) -> bool:
        return compare(value_of(self.left, g, ctx), self.sign, value_of(self.right, g, ctx))


@final
class Is(Condition):
    """A card that a reference means is of a description."""

    __slots__ = ("ref", "who")

    def __init__(self, ref: Ref, who: Filter) -> None:
        self.ref = ref
        self.who = who

    def holds(self, g: Position, ctx: Context) -> bool:
        return any(self.who.matches(g, ctx, g.cards[cid]) for cid in self.ref.cards(g, ctx))

    def may_hold(self, g: Position, ctx: Context) -> bool:
        other = 1 << (1 - ctx.side)
        return any(
            not g.cards[cid].known & other or self.who.matches(g, ctx, g.cards[cid]) for cid in self.ref.cards(g, ctx)
        )


@final
class Found(Condition):
    """A reference means at least one card: something was chosen, moved, is hosted, is being accessed …"""

    __slots__ = ("ref",)

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def holds(self, g: Position, ctx: Context) -> bool:
        return bool(self.ref.cards(g, ctx))


@final
class Any(Condition):
    """There is at least one card of a description."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def holds(self, g: Position, ctx: Context) -> bool:
        return self.who.any(g, ctx)


@final
class Happened(Condition):
    """Something has happened: this turn, this run, or in the side's last turn; so often, to such cards, there. `what`:
    of a kind of damage, counter or action."""

    __slots__ = ("event", "server", "side", "since", "times", "what", "who")

    def __init__(
        self,
        event: int,
        who: Filter | None = None,
        since: int = TURN,
        side: int = NOBODY,
        server: int = ANY_SERVER,
        times: int = 1,
        what: int = -1,
    ) -> None:
        self.what = what
        self.event = event
        self.who = who
        self.since = since
        self.side = side
        self.server = server
        self.times = times

    def holds(self, g: Position, ctx: Context) -> bool:
        found = events_since(g, ctx, self.event, self.since, self.side, self.server, self.who, self.what, self.times)
        return len(found) >= self.times


@final
class DuringRun(Condition):
    """A run is going on; `own`: the run that the source started."""

    __slots__ = ("own",)

    def __init__(self, own: bool = False) -> None:
        self.own = own

    def holds(self, g: Position, ctx: Context) -> bool:
        run = g.run()
        return run is not None and (not self.own or run.source == ctx.source)


@final
class RunningOn(Condition):
    """The Runner is running on a server, or on a kind of server (THIS_SERVER: the source's)."""

    __slots__ = ("server",)

    def __init__(self, server: int) -> None:
        self.server = server

    def holds(self, g: Position, ctx: Context) -> bool:
        attacked = g.attacked_server()
        return attacked >= 0 and server_matches(g, ctx, self.server, attacked)


@final
class MostOfFaction(Condition):
    """Among the cards of a description more are of a faction than of any other faction; neutral cards are of none."""

    __slots__ = ("faction", "who")

    def __init__(self, faction: str, who: Filter) -> None:
        self.faction = faction
        self.who = who

    def holds(self, g: Position, ctx: Context) -> bool:
        counts: dict[str, int] = {}
        for cid in self.who.find(g, ctx):
            faction = g.cards[cid].definition.faction
            if faction and not faction.startswith("neutral"):
                counts[faction] = counts.get(faction, 0) + 1
        own = counts.pop(self.faction, 0)
        return own > max(counts.values(), default=0)


@final
class TurnOf(Condition):
    """It is the turn of a side; the owner's, unless a side is named."""

    __slots__ = ("side",)

    def __init__(self, side: int = NOBODY) -> None:
        self.side = side

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.active == (ctx.side if self.side == NOBODY else self.side)


@final
class From(Condition):
    """The event's card comes from one of some zones."""

    __slots__ = ("zones",)

    def __init__(self, zones: int) -> None:
        self.zones = zones

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.zone > 0 and bool(ctx.event.zone & self.zones)


@final
class TraceSucceeded(Condition):
    """The trace of the event was successful."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.amount > 0


@final
class Tagged(Condition):
    """The Runner is tagged: has a tag, or is tagged because a card says so."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.tagged()


@final
class NextWindowAfter(Condition):
    """It is the first paid ability window since something has happened: since an operation was played and has resolved
    (RESOLVED), since the Runner suffered damage (DAMAGED), or since a successful run on a `server` has ended
    (RUN_ENDED)."""

    __slots__ = ("event", "server")

    def __init__(self, event: int, server: int = ANY_SERVER) -> None:
        self.event = event
        self.server = server

    def holds(self, g: Position, ctx: Context) -> bool:
        if not any(frame.follows(self.event) for frame in g.stack):
            return False
        return self.event != RUN_ENDED or last_run_succeeded(g, ctx, self.server)


@final
class RunSucceeded(Condition):
    """The run that is over was successful: that of the event, or the one that the effect before has made."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        if ctx.event is not None and ctx.event.kind == RUN_ENDED:
            return ctx.event.amount > 0
        return ctx.amount > 0


@final
class UsedByTrashing(Condition):
    """The ability of the event was used by trashing its card."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.amount == 1


@final
class BrokeWithThis(Condition):
    """The source was used to break a subroutine in this encounter, or in that with the ice that was just passed, where
    that is the event; `all_of_them`: every subroutine of that ice."""

    __slots__ = ("all_of_them",)

    def __init__(self, all_of_them: bool = False) -> None:
        self.all_of_them = all_of_them

    def holds(self, g: Position, ctx: Context) -> bool:
        if ctx.event is not None and ctx.event.kind == PASSED_ICE:
            return broken_by(ctx.event, ctx.instance, self.all_of_them)
        if not g.broke_this_encounter(ctx.source):
            return False
        return not self.all_of_them or g.broke_all_alone(ctx.source)


@final
class AllBroken(Condition):
    """Every subroutine of the encountered ice was broken; not when [3.1] was skipped (FAQ: Chum)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.all_subroutines_broken()


TAGGED: Final[Condition] = Tagged()
FIRST_CLICK: Final[Condition] = All(Not(Happened(SPENT_CLICK, side=RUNNER)), Not(Happened(LOST_CLICK, side=RUNNER)))
