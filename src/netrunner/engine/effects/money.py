"""Credits and clicks gained, lost and taken. Rules Reference: Credit Pool (gain, take, lose), Click, Hosted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.amount import Amount, ChosenX, EventAmount, LastAmount, value_of
from netrunner.engine.change import Change, GainChange
from netrunner.engine.effect import Effect
from netrunner.engine.effects.base import UpTo
from netrunner.engine.events import emit
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import counters_placed, set_counters, take_counters
from netrunner.engine.reference import THIS, Chosen, EventCard, Moved, Ref, This
from netrunner.engine.step_change import StepChange
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    ASK,
    CREDIT,
    CREDITS_LOST,
    DONE,
    GAINED_CLICKS,
    GAINED_CREDITS,
    LOST_CLICK,
    NOBODY,
)
from netrunner.engine.turn import Turn

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["ALL", "Gain", "GainClicks", "Lose", "LoseClicks", "Store", "Take"]

ALL: Final = 1_000_000  # as many as there are


def actor(who: int, ctx: Context) -> int:
    """The side that is meant: the owner of the card, unless one is named."""
    return ctx.side if who == NOBODY else who


@final
class Gain(Effect):
    """Gain credits from the bank."""

    __slots__ = ("_after", "_later", "amount", "who")

    def __init__(self, amount: int | Amount, who: int = NOBODY) -> None:
        self.amount = amount
        self.who = who
        self._after = depends_on_last(amount)
        self._later = counted_later(amount)

    def step(self, g: State, f: Resolve) -> int:
        side = actor(self.who, f.ctx)
        amount = value_of(self.amount, g, f.ctx)
        if amount > 0:
            g.gain_credits(side, amount)
            if g.noting:
                g.note(f"{SUBJECTS[side]} gains {{n}} credit{{s}} from {{card}}.", f.ctx.source, amount)
            emit(g, GAINED_CREDITS, f.ctx.source, side=side, amount=amount, cause=f.ctx.source)
        return DONE

    def change(self, g: State, ctx: Context) -> Change | None:
        amount = value_of(self.amount, g, ctx)
        return GainChange(amount, ctx.source, actor(self.who, ctx)) if amount > 0 else None

    def could(self, g: State, ctx: Context) -> bool:
        if self._after:
            return value_of(self.amount, g, ctx) > 0  # what the effect before it has done decides
        return self._later or value_of(self.amount, g, ctx) > 0


def depends_on_last(amount: int | Amount) -> bool:
    """Whether an amount is read off the effect before."""
    return not isinstance(amount, int) and any(isinstance(part, LastAmount) for _, part in walk(amount))


def counted_later(amount: int | Amount) -> bool:
    """Whether an amount speaks of what is still to be chosen or moved, or of an event."""
    later = (ChosenX, EventAmount, Chosen, EventCard, Moved)
    return not isinstance(amount, int) and any(isinstance(part, later) for _, part in walk(amount))


@final
class Lose(UpTo):
    """Lose credits from the credit pool: a number, ALL, or `up_to` as many as the ability's user says.

    `all_or_none`: "if able" loses the whole number or nothing (Rules Reference: "If able").
    """

    __slots__ = ("all_or_none", "amount", "up_to", "who")

    def __init__(
        self, amount: int | Amount = ALL, who: int = NOBODY, up_to: bool = False, all_or_none: bool = False
    ) -> None:
        self.amount = amount
        self.who = who
        self.up_to = up_to
        self.all_or_none = all_or_none

    def most(self, g: State, ctx: Context) -> int:
        have = g.players[actor(self.who, ctx)].credits
        amount = value_of(self.amount, g, ctx)
        return 0 if self.all_or_none and have < amount else max(0, min(amount, have))

    def step(self, g: State, f: Resolve) -> int:
        if self.up_to and f.stage == 0:
            return ASK
        side = actor(self.who, f.ctx)
        lost = f.number if self.up_to else self.most(g, f.ctx)
        g.return_credits(side, lost)
        f.ctx.amount = lost
        if lost:
            g.note(f"{SUBJECTS[side]} loses {{n}} credit{{s}}.", number=lost)
            g.tell("lose", side=side, amount=lost)
            emit(g, CREDITS_LOST, side=side, amount=lost, cause=f.ctx.source)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "how many credits are lost?"

    def change(self, g: State, ctx: Context) -> Change | None:
        return StepChange(self, ctx)


@final
class Take(UpTo):
    """Take hosted credits: a number, ALL, or `up_to` as many as the user says. Taking is not gaining. The source may
    have been trashed to pay for it (Rules Reference: Trashing as a Cost)."""

    __slots__ = ("amount", "off", "up_to")

    def __init__(self, amount: int | Amount = ALL, off: Ref = THIS, up_to: bool = False) -> None:
        self.amount = amount
        self.off = off
        self.up_to = up_to

    def most(self, g: State, ctx: Context) -> int:
        have = 0
        for cid in self.off.cards(g, ctx):
            have += g.cards[cid].counters[CREDIT]
        return min(value_of(self.amount, g, ctx), ctx.counters[CREDIT] if self.trashed(g, ctx) else have)

    def trashed(self, g: State, ctx: Context) -> bool:
        """Whether the source was trashed to pay: the credits that were on it are meant."""
        return isinstance(self.off, This) and g.cards[ctx.source].instance != ctx.instance

    def step(self, g: State, f: Resolve) -> int:
        if self.up_to and f.stage == 0 and self.most(g, f.ctx) > 0:
            return ASK
        left = f.number if self.up_to else self.most(g, f.ctx)
        f.ctx.amount = left
        if left and self.trashed(g, f.ctx):
            g.gain_credits(f.ctx.side, left)
            g.note(f"{SUBJECTS[f.ctx.side]} takes {{n}} credit{{s}} from {{card}}.", f.ctx.source, left, seen=3)
        for cid in self.off.cards(g, f.ctx):
            taken = min(left, g.cards[cid].counters[CREDIT])
            if taken:
                left -= taken
                g.gain_credits(f.ctx.side, taken)
                g.note(f"{SUBJECTS[f.ctx.side]} takes {{n}} credit{{s}} from {{card}}.", cid, taken)
                take_counters(g, cid, CREDIT, taken, f.ctx.side)
        return DONE

    def change(self, g: State, ctx: Context) -> Change | None:
        return None if self.up_to else StepChange(self, ctx)

    def prompt(self, g: State, f: Resolve) -> str:
        return "how many credits do you take?"


@final
class Store(UpTo):
    """Move credits from the credit pool to a card: a number, ALL, or `up_to` as many as the user says. That is neither
    spending nor losing them."""

    __slots__ = ("amount", "on", "up_to")

    def __init__(self, amount: int | Amount = ALL, on: Ref = THIS, up_to: bool = False) -> None:
        self.amount = amount
        self.on = on
        self.up_to = up_to

    def most(self, g: State, ctx: Context) -> int:
        return min(value_of(self.amount, g, ctx), g.players[ctx.side].credits) if self.on.cards(g, ctx) else 0

    def step(self, g: State, f: Resolve) -> int:
        if self.up_to and f.stage == 0 and self.most(g, f.ctx) > 0:
            return ASK
        stored = f.number if self.up_to else self.most(g, f.ctx)
        f.ctx.amount = stored
        cid = self.on.one(g, f.ctx)
        if stored and cid >= 0:
            g.return_credits(f.ctx.side, stored)
            set_counters(g, cid, CREDIT, g.cards[cid].counters[CREDIT] + stored)
            g.note(f"{SUBJECTS[f.ctx.side]} moves {{n}} credit{{s}} to {{card}}.", cid, stored)
            counters_placed(g, cid, CREDIT, stored, f.ctx.side, f.ctx.source)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "how many credits do you move?"


@final
class GainClicks(Effect):
    """Gain clicks, which changes the running total at once; never in a discard phase or the opponent's turn."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: int | Amount = 1, who: int = NOBODY) -> None:
        self.amount = amount
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        if self.could(g, f.ctx):
            side = actor(self.who, f.ctx)
            amount = value_of(self.amount, g, f.ctx)
            g.players[side].clicks += amount
            g.note(f"{SUBJECTS[side]} gains {'a click' if amount == 1 else f'{amount} clicks'}.")
            emit(g, GAINED_CLICKS, side=side, amount=amount, cause=f.ctx.source)
        return DONE

    def change(self, g: State, ctx: Context) -> Change | None:
        return StepChange(self, ctx)

    def could(self, g: State, ctx: Context) -> bool:
        turn = g.stack[0]
        if g.active != actor(self.who, ctx) or (isinstance(turn, Turn) and turn.discarding()):
            return False
        return value_of(self.amount, g, ctx) > 0


