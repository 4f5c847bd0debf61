"""A finished game step by step: the document of the room before the first choice, and what every choice changed in it.

The room is the one that live games have, so that the same table shows both; its operations are those of live patches.
"""

from __future__ import annotations

from typing import Any, Final

from netrunner.engine.frame import Option
from netrunner.engine.setup import Mulligans
from netrunner.engine.state import State
from netrunner.engine.terms import SIDES
from netrunner.engine.view import MASKS
from netrunner.game import Game, Result
from netrunner.server.live.choice_labels import look
from netrunner.server.live.document import LogLines, seen_by, told
from netrunner.server.live.patch import Operation, diff
from netrunner.server.live.record import StoredGame, seats_of
from netrunner.server.replays.commitment import commitment_of
from netrunner.server.replays.ending import ending_words
from netrunner.server.replays.timeline import TimelineWriter

NOBODY_THERE: Final[dict[str, Any]] = {
    "spectators": 0,
    "chat": [],
    "decision": None,
    "shortcuts": [],
    "break_shortfalls": [],
    "clock": None,
    "offer": None,
    "cancel": False,
    "summary": None,
    "last_turn": None,
    "event": None,
    "guided": False,
    "casual": False,
    "stops": [],
    "yields": [],
    "orders": {},
    "table": None,
}
"""What a room has only while people are in it."""

Document = dict[str, Any]


class ReplayWriter:
    """Plays a game again and writes down what one perspective sees."""

    def __init__(self, stored: StoredGame, perspective: str) -> None:
        self.stored = stored
        self.perspective = perspective
        self.mask = MASKS[perspective]
        self.game = Game.replay({**stored.setup, "choices": []}, beats=True)
        self.lines = LogLines(perspective)
        self.still = still_of(stored, perspective)
        self.document = self.look(None)
        self.timeline = TimelineWriter(self.game.state, self.mask)
        self.steps: list[Document] = []

    def write(self) -> Document:
        """The whole replay, as `wire.Replay` describes it."""
        first = self.document
        for key in self.stored.choices:
            self.choose(next(option for option in self.game.state.options if option.key == key))
        self.finish()
        return {
            "id": self.stored.row.id,
            "perspective": self.perspective,
            "document": first,
            "steps": self.steps,
            "timeline": self.timeline.timeline.model_dump(mode="json"),
        }

    def choose(self, option: Option) -> None:
        state = self.game.state
        said = state.log
        chosen = look(state, option)
        self.game.choose(option)
        number = len(self.steps) + 1
        self.timeline.follow(state, number, begun=not setting_up(state))
        operations = self.change(self.game.result)
        self.add(SIDES[chosen.side], chosen.words(state, self.mask), said is state.log, operations)

    def finish(self) -> None:
        """The end of the game; a step of its own when no choice brought it about."""
        result = self.stored.result
        if result is not None and self.game.result is None:
            words = ending_words(result)
            self.add(None, words, False, self.end(result, words))
        self.timeline.end(len(self.steps), None if result is None else result.winner)

    def add(self, side: str | None, label: str, quiet: bool, operations: list[Operation]) -> None:
        state = self.game.state
        run = self.document["view"]["run"]
        self.steps.append(
            {
                "number": len(self.steps) + 1,
                "side": side,
                "label": label,
                "turn": state.turn,
                "active": SIDES[state.active],
                "run": None if run is None else run["server"],
                "quiet": quiet,
                "operations": operations,
            }
        )

    def change(self, result: Result | None) -> list[Operation]:
        """Look again, and say what is different."""
        before = self.document
        self.document = self.look(result)
        return diff(before, self.document)

    def end(self, result: Result, words: str) -> list[Operation]:
        """The game stops where it stands."""
        before = self.document
        after = self.look(result)
        after["view"]["decision"] = None
        after["log"] = [*after["log"], {"turn": self.game.state.turn, "text": words}]
        self.document = after
        return diff(before, after)

    def look(self, result: Result | None) -> Document:
        return {
            **self.still,
            "view": seen_by(self.game, self.perspective),
            "log": self.lines.read(self.game.state),
            "beats": told(self.game.state, self.perspective),
            "result": None if result is None else {"winner": result.winner, "reason": result.reason},
        }


def write_replay(stored: StoredGame, perspective: str) -> Document:
    """A game as one perspective would have seen it."""
    return ReplayWriter(stored, perspective).write()


def setting_up(g: State) -> bool:
    """Whether starting hands are still being chosen."""
    return any(isinstance(frame, Mulligans) for frame in g.stack)


def still_of(stored: StoredGame, perspective: str) -> Document:
    """What does not change in the room."""
    row = stored.row
    seats = {
        side: {"name": seat.name, "account": seat.account, "bot": seat.bot, "here": True}
        for side, seat in seats_of(row).items()
    }
    return {
        **NOBODY_THERE,
        **seats,
        "id": row.id,
        "perspective": perspective,
        "seat": None,
        "commitment": commitment_of(row),
        "seed": str(row.setup["seed"]),
        "salt": row.salt,
    }
