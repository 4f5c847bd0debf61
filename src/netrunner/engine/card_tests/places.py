"""Tests of where a card is: host, server, position, score area."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.card_tests.base import ALL_TYPES, CardTest
from netrunner.engine.filter import server_matches
from netrunner.engine.terms import ADVANCED, DECK, FIRST_REMOTE, HAND, HQ, ICE, PLAY, RND, TRASHED

if TYPE_CHECKING:
    from typing import ClassVar

    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.event import Event
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position
    from netrunner.engine.reference import Ref

__all__ = ["AccessedFrom", "HostedOn", "HostsNone", "InOrProtecting", "Innermost", "Outermost", "ScoredBy"]


@final
class HostedOn(CardTest):
    """The card is hosted on what a reference means."""

    __slots__ = ("ref",)

    open_for: ClassVar[int] = ALL_TYPES

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return card.host >= 0 and card.host in self.ref.cards(g, ctx)


@final
class HostsNone(CardTest):
    """The card hosts no card of a description."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return not any(self.who.matches(g, ctx, g.cards[cid]) for cid in card.hosted)


@final
class ScoredBy(CardTest):
    """The card is in the score area of a side."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return card.id in g.players[self.side].scored


@final
class Innermost(CardTest):
    """The innermost piece of ice protecting its server."""

    __slots__ = ()

    open_for: ClassVar[int] = ALL_TYPES

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        server = g.server(card.server)
        return server is not None and bool(server.ice) and server.ice[-1] == card.id


@final
class AccessedFrom(CardTest):
    """The card is being accessed from a server, or from a kind of server."""

    __slots__ = ("server",)

    def __init__(self, server: int) -> None:
        self.server = server

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return g.accessed_card() == card.id and server_matches(g, ctx, self.server, g.accessed_from())


@final
class InOrProtecting(CardTest):
    """The card is in a server or protects it; the root of a central server is not in it, but the Corp's hand is in HQ
    and the deck in R&D (Rules Reference: In a Server). A card that was trashed or advanced is where it was then.
    `itself`: the source counts wherever it is."""

    __slots__ = ("itself", "server")

    open_for: ClassVar[int] = ALL_TYPES

    def __init__(self, server: int, itself: bool = False) -> None:
        self.server = server
        self.itself = itself

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        if self.itself and card.id == ctx.source:
            return True
        event = ctx.event
        if event is not None and event.kind in (TRASHED, ADVANCED) and event.card == card.id:
            return self.held(g, ctx, event)
        server = g.server(card.server)
        if server is None or not server_matches(g, ctx, self.server, server.id):
            return False
        return server.id >= FIRST_REMOTE or card.id in server.ice

    def held(self, g: Position, ctx: Context, event: Event) -> bool:
        """Whether the card of an event was there."""
        if event.zone in (HAND, DECK):
            return server_matches(g, ctx, self.server, HQ if event.zone == HAND else RND)
        if (event.kind == TRASHED and event.zone != PLAY) or not server_matches(g, ctx, self.server, event.server):
            return False
        return event.server >= FIRST_REMOTE or (event.definition is not None and bool(event.definition.type & ICE))


@final
class Outermost(CardTest):
    """The card is the outermost piece of ice protecting a server."""

    __slots__ = ()

    open_for: ClassVar[int] = ALL_TYPES

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        server = g.server(card.server)
        return server is not None and bool(server.ice) and server.ice[0] == card.id
