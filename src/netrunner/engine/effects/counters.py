"""Effects on counters and on what a card remembers. Rules Reference: Hosted, Advancing Cards, Virus Counter."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, count_words, value_of
from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.moves import set_counters
from netrunner.engine.terms import ADVANCEMENT, ASK, COUNTER_NAMES, DONE, PLAY, SCORED

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


def noun(counter: int) -> str:
    if COUNTER_NAMES[counter] == "credit":
        return "credit"
    return f"{COUNTER_NAMES[counter]} token" if counter == ADVANCEMENT else f"{COUNTER_NAMES[counter]} counter"


@final
class Place(Effect):
    """Place counters on the source, on the chosen cards (`chosen`), or on the card of the event (`event`)."""

    __slots__ = ("amount", "chosen", "counter", "event")

    def __init__(self, counter: int, amount: int | Amount = 1, chosen: bool = False, event: bool = False) -> None:
        self.counter = counter
        self.amount = amount
        self.chosen = chosen
        self.event = event

    def cards(self, g: State, ctx: Context) -> tuple[int, ...]:
        if self.chosen:
            return ctx.targets
        if self.event:
            return () if ctx.event is None else (ctx.event.card,)
        return (ctx.source,)

    def step(self, g: State, f: Resolve) -> int:
        amount = value_of(self.amount, g, f.ctx)
        for cid in self.cards(g, f.ctx):
            card = g.cards[cid]
            if amount > 0 and card.zone in (PLAY, SCORED):
                set_counters(g, cid, self.counter, card.counters[self.counter] + amount)
                g.note(f"{{card}} gets {{n}} {noun(self.counter)}{{s}}.", cid, amount)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return not self.chosen and value_of(self.amount, g, ctx) > 0

    def describe(self) -> str:
        where = "it" if self.chosen else "that card" if self.event else "this card"
        return f"place {count_words(self.amount, noun(self.counter))} on {where}"


@final
class RemoveCounter(Effect):
    """Remove one hosted counter: the card's own, or one that counts as hosted on it."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def found(self, g: State, ctx: Context) -> list[int]:
        return [cid for cid, _ in g.counter_sources(ctx.user, g.cards[ctx.source], self.counter)]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            found = self.found(g, f.ctx)
            if len(found) > 1:
                return ASK
            for cid in found:
                self.take(g, cid)
        return DONE

    def take(self, g: State, cid: int) -> None:
        set_counters(g, cid, self.counter, g.cards[cid].counters[self.counter] - 1)

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the card to remove a counter from."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        self.take(g, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx))

    def describe(self) -> str:
        return f"remove 1 hosted {noun(self.counter)}"


@final
class Remember(Effect):
    """The source remembers the chosen cards, openly, until it is uninstalled."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        source = g.mut(f.ctx.source)
        source.chosen = tuple(g.cards[cid].instance for cid in f.ctx.targets)
        for cid in f.ctx.targets:
            g.note("{card} is chosen.", cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return ""


@final
class Forfeit(Effect):
    """Forfeit the source, a scored agenda."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        from netrunner.engine.events import emit
        from netrunner.engine.moves import remove_from_game
        from netrunner.engine.terms import FORFEITED

        card = g.cards[f.ctx.source]
        if card.zone == SCORED:
            g.note("{card} is forfeited.", card.id)
            remove_from_game(g, card.id)
            emit(g, FORFEITED, card.id, side=f.ctx.side)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.cards[ctx.source].zone == SCORED

    def describe(self) -> str:
        return "forfeit this agenda"
