"""Making a card cheaper as it is about to be played or installed. Rules Reference: Nested Costs, Using Abilities.

The question comes before anything is paid; what is trashed for it is gone, whatever becomes of the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from netrunner.engine.constant import LowersCosts
from netrunner.engine.frame import O_CARD, O_DONE, Option
from netrunner.engine.legality import given_up, lowering
from netrunner.engine.log import SUBJECTS
from netrunner.engine.would import TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.state import State


def lowering_prompt(g: State, card: Card, do: str, payable: bool) -> str:
    """The question, with what the first of the abilities would do."""
    entry = lowering(g, card)[0]
    amount = cast(LowersCosts, entry.ability).amount
    title = g.cards[entry.ctx.source].definition.title
    may = "you may trash" if payable else "trash"
    return f"{title}: {may} a card to {do} {card.definition.title} for {amount} credits less."


def lowering_options(g: State, card: Card, payable: bool) -> list[Option]:
    """The cards that may be trashed, copies being one choice; none, if the card is `payable` as it is."""
    different: dict[str, int] = {}
    for cid in given_up(g, lowering(g, card)[0], card):
        different.setdefault(g.cards[cid].definition.title, cid)
    result = [Option(O_CARD, cid) for cid in different.values()]
    return [*result, Option(O_DONE)] if payable else result


def lower(g: State, card: Card, given: int) -> int:
    """Trash a card for it; how much cheaper the other one is."""
    entry = lowering(g, card)[0]
    g.mark_used(entry.ctx.instance, entry.ability.index)
    g.note(f"{SUBJECTS[card.owner]} uses {{card}}.", entry.ctx.source, seen=3)
    would(g, [TrashChange([given], card.owner, entry.ctx.source, revealed=True)])
    return cast(LowersCosts, entry.ability).amount
