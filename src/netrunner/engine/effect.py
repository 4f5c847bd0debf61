"""The base of all effects. The vocabulary itself is in `netrunner.engine.effects`.

An effect is immutable. `step` does its next part and returns DONE, WAIT (something was pushed on the stack, or it wants
to be stepped again) or ASK (a decision is due, answered through `options` and `choose`). What it must remember between
steps it keeps in the `Resolve` frame: `stage`, `number` and `picked`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from netrunner.engine.terms import DONE

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.frame import Option
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing an ability does."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        """Do the next part."""
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        """Whether it has the potential to change the game state (Rules Reference: Using Abilities)."""
        return True

    def describe(self) -> str:
        """In English, without a full stop: "gain 2 credits"."""
        return ""

    def fades(self) -> bool:
        """Whether, outside an encounter, nothing of it is left at once (a boost until the encounter ends)."""
        return False

    def makes_run(self) -> bool:
        """Whether it makes a run, itself or in one of its parts, or plays a card that may."""
        return False

    def asked(self, g: State, f: Resolve) -> int:
        """Who answers its question."""
        return f.ctx.user

    def prompt(self, g: State, f: Resolve) -> str:
        """Its question."""
        return "Choose."

    def options(self, g: State, f: Resolve) -> list[Option]:
        """The legal answers."""
        return []

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        """Take an answer."""

    def branch(self, number: int) -> str:
        """The label of one of its branches, for an effect that offers some."""
        return str(number)

    def automatic(self, g: State, f: Resolve) -> bool:
        """Whether a single answer may be taken by itself."""
        return True


def any_could(effects: tuple[Effect, ...], g: State, ctx: Context) -> bool:
    """A composite effect can be used when any part could change the state (Rules Reference: Composite Effect)."""
    return any(effect.could(g, ctx) for effect in effects)


def describe_all(effects: tuple[Effect, ...]) -> str:
    """The sentences of a program: "Gain 2 credits. Take 1 tag"."""
    sentences = [effect.describe() for effect in effects]
    return ". ".join(sentence[0].upper() + sentence[1:] for sentence in sentences if sentence)
