"""Agendas scored and forfeited. Rules Reference: Score, Forfeit."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.ability import Trigger
from netrunner.engine.effect import Effect
from netrunner.engine.effects.base import OnCards
from netrunner.engine.event import supposed
from netrunner.engine.events import emit
from netrunner.engine.index import context_of
from netrunner.engine.moves import remove_from_game
from netrunner.engine.reaction import Met, Reaction
from netrunner.engine.reference import THIS, Chosen, Ref
from netrunner.engine.rez import score
from netrunner.engine.terms import (
    AGENDA_SCORED,
    CORP,
    DONE,
    FORFEITED,
    RUNNER,
    SCORED,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["Forfeit", "Score", "TriggerScored"]


@final
class Score(OnCards):
    """Score agendas, however far they are advanced."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        for cid in self.what.cards(g, f.ctx):
            if self.fits(g, f.ctx, cid):
                score(g, cid)
        return DONE

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return not g.forbidden("score", CORP, g.cards[cid])


@final
class TriggerScored(OnCards):
    """The "when scored" abilities of a scored agenda resolve, as if it had just been scored without any advancement
    token on it."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            met = [one for cid in self.what.cards(g, f.ctx) for one in when_scored(g, g.cards[cid])]
            if met:
                g.push(Reaction(met))
                return WAIT
        return DONE

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return bool(when_scored(g, g.cards[cid]))


def when_scored(g: State, card: Card) -> list[Met]:
    """The "when scored" abilities of an agenda in the Corp's score area, ready to resolve."""
    if not g.is_active(card) or card.zone != SCORED or card.id in g.index.blank:
        return []
    met: list[Met] = []
    for ability in g.abilities_of(card):
        if isinstance(ability, Trigger) and ability.itself and AGENDA_SCORED in ability.events:
            ctx = context_of(card)
            ctx.event = supposed(AGENDA_SCORED, g.turn, CORP, card, zone=SCORED)
            if ability.when is None or ability.when.holds(g, ctx):
                met.append(Met(ability, ctx, -1, -1))
    return met


@final
class Forfeit(Effect):
    """Forfeit scored agendas."""

    __slots__ = ("what",)

    def __init__(self, what: Ref = THIS) -> None:
        self.what = what

    def step(self, g: State, f: Resolve) -> int:
        gone = [cid for cid in self.what.cards(g, f.ctx) if g.cards[cid].zone == SCORED]
        for cid in gone:
            side = CORP if cid in g.players[CORP].scored else RUNNER
            g.note("{card} is forfeited.", cid)
            worth = g.agenda_points(g.cards[cid])
            remove_from_game(g, cid)
            emit(g, FORFEITED, cid, side=side, cause=f.ctx.source, amount=worth)
        f.ctx.amount = len(gone)
        return DONE

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(g.cards[cid].zone == SCORED for cid in self.what.cards(g, ctx))
