"""Effects that leave an ability behind. Rules Reference: Abilities, "Cannot", Subroutine."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import value_of
from netrunner.engine.effect import Effect
from netrunner.engine.terms import DONE, UNTIL_ENCOUNTER_ENDS, UNTIL_RUN_ENDS

if TYPE_CHECKING:
    from netrunner.engine.ability import Ability
    from netrunner.engine.amount import Amount
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class Until(Effect):
    """Abilities that act until the run, the turn or something else ends. `x` fixes a number for them now.

    `chosen`: they are read as abilities of each chosen card ("this card" is the chosen one, while it stays installed).
    `tied`: they speak of the chosen card, and end when it leaves.
    """

    __slots__ = ("abilities", "chosen", "tied", "until", "words", "x")

    def __init__(
        self,
        until: int,
        *abilities: Ability,
        words: str,
        x: Amount | None = None,
        chosen: bool = False,
        tied: bool = False,
    ) -> None:
        self.tied = tied
        self.until = until
        self.abilities = abilities
        self.words = words
        self.x = x
        self.chosen = chosen

    def step(self, g: State, f: Resolve) -> int:
        x = f.ctx.x if self.x is None else value_of(self.x, g, f.ctx)
        if self.tied and not f.ctx.targets:
            return DONE
        sources = f.ctx.targets if self.chosen else (f.ctx.source,)
        for cid in sources:
            for ability in self.abilities:
                ctx = f.ctx.copy()
                ctx.x = x
                if self.chosen:
                    ctx.source = cid
                    ctx.instance = g.cards[cid].instance
                    ctx.server = g.cards[cid].server
                g.add_lasting(self.until, ctx, ability=ability, tied=g.cards[ctx.targets[0]] if self.tied else None)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        if self.chosen:
            return bool(ctx.targets)
        return self.until not in (UNTIL_RUN_ENDS, UNTIL_ENCOUNTER_ENDS) or g.run_at >= 0

    def describe(self) -> str:
        return self.words
