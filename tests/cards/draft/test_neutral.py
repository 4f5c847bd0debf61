"""Draft identities without a faction: all they say is about decks."""

from netrunner.scenario import Scenario
from tests.cards import card


@card("The Shadow: Pulling the Strings", "The Masque: Cyber General")
def test_the_shadow_and_the_masque_do_nothing_in_a_game() -> None:
    s = Scenario(
        corp={"identity": "The Shadow: Pulling the Strings", "credits": 5, "hand": ["Hedge Fund"]},
        runner={"identity": "The Masque: Cyber General", "credits": 5},
    )
    s.choose("Play Hedge Fund")
    assert s.corp.credits == 9
    for _ in range(2):
        s.choose("Gain 1 credit")
    assert (s.corp.credits, s.runner.credits) == (11, 5)
    assert s.card("The Shadow: Pulling the Strings").title == "The Shadow: Pulling the Strings"
