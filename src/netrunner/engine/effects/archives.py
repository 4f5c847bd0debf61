"""Effects that move cards between hand, deck, discard and score area. Rules Reference: Archives, Reveal, "Swap"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.draw import draw
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.frame import O_CARD, O_DONE, Option
from netrunner.engine.moves import arrange_top, to_deck, to_discard, to_hand, to_score_area
from netrunner.engine.terms import ASK, CORP, DISCARD, DONE, HAND, RUNNER, SIDE_NAMES, WAIT
from netrunner.engine.would import TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

TOP: Final = 0
BOTTOM: Final = 1
SHUFFLED: Final = 2


@final
class ToHand(Effect):
    """Add the chosen cards to their owner's hand. `reveal`: what is facedown is revealed first."""

    __slots__ = ("reveal",)

    def __init__(self, reveal: bool = False) -> None:
        self.reveal = reveal

    def step(self, g: State, f: Resolve) -> int:
        for cid in f.ctx.targets:
            card = g.cards[cid]
            if self.reveal and card.known != 3:
                g.mut(cid).known = 3
                g.note("{card} is revealed.", cid)
            seen = g.cards[cid].known
            to_hand(g, cid)
            g.note(f"{{card}} is added to {('HQ', 'the grip')[card.owner]}.", cid, seen=seen)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return f"{'reveal it and ' if self.reveal else ''}add it to your hand"


@final
class ToDeck(Effect):
    """Put the chosen cards on the top or the bottom of their owner's deck, in the order chosen, or shuffle them in."""

    __slots__ = ("where",)

    def __init__(self, where: int = TOP) -> None:
        self.where = where

    def step(self, g: State, f: Resolve) -> int:
        for cid in f.ctx.targets:
            to_deck(g, cid, bottom=self.where == BOTTOM)
        if f.ctx.targets:
            where = ("on the top of", "on the bottom of", "into")[self.where]
            g.note(f"{{n}} card{{s}} put {where} {('R&D', 'the stack')[f.ctx.side]}.", number=len(f.ctx.targets))
            if self.where == SHUFFLED:
                g.shuffle(f.ctx.side)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return ("add it to the top of your deck", "add it to the bottom of your deck", "shuffle it into your deck")[
            self.where
        ]


@final
class DrawAndBottom(Effect):
    """Draw additional cards; then put one of the cards drawn on the bottom of the deck."""

    __slots__ = ("amount",)

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            draw(g, f.ctx.side, self.amount)
            return WAIT
        if f.stage == 1 and self.drawn(g, f):
            return ASK
        return DONE

    def drawn(self, g: State, f: Resolve) -> list[int]:
        """What was drawn and is still in hand. A drawing event tells the last instance number before it."""
        event = f.ctx.event
        if event is None:
            return []
        return [cid for cid in g.players[f.ctx.side].hand if g.cards[cid].instance > event.cause]

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a card to put on the bottom of the deck."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in distinct(g, self.drawn(g, f))]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 2
        to_deck(g, option.card, bottom=True)
        g.note(f"{('The Corp', 'The Runner')[f.ctx.side]} puts a card on the bottom of the deck.")

    def describe(self) -> str:
        more = "1 additional card" if self.amount == 1 else f"{self.amount} additional cards"
        return f"draw {more}. Add 1 of the drawn cards to the bottom of your deck"


KEEP: Final = 1
THROW: Final = 2
ARRANGE: Final = 3


