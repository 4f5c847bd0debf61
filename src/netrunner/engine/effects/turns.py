"""Turns and identities: additional turns, the end of the action phase, identities that are flipped or switched.

Rules Reference: Action Phase, Timing Structure of Turns, Identity.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.effects.money import WHO, actor
from netrunner.engine.events import emit
from netrunner.engine.frame import O_BRANCH, Option
from netrunner.engine.outside import outside_cards
from netrunner.engine.placement import convert, switch_identity
from netrunner.engine.play import end_action_phase
from netrunner.engine.terms import ASK, DONE, IDENTITY, IDENTITY_FLIPPED, NAMED, NOBODY, RUNNER

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.definition import CardDef
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["EndActionPhase", "ExtraTurn", "Flip", "SwitchIdentity"]


@final
class EndActionPhase(Effect):
    """The action phase of a side ends, whatever clicks are left."""

    __slots__ = ("who",)

    def __init__(self, who: int = NOBODY) -> None:
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        end_action_phase(g, actor(self.who, f.ctx))
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        side = actor(self.who, ctx)
        return g.active == side and g.players[side].clicks > 0


@final
class ExtraTurn(Effect):
    """A side takes an additional turn after this one."""

    __slots__ = ("who",)

    def __init__(self, who: int = NOBODY) -> None:
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        side = actor(self.who, f.ctx)
        g.extra_turns = (*g.extra_turns, side)
        g.note(f"{WHO[side]} will take an additional turn.")
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


@final
class SwitchIdentity(Effect):
    """The Runner's identity is switched with another one of the same faction, from outside the game."""

    __slots__ = ()

    def identities(self, g: State) -> list[CardDef]:
        """All identities of the Runner, by title: an option is a place in this list."""
        return outside_cards(RUNNER, IDENTITY)

    def others(self, g: State) -> list[int]:
        own = g.cards[g.players[RUNNER].identity].printed
        found = self.identities(g)
        return [
            place
            for place in range(len(found))
            if found[place].faction == own.faction and found[place].title != own.title
        ]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.others(g) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose your new identity."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, place) for place in self.others(g)]

    def branch(self, g: State, number: int) -> str:
        return self.identities(g)[number].title

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        switch_identity(g, RUNNER, self.identities(g)[option.arg])

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.others(g))
