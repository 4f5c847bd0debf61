"""Effects that play events and operations. Rules Reference: Play, Play Cost, Heap."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.frame import O_CARD, O_DONE, Option
from netrunner.engine.legality import stuck_in_discard, why_not_play
from netrunner.engine.play import Play
from netrunner.engine.terms import ASK, DISCARD, DONE

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class PlayFromDiscard(Effect):
    """Play an event from your heap, paying its play cost. `clicks` are those that using the ability takes: they are not
    there to pay for the event."""

    __slots__ = ("clicks",)

    def __init__(self, clicks: int = 0) -> None:
        self.clicks = clicks

    def found(self, g: State, ctx: Context, clicks: int) -> list[int]:
        discard = [cid for cid in g.players[ctx.side].discard if not stuck_in_discard(g, g.cards[cid])]
        return [cid for cid in distinct(g, discard) if why_not_play(g, g.cards[cid], clicks, DISCARD) is None]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.found(g, f.ctx, 0) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose an event to play."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx, 0)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        g.push(Play(option.card, clicks=0))

    def makes_run(self) -> bool:
        return True  # the event may

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx, self.clicks))

    def describe(self) -> str:
        return "play an event from your heap, paying its play cost"


@final
class PlayFromHand(Effect):
    """Play up to a number of operations or events from hand one at a time, paying all costs but the click."""

    __slots__ = ("count", "who")

    def __init__(self, who: Filter, count: int = 1) -> None:
        self.who = who
        self.count = count

    def found(self, g: State, ctx: Context) -> list[int]:
        hand = [cid for cid in g.hand_choices(ctx.side) if cid != ctx.source]
        return [
            cid
            for cid in hand
            if self.who.matches(g, ctx, g.cards[cid]) and why_not_play(g, g.cards[cid], clicks=0) is None
        ]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and f.number < self.count and self.found(g, f.ctx):
            return ASK
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.who.describe(1)} to play."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]
        result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 1
            return
        f.number += 1
        g.push(Play(option.card, clicks=0))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx))

    def describe(self) -> str:
        return f"play up to {self.who.describe(self.count)} from your hand, paying all costs, one at a time"
