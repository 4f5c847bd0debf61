"""Whether the Corp can flatline the Runner this turn with what it holds: damage now, or a tag first and damage then."""

from __future__ import annotations

from typing import Final

from netrunner.bots.assessment import Assessment
from netrunner.bots.patterns import needs_tag
from netrunner.bots.scale import LETHAL
from netrunner.bots.survival import TRACED, damage_when_played, tags_when_played, trace_base
from netrunner.engine.card import Card
from netrunner.engine.frame import O_PLAY
from netrunner.engine.terms import HAND, RUNNER

DEADLY: Final = 3  # damage for which an operation is kept until it kills


def flatline_worth(o: Assessment, card: Card) -> float:
    """What an operation is worth as a part of a flatline in this turn; nothing where it is none."""
    tagged = o.g.tagged()
    definition = card.definition
    if damage_when_played(definition, tagged):
        return LETHAL if enough(o, tagged, o.me.clicks, o.me.credits) else 0.0
    if tagged or not tags_when_played(definition):
        return 0.0
    base = trace_base(definition)
    price = max(0, definition.cost)
    if base >= 0:
        price += max(0, o.g.players[RUNNER].credits + o.g.link() + 1 - base)
    sure = 1.0 if base < 0 else TRACED
    return sure * LETHAL if enough(o, True, o.me.clicks - 1, o.me.credits - price) else 0.0


def enough(o: Assessment, tagged: bool, clicks: int, credits: int) -> bool:
    """Whether the operations in hand do more damage than the Runner has cards, with so many clicks and credits."""
    g = o.g
    legal = {option.card for option in g.options if option.kind == O_PLAY}
    blows: list[tuple[int, int]] = []
    for cid in o.me.hand:
        definition = g.cards[cid].definition
        damage = damage_when_played(definition, tagged)
        if damage and g.cards[cid].zone == HAND and (cid in legal or needs_tag(definition.play_only_if)):
            blows.append((damage, max(0, definition.cost)))
    blows.sort(key=best_blow)
    total = 0
    for damage, cost in blows[: max(0, clicks)]:
        credits -= cost
        if credits >= 0:
            total += damage
    return total > len(g.players[RUNNER].hand)


def best_blow(blow: tuple[int, int]) -> tuple[int, int]:
    """The most damage first, and the cheapest of equals."""
    damage, cost = blow
    return -damage, cost
