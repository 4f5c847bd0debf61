"""Tests of single cards, for what a filter's own parts cannot say: costs, counters, hosts, copies, references."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast, final

from mypy_extensions import mypyc_attr

from netrunner.engine.amount import Amount, compare, value_of
from netrunner.engine.filter import Filter, server_matches
from netrunner.engine.history import first_encountered, happened_to, installed_this_turn, rezzed_this_turn
from netrunner.engine.structure import Part
from netrunner.engine.terms import (
    ADVANCED,
    AGENDA,
    ASSET,
    CORP,
    DECK,
    EVENT,
    FIRST_REMOTE,
    HAND,
    HQ,
    ICE,
    NAMED,
    NOBODY,
    OPERATION,
    PLAY,
    RND,
    TRASHED,
    TURN,
    TYPE_NAMES,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.event import Event
    from netrunner.engine.position import Position
    from netrunner.engine.reference import Ref
    from netrunner.engine.state import State


__all__ = [
    "AccessedFrom",
    "Among",
    "CanBeAdvanced",
    "CanBeTrashed",
    "CardTest",
    "CopyOf",
    "Costs",
    "CouldBeRezzed",
    "Either",
    "Exchangeable",
    "FirstEncountered",
    "HappenedTo",
    "HasCopy",
    "HasCounters",
    "HostedOn",
    "HostsNone",
    "InOrProtecting",
    "Innermost",
    "InstalledThisTurn",
    "Named",
    "NotAmong",
    "OfFaction",
    "OfNamedType",
    "Outermost",
    "RezzedThisTurn",
    "SameType",
    "ScoredBy",
    "Strong",
    "Worth",
]


ALL_TYPES: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTest(Part):
    """The base of all tests."""

    __slots__ = ()

    open_for: ClassVar[int] = 0
    """For which types of cards everybody can see of a facedown card whether the test holds."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        raise NotImplementedError

    def one_title(self) -> bool:
        """Whether it can hold only for cards of one title at a time."""
        return False


@final
class Among(CardTest):
    """The card is one of those a reference means."""

    __slots__ = ("ref",)

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return card.id in self.ref.cards(g, ctx)


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
        from netrunner.engine.reference import Chosen, Moved

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
class Costs(CardTest):
    """The card's printed cost compares so with an amount; that of a facedown Runner card is 0 (RR/install). `now`: the
    rez cost that the card has now."""

    __slots__ = ("amount", "now", "sign")

    def __init__(self, sign: str, amount: int | Amount, now: bool = False) -> None:
        self.sign = sign
        self.amount = amount
        self.now = now

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        facedown = card.zone == PLAY and card.owner != CORP and not card.faceup
        if not facedown and not card.definition.type:
            return False  # a condition counter has none (Rules Reference: Card Conversion)
        cost = g.rez_cost(card) if self.now else 0 if facedown else max(0, card.definition.cost)
        return compare(cost, self.sign, value_of(self.amount, g, ctx))


@final
class Strong(CardTest):
    """The card's strength compares so with an amount."""

    __slots__ = ("amount", "sign")

    def __init__(self, sign: str, amount: int | Amount) -> None:
        self.sign = sign
        self.amount = amount

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return compare(g.strength(card), self.sign, value_of(self.amount, g, ctx))


@final
class Worth(CardTest):
    """The agenda points of the card compare so with an amount."""

    __slots__ = ("amount", "sign")

    def __init__(self, sign: str, amount: int | Amount) -> None:
        self.sign = sign
        self.amount = amount

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return compare(g.agenda_points(card), self.sign, value_of(self.amount, g, ctx))


@final
class HasCounters(CardTest):
    """The number of counters of a kind on the card compares so with an amount. `own`: only those that lie on it, not
    those it is considered to have."""

    __slots__ = ("amount", "counter", "own", "sign")

    open_for: ClassVar[int] = ALL_TYPES

    def __init__(self, counter: int, sign: str = ">=", amount: int | Amount = 1, own: bool = False) -> None:
        self.counter = counter
        self.sign = sign
        self.amount = amount
        self.own = own

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        have = card.counters[self.counter] if self.own else g.counters_on(card, self.counter)
        return compare(have, self.sign, value_of(self.amount, g, ctx))


@final
class ScoredBy(CardTest):
    """The card is in the score area of a side."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return card.id in g.players[self.side].scored


@final
class InstalledThisTurn(CardTest):
    """The card was installed this turn and has not been uninstalled since."""

    __slots__ = ()

    open_for: ClassVar[int] = ALL_TYPES

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return installed_this_turn(g, card)


@final
class RezzedThisTurn(CardTest):
    """The card was rezzed this turn."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return rezzed_this_turn(g, card)


