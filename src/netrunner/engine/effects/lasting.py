"""Abilities that effects leave behind. Rules Reference: Abilities, "Cannot", Subroutine, Subtype."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.constant import Blank
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choosing import Choose, tell_choice
from netrunner.engine.label import told_by_place
from netrunner.engine.phrase import CAPITALS, listed
from netrunner.engine.reference import CHOSEN, THIS, Ref, This
from netrunner.engine.terms import DONE, NAMED, UNTIL_ENCOUNTER_ENDS, UNTIL_NAMES, UNTIL_RUN_ENDS

if TYPE_CHECKING:
    from netrunner.engine.ability import Ability
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["GainSubtypes", "Until"]


@final
class Until(Effect):
    """Abilities that act until the run, the turn or something else ends. `x` fixes a number for them now.

    `of`: they are read as abilities of each of these cards ("this card" is that one, while it stays where it is).
    `tied`: they speak of the chosen card, and end when it leaves.
    """

    __slots__ = ("abilities", "of", "tied", "until", "x")

    def __init__(
        self, until: int, *abilities: Ability, of: Ref = THIS, x: int | Amount | None = None, tied: bool = False
    ) -> None:
        self.until = until
        self.abilities = abilities
        self.of = of
        self.x = x
        self.tied = tied

    def step(self, g: State, f: Resolve) -> int:
        x = f.ctx.x if self.x is None else value_of(self.x, g, f.ctx)
        tied = CHOSEN.one(g, f.ctx) if self.tied else -1
        if self.tied and tied < 0:
            return DONE
        if f.pc and isinstance(f.program.effects[f.pc - 1], Choose):
            for cid in CHOSEN.cards(g, f.ctx):
                tell_choice(g, cid)
        own = isinstance(self.of, This)
        for cid in [f.ctx.source] if own else self.of.cards(g, f.ctx):
            for ability in self.abilities:
                ctx = f.ctx.copy()
                ctx.x = x
                if not own:
                    ctx.source = cid
                    ctx.instance = g.cards[cid].instance
                    ctx.server = g.cards[cid].server
                g.add_lasting(self.until, ctx, ability=ability, tied=g.cards[tied] if self.tied else None)
                if isinstance(ability, Blank) and self.tied:
                    g.note(f"The text box of {{card}} is blank {UNTIL_NAMES[self.until]}.", tied)
                    g.tell("affect", tied, side=f.ctx.side)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        if not isinstance(self.of, This):
            return bool(self.of.cards(g, ctx))
        return self.until not in (UNTIL_RUN_ENDS, UNTIL_ENCOUNTER_ENDS) or g.run_at >= 0


def subtypes_told(subtypes: tuple[str, ...]) -> str:
    """ "code gate, observer and NEXT", for the log."""
    return listed([CAPITALS.get(subtype, subtype) for subtype in subtypes], "and")


@final
class GainSubtypes(Effect):
    """Cards gain subtypes until the turn or the run ends, or they are derezzed: a running total. `named`: the one that
    the source has named out of this list. `of`: those that other cards have now."""

    __slots__ = ("named", "of", "subtypes", "until", "what")

    def __init__(
        self, *subtypes: str, what: Ref = CHOSEN, until: int, named: tuple[str, ...] = (), of: Ref | None = None
    ) -> None:
        self.of = of
        self.subtypes = subtypes
        self.named = named
        self.what = what
        self.until = until

    def step(self, g: State, f: Resolve) -> int:
        gained = self.subtypes
        if self.named:
            gained = tuple(self.named[name - NAMED] for name in g.cards[f.ctx.source].chosen if name >= NAMED)
        if self.of is not None:
            gained = tuple(subtype for cid in self.of.cards(g, f.ctx) for subtype in g.subtypes(g.cards[cid]))
        for cid in self.what.cards(g, f.ctx) if gained else ():
            g.add_subtypes(self.until, f.ctx, g.cards[cid], gained)
            where = told_by_place(g, g.cards[cid])
            g.note(f"{{card}}{{where}} gains {subtypes_told(gained)} {UNTIL_NAMES[self.until]}.", cid, where=where)
            g.tell("affect", cid, side=f.ctx.side)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.what.cards(g, ctx))
