"""Rules Reference: Memory Cost, Memory Limit, Memory Unit, Program."""

import pytest

from netrunner.cards.vocabulary import HARDWARE, Choose, Filter, Trash, memory
from netrunner.engine.reason import SetupError
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, hardware, operation, program_card
from tests.rulings import ruling


@ruling("RR/memory-limit/1", "RR/memory-cost/1")
def test_programs_use_memory_and_cards_change_the_limit() -> None:
    s = Scenario(runner={"rig": ["Corroder", "Magnum Opus", "Akamatsu Mem Chip", "Desperado"]})
    assert s.runner.memory_limit == 6
    assert s.runner.memory == 3


@ruling("RR/memory-limit/3", "RR/program/2")
def test_when_memory_is_lost_programs_are_trashed_until_the_rest_fits() -> None:
    sabotage = operation("Sabotage", Choose(Filter(HARDWARE)), Trash())
    s = Scenario(
        corp={"hand": ["Sabotage"]},
        runner={"rig": ["Grimoire", "Magnum Opus", "Corroder", "Mimic", "Ninja", "Medium"]},
        definitions=by_title(sabotage),
    )
    assert s.runner.memory == 0
    s.choose("Play Sabotage")
    assert s.side == "runner"
    assert sorted(s.options) == ["Corroder", "Magnum Opus", "Medium", "Mimic", "Ninja"]
    s.choose("Corroder")
    assert s.side == "runner", "one unit more has to go"
    s.choose("Magnum Opus")
    assert s.side == "corp"
    assert sorted(s.runner.rig) == ["Medium", "Mimic", "Ninja"]


@ruling("RR/memory-limit/3", "RR/prevent/2", "RR/effect/1")
def test_a_program_trashed_because_memory_was_lost_cannot_be_saved() -> None:
    sabotage = operation("Sabotage", Choose(Filter(HARDWARE)), Trash())
    s = Scenario(
        corp={"hand": ["Sabotage"]},
        runner={"rig": ["Akamatsu Mem Chip", "Magnum Opus", "Corroder", "Mimic", "Ninja", "Sacrificial Construct"]},
        definitions=by_title(sabotage),
    )
    s.choose("Play Sabotage")
    s.choose("Pass", side="runner")  # the hardware could be saved
    s.choose("Corroder")
    assert sorted(s.runner.discard) == ["Akamatsu Mem Chip", "Corroder"]


@ruling("RR/memory-limit/2", "RR/prevent/2", "RR/effect/1")
def test_a_program_trashed_to_install_another_cannot_be_saved() -> None:
    s = Scenario(
        runner={
            "rig": ["Magnum Opus", "Corroder", "Mimic", "Sacrificial Construct"],
            "hand": ["Ninja"],
            "credits": 9,
        },
        turn="runner",
    )
    s.choose("Install Ninja")
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder"]
    s.choose("Done")
    assert "Ninja" in s.runner.rig


def test_the_runner_need_not_trash_more_than_fits() -> None:
    sabotage = operation("Sabotage", Choose(Filter(HARDWARE)), Trash())
    s = Scenario(
        corp={"hand": ["Sabotage"]},
        runner={"rig": ["Akamatsu Mem Chip", "Magnum Opus", "Corroder", "Mimic"]},
        definitions=by_title(sabotage),
    )
    s.choose("Play Sabotage")
    assert s.side == "corp"
    assert len(s.runner.rig) == 3


@ruling("RR/memory-limit/3")
def test_a_program_that_alone_exceeds_what_is_left_is_trashed() -> None:
    giant = program_card("Giant", memory=5)
    sabotage = operation("Sabotage", Choose(Filter(HARDWARE)), Trash())
    s = Scenario(
        corp={"hand": ["Sabotage"]},
        runner={"rig": ["Akamatsu Mem Chip", "Giant"]},
        definitions=by_title(sabotage, giant),
    )
    s.choose("Play Sabotage")
    assert sorted(s.runner.discard) == ["Akamatsu Mem Chip", "Giant"]


def test_a_program_that_needs_more_than_the_whole_limit_cannot_be_installed() -> None:
    giant = program_card("Giant", memory=5)
    s = Scenario(runner={"hand": ["Giant"]}, turn="runner", definitions=by_title(giant))
    assert not s.can("Install Giant")
    reason = s.why_not("Install Giant")
    assert reason is not None
    assert reason.rule == "RR/memory-limit"
    s = Scenario(runner={"hand": ["Giant"], "rig": ["Akamatsu Mem Chip"]}, turn="runner", definitions=by_title(giant))
    assert s.can("Install Giant")


def test_programs_hosted_on_djinn_use_no_memory() -> None:
    s = Scenario(runner={"rig": ["Djinn", ("Datasucker", {"host": "Djinn"}), ("Medium", {"host": "Djinn"})]})
    assert s.runner.memory == 3


def test_a_rig_that_does_not_fit_is_an_impossible_scenario() -> None:
    with pytest.raises(SetupError, match="memory"):
        Scenario(runner={"rig": ["Magnum Opus"] * 3})


def test_programs_that_take_no_memory_stay_when_the_limit_is_below_zero() -> None:
    feather = program_card("Feather", memory=0)
    drain = hardware("Drain", memory(-6))
    s = Scenario(runner={"rig": ["Feather"], "hand": ["Drain"]}, turn="runner", definitions=by_title(feather, drain))
    s.choose("Install Drain")
    assert s.runner.memory_limit == -2
    assert s.runner.rig == ["Feather", "Drain"]
    assert s.can("Gain 1 credit"), "nothing has to be trashed for memory that nothing takes"
