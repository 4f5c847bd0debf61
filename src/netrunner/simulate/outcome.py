"""What is kept of one game: who won and why, how it went turn by turn, which cards were drawn and played.

An outcome is a line of JSON in the journal. Its record is the list of choices, packed; with the batch it gives the
whole game back.
"""

import base64
import json
import zlib
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

FaultKind = Literal["timeout", "crash", "illegal", "engine"]
TOO_LONG: Final = "the game is too long"
ENGINE: Final = "the engine contradicted itself"
FAULTS: Final[dict[str, str]] = {
    "timeout": "the bot thought too long",
    "crash": "the bot crashed",
    "illegal": "the bot gave an illegal answer",
}
"""How a game ends that a bot lost by its own fault, as the report says it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What a bot, or the engine when `side` is None, did wrong."""

    side: str | None
    kind: FaultKind
    message: str

    @property
    def reason(self) -> str:
        return FAULTS.get(self.kind, ENGINE)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game of a batch, played to its end."""

    number: int
    """The place of the game in its batch."""
    winner: str | None
    reason: str
    turns: int
    choices: int
    curve: tuple[tuple[int, int, int, int], ...]
    """Agenda points of Corp and Runner, then their credits: at the first decision of each turn, and last at the end."""
    cards: tuple[dict[str, tuple[int, int]], dict[str, tuple[int, int]]]
    """For Corp and Runner, by title: copies drawn, and times played or installed."""
    record: str = ""
    fault: Fault | None = None

    def __reduce__(self) -> tuple[type["Outcome"], tuple[Any, ...]]:
        """How it travels between processes: what `dataclass` makes of it for that takes three times as long."""
        short = (self.number, self.winner, self.reason, self.turns, self.choices, self.curve)
        return Outcome, (*short, self.cards, self.record, self.fault)

    @property
    def keys(self) -> list[str]:
        """The choices that were made."""
        return unpacked(self.record)

    def line(self) -> str:
        """The outcome as one line of JSON."""
        data = {
            "number": self.number,
            "winner": self.winner,
            "reason": self.reason,
            "turns": self.turns,
            "choices": self.choices,
            "curve": self.curve,
            "cards": self.cards,
            "record": self.record,
            "fault": None if self.fault is None else asdict(self.fault),
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> "Outcome":
        """The outcome in a line; `ValueError` when it is no outcome."""
        data: dict[str, Any] = json.loads(line)
        try:
            return cls(
                number=int(data["number"]),
                winner=data["winner"],
                reason=data["reason"],
                turns=int(data["turns"]),
                choices=int(data["choices"]),
                curve=tuple((row[0], row[1], row[2], row[3]) for row in data["curve"]),
                cards=(counts(data["cards"][0]), counts(data["cards"][1])),
                record=data["record"],
                fault=None if data["fault"] is None else Fault(**data["fault"]),
            )
        except (KeyError, IndexError, TypeError) as error:
            raise ValueError(f"not an outcome: {error}") from None


def counts(data: dict[str, list[int]]) -> dict[str, tuple[int, int]]:
    return {title: (pair[0], pair[1]) for title, pair in data.items()}


LEVEL: Final = 4
"""Of compression: the usual 6 takes twice as long, a thirtieth of a compiled random game, for a twelfth less."""


def packed(keys: list[str]) -> str:
    """The choices of a game as a short text.

    >>> unpacked(packed(["keep:-1:0:0", "run:-1:1:0"]))
    ['keep:-1:0:0', 'run:-1:1:0']
    """
    return base64.b64encode(zlib.compress("\n".join(keys).encode(), LEVEL)).decode()


def unpacked(text: str) -> list[str]:
    """The choices in such a text, also in one of an older journal: what is compressed begins with an x, and so its text
    with an e in base 64, with a c in base 85.

    >>> unpacked("c$~{lO)ap}HMBCYGT<sI%>yxk8~{m01>O")
    ['keep:-1:0:0', 'run:-1:1:0']
    """
    if not text:
        return []
    data = base64.b85decode(text) if text.startswith("c") else base64.b64decode(text)
    return zlib.decompress(data).decode().split("\n")


def forfeit(number: int, fault: Fault) -> Outcome:
    """The outcome of a game whose process was lost with it: all that is known is whose fault it was."""
    return Outcome(number, opponent(fault.side), fault.reason, 0, 0, (), ({}, {}), "", fault)


def opponent(side: str | None) -> str | None:
    return {"corp": "runner", "runner": "corp"}.get(side or "")
