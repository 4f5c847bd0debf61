"""Psi effects: secret spending, revealed together."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect, describe_all
from netrunner.engine.effects.choice import lower
from netrunner.engine.psi import PsiGame
from netrunner.engine.terms import DONE, WAIT

if TYPE_CHECKING:
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class Psi(Effect):
    """Both players secretly spend 0, 1 or 2 credits; if they spent different numbers, these effects follow."""

    __slots__ = ("different", "same")

    def __init__(self, *different: Effect, same: tuple[Effect, ...] = ()) -> None:
        self.different = different
        self.same = same

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            g.push(PsiGame(f.ctx.copy(), self.different, self.same))
            return WAIT
        return DONE

    def describe(self) -> str:
        text = "you and the Runner secretly spend 0, 1 or 2 credits and reveal them"
        if self.different:
            text += f". If you spent different numbers, {lower(describe_all(self.different))}"
        if self.same:
            text += f". If you spent the same number, {lower(describe_all(self.same))}"
        return text
