"""The Shaper cards of Terminal Directive: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


@card("Dhegdheer")
def test_a_program_on_dhegdheer_costs_one_less_and_no_memory() -> None:
    s = Scenario(runner={"rig": ["Dhegdheer"], "hand": ["Corroder"], "credits": 2}, turn="runner")
    s.install("Corroder", "Dhegdheer")
    assert s.card("Corroder").host == "Dhegdheer"
    assert s.runner.credits == 1
    assert s.runner.memory == 4


@card("Dhegdheer")
def test_beside_dhegdheer_a_program_costs_what_it_costs() -> None:
    s = Scenario(runner={"rig": ["Dhegdheer"], "hand": ["Corroder"], "credits": 2}, turn="runner")
    s.install("Corroder", "Rig")
    assert s.card("Corroder").host is None
    assert s.runner.credits == 0


@card("Dhegdheer")
def test_a_runner_too_poor_for_the_rig_can_still_use_dhegdheer() -> None:
    s = Scenario(runner={"rig": ["Dhegdheer"], "hand": ["Corroder"], "credits": 1}, turn="runner")
    s.install("Corroder")  # there is no other place to choose
    assert s.card("Corroder").host == "Dhegdheer"
    assert s.runner.credits == 0


@card("Dhegdheer")
def test_dhegdheer_hosts_a_single_program() -> None:
    rig = ["Dhegdheer", ("Mimic", {"host": "Dhegdheer"})]
    s = Scenario(runner={"rig": rig, "hand": ["Corroder"], "credits": 2}, turn="runner")
    s.install("Corroder", "Dhegdheer")
    assert s.runner.discard == ["Mimic"], "Mimic has to leave first"
    assert s.card("Dhegdheer").hosted == ["Corroder"]


@card("Dhegdheer")
@ruling("RR/host/ex3")
def test_programs_on_a_leprechaun_on_dhegdheer_are_no_cheaper() -> None:
    s = Scenario(runner={"rig": ["Dhegdheer"], "hand": ["Leprechaun", "Corroder"], "credits": 3}, turn="runner")
    s.install("Leprechaun", "Dhegdheer")
    assert s.runner.credits == 2
    s.install("Corroder", "Leprechaun")
    assert s.card("Corroder").host == "Leprechaun"
    assert s.runner.credits == 0


@card("Dhegdheer")
@ruling("RR/installing-multiple-cards/ex1")
def test_mass_install_can_install_dhegdheer_first_and_use_it_for_the_next() -> None:
    s = Scenario(runner={"hand": ["Mass Install", "Dhegdheer", "Corroder", "Mimic"], "credits": 6}, turn="runner")
    s.play("Mass Install", "Dhegdheer")
    while s.can("Done") and not s.can("Corroder"):
        s.choose("Done")
    s.choose("Corroder")
    s.choose("Dhegdheer")
    assert s.card("Corroder").host == "Dhegdheer"
    assert s.runner.credits == 2, "1 for Mass Install, 2 for Dhegdheer, 1 for Corroder"
