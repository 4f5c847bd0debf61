"""Which cards may be installed, and if not, why not; where in the Runner's rig, and whether there is memory for it.

Rules Reference: Install, Console, Memory Limit.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from netrunner.engine.funds import credit_sources, credits_in, spendable
from netrunner.engine.index import read_context
from netrunner.engine.legality.corp_places import corp_places
from netrunner.engine.legality.cost_reduction import greatest_reduction
from netrunner.engine.legality.hosting import can_host, cannot_host, host_discount, hosts_of, room_on, takes_no_memory
from netrunner.engine.legality.refusals import only_if, why_forbidden
from netrunner.engine.memory import PRINTED_LIMIT, memory_for_all, memory_limit, memory_of
from netrunner.engine.payable import NO_CREDITS, why_not_spend
from netrunner.engine.reason import Reason
from netrunner.engine.terms import (
    CORP,
    EVENT,
    FOR_INSTALL,
    OPERATION,
    PLAY,
    PROGRAM,
    Q_ICE_INSTALL,
    Q_MEMORY_LIMIT,
    RUNNER,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.state import State


ONLY_RIG: Final = [-1]  # never written to
NEVER_INSTALLED: Final = Reason("RR/install", "Events, operations and identities are never installed.")
ONE_CONSOLE: Final = Reason("RR/console", "A console is installed already: the limit is one per player.")
NO_MEMORY: Final = Reason("RR/memory-limit", "The program needs more memory than the Runner's memory limit.")
NO_PLACE: Final = Reason("RR/install", "There is no place where the card may be installed.")


def why_not_install(
    g: State, card: Card, clicks: int = 1, discount: int = 0, free: bool = False, lower: bool = True
) -> Reason | None:
    """Why a card cannot be installed. `clicks` are part of the cost; `discount` lowers the install cost. `lower`: also
    what its owner may use to make it cheaper counts."""
    definition = card.definition
    if definition.type & (EVENT | OPERATION) or card.zone == PLAY:
        return NEVER_INSTALLED
    index = g._index or g.index
    if index.forbids and "install" in index.forbids:
        forbidden = why_forbidden(g, "install", card.owner, card)
        if forbidden is not None:
            return forbidden
    only = definition.install_only
    if only is not None and only.when is not None and not only.when.holds(g, read_context(card)):
        return only_if("RR/install", "installed", only.when, card.owner)
    if card.owner == CORP:
        if clicks and g.players[CORP].clicks < clicks:
            return why_not_spend(g, CORP, 0, clicks, FOR_INSTALL, card.id)
        if not (
            (index.forbids and "trash" in index.forbids)
            or (index.extra_costs and "install" in index.extra_costs)
            or index.statics[Q_ICE_INSTALL]
        ):
            return None  # there is always a place in a new server, or in the one that the card names
        return None if corp_places(g, card, free, discount) else NO_PLACE
    if "console" in definition.subtypes and has_console(g):
        return ONE_CONSOLE
    places = runner_places(g, card)
    if not places:
        return NO_PLACE
    if definition.type & PROGRAM:
        for place in places:
            if within_memory(g, card, place):
                break
        else:
            return NO_MEMORY
    full = 0 if free else g.install_cost(card) - discount
    if full < 0:
        full = 0
    least = full
    if least and len(places) > 1:
        least = max(0, least - max(host_discount(g, place) for place in places))
    refusal = why_not_spend(g, RUNNER, least, clicks, FOR_INSTALL, card.id)
    if refusal is None and least and definition.type & PROGRAM and index.credits[RUNNER]:
        if not any(payable_with_room(g, card, max(0, full - host_discount(g, place)), place) for place in places):
            refusal = NO_CREDITS
    if refusal is NO_CREDITS and lower and index.lowers:
        return why_not_install(g, card, clicks, discount + greatest_reduction(g, card), free, lower=False)
    return refusal


def payable_with_room(g: State, card: Card, price: int, place: int, gone: int = -1) -> bool:
    """Whether a program can still be paid for at a place once programs are trashed to make room for it, `gone` among
    them: their credits, and those of what they host, are gone by then (Rules Reference: Install, steps 3 and 4)."""
    sources = credit_sources(g, RUNNER, FOR_INSTALL, card.id)
    purses = [cid for cid in sources if any(g.cards[on].definition.type & PROGRAM for on in hosts_of(g, cid))]
    if not purses:
        return True
    spare = spendable(g, RUNNER, FOR_INSTALL, card.id) - price
    return any(
        sum(credits_in(g, cid, RUNNER) for cid in lost) <= spare
        and room_beside(g, card, place, [cid for cid in purses if cid not in lost])
        for number in range(len(purses) + 1)
        for lost in combinations(purses, number)
        if all(cid in lost for cid in purses if gone in hosts_of(g, cid))
    )


def room_beside(g: State, card: Card, place: int, kept: list[int]) -> bool:
    """Whether there is room for a program at a place once all programs are trashed but some, and what hosts those."""
    staying = not_in_the_way(g, card, place).union(on for cid in kept for on in hosts_of(g, cid))
    if place >= 0:
        hosted = [cid for cid in g.cards[place].hosted if cid in staying or not g.cards[cid].definition.type & PROGRAM]
        if not room_on(g, g.cards[place], card, hosted):
            return False
        if takes_no_memory(g, place):
            return True
    used = sum(memory_of(g, g.cards[cid]) for cid in g.players[RUNNER].rig if cid in staying)
    return used + g.memory_cost(card) <= memory_limit(g)


def has_console(g: State) -> bool:
    for cid in g.players[RUNNER].rig:
        card = g.cards[cid]
        if card.faceup and "console" in card.definition.subtypes:
            return True
    return False


def memory_available(g: State, card: Card) -> int:
    """The memory a new program could use if every program that counts were trashed."""
    changes = (g._index or g.index).statics[Q_MEMORY_LIMIT]
    if not changes:
        return PRINTED_LIMIT
    limit = memory_limit(g)
    for entry in changes:
        who = entry.ability.who
        if who is not None and not who.is_kind(g, entry.ctx, card):
            return min(limit, memory_for_all(g))
    return limit


def runner_places(g: State, card: Card) -> list[int]:
    """Where a Runner card may be installed: -1 for the rig, else a host."""
    only = card.definition.install_only
    if only is not None and only.on is not None:
        return [cid for cid in only.on.find(g, read_context(card)) if not cannot_host(g, g.cards[cid])]
    places = ONLY_RIG
    for cid in g.players[RUNNER].rig:
        host = g.cards[cid]
        if (
            host.definition.hosts is not None
            and host.faceup
            and g.hosting(host) is not None
            and can_host(g, host, card)
            and g.may_use(RUNNER, host)
        ):
            places = [*places, cid]
    return places


def within_memory(g: State, card: Card, place: int) -> bool:
    """Whether a program could be installed at a place at all, whatever else is trashed for it."""
    if place >= 0 and takes_no_memory(g, place):
        return True
    needed = g.memory_cost(card)
    if place >= 0 or card.host >= 0:
        needed += sum(memory_of(g, g.cards[cid]) for cid in not_in_the_way(g, card, place) if g.cards[cid].zone == PLAY)
    return needed <= memory_available(g, card)


def not_in_the_way(g: State, card: Card, place: int) -> set[int]:
    """What cannot be trashed to make room for a card, as it would destroy the place that it goes to or comes from:
    its new host, the one that it lies on now, and what those are hosted on (Rules Reference: Install)."""
    staying = set(hosts_of(g, place)) if place >= 0 else set()
    return staying.union(hosts_of(g, card.host)) if card.host >= 0 else staying
