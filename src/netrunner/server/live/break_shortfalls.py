"""What the Runner lacks to break subroutines: "2 credits short", where a breaker could break one if it could be paid.

Rules Reference: Encounter, Icebreaker, Cost. The price is searched for as in `netrunner.server.live.shortcuts`, on a
copy of the game in which the Runner has more credits. Nothing of it can be chosen.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from netrunner.break_costs import interacting
from netrunner.engine.frame import O_USE
from netrunner.engine.state import State
from netrunner.engine.terms import RUNNER
from netrunner.server.live.shortcuts import SECONDS, Shortcut, breaking_cards, helped_breakers, one_by_one

LENT: Final = 30
"""Credits of the copy beyond those that the Runner has. What lacks more is not told."""


@dataclass(frozen=True, slots=True)
class BreakShortfall:
    """What lacks to break a subroutine, at the least."""

    subroutine: int
    credits: int
    cards: tuple[str, ...]
    """The titles of the cards that could break it."""


def break_shortfalls(g: State, offered: list[Shortcut]) -> list[BreakShortfall]:
    """For each unbroken subroutine that no offered shortcut breaks, and that more credits would break."""
    encounter = g.encounter()
    if g.reason or encounter is None or not interacting(g):
        return []
    priced = {way.subroutine for way in offered if way.kind == "subroutine"}
    if not (dear := [number for number in encounter.unbroken(g) if number not in priced]):
        return []
    rich = g.clone()
    rich.players[RUNNER].credits += LENT
    rich.options = rich.stack[-1].options(rich)
    usable = {option.card for option in rich.options if option.kind == O_USE}
    breakers = sorted(breaking_cards(rich))
    alone: list[tuple[int, ...]] = [(breaker,) for breaker in breakers if breaker in usable]
    teams = helped_breakers(rich, breakers, usable) or alone
    ways = one_by_one(rich, teams, dear, time.thread_time() + SECONDS)
    return [
        BreakShortfall(way.subroutine, lacking, way.cards)
        for way in ways
        if way.subroutine is not None and way.left is not None and (lacking := LENT - way.left) > 0
    ]
