"""What a breaker pays to get through a piece of ice, found by playing the encounter.

Rules Reference: Icebreaker, Encounter, Strength, Subroutine. The cheapest way of breaking every subroutine is searched
for (Dijkstra) on copies of the game, over whatever the breaker's abilities offer, so that the price is what the engine
would charge: for two cards as printed, on a table of their own, and for the position of a game. What the ice asks for
before subroutines can be broken, such as the credits that Tollbooth takes, is not part of the price. The Corp is taken
to decline where it may prevent a break, or is asked because the Runner must think so (Tyr's Hand).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from itertools import count
from math import inf

from netrunner.engine.frame import O_DONE, O_SOURCE, O_SUBROUTINE, O_USE, Option
from netrunner.engine.prevention_window import Prevention
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, CREDIT, RUNNER
from netrunner.engine.timing import INTERACTION
from netrunner.engine.window import Window
from netrunner.positions import set_up

MOST = 40
"""Credits the Runner has on that table: whatever costs more counts as impossible."""

NODES = 4000

EncounterProgress = tuple[tuple[int, ...], int, int]
"""The strengths of the breakers and of the ice, and how many subroutines are broken."""
NOWHERE: EncounterProgress = ((), 0, 0)


@dataclass(frozen=True, slots=True)
class BreakPlan:
    """How to break subroutines: what it takes, the choices, and the position they lead to."""

    paid: int
    keys: tuple[str, ...]
    end: State


@cache
def break_cost(breaker: str, ice: str) -> int | None:
    """The credits a breaker pays to break every subroutine on a piece of ice, both as printed; None when it cannot.

    `SetupError` for a card that is unknown or does not play yet.

    >>> break_cost("Corroder", "Wall of Static"), break_cost("Corroder", "Enigma")
    (2, None)
    """
    game = set_up(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
        runner={"rig": [breaker], "credits": MOST, "clicks": 4, "hand": ["Blank"] * 5},
        turn="runner",
        skip_empty_windows=False,
    )
    rig = tuple(game.state.players[RUNNER].rig)
    game.choose("Run HQ")
    start = first_interaction(game.state)
    way = None if start is None else cheapest(start, rig)
    return None if way is None else way.paid


def first_interaction(state: State) -> State | None:
    """The first position, whatever is answered on the way, in which the Runner can break subroutines."""
    waiting = [state]
    for position in waiting:
        if position.reason or len(waiting) > NODES:
            continue
        if interacting(position):
            return position
        for option in position.options:
            waiting.append(after(position, option))
    return None


def interacting(g: State) -> bool:
    """Whether the Runner decides in step [3.1] of an encounter."""
    window = g.stack[-1] if g.stack else None
    return isinstance(window, Window) and window.timing is INTERACTION and window.holder == RUNNER


def cheapest(
    start: State,
    breakers: tuple[int, ...],
    nodes: int = NODES,
    until: float = inf,
    subroutine: int = -1,
    *,
    alike: bool = False,
) -> BreakPlan | None:
    """The way that costs the fewest credits of any source, from a position in step [3.1], with these breakers and no
    others: to break one subroutine, or by default all. `until`: of the thread's computing time, for whoever cannot
    wait. `alike`: it does not matter in which order subroutines are broken, so that one order is tried."""
    start = with_open_windows(start)
    tie = count()
    funds = wealth(start)
    queue: list[tuple[int, int, State, tuple[str, ...], EncounterProgress]] = [(0, next(tie), start, (), NOWHERE)]
    seen: set[object] = set()
    while queue and len(seen) < nodes and time.thread_time() < until:
        paid, _, g, keys, before = heappop(queue)
        encounter = g.encounter()
        if g.reason or encounter is None:
            continue
        if interacting(g):
            strengths = tuple(g.strength(g.cards[breaker]) for breaker in breakers)
            stand = (strengths, g.strength(g.cards[encounter.ice]), len(encounter.broken))
            if vain(before, stand):
                continue
            before = stand
            if encounter.all_broken(g) if subroutine < 0 else subroutine in encounter.broken:
                return BreakPlan(paid, keys, g)
        look = (
            g.stack[-1].key(),  # what has been picked so far of several
            frozenset(encounter.broken),
            tuple(g.strength(g.cards[breaker]) for breaker in breakers),
            g.strength(g.cards[encounter.ice]),
            tuple(g.cards[breaker].counters for breaker in breakers),
            wealth(g),
        )
        if look in seen:
            continue
        seen.add(look)
        for option in first_of_alike(g.options) if alike else g.options:
            if useful(option, breakers):
                then = after(g, option)
                heappush(queue, (funds - wealth(then), next(tie), then, (*keys, option.key), before))
    return None


def first_of_alike(options: Sequence[Option]) -> list[Option]:
    """The options, with the first subroutine in the place of all."""
    first = next((option for option in options if option.kind == O_SUBROUTINE), None)
    return [option for option in options if option.kind != O_SUBROUTINE or option is first]


def vain(before: EncounterProgress, after: EncounterProgress) -> bool:
    """Whether nothing was gained but strength that was not needed."""
    if before == NOWHERE or after[1:] != before[1:]:
        return False
    return any(was >= before[1] and now > was for was, now in zip(before[0], after[0], strict=True))


def wealth(g: State) -> int:
    """Every credit that the Runner could spend: in the pool and on cards."""
    rig = g.players[RUNNER].rig
    return g.players[RUNNER].credits + sum(g.cards[cid].counters[CREDIT] for cid in rig)


def useful(option: Option, breakers: tuple[int, ...]) -> bool:
    """The breakers' own abilities, and the questions they ask."""
    if option.kind == O_USE:
        return option.card in breakers
    return option.kind in (O_SUBROUTINE, O_DONE, O_SOURCE)


def with_open_windows(state: State) -> State:
    """A copy that skips no window: the encounter is still there when the last subroutine is broken and nothing else can
    be done, to be looked at."""
    copy = state.clone()
    copy.skip_empty_windows = False
    return copy


def after(state: State, option: Option) -> State:
    """The position after a choice, in a copy. The Corp prevents nothing."""
    then = state.clone()
    then.choose(option)
    while not then.reason and may_prevent(then):
        then.choose(then.options[0])
    return then


def may_prevent(g: State) -> bool:
    """Whether the Corp is asked whether it prevents something. The first option is to decline."""
    chance = g.stack[-1] if g.stack else None
    return isinstance(chance, Prevention) and chance.turn_of == CORP
