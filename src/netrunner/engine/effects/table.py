"""Cards that change in play and are played: rezzed, exposed, turned over.

Rules Reference: Rez, Derez, Expose, Play, Facedown, "Must".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.change import ExposeChange
from netrunner.engine.condition import FIRST_CLICK
from netrunner.engine.context import ID_BITS, mark_all
from netrunner.engine.cost import FREE
from netrunner.engine.effect import Effect
from netrunner.engine.effects.base import OnCards
from netrunner.engine.filter import Filter
from netrunner.engine.frame import O_NO, O_YES, Option
from netrunner.engine.funds import extra_cost
from netrunner.engine.legality.playing import why_not_play
from netrunner.engine.legality.rezzing import can_be_rezzed, why_not_rez
from netrunner.engine.moves import to_hand
from netrunner.engine.payable import stuck_in_discard
from netrunner.engine.placement import turn_faceup
from netrunner.engine.play import Play as PlayFrame
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.reference import CHOSEN, PAID_CARDS, Chosen, Ref, which
from netrunner.engine.rez import Rez as RezFrame
from netrunner.engine.rez import derez
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    AGENDA,
    ASK,
    CORP,
    DONE,
    EXPOSED,
    NOBODY,
    PLAY,
    RUNNER,
    SET_ASIDE,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State
    from netrunner.engine.structure import Program

__all__ = ["Derez", "Expose", "Play", "Rez", "TurnFaceup"]


@final
class Rez(OnCards):
    """Rez cards one after another, paying their rez costs: `less`, or `free` of all costs. `must`: the Corp has to, if
    able, but may decline an additional cost (Rules Reference: Additional Costs)."""

    __slots__ = ("free", "less", "must")

    def __init__(
        self, what: Ref | Filter = CHOSEN, less: int | Amount = 0, free: bool = False, must: bool = False
    ) -> None:
        super().__init__(what)
        self.less = less
        self.free = free
        self.must = must

    def next(self, g: State, f: Resolve) -> int:
        """The next card that can be rezzed, or -1."""
        for cid in self.what.cards(g, f.ctx):
            if cid not in f.picked and self.fits(g, f.ctx, cid):
                return cid
        return -1

    def step(self, g: State, f: Resolve) -> int:
        cid = self.next(g, f)
        if cid < 0:
            f.ctx.moved = mark_all(g, [done for done in f.picked if g.cards[done].faceup])
            return DONE
        if self.must and extra_cost(g, "rez", g.cards[cid]) is not FREE:
            return ASK
        self.rez(g, f, cid)
        return WAIT

    def rez(self, g: State, f: Resolve, cid: int) -> None:
        f.picked = (*f.picked, cid)
        g.push(RezFrame(cid, self.free, value_of(self.less, g, f.ctx)))

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return f"pay the additional cost of rezzing {g.cards[self.next(g, f)].definition.title}?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        cid = self.next(g, f)
        if option.kind == O_YES:
            self.rez(g, f, cid)
        else:
            f.picked = (*f.picked, cid)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        card = g.cards[cid]
        if not self.free:
            return why_not_rez(g, card, value_of(self.less, g, ctx)) is None
        if card.zone != PLAY or card.faceup or card.owner != CORP or card.definition.type & AGENDA:
            return False
        return not g.forbidden("rez", CORP, card)

    def may_fit(self, g: State, ctx: Context, cid: int) -> bool:
        """Before the costs are paid: what is forfeited to pay may make it cheaper."""
        card = g.cards[cid]
        if isinstance(self.less, Amount) and not ctx.named(PAID_CARDS) and paid_parts(self.less):
            return card.zone == PLAY and not card.faceup and can_be_rezzed(g, card)
        return self.fits(g, ctx, cid)

    def asks_hidden(self) -> bool:
        return True

    def seems_possible(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        """What it would cost to rez a card that the Runner does not know, only the Corp can tell."""
        hidden = any(g.cards[cid].known != 3 and not g.cards[cid].faceup for cid in self.what.cards(g, ctx))
        return hidden or self.could(g, ctx)


def paid_parts(amount: Amount) -> bool:
    """Whether an amount speaks of what was paid."""
    return any(isinstance(part, Chosen) and part.name == PAID_CARDS for _, part in walk(amount))


@final
class Derez(Effect):
    """Derez cards. `by`: who does, the owner of the ability unless a side is named."""

    __slots__ = ("by", "what")

    def __init__(self, what: Ref | Filter = CHOSEN, by: int = NOBODY) -> None:
        self.what = which(what)
        self.by = by

    def step(self, g: State, f: Resolve) -> int:
        for cid in self.what.cards(g, f.ctx):
            derez(g, cid, f.ctx.side if self.by == NOBODY else self.by)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return any(g.cards[cid].faceup for cid in self.what.cards(g, ctx))


@final
class Expose(OnCards):
    """Expose cards, all at once. Those that were exposed are what was moved."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            cards = [cid for cid in self.what.cards(g, f.ctx) if self.fits(g, f.ctx, cid)]
            f.ctx.moved = ()
            if cards:
                f.picked = mark_all(g, cards)
                f.number = len(exposed_this_turn(g))
                attempt_changes(g, [ExposeChange(cards, f.ctx.source)])
                return WAIT
        if f.picked:
            seen = exposed_this_turn(g)
            fresh = seen[: len(seen) - f.number]
            f.ctx.moved = tuple(at for at in f.picked if at >> ID_BITS in fresh)
        return DONE

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        card = g.cards[cid]
        if card.zone != PLAY or card.faceup:
            return False
        return not g.forbidden("expose", RUNNER, card)


