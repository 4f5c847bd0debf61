"""The cards of Adam: each card's own text, and the rulings that concern it."""

from netrunner.engine.definition import CardDef
from netrunner.engine.terms import AGENDA, CORP
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

SHAME = {"Shame": CardDef("Shame", CORP, AGENDA, advancement=3, agenda_points=-1)}

# -- Always Be Running -------------------------------------------------------------------------------------------------


@card("Always Be Running")
def test_the_first_click_must_go_to_a_run_or_a_run_event() -> None:
    s = Scenario(runner={"rig": ["Always Be Running"], "hand": ["Stimhack", "Sure Gamble", "Corroder"]}, turn="runner")
    assert s.options == ["Play Stimhack", "Run HQ", "Run R&D", "Run Archives"]
    s.run_on("Archives")
    assert s.can("Gain 1 credit")
    assert s.can("Play Sure Gamble")


@card("Always Be Running")
def test_a_run_event_satisfies_always_be_running() -> None:
    s = Scenario(runner={"rig": ["Always Be Running"], "hand": ["Inside Job"], "credits": 9}, turn="runner")
    s.play("Inside Job", "HQ")
    s.pass_all()
    assert s.can("Gain 1 credit")


@card("Always Be Running")
def test_always_be_running_asks_for_a_run_every_turn() -> None:
    s = Scenario(runner={"rig": ["Always Be Running"], "clicks": 1}, turn="runner")
    s.run_on("Archives")
    s.end_turn()
    assert s.side == "runner"
    assert not s.can("Gain 1 credit")


@card("Always Be Running")
@ruling("FAQ/card/always-be-running/1")
def test_a_run_by_a_program_does_not_satisfy_always_be_running() -> None:
    s = Scenario(runner={"rig": ["Always Be Running", "Sneakdoor Beta", "Keyhole"]}, turn="runner")
    assert not s.can("Use Sneakdoor Beta")
    assert not s.can("Use Keyhole")
    s.run_on("Archives")
    assert s.can("Use Sneakdoor Beta")


@card("Always Be Running")
@ruling("RR/must/ex4a")
def test_an_additional_cost_of_the_run_may_be_declined() -> None:
    s = Scenario(corp={"hand": ["Service Outage"]}, runner={"rig": ["Always Be Running"], "credits": 1})
    s.choose("Play Service Outage")
    s.end_turn()
    assert s.can("Run HQ")
    assert s.can("Gain 1 credit"), "declining to pay satisfies the must"


@card("Always Be Running")
def test_always_be_running_breaks_a_subroutine_for_two_clicks_once_a_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hadrian's Wall+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Always Be Running"], "clicks": 6},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Always Be Running", "Subroutine 1")
    assert s.runner.clicks == 3
    assert not s.can("Use Always Be Running")
    s.pass_all()
    s.choose("Run R&D")
    assert not s.can("Use Always Be Running")


# -- Brain Chip --------------------------------------------------------------------------------------------------------


@card("Brain Chip")
def test_brain_chip_counts_agenda_points() -> None:
    s = Scenario(runner={"rig": ["Brain Chip"], "scored": ["Priority Requisition", "Hostile Takeover"]}, turn="runner")
    assert s.runner.memory_limit == 8
    assert s.runner.hand_size == 9


@card("Brain Chip")
def test_brain_chip_is_worth_nothing_without_agendas_and_ignores_the_corps() -> None:
    s = Scenario(corp={"scored": ["Priority Requisition"]}, runner={"rig": ["Brain Chip"]}, turn="runner")
    assert s.runner.memory_limit == 4
    assert s.runner.hand_size == 5


@card("Brain Chip")
@ruling("FAQ/card/brain-chip/1")
def test_negative_agenda_points_do_not_lower_anything_with_brain_chip() -> None:
    s = Scenario(runner={"rig": ["Brain Chip"], "scored": ["Shame"]}, turn="runner", definitions=SHAME)
    assert s.runner.score == -1
    assert s.runner.memory_limit == 4
    assert s.runner.hand_size == 5
