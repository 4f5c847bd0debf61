"""The base of all effects. The vocabulary itself is in `netrunner.engine.effects`.

An effect is immutable. `step` does its next part and returns DONE, WAIT (something was pushed on the stack, or it wants
to be stepped again) or ASK (a decision is due, answered through `options` and `choose`). What it must remember between
steps it keeps in the `Resolve` frame: `stage`, `number` and `picked`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from netrunner.engine.structure import Part, Program
from netrunner.engine.terms import DONE

if TYPE_CHECKING:
    from netrunner.engine.change import Change
    from netrunner.engine.context import Context
    from netrunner.engine.cost import Cost
    from netrunner.engine.frame import Option
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Part):
    """One thing an ability does."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        """Do the next part."""
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        """Whether it has the potential to change the game state (Rules Reference: Using Abilities)."""
        return True

    def complete(self, g: State, ctx: Context) -> bool:
        """Whether it could be resolved fully, if it has the potential to change anything (Rules Reference: "Must")."""
        return True

    def could_then(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        """The same for an effect at a place of a program: what chooses looks at what follows it."""
        return self.could(g, ctx)

    def seems_possible(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        """The same for all that the opponent can see: a question must not tell what is hidden from them."""
        return self.could_then(g, ctx, program, place)

    def set_aside(self, f: Resolve) -> tuple[int, ...]:
        """Instances of the cards that its accesses have set aside so far."""
        return ()

    def laid_out(self, g: State, f: Resolve) -> tuple[int, ...]:
        """The cards that are looked at while they are put in order, as they lay."""
        return ()

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        """Whether it could be done with a card that is about to be chosen for it."""
        return True

    def may_fit(self, g: State, ctx: Context, cid: int) -> bool:
        """The same, asked before the costs of the ability are paid."""
        return self.fits(g, ctx, cid)

    def acts_on_chosen(self) -> bool:
        """Whether it does something with the cards chosen before it, so that they have to fit."""
        return False

    def asks_hidden(self) -> bool:
        """Whether only who knows a facedown card can tell if it could be done with it."""
        return False

    def chooses(self) -> bool:
        """Whether it chooses the cards that the effects after it speak of."""
        return False

    def must_find(self) -> bool:
        """Whether it has to find cards for the effects after it, which are idle without them."""
        return False

    def may_find_none(self) -> bool:
        """Whether it may find none, so that only the effects after it are idle, up to the next that chooses."""
        return False

    def change(self, g: State, ctx: Context) -> Change | None:
        """What is about to happen, for an effect that can be part of a composite one; None if it is nothing."""
        return None

    def fades(self) -> bool:
        """Whether, outside an encounter, nothing of it is left at once (a boost until the encounter ends)."""
        return False

    def plays(self) -> bool:
        """Whether it plays another card."""
        return False

    def secret_names(self) -> tuple[str, ...]:
        """The names among which it lets a player choose one in secret."""
        return ()

    def breaks(self) -> bool:
        """Whether it breaks subroutines."""
        return False

    def reveals(self) -> bool:
        """Whether it shows the cards it acts on to both players."""
        return False

    def trashes(self) -> bool:
        """Whether it trashes cards."""
        return False

    def makes_run(self) -> bool:
        """Whether it makes a run, itself or in one of its parts, or plays a card that may."""
        return False

    def also_costs(self, g: State) -> Cost | None:
        """What it costs in itself, whatever was paid for it before: it cannot be paid for with what is gone then."""
        return None

    def asked(self, g: State, f: Resolve) -> int:
        """Who answers its question."""
        return f.ctx.user

    def prompt(self, g: State, f: Resolve) -> str:
        """Its question."""
        return "choose."

    def options(self, g: State, f: Resolve) -> list[Option]:
        """The legal answers."""
        return []

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        """Take an answer."""

    def redeal(self, g: State, f: Resolve, side: int) -> None:
        """Draw anew what it holds in secret from a side, for a world that the side could be in."""

    def branch(self, g: State, number: int) -> str:
        """The label of one of its branches, for an effect that offers some."""
        return str(number)

    def automatic(self, g: State, f: Resolve) -> bool:
        """Whether a single answer may be taken by itself."""
        return True

    def secret_now(self, f: Resolve) -> bool:
        """Whether what is chosen now stays the secret of whoever chooses."""
        return False


def any_could(program: Program, g: State, ctx: Context) -> bool:
    """A composite effect can be used when any part could change the state (Rules Reference: Composite Effect). What has
    to be chosen first must be there."""
    effects = program.effects
    if len(effects) == 1:
        return effects[0].could_then(g, ctx, program, 0)
    chosen = False
    idle = False
    for place in range(len(effects)):
        effect = effects[place]
        if idle and not effect.chooses():
            continue
        could = effect.could_then(g, ctx, program, place)
        idle = False
        if not effect.must_find():
            if could:
                return True
        elif could:
            chosen = True
        elif effect.may_find_none():
            idle = True
        else:
            return False
    return chosen


def any_seems_possible(program: Program, g: State, ctx: Context) -> bool:
    """Whether the opponent, from what they can see, must think that a program could change something."""
    chosen = False
    idle = False
    for place in range(len(program.effects)):
        effect = program.effects[place]
        if idle and not effect.chooses():
            continue
        possible = effect.seems_possible(g, ctx, program, place)
        idle = False
        if not effect.must_find():
            if possible:
                return True
        elif possible:
            chosen = True
        elif effect.may_find_none():
            idle = True
        else:
            return False
    return chosen


def any_makes_run(program: Program) -> bool:
    return any(effect.makes_run() for effect in program.effects)
