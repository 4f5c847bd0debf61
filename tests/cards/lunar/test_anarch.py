"""The Anarch cards of the Lunar Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Ekomind -----------------------------------------------------------------------------------------------------------


@card("Ekomind")
def test_ekomind_makes_the_memory_limit_the_number_of_cards_in_the_grip() -> None:
    s = Scenario(runner={"rig": ["Ekomind"], "hand": ["Blank"] * 3}, turn="runner")
    assert s.runner.memory_limit == 3
    s.choose("Draw 1 card")
    assert s.runner.memory_limit == 4


@card("Ekomind")
@ruling("FAQ/card/ekomind/1")
def test_other_cards_still_modify_ekominds_memory_limit() -> None:
    s = Scenario(runner={"rig": ["Ekomind", "Akamatsu Mem Chip"], "hand": ["Blank"] * 5}, turn="runner")
    assert s.runner.memory_limit == 6


@card("Ekomind")
def test_a_card_that_leaves_the_grip_costs_a_program_its_memory_at_once() -> None:
    s = Scenario(
        runner={"rig": ["Ekomind", "Corroder", "Mimic"], "hand": ["Sure Gamble", "Blank"], "credits": 5}, turn="runner"
    )
    s.choose("Play Sure Gamble")
    assert sorted(s.options) == ["Corroder", "Mimic"], "there is memory for one program only"
    s.choose("Mimic")
    assert s.runner.rig == ["Ekomind", "Corroder"]
    assert s.runner.credits == 9


@card("Ekomind")
def test_with_an_empty_grip_no_program_survives_ekomind() -> None:
    s = Scenario(runner={"rig": ["Ekomind", "Corroder"], "hand": ["Sure Gamble"], "credits": 5}, turn="runner")
    s.choose("Play Sure Gamble")
    assert s.runner.rig == ["Ekomind"]


# -- Incubator ---------------------------------------------------------------------------------------------------------


@card("Incubator")
def test_incubator_grows_when_the_runners_turn_begins() -> None:
    s = Scenario(runner={"rig": ["Incubator"]}, turn="corp")
    s.end_turn()
    assert s.card("Incubator").counters["virus"] == 1


@card("Incubator")
def test_incubator_moves_all_its_counters_to_another_virus() -> None:
    s = Scenario(runner={"rig": [("Incubator", {"virus": 4}), ("Datasucker", {"virus": 1}), "Corroder"]}, turn="runner")
    s.choose("Use Incubator")
    assert s.card("Datasucker").counters["virus"] == 5
    assert s.runner.discard == ["Incubator"]
    assert s.runner.clicks == 3


@card("Incubator")
def test_incubator_chooses_among_several_viruses_but_never_itself() -> None:
    s = Scenario(runner={"rig": [("Incubator", {"virus": 2}), "Datasucker", "Medium"]}, turn="runner")
    s.choose("Use Incubator")
    assert sorted(s.options) == ["Datasucker", "Medium"]
    s.choose("Medium")
    assert s.card("Medium").counters["virus"] == 2
    assert s.card("Datasucker").counters["virus"] == 0


@card("Incubator")
def test_incubator_needs_counters_and_another_virus() -> None:
    alone = Scenario(runner={"rig": [("Incubator", {"virus": 2})]}, turn="runner")
    assert not alone.can("Use Incubator")
    empty = Scenario(runner={"rig": ["Incubator", "Datasucker"]}, turn="runner")
    assert not empty.can("Use Incubator")


@card("Incubator")
@ruling("FAQ/qa/45")
def test_incubator_must_move_the_counters_of_hivemind_too() -> None:
    rig = [("Incubator", {"virus": 1}), ("Hivemind", {"virus": 3}), "Datasucker"]
    s = Scenario(runner={"rig": rig}, turn="runner")
    s.choose("Use Incubator")
    assert sorted(s.options) == ["Datasucker", "Hivemind"]
    s.choose("Datasucker")
    assert s.card("Datasucker").counters["virus"] == 4
    assert s.card("Hivemind").counters["virus"] == 0


@card("Incubator")
def test_an_empty_incubator_can_still_move_what_hivemind_lends_it() -> None:
    s = Scenario(runner={"rig": ["Incubator", ("Hivemind", {"virus": 2}), "Datasucker"]}, turn="runner")
    s.use("Incubator", "Datasucker")
    assert s.card("Datasucker").counters["virus"] == 2
    assert s.card("Hivemind").counters["virus"] == 0
