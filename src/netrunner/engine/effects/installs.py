"""Effects that install from elsewhere. Rules Reference: Install, Installing Multiple Cards, Reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.frame import O_CARD, O_DONE, O_NO, O_YES, Option
from netrunner.engine.install import Install
from netrunner.engine.legality import stuck_in_discard, why_not_install
from netrunner.engine.moves import to_deck
from netrunner.engine.terms import ASK, DISCARD, DONE, HAND, PLAY, WAIT
from netrunner.engine.would import TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class InstallFrom(Effect):
    """Install a card of a description from your hand or discard, paying less or ignoring all costs.

    The installed card is then the chosen one.
    """

    __slots__ = ("discount", "faceup", "free", "who", "zones")

    def __init__(
        self, who: Filter, *zones: int, discount: int | Amount = 0, free: bool = False, faceup: bool = False
    ) -> None:
        self.faceup = faceup
        self.who = who
        self.zones = zones
        self.discount = discount
        self.free = free

    def found(self, g: State, ctx: Context) -> list[int]:
        discount = value_of(self.discount, g, ctx)
        player = g.players[ctx.side]
        piles = [player.hand if zone == HAND else player.discard for zone in self.zones]
        fitting = [cid for pile in piles for cid in pile if self.who.matches(g, ctx, g.cards[cid])]
        return [
            cid
            for cid in distinct(g, fitting)
            if not stuck_in_discard(g, g.cards[cid])
            and why_not_install(g, g.cards[cid], clicks=0, discount=discount, free=self.free) is None
        ]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            if self.found(g, f.ctx):
                return ASK
            f.ctx.targets = ()
            return DONE
        f.ctx.targets = tuple(cid for cid in f.picked if g.cards[cid].zone == PLAY)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.who.describe(1)} to install."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.picked = (option.card,)
        g.push(Install(option.card, value_of(self.discount, g, f.ctx), self.free, faceup=self.faceup))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx))

    def describe(self) -> str:
        piles = " or ".join("your hand" if zone == HAND else "your discard" for zone in self.zones)
        how = ", ignoring all costs" if self.free else ""
        if not isinstance(self.discount, int):
            how = f", lowering the install cost by {self.discount.describe()}"
        elif self.discount:
            how = f", lowering the install cost by {self.discount}"
        return f"install {self.who.describe(1)} from {piles}{how}"


@final
class InstallTop(Effect):
    """Reveal the top card of your deck. You may install it for less; otherwise it is trashed."""

    __slots__ = ("discount",)

    def __init__(self, discount: int = 0) -> None:
        self.discount = discount

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            deck = g.players[f.ctx.side].deck
            if not deck:
                return DONE
            f.stage = 1
            f.picked = (deck[-1],)
            g.mut(deck[-1]).known = 3
            g.note("{card} is revealed.", deck[-1])
        card = g.cards[f.picked[0]]
        if f.stage == 1:
            if why_not_install(g, card, clicks=0, discount=self.discount) is None:
                return ASK
            f.stage = 2
        if f.stage == 2:
            f.stage = 3
            if card.zone != PLAY:
                would(g, [TrashChange([card.id], f.ctx.side, f.ctx.source)])
                return WAIT
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"install {g.cards[f.picked[0]].definition.title}, lowering the install cost by {self.discount}?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 2
        if option.kind == O_YES:
            g.push(Install(f.picked[0], self.discount))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[ctx.side].deck)

    def describe(self) -> str:
        return (
            "reveal the top card of your deck. You may install it, lowering the install cost by "
            f"{self.discount}; otherwise, trash it"
        )


@final
class ReturnToDeck(Effect):
    """Add this card to the top of its owner's deck, if it is still installed."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        card = g.cards[f.ctx.source]
        if card.instance == f.ctx.instance and card.zone == PLAY:
            g.note("{card} is added to the top of the deck.", card.id)
            to_deck(g, card.id)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.cards[ctx.source].zone == PLAY

    def describe(self) -> str:
        return "add it to the top of your deck if it is still installed"


PILES = (HAND, DISCARD)


@final
class InstallFromHand(Effect):
    """Install up to a number of cards of a description from hand, lowering the install cost."""

    __slots__ = ("count", "discount", "up_to", "who")

    def __init__(self, who: Filter, discount: int = 0, count: int = 1, up_to: bool = False) -> None:
        self.who = who
        self.discount = discount
        self.count = count
        self.up_to = up_to

    def found(self, g: State, ctx: Context) -> list[int]:
        hand = [cid for cid in g.players[ctx.side].hand if cid != ctx.source]
        fitting = distinct(g, [cid for cid in hand if self.who.matches(g, ctx, g.cards[cid])])
        return [cid for cid in fitting if why_not_install(g, g.cards[cid], clicks=0, discount=self.discount) is None]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and f.number < self.count and self.found(g, f.ctx):
            return ASK
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.who.describe(1)} to install."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]
        if self.up_to:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 1
            return
        f.number += 1
        g.push(Install(option.card, self.discount))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx))

    def describe(self) -> str:
        what = f"up to {self.who.describe(self.count)}" if self.up_to else self.who.describe(1)
        lower = f", lowering the install cost by {self.discount}" if self.discount else ""
        return f"install {what} from your hand{lower}"
