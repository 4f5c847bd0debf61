"""Order and Chaos: neutral Runner cards."""

from netrunner.scenario import Scenario
from tests.cards import card


@card("Data Folding")
def test_data_folding_pays_with_two_unused_memory_units() -> None:
    for programs, gained in ((["Corroder", "Mimic"], 1), (["Corroder", "Mimic", "Ninja"], 0)):
        s = Scenario(runner={"rig": ["Data Folding", *programs], "credits": 0})
        s.end_turn()
        assert s.runner.credits == gained


@card("Uninstall")
def test_uninstall_takes_a_program_or_a_piece_of_hardware_back() -> None:
    s = Scenario(
        runner={"hand": ["Uninstall"], "rig": ["Corroder", "Cyberfeeder", "Armitage Codebusting"], "credits": 0},
        turn="runner",
    )
    s.choose("Play Uninstall")
    assert sorted(s.options) == ["Corroder", "Cyberfeeder"]
    s.choose("Cyberfeeder")
    assert s.runner.hand == ["Cyberfeeder"]
    assert "Cyberfeeder" not in s.runner.rig


@card("Uninstall")
def test_uninstall_needs_a_program_or_a_piece_of_hardware() -> None:
    s = Scenario(runner={"hand": ["Uninstall"], "rig": ["Armitage Codebusting"]}, turn="runner")
    assert not s.can("Play Uninstall")
