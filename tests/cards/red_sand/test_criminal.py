"""The Criminal cards of the Red Sand Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


@card("Aeneas Informant")
def test_aeneas_informant_pays_for_a_card_that_is_not_trashed() -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"]}, runner={"rig": ["Aeneas Informant"], "credits": 9}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("No action")
    s.choose("No action")
    s.choose("Yes")
    assert s.runner.credits == 10
    assert s.card("PAD Campaign").known_to == ["corp", "runner"]


@card("Aeneas Informant")
def test_aeneas_informant_is_asked_and_may_be_declined() -> None:
    s = Scenario(corp={"deck": ["PAD Campaign"]}, runner={"rig": ["Aeneas Informant"], "credits": 9}, turn="runner")
    s.choose("Run R&D")
    s.pass_until("No action")
    s.choose("No action")
    s.choose("No")
    assert s.runner.credits == 9
    assert s.card("PAD Campaign").known_to == ["runner"]


@card("Aeneas Informant")
def test_aeneas_informant_pays_nothing_for_a_trashed_card_or_one_without_trash_cost() -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"]}, runner={"rig": ["Aeneas Informant"], "credits": 9}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Trash PAD Campaign (4 credits)")
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.runner.credits == 5
    assert s.run is None
    ice = Scenario(corp={"hand": ["Ice Wall"]}, runner={"rig": ["Aeneas Informant"], "credits": 9}, turn="runner")
    ice.choose("Run HQ")
    ice.pass_all()
    assert ice.runner.credits == 9


@card("Aeneas Informant")
def test_aeneas_informant_is_not_interested_in_archives() -> None:
    s = Scenario(corp={"discard": ["PAD Campaign"]}, runner={"rig": ["Aeneas Informant"], "credits": 9}, turn="runner")
    s.run_on("Archives")
    assert s.runner.credits == 9


@card("Aeneas Informant")
@ruling("RR/composite-effect/ex2")
def test_aeneas_informant_pays_for_a_rezzed_card_that_needs_no_revealing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign+"]}}},
        runner={"rig": ["Aeneas Informant"], "credits": 9},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("No action")
    s.choose("No action")
    s.choose("Yes")
    assert s.runner.credits == 10


@card("Aeneas Informant")
def test_aeneas_informant_does_not_tell_the_corp_what_was_accessed_from_r_and_d() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"]}, runner={"rig": ["Aeneas Informant"], "credits": 9}, turn="runner")
    s.choose("Run R&D")
    s.pass_until("No action")
    s.choose("No action")
    assert s.prompt.startswith("Aeneas Informant")
    assert s.options == ["No"], "asked, whatever the card is"
    s.choose("No")
    assert s.run is None
    assert s.runner.credits == 9
    assert s.card("Hedge Fund").known_to == ["runner"]


@card("Aeneas Informant")
def test_aeneas_informant_asks_once_for_a_card_of_r_and_d() -> None:
    s = Scenario(corp={"deck": ["PAD Campaign"]}, runner={"rig": ["Aeneas Informant"], "credits": 0}, turn="runner")
    s.choose("Run R&D")
    s.pass_until("No action")
    s.choose("No action")
    s.choose("Yes")
    assert s.run is None
    assert s.runner.credits == 1
    assert s.card("PAD Campaign").known_to == ["corp", "runner"]
