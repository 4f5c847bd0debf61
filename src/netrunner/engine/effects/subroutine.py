"""Effects that resolve subroutines of other ice. Rules Reference: Subroutine, Infinite Loops."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_SUBROUTINE, Option
from netrunner.engine.index import context_of
from netrunner.engine.loop import enter
from netrunner.engine.terms import ASK, DONE

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
