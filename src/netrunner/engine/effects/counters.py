"""Counters placed, removed, moved and purged. Rules Reference: Hosted, Advancing Cards, Virus Counter, Purge."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.actions import advance, purge
from netrunner.engine.amount import Amount, ChosenX, value_of
from netrunner.engine.context import mark
from netrunner.engine.effect import Effect
from netrunner.engine.effects.base import OnCards, UpTo
from netrunner.engine.effects.money import ALL
from netrunner.engine.frame import O_CARD, O_NUMBER, Option
from netrunner.engine.moves import counters_placed, set_counters, take_counters
from netrunner.engine.reference import CHOSEN, THIS, Chosen, Ref, This
from netrunner.engine.rez import place_words
from netrunner.engine.step_change import StepChange
from netrunner.engine.terms import (
    ADVANCEMENT,
    ASK,
    CORP,
    COUNTER_NAMES,
    CREDIT,
    DONE,
    HOSTED,
    ICE,
    IDENTITY_ZONE,
    PLAY,
    Q_COUNTERS,
    RESOLVING,
    SCORED,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.change import Change
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["Advance", "MoveCounters", "Place", "Purge", "Remove"]


def counter_noun(counter: int) -> str:
    """ "virus counter", "advancement token", "credit"."""
    if counter == CREDIT:
        return "credit"
    return f"{COUNTER_NAMES[counter]} {'token' if counter == ADVANCEMENT else 'counter'}"


def be(number: int) -> str:
    """ "1 virus counter is", "2 virus counters are"."""
    return "is" if number == 1 else "are"


def which(g: State, cid: int) -> str:
    """A card in a line of the log; one that is not known to both sides with its place."""
    card = g.cards[cid]
    if card.known == 3 or card.zone != PLAY:
        return "{card}"
    return "{ice}{where}" if card.definition.type & ICE else "{card}{where}"


@final
class Place(UpTo):
    """Place counters on cards: on the source, unless others are named; `up_to` as many as the user says, and the next
    effect may count those."""

    __slots__ = ("amount", "counter", "on", "up_to")

    def __init__(self, counter: int, amount: int | Amount = 1, on: Ref = THIS, up_to: bool = False) -> None:
        self.counter = counter
        self.amount = amount
        self.on = on
        self.up_to = up_to

    def most(self, g: State, ctx: Context) -> int:
        return value_of(self.amount, g, ctx)

    def step(self, g: State, f: Resolve) -> int:
        if self.up_to and f.stage == 0 and self.could(g, f.ctx):
            return ASK
        amount = f.number if self.up_to else value_of(self.amount, g, f.ctx)
        if amount > 0:
            for cid in self.on.cards(g, f.ctx):
                card = g.cards[cid]
                if card.zone & (PLAY | SCORED | IDENTITY_ZONE | HOSTED | RESOLVING):
                    set_counters(g, cid, self.counter, card.counters[self.counter] + amount)
                    told = f"{{n}} {counter_noun(self.counter)}{{s}}"
                    if g.cards[cid].known == 3:
                        g.note(f"{{card}} gets {told}.", cid, amount)
                    else:  # those who do not know the card read where it is
                        g.note(f"{told} {be(amount)} placed on {which(g, cid)}.", cid, amount, place_words(g, cid))
                    counters_placed(g, cid, self.counter, amount, f.ctx.side, f.ctx.source)
        if self.up_to:
            f.ctx.amount = amount
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"how many {counter_noun(self.counter)}s do you place?"

    def change(self, g: State, ctx: Context) -> Change | None:
        return None if self.up_to else StepChange(self, ctx)

    def acts_on_chosen(self) -> bool:
        return isinstance(self.on, Chosen)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return not isinstance(self.amount, ChosenX) or ctx.x > 0

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.amount, g, ctx) > 0 and bool(self.on.cards(g, ctx))


@final
class Remove(Effect):
    """Remove counters from cards: a number, `up_to` a number, or ALL. Where some count as hosted on a card that are on
    another one, the ability's user says which go (Rules Reference: Hosted)."""

    __slots__ = ("amount", "counter", "off", "up_to")

    def __init__(self, counter: int, amount: int | Amount = 1, off: Ref = THIS, up_to: bool = False) -> None:
        self.counter = counter
        self.amount = amount
        self.off = off
        self.up_to = up_to

    def sources(self, g: State, ctx: Context) -> list[tuple[int, int]]:
        """(card, number) of where counters can be taken from."""
        return [
            source
            for cid in self.off.cards(g, ctx)
            for source in g.counter_sources(ctx.user, g.cards[cid], self.counter)
        ]

    def step(self, g: State, f: Resolve) -> int:
        due = value_of(self.amount, g, f.ctx)
        if self.up_to:
            if f.stage == 0 and self.sources(g, f.ctx):
                return ASK
            due = f.stage - 1
        while f.number < due:
            sources = self.sources(g, f.ctx)
            if not sources:
                break
            if len(sources) > 1 and due < ALL:
                return ASK
            self.take(g, f, sources[0][0], min(due - f.number, sources[0][1]))
        f.ctx.amount = f.number
        return DONE

    def take(self, g: State, f: Resolve, cid: int, number: int) -> None:
        f.number += number
        take_counters(g, cid, self.counter, number, f.ctx.side)
        told = f"{{n}} {counter_noun(self.counter)}{{s}} {be(number)} removed from {which(g, cid)}."
        g.note(told, cid, number, place_words(g, cid))

    def prompt(self, g: State, f: Resolve) -> str:
        if self.asks_number(f):
            return f"how many {counter_noun(self.counter)}s do you remove?"
        return f"choose the card to remove a {counter_noun(self.counter)} from."

    def asks_number(self, f: Resolve) -> bool:
        return self.up_to and f.stage == 0

    def options(self, g: State, f: Resolve) -> list[Option]:
        if self.asks_number(f):
            most = min(value_of(self.amount, g, f.ctx), sum(have for _, have in self.sources(g, f.ctx)))
            return [Option(O_NUMBER, -1, n) for n in range(most, -1, -1)]
        return [Option(O_CARD, cid) for cid, _ in self.sources(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_NUMBER:
            f.stage = 1 + option.arg
        else:
            self.take(g, f, option.card, 1)

    def change(self, g: State, ctx: Context) -> Change | None:
        """In one step only where nobody has to say which counters go."""
        sure = self.amount == ALL or len(self.sources(g, ctx)) < 2
        return StepChange(self, ctx) if sure and not self.up_to else None

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return bool(g.counter_sources(ctx.user, g.cards[cid], self.counter))

    def acts_on_chosen(self) -> bool:
        return isinstance(self.off, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.sources(g, ctx))


@final
class MoveCounters(UpTo):
    """Move counters of a kind from one card to another: a number, `up_to` a number, or ALL, with those that count as
    hosted on it. The source may have been trashed to pay for it."""

    __slots__ = ("amount", "counter", "off", "on", "up_to")

    def __init__(
        self, counter: int, amount: int | Amount = ALL, off: Ref = THIS, on: Ref = CHOSEN, up_to: bool = False
    ) -> None:
        self.counter = counter
        self.amount = amount
        self.off = off
        self.on = on
        self.up_to = up_to

    def most(self, g: State, ctx: Context) -> int:
        have = sum(g.cards[cid].counters[self.counter] for cid in self.off.cards(g, ctx))
        if self.trashed(g, ctx):
            have = ctx.counters[self.counter]
        return min(value_of(self.amount, g, ctx), have)

    def trashed(self, g: State, ctx: Context) -> bool:
        """Whether the source was trashed to pay: the counters that were on it are meant."""
        return isinstance(self.off, This) and g.cards[ctx.source].instance != ctx.instance

    def step(self, g: State, f: Resolve) -> int:
        to = self.on.one(g, f.ctx)
        if to < 0:
            return DONE
        if self.up_to and f.stage == 0:
            return ASK
        limit = f.number if self.up_to else value_of(self.amount, g, f.ctx)
        moved = self.taken(g, f.ctx, to, limit)
        if moved:
            set_counters(g, to, self.counter, g.cards[to].counters[self.counter] + moved)
            told = f"{{n}} {counter_noun(self.counter)}{{s}} {be(moved)} moved to"
            g.note(f"{told} {which(g, to)}.", to, moved, place_words(g, to))
            counters_placed(g, to, self.counter, moved, f.ctx.side, f.ctx.source)
        return DONE

    def taken(self, g: State, ctx: Context, to: int, limit: int) -> int:
        """Take the counters off where they are."""
        moved = 0
        for cid in self.off.cards(g, ctx):
            number = min(limit - moved, g.cards[cid].counters[self.counter])
            if number > 0:
                moved += number
                take_counters(g, cid, self.counter, number, ctx.side)
        if isinstance(self.off, This) and self.amount == ALL:
            lenders = self.lenders(g, ctx)
            if self.trashed(g, ctx):
                lent = sum(g.cards[lender].counters[self.counter] for lender in lenders)
                moved += min(limit - moved, ctx.counters[self.counter] - lent)
            for lender in lenders:
                if lender != to:
                    number = min(limit - moved, g.cards[lender].counters[self.counter])
                    moved += number
                    set_counters(g, lender, self.counter, g.cards[lender].counters[self.counter] - number)
        return moved

    def lenders(self, g: State, ctx: Context) -> list[int]:
        """The cards whose counters count as hosted on the source, wherever it is by now."""
        result: list[int] = []
        for entry in g.index.statics[Q_COUNTERS]:
            static = entry.ability
            if static.amount == self.counter and entry.ctx.source != ctx.source and static.who is not None:
                if static.who.is_kind(g, entry.ctx, g.cards[ctx.source]):
                    result.append(entry.ctx.source)
        return result

    def prompt(self, g: State, f: Resolve) -> str:
        return f"how many {counter_noun(self.counter)}s do you move?"

    def acts_on_chosen(self) -> bool:
        return isinstance(self.on, Chosen) and not isinstance(self.off, Chosen)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        if isinstance(self.off, This):
            return self.most(g, ctx) > 0 or bool(self.lenders(g, ctx))
        trial = ctx.copy()
        trial.targets = (mark(g.cards[cid]),)
        return self.most(g, trial) > 0

    def could(self, g: State, ctx: Context) -> bool:
        return self.most(g, ctx) > 0 and bool(self.on.cards(g, ctx))


@final
class Advance(OnCards):
    """Advance cards so many times, one after another, at no cost (Rules Reference: Advancing Cards)."""

    __slots__ = ("times",)

    def __init__(self, what: Ref = CHOSEN, times: int | Amount = 1) -> None:
        super().__init__(what)
        self.times = times

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.number = value_of(self.times, g, f.ctx)
        cards = [cid for cid in self.what.cards(g, f.ctx) if self.fits(g, f.ctx, cid)]
        if f.number <= 0 or not cards:
            return DONE
        f.number -= 1
        for cid in cards:
            advance(g, cid)
        return WAIT

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        card = g.cards[cid]
        return g.can_be_advanced(card) and not g.forbidden("advance", CORP, card)


@final
class Purge(Effect):
    """The Corp purges virus counters, of which there may be none (Rules Reference: Purge); the next effect may count
    them."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        f.ctx.amount = purge(g)
        return DONE
