"""Effects that a payment averts. Rules Reference: Nested Costs, Subroutine."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect, describe_all
from netrunner.engine.effects.choice import lower
from netrunner.engine.frame import O_NO, O_YES, Option
from netrunner.engine.payment import pay, why_not_pay
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import ASK, DONE, FOR_EFFECT, WAIT

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.cost import Cost
    from netrunner.engine.state import State


@final
class Unless(Effect):
    """Something happens unless a side chooses to pay: "end the run unless the Runner pays 1 credit"."""

    __slots__ = ("cost", "effects", "who")

    def __init__(self, who: int, cost: Cost, *effects: Effect) -> None:
        self.who = who
        self.cost = cost
        self.effects = effects

    def affordable(self, g: State, ctx: Context) -> bool:
        return why_not_pay(g, self.who, self.cost, FOR_EFFECT, ctx.source, ctx) is None

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            if self.affordable(g, f.ctx):
                return ASK
            f.stage = 2
        if f.stage == 1:
            f.stage = 3 if g.paid else 2
        if f.stage == 2:
            f.stage = 3
            g.push(Resolve(self.effects, f.ctx.copy(), shares=True))
            return WAIT
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return self.who

    def prompt(self, g: State, f: Resolve) -> str:
        return f"pay {self.cost.describe()}? Otherwise: {lower(describe_all(self.effects))}."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_NO:
            f.stage = 2
            return
        f.stage = 1
        g.note(f"{('The Corp', 'The Runner')[self.who]} pays {self.cost.describe()}.")
        pay(g, self.who, self.cost, FOR_EFFECT, f.ctx.source, f.ctx)

    def describe(self) -> str:
        payer = ("the Corp", "the Runner")[self.who]
        return f"{lower(describe_all(self.effects))} unless {payer} pays {self.cost.describe()}"
