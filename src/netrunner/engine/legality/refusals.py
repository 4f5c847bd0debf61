"""Why something is refused, in words that several rules share. Rules Reference: Cannot, Using Abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.phrase import Voice, say
from netrunner.engine.reason import Reason
from netrunner.engine.terms import ANY_SERVER

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.condition import Condition
    from netrunner.engine.constant import Forbid
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


NO_CHANGE: Final = Reason("RR/using-abilities", "It could not change the game state.")
FORBIDDEN: Final = Reason("RR/cannot", "An effect forbids it.")
FORBIDDEN_ITSELF: Final = Reason("RR/cannot", "Its own text forbids it.")
FORBIDDEN_BY: Final[dict[str, Reason]] = {}
"""By the title of the card that forbids."""


def why_forbidden(g: State, what: str, side: int, card: Card | None = None, server: int = ANY_SERVER) -> Reason | None:
    """The "cannot" that stands against something, with the card that says so where both players know it."""
    entry = g.forbidding(what, side, card, server)
    return None if entry is None else forbidden_by(g, entry, card)


def forbidden_by(g: State, entry: Active[Forbid], card: Card | None) -> Reason:
    source = g.cards[entry.ctx.source]
    if card is not None and card.id == source.id:
        return FORBIDDEN_ITSELF if entry.lasting < 0 else FORBIDDEN  # what lasts may have been laid on it by another
    if source.known != 3:
        return FORBIDDEN
    title = source.printed.title
    reason = FORBIDDEN_BY.get(title)
    if reason is None:
        reason = FORBIDDEN_BY[title] = Reason("RR/cannot", f"{title} forbids it.")
    return reason


REFUSALS: Final[dict[tuple[Condition, str, int], Reason]] = {}
"""The refusals of conditions that cards name, each made once."""


def only_if(rule: str, done: str, when: Condition, side: int) -> Reason:
    """The refusal of what can be done only if something holds that does not."""
    key = (when, done, side)
    refusal = REFUSALS.get(key)
    if refusal is None:
        refusal = REFUSALS[key] = Reason(rule, f"It can be {done} only if {say(when, Voice(side))}.")
    return refusal
