"""What several verbs have in common: they act on cards that a reference means, or ask how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_NUMBER, Option
from netrunner.engine.reference import CHOSEN, Chosen, Ref, which

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


class OnCards(Effect):
    """A verb that acts on those of its cards that fit it."""

    __slots__ = ("what",)

    def __init__(self, what: Ref | Filter = CHOSEN) -> None:
        self.what = which(what)

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        for cid in self.what.cards(g, ctx):
            if self.fits(g, ctx, cid):
                return True
        return False


class UpTo(Effect):
    """A verb that can ask how many, from the most down to none: the answer is the frame's number, at stage 1."""

    __slots__ = ()

    def most(self, g: State, ctx: Context) -> int:
        """As many as there can be."""
        raise NotImplementedError

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_NUMBER, -1, n) for n in range(self.most(g, f.ctx), -1, -1)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.number = option.arg
        f.stage = 1

    def could(self, g: State, ctx: Context) -> bool:
        return self.most(g, ctx) > 0
