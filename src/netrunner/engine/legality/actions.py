"""Which basic actions may be taken, what they cost, and if not, why not; and scoring.

Rules Reference: Action, Advancing Cards, Score, Tagged, Run, Additional Costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.constant import ExtraCost
from netrunner.engine.cost import CLICK, FREE, Cost, price
from netrunner.engine.filter import server_matches
from netrunner.engine.funds import extra_cost
from netrunner.engine.index import NOTHING, read_context
from netrunner.engine.legality.refusals import why_forbidden
from netrunner.engine.payable import why_not_pay, why_not_spend
from netrunner.engine.reason import Reason
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ANY_SERVER,
    CORP,
    FOR_ACTION,
    FOR_ADVANCING,
    FOR_REMOVING_TAGS,
    PLAY,
    Q_ADVANCE,
    Q_REMOVE_TAG,
    Q_TRASH_RESOURCE,
    RESOURCE,
    RUNNER,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.index import Active, Index
    from netrunner.engine.state import State


ADVANCE_COST: Final = Cost(credits=1, clicks=1)
REMOVE_TAG_COST: Final = Cost(credits=2, clicks=1)
PURGE_COST: Final = Cost(clicks=3)
NOT_ADVANCEABLE: Final = Reason("RR/advancing-cards", "That card cannot be advanced.")
NOT_TAGGED: Final = Reason("RR/tagged", "The Runner is not tagged.")
NO_TAGS: Final = Reason("RR/tagged", "There is no tag to remove.")
NO_RESOURCE: Final = Reason("RR/resource", "The Runner has no resource installed.")
EMPTY_DECK: Final = Reason("RR/action", "There is no card left to draw.")
NOT_ENOUGH_ADVANCEMENT: Final = Reason("RR/score", "The agenda is not fully advanced.")
NOT_AN_AGENDA: Final = Reason("RR/score", "Only an installed agenda can be scored.")


def why_not_score(g: State, card: Card) -> Reason | None:
    if card.zone != PLAY or not card.definition.type & AGENDA:
        return NOT_AN_AGENDA
    if card.counters[ADVANCEMENT] < g.advancement_requirement(card):
        return NOT_ENOUGH_ADVANCEMENT
    if "score" in (g._index or g.index).forbids:
        forbidden = why_forbidden(g, "score", CORP, card)
        if forbidden is not None:
            return forbidden
    return None


def why_not_advance(g: State, card: Card) -> Reason | None:
    if not g.can_be_advanced(card):
        return NOT_ADVANCEABLE
    if "advance" in (g._index or g.index).forbids:
        forbidden = why_forbidden(g, "advance", CORP, card)
        if forbidden is not None:
            return forbidden
    cost = advance_cost(g, card)
    if cost._simple:
        return why_not_spend(g, CORP, cost.credits, cost.clicks, FOR_ADVANCING, card.id)
    return why_not_pay(g, CORP, cost, FOR_ADVANCING, card.id, read_context(card))


def remove_tag_cost(g: State) -> Cost:
    """A click and 2 credits, as cards change it."""
    if not (g._index or g.index).statics[Q_REMOVE_TAG]:
        return REMOVE_TAG_COST
    return price(max(0, 2 + g.modified_globally(Q_REMOVE_TAG, RUNNER)), 1)


def trash_resource_cost(g: State, card: Card) -> Cost:
    """A click and 2 credits, as cards change it, and what is added to it."""
    cost = REMOVE_TAG_COST
    index = g._index or g.index
    if index.statics[Q_TRASH_RESOURCE]:
        cost = price(max(0, 2 + g.modified_globally(Q_TRASH_RESOURCE, CORP)), 1)
    if "trash resource" in index.extra_costs:
        cost = cost.plus(extra_cost(g, "trash resource", card))
    return cost


def advance_cost(g: State, card: Card) -> Cost:
    """A click and a credit, as cards change it, and what is added to it."""
    cost = ADVANCE_COST
    index = g._index or g.index
    if index.statics[Q_ADVANCE]:
        cost = price(max(0, 1 + g.modified(Q_ADVANCE, card)), 1)
    if "advance" in index.extra_costs:
        cost = cost.plus(extra_cost(g, "advance", card))
    return cost


def why_not_remove_tag(g: State) -> Reason | None:
    if g.players[RUNNER].tags == 0:
        return NO_TAGS
    identity = g.cards[g.players[RUNNER].identity]
    return why_not_pay(g, RUNNER, remove_tag_cost(g), FOR_REMOVING_TAGS, -1, read_context(identity))


def why_not_trash_resource(g: State) -> Reason | None:
    if not g.tagged():
        return NOT_TAGGED
    refusal: Reason | None = NO_RESOURCE
    for cid in resources(g):
        refusal = why_not_trash_this(g, cid)
        if refusal is None:
            break
    return refusal


def why_not_trash_this(g: State, cid: int) -> Reason | None:
    """Why the Corp cannot trash a resource as an action."""
    if "trash" in g.index.forbids:
        forbidden = why_forbidden(g, "trash", CORP, g.cards[cid])
        if forbidden is not None:
            return forbidden
    identity = g.cards[g.players[CORP].identity]
    return why_not_pay(g, CORP, trash_resource_cost(g, g.cards[cid]), FOR_ACTION, cid, read_context(identity))


def resources(g: State) -> list[int]:
    """The Runner's faceup resources."""
    rig = g.players[RUNNER].rig
    return [cid for cid in rig if g.cards[cid].faceup and g.cards[cid].definition.type & RESOURCE]


RUN_COSTS: Final[tuple[str, ...]] = ("run", "run action")


def has_run_costs(index: Index) -> bool:
    """Whether making a run may have additional costs."""
    costs = index.extra_costs
    return "run" in costs or "run action" in costs


def run_cost(g: State, by_action: bool, server: int = ANY_SERVER) -> Cost:
    """The additional costs of making a run on a server now. "run action": only for the basic action."""
    total = FREE
    costs = (g._index or g.index).extra_costs
    for do in RUN_COSTS if by_action else RUN_COSTS[:1]:
        entries: list[Active[ExtraCost]] = costs.get(do, NOTHING)
        for entry in entries:
            extra = entry.ability
            if extra.server != ANY_SERVER and not server_matches(g, entry.ctx, extra.server, server):
                continue
            if extra.when is None or extra.when.holds(g, entry.ctx):
                total = total.plus(extra.cost.settled(g, entry.ctx))
    return total


def why_not_run(g: State, by_action: bool = True, server: int = ANY_SERVER) -> Reason | None:
    """Why no run can be made now, or none on a server."""
    index = g._index or g.index
    if "run" in index.forbids:
        forbidden = why_forbidden(g, "run", RUNNER, server=server)
        if forbidden is not None:
            return forbidden
    if not has_run_costs(index):
        return None
    cost = run_cost(g, by_action, server)
    if by_action:
        cost = cost.plus(CLICK)
    return why_not_pay(g, RUNNER, cost, FOR_ACTION, -1, read_context(g.cards[g.players[RUNNER].identity]))


def why_not_draw(g: State, side: int) -> Reason | None:
    index = g._index or g.index
    if index.forbids and "draw" in index.forbids:
        forbidden = why_forbidden(g, "draw", side)
        if forbidden is not None:
            return forbidden
    return None if g.players[side].deck else EMPTY_DECK
