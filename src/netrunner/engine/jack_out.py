"""Jacking out, and what that costs. Rules Reference: Jack Out, Additional Costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.change import Change
from netrunner.engine.cost import FREE
from netrunner.engine.events import emit
from netrunner.engine.frame import Frame
from netrunner.engine.index import context_of
from netrunner.engine.payment import pay
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.terms import FOR_ACTION, JACKED_OUT, RUNNER, WOULD_JACK_OUT

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.run import Run
    from netrunner.engine.state import State


def jack_out(g: State, run: Run, asked: int = -1) -> None:
    """The Runner pays what it costs to jack out, and does, unless somebody prevents it. `asked`: the step at which the
    Runner decides."""
    cost = run.jack_out_cost(g)
    if cost is FREE:
        attempt_changes(g, [JackOutChange()])
    else:
        g.push(JackOut(asked))
        pay(g, RUNNER, cost, FOR_ACTION, -1, own_context(g))


def own_context(g: State) -> Context:
    """The context of what the Runner pays for no card's sake."""
    return context_of(g.cards[g.players[RUNNER].identity])


@final
class JackOut(Frame):
    """Jacking out once its additional cost is paid. If a part of that is prevented, nobody jacks out (Rules Reference:
    Cost), and the Runner who was `asked` at a step of the run decides again."""

    __slots__ = ("asked",)

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def step(self, g: State) -> bool:
        g.pop()
        run = g.run()
        if run is None:
            return False
        if g.paid:
            attempt_changes(g, [JackOutChange()])
        elif run.pc == self.asked + 1:
            run.pc = self.asked
        return False

    def copy(self) -> JackOut:
        return JackOut(self.asked)


@final
class JackOutChange(Change):
    """The Runner is about to jack out."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(WOULD_JACK_OUT, 1, -1)

    def apply(self, g: State) -> None:
        run = g.run()
        if run is not None and self.amount > 0:
            g.note("The Runner jacks out.")
            g.tell("jack-out", side=RUNNER, server=run.server)
            run.ended = True
            emit(g, JACKED_OUT, side=RUNNER, server=run.server)

    def copy(self) -> Change:
        change = JackOutChange()
        change.amount = self.amount
        return change

    def describe(self, g: State) -> str:
        return "the Runner jacking out"
