"""Effects on everything at once and on facedown Runner cards. Rules Reference: Batch Effects, Facedown, Install."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.filter import plural
from netrunner.engine.install import Install
from netrunner.engine.placement import turn_facedown
from netrunner.engine.terms import DECK, DONE, PLAY, RUNNER, WAIT
from netrunner.engine.would import TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class TrashAll(Effect):
    """Trash all cards of a description, at once; the next effect may count those that were trashed."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = tuple(self.who.find(g, f.ctx))
            if f.picked:
                would(g, [TrashChange(list(f.picked), f.ctx.side, f.ctx.source)])
                return WAIT
        f.ctx.amount = sum(g.cards[cid].zone != PLAY for cid in f.picked)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return self.who.any(g, ctx)

    def describe(self) -> str:
        return f"trash all {plural(self.who.describe(1).split(' ', 1)[1])}"


@final
class TurnFacedown(Effect):
    """Turn all installed Runner cards facedown."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        for cid in g.players[RUNNER].rig:
            if g.cards[cid].faceup:
                turn_facedown(g, cid)
        g.note("All installed Runner cards are turned facedown.")
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return any(g.cards[cid].faceup for cid in g.players[RUNNER].rig)

    def describe(self) -> str:
        return "turn all installed Runner cards facedown"


@final
class InstallTopFacedown(Effect):
    """Install the top cards of your stack facedown, one after another."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        deck = g.players[RUNNER].deck
        if f.stage == 0:
            f.stage = 1
            f.picked = tuple(deck[: -self.amount - 1 : -1])
        while f.number < len(f.picked):
            cid = f.picked[f.number]
            f.number += 1
            if g.cards[cid].zone == DECK:
                g.push(Install(cid, facedown=True))
                return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[RUNNER].deck)

    def describe(self) -> str:
        return f"install the top {self.amount} cards of your stack facedown"
