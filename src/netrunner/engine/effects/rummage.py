"""What the Runner does to cards they look at or access. Rules Reference: Accessing, Trash, R&D, Information."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.moves import trash_now
from netrunner.engine.terms import ASK, CORP, DISCARD, DONE, RUNNER, WAIT
from netrunner.engine.would import TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class TrashAccessed(Effect):
    """Trash the card being accessed at no cost, even if it cannot normally be trashed."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        cid = g.accessed_card()
        if f.stage == 0 and cid >= 0 and g.cards[cid].zone != DISCARD:
            f.stage = 1
            g.mut(cid).known = 3
            would(g, [TrashChange([cid], RUNNER, f.ctx.source)])
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        cid = g.accessed_card()
        if cid < 0 or g.cards[cid].zone == DISCARD:
            return False
        return not (g.index.forbids and g.forbidden("trash", RUNNER, g.cards[cid]))

    def describe(self) -> str:
        return "trash the card being accessed at no cost"


@final
class TrashOneOfTop(Effect):
    """The Runner looks at the top cards of R&D and trashes one of them, faceup; then the Corp shuffles R&D."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = tuple(g.players[CORP].deck[: -self.amount - 1 : -1])
            for cid in f.picked:
                g.mut(cid).known |= 2
            g.note("The Runner looks at the top {n} card{s} of R&D.", number=len(f.picked))
        if f.stage == 1 and self.options(g, f):
            return ASK
        g.shuffle(CORP)
        g.note("The Corp shuffles the deck.")
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a card to trash."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result: list[Option] = []
        titles: set[str] = set()
        for cid in f.picked:
            card = g.cards[cid]
            if card.definition.title in titles or (g.index.forbids and g.forbidden("trash", RUNNER, card)):
                continue
            titles.add(card.definition.title)
            result.append(Option(O_CARD, cid))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 2
        trash_now(g, option.card, RUNNER, revealed=True)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].deck)

    def describe(self) -> str:
        return (
            f"look at the top {self.amount} cards of R&D. Trash 1 of those cards at no cost, even if it cannot "
            "normally be trashed, and the Corp shuffles R&D"
        )
