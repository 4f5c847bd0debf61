"""What the searching bots share: candidates that are tried in the same worlds, playing on, and when not to search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from netrunner.engine.frame import O_NO, O_YES
from netrunner.engine.payment import Payment
from netrunner.engine.reaction import Reaction
from netrunner.engine.state import State
from netrunner.engine.window import Window

LONGEST: Final = 300  # decisions in one simulation
SURE: Final = 7.0  # credits by which the rookie's best option must lead to be taken without a search
SURE_IN_WINDOW: Final = 0.9  # the same in windows between actions, which are many and seldom matter
HARMFUL: Final = -3.0  # what the rookie thinks so badly of is considered only where nothing better is to be had
PATIENCE: Final = 1.5  # standard errors by which a candidate must fall behind to be dropped


Thoughts = Callable[[State], list[float]]
"""What each option of a position is worth to the side that decides, in credits."""


class CandidateRecord:
    """An option at the root of a search, and how it did against the first choice in the same worlds."""

    __slots__ = ("index", "lead", "rounds", "spread")

    def __init__(self, index: int) -> None:
        self.index = index
        self.rounds = 0
        self.lead = 0.0  # the sum of the differences
        self.spread = 0.0  # the sum of their squares

    def note(self, difference: float) -> None:
        self.rounds += 1
        self.lead += difference
        self.spread += difference * difference


def play_on(g: State, until: int, thoughts: Thoughts) -> None:
    """Play on until a turn begins, by taking what is thought to be worth most, the first of equals."""
    steps = 0
    while not g.reason and g.turn < until and steps < LONGEST:
        options = g.options
        if len(options) == 1:
            g.choose(options[0])
        else:
            values = thoughts(g)
            g.choose(options[values.index(max(values))])
        steps += 1


def sure_lead(g: State) -> float:
    """By how many credits an option must lead to need no search."""
    frame = g.stack[-1]
    if isinstance(frame, (Payment, Reaction)) and g.options[0].kind not in (O_YES, O_NO):
        return -1.0
    return SURE_IN_WINDOW if isinstance(frame, Window) and g.run_at < 0 else SURE


def worth_considering(values: list[float], widest: int, floor: float) -> list[int]:
    """The options that may be best going by the rookie's numbers, its own choice first: none that is worse than the
    `floor` where something better is to be had."""
    ranked = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    top = values[ranked[0]]
    return [
        index
        for index in ranked[:widest]
        if index == ranked[0] or (top - values[index] <= SURE and (values[index] > floor or top <= floor))
    ]
