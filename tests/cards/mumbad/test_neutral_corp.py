"""Mumbad Cycle: neutral Corp cards."""

from netrunner import cards
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Mumbad Virtual Tour -----------------------------------------------------------------------------------------------


@card("Mumbad Virtual Tour")
def test_a_runner_who_can_pay_must_trash_an_installed_virtual_tour() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mumbad Virtual Tour"]}}, "credits": 0},
        runner={"credits": 5},
        turn="runner",
    )
    s.access("Server 1")
    assert s.corp.discard == ["Mumbad Virtual Tour"]  # there was nothing else to choose
    assert s.runner.credits == 0


@card("Mumbad Virtual Tour")
def test_a_runner_who_cannot_pay_leaves_it() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mumbad Virtual Tour+"]}}}, runner={"credits": 4}, turn="runner"
    )
    s.access("Server 1")
    s.pass_all()
    assert s.corp.discard == []
    assert s.runner.credits == 4


@card("Mumbad Virtual Tour")
def test_in_hq_nothing_is_forced() -> None:
    s = Scenario(corp={"hand": ["Mumbad Virtual Tour"]}, runner={"credits": 5}, turn="runner")
    s.access("HQ")
    assert s.options == ["Trash Mumbad Virtual Tour (5 credits)", "No action"]


# -- Museum of History -------------------------------------------------------------------------------------------------


@card("Museum of History")
@ruling("FAQ/errata/museum-of-history")
def test_museum_of_history_is_unique() -> None:
    assert cards["Museum of History"].definition is not None
    s = Scenario(
        corp={
            "credits": 9,
            "servers": {"Server 1": {"root": ["Museum of History+"]}, "Server 2": {"root": ["Museum of History"]}},
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Rez Museum of History")
    assert s.corp.discard == ["Museum of History"]


@card("Museum of History")
def test_museum_of_history_shuffles_a_card_from_archives_into_rnd() -> None:
    s = Scenario(
        corp={
            "discard": ["Hedge Fund", ("Snare!", "facedown")],
            "deck": ["Enigma"] * 5,
            "servers": {"Server 1": {"root": ["Museum of History+"]}},
        }
    )
    s.next_turn()
    s.choose("Yes")
    s.choose("Snare!")
    assert s.corp.discard == ["Hedge Fund"]
    assert sorted(s.corp.deck + s.corp.hand) == ["Enigma"] * 5 + ["Snare!"]
    assert "runner" not in s.card("Snare!").known_to
