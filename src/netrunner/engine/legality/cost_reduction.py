"""What may be used to make a card cheaper before it is played or installed. Rules Reference: Nested Costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.constant import LowersCosts
from netrunner.engine.payable import trashable

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


def cost_reducers(g: State, card: Card) -> list[Active[LowersCosts]]:
    """What the owner of a card that is about to be played or installed may use to make it cheaper."""
    return [
        entry
        for entry in g.index.lowers
        if entry.ctx.side == card.owner
        and not g.was_used(entry.ctx.instance, entry.ability.index)
        and g.may_use(card.owner, g.cards[entry.ctx.source])
        and given_up(g, entry, card)
    ]


def given_up(g: State, entry: Active[LowersCosts], card: Card) -> list[int]:
    """What could be trashed to make a card cheaper."""
    who = entry.ability.trash
    return [cid for cid in trashable(g, card.owner, who, entry.ctx) if cid != card.id]


def greatest_reduction(g: State, card: Card) -> int:
    """How much cheaper a card can be made, each time for a card of its own."""
    entries = cost_reducers(g, card)
    cards = {cid for entry in entries for cid in given_up(g, entry, card)}
    return sum(entry.ability.amount for entry in entries[: len(cards)])
