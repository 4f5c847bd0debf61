"""Playing events and operations in five steps. Rules Reference: Play, Play Cost, Event, Operation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.context import mark_all
from netrunner.engine.cost import Cost
from netrunner.engine.cost_reduction import reduce_cost, reduction_options, reduction_prompt
from netrunner.engine.effect import any_could
from netrunner.engine.events import emit
from netrunner.engine.frame import O_DONE, Frame, Option
from netrunner.engine.index import context_of, read_context
from netrunner.engine.legality.cost_reduction import cost_reducers
from netrunner.engine.legality.playing import play_cost_of
from netrunner.engine.log import SUBJECTS, priced
from netrunner.engine.moves import end_currents, remove_from_game, to_table, trash_now
from netrunner.engine.payable import why_not_pay
from netrunner.engine.payment import pay
from netrunner.engine.reference import PAID_CARDS
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import CORP, FOR_PLAY, NOBODY, PLAYED, RESOLVED, RESOLVING

if TYPE_CHECKING:
    from netrunner.engine.state import State


PRICED: Final = -1  # nobody makes it cheaper any more
TERMINAL: Final = 4  # it has resolved, and with that the action phase ends


@final
class Play(Frame):
    """Reveal, pay, place on the table, resolve, trash."""

    __slots__ = ("card", "clicks", "free", "less", "paid_cards", "plainly", "removing", "stage", "x")

    def __init__(
        self,
        card: int,
        clicks: int = 1,
        stage: int = 0,
        x: int = 0,
        plainly: bool = False,
        less: int = 0,
        free: bool = False,
        paid_cards: tuple[int, ...] = (),
        removing: bool = False,
    ) -> None:
        self.card = card
        self.clicks = clicks
        self.plainly = plainly  # ignoring additional costs
        self.stage = stage
        self.x = x
        self.less = less  # how much an effect lowers the play cost
        self.free = free  # ignoring all costs
        self.paid_cards = paid_cards  # what was trashed to pay, as marks
        self.removing = removing  # removed from the game instead of being trashed

    def step(self, g: State) -> bool:
        card = g.cards[self.card]
        if self.stage == 0:
            if card.known != 3:
                card = g.mut(self.card)
                card.known = 3  # revealed before anything is paid (Rules Reference: Play, step 1)
            if g.index.lowers and self.may_lower(g):
                return True
            self.stage = PRICED
        if self.stage == PRICED:
            self.stage = 1
            cost = play_cost_of(g, card, self.clicks, self.plainly, self.less, self.free)
            pay(g, card.owner, cost, FOR_PLAY, self.card, read_context(card))
            if not g.undisturbed(self):
                return False
        if self.stage == 1:
            self.stage = 2
            if not g.paid:
                g.pop()
                return False
            self.x = g.paid_x
            self.paid_cards = mark_all(g, list(g.paid_cards))
            if "current" in card.definition.subtypes:
                end_currents(g, NOBODY)
            to_table(g, self.card)
            who = SUBJECTS[card.owner]
            if g.noting:
                g.note(f"{who} plays {{card}}{priced(g.paid_credits)}.", self.card, g.paid_credits)
            emit(g, PLAYED, self.card, side=card.owner)
            return False
        if self.stage == 2:
            self.stage = 3
            ctx = context_of(card)
            ctx.x = self.x
            ctx.moved = self.paid_cards
            if self.paid_cards:
                ctx.name(PAID_CARDS, self.paid_cards)
            g.push(Resolve(card.definition.play, ctx))
            return False
        g.pop()
        if self.stage == TERMINAL:
            end_action_phase(g, card.owner)
            return False
        current = "current" in card.definition.subtypes
        if card.zone == RESOLVING and self.removing:
            g.note("{card} is removed from the game.", self.card, seen=3)
            remove_from_game(g, self.card)
        elif card.zone == RESOLVING and not current:
            trash_now(g, self.card, card.owner)
        if "terminal" in card.printed.subtypes:  # whatever it has become
            self.stage = TERMINAL  # after what else waits for that: its owner would want it in no other order
            g.push(self)
        # As it is trashed (Rules Reference: Play); what it may have become by then was played as what is printed.
        emit(g, RESOLVED, self.card, side=card.owner, cause=self.card, definition=card.printed)
        if card.owner == CORP:
            g.mark_used(-1, RESOLVED)  # until the next window opens
        return False

    # -- what makes it cheaper ---------------------------------------------------------------------------------------

    def may_lower(self, g: State) -> bool:
        """Whether its owner may make it cheaper: only what costs credits can be."""
        card = g.cards[self.card]
        cost = Cost() if self.free else play_cost_of(g, card, 0, True, self.less)
        return bool(cost.credits or cost.x) and bool(cost_reducers(g, card))

    def side(self, g: State) -> int:
        return g.cards[self.card].owner

    def prompt(self, g: State) -> str:
        return reduction_prompt(g, g.cards[self.card], "play", self.payable(g))

    def options(self, g: State) -> list[Option]:
        return reduction_options(g, g.cards[self.card], self.payable(g))

    def payable(self, g: State) -> bool:
        """Whether it can be paid for as it is."""
        card = g.cards[self.card]
        cost = play_cost_of(g, card, self.clicks, self.plainly, self.less, self.free)
        return why_not_pay(g, card.owner, cost, FOR_PLAY, card.id, read_context(card)) is None

    def choose(self, g: State, option: Option) -> None:
        if option.kind == O_DONE:
            self.stage = PRICED
        else:
            self.less += reduce_cost(g, g.cards[self.card], option.card)

    def automatic(self, g: State) -> bool:
        return False

    def least_x(self, g: State) -> int:
        """None that leaves nothing for the card to do (Rules Reference: Using Abilities)."""
        card = g.cards[self.card]
        return 0 if any_could(card.definition.play, g, context_of(card)) else 1

    def copy(self) -> Play:
        return Play(
            self.card,
            self.clicks,
            self.stage,
            self.x,
            self.plainly,
            self.less,
            self.free,
            self.paid_cards,
            self.removing,
        )

    def key(self) -> tuple[object, ...]:
        return (
            "play",
            self.card,
            self.clicks,
            self.stage,
            self.x,
            self.plainly,
            self.less,
            self.free,
            self.paid_cards,
            self.removing,
        )


def end_action_phase(g: State, side: int) -> None:
    """The action phase ends: no clicks are left to act with (terminal operations)."""
    if g.active == side:
        g.players[side].clicks = 0
