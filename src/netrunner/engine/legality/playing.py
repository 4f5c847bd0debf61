"""Which events and operations may be played, what that costs, and if not, why not. Rules Reference: Play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.amount import value_of
from netrunner.engine.cost import Cost, price
from netrunner.engine.effect import any_could
from netrunner.engine.funds import extra_cost, spendable
from netrunner.engine.index import read_context
from netrunner.engine.legality.cost_reduction import greatest_reduction
from netrunner.engine.legality.refusals import NO_CHANGE, only_if, why_forbidden
from netrunner.engine.payable import NO_CREDITS, why_not_pay, why_not_spend
from netrunner.engine.reason import Reason
from netrunner.engine.terms import EVENT, FOR_PLAY, HAND, OPERATION, Q_PLAY_COST

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.state import State


NOT_IN_HAND: Final = Reason("RR/play", "Only a card in your hand can be played or installed.")
NEVER_PLAYED: Final = Reason("RR/play", "Only events and operations are played.")


def why_not_play(
    g: State,
    card: Card,
    clicks: int = 1,
    zone: int = HAND,
    plainly: bool = False,
    less: int = 0,
    free: bool = False,
    by_card: bool = False,
) -> Reason | None:
    """Why an event or operation cannot be played from hand, or from another zone that an ability names; `plainly`:
    ignoring additional costs."""
    definition = card.definition
    if not definition.type & (EVENT | OPERATION):
        return NEVER_PLAYED
    if card.zone != zone:
        return NOT_IN_HAND
    ctx = read_context(card)
    if definition.play_only_if is not None and not definition.play_only_if.holds(g, ctx):
        return only_if("RR/play", "played", definition.play_only_if, card.owner)
    index = g._index or g.index
    if index.forbids and "play" in index.forbids:
        forbidden = why_forbidden(g, "play", card.owner, card)
        if forbidden is not None:
            return forbidden
    cost = play_cost_of(g, card, clicks, plainly, less, free)
    if cost._simple:
        refusal = why_not_spend(g, card.owner, cost.credits, cost.clicks, FOR_PLAY, card.id)
    else:
        refusal = why_not_pay(g, card.owner, cost, FOR_PLAY, card.id, ctx)
    if refusal is NO_CREDITS and index.lowers:
        cost = play_cost_of(g, card, clicks, plainly, less + greatest_reduction(g, card), free)
        refusal = why_not_pay(g, card.owner, cost, FOR_PLAY, card.id, ctx)
    if refusal is not None:
        return refusal
    if cost.x:
        ctx = ctx.copy()
        ctx.x = most_x(g, card, cost)
    if by_card and definition.plays:
        return None  # two cards that could play each other would ask each other for ever
    if "current" not in definition.subtypes and not any_could(definition.play, g, ctx):
        return NO_CHANGE
    return None


def most_x(g: State, card: Card, cost: Cost) -> int:
    """The greatest X that can be paid for a card: what could be done with it shows whether anything could."""
    most = spendable(g, card.owner, FOR_PLAY, card.id) - cost.credits
    return most if cost.x_max is None else min(most, value_of(cost.x_max, g, read_context(card)))


def play_cost_of(g: State, card: Card, clicks: int, plainly: bool = False, less: int = 0, free: bool = False) -> Cost:
    """The click of the action, the play cost and what is added to it. A cost of X is chosen as it is paid."""
    if free:
        return price(0, clicks)
    index = g._index or g.index
    if card.definition.cost < 0:
        more = g.modified(Q_PLAY_COST, card) - less  # what lowers the cost lowers X: X is what is paid (FAQ/qa/43)
        cost = Cost(max(0, more), clicks=clicks, x=True, x_max=card.definition.x_max)
    else:
        credits = g.play_cost(card) - less
        if credits < 0:
            credits = 0
        cost = price(credits, clicks)
    if not plainly and (card.definition.everywhere or (index.extra_costs and "play" in index.extra_costs)):
        cost = cost.plus(extra_cost(g, "play", card))
    return cost
