"""A card that says what cannot be meant is refused as it is defined, with what to write instead."""

import pytest

from netrunner.cards.vocabulary import (
    ANYONE,
    CORP,
    GAME_BEGINS,
    HAND,
    OPPONENT,
    PASSED_ICE,
    RUN_SUCCESSFUL,
    RUNNER,
    STOLEN,
    TRACED,
    TRASHED,
    UNTIL_TURN_ENDS,
    YOU,
    Choose,
    Draw,
    Forbid,
    Gain,
    Trigger,
    Until,
    corp_card,
    whenever,
)
from netrunner.engine.ability import Ability
from netrunner.engine.definition import CardDef
from netrunner.engine.definition_checks import InvalidDefinition
from netrunner.engine.effect import Effect
from netrunner.engine.terms import ASSET, EVENT, RESOURCE


@pytest.mark.parametrize(
    ("effect", "part"),
    [
        (Gain(2, who=OPPONENT), r"Gain\(who=…\)"),
        (Draw(1, who=YOU), r"Draw\(who=…\)"),
        (Choose(corp_card(zone=HAND), by=OPPONENT), r"Choose\(by=…\)"),
        (Until(UNTIL_TURN_ENDS, Forbid("draw", side=OPPONENT)), r"Forbid\(side=…\)"),
    ],
)
def test_an_effect_names_the_corp_or_the_runner(effect: Effect, part: str) -> None:
    with pytest.raises(InvalidDefinition, match=rf"Open Bar: {part} names a side: CORP or RUNNER, not YOU or OPPONENT"):
        CardDef("Open Bar", RUNNER, EVENT, play=effect)


@pytest.mark.parametrize("side", [CORP, RUNNER])
def test_a_trigger_names_you_or_the_opponent(side: int) -> None:
    with pytest.raises(InvalidDefinition, match="by= is YOU, OPPONENT or ANYONE, not CORP or RUNNER"):
        CardDef("Bell", RUNNER, RESOURCE, abilities=(whenever(TRASHED, Gain(1), by=side),))


@pytest.mark.parametrize(
    ("side", "ability", "said"),
    [
        (CORP, whenever(PASSED_ICE, Gain(1)), "PASSED_ICE is always the Runner's.*: write by=OPPONENT"),
        (RUNNER, whenever(PASSED_ICE, Gain(1), by=OPPONENT), "PASSED_ICE is always the Runner's.*: write by=YOU"),
        (RUNNER, whenever(TRACED, Gain(1)), "TRACED is always the Corp's.*: write by=OPPONENT"),
        (CORP, whenever(GAME_BEGINS, Gain(1)), "GAME_BEGINS is nobody's.*: write by=ANYONE"),
        (CORP, whenever((RUN_SUCCESSFUL, STOLEN), Gain(1)), "RUN_SUCCESSFUL is always the Runner's"),
    ],
)
def test_a_trigger_that_nothing_meets_is_refused(side: int, ability: Ability, said: str) -> None:
    with pytest.raises(InvalidDefinition, match=said):
        CardDef("Silence", side, ASSET if side == CORP else RESOURCE, abilities=(ability,))


def test_a_trigger_that_something_meets_is_not() -> None:
    for ability in (whenever((STOLEN, TRASHED), Gain(1)), Trigger(GAME_BEGINS, Gain(1), by=ANYONE)):
        CardDef("Bell", CORP, ASSET, abilities=(ability,))
