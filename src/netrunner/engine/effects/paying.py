"""Effects that somebody pays for: to have something done, because they must, or to keep something from happening."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.context import mark_all
from netrunner.engine.cost import Cost
from netrunner.engine.effect import Effect, any_could, any_makes_run, any_seems_possible
from netrunner.engine.effects.branching import tell_what_lasts
from netrunner.engine.frame import O_NO, O_YES, Option
from netrunner.engine.funds import can_spend
from netrunner.engine.label import name_it
from netrunner.engine.log import SUBJECTS
from netrunner.engine.payable import seems_payable, why_not_pay
from netrunner.engine.payment import pay
from netrunner.engine.phrase import Voice, lower, say_all, third, to_pay
from netrunner.engine.resolve import Resolve, resolve_part
from netrunner.engine.structure import Program, program
from netrunner.engine.terms import (
    ADVANCEMENT,
    ASK,
    COUNTER_NAMES,
    DONE,
    FOR_ABILITY,
    FOR_EFFECT,
    NOBODY,
    RUNNER,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.state import State

__all__ = ["MustPay", "Pay", "PayTo", "Unless"]


@final
class PayTo(Effect):
    """A nested cost: "pay 4 credits to …". The question whether to pay is the ability's own (it is optional)."""

    __slots__ = ("by", "cost", "effects")

    def __init__(self, cost: Cost, *effects: Effect, by: int = NOBODY) -> None:
        self.cost = cost
        self.effects = program(effects)
        self.by = by

    def price(self, g: State, ctx: Context) -> Cost:
        return self.cost.settled(g, ctx)

    def due(self, g: State, price: Cost) -> Cost:
        """The price, and what its effects cost in themselves."""
        for effect in self.effects:
            further = effect.also_costs(g)
            if further is not None:
                price = price.plus(further)
        return price

    def payer(self, ctx: Context) -> int:
        return ctx.side if self.by == NOBODY else self.by

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            price = self.price(g, f.ctx)
            who = self.payer(f.ctx)
            if why_not_pay(g, who, price, FOR_ABILITY, f.ctx.source, f.ctx) is not None:
                return DONE
            if price.credits:
                g.note(f"{SUBJECTS[who]} pays {{n}} credit{{s}}.", number=price.credits)
            if price.counters:
                kind = (
                    "advancement token" if price.counter == ADVANCEMENT else f"{COUNTER_NAMES[price.counter]} counter"
                )
                g.note(f"{SUBJECTS[who]} spends {{n}} {kind}{{s}}.", number=price.counters)
            pay(g, who, price, FOR_ABILITY, f.ctx.source, f.ctx)
            return WAIT
        if f.stage == 1:
            f.stage = 2
            if g.paid:
                if chooses_x(self.cost):
                    f.ctx.x = g.paid_x
                    g.note("X is {n} for {card}.", f.ctx.source, g.paid_x)
                if g.paid_cards:
                    f.ctx.moved = mark_all(g, list(g.paid_cards))
                resolve_part(g, f, self.effects)
                return WAIT
        return DONE

    def makes_run(self) -> bool:
        return any_makes_run(self.effects)

    def could(self, g: State, ctx: Context) -> bool:
        price = self.price(g, ctx)
        if why_not_pay(g, self.payer(ctx), self.due(g, price), FOR_ABILITY, ctx.source, ctx) is not None:
            return False
        only_zero = self.cost.x and not can_spend(g, self.payer(ctx), price.credits + 1, FOR_ABILITY, ctx.source)
        if only_zero or (chooses_x(self.cost) and ctx.x == 0):
            trial = ctx.copy()
            # X is chosen as it is paid: what it could do with one shows whether it can do anything.
            trial.x = 0 if only_zero else 1
            return any_could(self.effects, g, trial)
        return any_could(self.effects, g, ctx)

    def seems_possible(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        due = self.due(g, self.price(g, ctx))
        payable = seems_payable(g, self.payer(ctx), due, FOR_ABILITY, ctx.source, ctx)
        return payable and (self.could(g, ctx) or any_seems_possible(self.effects, g, ctx))


def chooses_x(cost: Cost) -> bool:
    """Whether X is chosen as it is paid."""
    return cost.x or cost.x_counters or cost.x_clicks


@final
class Pay(Effect):
    """A side pays a cost; as a branch, it can be chosen only by who is able to."""

    __slots__ = ("cost", "who")

    def __init__(self, cost: Cost, who: int = NOBODY) -> None:
        self.cost = cost
        self.who = who

    def payer(self, ctx: Context) -> int:
        return ctx.side if self.who == NOBODY else self.who

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and self.could(g, f.ctx):
            f.stage = 1
            who = self.payer(f.ctx)
            note_payment(g, who, self.cost.settled(g, f.ctx))
            pay(g, who, self.cost, FOR_EFFECT, f.ctx.source, f.ctx)
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return why_not_pay(g, self.payer(ctx), self.cost, FOR_EFFECT, ctx.source, ctx) is None


def note_payment(g: State, who: int, cost: Cost) -> None:
    """What a side pays; damage, tags and trashed cards are told when they come, as they may still be prevented."""
    if not g.noting:
        return
    if (cost.damage or cost.tags or cost.trash is not None) and not (cost.credits or cost.clicks or cost.counters):
        return
    verb, _, rest = to_pay(cost, Voice(who)).partition(" ")
    g.note(f"{SUBJECTS[who]} {third(verb)} {rest.replace('your ', 'their ')}.")


@final
class MustPay(Effect):
    """A side must pay a cost if able; otherwise something else happens (Tollbooth)."""

    __slots__ = ("cost", "otherwise", "who")

    def __init__(self, cost: Cost, *otherwise: Effect, who: int = RUNNER) -> None:
        self.cost = cost
        self.otherwise = program(otherwise)
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            if why_not_pay(g, self.who, self.cost, FOR_EFFECT, f.ctx.source, f.ctx) is None:
                note_payment(g, self.who, self.cost.settled(g, f.ctx))
                pay(g, self.who, self.cost, FOR_EFFECT, f.ctx.source, f.ctx)
            else:
                resolve_part(g, f, self.otherwise)
            return WAIT
        return DONE


@final
class Unless(Effect):
    """Something happens unless a side chooses to pay: "end the run unless the Runner pays 1 credit"."""

    __slots__ = ("cost", "effects", "who")

    def __init__(self, cost: Cost, *effects: Effect, who: int = RUNNER) -> None:
        self.who = who
        self.cost = cost
        self.effects = program(effects)

    def affordable(self, g: State, ctx: Context) -> bool:
        return why_not_pay(g, self.who, self.cost, FOR_EFFECT, ctx.source, ctx) is None

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            if self.affordable(g, f.ctx) and any_could(self.effects, g, f.ctx):
                return ASK
            f.stage = 2
        if f.stage == 1:
            f.stage = 3 if g.paid else 2
        if f.stage == 2:
            f.stage = 3
            tell_what_lasts(g, f, self.effects)
            resolve_part(g, f, self.effects)
            return WAIT
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return self.who

    def prompt(self, g: State, f: Resolve) -> str:
        words = name_it(g, self.who, f.ctx, self.effects, lower(say_all(self.effects, Voice(self.who))))
        return f"{to_pay(self.cost.settled(g, f.ctx), Voice(self.who))}? Otherwise: {words}."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_NO:
            f.stage = 2
            return
        f.stage = 1
        note_payment(g, self.who, self.cost.settled(g, f.ctx))
        pay(g, self.who, self.cost, FOR_EFFECT, f.ctx.source, f.ctx)

    def could(self, g: State, ctx: Context) -> bool:
        return any_could(self.effects, g, ctx)

    def makes_run(self) -> bool:
        return any_makes_run(self.effects)
