"""Stops: the paid ability windows in which a player is asked. The others are passed for them.

Rules Reference: Paid Ability Window. A pass must not tell the opponent what its player holds. So a stop is kept whether
or not there is something to do in it, unless everybody can see that there is nothing, or nobody can see the pause.
"""

from __future__ import annotations

from typing import Final

from netrunner.engine.state import State
from netrunner.engine.terms import CORP, ICE
from netrunner.engine.timing import CORP_TURN, INTERACTION, REZ, REZ_ICE, RUN, RUNNER_TURN, SCORE, WINDOW, Step
from netrunner.engine.view import window_of
from netrunner.engine.window import Window, worthless

WINDOWS: Final = {
    **{f"corp turn {step.number}": step.name for step in CORP_TURN if step.does == WINDOW},
    "corp turn [2.2]": "Action phase: after an action of the Corp",
    **{f"runner turn {step.number}": step.name for step in RUNNER_TURN if step.does == WINDOW},
    "runner turn [1.6]": "Action phase: after an action of the Runner",
    **{f"run {RUN[i].number}": RUN[i].name for i in (2, 4, 9, 11)},
    f"run {INTERACTION.number}": INTERACTION.name,
}
"""Every window, by the name that `Decision.window` gives it, in the words of the rules."""

DEFAULTS: Final = {
    "corp": (
        "corp turn [1.2]",
        "corp turn [2.1]",
        "corp turn [2.2]",
        "runner turn [2.2]",
        "run [2.3]",
        "run [3.1]",
        "run [5.3]",
    ),
    "runner": (
        "runner turn [1.2]",
        "runner turn [1.5]",
        "runner turn [1.6]",
        "run [2.1]",
        "run [2.3]",
        "run [3.1]",
        "run [5.1]",
        "run [5.3]",
    ),
}


def plain(g: State, step: Step) -> bool:
    """Whether everybody can see what the Corp could do in this window: no facedown card could be used in it."""
    if step.allows & (REZ | SCORE):
        installed = [cid for server in g.servers for cid in server.root] + g.players[CORP].rig
        if any(not g.cards[cid].faceup and not g.cards[cid].definition.type & ICE for cid in installed):
            return False
    if step.allows & REZ_ICE:
        run = g.run()
        return run is None or not run.ice_present(g) or g.cards[run.ice].faceup
    return True


def passes(g: State, stops: set[str], opponent_stops: set[str], casual: bool) -> bool:
    """Whether the window that is open is passed for the player who has the opportunity to act."""
    window = g.stack[-1]
    if not isinstance(window, Window):
        return False
    name = window_of(g)
    if name not in stops:
        return True
    if not worthless(g.options):
        return False
    if casual or window.holder != CORP or plain(g, window.timing):
        return True
    return window.holder == g.active and name not in opponent_stops
