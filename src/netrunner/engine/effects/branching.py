"""How effects are put together: branches, payments, conditions, repetition. Rules Reference: Nested Costs, "Must",
Composite Effect, "If able"."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.change import Change
from netrunner.engine.context import ID_BITS, ID_MASK, mark, mark_all
from netrunner.engine.effect import Effect, any_could, any_makes_run, any_seems_possible
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.lasting import Until
from netrunner.engine.filter import Filter
from netrunner.engine.frame import O_BRANCH, O_NO, O_YES, Option
from netrunner.engine.label import EACH, name_it
from netrunner.engine.phrase import Voice, lower, one_question, say_all, to_make, with_x
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.reference import Ref, which
from netrunner.engine.resolve import Resolve, resolve_part
from netrunner.engine.step_change import LongChange
from netrunner.engine.structure import Program, program
from netrunner.engine.terms import (
    ASK,
    DONE,
    NOBODY,
    SIDE_NAMES,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.condition import Condition
    from netrunner.engine.context import Context
    from netrunner.engine.state import State

__all__ = ["Along", "Both", "ForEach", "If", "May", "OneOf", "Repeat"]


@final
class OneOf(Effect):
    """Choose one of several programs: "gain 2 credits or expose 1 card". Only what can be resolved is offered. `idle`:
    also what resolves without changing anything, as X damage does when X is 0. `times`: several different ones, one
    after another. `fully`: only what can be resolved fully (Rules Reference: "Must")."""

    __slots__ = ("branches", "by", "fully", "idle", "times")

    def __init__(
        self,
        *branches: Effect | tuple[Effect, ...],
        by: int = NOBODY,
        idle: bool = False,
        times: int = 1,
        fully: bool = False,
    ) -> None:
        self.times = times
        self.fully = fully
        self.branches: tuple[Program, ...] = tuple(program(branch) for branch in branches)
        self.by = by
        self.idle = idle

    def open(self, g: State, ctx: Context) -> list[int]:
        able = [i for i, branch in enumerate(self.branches) if any_could(branch, g, ctx)]
        if self.fully:
            able = [i for i in able if self.complete_branch(g, ctx, i)]
        return list(range(len(self.branches))) if able and self.idle else able

    def complete_branch(self, g: State, ctx: Context, number: int) -> bool:
        """Whether nothing that everybody can see keeps a branch from being resolved fully."""
        return all(effect.complete(g, ctx) for effect in self.branches[number])

    def left(self, g: State, f: Resolve) -> list[int]:
        """What can be chosen and was not yet."""
        return [i for i in self.open(g, f.ctx) if i not in f.picked]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage < self.times and self.left(g, f) else DONE

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.by == NOBODY else self.by

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose one."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, i) for i in self.left(g, f)]

    def automatic(self, g: State, f: Resolve) -> bool:
        """Not where only hidden cards decide that there is no choice: a question left out would tell so."""
        left = [branch for i, branch in enumerate(self.branches) if i not in f.picked]
        if self.fully:
            left = [branch for i, branch in enumerate(self.branches) if self.complete_branch(g, f.ctx, i)]
        return sum(any_seems_possible(branch, g, f.ctx) for branch in left) < 2

    def branch(self, g: State, number: int) -> str:
        ctx = branch_context(g)
        side = g.cards[ctx.source].owner if self.by == NOBODY else self.by
        branch = self.branches[number]
        words = name_it(g, side, ctx, branch, say_all(branch, Voice(side)))
        return with_x(words, ctx.x)  # it is chosen by now

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage += 1
        f.picked = (*f.picked, option.arg)
        branch = self.branches[option.arg]
        tell_what_lasts(g, f, branch)
        resolve_part(g, f, branch)

    def makes_run(self) -> bool:
        return any(any_makes_run(branch) for branch in self.branches)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.open(g, ctx))


def tell_what_lasts(g: State, f: Resolve, branch: Program) -> None:
    """A branch that only leaves something behind: nothing else would tell that it was chosen."""
    if branch.effects and all(isinstance(effect, Until) for effect in branch):
        words = lower(say_all(branch, Voice(NOBODY))).replace("your ", f"{SIDE_NAMES[f.ctx.side]}'s ")
        g.note(f"{{card}}: {words}.", f.ctx.source)


def branch_context(g: State) -> Context:
    """The context of the effect that offers branches now."""
    frame = g.stack[-1]
    assert isinstance(frame, Resolve)
    return frame.ctx


@final
class May(Effect):
    """Effects that the ability's user may decline: Yes or No. `question`: what is asked, where the effects alone do not
    say what they are for."""

    __slots__ = ("by", "effects", "question")

    def __init__(self, *effects: Effect, by: int = NOBODY, question: str = "") -> None:
        self.effects = program(effects)
        self.by = by
        self.question = question

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.seems_possible(g, f.ctx, f.program, f.pc) else DONE
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.by == NOBODY else self.by

    def prompt(self, g: State, f: Resolve) -> str:
        side = self.asked(g, f)
        words = self.question or to_make(one_question(lower(say_all(self.effects, Voice(side)))))
        return f"{name_it(g, side, f.ctx, self.effects, words)}?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)] if any_could(self.effects, g, f.ctx) else [Option(O_NO)]

    def automatic(self, g: State, f: Resolve) -> bool:
        return False

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        if option.kind == O_YES:
            resolve_part(g, f, self.effects)

    def makes_run(self) -> bool:
        return any_makes_run(self.effects)

    def could(self, g: State, ctx: Context) -> bool:
        return g.may_use(ctx.side, g.cards[ctx.source]) and any_could(self.effects, g, ctx)

    def seems_possible(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        return g.may_use(ctx.side, g.cards[ctx.source]) and any_seems_possible(self.effects, g, ctx)


@final
class If(Effect):
    """Effects under a condition that is read as they resolve; `otherwise` the others."""

    __slots__ = ("condition", "effects", "otherwise")

    def __init__(self, condition: Condition, *effects: Effect, otherwise: Effect | tuple[Effect, ...] = ()) -> None:
        self.condition = condition
        self.effects = program(effects)
        self.otherwise = program(otherwise)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            part = self.effects if self.condition.holds(g, f.ctx) else self.otherwise
            if part:
                resolve_part(g, f, part)
                return WAIT
        return DONE

    def acts_on_chosen(self) -> bool:
        return any(effect.acts_on_chosen() for part in (self.effects, self.otherwise) for effect in part)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        trial = ctx.copy()
        trial.targets = (mark(g.cards[cid]),)
        part = self.effects if self.condition.holds(g, trial) else self.otherwise
        return all(effect.fits(g, trial, cid) for effect in part if effect.acts_on_chosen())

    def makes_run(self) -> bool:
        return any_makes_run(self.effects) or any_makes_run(self.otherwise)

    def could(self, g: State, ctx: Context) -> bool:
        return any_could(self.effects if self.condition.holds(g, ctx) else self.otherwise, g, ctx)

    def seems_possible(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        if self.condition.may_hold(g, ctx) and any_seems_possible(self.effects, g, ctx):
            return True
        return not self.condition.holds(g, ctx) and any_seems_possible(self.otherwise, g, ctx)


@final
class Both(Effect):
    """A composite effect: everything at once, with one chance to prevent any part of it. What takes several steps is an
    `Along` part."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Effect) -> None:
        for part in parts:
            if type(part).change is Effect.change:
                raise TypeError(f"{type(part).__name__} is no part of a composite effect: put it into an Along")
        self.parts = parts

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            changes: list[Change] = []
            for part in self.parts:
                change = part.change(g, f.ctx)
                if change is not None:
                    changes.append(change)
            changes.sort(key=takes_steps)
            if changes:
                attempt_changes(g, changes)
                return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return any(part.could(g, ctx) for part in self.parts)


