"""Tests of what a card is and has: cost, strength, points, counters, type, faction, title."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import compare, value_of
from netrunner.engine.card_tests.base import ALL_TYPES, CardTest
from netrunner.engine.terms import CORP, EVENT, NAMED, NOBODY, OPERATION, PLAY, TYPE_NAMES

if TYPE_CHECKING:
    from typing import ClassVar

    from netrunner.engine.amount import Amount
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position

__all__ = ["Costs", "HasCounters", "Named", "OfFaction", "OfNamedType", "Strong", "Unique", "Worth"]


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
class Unique(CardTest):
    """The card is unique (Rules Reference: Unique)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return card.definition.unique


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
