"""Using a paid ability: pay its cost, then resolve its effects. Rules Reference: Paid Abilities, Trigger Steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.ability import Paid
from netrunner.engine.context import mark_all, marked
from netrunner.engine.effect import any_could
from netrunner.engine.events import emit
from netrunner.engine.frame import Frame
from netrunner.engine.label import ability_name
from netrunner.engine.legality.using import use_cost
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import trash_now
from netrunner.engine.payment import pay
from netrunner.engine.reason import EngineError
from netrunner.engine.reference import PAID_CARDS, WERE_HOSTED, HostedHere
from netrunner.engine.resolve import Resolve
from netrunner.engine.structure import speaks_of
from netrunner.engine.terms import FOR_ABILITY, NOBODY, USED

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


def find(g: State, cid: int, number: int) -> Active[Paid]:
    """The active paid ability of a card with that number."""
    index = g.index
    for entries in (*index.paid, *index.actions, index.on_access):
        for entry in entries:
            if entry.ctx.source == cid and entry.ability.index == number:
                return entry
    for entries in index.prevents:
        for entry in entries:
            if entry.ctx.source == cid and entry.ability.index == number:
                return entry
    raise EngineError(f"card {cid} has no active ability {number}")


def use(g: State, side: int, cid: int, number: int) -> None:
    """Begin to use an ability that may be used."""
    entry = find(g, cid, number)
    paid = entry.ability
    ctx = entry.ctx.copy()
    ctx.user = side
    ctx.counters = g.all_counters_on(g.cards[cid])
    if g.noting or g.telling:
        words = ability_name(paid, g.cards[cid].owner, NOBODY)
        g.note(f"{SUBJECTS[side]} uses {{card}}{use_cost(g, paid, cid).spoken()}: {words}.", cid, seen=3)
        g.tell("use", cid, side=side, detail=words)
    g.push(Use(paid, ctx))


@final
class Use(Frame):
    """Payment, then resolution. A cost that was prevented means no effect (Rules Reference: Cost). What was hosted on a
    card that was trashed to pay waits for the effect, if that speaks of it; the rest of it is trashed then."""

    __slots__ = ("ctx", "kept", "paid", "stage")

    def __init__(self, paid: Paid, ctx: Context, stage: int = 0, kept: tuple[int, ...] = ()) -> None:
        self.paid = paid
        self.ctx = ctx
        self.stage = stage
        self.kept = kept  # the hosted cards that wait, as marks

    def step(self, g: State) -> bool:
        if self.stage == 0:
            self.stage = 1
            pay(g, self.ctx.user, use_cost(g, self.paid, self.ctx.source), FOR_ABILITY, self.ctx.source, self.ctx)
            return False
        if self.stage == 2 or not self.kept:
            g.pop()
        if self.stage == 2:
            for cid in marked(g, self.kept):
                trash_now(g, cid)
            return False
        self.stage = 2
        if not g.paid:
            return False
        if self.kept:
            self.ctx.name(WERE_HOSTED, self.kept)
        if self.paid.limited():
            g.mark_used(self.ctx.instance, self.paid.limit_index())
        self.ctx.x = g.paid_x
        cost = self.paid.cost
        if cost.x or cost.x_counters or cost.x_clicks:
            g.note("X is {n} for {card}.", self.ctx.source, g.paid_x)
        self.ctx.moved = mark_all(g, list(g.paid_cards))
        if g.paid_cards:
            self.ctx.name(PAID_CARDS, self.ctx.moved)
        self.ctx.amount = g.paid_stealth
        g.push(Resolve(self.paid.effects, self.ctx))
        if g.index.triggers[USED]:
            emit(g, USED, self.ctx.source, side=self.ctx.user, amount=1 if self.paid.cost.trash_self else 0)
        return False

    def leaving(self) -> int:
        return self.ctx.instance if self.stage == 1 and self.paid.cost.leaves() else -1

    def keeping(self) -> int:
        return self.leaving() if speaks_of(self.paid.effects, HostedHere) else -1

    def keep(self, mark: int) -> None:
        self.kept = (*self.kept, mark)

    def least_x(self, g: State) -> int:
        """None that leaves nothing for the ability to do (Rules Reference: Using Abilities)."""
        return 0 if any_could(self.paid.effects, g, self.ctx) else 1

    def breaking(self, g: State) -> int:
        return g.encountered_ice() if any(effect.breaks() for effect in self.paid.effects.effects) else -1

    def copy(self) -> Use:
        return Use(self.paid, self.ctx.copy(), self.stage, self.kept)

    def key(self) -> tuple[object, ...]:
        return ("use", self.paid.path, self.ctx.key(), self.stage, self.kept)
