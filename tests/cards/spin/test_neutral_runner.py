"""The neutral Runner cards of the Spin cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- John Masanori -----------------------------------------------------------------------------------------------------


@card("John Masanori")
def test_john_masanori_draws_for_the_first_successful_run_each_turn() -> None:
    s = Scenario(runner={"rig": ["John Masanori"], "deck": ["Diesel", "Easy Mark"]}, turn="runner")
    s.run_on("Archives")
    assert s.runner.hand == ["Diesel"]
    s.run_on("Archives")
    assert s.runner.hand == ["Diesel"]
    assert s.runner.tags == 0


@card("John Masanori")
def test_john_masanori_gives_a_tag_for_the_first_unsuccessful_run_each_turn() -> None:
    s = Scenario(runner={"rig": ["John Masanori"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Jack out")
    assert s.runner.tags == 1
    assert s.runner.hand == []
    s.choose("Run HQ")
    s.choose("Jack out")
    assert s.runner.tags == 1


@card("John Masanori")
def test_john_masanori_counts_successful_and_unsuccessful_runs_apart() -> None:
    s = Scenario(runner={"rig": ["John Masanori"]}, turn="runner")
    s.run_on("HQ")
    s.choose("Run HQ")
    s.choose("Jack out")
    assert len(s.runner.hand) == 1
    assert s.runner.tags == 1
