"""Effects that turn cards of the Corp. Rules Reference: Rez, Derez, Additional Costs, "Must"."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.cost import FREE
from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_NO, O_YES, Option
from netrunner.engine.funds import extra_cost
from netrunner.engine.legality import why_not_rez
from netrunner.engine.rez import Rez, derez
from netrunner.engine.terms import ASK, CORP, DONE, WAIT

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class DerezChosen(Effect):
    """Derez the chosen cards."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        for cid in f.ctx.targets:
            derez(g, cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return any(g.cards[cid].faceup for cid in ctx.targets)

    def describe(self) -> str:
        return "derez it"


@final
class MustRez(Effect):
    """The Corp must rez the chosen card by paying its rez cost, if able. An additional cost may be declined."""

    __slots__ = ()

    def able(self, g: State, ctx: Context) -> bool:
        return bool(ctx.targets) and why_not_rez(g, g.cards[ctx.targets[0]]) is None

    def step(self, g: State, f: Resolve) -> int:
        if f.stage > 0 or not self.able(g, f.ctx):
            return DONE
        if extra_cost(g, "rez", g.cards[f.ctx.targets[0]]) is not FREE:
            return ASK
        f.stage = 1
        g.push(Rez(f.ctx.targets[0]))
        return WAIT

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return f"pay the additional cost of rezzing {g.cards[f.ctx.targets[0]].definition.title}?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        if option.kind == O_YES:
            g.push(Rez(f.ctx.targets[0]))

    def could(self, g: State, ctx: Context) -> bool:
        return self.able(g, ctx)

    def describe(self) -> str:
        return "the Corp must rez it by paying its rez cost, if able"
