"""SanSan Cycle: NBN."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Blacklist ---------------------------------------------------------------------------------------------------------


@card("Blacklist")
def test_nothing_leaves_the_heap_while_blacklist_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"hand": ["Déjà Vu"], "discard": ["Corroder"], "credits": 5},
        turn="runner",
    )
    assert not s.can("Play Déjà Vu")


@card("Blacklist")
@ruling("FAQ/qa/47")
def test_blacklist_stops_same_old_thing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"rig": ["Same Old Thing"], "discard": ["Sure Gamble"], "credits": 5},
        turn="runner",
    )
    assert not s.can("Use Same Old Thing")


@card("Blacklist")
def test_blacklist_says_nothing_about_archives() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Blacklist+"]}},
            "hand": ["Archived Memories"],
            "discard": ["Hedge Fund"],
        }
    )
    s.choose("Play Archived Memories")
    assert s.corp.hand == ["Hedge Fund"]


# -- Predictive Algorithm ----------------------------------------------------------------------------------------------


def algorithm(credits: int) -> Scenario:  # noqa: A002
    s = Scenario(
        corp={"hand": ["Predictive Algorithm", "Priority Requisition"]},
        runner={"credits": credits},
    )
    s.choose("Play Predictive Algorithm")
    s.end_turn()
    s.access("HQ")
    return s


@card("Predictive Algorithm")
def test_stealing_costs_2_credits_more() -> None:
    s = algorithm(3)
    s.choose("Steal Priority Requisition")
    assert s.runner.credits == 1
    assert s.corp.discard == ["Predictive Algorithm"]  # a current goes when an agenda is stolen


@card("Predictive Algorithm")
def test_the_runner_may_decline_and_may_be_unable() -> None:
    s = algorithm(3)
    s.choose("No action")
    assert s.runner.scored == []
    s = algorithm(1)
    s.pass_all()
    assert s.runner.scored == []


# -- Casting Call ------------------------------------------------------------------------------------------------------


def call(agenda: str = "Priority Requisition", **corp: object) -> Scenario:
    s = Scenario(corp={"hand": ["Casting Call", agenda, "Hedge Fund"], **corp}, runner={"credits": 5})
    s.play("Casting Call", agenda, "New server")
    return s


@card("Casting Call")
def test_casting_call_installs_an_agenda_faceup_and_itself_on_it() -> None:
    s = call()
    assert s.card("Priority Requisition").faceup
    assert s.card("Priority Requisition").hosted == ["Casting Call"]
    assert s.corp.discard == []


@card("Casting Call")
@ruling("FAQ/card/casting-call/2")
def test_a_runner_who_accesses_the_agenda_takes_2_tags_and_the_call_is_trashed_with_it() -> None:
    s = call()
    s.end_turn()
    s.access("Server 1")
    assert s.runner.tags == 2
    assert s.runner.scored == ["Priority Requisition"]
    assert s.corp.discard == ["Casting Call"]


@card("Casting Call")
@ruling("FAQ/card/casting-call/1")
def test_an_agenda_that_lies_faceup_by_casting_call_is_inactive() -> None:
    s = call("Mandatory Upgrades")
    s.next_turn()
    assert s.corp.clicks == 3
    s = call("Oaktown Renovation", credits=5)
    s.choose("Advance Oaktown Renovation")
    assert s.corp.credits == 5 - 1 + 2  # its own text installs it faceup


@card("Casting Call")
@ruling("RR/if-when-vs-when-if/ex1")
def test_the_tags_of_casting_call_come_too_late_for_quantum_predictive_model() -> None:
    s = call("Quantum Predictive Model")
    s.end_turn()
    s.access("Server 1")
    assert s.runner.tags == 2
    assert s.runner.scored == ["Quantum Predictive Model"]
    assert s.corp.scored == []


@card("Casting Call")
def test_casting_call_needs_an_agenda() -> None:
    assert not Scenario(corp={"hand": ["Casting Call", "Hedge Fund"]}).can("Play Casting Call")
