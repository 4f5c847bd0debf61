"""What a way to break loses besides its price: a breaker that goes as the encounter ends, cards from the grip.

Rules Reference: Encounter, Trash. Faerie is trashed, Crypsis without virus counters too, and Brahman goes to the stack,
all of them as the encounter ends: it is played to its end on a copy of the game in which nothing else is done. With a
virus counter Crypsis is kept for it, which is part of the price.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from netrunner.break_costs import after, with_open_windows
from netrunner.engine.frame import O_BRANCH, O_PASS, O_TRIGGER
from netrunner.engine.state import State
from netrunner.engine.terms import DECK, DISCARD, RUNNER

STEPS = 20
"""Of passes and of orders of triggers, until the encounter has ended."""


class Losses(NamedTuple):
    """What a way to break loses."""

    lost: tuple[str, ...]
    """In words."""
    kept: State
    """The game afterwards, in which a breaker that can be kept for counters is."""


def break_losses(start: State, end: State, breakers: Sequence[int]) -> Losses:
    """What the Runner loses from a position to the end of an encounter, the subroutines that are left aside. Not which
    cards of the grip, as that may be left to chance."""
    trashed = sum(end.cards[card].zone == DISCARD for card in start.players[RUNNER].hand)
    cards = "1 card from the grip is" if trashed == 1 else f"{trashed} cards from the grip are"
    lost = [f"{cards} trashed"] if trashed else []
    over = kept(encounter_ended(end), breakers)
    for card in breakers:
        if (zone := over.cards[card].zone) != start.cards[card].zone:
            fate = {DISCARD: "is trashed", DECK: "goes to the stack"}.get(zone, "is lost")
            lost.append(f"{start.cards[card].definition.title} {fate}")
    return Losses(tuple(lost), over)


def kept(over: State, breakers: Sequence[int]) -> State:
    """The game as the encounter has ended, the question answered by which a breaker stays."""
    if over.reason or not over.options or any(option.kind != O_BRANCH for option in over.options):
        return over
    answered = (after(over, option) for option in over.options)
    stays = (g for g in answered if all(g.cards[card].zone == over.cards[card].zone for card in breakers))
    return next(stays, over)


def encounter_ended(state: State) -> State:
    """A copy in which the encounter has ended, as far as nobody has to answer a question for that."""
    g = with_open_windows(state)
    if (ending := g.encounter()) is None:
        return g
    ending.resolved = tuple(ending.unbroken(g))  # they do nothing here
    for _ in range(STEPS):
        encounter = g.encounter()
        if g.reason or encounter is None or encounter.serial != ending.serial:
            break
        going_on = next((option for option in g.options if option.kind in (O_PASS, O_TRIGGER)), None)
        if going_on is None:
            break
        g = after(g, going_on)
    return g
