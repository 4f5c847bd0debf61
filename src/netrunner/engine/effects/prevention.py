"""Preventing and avoiding what is about to happen. Rules Reference: Prevent, Avoid, Ordinal Events."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, ChosenX, value_of
from netrunner.engine.change import Change, DamageChange, ExposeChange, TrashChange
from netrunner.engine.effect import Effect
from netrunner.engine.effects.money import ALL
from netrunner.engine.encounter import BreakChange
from netrunner.engine.events import emit
from netrunner.engine.filter import Filter
from netrunner.engine.frame import O_BRANCH, O_CARD, O_DONE, O_NUMBER, O_SUBROUTINE, Option
from netrunner.engine.history import damaged_this_turn
from netrunner.engine.prevention import done_by
from netrunner.engine.prevention_window import Prevention
from netrunner.engine.terms import (
    ASK,
    DAMAGE_NAMES,
    DONE,
    NOBODY,
    PLAY,
    TAG_AVOIDED,
    WOULD_BAD_PUBLICITY,
    WOULD_BREAK,
    WOULD_EXPOSE,
    WOULD_JACK_OUT,
    WOULD_TAG,
    WOULD_TRASH,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["Prevent", "PreventDamage"]


def prevention_frame(g: State) -> Prevention | None:
    """The innermost chance to prevent that is open."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Prevention):
            return frame
    return None


def coming_changes(g: State) -> list[Change]:
    """What is about to happen and may be prevented or replaced."""
    frame = prevention_frame(g)
    return [] if frame is None else frame.changes


def coming_damage(
    g: State, kinds: tuple[int, ...], by: Filter | None = None, ctx: Context | None = None
) -> list[DamageChange]:
    """The damage of some kinds (none named: of any), done by certain cards, that can still be prevented."""
    frame = prevention_frame(g)
    if frame is None:
        return []
    return [
        change
        for change in frame.changes
        if isinstance(change, DamageChange)
        and change.preventable
        and change.amount > 0
        and (not kinds or change.damage in kinds)
        and (by is None or ctx is None or done_by(g, by, ctx, change.source))
    ]


@final
class PreventDamage(Effect):
    """Prevent damage of some kinds (none named: of any): up to a number of points, or ALL.

    `first_each_turn`: only the turn's first. Where several kinds are coming, one point at a time; `up_to`: its user may
    stop before the number is reached, whatever the kinds. `by`: only damage that such cards do. `all_but`: all of it
    but so many points.
    """

    __slots__ = ("all_but", "amount", "by", "first_each_turn", "kinds", "up_to")

    def __init__(
        self,
        *kinds: int,
        amount: int | Amount = 1,
        first_each_turn: bool = False,
        up_to: bool = False,
        by: Filter | None = None,
        all_but: int = 0,
    ) -> None:
        self.all_but = all_but
        self.kinds = kinds
        self.by = by
        self.up_to = up_to
        self.amount = amount
        self.first_each_turn = first_each_turn

    def coming(self, g: State, ctx: Context) -> list[DamageChange]:
        """What of it is about to be suffered."""
        return coming_damage(g, self.kinds, self.by, ctx)

    def step(self, g: State, f: Resolve) -> int:
        if self.all_but:
            spared = sum(change.amount for change in self.coming(g, f.ctx)) - self.all_but
            for change in self.coming(g, f.ctx):
                points = min(change.amount, spared - f.number)
                if points > 0:
                    self.prevent(g, f, change, points)
            f.ctx.amount = f.number
            return DONE
        limit = value_of(self.amount, g, f.ctx)
        while f.stage != 2 and f.number < limit:
            coming = self.coming(g, f.ctx)
            if not coming:
                break
            left = min(limit - f.number, coming[0].amount)
            counted = f.stage == 0 and (left > 1 or (self.up_to and f.number)) and (self.up_to or len(self.kinds) == 1)
            if limit != ALL and (len(coming) > 1 or counted):
                return ASK
            self.prevent(g, f, coming[0], left)
        f.ctx.amount = f.number
        return DONE

    def prevent(self, g: State, f: Resolve, change: DamageChange, points: int) -> None:
        change.amount -= points
        f.number += points
        g.note(f"{{n}} {DAMAGE_NAMES[change.damage]} damage is prevented.", number=points)

    def prompt(self, g: State, f: Resolve) -> str:
        if len(self.coming(g, f.ctx)) > 1:
            return "choose the kind of damage to prevent 1 point of."
        return "how much damage do you prevent?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        coming = self.coming(g, f.ctx)
        if len(coming) > 1:
            kinds = [Option(O_BRANCH, -1, change.damage) for change in coming]
            return [*kinds, Option(O_DONE)] if self.up_to and f.number else kinds
        fewest = 0 if self.up_to and f.number else 1
        most = min(value_of(self.amount, g, f.ctx) - f.number, coming[0].amount) if coming else 0
        return [Option(O_NUMBER, -1, n) for n in range(most, fewest - 1, -1)]

    def branch(self, g: State, number: int) -> str:
        return f"{DAMAGE_NAMES[number]} damage"

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        coming = self.coming(g, f.ctx)
        if option.kind == O_DONE:
            f.stage = 2
            return
        if option.kind == O_NUMBER:
            if option.arg:
                self.prevent(g, f, coming[0], option.arg)
            f.stage = 2
            return
        for change in coming:
            if change.damage == option.arg:
                self.prevent(g, f, change, 1)
                return

    def could(self, g: State, ctx: Context) -> bool:
        if isinstance(self.amount, ChosenX) and ctx.x == 0:
            return False
        coming = self.coming(g, ctx)
        if self.first_each_turn:
            coming = [one for one in coming if one.amount == one.whole and not damaged_this_turn(g, one.damage)]
        return sum(one.amount for one in coming) > self.all_but


