"""The neutral Runner cards of the Genesis cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Dyson Mem Chip ----------------------------------------------------------------------------------------------------


@card("Dyson Mem Chip")
def test_dyson_mem_chip_gives_memory_and_link() -> None:
    s = Scenario(runner={"hand": ["Dyson Mem Chip"]}, turn="runner")
    s.choose("Install Dyson Mem Chip")
    assert s.runner.memory_limit == 5
    assert s.runner.link == 1


# -- New Angeles City Hall ---------------------------------------------------------------------------------------------


@card("New Angeles City Hall")
def test_new_angeles_city_hall_avoids_tags_for_two_credits_each() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"hand": ["Account Siphon"], "rig": ["New Angeles City Hall"], "credits": 4},
        turn="runner",
    )
    s.choose("Play Account Siphon")
    s.choose("Continue")
    s.choose("Yes")
    s.choose("5")
    s.choose("Use New Angeles City Hall")
    s.choose("Use New Angeles City Hall")
    assert s.runner.tags == 0
    assert s.runner.credits == 10


@card("New Angeles City Hall")
@ruling("FAQ/qa/17")
def test_the_credits_of_account_siphon_do_not_avoid_its_tags() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"hand": ["Account Siphon"], "rig": ["New Angeles City Hall"], "credits": 0},
        turn="runner",
    )
    s.choose("Play Account Siphon")
    s.choose("Continue")
    s.choose("Yes")
    s.choose("5")
    assert not s.can("Use New Angeles City Hall")
    assert s.runner.tags == 2
    assert s.runner.credits == 10


@card("New Angeles City Hall")
def test_new_angeles_city_hall_is_trashed_when_an_agenda_is_stolen_not_when_one_is_scored() -> None:
    s = Scenario(corp={"hand": ["Priority Requisition"]}, runner={"rig": ["New Angeles City Hall"]}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == ["Priority Requisition"]
    assert s.runner.discard == ["New Angeles City Hall"]
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}},
        runner={"rig": ["New Angeles City Hall"]},
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover", side="corp")
    assert s.runner.rig == ["New Angeles City Hall"]


# -- Underworld Contact ------------------------------------------------------------------------------------------------


@card("Underworld Contact")
def test_underworld_contact_pays_a_runner_with_two_link() -> None:
    s = Scenario(runner={"rig": ["Underworld Contact", "Access to Globalsec", "Dyson Mem Chip"], "credits": 0})
    s.end_turn()
    assert s.runner.credits == 1


@card("Underworld Contact")
def test_underworld_contact_pays_nothing_with_less_link() -> None:
    s = Scenario(runner={"rig": ["Underworld Contact", "Dyson Mem Chip"], "credits": 0})
    s.end_turn()
    assert s.runner.credits == 0
