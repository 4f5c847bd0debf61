"""Which paid abilities may be used, what that costs, and if not, why not. Rules Reference: Using Abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.ability import Paid
from netrunner.engine.context import mark_all
from netrunner.engine.effect import any_could, any_seems_possible
from netrunner.engine.filter import Filter
from netrunner.engine.funds import extra_cost, spendable
from netrunner.engine.legality.refusals import NO_CHANGE, only_if, why_forbidden
from netrunner.engine.moves import to_discard
from netrunner.engine.payable import (
    NOTHING_TO_TRASH,
    payable_trash_costs,
    seems_payable,
    trashable,
    why_not_pay,
    why_not_spend,
)
from netrunner.engine.reason import Reason
from netrunner.engine.terms import DISCARD, FOR_ABILITY, HAND, NOBODY

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.cost import Cost
    from netrunner.engine.index import Active, Index
    from netrunner.engine.state import State


USED_UP: Final = Reason("RR/conditional-abilities", "It has already been used this turn.")
USED_UP_IN_RUN: Final = Reason("RR/conditional-abilities", "It has already been used during this run.")
LEAVING: Final = Reason("RR/cost", "The card is leaving play already to pay for its own ability.")


def why_not_use(g: State, entry: Active[Paid]) -> Reason | None:
    """Why a paid ability cannot be used now, timing apart."""
    paid = entry.ability
    ctx = entry.ctx
    index = g._index or g.index
    if index.forbids and ("use" in index.forbids or "use paid abilities of" in index.forbids):
        forbidden = why_cannot_use_paid(g, paid, ctx)
        if forbidden is not None:
            return forbidden
    if paid.when is not None and not paid.when.holds(g, ctx):
        return only_if("RR/paid-abilities", "used", paid.when, ctx.side)
    if g.used and paid.limited() and g.was_used(ctx.instance, paid.limit_index()):
        return USED_UP_IN_RUN if paid.once_per_run else USED_UP
    if paid.prevents >= 0 and paid.cost.leaves() and any(frame.leaving() == ctx.instance for frame in g.stack):
        return LEAVING
    cost = use_cost(g, paid, ctx.source) if index.extra_costs and has_break_costs(index) else paid.cost
    if cost._simple:
        refusal = why_not_spend(g, ctx.user, cost.credits, cost.clicks, FOR_ABILITY, ctx.source)
    else:
        refusal = why_not_pay(g, ctx.user, cost, FOR_ABILITY, ctx.source, ctx)
    if refusal is not None:
        return refusal
    if not paid.cost._simple:
        ctx = context_once_paid(g, paid.cost, ctx)
    if any_could(paid.effects, g, ctx):
        return None
    if cost.trash is not None and could_with_what_is_trashed(g, paid, ctx):
        return None
    return NO_CHANGE


def context_once_paid(g: State, cost: Cost, ctx: Context) -> Context:
    """The context in which an ability could be resolved: what its cost leaves for it is chosen as it is paid."""
    if cost.trash_of is not None:
        ctx = ctx.copy()
        ctx.moved = mark_all(g, payable_trash_costs(g, ctx.user, cost, ctx))
    if cost.cost_of is not None:
        ctx = ctx.copy()
        ctx.moved = mark_all(g, cost.cost_of.cards(g, ctx))
    if cost.x and spendable(g, ctx.user, FOR_ABILITY, ctx.source) > cost.credits:
        ctx = ctx.copy()
        ctx.x = 1  # what it could do with one shows whether it can do anything
    return ctx


def could_with_what_is_trashed(g: State, paid: Paid, ctx: Context) -> bool:
    """Whether an ability that looks for something in the discard pile would find there what is trashed from the hand to
    pay for it (Reclaim)."""
    if paid.cost.trash is None:
        return False
    sought = getattr(paid.effects.effects[0], "who", None)
    if not isinstance(sought, Filter) or not sought.zone & DISCARD:
        return False
    for cid in trashable(g, ctx.user, paid.cost.trash, ctx):
        if g.cards[cid].zone == HAND:
            trial = g.clone()
            to_discard(trial, cid, True)
            if any_could(paid.effects, trial, ctx):
                return True
    return False


def why_cannot_use_paid(g: State, paid: Paid, ctx: Context) -> Reason | None:
    """What forbids to use a card, or its paid abilities. What a bioroid lets the Runner spend clicks for,
    or what a card may do with another that is accessed (Imp), is not written as one (Rules Reference: Abilities)."""
    card = g.cards[ctx.source]
    refusal = why_forbidden(g, "use", ctx.user, card)
    lets = paid.on_access or (paid.anytime and paid.user != NOBODY)
    if refusal is not None or lets:
        return refusal
    return why_forbidden(g, "use paid abilities of", ctx.user, card)


def seems_usable(g: State, entry: Active[Paid]) -> bool:
    """Whether the opponent, from what they can see, must think that a paid ability may be used now, timing apart."""
    refusal = why_not_use(g, entry)
    if refusal is None:
        return True
    paid = entry.ability
    ctx = entry.ctx
    if refusal is NOTHING_TO_TRASH:
        if not seems_payable(g, ctx.user, use_cost(g, paid, ctx.source), FOR_ABILITY, ctx.source, ctx):
            return False
    elif refusal is not NO_CHANGE:
        return False
    return any_seems_possible(paid.effects, g, ctx)


def has_break_costs(index: Index) -> bool:
    """Whether breaking subroutines may have additional costs."""
    costs = index.extra_costs
    return "break" in costs or "break with" in costs


def use_cost(g: State, paid: Paid, source: int) -> Cost:
    """What using a paid ability costs, with what is added to it for breaking subroutines: on the encountered ice
    ("break"), or with that card ("break with"). An ability that does something else first (Paperclip) may be used
    without breaking any: there it is paid as it breaks."""
    if not has_break_costs(g._index or g.index) or not any(effect.breaks() for effect in paid.effects.effects[:1]):
        return paid.cost
    ice = g.encountered_ice()
    if ice < 0:
        return paid.cost
    return paid.cost.plus(extra_cost(g, "break", g.cards[ice])).plus(extra_cost(g, "break with", g.cards[source]))