@final
class SortTop(Effect):
    """Look at the top cards of R&D: add any of them to HQ, trash any of them, arrange the rest in any order."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def top(self, g: State, number: int) -> list[int]:
        deck = g.players[CORP].deck
        return deck[: -number - 1 : -1] if number > 0 else []

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = KEEP
            f.number = min(self.amount, len(g.players[CORP].deck))
            for cid in self.top(g, f.number):
                g.mut(cid).known = 1  # only the Corp can tell them apart from now on
            g.note("The Corp looks at the top {n} card{s} of R&D.", number=f.number)
        if f.stage == KEEP:
            return ASK if f.number else DONE
        if f.stage == THROW and f.number > len(f.picked):
            return ASK
        if f.stage == THROW:
            self.throw(g, f)
            return WAIT
        f.number = min(f.number, len(g.players[CORP].deck))
        if len(f.picked) < f.number:
            return ASK
        if f.number:
            arrange_top(g, f.picked)
        return DONE

    def throw(self, g: State, f: Resolve) -> None:
        """Trash what was picked; the rest is arranged next."""
        f.stage = ARRANGE
        doomed = list(f.picked)
        f.number -= len(doomed)
        f.picked = ()
        if doomed:
            would(g, [TrashChange(doomed, CORP, f.ctx.source)])

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        if f.stage == KEEP:
            return "choose cards to add to HQ."
        if f.stage == THROW:
            return "choose cards to trash."
        return f"choose the card that lies {len(f.picked) + 1} from the top."

    def options(self, g: State, f: Resolve) -> list[Option]:
        left = [cid for cid in self.top(g, f.number) if cid not in f.picked]
        result = [Option(O_CARD, cid) for cid in distinct(g, left)]
        if f.stage != ARRANGE:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE and f.stage == KEEP:
            f.stage = THROW
        elif option.kind == O_DONE:
            self.throw(g, f)
        elif f.stage == KEEP:
            f.number -= 1
            to_hand(g, option.card)
            g.order_stamp += 1
            g.note("The Corp adds a card to HQ.")
        else:
            f.picked = (*f.picked, option.card)

    def automatic(self, g: State, f: Resolve) -> bool:
        return f.stage == ARRANGE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].deck)

    def describe(self) -> str:
        return (
            f"look at the top {self.amount} cards of R&D, add any number of them to HQ, trash any number of them, "
            "and put the rest back in any order"
        )


@final
class SwapWithDiscard(Effect):
    """Swap cards in your hand with as many in your discard, all at once."""

    __slots__ = ("count",)

    def __init__(self, count: int | Amount) -> None:
        self.count = count

    def most(self, g: State, f: Resolve) -> int:
        player = g.players[f.ctx.side]
        return min(value_of(self.count, g, f.ctx), len(player.hand), len(player.discard))

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.number = self.most(g, f)
        if len(f.picked) < 2 * f.number:
            return ASK
        for cid in f.picked[: f.number]:
            to_discard(g, cid, False)
        for cid in f.picked[f.number :]:
            to_hand(g, cid)
        piles = ("HQ and Archives", "the grip and the heap")[f.ctx.side]
        g.note(f"{{n}} card{{s}} swapped between {piles}.", number=f.number)
        return DONE

    def zone(self, f: Resolve) -> int:
        return HAND if len(f.picked) < f.number else DISCARD

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose a card in your {'hand' if self.zone(f) == HAND else 'discard'} to swap."

    def options(self, g: State, f: Resolve) -> list[Option]:
        player = g.players[f.ctx.side]
        pile = player.hand if self.zone(f) == HAND else player.discard
        return [Option(O_CARD, cid) for cid in distinct(g, [cid for cid in pile if cid not in f.picked])]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (*f.picked, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.count, g, ctx) > 0 and bool(g.players[ctx.side].hand)

    def describe(self) -> str:
        times = "1 card" if isinstance(self.count, int) else f"for each {self.count.describe()}, 1 card"
        return f"swap {times} in your hand with 1 card in your discard"


@final
class JoinScoreArea(Effect):
    """Add the source to a score area. That is neither scoring nor stealing."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def step(self, g: State, f: Resolve) -> int:
        if g.cards[f.ctx.source].instance == f.ctx.instance:
            to_score_area(g, f.ctx.source, self.side)
            g.note(f"{{card}} is added to {SIDE_NAMES[self.side]}'s score area.", f.ctx.source)
        return DONE

    def describe(self) -> str:
        return f"add this card to {'your' if self.side == CORP else SIDE_NAMES[RUNNER] + chr(39) + 's'} score area"
