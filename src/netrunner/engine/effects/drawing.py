"""Cards drawn and discarded. Rules Reference: Draw, Discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import value_of
from netrunner.engine.context import mark_all
from netrunner.engine.draw import draw
from netrunner.engine.effect import Effect
from netrunner.engine.effects.base import UpTo
from netrunner.engine.effects.choosing import distinct
from netrunner.engine.effects.money import actor
from netrunner.engine.events import emit
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.legality.actions import EMPTY_DECK, why_not_draw
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import to_discard
from netrunner.engine.step_change import StepChange
from netrunner.engine.terms import ASK, CORP, DISCARDED, DONE, NOBODY, RUNNER

if TYPE_CHECKING:
    from netrunner.engine.amount import Amount
    from netrunner.engine.change import Change
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["Discard", "Draw"]


@final
class Draw(UpTo):
    """Draw cards: a number, `up_to` as many as the ability's user says, or `until` there are so many in hand; from the
    `bottom` of the deck if it says so. Those that were drawn are what was moved."""

    __slots__ = ("amount", "bottom", "until", "up_to", "who")

    def __init__(
        self,
        amount: int | Amount = 1,
        who: int = NOBODY,
        bottom: bool = False,
        until: int | Amount | None = None,
        up_to: bool = False,
    ) -> None:
        self.amount = amount
        self.who = who
        self.bottom = bottom
        self.until = until
        self.up_to = up_to

    def number(self, g: State, ctx: Context) -> int:
        """How many cards are drawn."""
        if self.until is None:
            return value_of(self.amount, g, ctx)
        hand = [cid for cid in g.players[actor(self.who, ctx)].hand if cid != ctx.source]  # that will be on the table
        return max(0, value_of(self.until, g, ctx) - len(hand))

    def most(self, g: State, ctx: Context) -> int:
        return min(self.number(g, ctx), len(g.players[actor(self.who, ctx)].deck))

    def step(self, g: State, f: Resolve) -> int:
        side = actor(self.who, f.ctx)
        if self.up_to and f.stage == 0 and self.could(g, f.ctx):
            return ASK
        drawn = draw(g, side, f.number if self.up_to else self.number(g, f.ctx), f.ctx.source, self.bottom)
        hand = g.players[side].hand
        f.ctx.amount = drawn
        f.ctx.moved = mark_all(g, hand[len(hand) - drawn :])
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        side = actor(self.who, ctx)
        refusal = why_not_draw(g, side)
        if refusal is EMPTY_DECK and side == CORP and ctx.side == RUNNER:
            refusal = None  # the Runner makes the Corp draw, who loses by it (Rules Reference: Winning the Game)
        return refusal is None and self.number(g, ctx) > 0

    def complete(self, g: State, ctx: Context) -> bool:
        return self.number(g, ctx) <= len(g.players[actor(self.who, ctx)].deck)

    def prompt(self, g: State, f: Resolve) -> str:
        return "how many cards do you draw?"

    def change(self, g: State, ctx: Context) -> Change | None:
        return None if self.up_to else StepChange(self, ctx)


@final
class Discard(Effect):
    """A side discards cards of its hand: those it chooses, or `at_random`."""

    __slots__ = ("amount", "at_random", "who")

    def __init__(self, amount: int | Amount = 1, who: int = NOBODY, at_random: bool = False) -> None:
        self.amount = amount
        self.who = who
        self.at_random = at_random

    def step(self, g: State, f: Resolve) -> int:
        side = actor(self.who, f.ctx)
        hand = g.players[side].hand
        if f.stage == 0:
            f.stage = 1
            f.number = min(value_of(self.amount, g, f.ctx), len(hand))
        if not self.at_random and len(f.picked) < f.number:
            return ASK
        lost = list(f.picked)
        while self.at_random and len(lost) < f.number:
            left = [cid for cid in hand if cid not in lost]
            lost.append(left[g.random_below(len(left))])
        for cid in lost:
            to_discard(g, cid, False)
            g.note(f"{SUBJECTS[side]} discards {{card}}.", cid)
            emit(g, DISCARDED, cid, side=side, cause=f.ctx.source)
        f.ctx.amount = len(lost)
        f.ctx.moved = mark_all(g, lost)
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return actor(self.who, f.ctx)

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a card to discard."

    def options(self, g: State, f: Resolve) -> list[Option]:
        hand = [cid for cid in g.players[actor(self.who, f.ctx)].hand if cid not in f.picked]
        return [Option(O_CARD, cid) for cid in distinct(g, hand)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (*f.picked, option.card)

    def automatic(self, g: State, f: Resolve) -> bool:
        """Only where everything goes: a question that is left out would tell that all cards of a hand are the same."""
        return len(g.players[actor(self.who, f.ctx)].hand) <= f.number

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[actor(self.who, ctx)].hand) and value_of(self.amount, g, ctx) > 0

    def complete(self, g: State, ctx: Context) -> bool:
        return value_of(self.amount, g, ctx) <= len(g.players[actor(self.who, ctx)].hand)
