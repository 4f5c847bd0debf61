"""The timeline of a game: where its turns and runs begin, and what happened that a person would look for.

It is read from the engine's own history, so that nothing depends on the words of the log.
"""

from __future__ import annotations

from typing import Final

from netrunner.engine.event import Event
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ACCESSED,
    AGENDA_SCORED,
    DAMAGED,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUNNER,
    STOLEN,
    TAG_TAKEN,
    Side,
    server_name,
)
from netrunner.server.live.choice_labels import EVERYBODY
from netrunner.server.replays.wire import Moment, MomentKind, RunMark, Timeline, TurnMark

NAMES: Final[tuple[Side, Side]] = ("corp", "runner")
MOMENTS: Final[dict[int, MomentKind]] = {
    ACCESSED: "access",
    STOLEN: "steal",
    AGENDA_SCORED: "score",
    DAMAGED: "damage",
    TAG_TAKEN: "tag",
}


class TimelineWriter:
    """Follows a game step by step and writes down what it sees, as far as a perspective may know it."""

    def __init__(self, g: State, mask: int) -> None:
        self.mask = mask
        self.timeline = Timeline(turns=[], runs=[], moments=[])
        self.last: Event | None = g.history
        self.turn = 0

    def follow(self, g: State, step: int, begun: bool) -> None:
        """Look at the state after a step; `begun`: the hands have been kept."""
        if begun and g.turn != self.turn:
            self.turn = g.turn
            self.timeline.turns.append(TurnMark(step=step, turn=g.turn, side=NAMES[g.active]))
        for event in since(self.last, g.history):
            self.note(g, event, step)
        self.last = g.history
        if g.run_at >= 0 and self.timeline.runs:
            self.timeline.runs[-1].end = step

    def end(self, step: int, winner: str | None) -> None:
        """The last step."""
        side = next((side for side in NAMES if side == winner), None)
        self.timeline.moments.append(Moment(step=step, kind="end", side=side, card=None, amount=0))

    def note(self, g: State, event: Event, step: int) -> None:
        runs = self.timeline.runs
        if event.kind == RUN_BEGINS:
            runs.append(RunMark(start=step, end=step, server=server_name(event.server), successful=False))
        elif event.kind == RUN_SUCCESSFUL and runs:
            runs[-1].successful = True
            runs[-1].server = server_name(event.server) if event.server >= 0 else runs[-1].server
        elif event.kind == RUN_ENDED and runs:
            runs[-1].end = step
        if event.kind in MOMENTS:
            side = NAMES[RUNNER if event.side < 0 else event.side]
            moment = Moment(
                step=step, kind=MOMENTS[event.kind], side=side, card=self.title(g, event), amount=event.amount
            )
            self.timeline.moments.append(moment)

    def title(self, g: State, event: Event) -> str | None:
        """The card of an event, for those who may know it."""
        if event.definition is None or event.kind not in (ACCESSED, STOLEN, AGENDA_SCORED):
            return None
        known = g.cards[event.card].known
        return event.definition.title if known == EVERYBODY or known & self.mask else None


def since(old: Event | None, new: Event | None) -> list[Event]:
    """The events after an earlier one, oldest first."""
    events: list[Event] = []
    while new is not None and new is not old:
        events.append(new)
        new = new.previous
    events.reverse()
    return events
