"""Cycles, packs, factions and rotation: which product a printing came in, and when it could be played."""

import datetime
from dataclasses import dataclass
from functools import cache

from netrunner.cards.data import load


@dataclass(frozen=True, slots=True)
class Cycle:
    code: str
    name: str
    position: int


@dataclass(frozen=True, slots=True)
class Pack:
    code: str
    name: str
    cycle: str
    released: datetime.date | None
    """None: never sold on its own (the draft identities)."""


@dataclass(frozen=True, slots=True)
class Faction:
    code: str
    name: str
    side: str
    mini: bool


@dataclass(frozen=True, slots=True)
class Rotation:
    """From `start` on, a title is in Standard while one of its printings is in one of `cycles`."""

    code: str
    start: datetime.date
    cycles: frozenset[str]


@dataclass(frozen=True, slots=True)
class Sets:
    cycles: dict[str, Cycle]
    packs: dict[str, Pack]
    factions: dict[str, Faction]
    rotations: tuple[Rotation, ...]


def _date(text: str | None) -> datetime.date | None:
    return None if text is None else datetime.date.fromisoformat(text)


@cache
def sets() -> Sets:
    """Every cycle, pack, faction and rotation, read once."""
    raw = load("sets.json")
    return Sets(
        cycles={row[0]: Cycle(*row) for row in raw["cycles"]},
        packs={row[0]: Pack(row[0], row[1], row[2], _date(row[3])) for row in raw["packs"]},
        factions={row[0]: Faction(row[0], row[1], row[2], bool(row[3])) for row in raw["factions"]},
        rotations=tuple(
            Rotation(code, datetime.date.fromisoformat(start), frozenset(cycles))
            for code, start, cycles in raw["rotations"]
        ),
    )


def rotation_at(date: datetime.date | None) -> Rotation | None:
    """The rotation in force on a date (None: today's), or None before the first."""
    started = [rotation for rotation in sets().rotations if date is None or rotation.start <= date]
    return started[-1] if started else None
