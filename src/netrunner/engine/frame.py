"""One stack of frames: whatever takes time in the game is a frame, and only the top one is stepped.

A frame either runs (`step` returns False) or needs a decision (`step` returns True); then `options` lists what is
legal, purely, and `choose` applies one of them. Frames hold ints, tuples and immutable objects only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from netrunner.engine.context import Context
from netrunner.engine.structure import Program, names_of

if TYPE_CHECKING:
    from netrunner.engine.state import State

# Option kinds; the name is the first part of the key a record stores.
O_PASS: Final = 0
O_CONTINUE: Final = 1
O_JACK_OUT: Final = 2
O_CREDIT: Final = 3
O_DRAW: Final = 4
O_INSTALL: Final = 5
O_PLAY: Final = 6
O_ADVANCE: Final = 7
O_RUN: Final = 8
O_REMOVE_TAG: Final = 9
O_TRASH_RESOURCE: Final = 10
O_PURGE: Final = 11
O_USE: Final = 12
O_REZ: Final = 13
O_SCORE: Final = 14
O_ACCESS: Final = 15
O_ACCESS_UNSEEN: Final = 16
O_STEAL: Final = 17
O_PAY_TRASH: Final = 18
O_NO_ACTION: Final = 19
O_YES: Final = 20
O_NO: Final = 21
O_DONE: Final = 22
O_CARD: Final = 23
O_SERVER: Final = 24
O_NUMBER: Final = 25
O_KEEP: Final = 26
O_MULLIGAN: Final = 27
O_SUBROUTINE: Final = 28
O_SOURCE: Final = 29
O_TRIGGER: Final = 30
O_BRANCH: Final = 31
O_RIG: Final = 32
KEYS: Final[tuple[str, ...]] = (
    "pass", "continue", "jack-out", "credit", "draw", "install", "play", "advance", "run", "remove-tag",
    "trash-resource", "purge", "use", "rez", "score", "access", "access-unseen", "steal", "trash", "no-action", "yes",
    "no", "done", "card", "server", "number", "keep", "mulligan", "subroutine", "source", "trigger", "branch", "rig",
)  # fmt: skip

CONSTANT_LABELS: Final = {
    O_PASS: "Pass",
    O_CONTINUE: "Continue",
    O_JACK_OUT: "Jack out",
    O_CREDIT: "Gain 1 credit",
    O_DRAW: "Draw 1 card",
    O_REMOVE_TAG: "Remove 1 tag",
    O_PURGE: "Purge virus counters",
    O_NO_ACTION: "No action",
    O_YES: "Yes",
    O_NO: "No",
    O_DONE: "Done",
    O_KEEP: "Keep",
    O_MULLIGAN: "Mulligan",
}


class Option:
    """One legal choice. `kind` says what it is; `card`, `arg` and `extra` say which."""

    __slots__ = ("_label", "_state", "arg", "card", "extra", "idle", "kind")

    def __init__(self, kind: int, card: int = -1, arg: int = 0, extra: int = 0, idle: bool = False) -> None:
        self.kind = kind
        self.card = card
        self.arg = arg
        self.extra = extra
        self.idle = idle  # legal, but changes nothing that lasts: no reason to stop at a window
        self._label: str | None = None
        self._state: State | None = None

    @property
    def key(self) -> str:
        """What a record stores: stable whatever the order of the options."""
        return f"{KEYS[self.kind]}:{self.card}:{self.arg}:{self.extra}"

    @property
    def label(self) -> str:
        """What people read. Labels belong to the decision that offered the option."""
        constant = CONSTANT_LABELS.get(self.kind)
        if constant is not None:
            return constant
        if self._label is None and self._state is not None:
            self._state.label_options()
        return self.key if self._label is None else self._label

    def __repr__(self) -> str:
        return f"Option({self.label!r})"

    def same(self, other: Option) -> bool:
        return (
            self.kind == other.kind and self.card == other.card and self.arg == other.arg and self.extra == other.extra
        )


def shared_option(kind: int, arg: int = 0) -> Option:
    """An option that is the same in every game, with its label: it need not know any state."""
    option = Option(kind, -1, arg)
    option._label = CONSTANT_LABELS[kind]
    return option


PASS_OPTION: Final = shared_option(O_PASS)
GO_ON: Final = shared_option(O_PASS, 1)  # at a pause; another key: the record of an older game has no such pause

NOBODY_CAUSES: Final = -1
LOOK_DEEPER: Final = -2


def plain(part: object) -> object:
    """A part of a frame as plain data: a program by its path, a context by its key."""
    if isinstance(part, Program):
        return part.path
    return part.key() if isinstance(part, Context) else part


@mypyc_attr(allow_interpreted_subclasses=False)
class Frame:
    """The base of all frames."""

    __slots__ = ()

    def step(self, g: State) -> bool:
        """Run on. True when a decision is due."""
        raise NotImplementedError

    def side(self, g: State) -> int:
        """Who decides, when a decision is due."""
        return g.active

    def prompt(self, g: State) -> str:
        """The question, in a sentence for the side that decides."""
        return "Choose."

    def options(self, g: State) -> list[Option]:
        """Every legal option, without changing anything."""
        return []

    def option_words(self, g: State, side: int, option: Option) -> str:
        """What an option does that its label alone does not say, as a side reads it."""
        return ""

    def choose(self, g: State, option: Option) -> None:
        """Apply one of the options."""
        raise NotImplementedError

    def automatic(self, g: State) -> bool:
        """Whether a single option may be taken by itself."""
        return True

    def holds_open(self, token: int) -> bool:
        """Whether a timing structure that is still going on has this serial number."""
        return self.structure() == token

    def ends_with_run(self) -> bool:
        """Whether it is over as soon as the run is ended, though it is not closed yet."""
        return False

    def structure(self) -> int:
        """The serial number of the timing structure this frame is, while it is open; else -1."""
        return -1

    def causing(self) -> int:
        """The card whose ability resolves in this frame; NOBODY_CAUSES for a timing structure that is open, or
        LOOK_DEEPER where the frame below tells."""
        return LOOK_DEEPER

    def leaving(self) -> int:
        """The instance of a card that is about to leave play to pay for its own ability, or -1."""
        return -1

    def keeping(self) -> int:
        """The instance of a card that leaves play to pay for an ability that speaks of what was hosted on it, or -1."""
        return -1

    def keep(self, mark: int) -> None:
        """A card that was hosted there waits, set aside, for that ability."""

    def accessed(self) -> int:
        """The card being accessed in this frame, or -1."""
        return -1

    def accessed_from(self) -> int:
        """The server that card is accessed from."""
        return -1

    def set_aside(self) -> tuple[int, ...]:
        """Instances of cards that are being accessed: whatever happens to their pile, they stay as they are."""
        return ()

    def breaking(self, g: State) -> int:
        """The ice whose subroutines the ability that is paid for in this frame is to break, or -1."""
        return -1

    def doomed(self, by: int) -> list[int]:
        """The installed cards that a side is about to trash, while that can be prevented."""
        return []

    def follows(self, event: int) -> bool:
        """Whether this is the first paid ability window since something has happened: an operation that was played and
        has resolved (RESOLVED), damage that was suffered (DAMAGED), a successful run that has ended (RUN_ENDED)."""
        return False

    def least_x(self, g: State) -> int:
        """The least X that may be chosen for what is paid for in this frame."""
        return 0

    def stop(self) -> None:
        """End the timing structure this frame is (an access), as soon as it is stepped again."""

    def redeal(self, g: State, side: int) -> None:
        """Draw anew what this frame holds and a side may not know, for a world that the side could be in."""

    def copy(self) -> Frame:
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The frame's whole state as plain data, for the digest: its class and every part of it. Frames with parts that
        are no plain data say it themselves."""
        return (type(self).__name__, *[plain(getattr(self, name)) for name in names_of(self)])
