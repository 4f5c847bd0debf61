"""Turns and identities: additional turns, identities that are flipped.

Rules Reference: Action Phase, Timing Structure of Turns, Identity.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.effects.money import actor
from netrunner.engine.events import emit
from netrunner.engine.log import SUBJECTS
from netrunner.engine.placement import convert
from netrunner.engine.terms import DONE, IDENTITY_FLIPPED, NAMED, NOBODY

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["ExtraTurn", "Flip"]


@final
class ExtraTurn(Effect):
    """A side takes an additional turn after this one."""

    __slots__ = ("who",)

    def __init__(self, who: int = NOBODY) -> None:
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        side = actor(self.who, f.ctx)
        g.extra_turns = (*g.extra_turns, side)
        g.note(f"{SUBJECTS[side]} will take an additional turn.")
        return DONE


@final
class Flip(Effect):
    """An identity is turned over: its other side counts from now on."""

    __slots__ = ("who",)

    def __init__(self, who: int = NOBODY) -> None:
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        card = g.cards[g.players[actor(self.who, f.ctx)].identity]
        back = card.printed.back
        if back is not None:
            convert(g, card.id, back if card.definition is card.printed else card.printed)
            names = card.printed.secret_names
            name = f": {names[card.chosen[0] - NAMED]}" if names and card.chosen else ""
            g.note(f"{{card}} is flipped{name}.", card.id, seen=3)
            emit(g, IDENTITY_FLIPPED, card.id, side=card.owner, cause=f.ctx.source)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.cards[g.players[actor(self.who, ctx)].identity].printed.back is not None
