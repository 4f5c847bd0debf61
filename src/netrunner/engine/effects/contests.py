"""Traces and psi games. Rules Reference: Trace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.cost import Cost
from netrunner.engine.effect import Effect, any_makes_run
from netrunner.engine.effects.money import ALL
from netrunner.engine.frame import O_BRANCH, O_NUMBER, Option
from netrunner.engine.log import SUBJECTS
from netrunner.engine.payment import pay
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.psi import PsiGame, secret_numbers
from netrunner.engine.resolve import resolve_part
from netrunner.engine.structure import program
from netrunner.engine.terms import ASK, DONE, FOR_EFFECT, Q_TRACE, SIDE_NAMES, WAIT
from netrunner.engine.trace import TraceChange

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["Guess", "Psi", "Trace"]

SPEND: Final = 0
GUESS: Final = 1
PAY: Final = 2
REVEAL: Final = 3
OVER: Final = 4


@final
class Trace(Effect):
    """Trace with a base strength, and what follows if it is successful or not, and in any case (`always`)."""

    __slots__ = ("always", "base", "failure", "success")

    def __init__(
        self,
        base: int | Amount,
        *success: Effect,
        failure: Effect | tuple[Effect, ...] = (),
        always: Effect | tuple[Effect, ...] = (),
    ) -> None:
        self.base = base
        self.success = program(success)
        self.failure = program(failure)
        self.always = program(always)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            raised = g.modified(Q_TRACE, g.cards[f.ctx.source])
            base = value_of(self.base, g, f.ctx) + raised
            attempt_changes(g, [TraceChange(base, f.ctx.copy(), self.success, self.failure, self.always, raised)])
            return WAIT
        return DONE

    def makes_run(self) -> bool:
        return any_makes_run(self.success) or any_makes_run(self.failure)


@final
class Guess(Effect):
    """Secretly spend up to `most` credits; the opponent guesses how many, or with `parity` whether their number is even
    or odd. They are revealed, and if the guess is wrong these effects follow; X is the number spent."""

    __slots__ = ("most", "parity", "wrong")

    def __init__(self, *wrong: Effect, most: int = ALL, parity: bool = False) -> None:
        self.wrong = program(wrong)
        self.most = most
        self.parity = parity

    def numbers(self, g: State, ctx: Context) -> list[int]:
        return secret_numbers(g, ctx.side, self.most, ctx.source)

    def step(self, g: State, f: Resolve) -> int:
        side = f.ctx.side
        if f.stage in (SPEND, GUESS):
            return ASK
        if f.stage == PAY:
            f.stage = REVEAL
            g.note(f"{SUBJECTS[side]} has spent {{n}} credit{{s}} in secret.", number=f.number)
            pay(g, side, Cost(credits=f.number), FOR_EFFECT, f.ctx.source, f.ctx)
            return WAIT
        if f.stage == REVEAL:
            f.stage = OVER
            f.ctx.x = f.number
            guessed = f.picked[0]
            if guessed != (f.number % 2 if self.parity else f.number) and self.wrong:
                resolve_part(g, f, self.wrong)
                return WAIT
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.side if f.stage == SPEND else g.other(f.ctx.side)

    def secret_now(self, f: Resolve) -> bool:
        return f.stage == SPEND

    def prompt(self, g: State, f: Resolve) -> str:
        if f.stage == SPEND:
            return "secretly spend any number of credits." if self.most == ALL else "secretly spend credits."
        who = SIDE_NAMES[f.ctx.side]
        if self.parity:
            return f"guess whether {who} has spent an even or an odd number of credits."
        return f"guess how many credits {who} has spent."

    def options(self, g: State, f: Resolve) -> list[Option]:
        if f.stage == SPEND:
            return [Option(O_NUMBER, -1, n) for n in self.numbers(g, f.ctx)]
        if self.parity:
            return [Option(O_BRANCH, -1, n) for n in (0, 1)]
        # Whoever guesses may name a number that the other side could not have spent.
        numbers = self.numbers(g, f.ctx) if self.most == ALL else range(self.most + 1)
        return [Option(O_NUMBER, -1, n) for n in numbers]

    def branch(self, g: State, number: int) -> str:
        return ("Even", "Odd")[number]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if f.stage == SPEND:
            f.stage = GUESS
            f.number = option.arg
            g.note(f"{SUBJECTS[f.ctx.side]} spends credits in secret.")
            return
        f.stage = PAY
        f.picked = (option.arg,)
        guess = ("an even number", "an odd number")[option.arg] if self.parity else str(option.arg)
        g.note(f"{SUBJECTS[g.other(f.ctx.side)]} guesses {guess}.")

    def automatic(self, g: State, f: Resolve) -> bool:
        return False  # even a forced 0 is decided, so that nobody learns more than the credits show

    def redeal(self, g: State, f: Resolve, side: int) -> None:
        if f.stage == GUESS and side != f.ctx.side:
            numbers = self.numbers(g, f.ctx)
            f.number = numbers[g.random_below(len(numbers))]

    def makes_run(self) -> bool:
        return any_makes_run(self.wrong)

    def could(self, g: State, ctx: Context) -> bool:
        # Who guesses may be wrong even where the other side can only have spent nothing.
        return len(self.numbers(g, ctx)) > 1 or self.most != ALL


@final
class Psi(Effect):
    """Both players secretly spend 0, 1 or 2 credits; if they spent different numbers, these effects follow."""

    __slots__ = ("different", "same")

    def __init__(self, *different: Effect, same: Effect | tuple[Effect, ...] = ()) -> None:
        self.different = program(different)
        self.same = program(same)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            g.push(PsiGame(f.ctx.copy(), self.different, self.same))
            return WAIT
        return DONE
