"""The neutral Runner cards of Honor and Profit: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Mass Install ------------------------------------------------------------------------------------------------------


@card("Mass Install")
def test_mass_install_installs_up_to_three_programs_for_their_costs() -> None:
    s = Scenario(
        runner={"hand": ["Mass Install", "Corroder", "Mimic", "Datasucker", "Crypsis"], "credits": 20}, turn="runner"
    )
    s.choose("Play Mass Install")
    s.choose("Corroder")
    s.choose("Mimic")
    s.choose("Done")  # nothing is trashed for it
    s.choose("Datasucker")
    s.choose("Done")
    assert sorted(s.runner.rig) == ["Corroder", "Datasucker", "Mimic"]
    assert s.runner.credits == 20 - 1 - 2 - 3 - 1
    assert s.runner.clicks == 3


@card("Mass Install")
def test_mass_install_may_stop_early_and_installs_only_programs() -> None:
    s = Scenario(
        runner={"hand": ["Mass Install", "Corroder", "Access to Globalsec", "Mimic"], "credits": 20}, turn="runner"
    )
    s.choose("Play Mass Install")
    assert sorted(s.options) == ["Corroder", "Done", "Mimic"]
    s.choose("Corroder")
    s.choose("Done")
    assert s.runner.rig == ["Corroder"]


@card("Mass Install")
@ruling("FAQ/rules/installing-multiple-cards/ex1")
def test_programs_of_mass_install_go_on_the_scheherazade_installed_first() -> None:
    s = Scenario(runner={"hand": ["Mass Install", "Scheherazade", "Corroder", "Mimic"], "credits": 6}, turn="runner")
    s.play("Mass Install", "Scheherazade", "Corroder", "Scheherazade", "Mimic", "Scheherazade", "Done")
    assert s.card("Scheherazade").hosted == ["Corroder", "Mimic"]
    assert s.runner.credits == 6 - 1 - 2 + 1 - 3 + 1


# -- Overmind ----------------------------------------------------------------------------------------------------------


@card("Overmind")
@ruling("FAQ/card/overmind/1")
def test_overmind_gets_a_counter_for_each_memory_unit_that_it_leaves_unused() -> None:
    s = Scenario(runner={"rig": ["Akamatsu Mem Chip", "Corroder"], "hand": ["Overmind"]}, turn="runner")
    s.install("Overmind")
    assert s.card("Overmind").counters["power"] == 3  # 5, less Corroder and Overmind itself


@card("Overmind")
def test_overmind_breaks_any_subroutine_for_a_counter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": [("Overmind", {"power": 2})], "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    assert not s.can("Use Overmind: break")
    s.choose("Use Overmind: +1 strength")
    s.choose("Use Overmind: +1 strength")
    s.use("Overmind: break", "Subroutine 1")
    s.choose("Use Overmind: break")
    assert s.card("Overmind").counters["power"] == 0
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Overmind")
def test_overmind_without_counters_breaks_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"rig": ["Overmind"], "credits": 5}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Use Overmind: +1 strength")
    assert not s.can("Use Overmind: break")


# -- Q-Coherence Chip --------------------------------------------------------------------------------------------------


@card("Q-Coherence Chip")
def test_q_coherence_chip_gives_memory() -> None:
    s = Scenario(runner={"rig": ["Q-Coherence Chip"]}, turn="runner")
    assert s.runner.memory_limit == 5


@card("Q-Coherence Chip")
@ruling("FAQ/errata/q-coherence-chip")
def test_q_coherence_chip_is_trashed_with_any_installed_program() -> None:
    s = Scenario(runner={"rig": ["Q-Coherence Chip", "Corroder"], "hand": ["Mimic"], "credits": 9}, turn="runner")
    s.install("Mimic", "Corroder")  # trashed to make room, by the Runner
    assert "Q-Coherence Chip" in s.runner.discard


@card("Q-Coherence Chip")
def test_q_coherence_chip_minds_neither_other_cards_nor_programs_in_the_grip() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 4},
        runner={"rig": ["Q-Coherence Chip", "Decoy"], "hand": ["Mimic"] * 4},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.choose("Use Decoy")
    s.pass_all()
    assert sorted(s.runner.discard) == ["Decoy", "Mimic", "Mimic", "Mimic"]
    assert s.runner.rig == ["Q-Coherence Chip"]


@card("Q-Coherence Chip")
def test_a_facedown_card_is_no_program_for_q_coherence_chip() -> None:
    s = Scenario(
        runner={
            "rig": ["Q-Coherence Chip", "Aesop's Pawnshop", ("Corroder", {"facedown": True})],
            "credits": 0,
        }
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder"]
    assert "Q-Coherence Chip" in s.runner.rig
