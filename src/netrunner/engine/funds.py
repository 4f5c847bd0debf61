"""What something costs beside its own price, and which credits may pay for it. Nothing here changes anything.

Rules Reference: Additional Costs, Credit - Recurring, Bad Publicity, Stealth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from netrunner.engine.constant import ExtraCost
from netrunner.engine.cost import FREE, Cost
from netrunner.engine.filter import PROTECTING, server_matches
from netrunner.engine.index import NOTHING, about, context_of
from netrunner.engine.terms import ANY_SERVER, CREDIT, NO_SERVER, PLAY

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.index import Active
    from netrunner.engine.position import Position
    from netrunner.engine.state import State

POOL: Final = -1
NO_SOURCES: Final[list[int]] = []


def extra_cost(g: Position, do: str, card: Card, discount: int = 0) -> Cost:
    """All additional costs of doing something with a card, together (Rules Reference: Additional Costs). `discount`:
    how much an effect lowers what they are added to."""
    total = FREE
    index = g._index or g.index
    if index.ignored_costs and ignores_extra(g, do, card):
        return total
    entries: list[Active[ExtraCost]] = index.extra_costs.get(do, NOTHING)
    for entry in entries:
        extra = entry.ability
        if extra.when is not None and not extra.when.holds(g, entry.ctx):
            continue
        if extra.who is None:
            if entry.ctx.source == card.id:
                total = total.plus(cost_for(g, extra.cost, entry.ctx, card, discount))
        elif extra.who.matches(g, entry.ctx, card):
            total = total.plus(cost_for(g, extra.cost, entry.ctx, card, discount))
    if card.zone != PLAY:
        for ability in card.definition.everywhere:
            if isinstance(ability, ExtraCost) and ability.do == do:
                ctx = context_of(card)
                if ability.when is None or ability.when.holds(g, ctx):
                    total = total.plus(ability.cost.settled(g, ctx))
    return total


def cost_for(g: Position, cost: Cost, ctx: Context, card: Card, discount: int) -> Cost:
    """An additional cost for a card, counted: what it says of "that card" is said of the card it is paid for, whose own
    cost may be lowered."""
    if cost.more is None:
        return cost
    return cost.settled(g, about(g, ctx, card, discount))


def ignores_extra(g: Position, do: str, card: Card) -> bool:
    """Whether the additional costs of doing something with a card are ignored."""
    for entry in g.index.ignored_costs:
        ability = entry.ability
        if ability.do == do and ability.who.matches(g, entry.ctx, card):
            return True
    return False


def credit_sources(g: Position, side: int, purpose: int, subject: int, place: int = NO_SERVER) -> list[int]:
    """Cards whose credits may be spent for a purpose, beside the credit pool. `place`: the server that a Corp card is
    to be installed in, where that is no more than considered yet."""
    entries = (g._index or g.index).credits[side]
    if not entries:
        return NO_SOURCES
    result: list[int] = []
    for entry in entries:
        source = g.cards[entry.ctx.source]
        if source.counters[CREDIT] == 0:
            continue
        hosted = entry.ability
        if not hosted.purposes >> purpose & 1:
            continue
        if hosted.when is not None and not hosted.when.holds(g, entry.ctx):
            continue
        if hosted.who is not None and (subject < 0 or not pays_for(g, hosted.who, entry.ctx, g.cards[subject], place)):
            continue
        if not g.may_use(side, source):
            continue
        result.append(source.id)
    return result


def pays_for(g: Position, who: Filter, ctx: Context, card: Card, place: int = NO_SERVER) -> bool:
    """Whether credits bound to a description may be spent on a card: where it stands counts if a place is named, or
    where it is about to be installed."""
    if who.server != ANY_SERVER or who.place:
        if card.zone == PLAY or who.place != PROTECTING:
            return who.matches(g, ctx, card)
        there = cast("State", g).kept_server if place == NO_SERVER else place
        return there != NO_SERVER and server_matches(g, ctx, who.server, there) and who.is_kind(g, ctx, card)
    return who.is_kind(g, ctx, card)


def credits_in(g: Position, source: int, side: int) -> int:
    """How many credits a source holds."""
    if source == POOL:
        return g.players[side].credits
    return g.cards[source].counters[CREDIT]


def spendable(g: Position, side: int, purpose: int, subject: int, place: int = NO_SERVER) -> int:
    """All credits that could pay for a purpose; `place`: the server that a Corp card is to be installed in."""
    index = g._index or g.index
    if index.forbids and "spend" in index.forbids and g.forbidden("spend", side):
        return 0
    total = g.players[side].credits
    if not index.credits[side]:
        return total
    for source in credit_sources(g, side, purpose, subject, place):
        total += credits_in(g, source, side)
    return total


def stealth_credits(g: Position, side: int, purpose: int, subject: int) -> int:
    """Credits on stealth cards that could pay for a purpose."""
    sources = credit_sources(g, side, purpose, subject)
    return sum(credits_in(g, s, side) for s in sources if s >= 0 and g.has_subtype(g.cards[s], "stealth"))


def can_spend(g: Position, side: int, amount: int, purpose: int, subject: int) -> bool:
    index = g._index or g.index
    if index.forbids and "spend" in index.forbids and amount > 0 and g.forbidden("spend", side):
        return False
    if g.players[side].credits >= amount:
        return True
    return bool(index.credits[side]) and spendable(g, side, purpose, subject) >= amount
