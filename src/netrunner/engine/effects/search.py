"""Searching a deck. Rules Reference: Search, Reveal, Information."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.install import Install
from netrunner.engine.legality import why_not_install, why_not_play
from netrunner.engine.moves import set_aside, to_hand
from netrunner.engine.play import Play
from netrunner.engine.terms import (
    ASK,
    DECK,
    DONE,
    EVENT,
    OPERATION,
    PLAY,
    SET_ASIDE,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class Search(Effect):
    """Search your deck for a card, then shuffle. The card is added to hand (revealed or not) or installed; with `play`,
    an operation or event is played instead.

    The search must find a card if it can; the shuffle comes before anything else is done with what was found.
    """

    __slots__ = ("free", "install", "play", "reveal", "who")

    def __init__(
        self, who: Filter, reveal: bool = True, install: bool = False, free: bool = False, play: bool = False
    ) -> None:
        self.play = play
        self.who = who
        self.reveal = reveal
        self.install = install
        self.free = free  # installed ignoring all costs

    def step(self, g: State, f: Resolve) -> int:
        side = f.ctx.side
        if f.stage == 0:
            found = self.found(g, f.ctx)
            for cid in found:
                g.mut(cid).known |= 1 << side  # who searches sees the cards, until the shuffle
            if found:
                return ASK
            f.stage = 1
        if f.stage == 1:
            f.stage = 2
            for cid in f.picked:
                self.take(g, side, cid)
            g.shuffle(side)
            g.note(f"{('The Corp', 'The Runner')[side]} shuffles the deck.")
            if self.install:
                for cid in f.picked:
                    if g.cards[cid].definition.type & (EVENT | OPERATION):
                        g.push(Play(cid, clicks=0))
                    elif why_not_install(g, g.cards[cid], clicks=0, free=self.free) is None:
                        g.push(Install(cid, free=self.free))
                return WAIT
        if f.stage == 2 and self.install:
            for cid in f.picked:
                if g.cards[cid].zone == SET_ASIDE:
                    to_hand(g, cid)
        f.ctx.targets = tuple(cid for cid in f.picked if g.cards[cid].zone == PLAY)
        return DONE

    def take(self, g: State, side: int, cid: int) -> None:
        if self.install:
            set_aside(g, cid)
            g.mut(cid).known = 3
            return
        to_hand(g, cid)
        # Unless it is revealed, the opponent cannot know it, even having seen it in the deck before.
        g.mut(cid).known = 3 if self.reveal else 1 << side
        g.note("{card} is found.", cid, seen=3 if self.reveal else 1 << side)

    def usable(self, g: State, card: Card) -> bool:
        """Whether it could be installed, or played."""
        if self.play and card.definition.type & (EVENT | OPERATION):
            return why_not_play(g, card, clicks=0, zone=DECK) is None
        return why_not_install(g, card, clicks=0, free=self.free) is None

    def found(self, g: State, ctx: Context) -> list[int]:
        deck = g.players[ctx.side].deck
        fitting = distinct(g, [cid for cid in sorted(deck) if self.who.matches(g, ctx, g.cards[cid])])
        return [cid for cid in fitting if self.usable(g, g.cards[cid])] if self.install else fitting

    def prompt(self, g: State, f: Resolve) -> str:
        return f"search for {self.who.describe(1)}."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (option.card,)
        f.stage = 1

    def automatic(self, g: State, f: Resolve) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[ctx.side].deck)

    def describe(self) -> str:
        pile = "your deck"
        what = self.who.describe(1)
        if self.play:
            return f"search {pile} for {what}, reveal it, and play or install it, paying all costs. Shuffle your deck"
        if self.install:
            how = "ignoring all costs" if self.free else "paying its install cost"
            return f"search {pile} for {what} and install it, {how}. Shuffle your deck"
        reveal = ", reveal it," if self.reveal else ""
        return f"search {pile} for {what}{reveal} and add it to your hand. Shuffle your deck"
