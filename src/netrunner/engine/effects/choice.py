"""Effects that choose: cards, branches, payments, conditions. Rules Reference: Choosing Cards, Nested Costs, "Must"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.cost import Cost
from netrunner.engine.effect import Effect, any_could, describe_all
from netrunner.engine.frame import O_BRANCH, O_CARD, O_DONE, O_NO, O_YES, Option
from netrunner.engine.funds import can_spend
from netrunner.engine.payment import pay, why_not_pay
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import ASK, CORP, DECK, DISCARD, DONE, FOR_ABILITY, FOR_EFFECT, HAND, NOBODY, RUNNER, WAIT

if TYPE_CHECKING:
    from netrunner.engine.condition import Condition
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.state import State


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


ANY_NUMBER: Final = 99


def distinct(g: State, cards: list[int]) -> list[int]:
    """One of each kind of cards that lie in piles: copies that look the same are the same choice."""
    result: list[int] = []
    seen: set[tuple[str, bool, int]] = set()
    for cid in cards:
        card = g.cards[cid]
        look = (card.definition.title, card.faceup, card.zone)
        if look not in seen:
            seen.add(look)
            result.append(cid)
    return result


@final
class Choose(Effect):
    """Choose cards of a description; the effects that follow act on them.

    `count` cards (an amount: "1 for each…"), exactly as many as there are if there are fewer, or `up_to` that many.
    Each card can be chosen once (Rules Reference: Batch Effects).
    """

    __slots__ = ("by", "count", "up_to", "who")

    def __init__(self, who: Filter, count: int | Amount = 1, up_to: bool = False, by: int = NOBODY) -> None:
        self.who = who
        self.count = count
        self.up_to = up_to
        self.by = by

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.number = value_of(self.count, g, f.ctx)
        if f.stage == 1 and len(f.picked) < f.number and self.left(g, f):
            return ASK
        f.ctx.targets = f.picked
        f.ctx.amount = len(f.picked)
        return DONE

    def left(self, g: State, f: Resolve) -> list[int]:
        return [cid for cid in self.who.find(g, f.ctx) if cid not in f.picked]

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.by == NOBODY else self.by

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.who.describe(1)}."

    def options(self, g: State, f: Resolve) -> list[Option]:
        left = self.left(g, f)
        if self.who.zone in (DECK, HAND, DISCARD):
            left = distinct(g, left)
        result = [Option(O_CARD, cid) for cid in left]
        if self.up_to:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 2
        else:
            f.picked = (*f.picked, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.count, g, ctx) > 0 and self.who.any(g, ctx)

    def describe(self) -> str:
        by = ("", "the Corp chooses ", "the Runner chooses ")[self.by + 1] or "choose "
        if self.count == ANY_NUMBER:
            return f"{by}any number of {self.who.describe(2).removeprefix('2 ')}"
        if isinstance(self.count, int):
            words = self.who.describe(self.count)
            return f"{by}up to {words}" if self.up_to else f"{by}{words}"
        return f"{by}{self.who.describe(1)} for each {self.count.describe()}"


@final
class OneOf(Effect):
    """Choose one of several programs: "gain 2 credits or expose 1 card". Only what can be resolved is offered."""

    __slots__ = ("branches", "by", "must")

    def __init__(self, *branches: tuple[Effect, ...], by: int = NOBODY) -> None:
        self.branches = branches
        self.by = by

    def open(self, g: State, ctx: Context) -> list[int]:
        return [i for i, branch in enumerate(self.branches) if any_could(branch, g, ctx)]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.open(g, f.ctx) else DONE
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.by == NOBODY else self.by

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose one."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, i) for i in self.open(g, f.ctx)]

    def branch(self, number: int) -> str:
        return describe_all(self.branches[number])

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        g.push(Resolve(self.branches[option.arg], f.ctx.copy(), shares=True))

    def makes_run(self) -> bool:
        return any(effect.makes_run() for branch in self.branches for effect in branch)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.open(g, ctx))

    def describe(self) -> str:
        words = " or ".join(lower(describe_all(branch)) for branch in self.branches)
        return words if self.by == NOBODY else f"{('the Corp', 'the Runner')[self.by]} must either {words}"


@final
class May(Effect):
    """Effects that the ability's user may decline: Yes or No."""

    __slots__ = ("by", "effects")

    def __init__(self, *effects: Effect, by: int = NOBODY) -> None:
        self.effects = effects
        self.by = by

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if any_could(self.effects, g, f.ctx) else DONE
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.by == NOBODY else self.by

    def prompt(self, g: State, f: Resolve) -> str:
        return f"{lower(describe_all(self.effects))}?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        if option.kind == O_YES:
            g.push(Resolve(self.effects, f.ctx.copy(), shares=True))

    def makes_run(self) -> bool:
        return any(effect.makes_run() for effect in self.effects)

    def could(self, g: State, ctx: Context) -> bool:
        return any_could(self.effects, g, ctx)

    def describe(self) -> str:
        return f"you may {lower(describe_all(self.effects))}"


