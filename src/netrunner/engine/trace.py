"""Traces. Rules Reference: Trace, Trace Strength, Link, Link Strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.change import Change
from netrunner.engine.cost import price
from netrunner.engine.events import emit
from netrunner.engine.frame import O_NUMBER, Frame, Option
from netrunner.engine.funds import spendable
from netrunner.engine.payment import pay
from netrunner.engine.resolve import Resolve
from netrunner.engine.structure import Program
from netrunner.engine.terms import (
    CORP,
    FOR_TRACE,
    LINK_RAISED,
    Q_NO_BASE_LINK,
    Q_RUNNER_FIRST,
    RUNNER,
    TRACE_BEGINS,
    TRACED,
    WOULD_TRACE,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.state import State


NO_EFFECTS: Final = Program()


@final
class TraceChange(Change):
    """A trace about to be initiated; `base` can still be changed. `raised`: what cards add to its base strength,
    whatever that is."""

    __slots__ = ("always", "base", "ctx", "failure", "raised", "success")

    def __init__(
        self,
        base: int,
        ctx: Context,
        success: Program,
        failure: Program = NO_EFFECTS,
        always: Program = NO_EFFECTS,
        raised: int = 0,
    ) -> None:
        super().__init__(WOULD_TRACE, 1, ctx.source)
        self.base = base  # with what is added
        self.raised = raised
        self.ctx = ctx
        self.success = success
        self.failure = failure
        self.always = always

    def apply(self, g: State) -> None:
        if self.amount > 0:
            g.note(f"A trace with base strength {self.base} begins.")
            first = (
                RUNNER if g.index.statics[Q_RUNNER_FIRST] and g.modified_globally(Q_RUNNER_FIRST, CORP) > 0 else CORP
            )
            g.push(Trace(self.base, self.ctx, self.success, self.failure, always=self.always, first=first))
            emit(g, TRACE_BEGINS, self.source, side=CORP, amount=self.base, cause=self.source)

    def copy(self) -> Change:
        change = TraceChange(self.base, self.ctx.copy(), self.success, self.failure, self.always, self.raised)
        change.amount = self.amount
        return change

    def key(self) -> tuple[object, ...]:
        return (
            self.kind,
            self.amount,
            self.source,
            self.base,
            *(("raised", self.raised) if self.raised else ()),
            self.ctx.key(),
            self.success.path,
            self.failure.path,
            self.always.path,
        )

    def describe(self, g: State) -> str:
        return f"a trace with a base strength of {self.base}"


FIRST_BID: Final = 0
COMPARE: Final = 2


@final
class Trace(Frame):
    """The Corp spends openly, then the Runner, then the strengths are compared; some cards make the Runner begin."""

    __slots__ = ("always", "base", "bids", "ctx", "failure", "first", "raised", "stage", "success")

    def __init__(
        self,
        base: int,
        ctx: Context,
        success: Program,
        failure: Program = NO_EFFECTS,
        stage: int = FIRST_BID,
        bids: tuple[int, ...] = (0, 0),
        always: Program = NO_EFFECTS,
        first: int = CORP,
        raised: bool = False,
    ) -> None:
        self.base = base
        self.ctx = ctx
        self.success = success
        self.failure = failure
        self.stage = stage
        self.bids = bids  # of the Corp and of the Runner
        self.first = first  # who spends first
        self.always = always  # what follows whether or not the trace is successful
        self.raised = raised  # whether it is told that the Runner has spent credits on it

    def base_link(self, g: State) -> int:
        """The Runner's base link strength (Rules Reference: Trace): their link, unless a card says otherwise."""
        if g.index.statics[Q_NO_BASE_LINK] and g.modified_globally(Q_NO_BASE_LINK, CORP) > 0:
            return 0
        return g.link()

    def step(self, g: State) -> bool:
        if self.bids[RUNNER] and not self.raised:
            self.raised = True
            emit(g, LINK_RAISED, self.ctx.source, side=RUNNER, amount=self.bids[RUNNER], cause=self.ctx.source)
            return False
        if self.stage < COMPARE:
            return True
        g.pop()
        strength = self.base + self.bids[CORP]
        link = self.base_link(g) + self.bids[RUNNER]
        successful = strength > link
        outcome = "successful" if successful else "unsuccessful"
        if any(self.bids):
            g.note(f"The Corp spends {self.bids[CORP]} and the Runner {self.bids[RUNNER]} on the trace.")
        g.note(f"Trace strength {strength} against link strength {link}: the trace is {outcome}.")
        g.tell("trace", self.ctx.source, side=CORP, amount=strength, other=link, detail=outcome)
        ctx = self.ctx.copy()
        ctx.x = strength
        ctx.amount = max(0, strength - link)
        if self.always:
            g.push(Resolve(self.always, ctx.copy()))
        g.push(Resolve(self.success if successful else self.failure, ctx))
        emit(g, TRACED, self.ctx.source, side=CORP, amount=max(0, strength - link), cause=self.ctx.source)
        return False

    def side(self, g: State) -> int:
        return self.first if self.stage == FIRST_BID else 1 - self.first

    def prompt(self, g: State) -> str:
        title = g.cards[self.ctx.source].printed.title
        link = self.base_link(g) + self.bids[RUNNER]
        if self.stage == FIRST_BID:
            return f"Trace [{self.base}] against {link} link ({title}): how many credits do you spend?"
        strength = self.base + self.bids[CORP]
        against = "link strength " + str(link) if self.first == RUNNER else f"{link} link"
        return f"Trace strength {strength} against {against} ({title}): how many credits do you spend?"

    def options(self, g: State) -> list[Option]:
        most = spendable(g, self.side(g), FOR_TRACE, self.ctx.source)
        return [Option(O_NUMBER, -1, n) for n in range(most + 1)]

    def choose(self, g: State, option: Option) -> None:
        who = self.side(g)
        self.stage += 1
        self.bids = (option.arg, self.bids[RUNNER]) if who == CORP else (self.bids[CORP], option.arg)
        pay(g, who, price(option.arg), FOR_TRACE, self.ctx.source, self.ctx)

    def copy(self) -> Trace:
        return Trace(
            self.base,
            self.ctx.copy(),
            self.success,
            self.failure,
            self.stage,
            self.bids,
            self.always,
            self.first,
            self.raised,
        )

    def key(self) -> tuple[object, ...]:
        return (
            "trace",
            self.base,
            self.ctx.key(),
            self.success.path,
            self.failure.path,
            self.stage,
            self.bids,
            self.always.path,
            self.first,
            self.raised,
        )
