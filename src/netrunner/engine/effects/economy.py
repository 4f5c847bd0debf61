"""Effects on credits and clicks. Rules Reference: Credit Pool (gain, take, lose), Click, Hosted."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, Last, count_words, value_of
from netrunner.engine.effect import Effect
from netrunner.engine.events import emit
from netrunner.engine.frame import O_NUMBER, Option
from netrunner.engine.moves import set_counters
from netrunner.engine.terms import ASK, COUNTERS_GONE, CREDIT, DONE, LOST_CLICK, NOBODY, RUNNER
from netrunner.engine.turn import Turn

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


def subject(side: int) -> str:
    """ "the Corp " before a verb, or nothing for the card's own side."""
    return "" if side == NOBODY else ("the Corp ", "the Runner ")[side]


def verb(side: int, stem: str) -> str:
    """ "gain", or "the Corp gains"."""
    if side == NOBODY:
        return stem
    return subject(side) + (stem + "es" if stem.endswith("s") else stem + "s")


@final
class Gain(Effect):
    """Gain credits from the bank."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: int | Amount, who: int = NOBODY) -> None:
        self.amount = amount
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        side = f.ctx.side if self.who == NOBODY else self.who
        amount = value_of(self.amount, g, f.ctx)
        if amount > 0:
            g.gain_credits(side, amount)
            g.note(f"{('The Corp', 'The Runner')[side]} gains {{n}} credit{{s}} from {{card}}.", f.ctx.source, amount)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        if isinstance(self.amount, Last):
            return False  # what the effect before it does decides
        return not isinstance(self.amount, int) or self.amount > 0

    def describe(self) -> str:
        return f"{verb(self.who, 'gain')} {count_words(self.amount, 'credit')}"


@final
class LoseCredits(Effect):
    """Lose credits from the credit pool: `all`, a number, or `up_to` as many as the ability's user says."""

    __slots__ = ("amount", "up_to", "who")

    def __init__(self, who: int, amount: int = -1, up_to: bool = False) -> None:
        self.who = who
        self.amount = amount  # -1: all
        self.up_to = up_to

    def most(self, g: State) -> int:
        have = g.players[self.who].credits
        return have if self.amount < 0 else min(self.amount, have)

    def step(self, g: State, f: Resolve) -> int:
        if self.up_to and f.stage == 0:
            return ASK
        lost = f.number if self.up_to else self.most(g)
        g.return_credits(self.who, lost)
        run = g.run()
        if self.amount < 0 and self.who == RUNNER and run is not None:
            g.bank += run.credits  # bad publicity credits are lost with the others (FAQ: Nasir Meidan)
            run.credits = 0
        f.ctx.amount = lost
        if lost:
            g.note(f"{('The Corp', 'The Runner')[self.who]} loses {{n}} credit{{s}}.", number=lost)
            g.tell("lose", side=self.who, amount=lost)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "how many credits are lost?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_NUMBER, arg=n) for n in range(self.most(g), -1, -1)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.number = option.arg
        f.stage = 1

    def could(self, g: State, ctx: Context) -> bool:
        return g.players[self.who].credits > 0

    def describe(self) -> str:
        if self.amount < 0:
            return f"{verb(self.who, 'lose')} all credits in their credit pool"
        limit = "up to " if self.up_to else ""
        return f"{verb(self.who, 'lose')} {limit}{count_words(self.amount, 'credit')}"


@final
class TakeCredits(Effect):
    """Take hosted credits: a number, or any number the user says (-1)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int = -1) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        have = g.cards[f.ctx.source].counters[CREDIT]
        if self.amount < 0 and f.stage == 0:
            return ASK
        taken = f.number if self.amount < 0 else min(self.amount, have)
        if taken:
            set_counters(g, f.ctx.source, CREDIT, have - taken)
            g.gain_credits(f.ctx.side, taken)
            g.note(
                f"{('The Corp', 'The Runner')[f.ctx.side]} takes {{n}} credit{{s}} from {{card}}.", f.ctx.source, taken
            )
            if have == taken:
                emit(g, COUNTERS_GONE, f.ctx.source, side=f.ctx.side, amount=CREDIT)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "how many credits do you take?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_NUMBER, arg=n) for n in range(g.cards[f.ctx.source].counters[CREDIT], -1, -1)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.number = option.arg
        f.stage = 1

    def could(self, g: State, ctx: Context) -> bool:
        return g.cards[ctx.source].counters[CREDIT] > 0

    def describe(self) -> str:
        amount = "any number of credits" if self.amount < 0 else count_words(self.amount, "credit")
        return f"take {amount} from this card"


@final
class GainClicks(Effect):
    """Gain clicks, which changes the running total at once; never in a discard phase or the opponent's turn."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        if self.could(g, f.ctx):
            g.players[f.ctx.side].clicks += self.amount
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        turn = g.stack[0]
        return g.active == ctx.side and not (isinstance(turn, Turn) and turn.discarding())

    def describe(self) -> str:
        return f"gain {count_words(self.amount, 'click')}"


@final
class LoseClick(Effect):
    """Lose one click, or more, if able: as many as there are, or with `all_or_none` only all of them."""

    __slots__ = ("all_or_none", "amount", "who")

    def __init__(self, who: int = NOBODY, amount: int = 1, all_or_none: bool = False) -> None:
        self.who = who
        self.amount = amount
        self.all_or_none = all_or_none

    def lost(self, g: State, ctx: Context) -> int:
        have = g.players[ctx.side if self.who == NOBODY else self.who].clicks
        return 0 if self.all_or_none and have < self.amount else min(self.amount, have)

    def step(self, g: State, f: Resolve) -> int:
        side = f.ctx.side if self.who == NOBODY else self.who
        lost = self.lost(g, f.ctx)
        if lost:
            g.players[side].clicks -= lost
            g.note(f"{('The Corp', 'The Runner')[side]} loses {'a click' if lost == 1 else f'{lost} clicks'}.")
            emit(g, LOST_CLICK, side=side, amount=lost)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return self.lost(g, ctx) > 0

    def describe(self) -> str:
        return f"{verb(self.who, 'lose')} {count_words(self.amount, 'click')}, if able"
