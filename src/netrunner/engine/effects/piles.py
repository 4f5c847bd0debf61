"""Cards drawn, and cards taken back from the discard. Rules Reference: Draw, Archives, Heap."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, count_words, value_of
from netrunner.engine.draw import draw
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.frame import O_CARD, O_DONE, Option
from netrunner.engine.legality import stuck_in_discard, why_not_draw
from netrunner.engine.moves import to_hand
from netrunner.engine.terms import ASK, DONE

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class Draw(Effect):
    """Draw cards."""

    __slots__ = ("amount",)

    def __init__(self, amount: int | Amount) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        draw(g, f.ctx.side, value_of(self.amount, g, f.ctx))
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return why_not_draw(g, ctx.side) is None

    def describe(self) -> str:
        return f"draw {count_words(self.amount, 'card')}"


@final
class Recover(Effect):
    """Add one card from your discard to your hand, or up to `many` cards of a subtype instead (Déjà Vu)."""

    __slots__ = ("many", "subtype")

    def __init__(self, many: int = 1, subtype: str = "") -> None:
        self.many = many
        self.subtype = subtype

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and self.left(g, f):
            return ASK
        for cid in f.picked:
            to_hand(g, cid)
            g.note("{card} is added to hand.", cid, seen=3 if self.was_faceup(f, cid) else 1)
        return DONE

    def was_faceup(self, f: Resolve, cid: int) -> bool:
        return f.number >> f.picked.index(cid) & 1 == 1

    def left(self, g: State, f: Resolve) -> list[int]:
        """What may be picked next: only the first pick is free of the subtype."""
        discard = g.players[f.ctx.side].discard
        candidates = [cid for cid in discard if cid not in f.picked and not stuck_in_discard(g, g.cards[cid])]
        if not f.picked:
            return candidates
        if len(f.picked) >= self.many or not g.has_subtype(g.cards[f.picked[0]], self.subtype):
            return []
        return [cid for cid in candidates if g.has_subtype(g.cards[cid], self.subtype)]

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a card to add to your hand."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in distinct(g, self.left(g, f))]
        if f.picked:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 1
            return
        if g.cards[option.card].faceup:
            f.number |= 1 << len(f.picked)
        f.picked = (*f.picked, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return any(not stuck_in_discard(g, g.cards[cid]) for cid in g.players[ctx.side].discard)

    def describe(self) -> str:
        return (
            "add 1 card"
            + (f" (or up to {self.many} {self.subtype} cards)" if self.many > 1 else "")
            + (" from your discard to your hand")
        )