@final
class Prevent(Effect):
    """Prevent a change of a kind that is about to happen: tags avoided, a card saved from being trashed or exposed, a
    subroutine from being broken, bad publicity, a jack-out. `amount` of it, `up_to` as much as the user says, or ALL;
    `who` describes the cards; `by`: only what a side does."""

    __slots__ = ("amount", "by", "kind", "up_to", "who")

    def __init__(
        self,
        kind: int,
        amount: int | Amount = 1,
        who: Filter | None = None,
        up_to: bool = False,
        by: int = NOBODY,
    ) -> None:
        self.by = by
        self.kind = kind
        self.up_to = up_to
        self.amount = amount
        self.who = who

    def find(self, g: State, ctx: Context) -> Change | None:
        frame = prevention_frame(g)
        if frame is None:
            return None
        for change in frame.changes:
            if change.kind == self.kind and change.preventable and change.amount > 0:
                if not picks(change) or self.picks(g, ctx, change):
                    return change
        return None

    def picks(self, g: State, ctx: Context, change: Change) -> list[int]:
        """What of a change can be picked: cards, or subroutines."""
        if isinstance(change, TrashChange):
            if self.by not in (NOBODY, change.by):
                return []
            cards = [cid for cid in change.cards if self.who is None or self.who.matches(g, ctx, g.cards[cid])]
            return [cid for cid in cards if g.cards[cid].zone == PLAY]
        if isinstance(change, ExposeChange):
            return [cid for cid in change.cards if self.who is None or self.who.matches(g, ctx, g.cards[cid])]
        return list(change.subroutines) if isinstance(change, BreakChange) else []

    def step(self, g: State, f: Resolve) -> int:
        change = self.find(g, f.ctx)
        if change is None:
            return DONE
        limit = value_of(self.amount, g, f.ctx)
        if not picks(change):
            if self.up_to and not f.number and min(limit, change.amount) > 1:
                return ASK
            stopped = f.number or min(limit, change.amount)
            change.amount -= stopped
            g.note(PREVENTED_WORDS[self.kind])
            if self.kind == WOULD_TAG:
                emit(g, TAG_AVOIDED, side=f.ctx.side, amount=stopped, cause=f.ctx.source)
            return DONE
        if limit >= ALL:
            for pick in self.picks(g, f.ctx, change):
                self.save(g, change, pick)
            return DONE
        return ASK if f.number < limit else DONE

    def save(self, g: State, change: Change, pick: int) -> None:
        if isinstance(change, (TrashChange, ExposeChange)):
            change.cards.remove(pick)
        elif isinstance(change, BreakChange):
            change.subroutines.remove(pick)
        change.amount -= 1
        if isinstance(change, TrashChange):
            g.note("{card} is saved from being trashed.", pick)
        else:
            g.note(PREVENTED_WORDS[self.kind])

    def prompt(self, g: State, f: Resolve) -> str:
        if self.up_to:
            return "how many tags do you avoid?" if self.kind == WOULD_TAG else "how many do you avoid?"
        return {WOULD_TRASH: "choose the card to save.", WOULD_EXPOSE: "choose the card that is not exposed."}.get(
            self.kind, "choose the subroutine that is not broken."
        )

    def options(self, g: State, f: Resolve) -> list[Option]:
        change = self.find(g, f.ctx)
        if change is None:
            return []
        if self.up_to:
            most = min(value_of(self.amount, g, f.ctx), change.amount)
            return [Option(O_NUMBER, -1, n) for n in range(most, 0, -1)]
        encounter = g.encounter()
        if isinstance(change, BreakChange) and encounter is not None:
            return [Option(O_SUBROUTINE, encounter.ice, i) for i in change.subroutines]
        return [Option(O_CARD, cid) for cid in self.picks(g, f.ctx, change)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_NUMBER:
            f.number = option.arg
            return
        f.number += 1
        change = self.find(g, f.ctx)
        assert change is not None
        self.save(g, change, option.arg if option.kind == O_SUBROUTINE else option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g, ctx) is not None


PREVENTED_WORDS = {
    WOULD_TAG: "A tag is avoided.",
    WOULD_BAD_PUBLICITY: "Bad publicity is prevented.",
    WOULD_EXPOSE: "The exposing of a card is prevented.",
    WOULD_BREAK: "The breaking of a subroutine is prevented.",
    WOULD_JACK_OUT: "The Runner is prevented from jacking out.",
}


def picks(change: Change) -> bool:
    """Whether a change is about several things, of which some can be picked."""
    return isinstance(change, (TrashChange, ExposeChange, BreakChange))