@final
class Innermost(CardTest):
    """The innermost piece of ice protecting its server."""

    __slots__ = ()

    open_for: ClassVar[int] = ALL_TYPES

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        server = g.server(card.server)
        return server is not None and bool(server.ice) and server.ice[-1] == card.id


@final
class FirstEncountered(CardTest):
    """The first ice encountered this turn, until that run ends."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return first_encountered(g) == card.instance


@final
class HappenedTo(CardTest):
    """Something happened to this very card, or with it, this turn or this run (`since`), by a side if one is named.
    `what`: of a kind of damage, counter or action."""

    __slots__ = ("event", "side", "since", "what")

    def __init__(self, event: int, what: int = -1, side: int = NOBODY, since: int = TURN) -> None:
        self.event = event
        self.what = what
        self.side = side
        self.since = since

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return happened_to(g, ctx, card, self.event, self.what, self.side, self.since)


@final
class OfNamedType(CardTest):
    """The card is of the type, or has the subtype, that the source has named out of a list; an event's card as it was
    then (none, facedown). For an event or operation that is yet to name a type, of any of them."""

    __slots__ = ("names",)

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        source = g.cards[ctx.source]
        named = source.chosen
        if not named or named[0] < NAMED:  # what is yet to be played will name one of them
            played = source.definition.type & (EVENT | OPERATION)
            return bool(played) and TYPE_NAMES[card.printed.type] in self.names
        name = self.names[named[0] - NAMED]
        kind = card.printed.type
        if ctx.event is not None and ctx.event.card == card.id and ctx.event.definition is not None:
            kind = ctx.event.definition.type
        return TYPE_NAMES.get(kind) == name or g.has_subtype(card, name)


@final
class CanBeAdvanced(CardTest):
    """The card can be advanced (Rules Reference: Advancing Cards)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return g.can_be_advanced(card)


@final
class CanBeTrashed(CardTest):
    """Nothing forbids the card to be trashed."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return not g.forbidden("trash", ctx.side, card)


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
class OfFaction(CardTest):
    """The card belongs to a faction; "" for the faction of the owner's identity, or of that of a `side`. `other`: to
    any other, or to none (RR/faction: a neutral card is out of faction too; RR/facedown: such a card has none)."""

    __slots__ = ("faction", "other", "side")

    def __init__(self, faction: str = "", other: bool = False, side: int = NOBODY) -> None:
        self.faction = faction
        self.other = other
        self.side = side

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        side = ctx.side if self.side == NOBODY else self.side
        faction = self.faction or g.cards[g.players[side].identity].definition.faction
        if card.zone == PLAY and card.owner != CORP and not card.faceup:
            return self.other
        return (card.definition.faction == faction) != self.other


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
        from netrunner.engine.reference import Chosen

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
        from netrunner.engine.index import context_of

        hosting = None if host < 0 else g.hosting(g.cards[host])
        return hosting is None or hosting.who.is_kind(g, context_of(g.cards[host]), card)


@final
class Outermost(CardTest):
    """The card is the outermost piece of ice protecting a server."""

    __slots__ = ()

    open_for: ClassVar[int] = ALL_TYPES

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        server = g.server(card.server)
        return server is not None and bool(server.ice) and server.ice[0] == card.id


@final
class Named(CardTest):
    """The card is a copy of the one that the source has named out of a list; while none is named, one of the list."""

    __slots__ = ("titles",)

    def __init__(self, titles: tuple[str, ...]) -> None:
        self.titles = titles

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        chosen = g.cards[ctx.source].chosen
        title = card.definition.title
        return title == self.titles[chosen[0] - NAMED] if chosen else title in self.titles


@final
class Either(CardTest):
    """The card is of one of several descriptions."""

    __slots__ = ("filters",)

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return any(who.is_kind(g, ctx, card) and not who.sees_no_face(card) for who in self.filters)


@final
class CouldBeRezzed(CardTest):
    """The card could be rezzed if it were installed (Rules Reference: "If able"). `here`: hosted on the source, for so
    much less."""

    __slots__ = ("here", "less")

    def __init__(self, here: bool = False, less: int = 0) -> None:
        self.less = less
        self.here = here

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        from netrunner.engine.legality import could_rez_at, could_rez_once_installed

        if self.here:
            return could_rez_at(g, card, g.cards[ctx.source].server, self.less, ctx.source)
        return could_rez_once_installed(cast("State", g), card)
