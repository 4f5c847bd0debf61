"""Cards moved between piles, score areas and out of the game; trashed; decks shuffled.

Rules Reference: Trash, Archives, Score Area, Remove from the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import value_of
from netrunner.engine.change import TrashChange
from netrunner.engine.context import mark, mark_all, marked_ids
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choosing import Choose, remark
from netrunner.engine.effects.looking import Reveal
from netrunner.engine.effects.money import actor
from netrunner.engine.events import emit
from netrunner.engine.filter import Filter
from netrunner.engine.label import told_by_place
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import (
    forget_deck,
    hosted_first,
    remove_from_game,
    to_deck,
    to_discard,
    to_hand,
    to_score_area,
    turns_back,
)
from netrunner.engine.payable import stuck_in_discard
from netrunner.engine.placement import to_score_area_as_agenda
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.reference import CHOSEN, THIS, Chosen, Each, EventCard, Top, which
from netrunner.engine.step_change import StepChange
from netrunner.engine.terms import (
    ADDED_TO_SCORE_AREA,
    BOTTOM,
    DECK,
    DECK_NAMES,
    DISCARD,
    DISCARD_NAMES,
    DONE,
    HAND,
    HAND_NAMES,
    NOBODY,
    PLAY,
    REMOVED,
    SHUFFLED,
    SIDE_NAMES,
    TOP,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.change import Change
    from netrunner.engine.context import Context
    from netrunner.engine.reference import Ref
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["BOTTOM", "SHUFFLED", "TOP", "Move", "Shuffle", "Trash"]


@final
class Move(Effect):
    """Move cards to their owner's hand, the top or bottom of the deck, shuffled into it, to the discard, to a score
    area (of `area`, `worth` so many points if they count as agendas there) or out of the game.

    `reveal`: what is hidden is revealed first. Adding to a score area is neither scoring nor stealing.
    """

    __slots__ = ("area", "reveal", "to", "what", "worth")

    def __init__(
        self,
        what: Ref | Filter = CHOSEN,
        to: int = HAND,
        reveal: bool = False,
        area: int = NOBODY,
        worth: int | None = None,
    ) -> None:
        self.what = which(what)
        self.to = to
        self.reveal = reveal
        self.area = area
        self.worth = worth

    def step(self, g: State, f: Resolve) -> int:
        cards = hosted_first(g, [cid for cid in self.what.cards(g, f.ctx) if self.fits(g, f.ctx, cid)])
        owners: list[int] = []
        for cid in cards:
            if self.reveal and g.cards[cid].known != 3:
                g.mut(cid).known = 3
                g.note("{card} is revealed.", cid)
            if self.leaves_unseen(g.cards[cid]):
                forget_deck(g, g.cards[cid].owner)
            owners.append(g.cards[cid].owner)
            self.move(g, f.ctx, cid, self.reveal or self.just_revealed(f) or self.picked_openly(g, f, g.cards[cid]))
        if self.to == SHUFFLED:
            for side in sorted(set(owners)):
                g.shuffle(side)
                g.note(f"{SUBJECTS[side]} shuffles {{n}} card{{s}} into {DECK_NAMES[side]}.", number=owners.count(side))
            if not owners:
                self.shuffle_none(g, f)
        remark(g, f.ctx, cards)
        f.ctx.amount = len(cards)
        return DONE

    def leaves_unseen(self, card: Card) -> bool:
        """Whether the opponent of a deck's owner cannot tell which of its cards is taken: one that they do not know,
        from no place that everybody sees (the top, or where a card was accessed)."""
        opponent = 1 << (1 - card.owner)
        return card.zone == DECK and not card.known & opponent and not isinstance(self.what, (Top, EventCard))

    def just_revealed(self, f: Resolve) -> bool:
        """Whether those very cards were revealed for it: both know which ones they are."""
        if not isinstance(self.what, Chosen):
            return False
        for effect in reversed(f.program.effects[: f.pc]):
            if effect.chooses():
                return False
            if isinstance(effect, Reveal) and isinstance(effect.what, Chosen) and effect.what.name == self.what.name:
                return True
        return False

    def picked_openly(self, g: State, f: Resolve, card: Card) -> bool:
        """Whether the opponent of its owner has just picked the card, seeing it: both know which one it is."""
        before = f.program.effects[f.pc - 1] if f.pc else None
        if not self.acts_on_chosen() or not isinstance(before, Choose) or before.at_random or card.known != 3:
            return False
        return before.asked(g, f) != card.owner

    def shuffle_none(self, g: State, f: Resolve) -> None:
        """A whole pile that is empty, or none of "up to" a number of cards, is shuffled into its deck: the deck is
        shuffled all the same."""
        who: Filter | Ref = self.what.who if isinstance(self.what, Each) else THIS
        before = f.program.effects[f.pc - 1] if f.pc else None
        if self.acts_on_chosen() and isinstance(before, Choose) and before.up_to:
            who = before.who
        if isinstance(who, Filter) and who.side != NOBODY and who.zone != DECK:
            g.shuffle(who.side)
            g.note(f"{SUBJECTS[who.side]} shuffles {DECK_NAMES[who.side]}.")

    def change(self, g: State, ctx: Context) -> Change | None:
        return StepChange(self, ctx)

    def move(self, g: State, ctx: Context, cid: int, openly: bool) -> None:
        """One card; what the log says of it is known to those who know the card."""
        card = g.cards[cid]
        owner = card.owner
        unseen = card.zone == HAND and not openly  # nobody else can tell which card leaves a hand
        seen = 1 << owner if unseen else card.known
        if turns_back(card) and self.to in (HAND, TOP, BOTTOM, SHUFFLED):
            to_discard(g, cid, True)
            g.note(f"{{card}} is added to {DISCARD_NAMES[owner]}.", cid)
        elif self.to == HAND:
            where = told_by_place(g, card)
            to_hand(g, cid)
            g.note(f"{{card}}{{where}} is added to {HAND_NAMES[owner]}.", cid, where=where, seen=seen)
        elif self.to in (TOP, BOTTOM, SHUFFLED):
            if self.to == SHUFFLED and self.acts_on_chosen():
                g.note(f"{{card}} is put into {DECK_NAMES[owner]}.", cid, seen=seen)
            to_deck(g, cid, bottom=self.to == BOTTOM, openly=openly)
            if self.to != SHUFFLED:
                where = "top" if self.to == TOP else "bottom"
                g.note(f"{{card}} is put on the {where} of {DECK_NAMES[owner]}.", cid, seen=seen)
        elif self.to == DISCARD:
            to_discard(g, cid, card.faceup)
            g.note(f"{{card}} is added to {DISCARD_NAMES[owner]}.", cid)
        elif self.to == REMOVED:
            g.note("{card} is removed from the game.", cid, seen=3)
            remove_from_game(g, cid)
        else:
            self.score(g, ctx, cid)

    def score(self, g: State, ctx: Context, cid: int) -> None:
        side = actor(self.area, ctx)
        g.note(f"{{card}} is added to {SIDE_NAMES[side]}'s score area.", cid, seen=3)
        if self.worth is not None:
            to_score_area_as_agenda(g, cid, side, self.worth)
        else:
            to_score_area(g, cid, side)
        emit(g, ADDED_TO_SCORE_AREA, cid, side=side, cause=ctx.source)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return not stuck_in_discard(g, g.cards[cid])

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(self.fits(g, ctx, cid) for cid in self.what.cards(g, ctx))


@final
class Trash(Effect):
    """Trash cards, all of them at once; the next effect may count those that were trashed.

    `revealed`: faceup, whatever they were. `by`: who trashes them, the owner of the ability unless a side is named.
    """

    __slots__ = ("by", "preventable", "revealed", "what")

    def __init__(
        self, what: Ref | Filter = CHOSEN, by: int = NOBODY, preventable: bool = True, revealed: bool = False
    ) -> None:
        self.what = which(what)
        self.by = by
        self.preventable = preventable
        self.revealed = revealed

    def change(self, g: State, ctx: Context) -> Change | None:
        cards = self.trashable(g, ctx)
        if not cards:
            return None
        return TrashChange(cards, actor(self.by, ctx), ctx.source, self.preventable, self.revealed)

    def trashable(self, g: State, ctx: Context) -> list[int]:
        return [cid for cid in self.what.cards(g, ctx) if self.fits(g, ctx, cid)]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = mark_all(g, self.what.cards(g, f.ctx))
            change = self.change(g, f.ctx)
            if change is not None:
                if isinstance(change, TrashChange):
                    change.shown = f.pc > 0 and f.program.effects[f.pc - 1].reveals()
                attempt_changes(g, [change])
                return WAIT
        gone = [cid for cid in marked_ids(f.picked) if self.gone(g, f, cid)]
        f.ctx.amount = len(gone)
        f.ctx.moved = mark_all(g, gone)
        return DONE

    def complete(self, g: State, ctx: Context) -> bool:
        what = self.what
        return not isinstance(what, Top) or len(what.cards(g, ctx)) >= value_of(what.amount, g, ctx)

    def gone(self, g: State, f: Resolve, cid: int) -> bool:
        """Whether a card was trashed, wherever it went instead."""
        card = g.cards[cid]
        return bool(card.zone & (DISCARD | REMOVED)) or (card.zone & (PLAY | DECK) > 0 and mark(card) not in f.picked)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        card = g.cards[cid]
        return card.zone != DISCARD and not g.forbidden("trash", actor(self.by, ctx), card)

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def trashes(self) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.trashable(g, ctx))


@final
class Shuffle(Effect):
    """A side shuffles its deck."""

    __slots__ = ("who",)

    def __init__(self, who: int = NOBODY) -> None:
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        side = actor(self.who, f.ctx)
        g.shuffle(side)
        g.note(f"{SUBJECTS[side]} shuffles {DECK_NAMES[side]}.")
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False
