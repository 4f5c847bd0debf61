"""A finished game in numbers: what each side gained, drew and did, the points turn by turn, and what turned it.

Everything is counted from the beats, which tell what happened in order (`netrunner.engine.beat`).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from netrunner.engine.beat import Beat
from netrunner.engine.state import State
from netrunner.engine.terms import SIDES

COUNTED: Final = {
    "click": "clicks",
    "gain": "credits",
    "draw": "cards",
    "run": "runs",
    "success": "successful",
    "access": "accesses",
    "install": "installs",
    "play": "plays",
    "advance": "advances",
}
"""Beats, and the number that they add to. Of clicks, credits and cards the amount counts."""
BY_AMOUNT: Final = ("click", "gain", "draw")

TURNING: Final = ("steal", "score", "damage")
MOST: Final = 8


def summary(state: State) -> dict[str, Any]:
    """The numbers of both sides, the points after each turn, and the turning points."""
    beats = oldest_first(state.beats)
    numbers = {side: Counter(dict.fromkeys(COUNTED.values(), 0)) for side in SIDES}
    points: dict[str, int] = dict.fromkeys(SIDES, 0)
    by_turn: list[dict[str, int]] = []
    turning: list[dict[str, Any]] = []
    for beat in beats:
        if beat.kind == "turn":
            by_turn.append({"turn": beat.turn, **points})
        if beat.side < 0:
            continue
        side = SIDES[beat.side]
        if beat.kind in COUNTED:
            numbers[side][COUNTED[beat.kind]] += beat.amount if beat.kind in BY_AMOUNT else 1
        if beat.kind in ("steal", "score"):
            points[side] += beat.amount
        if beat.kind in TURNING:
            title = beat.title or beat.cause_title
            event = {"turn": beat.turn, "kind": beat.kind, "side": side, "title": title, "amount": beat.amount}
            turning.append({**event, "line": max(0, beat.line - 1)})
    by_turn.append({"turn": state.turn, "corp": state.score(0), "runner": state.score(1)})
    turning.sort(key=lambda event: -event["amount"])
    kept = sorted(turning[:MOST], key=lambda event: int(event["turn"]))
    return {
        "turns": state.turn,
        "corp": dict(numbers["corp"]),
        "runner": dict(numbers["runner"]),
        "points": by_turn,
        "turning": kept,
    }


def oldest_first(newest: Beat | None) -> list[Beat]:
    found: list[Beat] = []
    beat = newest
    while beat is not None:
        found.append(beat)
        beat = beat.previous
    found.reverse()
    return found
