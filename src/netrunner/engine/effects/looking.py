"""Cards revealed, looked at and arranged. Rules Reference: Reveal, Information."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.context import mark_all
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choosing import distinct
from netrunner.engine.events import emit
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import arrange_top, to_deck
from netrunner.engine.phrase import Voice
from netrunner.engine.reference import CHOSEN, Looked, Top, which
from netrunner.engine.terms import ASK, DECK, DECK_NAMES, DONE, HAND, HAND_NAMES, NOBODY, PLAY, REVEALED

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.reference import Ref
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["Arrange", "Look", "Reveal", "RevealUntil"]


@final
class Reveal(Effect):
    """Cards are revealed to both players; LOOKED are those of the top of a deck. With `alone` it is reason enough to
    use an ability."""

    __slots__ = ("alone", "what")

    def __init__(self, what: Ref | Filter = CHOSEN, alone: bool = False) -> None:
        self.what = which(what)
        self.alone = alone

    def step(self, g: State, f: Resolve) -> int:
        cards = self.what.cards(g, f.ctx)
        if isinstance(self.what, Top):
            f.ctx.name("looked", mark_all(g, cards))
        for cid in cards:
            card = g.cards[cid]
            if card.known != 3:
                g.mut(cid).known = 3
            if card.zone == HAND:
                g.note(f"{SUBJECTS[card.owner]} reveals {{card}} from {HAND_NAMES[card.owner]}.", cid, seen=3)
            else:
                g.note("{card} is revealed.", cid, seen=3)
            emit(g, REVEALED, cid, side=g.cards[cid].owner, zone=g.cards[cid].zone, cause=f.ctx.source)
        return DONE

    def reveals(self) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return self.alone and bool(self.what.cards(g, ctx))


@final
class RevealUntil(Effect):
    """Reveal cards from the top of your deck until one of a description is revealed: that is the chosen card. All of
    them lie where they lay."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        f.ctx.targets = ()
        revealed = 0
        for cid in reversed(g.players[f.ctx.side].deck):
            revealed += 1
            if g.cards[cid].known != 3:
                g.mut(cid).known = 3
            g.note("{card} is revealed.", cid, seen=3)
            emit(g, REVEALED, cid, side=f.ctx.side, zone=DECK, cause=f.ctx.source)
            if self.who.matches(g, f.ctx, g.cards[cid]):
                f.ctx.targets = mark_all(g, [cid])
                break
        f.ctx.amount = revealed
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[ctx.side].deck)


@final
class Look(Effect):
    """A side looks at cards, and alone is told which they are; LOOKED are those of them that lie where they lay."""

    __slots__ = ("what", "who")

    def __init__(self, what: Ref | Filter, who: int = NOBODY) -> None:
        self.what = which(what)
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        side = f.ctx.user if self.who == NOBODY else self.who
        cards = self.what.cards(g, f.ctx)
        for cid in cards:
            if not g.cards[cid].known >> side & 1:
                g.mut(cid).known |= 1 << side
        f.ctx.name("looked", mark_all(g, cards))
        f.ctx.amount = len(cards)
        if cards:
            first = g.cards[cards[0]]
            where = "" if first.zone == PLAY else f" of {Voice(1 - first.owner).pile(first.zone, first.owner)}"
            top = "the top " if first.zone == DECK else ""
            number = "" if top and len(cards) == 1 else "{n} "
            g.note_cards(f"{SUBJECTS[side]} looks at {top}{number}card{{s}}{where}{{named}}.", cards, seen=1 << side)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.what.cards(g, ctx))


@final
class Arrange(Effect):
    """Look at the top cards of a deck and put them back in any order, or on the `bottom` of that deck; `who`: the side
    that does it."""

    __slots__ = ("bottom", "what", "who")

    def __init__(self, what: Ref, who: int = NOBODY, bottom: bool = False) -> None:
        self.what = what
        self.who = who
        self.bottom = bottom

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.who == NOBODY else self.who

    def step(self, g: State, f: Resolve) -> int:
        cards = self.what.cards(g, f.ctx)
        if not cards:
            return DONE
        owner = g.cards[cards[0]].owner
        side = self.asked(g, f)
        if f.stage == 0:
            f.stage = 1
            for cid in cards:
                g.mut(cid).known |= 1 << side
        if len(f.picked) < len(cards):
            return ASK
        if self.bottom:
            for cid in f.picked:
                to_deck(g, cid, bottom=True)
        else:
            arrange_top(g, owner, f.picked)
        if len(f.picked) > 1:
            for cid in f.picked:
                g.mut(cid).known &= 1 << side  # only who looked knows the order
        if self.bottom:
            did = f"puts {{n}} card{{s}} on the bottom of {DECK_NAMES[owner]}"
        elif len(f.picked) > 1:
            did = f"arranges the top {{n}} card{{s}} of {DECK_NAMES[owner]}"
        elif isinstance(self.what, Looked):
            return DONE  # it stays where it lay, and that it was looked at has been told
        else:
            did = f"looks at the top card of {DECK_NAMES[owner]}"
        g.note_cards(f"{SUBJECTS[side]} {did}{{named}}.", list(f.picked), seen=1 << side)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        if self.bottom:
            return "choose the next card to put on the bottom of the deck: the last one lies lowest."
        return f"choose the card in position {len(f.picked) + 1} from the top."

    def options(self, g: State, f: Resolve) -> list[Option]:
        left = [cid for cid in sorted(self.what.cards(g, f.ctx)) if cid not in f.picked]
        return [Option(O_CARD, cid) for cid in distinct(g, left)]

    def laid_out(self, g: State, f: Resolve) -> tuple[int, ...]:
        return tuple(self.what.cards(g, f.ctx))

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (*f.picked, option.card)

    def automatic(self, g: State, f: Resolve) -> bool:
        """Only for the last card: a question that is left out would tell that the cards are the same."""
        return len(self.what.cards(g, f.ctx)) - len(f.picked) < 2

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.what.cards(g, ctx))
