"""What events and operations are for, read from their effects."""

from __future__ import annotations

from typing import Final

from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.drawing import Draw
from netrunner.engine.effects.harm import Damage, Tag
from netrunner.engine.effects.money import Gain, Take
from netrunner.engine.effects.runs import Run
from netrunner.engine.structure import walk

EARNS: Final = 0
DRAWS: Final = 1
RUNS: Final = 2
HURTS: Final = 3
ELSE: Final = 4

_purposes: dict[CardDef, int] = {}


def purpose(definition: CardDef) -> int:
    """What an event or operation is for."""
    found = _purposes.get(definition)
    if found is None:
        found = _purposes[definition] = find_purpose(definition)
    return found


def find_purpose(definition: CardDef) -> int:
    parts = [part for _, part in walk(definition.play) if isinstance(part, Effect)]
    if any(isinstance(part, Run) for part in parts):
        return RUNS
    if any(isinstance(part, (Damage, Tag)) for part in parts):
        return HURTS
    if any(isinstance(part, (Gain, Take)) for part in parts):
        return EARNS
    if any(isinstance(part, Draw) for part in parts):
        return DRAWS
    return ELSE
