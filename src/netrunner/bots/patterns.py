"""What bots look for in the structure of cards: icebreakers, weakening, tolls, what needs a tag, what is done with a
choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from netrunner.engine.ability import Paid
from netrunner.engine.card_tests.others import Among
from netrunner.engine.card_tests.values import Strong
from netrunner.engine.condition import Compare, Condition, Happened, Not, Tagged
from netrunner.engine.effect import Effect
from netrunner.engine.effects.branching import Along, Both, ForEach, If, May, Repeat
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.ice import Boost, Break
from netrunner.engine.effects.paying import PayTo, Unless
from netrunner.engine.effects.runs import ReplaceAccess
from netrunner.engine.filter import Filter
from netrunner.engine.game_amount import Tags
from netrunner.engine.reference import Chosen, Each, EncounteredIce, Ref, This
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    ACCESSED,
    LAST_TURN,
    NOBODY,
    RUN_BEGINS,
    RUN_SUCCESSFUL,
    RUN_UNSUCCESSFUL,
    RUNNER,
    STOLEN,
)

STRONGEST: Final = 99  # stronger than any ice


def of_encountered(what: object) -> bool:
    """Whether a reference or a description means the ice that is being encountered."""
    if isinstance(what, Each):
        what = what.who
    if isinstance(what, Filter):
        return any(isinstance(test, Among) and isinstance(test.ref, EncounteredIce) for test in what.tests)
    return isinstance(what, EncounteredIce)


def boost_of(effect: Effect) -> int:
    """By how much an effect raises the strength of its own card; 0 if it does not."""
    if isinstance(effect, Boost) and isinstance(effect.what, This) and isinstance(effect.amount, int):
        return max(0, effect.amount)
    return 0


def weakening_of(effect: Effect) -> int:
    """By how much an effect lowers the strength of the ice being encountered; 0 if it does not."""
    if isinstance(effect, Boost) and of_encountered(effect.what) and isinstance(effect.amount, int):
        return max(0, -effect.amount)
    return 0


def for_the_encounter(effect: Effect) -> bool:
    """Whether an effect serves to get past the ice being encountered, and nothing else."""
    return isinstance(effect, Break) or boost_of(effect) > 0 or weakening_of(effect) > 0


def breaks_of(ability: Paid) -> list[Break]:
    """How an ability of its owner's breaks subroutines: not one that ice lends its opponent."""
    return [effect for effect in ability.effects if isinstance(effect, Break)] if ability.user == NOBODY else []


def max_strength(effect: Break) -> int:
    """The greatest strength of ice that it breaks, whatever the strength of the icebreaker."""
    most = STRONGEST
    for test in effect.who.tests if effect.who is not None else ():
        if isinstance(test, Strong) and isinstance(test.amount, int) and test.sign in ("<=", "<", "=="):
            most = min(most, test.amount - (test.sign == "<"))
    return most


def needs_tag(condition: Condition | None) -> bool:
    """Whether a condition can only hold while the Runner is tagged."""
    if condition is None or isinstance(condition, Not):
        return False
    return any(
        isinstance(part, Tagged)
        or (isinstance(part, Compare) and isinstance(part.left, Tags) and part.sign in (">=", ">"))
        for _, part in walk(condition)
    )


def needs_run(condition: Condition | None) -> bool:
    """Whether a condition can only hold after a turn in which the Runner made a run."""
    if condition is None or isinstance(condition, Not):
        return False
    return any(
        isinstance(part, Happened)
        and part.since == LAST_TURN
        and part.side == RUNNER
        and part.event in (RUN_BEGINS, RUN_SUCCESSFUL, RUN_UNSUCCESSFUL, ACCESSED, STOLEN)
        for _, part in walk(condition)
    )


def flattened(effects: Iterable[Effect]) -> Iterator[Effect]:
    """The effects of a program one after another, whatever they hang on, but not those of one of several branches."""
    for effect in effects:
        if isinstance(effect, Both):
            yield from flattened(effect.parts)
        elif isinstance(effect, (Along, ForEach, If, May, PayTo, Repeat, ReplaceAccess, Unless)):
            yield from flattened(effect.effects)
            if isinstance(effect, If):
                yield from flattened(effect.otherwise)
        else:
            yield effect


def what_follows(effects: Iterable[Effect], name: str) -> Iterator[Effect]:
    """What follows a choice (of a name): up to the next choice that takes its place."""
    for effect in flattened(effects):
        if isinstance(effect, Choose) and effect.name == name:
            return
        yield effect


def chosen_as(what: Ref, name: str) -> bool:
    """Whether a reference means what was chosen, under a name or without one."""
    return isinstance(what, Chosen) and what.name == name
