"""The rules that check themselves after every change: winning, memory, and cards like Parasite.

Rules Reference: Winning the Game, Memory Limit, Flatline.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.ability import Check
from netrunner.engine.change import TrashChange
from netrunner.engine.discard_replacement import DiscardReplacement
from netrunner.engine.frame import O_CARD, Frame, Option
from netrunner.engine.memory import memory_exceeded
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import (
    BOTH,
    PROGRAM,
    Q_CLICKS,
    Q_OPEN_HAND,
    RUNNER,
    UNTIL_ENCOUNTER_ENDS,
    UNTIL_STRENGTH_RESETS,
)
from netrunner.engine.turn import Turn

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.state import State


def run(g: State) -> None:
    """Look once; what is found changes the state or is pushed, and the next look follows after it."""
    g.dirty = False
    index = g._index or g.index
    players = g.players
    for side in BOTH:
        if players[side].scored and g.score(side) >= g.points_to_win(side):
            if not ("win" in index.forbids and g.forbidden("win", side)):
                g.finish(side, "agenda points")
                return
    if g.thrown:
        g.push(DiscardReplacement(g.thrown))
        g.thrown = ()
        return
    turn = g.stack[0]
    if isinstance(turn, Turn) and (turn.extra_clicks or index.statics[Q_CLICKS]):
        turn.recount_clicks(g)
    if index.statics[Q_OPEN_HAND]:
        show_hands(g)
    if g.lasting:
        reset_strength(g)
    for entry in index.checks:
        check = entry.ability
        if check.when.holds(g, entry.ctx) and not under_way(g, check, entry.ctx):
            g.push(Resolve(check.effects, entry.ctx.copy()))
            g.dirty = True
            return
    if players[RUNNER].rig and not isinstance(g.stack[-1], MemoryCheck):
        if memory_exceeded(g):
            g.push(MemoryCheck())


def reset_strength(g: State) -> None:
    """Icebreakers whose strength nothing keeps any longer return to it, at once or as the encounter ends."""
    for lasting in g.lasting:
        if lasting.until != UNTIL_STRENGTH_RESETS:
            continue
        card = g.cards[lasting.card]
        if card.instance == lasting.instance and g.keeps_strength(card):
            continue
        g.drop_lasting(lasting.serial)
        if g.encounter_at >= 0 and card.instance == lasting.instance:
            g.add_modifier(UNTIL_ENCOUNTER_ENDS, lasting.ctx, card, lasting.query, lasting.amount)


def show_hands(g: State) -> None:
    """A side that plays with its hand revealed shows whatever is in it (Rules Reference: Information)."""
    for side in BOTH:
        if g.modified_globally(Q_OPEN_HAND, side) > 0:
            for cid in g.players[side].hand:
                if g.cards[cid].known != 3:
                    g.mut(cid).known = 3
                    g.note(f"{{card}} is seen in {('HQ', 'the grip')[side]}.", cid, seen=3)


def under_way(g: State, check: Check, ctx: Context) -> bool:
    """Whether what a check found is being dealt with: somebody may be asked whether to prevent it."""
    return any(
        isinstance(frame, Resolve) and frame.program is check.effects and frame.ctx.source == ctx.source
        for frame in g.stack
    )


@final
class MemoryCheck(Frame):
    """The Runner trashes installed programs until the rest fits (Rules Reference: Memory Limit)."""

    __slots__ = ()

    def step(self, g: State) -> bool:
        if not memory_exceeded(g):
            g.pop()
            return False
        return True

    def side(self, g: State) -> int:
        return RUNNER

    def prompt(self, g: State) -> str:
        return "Your programs exceed your memory limit: choose a program to trash."

    def options(self, g: State) -> list[Option]:
        rig = g.players[RUNNER].rig
        return [Option(O_CARD, cid) for cid in rig if g.cards[cid].definition.type & PROGRAM and g.cards[cid].faceup]

    def choose(self, g: State, option: Option) -> None:
        attempt_changes(g, [TrashChange([option.card], RUNNER, -1, preventable=False)])

    def copy(self) -> MemoryCheck:
        return MemoryCheck()

    def key(self) -> tuple[object, ...]:
        return ("memory",)
