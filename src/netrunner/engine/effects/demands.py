"""Effects that take something: credits, whole kinds of cards, virus counters. Rules Reference: "Must", Purge."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.actions import purge
from netrunner.engine.cost import Cost
from netrunner.engine.effect import Effect, any_could, describe_all
from netrunner.engine.effects.choice import lower
from netrunner.engine.frame import O_CARD, O_NO, O_YES, Option
from netrunner.engine.funds import can_spend
from netrunner.engine.moves import trash_now
from netrunner.engine.payment import pay
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import ASK, CORP, DONE, FOR_EFFECT, RUNNER, WAIT

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.state import State


@final
class Pays(Effect):
    """A side pays credits; as a branch, it can be chosen only by who has them."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: int, who: int = RUNNER) -> None:
        self.amount = amount
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and self.could(g, f.ctx):
            f.stage = 1
            g.note(f"{('The Corp', 'The Runner')[self.who]} pays {{n}} credit{{s}}.", number=self.amount)
            pay(g, self.who, Cost(credits=self.amount), FOR_EFFECT, f.ctx.source, f.ctx)
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return can_spend(g, self.who, self.amount, FOR_EFFECT, ctx.source)

    def describe(self) -> str:
        return "pay 1 credit" if self.amount == 1 else f"pay {self.amount} credits"


@final
class Averted(Effect):
    """Something happens, which a side can avert by doing something else: "the Runner can remove 1 bad publicity"."""

    __slots__ = ("by", "effects", "instead")

    def __init__(self, by: int, instead: Effect, *effects: Effect) -> None:
        self.by = by
        self.instead = instead
        self.effects = effects

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            if self.instead.could(g, f.ctx) and any_could(self.effects, g, f.ctx):
                return ASK
            f.stage = 1
            g.push(Resolve(self.effects, f.ctx.copy(), shares=True))
            return WAIT
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return self.by

    def prompt(self, g: State, f: Resolve) -> str:
        return f"{lower(self.instead.describe())} to prevent this: {lower(describe_all(self.effects))}?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        program = (self.instead,) if option.kind == O_YES else self.effects
        g.push(Resolve(program, f.ctx.copy(), shares=True))

    def could(self, g: State, ctx: Context) -> bool:
        return any_could(self.effects, g, ctx)

    def describe(self) -> str:
        who = ("The Corp", "The Runner")[self.by]
        return f"{describe_all(self.effects)}. {who} can {self.instead.describe()} to prevent this"


@final
class LoseBadPublicity(Effect):
    """The Corp's bad publicity becomes less."""

    __slots__ = ("amount",)

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        corp = g.players[CORP]
        gone = min(self.amount, corp.bad_publicity)
        corp.bad_publicity -= gone
        g.note("{n} bad publicity is removed.", number=gone)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.players[CORP].bad_publicity >= self.amount

    def describe(self) -> str:
        return f"remove {self.amount} bad publicity"


@final
class Purge(Effect):
    """The Corp purges virus counters."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        purge(g)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return True  # also without a virus counter anywhere (Rules Reference: Purge)

    def describe(self) -> str:
        return "purge virus counters"


@final
class RevealAndTrash(Effect):
    """Reveal and trash a card of a description to do something: a nested cost that cannot be prevented."""

    __slots__ = ("effects", "who")

    def __init__(self, who: Filter, *effects: Effect) -> None:
        self.who = who
        self.effects = effects

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and self.who.any(g, f.ctx):
            return ASK
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.who.describe(1)} to reveal and trash."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, self.who.find(g, f.ctx)[0])]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        g.push(Resolve(self.effects, f.ctx.copy(), shares=True))
        trash_now(g, option.card, f.ctx.side, revealed=True)

    def could(self, g: State, ctx: Context) -> bool:
        return self.who.any(g, ctx) and any_could(self.effects, g, ctx)

    def describe(self) -> str:
        return f"reveal and trash {self.who.describe(1)}. If you do, {lower(describe_all(self.effects))}"
