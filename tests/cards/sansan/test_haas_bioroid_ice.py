"""SanSan Cycle: Haas-Bioroid ice."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- NEXT Gold ---------------------------------------------------------------------------------------------------------


@card("NEXT Gold")
@pytest.mark.parametrize(("more", "harm"), [([], 1), (["NEXT Silver+"], 2), (["NEXT Silver", "Enigma+"], 1)])
def test_next_gold_counts_rezzed_next_ice_itself_included(more: list[str], harm: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["NEXT Gold+"]}, "R&D": {"ice": more}}},
        runner={"hand": ["Diesel"] * 5, "rig": ["Magnum Opus", "Djinn", "Medium"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert len(s.runner.hand) == 5 - harm
    assert s.side == "corp"
    for title in ("Magnum Opus", "Djinn")[:harm]:
        s.choose(title)
    assert len(s.runner.rig) == 3 - harm
    assert s.phase != "encounter ice"


@card("NEXT Gold")
def test_next_gold_trashes_no_more_programs_than_there_are() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["NEXT Gold+", "NEXT Silver"]}, "R&D": {"ice": ["NEXT Silver+"]}}},
        runner={"hand": ["Diesel"] * 5, "rig": ["Djinn", "Astrolabe"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.runner.rig == ["Astrolabe"]


# -- Turing ------------------------------------------------------------------------------------------------------------


@card("Turing")
@pytest.mark.parametrize(("server", "strength"), [("HQ", 2), ("Server 1", 5)])
def test_turing_is_stronger_protecting_a_remote_server(server: str, strength: int) -> None:
    s = Scenario(corp={"servers": {server: {"ice": ["Turing+"], "root": []}}})
    assert s.card("Turing").strength == strength


@card("Turing")
def test_ai_programs_do_not_break_turing_and_others_do() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Turing+"]}}},
        runner={"rig": [("Crypsis", {"virus": 1}), "Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.choose("Use Crypsis: +1 strength")
    s.choose("Use Crypsis: +1 strength")
    assert not any("Crypsis" in label and "reak" in label for label in s.options)
    s.choose("Use Gordian Blade: Break")
    s.choose("Pass")
    assert s.run is not None


@card("Turing")
def test_three_clicks_keep_the_run_going() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Turing+"]}}}, turn="runner")
    s.choose("Run HQ")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.clicks == 0
    assert s.run is not None


@card("Turing")
def test_without_three_clicks_the_run_ends() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Turing+"]}}}, runner={"clicks": 3}, turn="runner")
    s.choose("Run HQ")
    assert s.run is None
    assert s.runner.clicks == 2
    declined = Scenario(corp={"servers": {"HQ": {"ice": ["Turing+"]}}}, turn="runner")
    declined.choose("Run HQ")
    declined.choose("No")
    assert declined.run is None
    assert declined.runner.clicks == 3


# -- Lab Dog -----------------------------------------------------------------------------------------------------------


def dog(*rig: str) -> Scenario:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Lab Dog+"]}}}, runner={"rig": list(rig)}, turn="runner")
    s.choose("Run HQ")
    return s


@card("Lab Dog")
def test_the_runner_chooses_the_hardware_and_lab_dog_is_trashed() -> None:
    s = dog("Astrolabe", "Akamatsu Mem Chip", "Djinn")
    assert s.side == "runner"
    assert sorted(s.options) == ["Akamatsu Mem Chip", "Astrolabe"]
    s.choose("Astrolabe")
    assert s.runner.discard == ["Astrolabe"]
    assert s.corp.discard == ["Lab Dog"]
    assert s.run is not None, "the run goes on"


@card("Lab Dog")
def test_lab_dog_is_trashed_without_any_hardware_too() -> None:
    s = dog()
    assert s.corp.discard == ["Lab Dog"]
    assert s.run is not None


# -- Enforcer 1.0 ------------------------------------------------------------------------------------------------------


def enforcer(rig: list[str], clicks: int = 4) -> Scenario:
    s = Scenario(
        corp={"scored": ["Hostile Takeover"], "servers": {"HQ": {"ice": ["Enforcer 1.0"]}}, "credits": 5},
        runner={"rig": rig, "hand": ["Diesel"] * 5, "clicks": clicks},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Enforcer 1.0")
    return s


@card("Enforcer 1.0")
def test_rezzing_enforcer_forfeits_an_agenda() -> None:
    s = enforcer(["Astrolabe"])
    assert s.corp.scored == []
    assert s.corp.credits == 4
    broke = Scenario(corp={"servers": {"HQ": {"ice": ["Enforcer 1.0"]}}, "credits": 5}, turn="runner")
    broke.choose("Run HQ")
    assert not broke.can("Rez Enforcer 1.0")


@card("Enforcer 1.0")
def test_enforcer_trashes_a_program_a_console_and_all_virtual_resources() -> None:
    s = enforcer(["Corroder", "Astrolabe", "Akamatsu Mem Chip", "Data Folding", "Ice Carver", "Armitage Codebusting"])
    s.pass_all()
    assert s.runner.brain_damage == 1
    assert sorted(s.runner.rig) == ["Akamatsu Mem Chip", "Armitage Codebusting"]


@card("Enforcer 1.0")
def test_the_runner_breaks_its_subroutines_with_clicks() -> None:
    s = enforcer(["Corroder"])
    s.choose("Use Enforcer 1.0", side="runner")
    s.choose("Subroutine 2")
    assert s.runner.clicks == 2
    s.pass_all()
    assert s.runner.brain_damage == 0
    assert s.runner.rig == []
