"""Playing events and operations in five steps. Rules Reference: Play, Play Cost, Event, Operation."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.events import emit
from netrunner.engine.frame import Frame
from netrunner.engine.index import context_of
from netrunner.engine.legality import play_cost_of
from netrunner.engine.log import priced
from netrunner.engine.moves import end_currents, to_table, trash_now
from netrunner.engine.payment import pay
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import FOR_PLAY, NOBODY, PLAYED, RESOLVING

if TYPE_CHECKING:
    from netrunner.engine.state import State


@final
class Play(Frame):
    """Reveal, pay, place on the table, resolve, trash."""

    __slots__ = ("card", "clicks", "plainly", "stage", "x")

    def __init__(self, card: int, clicks: int = 1, stage: int = 0, x: int = 0, plainly: bool = False) -> None:
        self.card = card
        self.clicks = clicks
        self.plainly = plainly  # ignoring additional costs
        self.stage = stage
        self.x = x

    def step(self, g: State) -> bool:
        card = g.cards[self.card]
        if self.stage == 0:
            self.stage = 1
            if card.known != 3:
                card = g.mut(self.card)
                card.known = 3  # revealed before anything is paid (Rules Reference: Play, step 1)
            pay(g, card.owner, play_cost_of(g, card, self.clicks, self.plainly), FOR_PLAY, self.card, context_of(card))
            return False
        if self.stage == 1:
            self.stage = 2
            if not g.paid:
                g.pop()
                return False
            self.x = g.paid_x
            if "current" in card.definition.subtypes:
                end_currents(g, NOBODY)
            to_table(g, self.card)
            who = ("The Corp", "The Runner")[card.owner]
            g.note(f"{who} plays {{card}}{priced(g.paid_credits)}.", self.card, g.paid_credits)
            emit(g, PLAYED, self.card, side=card.owner)
            return False
        if self.stage == 2:
            self.stage = 3
            ctx = context_of(card)
            ctx.x = self.x
            g.push(Resolve(card.definition.play, ctx))
            return False
        g.pop()
        if card.zone == RESOLVING and "current" not in card.definition.subtypes:
            trash_now(g, self.card, card.owner)
        return False

    def copy(self) -> Play:
        return Play(self.card, self.clicks, self.stage, self.x, self.plainly)

    def key(self) -> tuple[object, ...]:
        return ("play", self.card, self.clicks, self.stage, self.x, self.plainly)
