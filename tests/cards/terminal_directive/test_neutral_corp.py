"""The neutral Corp cards of Terminal Directive: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Paper Trail -------------------------------------------------------------------------------------------------------


def paper_trail(**runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Paper Trail", {"advancement": 4})]}}, "credits": 0}, runner=runner
    )
    s.choose("Gain 1 credit")
    s.choose("Score Paper Trail")
    return s


@card("Paper Trail")
def test_paper_trail_trashes_all_connections_and_jobs() -> None:
    s = paper_trail(rig=["Fall Guy", "Kati Jones", "Bank Job", "Wyldside", "Corroder"], credits=5)
    s.bid(0, 5)
    while s.can("Pass"):
        s.choose("Pass")
    assert sorted(s.runner.discard) == ["Bank Job", "Fall Guy", "Kati Jones"]
    assert sorted(s.runner.rig) == ["Corroder", "Wyldside"]


@card("Paper Trail")
def test_paper_trail_does_nothing_when_its_trace_fails() -> None:
    s = paper_trail(rig=["Kati Jones"], credits=6)
    s.bid(0, 6)
    assert s.runner.rig == ["Kati Jones"]
    assert s.corp.score == 2


# -- Honeyfarm ---------------------------------------------------------------------------------------------------------


@card("Honeyfarm")
@pytest.mark.parametrize(
    ("server", "corp"),
    [
        ("HQ", {"hand": ["Honeyfarm"]}),
        ("R&D", {"deck": ["Honeyfarm", "Blank"]}),
        ("Archives", {"discard": ["Honeyfarm"]}),
        ("Server 1", {"servers": {"Server 1": {"root": ["Honeyfarm"]}}}),
    ],
)
def test_whoever_accesses_honeyfarm_loses_a_credit(server: str, corp: dict[str, object]) -> None:
    s = Scenario(corp=corp, runner={"credits": 1}, turn="runner")
    s.access(server)
    assert s.runner.credits == 0
    assert ("Honeyfarm is revealed." in s.log) == (server == "R&D")


@card("Honeyfarm")
def test_a_runner_without_credits_loses_none_to_honeyfarm() -> None:
    s = Scenario(corp={"hand": ["Honeyfarm"]}, runner={"credits": 0}, turn="runner")
    s.run_on("HQ")
    assert s.runner.credits == 0


# -- Long-Term Investment ----------------------------------------------------------------------------------------------


@card("Long-Term Investment")
def test_long_term_investment_grows_by_two_credits_a_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Long-Term Investment+", {"credit": 4})]}}}, turn="runner")
    s.end_turn()
    assert s.card("Long-Term Investment").counters["credit"] == 6
    assert not s.can("Use Long-Term Investment")
    s.next_turn()
    assert s.card("Long-Term Investment").counters["credit"] == 8
    assert s.can("Use Long-Term Investment")


@card("Long-Term Investment")
def test_any_number_of_eight_credits_can_be_taken_for_a_click() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Long-Term Investment+", {"credit": 9})]}}, "credits": 0})
    s.use("Long-Term Investment", "1")
    assert s.corp.credits == 1
    assert s.corp.clicks == 2
    s.use("Long-Term Investment", "3")
    assert s.corp.credits == 4
    assert s.card("Long-Term Investment").counters["credit"] == 5
    assert not s.can("Use Long-Term Investment"), "fewer than 8 are left"
    assert s.corp.servers["Server 1"]["root"] == ["Long-Term Investment"]


# -- Weir, IPO ---------------------------------------------------------------------------------------------------------


@card("Weir")
def test_weir_takes_a_click_and_a_card_that_the_runner_chooses() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Weir+"]}}}, runner={"hand": ["Corroder", "Diesel"]}, turn="runner")
    s.choose("Run HQ")
    assert s.side == "runner"
    assert s.runner.clicks == 2
    s.choose("Diesel")
    assert s.runner.discard == ["Diesel"]
    assert s.run is not None


@card("Weir")
def test_weir_takes_nothing_from_a_runner_who_has_nothing() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Weir+"]}}}, runner={"clicks": 1}, turn="runner")
    s.run_on("HQ")
    assert s.runner.clicks == 0
    assert not s.runner.discard


@card("IPO")
def test_ipo_gains_thirteen_credits_and_ends_the_action_phase() -> None:
    s = Scenario(corp={"hand": ["IPO"], "credits": 8})
    s.choose("Play IPO")
    assert s.corp.credits == 13
    assert s.side == "runner", "two clicks are lost"


@card("IPO")
def test_ipo_costs_eight_credits() -> None:
    s = Scenario(corp={"hand": ["IPO"], "credits": 7})
    assert not s.can("Play IPO")
