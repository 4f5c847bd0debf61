"""An ability being resolved: a program of effects, stepped one after another.

Rules Reference: Trigger Steps (Resolve), Effect, Composite Effect, Infinite Loops.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.events import emit
from netrunner.engine.frame import Frame, Option
from netrunner.engine.structure import Program
from netrunner.engine.terms import ASK, DONE, SEARCHED

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.effect import Effect
    from netrunner.engine.state import State


@final
class Resolve(Frame):
    """`pc` is the effect being resolved; `stage`, `number` and `picked` are that effect's memory."""

    __slots__ = ("ctx", "number", "pc", "picked", "program", "searched", "shares", "stage")

    def __init__(
        self,
        program: Program,
        ctx: Context,
        shares: bool = False,
        pc: int = 0,
        stage: int = 0,
        number: int = 0,
        picked: tuple[int, ...] = (),
        searched: tuple[int, ...] = (),
    ) -> None:
        self.program = program
        self.ctx = ctx
        self.shares = shares  # hands its variables back to the program it is a part of
        self.pc = pc
        self.stage = stage
        self.number = number
        self.picked = picked
        self.searched = searched  # zones that were searched, and how many cards were found

    def causing(self) -> int:
        return self.ctx.source

    def effect(self) -> Effect:
        """The effect being resolved."""
        return self.program.effects[self.pc]

    def set_aside(self) -> tuple[int, ...]:
        return self.effect().set_aside(self) if self.pc < len(self.program.effects) else ()

    def step(self, g: State) -> bool:
        effects = self.program.effects
        while self.pc < len(effects):
            code = effects[self.pc].step(g, self)
            if code == DONE:
                self.pc += 1
                self.stage = 0
                self.number = 0
                self.picked = ()
                if g.stack[-1] is not self or g.reason or g.dirty:
                    return False
            else:
                return code == ASK
        del g.stack[-1]
        if self.shares:
            parent = g.stack[-1]
            if isinstance(parent, Resolve):
                parent.ctx.take(self.ctx)
        if self.searched:
            self.tell_search(g)
        return False

    def tell_search(self, g: State) -> None:
        """A search is over with all that was done with what it found: only then anything is chained to it (Rules
        Reference: Chain Reactions)."""
        zone, found = self.searched
        emit(g, SEARCHED, side=self.ctx.side, amount=found, zone=zone, cause=self.ctx.source)

    def side(self, g: State) -> int:
        return self.effect().asked(g, self)

    def prompt(self, g: State) -> str:
        title = g.cards[self.ctx.source].printed.title
        return f"{title}: {self.effect().prompt(g, self)}"

    def options(self, g: State) -> list[Option]:
        return self.effect().options(g, self)

    def choose(self, g: State, option: Option) -> None:
        self.effect().choose(g, self, option)

    def automatic(self, g: State) -> bool:
        return self.effect().automatic(g, self)

    def redeal(self, g: State, side: int) -> None:
        if self.pc < len(self.program.effects):
            self.effect().redeal(g, self, side)

    def copy(self) -> Resolve:
        return Resolve(
            self.program, self.ctx.copy(), self.shares, self.pc, self.stage, self.number, self.picked, self.searched
        )

    def key(self) -> tuple[object, ...]:
        return (
            "resolve",
            self.program.path,
            self.ctx.key(),
            self.shares,
            self.pc,
            self.stage,
            self.number,
            self.picked,
            self.searched,
        )


def resolve_part(g: State, f: Resolve, program: Program) -> None:
    """Resolve a part of a program; what it finds is known to the effects after it."""
    g.push(Resolve(program, f.ctx.copy(), shares=True))
