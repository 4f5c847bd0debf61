"""Flashpoint Cycle: Jinteki."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


@card("Chrysalis")
def test_an_accessed_chrysalis_is_encountered_and_its_subroutine_resolves() -> None:
    s = Scenario(corp={"hand": ["Chrysalis"]}, runner={"hand": ["Diesel"] * 3, "credits": 1}, turn="runner")
    s.access("HQ")
    assert len(s.runner.hand) == 1
    s.choose("Trash Chrysalis (1 credit)")  # the access goes on after the encounter
    assert s.corp.discard == ["Chrysalis"]


@card("Chrysalis")
def test_an_icebreaker_breaks_the_subroutine_of_an_accessed_chrysalis() -> None:
    s = Scenario(
        corp={"hand": ["Chrysalis"]}, runner={"hand": ["Diesel"] * 3, "credits": 5, "rig": ["Ninja"]}, turn="runner"
    )
    s.access("HQ")
    s.choose("Use Ninja: +5 strength")
    s.choose("Use Ninja: Break")
    s.pass_until("No action")
    assert len(s.runner.hand) == 3


@card("Chrysalis")
def test_chrysalis_in_archives_does_nothing() -> None:
    s = Scenario(corp={"discard": ["Chrysalis"]}, runner={"hand": ["Diesel"] * 3}, turn="runner")
    s.access("Archives")
    assert len(s.runner.hand) == 3


@card("Chrysalis")
def test_chrysalis_accessed_from_rnd_is_revealed() -> None:
    s = Scenario(corp={"deck": ["Chrysalis", "Hedge Fund"]}, runner={"hand": ["Diesel"] * 3}, turn="runner")
    s.access("R&D")
    assert s.card("Chrysalis").known_to == ["corp", "runner"]
    assert len(s.runner.hand) == 1


@card("Chrysalis")
def test_chrysalis_as_installed_ice_is_ordinary_ice() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Chrysalis+"]}}}, runner={"hand": ["Diesel"] * 3}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Continue")
    assert len(s.runner.hand) == 1


@card("Chrysalis")
@ruling("RR/forced-encounters/1", "RR/subtype/1")
def test_kit_makes_an_accessed_chrysalis_a_code_gate_when_it_is_her_first_encounter() -> None:
    s = Scenario(
        corp={"hand": ["Chrysalis"]},
        runner={"identity": 'Rielle "Kit" Peddler: Transhuman', "hand": ["Diesel"] * 3, "rig": ["Yog.0"]},
        turn="runner",
    )
    s.access("HQ")
    assert "code gate" in s.card("Chrysalis").subtypes
    s.choose("Use Yog.0: Break")
    s.pass_until("No action")
    assert len(s.runner.hand) == 3


@card("Chrysalis")
@ruling("RR/forced-encounters/1", "FAQ/card/archangel/3")
def test_ice_carver_lowers_the_strength_of_ice_encountered_while_it_is_accessed() -> None:
    s = Scenario(
        corp={"hand": ["Chrysalis"]},
        runner={"hand": ["Diesel"] * 3, "rig": ["Ice Carver", "Pipeline"], "credits": 1},
        turn="runner",
    )
    s.access("HQ")
    assert s.card("Chrysalis").strength == 1
    s.choose("Use Pipeline: Break")
    s.pass_all()
    assert len(s.runner.hand) == 3


@card("Chrysalis")
@ruling("RR/forced-encounters/1")
def test_chum_strengthens_ice_encountered_while_it_is_accessed() -> None:
    s = Scenario(
        corp={"hand": ["Chrysalis"], "servers": {"HQ": {"ice": ["Chum+"]}}},
        runner={"hand": ["Diesel"] * 6, "rig": ["Ninja"], "credits": 3},
        turn="runner",
    )
    s.access("HQ")
    assert s.card("Chrysalis").strength == 4
    s.pass_all()
    assert s.runner.discard == ["Diesel"] * 5, "3 for Chum and 2 for the subroutine"


@card("Chrysalis")
@ruling("RR/forced-encounters/1")
def test_sensei_gives_ice_encountered_while_it_is_accessed_another_subroutine() -> None:
    s = Scenario(
        corp={"hand": ["Chrysalis"], "servers": {"HQ": {"ice": ["Sensei+"]}}},
        runner={"hand": ["Diesel"] * 3, "credits": 1},
        turn="runner",
    )
    s.access("HQ")
    assert len(s.runner.hand) == 1
    assert s.run is None, "the gained subroutine ended the run"
    assert "The run is ended." in s.log
