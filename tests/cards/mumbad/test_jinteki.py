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
