"""Mumbad Cycle: Jinteki."""

from netrunner.scenario import Scenario
from tests.cards import card


@card("Heritage Committee")
def test_heritage_committee_draws_3_and_puts_1_back_on_top() -> None:
    s = Scenario(
        corp={"hand": ["Heritage Committee", "Snare!"], "credits": 1, "deck": ["Enigma", "Hunter", "Chum", "Ice Wall"]}
    )
    s.choose("Play Heritage Committee")
    assert s.options == ["Snare!", "Enigma", "Hunter", "Chum"]
    s.choose("Snare!")
    assert s.corp.hand == ["Enigma", "Hunter", "Chum"]
    assert s.corp.deck == ["Snare!", "Ice Wall"]
    assert s.card("Snare!").known_to == ["corp"]


@card("Heritage Committee")
def test_the_runner_is_not_told_that_a_card_they_saw_in_hq_is_put_on_top() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 1, "deck": ["Heritage Committee", "Enigma", "Hunter", "Chum", "Ice Wall"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.card("Snare!").known_to == ["corp", "runner"]
    s.end_turn()
    s.play("Heritage Committee", "Snare!")
    assert s.corp.deck[0] == "Snare!"
    assert s.card("Snare!").known_to == ["corp"]
    told = [line["text"] for line in s.game.view("runner")["log"]]
    assert not any("Snare!" in line for line in told if "put on" in line)
    assert "A card is put on the top of R&D." in told
