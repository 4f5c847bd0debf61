"""Cards that are built while they are hosted. Rules Reference: Hosted, Install."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.effects.counters import noun
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.install import Install
from netrunner.engine.legality import why_not_install
from netrunner.engine.moves import set_counters
from netrunner.engine.placement import host_card
from netrunner.engine.terms import ASK, DONE, HOSTED, PLAY
from netrunner.engine.would import TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


def hosted_with(g: State, ctx: Context, counter: int, some: bool) -> list[int]:
    """The cards that lie on the source without being installed, with counters of a kind or without."""
    return [
        cid
        for cid in g.cards[ctx.source].hosted
        if g.cards[cid].zone == HOSTED and (g.cards[cid].counters[counter] > 0) == some
    ]


@final
class HostWithCounters(Effect):
    """Host the chosen card on the source without installing it, with counters equal to its install cost."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def step(self, g: State, f: Resolve) -> int:
        source = g.cards[f.ctx.source]
        if source.zone == PLAY and source.instance == f.ctx.instance:
            for cid in f.ctx.targets:
                host_card(g, cid, source.id)
                cost = max(0, g.cards[cid].definition.cost)
                set_counters(g, cid, self.counter, cost)
                g.note(f"{{card}} is hosted with {{n}} {noun(self.counter)}{{s}}.", cid, cost)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return f"host it on this card and place {noun(self.counter)}s on it equal to its install cost"


@final
class RemoveHostedCounter(Effect):
    """Remove one counter from a card hosted on the source."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and hosted_with(g, f.ctx, self.counter, True) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose the card to remove a {noun(self.counter)} from."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in hosted_with(g, f.ctx, self.counter, True)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        set_counters(g, option.card, self.counter, g.cards[option.card].counters[self.counter] - 1)
        g.note(f"A {noun(self.counter)} is removed from {{card}}.", option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(hosted_with(g, ctx, self.counter, True))

    def describe(self) -> str:
        return f"remove 1 {noun(self.counter)} from a hosted card"


@final
class InstallFinished(Effect):
    """Install a hosted card without counters of a kind, ignoring all costs; what cannot be installed is trashed."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and hosted_with(g, f.ctx, self.counter, False) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the hosted card to install."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in hosted_with(g, f.ctx, self.counter, False)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        card = g.cards[option.card]
        if why_not_install(g, card, clicks=0, free=True) is None:
            g.push(Install(card.id, free=True))
        else:
            would(g, [TrashChange([card.id], f.ctx.side, f.ctx.source)])

    def could(self, g: State, ctx: Context) -> bool:
        return bool(hosted_with(g, ctx, self.counter, False))

    def describe(self) -> str:
        return "install it, ignoring all costs"
