"""Which card may host which. Rules Reference: Host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.amount import value_of
from netrunner.engine.index import read_context
from netrunner.engine.terms import NOBODY, PROGRAM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from netrunner.engine.card import Card
    from netrunner.engine.constant import HostsCards
    from netrunner.engine.state import State


def hosts_of(g: State, cid: int) -> list[int]:
    """A card and what it is hosted on, and so on: what cannot be trashed without it."""
    chain = [cid]
    while g.cards[chain[-1]].host >= 0:
        chain.append(g.cards[chain[-1]].host)
    return chain


def takes_no_memory(g: State, place: int) -> bool:
    """Whether programs on a host do not count against the memory limit."""
    hosts = g.hosting(g.cards[place])
    return hosts is not None and hosts.free_memory


def host_discount(g: State, place: int) -> int:
    """What a host takes off the install cost of a card that is installed on it."""
    hosts = g.hosting(g.cards[place]) if place >= 0 else None
    return 0 if hosts is None else hosts.discount


def can_host(g: State, host: Card, card: Card) -> bool:
    """Whether a card may be installed on a host (Rules Reference: Host)."""
    hosts = g.hosting(host)
    assert hosts is not None
    if not hosts.who.is_kind(g, read_context(host), card) or cannot_host(g, host):
        return False
    if card.definition.type & PROGRAM:  # programs on the host may be trashed first (Rules Reference: Install)
        limit = host_memory(g, host, hosts)
        return (limit < 0 or g.memory_cost(card) <= limit) and hosts.count != 0
    return room_on(g, host, card)


def host_memory(g: State, host: Card, hosts: HostsCards) -> int:
    """The memory cost of what a host can host in all, or -1 where that does not matter."""
    return value_of(hosts.memory, g, read_context(host))


def cannot_host(g: State, host: Card) -> bool:
    """Whether something forbids to host cards on a card."""
    return "host" in g.index.forbids and g.forbidden("host", NOBODY, host)


def room_on(g: State, host: Card, card: Card, beside: Sequence[int] | None = None) -> bool:
    """Whether a host has room for a card beside what it hosts already, or what would be left of it."""
    hosts = g.hosting(host)
    if hosts is None:
        return True
    hosted = host.hosted if beside is None else beside
    limit = host_memory(g, host, hosts)
    if limit >= 0:
        used = sum(g.memory_cost(g.cards[cid]) for cid in hosted)
        if used + g.memory_cost(card) > limit:
            return False
    return hosts.count < 0 or len(hosted) < hosts.count
