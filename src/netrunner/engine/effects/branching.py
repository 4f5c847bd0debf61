"""How effects are put together: branches, payments, conditions, repetition. Rules Reference: Nested Costs, "Must",
Composite Effect, "If able"."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.change import Change
from netrunner.engine.context import ID_BITS, ID_MASK, mark, mark_all
from netrunner.engine.cost import Cost
from netrunner.engine.effect import Effect, any_could, any_makes_run, any_seems_possible
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.lasting import Until
from netrunner.engine.filter import Filter
from netrunner.engine.frame import O_BRANCH, O_NO, O_YES, Option
from netrunner.engine.funds import can_spend
from netrunner.engine.label import EACH, name_it
from netrunner.engine.log import SUBJECTS
from netrunner.engine.payable import seems_payable, why_not_pay
from netrunner.engine.payment import pay
from netrunner.engine.phrase import Voice, lower, one_question, say_all, third, to_make, to_pay, with_x
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.reference import Ref, which
from netrunner.engine.resolve import Resolve, resolve_part
from netrunner.engine.step_change import LongChange
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
    SIDE_NAMES,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.condition import Condition
    from netrunner.engine.context import Context
    from netrunner.engine.state import State

__all__ = ["Along", "Both", "ForEach", "If", "May", "MustPay", "OneOf", "Pay", "PayTo", "Repeat", "Unless"]


@final
class OneOf(Effect):
    """Choose one of several programs: "gain 2 credits or expose 1 card". Only what can be resolved is offered. `idle`:
    also what resolves without changing anything, as X damage does when X is 0. `times`: several different ones, one
    after another. `fully`: only what can be resolved fully (Rules Reference: "Must")."""

    __slots__ = ("branches", "by", "fully", "idle", "times")

    def __init__(
        self,
        *branches: Effect | tuple[Effect, ...],
        by: int = NOBODY,
        idle: bool = False,
        times: int = 1,
        fully: bool = False,
    ) -> None:
        self.times = times
        self.fully = fully
        self.branches: tuple[Program, ...] = tuple(program(branch) for branch in branches)
        self.by = by
        self.idle = idle

    def open(self, g: State, ctx: Context) -> list[int]:
        able = [i for i, branch in enumerate(self.branches) if any_could(branch, g, ctx)]
        if self.fully:
            able = [i for i in able if self.complete_branch(g, ctx, i)]
        return list(range(len(self.branches))) if able and self.idle else able

    def complete_branch(self, g: State, ctx: Context, number: int) -> bool:
        """Whether nothing that everybody can see keeps a branch from being resolved fully."""
        return all(effect.complete(g, ctx) for effect in self.branches[number])

    def left(self, g: State, f: Resolve) -> list[int]:
        """What can be chosen and was not yet."""
        return [i for i in self.open(g, f.ctx) if i not in f.picked]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage < self.times and self.left(g, f) else DONE

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.by == NOBODY else self.by

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose one."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, i) for i in self.left(g, f)]

    def automatic(self, g: State, f: Resolve) -> bool:
        """Not where only hidden cards decide that there is no choice: a question left out would tell so."""
        left = [branch for i, branch in enumerate(self.branches) if i not in f.picked]
        if self.fully:
            left = [branch for i, branch in enumerate(self.branches) if self.complete_branch(g, f.ctx, i)]
        return sum(any_seems_possible(branch, g, f.ctx) for branch in left) < 2

    def branch(self, g: State, number: int) -> str:
        ctx = branch_context(g)
        side = g.cards[ctx.source].owner if self.by == NOBODY else self.by
        branch = self.branches[number]
        words = name_it(g, side, ctx, branch, say_all(branch, Voice(side)))
        return with_x(words, ctx.x)  # it is chosen by now

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage += 1
        f.picked = (*f.picked, option.arg)
        branch = self.branches[option.arg]
        tell_what_lasts(g, f, branch)
        resolve_part(g, f, branch)

    def makes_run(self) -> bool:
        return any(any_makes_run(branch) for branch in self.branches)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.open(g, ctx))


def tell_what_lasts(g: State, f: Resolve, branch: Program) -> None:
    """A branch that only leaves something behind: nothing else would tell that it was chosen."""
    if branch.effects and all(isinstance(effect, Until) for effect in branch):
        words = lower(say_all(branch, Voice(NOBODY))).replace("your ", f"{SIDE_NAMES[f.ctx.side]}'s ")
        g.note(f"{{card}}: {words}.", f.ctx.source)


def branch_context(g: State) -> Context:
    """The context of the effect that offers branches now."""
    frame = g.stack[-1]
    assert isinstance(frame, Resolve)
    return frame.ctx


@final
class May(Effect):
    """Effects that the ability's user may decline: Yes or No. `question`: what is asked, where the effects alone do not
    say what they are for."""

    __slots__ = ("by", "effects", "question")

    def __init__(self, *effects: Effect, by: int = NOBODY, question: str = "") -> None:
        self.effects = program(effects)
        self.by = by
        self.question = question

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.seems_possible(g, f.ctx, f.program, f.pc) else DONE
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.by == NOBODY else self.by

    def prompt(self, g: State, f: Resolve) -> str:
        side = self.asked(g, f)
        words = self.question or to_make(one_question(lower(say_all(self.effects, Voice(side)))))
        return f"{name_it(g, side, f.ctx, self.effects, words)}?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)] if any_could(self.effects, g, f.ctx) else [Option(O_NO)]

    def automatic(self, g: State, f: Resolve) -> bool:
        return False

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        if option.kind == O_YES:
            resolve_part(g, f, self.effects)

    def makes_run(self) -> bool:
        return any_makes_run(self.effects)

    def could(self, g: State, ctx: Context) -> bool:
        return g.may_use(ctx.side, g.cards[ctx.source]) and any_could(self.effects, g, ctx)

    def seems_possible(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        return g.may_use(ctx.side, g.cards[ctx.source]) and any_seems_possible(self.effects, g, ctx)


@final
class If(Effect):
    """Effects under a condition that is read as they resolve; `otherwise` the others."""

    __slots__ = ("condition", "effects", "otherwise")

    def __init__(self, condition: Condition, *effects: Effect, otherwise: Effect | tuple[Effect, ...] = ()) -> None:
        self.condition = condition
        self.effects = program(effects)
        self.otherwise = program(otherwise)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            part = self.effects if self.condition.holds(g, f.ctx) else self.otherwise
            if part:
                resolve_part(g, f, part)
                return WAIT
        return DONE

    def acts_on_chosen(self) -> bool:
        return any(effect.acts_on_chosen() for part in (self.effects, self.otherwise) for effect in part)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        trial = ctx.copy()
        trial.targets = (mark(g.cards[cid]),)
        part = self.effects if self.condition.holds(g, trial) else self.otherwise
        return all(effect.fits(g, trial, cid) for effect in part if effect.acts_on_chosen())

    def makes_run(self) -> bool:
        return any_makes_run(self.effects) or any_makes_run(self.otherwise)

    def could(self, g: State, ctx: Context) -> bool:
        return any_could(self.effects if self.condition.holds(g, ctx) else self.otherwise, g, ctx)

    def seems_possible(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        if self.condition.may_hold(g, ctx) and any_seems_possible(self.effects, g, ctx):
            return True
        return not self.condition.holds(g, ctx) and any_seems_possible(self.otherwise, g, ctx)


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


@final
class Both(Effect):
    """A composite effect: everything at once, with one chance to prevent any part of it. What takes several steps is an
    `Along` part."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Effect) -> None:
        for part in parts:
            if type(part).change is Effect.change:
                raise TypeError(f"{type(part).__name__} is no part of a composite effect: put it into an Along")
        self.parts = parts

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            changes: list[Change] = []
            for part in self.parts:
                change = part.change(g, f.ctx)
                if change is not None:
                    changes.append(change)
            changes.sort(key=takes_steps)
            if changes:
                attempt_changes(g, changes)
                return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return any(part.could(g, ctx) for part in self.parts)


