"""Lasting effects: what an ability leaves behind until the encounter, the run or the turn ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.filter import SERVER

if TYPE_CHECKING:
    from netrunner.engine.ability import Ability
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context


@final
class Lasting:
    """Immutable. Either a direct change of one card (`query` by `amount`, or gained `subtypes`), or an `ability`
    that acts as if it were on an active card, read in `ctx`."""

    __slots__ = ("ability", "amount", "born", "card", "ctx", "instance", "once", "query", "serial", "subtypes", "until")

    def __init__(
        self,
        serial: int,
        until: int,
        ctx: Context,
        *,
        card: int = -1,
        instance: int = -1,
        query: int = -1,
        amount: int = 0,
        subtypes: tuple[str, ...] = (),
        ability: Ability | None = None,
        once: bool = False,
        born: int = 0,
    ) -> None:
        self.serial = serial
        self.until = until
        self.ctx = ctx
        self.card = card
        self.instance = instance
        self.query = query
        self.amount = amount
        self.subtypes = subtypes
        self.ability = ability
        self.once = once
        self.born = born  # the turn in which it began

    def without_server(self) -> Lasting:
        """The same, without a chosen server."""
        ctx = self.ctx.copy()
        ctx.name(SERVER, ())
        return Lasting(
            self.serial,
            self.until,
            ctx,
            card=self.card,
            instance=self.instance,
            query=self.query,
            amount=self.amount,
            subtypes=self.subtypes,
            ability=self.ability,
            once=self.once,
            born=self.born,
        )

    def key(self) -> tuple[object, ...]:
        path = "" if self.ability is None else self.ability.path
        return (
            self.serial,
            self.until,
            self.ctx.key(),
            self.card,
            self.instance,
            self.query,
            self.amount,
            self.subtypes,
            path,
            self.once,
            self.born,
        )


def has_ability(effects: list[Lasting]) -> bool:
    """Whether one of these effects is an ability, which the index files."""
    return any(lasting.ability is not None for lasting in effects)


def tied_to(effects: list[Lasting], card: Card) -> bool:
    """Whether one of these effects is an ability that ends as a card leaves."""
    return any(lasting.ability is not None and lasting.card == card.id for lasting in effects)
