"""Conditions on the run, the encounter and the access in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.condition import Condition
from netrunner.engine.filter import server_matches
from netrunner.engine.terms import ACCESSED, RUN_BEGINS

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position


@final
class BrokeWithThis(Condition):
    """The source was used to break a subroutine in the encounter of the event."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.broke_this_encounter(ctx.source)

    def describe(self) -> str:
        return "you used this card to break a subroutine"


@final
class EncounterNumber(Condition):
    """The encounter of the run that the context's X counts: the one after Chum's, for instance."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.encounter_number() == ctx.x

    def describe(self) -> str:
        return "that ice is encountered"


@final
class NotAllBroken(Condition):
    """Not every subroutine of the encountered ice was broken; also when [3.1] was skipped (FAQ: Chum)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return not g.all_subroutines_broken()

    def describe(self) -> str:
        return "not all of its subroutines were broken"


@final
class Encountering(Condition):
    """The Runner is at [3.1] of an encounter, optionally with ice of a description."""

    __slots__ = ("ice",)

    def __init__(self, ice: Filter | None = None) -> None:
        self.ice = ice

    def holds(self, g: Position, ctx: Context) -> bool:
        ice = g.encountered_ice()
        return ice >= 0 and (self.ice is None or self.ice.matches(g, ctx, g.cards[ice]))

    def describe(self) -> str:
        return "the Runner is encountering ice"


@final
class EncounteringHere(Condition):
    """The Runner is encountering ice of a subtype that protects the source's server."""

    __slots__ = ("subtype",)

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def holds(self, g: Position, ctx: Context) -> bool:
        ice = g.encountered_ice()
        server = g.server(ctx.server)
        return ice >= 0 and server is not None and ice in server.ice and g.has_subtype(g.cards[ice], self.subtype)

    def describe(self) -> str:
        return f"the Runner is encountering {self.subtype} ice protecting this server"


@final
class NoEncounterSince(Condition):
    """No ice has been encountered since the number of encounters of this run was X."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        run = g.run()
        return run is not None and run.encounters <= ctx.x

    def describe(self) -> str:
        return "the Runner has not encountered another piece of ice"


@final
class DuringRun(Condition):
    """A run is going on; `own`: the run that the source started."""

    __slots__ = ("own",)

    def __init__(self, own: bool = False) -> None:
        self.own = own

    def holds(self, g: Position, ctx: Context) -> bool:
        run = g.run()
        return run is not None and run.closing == 0 and (not self.own or run.source == ctx.source)

    def describe(self) -> str:
        return "a run is in progress"


@final
class RunningOn(Condition):
    """The attacked server is a server, or of a kind (THIS_SERVER: the source's)."""

    __slots__ = ("server",)

    def __init__(self, server: int) -> None:
        self.server = server

    def holds(self, g: Position, ctx: Context) -> bool:
        attacked = g.attacked_server()
        return attacked >= 0 and server_matches(g, ctx, self.server, attacked)

    def describe(self) -> str:
        name = {0: "HQ", 1: "R&D", 2: "Archives"}.get(self.server, "this server")
        return f"the Runner is running on {name}"


@final
class RunHere(Condition):
    """The Runner is running on the source's server."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.run_at >= 0 and g.attacked_server() == ctx.server

    def describe(self) -> str:
        return "the Runner is running on this server"


@final
class AccessedThisRun(Condition):
    """At least so many cards have been accessed during this run."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        count = 0
        event = g.history
        while event is not None and event.kind != RUN_BEGINS:
            count += event.kind == ACCESSED
            event = event.previous
        return count >= self.number

    def describe(self) -> str:
        return f"the Runner has accessed {self.number} card{'' if self.number == 1 else 's'} during this run"


@final
class Accessing(Condition):
    """The source is being accessed."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.accessed_card() == ctx.source

    def describe(self) -> str:
        return "it is being accessed"
