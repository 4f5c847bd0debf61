"""Forced encounters. Rules Reference: Encounter (Forced Encounters)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.encounter import Encounter
from netrunner.engine.terms import DONE, WAIT

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class ForceEncounter(Effect):
    """The Runner encounters ice outside the run's path: the source, the chosen ice or the ice of the event.

    Steps [3] to [3.2] are resolved; then what caused the encounter goes on, and the Runner's position is as before.
    """

    __slots__ = ("chosen", "event")

    def __init__(self, chosen: bool = False, event: bool = False) -> None:
        self.chosen = chosen
        self.event = event

    def ice(self, ctx: Context) -> int:
        if self.chosen:
            return ctx.targets[0] if ctx.targets else -1
        if self.event:
            return -1 if ctx.event is None else ctx.event.card
        return ctx.source

    def step(self, g: State, f: Resolve) -> int:
        ice = self.ice(f.ctx)
        run = g.run()
        if f.stage == 0 and ice >= 0 and run is not None and not run.ended:
            f.stage = 1
            run.encounters += 1
            g.push(Encounter(ice, g.cards[ice].instance, run.encounters, g.next_serial()))
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0

    def describe(self) -> str:
        return "the Runner encounters " + ("it" if self.chosen else "that ice" if self.event else "this ice")
