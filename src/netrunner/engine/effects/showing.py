"""Effects that reveal and discard by chance. Rules Reference: Reveal, Discard, Information."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.events import emit
from netrunner.engine.moves import to_deck, to_discard
from netrunner.engine.terms import CORP, DECK, DISCARDED, DONE

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class RevealRandom(Effect):
    """The Corp reveals a random card from HQ, which is then as hidden as before to an access."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        hand = g.players[CORP].hand
        if hand:
            cid = hand[g.random_below(len(hand))]
            g.mut(cid).known = 3
            g.note("The Corp reveals {card} from HQ.", cid, seen=3)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].hand)

    def describe(self) -> str:
        return "the Corp reveals 1 random card from HQ"


@final
class RevealTop(Effect):
    """Reveal the top card of your deck; it is then the chosen one."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        deck = g.players[f.ctx.side].deck
        f.ctx.targets = ()
        if deck:
            g.mut(deck[-1]).known = 3
            f.ctx.targets = (deck[-1],)
            g.note("{card} is revealed.", deck[-1], seen=3)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[ctx.side].deck)

    def describe(self) -> str:
        return "reveal the top card of your deck"


@final
class AddToBottom(Effect):
    """Add the chosen card to the bottom of its owner's deck."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        for cid in f.ctx.targets:
            to_deck(g, cid, bottom=True)
            g.note("{card} is added to the bottom of its deck.", cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return any(g.cards[cid].zone == DECK for cid in ctx.targets)

    def describe(self) -> str:
        return "add that card to the bottom of your deck"


@final
class DiscardRandom(Effect):
    """The Corp discards random cards from HQ."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        hand = g.players[CORP].hand
        for _ in range(min(self.amount, len(hand))):
            cid = hand[g.random_below(len(hand))]
            to_discard(g, cid, False)
            g.note("The Corp discards {card}.", cid)
            emit(g, DISCARDED, cid, side=CORP, cause=f.ctx.source)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].hand)

    def describe(self) -> str:
        return f"the Corp discards {self.amount} random cards from HQ"


@final
class RevealEventCard(Effect):
    """The accessed card is revealed to both players."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        event = f.ctx.event
        if event is not None and g.cards[event.card].known != 3:
            g.mut(event.card).known = 3
            g.note("{card} is revealed.", event.card)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return "the Runner must reveal it"
