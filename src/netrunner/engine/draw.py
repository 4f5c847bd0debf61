"""Drawing cards. Rules Reference: Draw Phase, Winning the Game (an empty R&D), Stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.event import supposed
from netrunner.engine.events import emit
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import draw_one
from netrunner.engine.terms import CORP, DREW, Q_CARDS_DRAWN, RUNNER

if TYPE_CHECKING:
    from netrunner.engine.state import State


def forbidden_after(g: State, side: int, drawn: int) -> bool:
    """Whether another card cannot be drawn, those drawn just now counting already."""
    before = g.history
    if drawn:
        supposedly = supposed(DREW, g.turn, side, None, drawn)
        supposedly.previous = before
        g.history = supposedly
    forbidden = g.forbidden("draw", side)
    g.history = before
    return forbidden


def draw(g: State, side: int, number: int, cause: int = -1, bottom: bool = False) -> int:
    """Draw up to a number of cards at once; the Corp loses when it must draw from an empty R&D."""
    drawn = 0
    before = g.instances
    index = g._index or g.index
    if number > 0 and index.statics[Q_CARDS_DRAWN]:
        number += g.modified_globally(Q_CARDS_DRAWN, side)  # at once (RR/additional)
    for _ in range(number):
        if index.forbids and "draw" in index.forbids and forbidden_after(g, side, drawn):
            break
        if not draw_one(g, side, bottom):
            if side == CORP:
                g.finish(RUNNER, "the Corp cannot draw")
            break
        drawn += 1
        if g.noting:
            g.note(f"{SUBJECTS[side]} draws {{card}}.", g.players[side].hand[-1], seen=1 << side)
    if drawn:
        emit(g, DREW, side=side, amount=drawn, cause=cause, what=before)  # what was drawn has later instance numbers
    return drawn
