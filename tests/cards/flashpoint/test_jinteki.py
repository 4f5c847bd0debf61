"""Flashpoint Cycle: Jinteki."""

from netrunner.scenario import Scenario
from tests.cards import card


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