def exposed_this_turn(g: State) -> list[int]:
    """The instances of the cards exposed this turn, the latest first."""
    found: list[int] = []
    event = g.history
    while event is not None and event.turn == g.turn:
        if event.kind == EXPOSED:
            found.append(event.instance)
        event = event.previous
    return found


@final
class Play(OnCards):
    """Play events or operations one after another, wherever they are, paying all costs but the click: `less`, `free` of
    all costs, or `plainly` without additional costs. `clicks` are those that using the ability takes: they are not
    there to pay for the card. `removing`: what was played is removed from the game instead of being trashed."""

    __slots__ = ("clicks", "free", "less", "plainly", "removing")

    def __init__(
        self,
        what: Ref = CHOSEN,
        less: int | Amount = 0,
        free: bool = False,
        plainly: bool = False,
        clicks: int = 0,
        removing: bool = False,
    ) -> None:
        super().__init__(what)
        self.less = less
        self.free = free
        self.plainly = plainly
        self.clicks = clicks
        self.removing = removing

    def step(self, g: State, f: Resolve) -> int:
        for cid in self.what.cards(g, f.ctx):
            if cid not in f.picked and self.fits(g, f.ctx, cid):
                f.picked = (*f.picked, cid)
                less = value_of(self.less, g, f.ctx)
                g.push(
                    PlayFrame(cid, clicks=0, plainly=self.plainly, less=less, free=self.free, removing=self.removing)
                )
                return WAIT
        for cid in self.what.cards(g, f.ctx):
            if g.cards[cid].zone == SET_ASIDE:
                to_hand(g, cid)
        return DONE

    def playable(self, g: State, ctx: Context, cid: int, clicks: int) -> bool:
        card = g.cards[cid]
        if cid == ctx.source or stuck_in_discard(g, card):
            return False
        less = value_of(self.less, g, ctx)
        return why_not_play(g, card, clicks, card.zone, self.plainly, less, self.free, by_card=True) is None

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return self.playable(g, ctx, cid, 0)

    def may_fit(self, g: State, ctx: Context, cid: int) -> bool:
        """Before the costs are paid: whoever spends a click for the ability plays nothing as their first one."""
        if self.clicks and g.cards[cid].definition.play_only_if is FIRST_CLICK:
            return False
        return self.playable(g, ctx, cid, self.clicks)

    def makes_run(self) -> bool:
        return True  # the event may

    def plays(self) -> bool:
        return True


@final
class TurnFaceup(Effect):
    """Turn facedown cards faceup: installed Runner cards become active, cards in Archives are seen."""

    __slots__ = ("what",)

    def __init__(self, what: Ref | Filter) -> None:
        self.what = which(what)

    def step(self, g: State, f: Resolve) -> int:
        for cid in self.what.cards(g, f.ctx):
            if not g.cards[cid].faceup:
                g.note("{card} is turned faceup.", cid, seen=3)
                turn_faceup(g, cid)
        return DONE

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(not g.cards[cid].faceup for cid in self.what.cards(g, ctx))
