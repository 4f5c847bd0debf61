"""Shortcuts: several choices in one click. "Break all with Corroder: 3 credits", at the least cost.

Rules Reference: Encounter, Icebreaker. The cheapest way is the one that `netrunner.scenario.breaking` finds.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from netrunner.engine.frame import O_USE
from netrunner.engine.state import State
from netrunner.engine.terms import COUNTER_NAMES, CREDIT
from netrunner.scenario.breaking import cheapest, interacting

NODES: Final = 400
SECONDS: Final = 0.1
"""Of computing, for all breakers together: everybody else at this server waits meanwhile."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A way to break every subroutine with one card, as a player is offered it."""

    label: str
    card: int
    keys: tuple[str, ...]


class Shortcuts:
    """The shortcuts of one decision: searched for once, however often they are looked at."""

    def __init__(self) -> None:
        self.searched: tuple[State, int] | None = None
        self.found: list[Shortcut] = []

    def at(self, g: State, number: int) -> list[Shortcut]:
        """The shortcuts of the decision with this number."""
        if self.searched is None or self.searched[0] is not g or self.searched[1] != number:
            self.searched, self.found = (g, number), shortcuts(g)
        return self.found


def shortcuts(g: State) -> list[Shortcut]:
    """How each of the Runner's icebreakers could break everything that is unbroken, cheapest first."""
    if g.reason or not interacting(g):
        return []
    encounter = g.encounter()
    if encounter is None or encounter.all_broken(g):
        return []
    found: list[tuple[int, Shortcut]] = []
    until = time.thread_time() + SECONDS
    for card in sorted({option.card for option in g.options if option.kind == O_USE}):
        if "icebreaker" in g.cards[card].definition.subtypes:
            if (way := cheapest(g, card, NODES, until)) is not None:
                label = words(g, way.end, card, way.paid)
                found.append((way.paid, Shortcut(label, g.cards[card].instance, way.keys)))
    found.sort(key=lambda pair: pair[0])
    return [shortcut for _, shortcut in found]


def words(start: State, end: State, breaker: int, paid: int) -> str:
    """What a player reads: the card, and what it takes."""
    title = start.cards[breaker].definition.title
    costs = [f"{paid} credit{'' if paid == 1 else 's'}"]
    for kind, name in enumerate(COUNTER_NAMES):
        used = start.cards[breaker].counters[kind] - end.cards[breaker].counters[kind]
        if used > 0 and kind != CREDIT:
            costs.append(f"{used} {name} counter{'' if used == 1 else 's'}")
    return f"Break all with {title}: {', '.join(costs)}"
