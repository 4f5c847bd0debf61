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


# -- Oracle May --------------------------------------------------------------------------------------------------------


@card("Oracle May")
def test_oracle_may_draws_a_card_of_the_named_type_and_gains_two_credits() -> None:
    s = Scenario(runner={"rig": ["Oracle May"], "deck": ["Corroder", "Diesel"], "credits": 0}, turn="runner")
    s.use("Oracle May")
    assert s.prompt == "Oracle May: name a card type."
    assert {"event", "hardware", "program", "resource", "agenda"} <= set(s.options)
    assert s.card("Corroder").known_to == []
    s.choose("program")
    assert s.runner.hand == ["Corroder"]
    assert s.runner.credits == 2
    assert s.runner.clicks == 3
    assert s.card("Corroder").known_to == ["corp", "runner"]
    assert "Corroder is revealed." in s.log
    assert not s.can("Use Oracle May")  # once a turn
    s.next_turn()
    assert s.can("Use Oracle May")


@card("Oracle May")
def test_oracle_may_trashes_a_card_of_another_type() -> None:
    s = Scenario(runner={"rig": ["Oracle May"], "deck": ["Corroder", "Diesel"], "credits": 0}, turn="runner")
    s.use("Oracle May", "event")
    assert s.runner.hand == []
    assert s.runner.discard == ["Corroder"]
    assert s.runner.credits == 0
    assert not s.can("Use Oracle May")


@card("Oracle May")
def test_oracle_may_needs_a_card_in_the_stack() -> None:
    s = Scenario(runner={"rig": ["Oracle May"]}, turn="runner")
    s.state.players[1].deck.clear()
    s._refresh()
    assert not s.can("Use Oracle May")


@card("Oracle May")
def test_what_oracle_may_named_is_open_to_all() -> None:
    s = Scenario(runner={"rig": ["Oracle May"], "deck": ["Corroder"]}, turn="runner")
    s.use("Oracle May", "hardware")
    assert "Hardware is named." in s.log
    assert "hardware" in str(s.game.view("corp"))


# -- Donut Taganes -----------------------------------------------------------------------------------------------------


@card("Donut Taganes")
def test_donut_taganes_makes_events_and_operations_dearer() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Beanstalk Royalties"], "credits": 6},
        runner={"rig": ["Donut Taganes"], "hand": ["Diesel", "Sure Gamble"], "credits": 5},
    )
    s.play("Beanstalk Royalties")
    assert s.corp.credits == 6 - 1 + 3
    s.play("Hedge Fund")
    assert s.corp.credits == 8 - 6 + 9
    s.end_turn()
    assert not s.can("Play Sure Gamble") or s.runner.credits >= 6
    s.play("Diesel")
    assert s.runner.credits == 4
    assert not s.can("Play Sure Gamble")


@card("Donut Taganes", "Psychographics")
def test_donut_taganes_makes_a_play_cost_of_x_dearer_too() -> None:
    s = Scenario(
        corp={
            "hand": ["Psychographics"],
            "servers": {"Server 1": {"root": ["Priority Requisition"]}},
            "credits": 3,
        },
        runner={"rig": ["Donut Taganes"], "tags": 9},
    )
    s.choose("Play Psychographics")
    assert s.options == ["1", "2"]
    s.choose("2")
    assert s.corp.credits == 0
    assert s.card("Priority Requisition").counters["advancement"] == 2


@card("Donut Taganes")
def test_donut_taganes_concerns_no_installs() -> None:
    s = Scenario(runner={"rig": ["Donut Taganes"], "hand": ["Corroder"], "credits": 2}, turn="runner")
    s.install("Corroder")
    assert s.runner.credits == 0