def takes_steps(change: Change) -> bool:
    """Whether a part comes last: resolved on top of what the others set off, it comes before that."""
    return isinstance(change, LongChange)


@final
class ForEach(Effect):
    """Effects once for each card of a reference or description, which is the chosen card meanwhile."""

    __slots__ = ("effects", "ref")

    def __init__(self, ref: Ref | Filter, *effects: Effect) -> None:
        self.ref = which(ref)
        self.effects = program(effects)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = mark_all(g, self.ref.cards(g, f.ctx))
        while f.number < len(f.picked):
            mark = f.picked[f.number]
            f.number += 1
            if g.cards[mark & ID_MASK].instance == mark >> ID_BITS:
                f.ctx.targets = (mark,)
                f.ctx.name(EACH, f.picked)
                resolve_part(g, f, self.effects)
                return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.ref.cards(g, ctx))

    def makes_run(self) -> bool:
        return any_makes_run(self.effects)


@final
class Repeat(Effect):
    """Effects several times, one after another, until a choice among them is declined or finds nothing."""

    __slots__ = ("count", "effects")

    def __init__(self, count: int | Amount, *effects: Effect) -> None:
        self.count = count
        self.effects = program(effects)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.number = value_of(self.count, g, f.ctx)
        elif isinstance(self.effects.effects[0], Choose) and not f.ctx.targets:
            return DONE
        if f.number > 0:
            f.number -= 1
            resolve_part(g, f, self.effects)
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.count, g, ctx) > 0 and any_could(self.effects, g, ctx)

    def makes_run(self) -> bool:
        return any_makes_run(self.effects)


@final
class Along(Effect):
    """Effects that come along with what precedes them, and alone are no reason to use an ability."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = program(effects)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            resolve_part(g, f, self.effects)
            return WAIT
        return DONE

    def change(self, g: State, ctx: Context) -> Change | None:
        return LongChange(self, ctx)

    def could(self, g: State, ctx: Context) -> bool:
        return False
