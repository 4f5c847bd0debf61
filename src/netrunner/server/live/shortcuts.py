"""Shortcuts: several choices in one click. "Break all with Corroder: 3 credits", at the least cost.

Rules Reference: Encounter, Icebreaker. The cheapest way is searched for (Dijkstra) on copies of the game, over the
abilities of one icebreaker and the questions they ask, so that the price is what the engine will charge.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Final

from netrunner.engine.frame import O_DONE, O_SOURCE, O_SUBROUTINE, O_USE, Option
from netrunner.engine.state import State
from netrunner.engine.terms import COUNTER_NAMES, CREDIT, RUNNER
from netrunner.engine.timing import INTERACTION
from netrunner.engine.window import Window

NODES: Final = 400
SECONDS: Final = 0.1
"""Of computing, for all breakers together: everybody else at this server waits meanwhile."""

Stand = tuple[int, int, int]
"""The strength of the breaker and of the ice, and how many subroutines are broken."""
NOWHERE: Final[Stand] = (-1, 0, 0)


@dataclass(frozen=True, slots=True)
class Way:
    """A way to break every subroutine with one card."""

    label: str
    card: int
    keys: tuple[str, ...]


class Ways:
    """The ways of one decision: searched for once, however often they are looked at."""

    def __init__(self) -> None:
        self.searched: tuple[State, int] | None = None
        self.found: list[Way] = []

    def at(self, g: State, number: int) -> list[Way]:
        """The ways of the decision with this number."""
        if self.searched is None or self.searched[0] is not g or self.searched[1] != number:
            self.searched, self.found = (g, number), ways(g)
        return self.found


def interacting(g: State) -> bool:
    """Whether the Runner decides in step [3.1] of an encounter."""
    window = g.stack[-1] if g.stack else None
    return isinstance(window, Window) and window.timing is INTERACTION and window.holder == RUNNER


def ways(g: State) -> list[Way]:
    """How each of the Runner's icebreakers could break everything that is unbroken, cheapest first."""
    if g.reason or not interacting(g):
        return []
    encounter = g.encounter()
    if encounter is None or encounter.all_broken(g):
        return []
    found = []
    until = time.thread_time() + SECONDS
    for card in sorted({option.card for option in g.options if option.kind == O_USE}):
        if "icebreaker" in g.cards[card].definition.subtypes:
            if (way := cheapest(g, card, until)) is not None:
                found.append(way)
    found.sort(key=lambda pair: pair[0])
    return [way for _, way in found]


def cheapest(start: State, breaker: int, until: float = inf) -> tuple[int, Way] | None:
    """The way that costs the fewest credits of any source, if the breaker can do it alone."""
    tie = count()
    funds = wealth(start)
    queue: list[tuple[int, int, State, tuple[str, ...], Stand]] = [(0, next(tie), start, (), NOWHERE)]
    seen: set[object] = set()
    while queue and len(seen) < NODES and time.thread_time() < until:
        paid, _, g, keys, before = heappop(queue)
        encounter = g.encounter()
        if g.reason or encounter is None:
            continue
        if interacting(g):
            stand = (g.strength(g.cards[breaker]), g.strength(g.cards[encounter.ice]), len(encounter.broken))
            if vain(before, stand):
                continue
            before = stand
        if encounter.all_broken(g) and interacting(g):
            return paid, Way(words(start, g, breaker, paid), start.cards[breaker].instance, keys)
        look = (
            g.stack[-1].key(),
            frozenset(encounter.broken),
            g.strength(g.cards[breaker]),
            g.strength(g.cards[encounter.ice]),
            tuple(g.cards[breaker].counters),
            wealth(g),
        )
        if look in seen:
            continue
        seen.add(look)
        for option in g.options:
            if useful(option, breaker):
                then = g.clone()
                then.choose(option)
                heappush(queue, (funds - wealth(then), next(tie), then, (*keys, option.key), before))
    return None


def vain(before: Stand, after: Stand) -> bool:
    """Whether nothing was gained but strength that was not needed."""
    return before[0] >= before[1] and after[0] > before[0] and after[1:] == before[1:]


def wealth(g: State) -> int:
    """Every credit that the Runner could spend: in the pool and on cards."""
    rig = g.players[RUNNER].rig
    run = g.run()
    return g.players[RUNNER].credits + sum(g.cards[cid].counters[CREDIT] for cid in rig) + (run.credits if run else 0)


def useful(option: Option, breaker: int) -> bool:
    """The breaker's own abilities, and the questions they ask."""
    if option.kind == O_USE:
        return option.card == breaker
    return option.kind in (O_SUBROUTINE, O_DONE, O_SOURCE)


def words(start: State, end: State, breaker: int, paid: int) -> str:
    """What a player reads: the card, and what it takes."""
    title = start.cards[breaker].definition.title
    costs = [f"{paid} credit{'' if paid == 1 else 's'}"]
    for kind, name in enumerate(COUNTER_NAMES):
        used = start.cards[breaker].counters[kind] - end.cards[breaker].counters[kind]
        if used > 0 and kind != CREDIT:
            costs.append(f"{used} {name} counter{'' if used == 1 else 's'}")
    return f"Break all with {title}: {', '.join(costs)}"
