"""The two turns, step by step. Rules Reference: Timing Structure of Turns, Draw, Action and Discard Phase, Flatline."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.actions import action_options, take_action
from netrunner.engine.amount import value_of
from netrunner.engine.draw import draw
from netrunner.engine.events import emit
from netrunner.engine.frame import NOBODY_CAUSES, O_CARD, Frame, Option
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import set_counters, to_discard
from netrunner.engine.terms import (
    BOTH,
    CORP,
    CREDIT,
    DISCARDED,
    DREW_FOR_TURN,
    HAND_EMPTIED,
    POOL_EMPTIED,
    Q_CLICKS,
    RUNNER,
    SIDE_NAMES,
    TURN_BEGINS,
    TURN_ENDS,
    UNTIL_NEXT_RUN_ENDS,
    UNTIL_RUN_ENDS,
    UNTIL_STRENGTH_RESETS,
    UNTIL_TURN_ENDS,
    UNTIL_YOUR_TURN_BEGINS,
)
from netrunner.engine.timing import (
    ACTIONS,
    BEGINS,
    CORP_ACTIONS,
    DISCARD_DOWN,
    DRAW,
    ENDS,
    GAIN_CLICKS,
    LOSE_CLICKS,
    REFILL,
    RUNNER_ACTIONS,
    TURNS,
    WINDOW,
    Step,
)
from netrunner.engine.window import Window, open_window

if TYPE_CHECKING:
    from netrunner.engine.state import State


@final
class Turn(Frame):
    """The turn in progress; at its end it becomes the other side's. `pc` is the place in the timing table."""

    __slots__ = ("ended", "extra_clicks", "pc", "who")

    def __init__(self, who: int, pc: int = 0, ended: bool = False, extra_clicks: int = 0) -> None:
        self.who = who
        self.pc = pc
        self.ended = ended
        self.extra_clicks = extra_clicks  # the additional clicks of this turn that active cards give

    def causing(self) -> int:
        return NOBODY_CAUSES

    def timing(self) -> Step:
        return TURNS[self.who][self.pc]

    def discarding(self) -> bool:
        """Whether the discard phase has begun: no clicks can be gained any more."""
        return self.pc > (CORP_ACTIONS if self.who == CORP else RUNNER_ACTIONS)

    def step(self, g: State) -> bool:
        """Go through the steps of the turn. True when a decision is due, False when something waits on top of it or has
        to be looked at first."""
        stack = g.stack
        while True:
            step = TURNS[self.who][self.pc]
            does = step.does
            player = g.players[self.who]
            if does == ACTIONS:
                if player.clicks > 0:
                    return True
                self.pc += 1
            elif does == WINDOW:
                self.pc += 1
                open_window(g, step)
            elif does == GAIN_CLICKS:
                self.pc += 1
                if g.turn < 1:
                    g.turn = 1  # the first turn of a game with something before it
                if g.noting:
                    g.note(f"Turn {g.turn}: {SIDE_NAMES[self.who]}.")
                extra = (g._index or g.index).statics[Q_CLICKS]
                self.extra_clicks = g.modified_globally(Q_CLICKS, self.who) if extra else 0
                player.clicks = max(0, (3 if self.who == CORP else 4) + self.extra_clicks)
                for side in BOTH:
                    if g.players[side].credits == 0:
                        emit(g, POOL_EMPTIED, side=side)
                    if not g.players[side].hand:
                        emit(g, HAND_EMPTIED, side=side)
            elif does == REFILL:
                self.pc += 1
                refill(g, self.who)
            elif does == BEGINS:
                self.pc += 1
                g.end_lasting(UNTIL_YOUR_TURN_BEGINS, self.who)
                emit(g, TURN_BEGINS, side=self.who)
            elif does == DRAW:
                self.pc += 1
                draw(g, CORP, 1)
                emit(g, DREW_FOR_TURN, side=CORP)
            elif does == DISCARD_DOWN:
                cards = len(player.hand)
                if cards and cards > g.hand_size(self.who):
                    return True
                self.pc += 1
            elif does == LOSE_CLICKS:
                self.pc += 1
                player.clicks = 0
            elif does == ENDS:
                self.end(g)
            if g.dirty or g.volatile or stack[-1] is not self or g.reason:
                return False

    def recount_clicks(self, g: State) -> None:
        """Cards that give additional clicks came or went: the running total follows (Rules Reference: Click)."""
        extra = g.modified_globally(Q_CLICKS, self.who)
        if extra != self.extra_clicks and self.pc > 0 and not self.discarding():
            player = g.players[self.who]
            change = max(extra - self.extra_clicks, -player.clicks)  # a click that is spent already is still owed
            player.clicks += change
            self.extra_clicks += change

    def end(self, g: State) -> None:
        if not self.ended:
            self.ended = True
            if self.who == RUNNER and g.hand_size(RUNNER) < 0:
                g.finish(CORP, "flatline")
                return
            emit(g, TURN_ENDS, side=self.who)
            return
        if g.lasting:
            g.end_lasting(UNTIL_TURN_ENDS)
            g.end_lasting(UNTIL_STRENGTH_RESETS)
            g.end_lasting_of_turn(self.who)
            g.end_lasting(UNTIL_RUN_ENDS)
            g.end_lasting(UNTIL_NEXT_RUN_ENDS)
        g.used = ()
        if g.extra_turns:
            self.who = g.extra_turns[0]
            g.extra_turns = g.extra_turns[1:]
        else:
            self.who = g.other(self.who)
        self.pc = 0
        self.ended = False
        g.active = self.who
        g.turn += 1

    def side(self, g: State) -> int:
        return self.who

    def prompt(self, g: State) -> str:
        if self.timing().does == DISCARD_DOWN:
            over = len(g.players[self.who].hand) - max(0, g.hand_size(self.who))
            return f"Discard down to your maximum hand size ({over} to discard)."
        clicks = g.players[self.who].clicks
        return f"Take an action ({clicks} click{'' if clicks == 1 else 's'} left)."

    def options(self, g: State) -> list[Option]:
        if TURNS[self.who][self.pc].does == DISCARD_DOWN:
            return [Option(O_CARD, cid) for cid in g.hand_choices(self.who)]
        return action_options(g, self.who)

    def automatic(self, g: State) -> bool:
        """A question that is left out would tell the opponent that all cards of a hand are the same."""
        return self.timing().does != DISCARD_DOWN or len(g.players[self.who].hand) < 2

    def choose(self, g: State, option: Option) -> None:
        timing = TURNS[self.who][self.pc]
        if timing.does == DISCARD_DOWN:
            to_discard(g, option.card, False)
            g.note(f"{SUBJECTS[self.who]} discards {{card}}.", option.card)
            emit(g, DISCARDED, option.card, side=self.who)
            return
        g.stack.append(Window(timing, self.who))
        take_action(g, self.who, option)

    def copy(self) -> Turn:
        return Turn(self.who, self.pc, self.ended, self.extra_clicks)


def refill(g: State, side: int) -> None:
    """Recurring credits are filled up, not added (Rules Reference: Credit - Recurring)."""
    for entry in (g._index or g.index).credits[side]:
        recurring = value_of(entry.ability.recurring, g, entry.ctx)
        if recurring and g.cards[entry.ctx.source].counters[CREDIT] < recurring:
            set_counters(g, entry.ctx.source, CREDIT, recurring)
