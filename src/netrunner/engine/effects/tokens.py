"""Effects that move or take away tokens. Rules Reference: Advancing Cards, Bad Publicity, Hosted."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_CARD, O_NUMBER, Option
from netrunner.engine.moves import set_counters
from netrunner.engine.terms import ADVANCEMENT, ASK, CORP, DONE

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

FROM = 0
TO = 1
MANY = 2
MOVE = 3


@final
class MoveAdvancement(Effect):
    """Move up to a number of advancement tokens from an installed card to another one that can be advanced."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def givers(self, g: State) -> list[int]:
        """Installed cards with tokens that could go to some other card."""
        with_tokens = [cid for cid in g.installed(-1) if g.cards[cid].counters[ADVANCEMENT]]
        return [cid for cid in with_tokens if self.takers(g, cid)]

    def takers(self, g: State, giver: int) -> list[int]:
        return [cid for cid in g.installed(CORP) if cid != giver and g.can_be_advanced(g.cards[cid])]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == FROM and not self.givers(g):
            return DONE
        if f.stage < MOVE:
            return ASK
        giver, taker = f.picked
        set_counters(g, giver, ADVANCEMENT, g.cards[giver].counters[ADVANCEMENT] - f.number)
        set_counters(g, taker, ADVANCEMENT, g.cards[taker].counters[ADVANCEMENT] + f.number)
        g.note("{n} advancement token{s} moved to {card}.", taker, f.number)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        if f.stage == MANY:
            return "how many advancement tokens do you move?"
        return "move advancement tokens from which card?" if f.stage == FROM else "move them to which card?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        if f.stage == FROM:
            return [Option(O_CARD, cid) for cid in self.givers(g)]
        if f.stage == TO:
            return [Option(O_CARD, cid) for cid in self.takers(g, f.picked[0])]
        most = min(self.most, g.cards[f.picked[0]].counters[ADVANCEMENT])
        return [Option(O_NUMBER, arg=n) for n in range(most, -1, -1)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if f.stage == MANY:
            f.number = option.arg
        else:
            f.picked = (*f.picked, option.card)
        f.stage += 1

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.givers(g))

    def describe(self) -> str:
        return f"move up to {self.most} advancement tokens from a card to another installed card that can be advanced"


@final
class RemoveBadPublicity(Effect):
    """The Corp removes bad publicity: up to a number of its choice."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and g.players[CORP].bad_publicity:
            return ASK
        if f.number:
            g.players[CORP].bad_publicity -= f.number
            g.note("The Corp removes {n} bad publicity.", number=f.number)
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return "how much bad publicity do you remove?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        most = min(self.most, g.players[CORP].bad_publicity)
        return [Option(O_NUMBER, arg=n) for n in range(most, -1, -1)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.number = option.arg
        f.stage = 1

    def could(self, g: State, ctx: Context) -> bool:
        return g.players[CORP].bad_publicity > 0

    def describe(self) -> str:
        return f"remove up to {self.most} bad publicity"
