"""Which cards may be rezzed, what that costs, and if not, why not. Rules Reference: Rez, Additional Costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.constant import Forbid
from netrunner.engine.cost import price
from netrunner.engine.funds import extra_cost
from netrunner.engine.index import read_context
from netrunner.engine.legality.corp_places import corp_places
from netrunner.engine.legality.refusals import why_forbidden
from netrunner.engine.payable import why_not_pay, why_not_spend
from netrunner.engine.reason import Reason
from netrunner.engine.terms import AGENDA, CORP, FOR_REZ, HAND, PLAY, Q_REZ_COST

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.cost import Cost
    from netrunner.engine.position import Position
    from netrunner.engine.state import State


REZZED_ALREADY: Final = Reason("RR/rez", "The card is rezzed already.")
AGENDAS_NEVER: Final = Reason("RR/agenda", "Agendas are never rezzed.")
NOT_INSTALLED: Final = Reason("RR/rez", "Only an installed card can be rezzed.")


def why_not_rez(g: State, card: Card, discount: int = 0) -> Reason | None:
    """Why a card cannot be rezzed, timing apart."""
    if card.zone != PLAY or card.owner != CORP:
        return NOT_INSTALLED
    if card.definition.type & AGENDA:
        return AGENDAS_NEVER
    if card.faceup:
        return REZZED_ALREADY
    index = g._index or g.index
    if index.forbids and "rez" in index.forbids:
        forbidden = why_forbidden(g, "rez", CORP, card)
        if forbidden is not None:
            return forbidden
    return why_not_pay_rez(g, card, discount)


def can_be_rezzed(g: Position, card: Card) -> bool:
    """Whether an installed card may be rezzed at all, whatever that costs: no agenda (Rules Reference: Agenda)."""
    return not card.definition.type & AGENDA and not ("rez" in g.index.forbids and g.forbidden("rez", CORP, card))


def could_rez_once_installed(g: State, card: Card) -> bool:
    """Whether a card that is not installed yet could be rezzed in one of the places where it can be installed, with the
    credits there are."""
    return bool(rez_places(g, card))


def rez_places(g: State, card: Card) -> dict[int, int]:
    """The places (-2 for a new server) where a card that is not installed yet could be rezzed, and what that costs
    there: what lies in a server may change it (Breaker Bay Grid)."""
    return {sid: rez_cost_at(g, card, sid) for sid in corp_places(g, card) if could_rez_at(g, card, sid)}


def could_rez_at(g: Position, card: Card, server: int, discount: int = 0, host: int = -1) -> bool:
    """Whether a card could be rezzed once it is installed in, or protecting, a server, or hosted on a card there."""
    there = as_installed(card, server, host)
    if card.definition.type & AGENDA or ("rez" in g.index.forbids and g.forbidden("rez", CORP, there)):
        return False
    if any(isinstance(ability, Forbid) and forbids_rez(g, ability, card) for ability in card.definition.everywhere):
        return False
    if card.zone == HAND and has_rez_costs(g, there):
        if extra_cost(g, "rez", there).at_random >= len(g.players[CORP].hand):
            return False  # the card itself has left the hand by then
    return why_not_pay_rez(g, there, discount - g.own_change(Q_REZ_COST, card)) is None


def rez_cost_at(g: Position, card: Card, server: int) -> int:
    """What a card would cost to rez in, or protecting, a server where it is not installed yet."""
    return max(0, g.rez_cost(as_installed(card, server)) + g.own_change(Q_REZ_COST, card))


def as_installed(card: Card, server: int, host: int = -1) -> Card:
    """The card as it would lie in, or protecting, a server: a thought only, no card of the game."""
    there = card.copy(None)
    there.zone = PLAY
    there.server = server
    there.host = host
    there.faceup = False
    return there


def forbids_rez(g: Position, forbid: Forbid, card: Card) -> bool:
    """Whether a card's own text keeps it from being rezzed."""
    return forbid.what == "rez" and (forbid.when is None or forbid.when.holds(g, read_context(card)))


def why_not_pay_rez(g: Position, card: Card, discount: int = 0) -> Reason | None:
    """Why neither the rez cost can be paid nor what may be paid instead of it."""
    if has_rez_costs(g, card):
        reason = why_not_pay(g, CORP, rez_cost_of(g, card, discount), FOR_REZ, card.id, read_context(card))
    else:
        credits = g.rez_cost(card) - discount
        if credits < 0:
            credits = 0
        reason = why_not_spend(g, CORP, credits, 0, FOR_REZ, card.id)
    if reason is not None and card.definition.rez_instead is not None:
        return why_not_pay(g, CORP, instead_of_rez_cost(g, card), FOR_REZ, card.id, read_context(card))
    return reason


def has_rez_costs(g: Position, card: Card) -> bool:
    """Whether rezzing a card may have additional costs."""
    return len(card.definition.everywhere) > 0 or "rez" in (g._index or g.index).extra_costs


def instead_of_rez_cost(g: Position, card: Card) -> Cost:
    """What may be paid instead of the rez cost, with the additional costs."""
    assert card.definition.rez_instead is not None
    cost = card.definition.rez_instead
    return cost.plus(extra_cost(g, "rez", card)) if has_rez_costs(g, card) else cost


def rez_cost_of(g: Position, card: Card, discount: int = 0) -> Cost:
    cost = price(max(0, g.rez_cost(card) - discount))
    if has_rez_costs(g, card):
        cost = cost.plus(extra_cost(g, "rez", card, discount))
    return cost