def takes_steps(change: Change) -> bool:
    """Whether a part comes last: resolved on top of what the others set off, it comes before that."""
    return isinstance(change, LongChange)


@final
class ForEach(Effect):
    """Effects once for each card of a reference or description, which is the chosen card meanwhile."""

    __slots__ = ("effects", "ref")

    def __init__(self, ref: Ref | Filter, *effects: Effect) -> None:
        self.ref = which(ref)
        self.effects = program(effects)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = mark_all(g, self.ref.cards(g, f.ctx))
        while f.number < len(f.picked):
            mark = f.picked[f.number]
            f.number += 1
            if g.cards[mark & ID_MASK].instance == mark >> ID_BITS:
                f.ctx.targets = (mark,)
                f.ctx.name(EACH, f.picked)
                resolve_part(g, f, self.effects)
                return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.ref.cards(g, ctx))

    def makes_run(self) -> bool:
        return any_makes_run(self.effects)


@final
class Repeat(Effect):
    """Effects several times, one after another, until a choice among them is declined or finds nothing."""

    __slots__ = ("count", "effects")

    def __init__(self, count: int | Amount, *effects: Effect) -> None:
        self.count = count
        self.effects = program(effects)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.number = value_of(self.count, g, f.ctx)
        elif isinstance(self.effects.effects[0], Choose) and not f.ctx.targets:
            return DONE
        if f.number > 0:
            f.number -= 1
            resolve_part(g, f, self.effects)
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.count, g, ctx) > 0 and any_could(self.effects, g, ctx)

    def makes_run(self) -> bool:
        return any_makes_run(self.effects)


@final
class Along(Effect):
    """Effects that come along with what precedes them, and alone are no reason to use an ability."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = program(effects)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            resolve_part(g, f, self.effects)
            return WAIT
        return DONE

    def change(self, g: State, ctx: Context) -> Change | None:
        return LongChange(self, ctx)

    def could(self, g: State, ctx: Context) -> bool:
        return False
