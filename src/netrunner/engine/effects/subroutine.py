"""Effects with subroutines of other ice: resolving one, gaining some. Rules Reference: Subroutine, Infinite Loops."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.constant import GainsSubroutines
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.frame import O_CARD, O_SUBROUTINE, Option
from netrunner.engine.index import context_of
from netrunner.engine.loop import enter
from netrunner.engine.terms import ASK, DONE, UNTIL_RUN_ENDS

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class ResolveSubroutine(Effect):
    """Resolve a subroutine on another piece of ice of a description. It may lead back to where it came from."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def ice(self, g: State, ctx: Context) -> list[int]:
        return [cid for cid in self.who.find(g, ctx) if cid != ctx.source and g.subroutines(g.cards[cid])]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.ice(g, f.ctx) else DONE

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.side

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a subroutine to resolve."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result: list[Option] = []
        for cid in self.ice(g, f.ctx):
            result.extend(Option(O_SUBROUTINE, cid, i) for i in range(len(g.subroutines(g.cards[cid]))))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        card = g.cards[option.card]
        enter(g, card.id, option.arg, g.subroutines(card)[option.arg].effects, context_of(card))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.ice(g, ctx))

    def describe(self) -> str:
        return f"resolve a subroutine on another {self.who.describe(1).removeprefix('a ')}"


@final
class GainSubroutinesOfChosen(Effect):
    """For the remainder of the run the source has the printed subroutines of the chosen ice too. Its player says in
    which order all of them come: its own are picked by its own name."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        if len(f.picked) < len(f.ctx.targets) and self.left(f):
            return ASK  # what is left at the end comes last
        order = (*f.picked, *self.left(f))
        own = order.index(f.ctx.source)
        for place, cid in enumerate(order):
            for subroutine in g.cards[cid].definition.subroutines if place != own else ():
                ctx = f.ctx.copy()
                ctx.targets = (cid,)
                g.add_lasting(UNTIL_RUN_ENDS, ctx, ability=GainsSubroutines(subroutine, first=place < own))
        return DONE

    def left(self, f: Resolve) -> list[int]:
        return [cid for cid in (f.ctx.source, *f.ctx.targets) if cid not in f.picked]

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.side

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the ice whose subroutines come next."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in distinct(g, self.left(f))]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (*f.picked, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0

    def describe(self) -> str:
        return "this ice has their subroutines too until the run ends, in any order with its own"
