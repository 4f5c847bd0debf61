"""Tests of what has happened to a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.card_tests.base import ALL_TYPES, CardTest
from netrunner.engine.history import first_encountered, happened_to, installed_this_turn, rezzed_this_turn
from netrunner.engine.terms import NOBODY, TURN

if TYPE_CHECKING:
    from typing import ClassVar

    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position

__all__ = ["FirstEncountered", "HappenedTo", "InstalledThisTurn", "RezzedThisTurn"]


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
