"""Tests of a card against other cards: those that a reference means, copies, cards of the same type."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.card_tests.base import ALL_TYPES, CardTest
from netrunner.engine.index import context_of
from netrunner.engine.reference import Chosen, Moved
from netrunner.engine.terms import AGENDA, ASSET, CORP, FIRST_REMOTE, ICE, PLAY

if TYPE_CHECKING:
    from typing import ClassVar

    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position
    from netrunner.engine.reference import Ref

__all__ = ["Among", "CopyOf", "Exchangeable", "HasCopy", "NotAmong", "SameType"]


@final
class Among(CardTest):
    """The card is one of those a reference means."""

    __slots__ = ("ref",)

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return card.id in self.ref.cards(g, ctx)

    def only(self) -> Ref | None:
        return self.ref


@final
class NotAmong(CardTest):
    """The card is none of those a reference means."""

    __slots__ = ("ref",)

    open_for: ClassVar[int] = ALL_TYPES

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return card.id not in self.ref.cards(g, ctx)


@final
class CopyOf(CardTest):
    """The card is another copy of what a reference means: of the event's card, as it was called then. `itself`: or that
    very card, wherever it is by now."""

    __slots__ = ("itself", "ref")

    def __init__(self, ref: Ref, itself: bool = False) -> None:
        self.ref = ref
        self.itself = itself

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        for cid in self.ref.ids(g, ctx):
            title = g.cards[cid].definition.title
            if ctx.event is not None and ctx.event.card == cid and ctx.event.definition is not None:
                title = ctx.event.definition.title
            if (self.itself or card.id != cid) and card.definition.title == title:
                return True
        return False

    def one_title(self) -> bool:
        return True


@final
class HasCopy(CardTest):
    """Another copy of the card is of a description; a facedown Runner card is a copy of nothing."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        title = card.definition.title
        for cid in self.who.find(g, ctx):
            other = g.cards[cid]
            named = other.faceup or other.owner == CORP or other.zone != PLAY
            if cid != card.id and named and other.definition.title == title:
                return True
        return False


@final
class SameType(CardTest):
    """The card is of the same type as what a reference means: as the event's card was then (none, facedown). While a
    choice or payment that it speaks of is yet to be made, any type will do."""

    __slots__ = ("ref",)

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        ids = self.ref.ids(g, ctx)
        if not ids and isinstance(self.ref, (Chosen, Moved)):
            return True
        for cid in ids:
            definition = g.cards[cid].definition
            if ctx.event is not None and ctx.event.card == cid and ctx.event.definition is not None:
                definition = ctx.event.definition
            if card.definition.type & definition.type:
                return True
        return False


@final
class Exchangeable(CardTest):
    """The Corp card can change places with the first one chosen, or before that with any other (ice with ice) but the
    source: a host of either must be able to host the other, and a server to hold what comes to it (Rules Reference:
    Asset, Agenda, Region). `who`: only with cards of a description."""

    __slots__ = ("who",)

    def __init__(self, who: Filter | None = None) -> None:
        self.who = who

    open_for: ClassVar[int] = ICE

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        first = Chosen("first").cards(g, ctx)
        ice = card.definition.type & ICE
        others = first or [cid for cid in g.installed(CORP) if g.cards[cid].definition.type & ICE == ice]
        if self.who is not None:
            others = [cid for cid in others if self.who.matches(g, ctx, g.cards[cid])]
        return any(cid not in (card.id, ctx.source) and self.fits(g, g.cards[cid], card) for cid in others)

    def fits(self, g: Position, one: Card, other: Card) -> bool:
        if not one.definition.type & ICE and not (self.settles(g, one, other) and self.settles(g, other, one)):
            return False
        if one.host < 0 and other.host < 0:
            return True
        return one.host != other.host and self.hosts(g, one.host, other) and self.hosts(g, other.host, one)

    def settles(self, g: Position, card: Card, place: Card) -> bool:
        """Whether a card can stand where another one, which leaves, stands in the root of a server."""
        server = g.server(place.server)
        if server is None or place.host >= 0 or card.server == place.server:
            return True
        alone = card.definition.type & (AGENDA | ASSET)
        if alone and server.id < FIRST_REMOTE:
            return False
        others = [g.cards[cid] for cid in server.root if cid != place.id]
        if alone and any(other.definition.type & (AGENDA | ASSET) for other in others):
            return False
        region = "region" in card.definition.subtypes
        return not (region and any("region" in other.definition.subtypes for other in others))

    def hosts(self, g: Position, host: int, card: Card) -> bool:
        hosting = None if host < 0 else g.hosting(g.cards[host])
        return hosting is None or hosting.who.is_kind(g, context_of(g.cards[host]), card)
