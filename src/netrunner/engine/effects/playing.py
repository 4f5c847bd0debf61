"""Effects that play events. Rules Reference: Play, Play Cost, Heap."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.legality import stuck_in_discard, why_not_play
from netrunner.engine.play import Play
from netrunner.engine.terms import ASK, DISCARD, DONE

if TYPE_CHECKING:
    from netrunner.engine.context import Context
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
        result: list[int] = []
        titles: set[str] = set()
        for cid in g.players[ctx.side].discard:
            card = g.cards[cid]
            if card.definition.title in titles or stuck_in_discard(g, card):
                continue
            if why_not_play(g, card, clicks, DISCARD) is None:
                titles.add(card.definition.title)
                result.append(cid)
        return result

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
