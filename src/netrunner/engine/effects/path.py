"""Effects on the way a run takes. Rules Reference: Jack Out, Pass, Approaching Ice, Run."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.terms import DONE

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class JackOut(Effect):
    """The Runner jacks out, unless something forbids it."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if run is not None and self.could(g, f.ctx):
            g.note("The Runner jacks out.")
            run.ended = True
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        run = g.run()
        return run is not None and not run.ended and run.may_jack_out(g)

    def describe(self) -> str:
        return "jack out"


@final
class ContinueFromChosen(Effect):
    """The run goes on as if the chosen ice had just been passed, on the server it protects."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if run is None or run.ended or not f.ctx.targets:
            return DONE
        ice = g.cards[f.ctx.targets[0]]
        server = g.server(ice.server)
        if server is not None and ice.id in server.ice:
            run.continue_past(g, server, ice.id)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return "the run continues as if you had just passed it"
