"""The shapes of what `view` gives out: plain, JSON-able dictionaries with named and typed fields.

A field that is absent is one that the viewer may not know, or that does not apply. The server's models
(`netrunner.server.live`) and the client's types have the same names.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from netrunner.engine.beat import BeatData, CauseData

__all__ = [
    "AccessedData",
    "BeatData",
    "CardData",
    "CauseData",
    "ContestData",
    "CorpData",
    "DecisionData",
    "EncounterData",
    "GameData",
    "LogData",
    "OptionData",
    "PlayerData",
    "PriceData",
    "ResultData",
    "RunData",
    "RunnerData",
    "ServerData",
    "SubroutineData",
    "ThreatData",
    "TimingData",
]


class CardData(TypedDict, total=False):
    """A card. One that is not known shows where it lies and what lies on it, nothing else."""

    id: int
    rezzed: bool
    counters: dict[str, int]
    hosted: list[CardData]
    title: str
    type: str
    subtypes: list[str]
    named: str
    strength: int
    chosen_server: str
    chosen: list[int]
    chosen_names: list[str]
    memory: int
    advancement: int
    points: int
    cost: int
    trash_cost: int
    short: int


AccessedData = TypedDict(
    "AccessedData",
    {
        "id": int,
        "rezzed": bool,
        "counters": dict[str, int],
        "hosted": list[CardData],
        "title": str,
        "type": str,
        "subtypes": list[str],
        "named": str,
        "funds": int,
        "strength": int,
        "chosen_server": str,
        "chosen": list[int],
        "chosen_names": list[str],
        "memory": int,
        "advancement": int,
        "points": int,
        "cost": int,
        "trash_cost": int,
        "short": int,
        "from": str,
        "number": int,
        "left": int,
    },
    total=False,
)
"""The card that is being accessed: which one of this access it is, and how many come after it."""


class ServerData(TypedDict):
    name: str
    ice: list[CardData]
    root: list[CardData]


class PlayerData(TypedDict, total=False):
    identity: str
    identity_id: int
    identity_counters: dict[str, int]
    identity_flipped: bool
    identity_hosted: list[CardData]
    identity_named: str
    credits: int
    clicks: int
    hand_size: int
    score: int
    scored: list[CardData]
    deck: int
    hand_count: int
    hand: list[CardData]
    discard: list[CardData]


class CorpData(PlayerData, total=False):
    bad_publicity: int
    servers: list[ServerData]


class RunnerData(PlayerData, total=False):
    tags: int
    brain_damage: int
    link: int
    memory_used: int
    memory_limit: int
    rig: list[CardData]


class SubroutineData(TypedDict, total=False):
    """`effects`, `damage` and `tags`: what it consists of and what the Runner gets when it resolves; while it can."""

    text: str
    broken: bool
    resolved: bool
    effects: list[str]
    damage: int
    tags: int


class EncounterData(TypedDict):
    ice: CardData
    subroutines: list[SubroutineData]


class RunData(TypedDict, total=False):
    server: str
    phase: str
    position: int
    successful: bool
    credits: int
    ice: int | None
    encounter: EncounterData
    accessed: AccessedData


class TimingData(TypedDict):
    """Where the game stands: the timing structure (setup, corp-turn, runner-turn, run), the number of the step in it,
    its words, and what is done there (setup, actions, discard, score, rez, rez-ice, abilities, break, other)."""

    structure: str
    number: str
    words: str
    does: str


class ContestData(TypedDict, total=False):
    """A trace or a psi game: what is known of it so far, and what hangs on it."""

    kind: str
    source: CauseData
    base: int
    strength: int
    link: int
    later: str
    funds: int
    success: str
    failure: str
    same: str
    different: str


class PriceData(TypedDict, total=False):
    """What an option costs, part by part."""

    credits: int
    clicks: int
    counters: int
    counter: str
    trash: bool
    forfeit: int
    damage: int
    x: bool


class OptionData(TypedDict, total=False):
    """One option. `words`: what an ability, a branch or a subroutine says; `effects`, `damage`, `tags`: what a "Yes" or
    a branch does; `leaves`: nothing is chosen yet, and what choosing brings would be left out; `cost`: its price in
    words."""

    label: str
    kind: str
    card: int
    title: str
    server: str
    number: int
    subroutine: int
    source: str
    words: str
    effects: list[str]
    damage: int
    tags: int
    leaves: bool
    cost: str
    price: PriceData


class ThreatData(TypedDict, total=False):
    """What is about to happen and can still be prevented or avoided: to the Runner, and to cards."""

    damage: int
    tags: int
    trashed: int
    exposed: int


class LaidOutData(TypedDict):
    """Titles of cards that are looked at and put in order: those that have their place, and the others as they lay."""

    placed: list[str]
    left: list[str]


class DecisionData(TypedDict, total=False):
    """Whose decision it is; for that side also what is asked. `ask`: the kind of question; `about`: the card whose
    ability asks it; `threat`: what happens unless it is prevented; `laid_out`: the cards that are put in order."""

    side: str
    prompt: str
    ask: str
    about: CauseData
    window: str | None
    threat: ThreatData
    laid_out: LaidOutData
    options: list[OptionData]


class ResultData(TypedDict):
    winner: str | None
    reason: str


class LogData(TypedDict):
    """A line of the log. `cause`: the card whose ability did it, where the line does not name it."""

    turn: int
    text: str
    cause: NotRequired[str]


class GameData(TypedDict, total=False):
    """A game as somebody sees it."""

    side: str
    turn: int
    active: str
    step: str
    timing: TimingData
    corp: CorpData
    runner: RunnerData
    run: RunData | None
    resolving: list[CardData]
    currents: list[CardData]
    contest: ContestData | None
    decision: DecisionData | None
    result: ResultData | None
    log: list[LogData]
