"""References: which cards an effect, an amount or a condition means.

Rules Reference: Choosing Cards, Self-Referential Language, Uninstall. A reference remembers instances, not ids: a card
that has left is not found (`cards`), though what it was can still be read (`ids`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from netrunner.engine.context import marked, marked_ids
from netrunner.engine.structure import Part
from netrunner.engine.terms import BASIC_ACTION, DECK, DISCARD, DREW, NOBODY

if TYPE_CHECKING:
    from netrunner.engine.amount import Amount
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position


PAID_CARDS: Final = "what was paid"  # the name of the cards trashed or forfeited to pay for an ability

__all__ = [
    "ACCESSED_CARD",
    "APPROACHED",
    "CHOSEN",
    "DRAWN",
    "ENCOUNTERED_ICE",
    "HOST",
    "HOSTED_HERE",
    "LOOKED",
    "MOVED",
    "PAID_CARDS",
    "REMEMBERED",
    "THAT_CARD",
    "THIS",
    "Chosen",
    "Each",
    "Ref",
]


WERE_HOSTED: Final = "hosted"  # the name of the cards that were hosted on a card which was trashed to pay


@mypyc_attr(allow_interpreted_subclasses=True)
class Ref(Part):
    """The base of all references."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        """The ids of the cards that are meant and still there."""
        raise NotImplementedError

    def ids(self, g: Position, ctx: Context) -> list[int]:
        """The ids of the cards that are meant, wherever they are by now."""
        return self.cards(g, ctx)

    def one(self, g: Position, ctx: Context) -> int:
        """The first card that is meant and still there, or -1."""
        cards = self.cards(g, ctx)
        return cards[0] if cards else -1


@final
class This(Ref):
    """The card that the ability is on."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        return [ctx.source] if g.cards[ctx.source].instance == ctx.instance else []

    def ids(self, g: Position, ctx: Context) -> list[int]:
        return [ctx.source]


@final
class Host(Ref):
    """The card that this card is hosted on."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        source = g.cards[ctx.source]
        return [source.host] if source.instance == ctx.instance and source.host >= 0 else []


@final
class HostedHere(Ref):
    """The cards hosted on this card, installed or not; those that were, if it was trashed to pay."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        source = g.cards[ctx.source]
        return list(source.hosted) if source.instance == ctx.instance else marked(g, ctx.named(WERE_HOSTED))


@final
class Chosen(Ref):
    """The cards chosen last, or under a name."""

    __slots__ = ("name",)

    def __init__(self, name: str = "") -> None:
        self.name = name

    def cards(self, g: Position, ctx: Context) -> list[int]:
        return marked(g, ctx.named(self.name) if self.name else ctx.targets)

    def ids(self, g: Position, ctx: Context) -> list[int]:
        return marked_ids(ctx.named(self.name) if self.name else ctx.targets)


@final
class Moved(Ref):
    """The cards that the last verb moved: trashed, installed, added to a hand …"""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        return marked(g, ctx.moved)

    def ids(self, g: Position, ctx: Context) -> list[int]:
        return marked_ids(ctx.moved)


@final
class EventCard(Ref):
    """The card of the event that set the ability off."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        event = ctx.event
        if event is None or event.card < 0 or g.cards[event.card].instance != event.instance:
            return []
        return [event.card]

    def ids(self, g: Position, ctx: Context) -> list[int]:
        return [] if ctx.event is None or ctx.event.card < 0 else [ctx.event.card]


@final
class AccessedCard(Ref):
    """The card being accessed."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        cid = g.accessed_card()
        return [] if cid < 0 else [cid]


@final
class EncounteredIce(Ref):
    """The ice being encountered."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        cid = g.encountered_ice()
        return [] if cid < 0 else [cid]


@final
class ApproachedIce(Ref):
    """The ice being approached, until it is encountered or passed (Rules Reference: Approaching Ice)."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        run = g.run()
        if run is None or run.ended or not run.approaching() or g.cards[run.ice].instance != run.ice_instance:
            return []
        return [run.ice]


@final
class Remembered(Ref):
    """The cards that this card has chosen, openly, and remembers."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        chosen = g.cards[ctx.source].chosen
        return [cid for cid in g.installed(NOBODY) if g.cards[cid].instance in chosen] if chosen else []


@final
class Top(Ref):
    """The top cards of a deck, or of the discard pile (`zone`), the top one first; of the owner's, unless a side is
    named."""

    __slots__ = ("amount", "side", "zone")

    def __init__(self, amount: int | Amount = 1, side: int = NOBODY, zone: int = DECK) -> None:
        self.amount = amount
        self.side = side
        self.zone = zone

    def cards(self, g: Position, ctx: Context) -> list[int]:
        amount = self.amount if isinstance(self.amount, int) else self.amount.value(g, ctx)
        player = g.players[ctx.side if self.side == NOBODY else self.side]
        pile = player.discard if self.zone == DISCARD else player.deck
        return pile[: -amount - 1 : -1] if amount > 0 else []


@final
class Bottom(Ref):
    """The bottom cards of a deck, the lowest first."""

    __slots__ = ("amount", "side")

    def __init__(self, amount: int = 1, side: int = NOBODY) -> None:
        self.amount = amount
        self.side = side

    def cards(self, g: Position, ctx: Context) -> list[int]:
        deck = g.players[ctx.side if self.side == NOBODY else self.side].deck
        return deck[: self.amount]


@final
class Looked(Ref):
    """The cards of a deck that a player has looked at and that lie there still, unless the deck was shuffled since."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        cards = [cid for cid in marked(g, ctx.named("looked")) if g.cards[cid].zone == DECK]
        return [cid for cid in cards if g.cards[cid].known >> ctx.user & 1]


@final
class Drawn(Ref):
    """The cards drawn in the event that set the ability off, while they are in that hand."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        event = ctx.event
        if event is not None and event.kind == BASIC_ACTION:
            event = event.previous  # the draw that the click was spent on
        if event is None or event.kind != DREW:
            return []
        first = event.what  # the last instance number before the first of them
        hand = g.players[event.side].hand
        return [cid for cid in hand if first < g.cards[cid].instance <= first + event.amount]


@final
class Each(Ref):
    """Every card of a description."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def cards(self, g: Position, ctx: Context) -> list[int]:
        return self.who.find(g, ctx)


THIS: Final[Ref] = This()
HOST: Final[Ref] = Host()
HOSTED_HERE: Final[Ref] = HostedHere()
CHOSEN: Final[Ref] = Chosen()
MOVED: Final[Ref] = Moved()
THAT_CARD: Final[Ref] = EventCard()
ACCESSED_CARD: Final[Ref] = AccessedCard()
APPROACHED: Final[Ref] = ApproachedIce()
ENCOUNTERED_ICE: Final[Ref] = EncounteredIce()
REMEMBERED: Final[Ref] = Remembered()
LOOKED: Final[Ref] = Looked()
DRAWN: Final[Ref] = Drawn()


def which(what: Ref | Filter) -> Ref:
    """A reference; a description means every card of it."""
    return what if isinstance(what, Ref) else Each(what)
