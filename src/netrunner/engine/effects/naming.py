"""Effects that say which card, server or number the rest is about. Rules Reference: Choosing Cards, Server, X."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount
from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_NUMBER, O_SERVER, Option
from netrunner.engine.rez import server_name
from netrunner.engine.terms import ASK, DONE

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class ThatCard(Effect):
    """The card of the event is the chosen one for the effects that follow."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        event = f.ctx.event
        there = event is not None and event.card >= 0 and g.cards[event.card].instance == event.instance
        f.ctx.targets = (event.card,) if event is not None and there else ()
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        event = ctx.event
        return event is not None and event.card >= 0 and g.cards[event.card].instance == event.instance

    def describe(self) -> str:
        return ""


@final
class ChooseServer(Effect):
    """Choose a server; the source remembers it, openly."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a server."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_SERVER, -1, server.id) for server in g.servers]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        if g.cards[f.ctx.source].instance == f.ctx.instance:
            g.mut(f.ctx.source).chosen = (-1 - option.arg,)
            g.note("{where} is chosen for {card}.", f.ctx.source, where=server_name(option.arg))

    def describe(self) -> str:
        return "choose a server"


@final
class ChooseX(Effect):
    """Choose a number for X, which is no more than any of some amounts."""

    __slots__ = ("limits",)

    def __init__(self, *limits: Amount) -> None:
        self.limits = limits

    def most(self, g: State, ctx: Context) -> int:
        return max(0, min(limit.value(g, ctx) for limit in self.limits))

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK
        f.ctx.x = f.number
        g.note("X is {n}.", number=f.number)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a number for X."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_NUMBER, arg=n) for n in range(self.most(g, f.ctx), -1, -1)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.number = option.arg

    def could(self, g: State, ctx: Context) -> bool:
        return self.most(g, ctx) > 0

    def describe(self) -> str:
        return "choose a number for X"
