"""Making a card cheaper as it is about to be played or installed. Rules Reference: Nested Costs, Using Abilities.

The question comes before anything is paid; what is trashed for it is gone, whatever becomes of the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.change import TrashChange
from netrunner.engine.frame import O_CARD, O_DONE, Option
from netrunner.engine.legality.cost_reduction import cost_reducers, given_up
from netrunner.engine.log import SUBJECTS
from netrunner.engine.prevention import attempt_changes

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.state import State


def reduction_prompt(g: State, card: Card, do: str, payable: bool) -> str:
    """The question, with what the first of the abilities would do."""
    entry = cost_reducers(g, card)[0]
    amount = entry.ability.amount
    title = g.cards[entry.ctx.source].definition.title
    may = "you may trash" if payable else "trash"
    return f"{title}: {may} a card to {do} {card.definition.title} for {amount} credits less."


def reduction_options(g: State, card: Card, payable: bool) -> list[Option]:
    """The cards that may be trashed, copies being one choice; none, if the card is `payable` as it is."""
    different: dict[str, int] = {}
    for cid in given_up(g, cost_reducers(g, card)[0], card):
        different.setdefault(g.cards[cid].definition.title, cid)
    result = [Option(O_CARD, cid) for cid in different.values()]
    return [*result, Option(O_DONE)] if payable else result


def reduce_cost(g: State, card: Card, given: int) -> int:
    """Trash a card for it; how much cheaper the other one is."""
    entry = cost_reducers(g, card)[0]
    g.mark_used(entry.ctx.instance, entry.ability.index)
    g.note(f"{SUBJECTS[card.owner]} uses {{card}}.", entry.ctx.source, seen=3)
    attempt_changes(g, [TrashChange([given], card.owner, entry.ctx.source, revealed=True)])
    return entry.ability.amount