@final
class LoseClicks(Effect):
    """Lose clicks: as many as there are, or with `all_or_none` only all of them (Rules Reference: "If able")."""

    __slots__ = ("all_or_none", "amount", "who")

    def __init__(self, amount: int | Amount = 1, who: int = NOBODY, all_or_none: bool = False) -> None:
        self.amount = amount
        self.who = who
        self.all_or_none = all_or_none

    def lost(self, g: State, ctx: Context) -> int:
        have = g.players[actor(self.who, ctx)].clicks
        amount = value_of(self.amount, g, ctx)
        return 0 if self.all_or_none and have < amount else min(amount, have)

    def step(self, g: State, f: Resolve) -> int:
        side = actor(self.who, f.ctx)
        lost = self.lost(g, f.ctx)
        f.ctx.amount = lost
        if lost:
            g.players[side].clicks -= lost
            g.note(f"{SUBJECTS[side]} loses {'a click' if lost == 1 else f'{lost} clicks'}.")
            emit(g, LOST_CLICK, side=side, amount=lost, cause=f.ctx.source)
        return DONE

    def change(self, g: State, ctx: Context) -> Change | None:
        return StepChange(self, ctx)

    def could(self, g: State, ctx: Context) -> bool:
        return self.lost(g, ctx) > 0
