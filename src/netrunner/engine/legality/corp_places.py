"""Where a Corp card may be installed, and what that costs. Rules Reference: Install, Install Cost, Server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.cost import FREE
from netrunner.engine.filter import server_matches
from netrunner.engine.funds import spendable
from netrunner.engine.index import NOTHING, read_context
from netrunner.engine.legality.hosting import can_host
from netrunner.engine.terms import (
    ANY_SERVER,
    CORP,
    FIRST_REMOTE,
    FOR_INSTALL,
    HQ,
    HQ_OR_RND,
    ICE,
    Q_ICE_INSTALL,
    Q_OUTER_ICE_INSTALL,
    REMOTE,
    RND,
    UPGRADE,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card, Server
    from netrunner.engine.constant import ExtraCost
    from netrunner.engine.context import Context
    from netrunner.engine.cost import Cost
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


def corp_places(g: State, card: Card, free: bool = False, discount: int = 0) -> list[int]:
    """The servers (and -2 for a new one) where a Corp card may be installed; `discount` lowers the install cost."""
    definition = card.definition
    only = definition.install_only
    if only is not None and only.server not in (ANY_SERVER, REMOTE):
        return [HQ, RND] if only.server == HQ_OR_RND else [only.server]
    if definition.type & ICE:
        # Ice that is too dear to add can still be installed after trashing some of what is there.
        index = g._index or g.index
        dearer = index.statics[Q_ICE_INSTALL] or index.statics[Q_OUTER_ICE_INSTALL]
        if free or not ("trash" in index.forbids or dearer or "install" in index.extra_costs):
            return [server.id for server in g.servers] + [-2]
        lasting = [(server.id, lasting_ice(g, server)) for server in g.servers] + [(-2, 0)]
        return [
            sid
            for sid, number in lasting
            if ice_price(g, card, number, discount) + install_extra(g, card, sid).credits
            <= spendable(g, CORP, FOR_INSTALL, card.id, sid)
        ]
    upgrade = definition.type & UPGRADE and (only is None or only.server != REMOTE)
    places = [server.id for server in g.servers if server.id >= FIRST_REMOTE or upgrade]
    places.append(-2)
    if "install" in g.index.extra_costs and not free:
        places = [
            sid
            for sid in places
            if install_extra(g, card, sid).credits <= spendable(g, CORP, FOR_INSTALL, card.id, sid)
        ]
    return places


def install_extra(g: State, card: Card, sid: int) -> Cost:
    """The additional costs for the Corp of installing a card in or protecting a server: the root of a central server is
    not in it (Rules Reference: Additional Costs, In a Server)."""
    total = FREE
    if sid < FIRST_REMOTE and not card.definition.type & ICE:
        return total
    entries: list[Active[ExtraCost]] = (g._index or g.index).extra_costs.get("install", NOTHING)
    for entry in entries:
        extra = entry.ability
        if server_matches(g, entry.ctx, extra.server, sid):
            if extra.who is None or extra.who.is_kind(g, entry.ctx, card):
                total = total.plus(extra.cost.settled(g, entry.ctx))
    return total


def ice_price(g: State, card: Card, number: int, discount: int = 0, innermost: bool = False) -> int:
    """What it costs to install ice where there is so much ice already (Rules Reference: Install Cost). `innermost`: in
    that position all the same."""
    price = number - discount
    statics = (g._index or g.index).statics
    if statics[Q_ICE_INSTALL]:
        price += g.modified(Q_ICE_INSTALL, card)
    if number and not innermost and statics[Q_OUTER_ICE_INSTALL]:
        price += g.modified(Q_OUTER_ICE_INSTALL, card)
    return max(0, price)


def lasting_ice(g: State, server: Server) -> int:
    """How much of a server's ice cannot be trashed."""
    return sum(g.forbidden("trash", CORP, g.cards[cid]) for cid in server.ice)


def corp_hosts(g: State, card: Card, free: bool = False) -> list[int]:
    """The rezzed Corp cards on which a Corp card may be installed; `free`: without any costs."""
    hosts: list[int] = []
    charged = not free and "install" in (g._index or g.index).extra_costs
    for server in g.servers:
        extra = install_extra(g, card, server.id) if charged else FREE
        if extra is not FREE and extra.credits > spendable(g, CORP, FOR_INSTALL, card.id, server.id):
            continue
        for cid in server.root:
            host = g.cards[cid]
            if host.faceup and g.hosting(host) is not None and can_host(g, host, card):
                hosts.append(cid)
    return hosts


def needs_room(g: State, card: Card, sid: int, context: Context | None = None) -> list[int]:
    """The cards in a server that must make room for a Corp card: the agenda or asset, and the region, there."""
    server = g.server(sid)
    if server is None or card.definition.type & ICE:
        return []
    region = "region" in card.definition.subtypes
    alone = not card.definition.type & UPGRADE
    return [
        cid
        for cid in server.root
        if (alone and not g.cards[cid].definition.type & UPGRADE)
        or (region and "region" in g.cards[cid].definition.subtypes)
    ]


def could_stand(g: State, card: Card, gone: Card) -> bool:
    """Whether a Corp card that is no ice could be installed where another one is, once that one has left."""
    if gone.host >= 0:
        hosting = g.hosting(g.cards[gone.host])
        return hosting is None or hosting.who.is_kind(g, read_context(g.cards[gone.host]), card)
    only = card.definition.install_only
    wanted = ANY_SERVER if only is None else only.server
    if gone.server < FIRST_REMOTE and (not card.definition.type & UPGRADE or wanted == REMOTE):
        return False
    if wanted not in (ANY_SERVER, REMOTE, gone.server):
        return False
    return all(cid in (card.id, gone.id) for cid in needs_room(g, card, gone.server))
