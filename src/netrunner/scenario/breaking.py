"""What a breaker pays to get through a piece of ice, found by playing the encounter.

Rules Reference: Icebreaker, Encounter, Strength, Subroutine. The breaker meets the ice on a table of its own, and the
cheapest way of breaking every subroutine is searched for (Dijkstra) over whatever the breaker's abilities offer, so
that the price is what the engine would charge. What the ice asks for before subroutines can be broken, such as the
credits that Tollbooth takes, is not part of the price.
"""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from itertools import count

from netrunner.engine.frame import O_DONE, O_SUBROUTINE, O_USE, Option
from netrunner.engine.state import State
from netrunner.engine.terms import RUNNER
from netrunner.engine.timing import INTERACTION
from netrunner.engine.window import Window
from netrunner.scenario.scenario import Scenario

MOST = 40
"""Credits the Runner has on that table: whatever costs more counts as impossible."""

NODES = 4000


@cache
def break_cost(breaker: str, ice: str) -> int | None:
    """The credits a breaker pays to break every subroutine on a piece of ice, both as printed; None when it cannot.

    `SetupError` for a card that is unknown or does not play yet.

    >>> break_cost("Corroder", "Wall of Static"), break_cost("Corroder", "Enigma")
    (2, None)
    """
    table = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
        runner={"rig": [breaker], "credits": MOST, "clicks": 4, "hand": ["Blank"] * 5},
        turn="runner",
        skip_empty_windows=False,  # the window stays open when the last subroutine is broken, to be looked at
    )
    table.choose("Run HQ")
    start = interaction(table.state)
    return None if start is None else cheapest(start, table.card(breaker).id)


def interaction(state: State) -> State | None:
    """The first position, whatever is answered on the way, in which the Runner can break subroutines."""
    waiting = [state]
    for position in waiting:
        if position.reason or len(waiting) > NODES:
            continue
        if breaking(position):
            return position
        for option in position.options:
            waiting.append(after(position, option))
    return None


def breaking(state: State) -> bool:
    """Whether the Runner decides in step [3.1] of an encounter."""
    window = state.stack[-1] if state.stack else None
    return isinstance(window, Window) and window.timing is INTERACTION and window.holder == RUNNER


def cheapest(start: State, breaker: int) -> int | None:
    """The fewest credits with which the breaker breaks every subroutine, from a position in step [3.1]."""
    tie = count()
    funds = start.players[RUNNER].credits
    queue = [(0, next(tie), start)]
    seen: set[object] = set()
    while queue and len(seen) < NODES:
        paid, _, state = heappop(queue)
        encounter = state.encounter()
        if encounter is None or state.reason:
            continue
        if encounter.all_broken(state):
            return paid
        look = (
            state.stack[-1].key(),  # what has been picked so far of several
            frozenset(encounter.broken),
            state.strength(state.cards[breaker]),
            state.strength(state.cards[encounter.ice]),
            state.cards[breaker].counters,
        )
        if look in seen:
            continue
        seen.add(look)
        for option in state.options:
            if useful(option, breaker):
                then = after(state, option)
                heappush(queue, (funds - then.players[RUNNER].credits, next(tie), then))
    return None


def useful(option: Option, breaker: int) -> bool:
    """The breaker's own abilities, and the questions they ask."""
    if option.kind == O_USE:
        return option.card == breaker
    return option.kind in (O_SUBROUTINE, O_DONE)


def after(state: State, option: Option) -> State:
    """The position after a choice, in a copy."""
    then = state.clone()
    then.choose(option)
    return then
