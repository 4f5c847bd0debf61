"""Standing orders: what happens when a card that only its player knows has its chance.

A shard in the grip may replace the access of a successful run; a facedown Subliminal Messaging may return to HQ when a
turn begins. Were their players asked, the pause alone would tell the opponent what lies there, and a pause for
everybody would stop most successful runs for nothing. So nobody is asked between two people, and nobody waits: what the
player has said beforehand is done (docs/rules-decisions.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeGuard

from netrunner.engine.ability import Ability, Trigger
from netrunner.engine.frame import O_NO, O_TRIGGER, O_YES, Option
from netrunner.engine.reaction import Reaction
from netrunner.engine.state import State
from netrunner.engine.terms import CORP


def takes_orders(trigger: Ability, side: int) -> TypeGuard[Trigger]:
    """Whether an ability may be met while only its player knows its card: in the grip, or facedown in Archives. What
    unrezzed ice may do is asked with a pause of its own (`Pause`)."""
    if not isinstance(trigger, Trigger) or not trigger.optional or trigger.itself:
        return False
    return trigger.from_discard if side == CORP else trigger.inactive


def first_orders(g: State, side: int) -> dict[str, bool]:
    """The titles in a side's deck that take orders, and whether each is used until its player says otherwise: what
    replaces something is not; what comes back from Archives does."""
    return {
        card.definition.title: trigger.from_discard
        for card in g.cards
        if card.owner == side
        for trigger in card.definition.abilities
        if takes_orders(trigger, side)
    }


def ordered(g: State, orders: Mapping[str, bool]) -> Option | None:
    """What is chosen for the player who would be asked about a card that only they know; None where nothing is, since
    the question is about something that everybody can see."""
    frame = g.stack[-1]
    if not isinstance(frame, Reaction):
        return None
    if frame.asking >= 0:
        if not frame.secret(g, frame.asking):
            return None
        wanted = O_YES if orders.get(title_of(g, frame.met[frame.asking].ctx.source)) else O_NO
        return next((option for option in g.options if option.kind == wanted), g.options[-1])
    secrets = [option for option in g.options if option.kind == O_TRIGGER and frame.secret(g, frame.place(g, option))]
    for option in secrets:
        if not orders.get(title_of(g, option.card)):
            return option  # and declined when it asks
    public = [option for option in g.options if option not in secrets]
    if len(public) > 1 or not secrets:
        return None
    return (public or secrets)[0]


def secret_moment(g: State) -> bool:
    """Whether something has to be decided only because of a card that one player alone knows: nobody else may see that
    the game stood there."""
    frame = g.stack[-1]
    if g.reason or not isinstance(frame, Reaction):
        return False
    if frame.asking >= 0:
        return frame.secret(g, frame.asking)
    public = [option for option in g.options if not frame.secret(g, frame.place(g, option))]
    return len(public) < min(2, len(g.options))


def title_of(g: State, card: int) -> str:
    return g.cards[card].definition.title


def known_orders(orders: Mapping[str, bool]) -> str:
    """Which cards take orders, in a sentence."""
    return f"These do: {', '.join(sorted(orders))}." if orders else "None of your cards does."
