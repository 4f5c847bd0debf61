"""What a card cannot mean: mistakes of its writer, found as it is defined instead of in a game that goes wrong.

A side is the Corp or the Runner wherever an effect names one, and YOU, OPPONENT or ANYONE in a trigger, which is met by
events. A trigger that waits for what its side never does would be silent for ever.
"""

from __future__ import annotations

from typing import Final

from netrunner.engine.ability import ANYONE, OPPONENT, YOU, Trigger
from netrunner.engine.structure import Part, names_of
from netrunner.engine.terms import (
    ACCESS_OVER,
    ACCESSED,
    ACCESSED_IN_VAIN,
    ACCESSES_BEGIN,
    ACCESSES_OVER,
    ADVANCED,
    AGENDA_SCORED,
    ALL_BROKEN,
    APPROACHED_ICE,
    APPROACHED_SERVER,
    BOOSTED,
    BROKE_SUBROUTINE,
    CORP,
    DAMAGED,
    DREW_FOR_TURN,
    ENCOUNTER_ENDED,
    ENCOUNTERED,
    EXPOSED,
    GAME_BEGINS,
    INTERACTION_OVER,
    JACKED_OUT,
    LINK_RAISED,
    NOBODY,
    PASSED_ALL_ICE,
    PASSED_ICE,
    PSI_REVEALED,
    PURGED,
    REZZED,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUN_UNSUCCESSFUL,
    RUNNER,
    SERVER_CREATED,
    SETTING_UP,
    SIDE_NAMES,
    STOLEN,
    SUBROUTINE_BROKEN,
    SUBROUTINE_RESOLVED,
    TAG_TAKEN,
    TRACE_BEGINS,
    TRACED,
)

ALWAYS_OF: Final[dict[int, tuple[int, str]]] = {
    GAME_BEGINS: (NOBODY, "GAME_BEGINS"),
    SETTING_UP: (NOBODY, "SETTING_UP"),
    ADVANCED: (CORP, "ADVANCED"),
    AGENDA_SCORED: (CORP, "AGENDA_SCORED"),
    DREW_FOR_TURN: (CORP, "DREW_FOR_TURN"),
    PSI_REVEALED: (CORP, "PSI_REVEALED"),
    PURGED: (CORP, "PURGED"),
    REZZED: (CORP, "REZZED"),
    SERVER_CREATED: (CORP, "SERVER_CREATED"),
    SUBROUTINE_RESOLVED: (CORP, "SUBROUTINE_RESOLVED"),
    TRACED: (CORP, "TRACED"),
    TRACE_BEGINS: (CORP, "TRACE_BEGINS"),
    ACCESSED: (RUNNER, "ACCESSED"),
    ACCESSED_IN_VAIN: (RUNNER, "ACCESSED_IN_VAIN"),
    ACCESSES_BEGIN: (RUNNER, "ACCESSES_BEGIN"),
    ACCESSES_OVER: (RUNNER, "ACCESSES_OVER"),
    ACCESS_OVER: (RUNNER, "ACCESS_OVER"),
    ALL_BROKEN: (RUNNER, "ALL_BROKEN"),
    APPROACHED_ICE: (RUNNER, "APPROACHED_ICE"),
    APPROACHED_SERVER: (RUNNER, "APPROACHED_SERVER"),
    BOOSTED: (RUNNER, "BOOSTED"),
    BROKE_SUBROUTINE: (RUNNER, "BROKE_SUBROUTINE"),
    DAMAGED: (RUNNER, "DAMAGED"),
    ENCOUNTERED: (RUNNER, "ENCOUNTERED"),
    ENCOUNTER_ENDED: (RUNNER, "ENCOUNTER_ENDED"),
    EXPOSED: (RUNNER, "EXPOSED"),
    INTERACTION_OVER: (RUNNER, "INTERACTION_OVER"),
    JACKED_OUT: (RUNNER, "JACKED_OUT"),
    LINK_RAISED: (RUNNER, "LINK_RAISED"),
    PASSED_ALL_ICE: (RUNNER, "PASSED_ALL_ICE"),
    PASSED_ICE: (RUNNER, "PASSED_ICE"),
    RUN_BEGINS: (RUNNER, "RUN_BEGINS"),
    RUN_ENDED: (RUNNER, "RUN_ENDED"),
    RUN_SUCCESSFUL: (RUNNER, "RUN_SUCCESSFUL"),
    RUN_UNSUCCESSFUL: (RUNNER, "RUN_UNSUCCESSFUL"),
    STOLEN: (RUNNER, "STOLEN"),
    SUBROUTINE_BROKEN: (RUNNER, "SUBROUTINE_BROKEN"),
    TAG_TAKEN: (RUNNER, "TAG_TAKEN"),
}
"""The events that are always of the same side, or of none, and their names."""

SIDES_NAMED: Final = ("area", "by", "side", "user", "who")
"""What the parts of a word are called that name a side."""


class InvalidDefinition(ValueError):
    """A card that says what cannot be meant."""


def check_definition(title: str, side: int, part: Part) -> None:
    """Refuse a part of a card that cannot be meant."""
    if isinstance(part, Trigger):
        check_trigger(title, side, part)
        return
    for name in names_of(part):
        if name in SIDES_NAMED:
            value = getattr(part, name)
            if isinstance(value, int) and value not in (CORP, RUNNER, NOBODY):
                raise InvalidDefinition(
                    f"{title}: {type(part).__name__}({name}=…) names a side: CORP or RUNNER, not YOU or OPPONENT, "
                    "which only a trigger knows."
                )


def check_trigger(title: str, side: int, trigger: Trigger) -> None:
    """Refuse a trigger that no event can meet."""
    if trigger.by == ANYONE:
        return
    if trigger.by not in (YOU, OPPONENT):
        raise InvalidDefinition(f"{title}: a trigger's by= is YOU, OPPONENT or ANYONE, not CORP or RUNNER.")
    awaited = side if trigger.by == YOU else 1 - side
    always = [ALWAYS_OF[event] for event in trigger.events if event in ALWAYS_OF]
    if len(always) == len(trigger.events) and all(of != awaited for of, _ in always):
        of, name = always[0]
        whose = "nobody's" if of == NOBODY else f"always {SIDE_NAMES[of]}'s"
        right = "ANYONE" if of == NOBODY else "YOU" if of == side else "OPPONENT"
        raise InvalidDefinition(f"{title}: {name} is {whose}, so nothing meets the trigger: write by={right}.")
