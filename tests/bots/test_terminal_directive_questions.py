"""Bots and the questions that cards of Terminal Directive ask."""

from netrunner.bots.rookie import first_thoughts
from netrunner.scenario import Scenario


def test_skorpios_removes_the_card_that_is_worth_most() -> None:
    s = Scenario(
        corp={
            "identity": "Skorpios Defense Systems: Persuasive Power",
            "hand": ["Scorched Earth"],
            "credits": 9,
        },
        runner={"hand": ["Blank", "Blank", "Blank", "Corroder"], "tags": 1},
    )
    s.choose("Play Scorched Earth")
    thoughts = first_thoughts(s.state)
    assert s.options[thoughts.index(max(thoughts))] == "Corroder"


def test_an_empty_marilyn_campaign_goes_back_into_rnd() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Marilyn Campaign+", {"credit": 2})]}}}, turn="runner")
    s.end_turn()
    thoughts = first_thoughts(s.state)
    assert s.options[thoughts.index(max(thoughts))] == "Yes"
