"""Psi games: both players spend 0, 1 or 2 credits in secret and reveal together.

The Corp's number is decided first and stays in the frame, where no view shows it, until the Runner has decided.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.cost import price
from netrunner.engine.events import emit
from netrunner.engine.frame import O_NUMBER, Frame, Option
from netrunner.engine.funds import spendable
from netrunner.engine.payment import pay
from netrunner.engine.resolve import Resolve
from netrunner.engine.structure import Program
from netrunner.engine.terms import CORP, DIFFERENT_BIDS, FOR_EFFECT, PSI_REVEALED, RUNNER, SAME_BIDS

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.state import State


def secret_numbers(g: State, side: int, most: int, source: int) -> list[int]:
    """The numbers of credits that a side can spend in secret, up to a limit."""
    numbers = list(range(min(most, spendable(g, side, FOR_EFFECT, source)) + 1))
    if g.forbidden("secretly spend 2", side):
        numbers = [n for n in numbers if n != 2]
    return numbers


@final
class PsiGame(Frame):
    """Two secret numbers, then both are paid and compared."""

    __slots__ = ("bids", "ctx", "different", "same", "stage")

    def __init__(
        self,
        ctx: Context,
        different: Program,
        same: Program,
        stage: int = 0,
        bids: tuple[int, ...] = (),
    ) -> None:
        self.ctx = ctx
        self.different = different
        self.same = same
        self.stage = stage  # 0 and 1: the bids; 2 and 3: the payments; 4: the result
        self.bids = bids

    def step(self, g: State) -> bool:
        if self.stage < 2:
            return True
        if self.stage < 4:
            who = self.stage - 2
            self.stage += 1
            if who == CORP:
                g.note(f"The Corp spends {self.bids[CORP]} and the Runner {self.bids[RUNNER]} in secret.")
                g.tell("psi", self.ctx.source, side=CORP, amount=self.bids[CORP], other=self.bids[RUNNER])
            pay(g, who, price(self.bids[who]), FOR_EFFECT, self.ctx.source, self.ctx)
            return False
        g.pop()
        program = self.same if self.bids[CORP] == self.bids[RUNNER] else self.different
        if program:
            g.push(Resolve(program, self.ctx.copy()))
        # What waits for the reveal resolves before what follows it (Rules Reference: Chain Reactions).
        result = SAME_BIDS if self.bids[CORP] == self.bids[RUNNER] else DIFFERENT_BIDS
        emit(g, PSI_REVEALED, self.ctx.source, side=CORP, amount=self.bids[CORP], what=result)
        return False

    def side(self, g: State) -> int:
        return self.stage

    def prompt(self, g: State) -> str:
        return f"{g.cards[self.ctx.source].printed.title}: secretly spend 0, 1 or 2 credits."

    def options(self, g: State) -> list[Option]:
        return [Option(O_NUMBER, -1, n) for n in secret_numbers(g, self.stage, 2, self.ctx.source)]

    def choose(self, g: State, option: Option) -> None:
        self.bids = (*self.bids, option.arg)
        self.stage += 1

    def automatic(self, g: State) -> bool:
        return False  # even a forced 0 is decided, so that nobody learns more than the credits show

    def redeal(self, g: State, side: int) -> None:
        """The Runner does not know what the Corp has bid until both have."""
        if self.stage == 1 and side == RUNNER:
            numbers = secret_numbers(g, CORP, 2, self.ctx.source)
            self.bids = (numbers[g.random_below(len(numbers))],)

    def copy(self) -> PsiGame:
        return PsiGame(self.ctx.copy(), self.different, self.same, self.stage, self.bids)

    def key(self) -> tuple[object, ...]:
        return ("psi", self.ctx.key(), self.different.path, self.same.path, self.stage, self.bids)
