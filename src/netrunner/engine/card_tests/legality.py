"""Tests of what may be done with a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from netrunner.engine.card_tests.base import CardTest
from netrunner.engine.legality.rezzing import could_rez_at, could_rez_once_installed

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position
    from netrunner.engine.state import State

__all__ = ["CanBeAdvanced", "CanBeTrashed", "CouldBeRezzed"]


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
class CouldBeRezzed(CardTest):
    """The card could be rezzed if it were installed (Rules Reference: "If able"). `here`: hosted on the source, for so
    much less."""

    __slots__ = ("here", "less")

    def __init__(self, here: bool = False, less: int = 0) -> None:
        self.less = less
        self.here = here

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        if self.here:
            return could_rez_at(g, card, g.cards[ctx.source].server, self.less, ctx.source)
        return could_rez_once_installed(cast("State", g), card)
