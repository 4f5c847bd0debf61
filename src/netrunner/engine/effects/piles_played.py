"""Operations played from R&D, and numbers chosen for X. Rules Reference: Play, Playing Multiple Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount
from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_CARD, O_DONE, O_NUMBER, Option
from netrunner.engine.legality import why_not_play
from netrunner.engine.play import Play
from netrunner.engine.terms import ASK, CORP, DECK, DONE, OPERATION, WAIT
from netrunner.engine.would import TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class PlayFromTop(Effect):
    """Look at the top cards of R&D, play any operations among them (paying play costs, no additional costs), one at a
    time and in any order, then trash the rest of those cards. They stay in R&D meanwhile."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def left(self, g: State, f: Resolve) -> list[int]:
        """The cards looked at that are still among the top cards, unless R&D was shuffled since."""
        top = g.players[CORP].deck[: -self.amount - 1 : -1]
        left = [cid for cid in f.picked if cid in top]
        return left if all(g.cards[cid].known & 1 for cid in f.picked if g.cards[cid].zone == DECK) else []

    def playable(self, g: State, f: Resolve) -> list[int]:
        result: list[int] = []
        titles: set[str] = set()
        for cid in self.left(g, f):
            card = g.cards[cid]
            if card.definition.title in titles or not card.definition.type & OPERATION:
                continue
            if why_not_play(g, card, clicks=0, zone=DECK, plainly=True) is None:
                titles.add(card.definition.title)
                result.append(cid)
        return result

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = tuple(g.players[CORP].deck[: -self.amount - 1 : -1])
            for cid in f.picked:
                g.mut(cid).known |= 1
            g.note("The Corp looks at the top {n} card{s} of R&D.", number=len(f.picked))
        if f.stage == 1:
            if self.left(g, f):
                return ASK
            f.stage = 2
        if f.stage == 2:
            f.stage = 3
            rest = self.left(g, f)
            if rest:
                would(g, [TrashChange(rest, CORP, f.ctx.source)])
                return WAIT
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose an operation to play."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in self.playable(g, f)]
        result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 2
        else:
            g.push(Play(option.card, clicks=0, plainly=True))

    def automatic(self, g: State, f: Resolve) -> bool:
        return False  # a question that is left out would tell the Runner that there is no operation among the cards

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].deck)

    def describe(self) -> str:
        return (
            f"look at the top {self.amount} cards of R&D. You may play any operations among them, paying their play "
            "costs but no additional costs. Trash the rest of those cards"
        )


@final
class ChooseX(Effect):
    """Choose a number for X, which is no more than any of some amounts."""

    __slots__ = ("limits",)

    def __init__(self, *limits: Amount) -> None:
        self.limits = limits

    def most(self, g: State, ctx: Context) -> int:
        return max(0, min(limit.value(g, ctx) for limit in self.limits))

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK
        f.ctx.x = f.number
        g.note("X is {n}.", number=f.number)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a number for X."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_NUMBER, arg=n) for n in range(self.most(g, f.ctx), -1, -1)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.number = option.arg

    def could(self, g: State, ctx: Context) -> bool:
        return self.most(g, ctx) > 0

    def describe(self) -> str:
        return "choose a number for X"
