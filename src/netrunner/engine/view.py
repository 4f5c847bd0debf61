"""The only way out of the engine for what a player, a bot or a spectator sees: plain, JSON-able data.

Rules Reference: Information. What a side may not know is absent, not merely unlabelled. Cards are named by instance
numbers, which are new at every move between zones, so that no card can be followed through a shuffle or a hand.

Its parts: `card_view` (cards and players), `run_view` (runs, encounters, accesses), `decision_view` (what is asked).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.card_view import card_view, corp_view, runner_view
from netrunner.engine.decision_view import decision_view
from netrunner.engine.run import Run
from netrunner.engine.run_view import contest_view, run_view
from netrunner.engine.setup import Mulligans
from netrunner.engine.terms import SIDES
from netrunner.engine.timing import (
    ACCESS_STEP,
    ACTIONS,
    DISCARD_DOWN,
    ENDS,
    INTERACT,
    REZ,
    REZ_ICE,
    RUN,
    RUN_ENDS,
    SCORE,
    TURNS,
)
from netrunner.engine.turn import Turn
from netrunner.engine.window import Window

if TYPE_CHECKING:
    from netrunner.engine.card_view import SeenCards
    from netrunner.engine.log import LogEntry
    from netrunner.engine.state import State
    from netrunner.engine.timing import Step
    from netrunner.engine.view_types import GameData, LogData, TimingData


MASKS: Final = {"corp": 1, "runner": 2, "spectator": 0, "both": 3}
"""Who looks, as bits of the sides whose knowledge they have. "both" has the knowledge of the two sides together: for
games that are over, and for spectators where both players agreed."""
LOG_LINES: Final = 200


def view(g: State, side: str, log: bool = True, seen: SeenCards | None = None) -> GameData:
    """What a side may see of a game; `log` says whether what was said so far belongs to it. `seen`: the cards as the
    same side saw them last, which are brought up to date."""
    if side not in MASKS:
        raise ValueError(f"{side!r} is not a side: use 'corp', 'runner', 'spectator' or 'both'.")
    mask = MASKS[side]
    if seen is not None:
        g.token = object()  # what is seen is never written to again, but copied: another object, another card
    structure, step = step_of(g)
    data: GameData = {
        "side": side,
        "turn": max(1, g.turn),
        "active": SIDES[g.active],
        "step": SETUP_WORDS[min(1, g.turn)] if step is None else f"{step.name} {step.number}",
        "timing": timing_view(g, structure, step),
        "corp": corp_view(g, mask, seen),
        "runner": runner_view(g, mask, seen),
        "run": run_view(g, mask),
        "resolving": [card_view(g, g.cards[cid], mask) for cid in g.resolving if not lasts(g, cid)],
        "currents": [card_view(g, g.cards[cid], mask) for cid in g.resolving if lasts(g, cid)],
        "contest": contest_view(g, mask),
        "decision": decision_view(g, side),
        "result": None if not g.reason else {"winner": None if g.winner < 0 else SIDES[g.winner], "reason": g.reason},
    }
    if log:
        data["log"] = log_view(g.log, mask)
    return data


def log_view(last: LogEntry | None, mask: int) -> list[LogData]:
    """The last lines of the log, oldest first."""
    found: list[LogData] = []
    entry = last
    while entry is not None and len(found) < LOG_LINES:
        line: LogData = {"turn": entry.turn, "text": entry.render(mask)}
        cause = entry.cause_for(mask)
        if cause and cause not in line["text"]:
            line["cause"] = cause
        found.append(line)
        entry = entry.previous
    found.reverse()
    return found


def lasts(g: State, cid: int) -> bool:
    """Whether a played card stays in effect: a current, until another is played or an agenda is stolen or scored."""
    return "current" in g.cards[cid].definition.subtypes


SETUP_WORDS: Final = ("Setup: before the first turn", "Setup: starting hands")


def step_of(g: State) -> tuple[str, Step | None]:
    """The timing structure that the game is in, and the step of it; no step before the first turn."""
    if g.turn == 0:
        return "setup", None
    inside = "run" if g.run_at >= 0 else f"{SIDES[g.active]}-turn"
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Window):
            return inside, frame.timing
        if isinstance(frame, Run):
            return "run", RUN[ACCESS_STEP if accessing(frame) else frame.pc]
        if isinstance(frame, Turn):
            return inside, turn_step(frame, resting=i == len(g.stack) - 1)
        if isinstance(frame, Mulligans):
            break
    return "setup", None


def timing_view(g: State, structure: str, step: Step | None) -> TimingData:
    if step is None:
        does = "setup" if g.turn else "other"
        return {"structure": structure, "number": "", "words": SETUP_WORDS[min(1, g.turn)], "does": does}
    return {
        "structure": structure,
        "number": step.number.strip("[]"),
        "words": step.name,
        "does": step_does(structure, step),
    }


def step_does(structure: str, step: Step) -> str:
    """What players do in a step."""
    if structure != "run" and step.does == ACTIONS:
        return "actions"
    if structure != "run" and step.does == DISCARD_DOWN:
        return "discard"
    if step.allows & INTERACT:
        return "break"
    if step.allows & SCORE:
        return "score"
    if step.allows & REZ_ICE:
        return "rez-ice"
    if step.allows & REZ:
        return "rez"
    return "abilities" if step.name.endswith("paid abilities") else "other"


def accessing(run: Run) -> bool:
    """Whether cards are being accessed: the run already points at its end, which has not begun."""
    return run.pc == RUN_ENDS and not run.ended


def turn_step(turn: Turn, resting: bool) -> Step:
    """The step that a turn is in. One that has something to resolve has already been counted as done."""
    steps = TURNS[turn.who]
    if resting or steps[turn.pc].does in (ACTIONS, DISCARD_DOWN, ENDS):
        return steps[turn.pc]
    return steps[turn.pc - 1]
