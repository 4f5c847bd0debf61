"""Cards searched for. Rules Reference: Search."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import value_of
from netrunner.engine.context import mark_all
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choosing import distinct, fitting
from netrunner.engine.frame import O_CARD, O_DONE, Option
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import set_aside
from netrunner.engine.phrase import Voice, say
from netrunner.engine.terms import ASK, DECK, DECK_NAMES, DONE

if TYPE_CHECKING:
    from netrunner.engine.amount import Amount
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State
    from netrunner.engine.structure import Program

__all__ = ["Search"]


@final
class Search(Effect):
    """Search your deck for a card, or for several, then shuffle; what was found is the chosen card, set aside.

    The search must find what it can, unless it is for `up_to` a number; the shuffle comes before anything else is done
    with what was found. `reveal`: the opponent sees it. `different`: no two cards with the same title; `alike`: only
    copies of one card.
    """

    __slots__ = ("alike", "count", "different", "reveal", "up_to", "who")

    def __init__(
        self,
        who: Filter,
        count: int | Amount = 1,
        reveal: bool = True,
        up_to: bool = False,
        different: bool = False,
        alike: bool = False,
    ) -> None:
        self.who = who
        self.different = different
        self.alike = alike
        self.count = count
        self.reveal = reveal
        self.up_to = up_to

    def chooses(self) -> bool:
        return True

    def found(self, g: State, f: Resolve) -> list[int]:
        cards = [cid for cid in sorted(self.who.find(g, f.ctx)) if cid not in f.picked]
        if self.different:
            titles = {g.cards[cid].definition.title for cid in f.picked}
            cards = [cid for cid in cards if g.cards[cid].definition.title not in titles]
        if self.alike and f.picked:
            title = g.cards[f.picked[0]].definition.title
            cards = [cid for cid in cards if g.cards[cid].definition.title == title]
        return fitting(g, f.ctx, cards, f.program, f.pc, False)

    def step(self, g: State, f: Resolve) -> int:
        side = f.ctx.side
        if f.stage == 0:
            found = self.found(g, f)
            for cid in found:
                if g.cards[cid].zone == DECK:
                    g.mut(cid).known |= 1 << side  # who searches sees the cards, until the shuffle
            if (found or self.unsaid(g, f)) and len(f.picked) < value_of(self.count, g, f.ctx):
                return ASK
        in_deck = bool(self.who.zone & DECK)
        for cid in f.picked:
            set_aside(g, cid)
            # Unless it is revealed, the opponent cannot know it, even having seen it in the deck before.
            g.mut(cid).known = 3 if self.reveal else 1 << side
            if self.reveal:
                g.note("{card} is found.", cid, seen=3)
        if in_deck:
            g.shuffle(side)
            g.note(f"{SUBJECTS[side]} shuffles {DECK_NAMES[side]}.")
        f.ctx.targets = mark_all(g, list(f.picked))
        f.ctx.amount = len(f.picked)
        f.searched = (self.who.zone, len(f.picked))
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"search for {say(self.who, Voice(f.ctx.side))}."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in distinct(g, self.found(g, f))]
        if self.up_to:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 1
            return
        f.picked = (*f.picked, option.card)

    def unsaid(self, g: State, f: Resolve) -> bool:
        """Whether, though nothing else is found, who searches says "done": leaving that out would tell the opponent."""
        deck = self.who.zone & DECK and g.players[f.ctx.side].deck
        return self.up_to and bool(deck) and not self.who.one_title()

    def automatic(self, g: State, f: Resolve) -> bool:
        """A question that is left out would tell the opponent that only one card of the deck fits."""
        return not self.who.zone & DECK or self.who.one_title()

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[ctx.side].deck) if self.who.zone & DECK else self.who.any(g, ctx)

    def could_then(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        if self.who.zone == DECK:
            return bool(g.players[ctx.side].deck)
        return bool(fitting(g, ctx, self.who.find(g, ctx), program, place, True))
