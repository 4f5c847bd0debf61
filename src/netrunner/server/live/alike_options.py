"""Questions among cards that are alike: nobody is asked which of two copies of an agenda is forfeited.

Rules Reference: Forfeit. The engine asks, and the answer is recorded; here it is given for a person, as a pass is. Only
cards in a score area count: they lie open, no place there is better than another, and neither a counter nor anything
that has happened to one of them this turn tells them apart. So whether somebody is asked tells nothing.
"""

from __future__ import annotations

from collections.abc import Collection

from netrunner.engine.card import Card
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.state import State
from netrunner.engine.terms import SCORED


def any_copy(g: State) -> Option | None:
    """The first of the options where all are copies of a card among which there is nothing to choose; None where
    somebody has to say."""
    if len(g.options) < 2 or any(option.kind != O_CARD for option in g.options):
        return None
    cards = [g.cards[option.card] for option in g.options]
    if len({look(card) for card in cards}) > 1 or cards[0].zone != SCORED or cards[0].hosted:
        return None
    return None if told_apart(g, {card.instance for card in cards}) else g.options[0]


def look(card: Card) -> tuple[object, ...]:
    """All that is to be seen of a card where it lies."""
    return (
        card.printed.title,
        card.definition.title,
        card.owner,
        card.zone,
        card.faceup,
        card.host,
        card.hosted,
        card.counters,
        card.known,
        card.chosen,
    )


def told_apart(g: State, instances: Collection[int]) -> bool:
    """Whether something has happened to one of the cards this turn, an ability of one was used, or an effect is about
    one."""
    event = g.history
    while event is not None and event.turn == g.turn:
        if event.instance in instances:
            return True
        event = event.previous
    used = any(instance in instances for instance, _ in g.used)
    return used or any(lasting.instance in instances or lasting.ctx.instance in instances for lasting in g.lasting)