@final
class If(Effect):
    """Effects under a condition that is read as they resolve."""

    __slots__ = ("condition", "effects")

    def __init__(self, condition: Condition, *effects: Effect) -> None:
        self.condition = condition
        self.effects = effects

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            if self.condition.holds(g, f.ctx):
                g.push(Resolve(self.effects, f.ctx.copy(), shares=True))
                return WAIT
        return DONE

    def makes_run(self) -> bool:
        return any(effect.makes_run() for effect in self.effects)

    def could(self, g: State, ctx: Context) -> bool:
        return self.condition.holds(g, ctx) and any_could(self.effects, g, ctx)

    def describe(self) -> str:
        return f"if {self.condition.describe()}, {lower(describe_all(self.effects))}"


@final
class PayTo(Effect):
    """A nested cost: "pay 4 credits to …". The question whether to pay is the ability's own (it is optional)."""

    __slots__ = ("by", "cost", "effects", "per")

    def __init__(self, cost: Cost, *effects: Effect, by: int = NOBODY, per: Amount | None = None) -> None:
        self.cost = cost
        self.effects = effects
        self.by = by
        self.per = per  # the credits are paid for each of these

    def price(self, g: State, ctx: Context) -> Cost:
        if self.per is None:
            return self.cost
        return Cost(credits=self.cost.credits * self.per.value(g, ctx))

    def payer(self, ctx: Context) -> int:
        return ctx.side if self.by == NOBODY else self.by

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            price = self.price(g, f.ctx)
            if why_not_pay(g, self.payer(f.ctx), price, FOR_ABILITY, f.ctx.source, f.ctx) is not None:
                return DONE
            pay(g, self.payer(f.ctx), price, FOR_ABILITY, f.ctx.source, f.ctx)
            return WAIT
        if f.stage == 1:
            f.stage = 2
            if g.paid:
                g.push(Resolve(self.effects, f.ctx.copy(), shares=True))
                return WAIT
        return DONE

    def makes_run(self) -> bool:
        return any(effect.makes_run() for effect in self.effects)

    def could(self, g: State, ctx: Context) -> bool:
        price = self.price(g, ctx)
        return why_not_pay(g, self.payer(ctx), price, FOR_ABILITY, ctx.source, ctx) is None and any_could(
            self.effects, g, ctx
        )

    def describe(self) -> str:
        per = f" for each {self.per.describe()}" if self.per is not None else ""
        pay = "pay " if self.cost.credits or self.cost.x else ""
        return f"{pay}{self.cost.describe()}{per} to {lower(describe_all(self.effects))}"


@final
class MustPayOr(Effect):
    """A side must pay credits if able; otherwise something else happens (Tollbooth)."""

    __slots__ = ("amount", "otherwise", "who")

    def __init__(self, amount: int, *otherwise: Effect, who: int = RUNNER) -> None:
        self.amount = amount
        self.otherwise = otherwise
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            if can_spend(g, self.who, self.amount, FOR_EFFECT, f.ctx.source):
                g.note(f"{('The Corp', 'The Runner')[self.who]} pays {{n}} credits.", number=self.amount)
                pay(g, self.who, Cost(credits=self.amount), FOR_EFFECT, f.ctx.source, f.ctx)
            else:
                g.push(Resolve(self.otherwise, f.ctx.copy(), shares=True))
            return WAIT
        return DONE

    def describe(self) -> str:
        who = ("the Corp", "the Runner")[self.who]
        credits = "1 credit" if self.amount == 1 else f"{self.amount} credits"  # noqa: A001
        return f"{who} must pay {credits}, if able; otherwise {lower(describe_all(self.otherwise))}"


CORP_CHOOSES = CORP
