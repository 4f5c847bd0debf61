"""The Adam card of the Flashpoint Cycle: its own text."""

from netrunner.scenario import Scenario
from tests.cards import card


@card("Find the Truth")
def test_find_the_truth_reveals_what_the_runner_draws() -> None:
    s = Scenario(runner={"rig": ["Find the Truth"], "deck": ["Diesel"], "hand": ["Mimic"]}, turn="runner")
    s.choose("Draw 1 card")
    assert s.card("Diesel").known_to == ["corp", "runner"]
    assert s.card("Mimic").known_to == ["runner"]


@card("Find the Truth")
def test_find_the_truth_may_look_at_the_top_of_rnd_on_the_first_successful_run() -> None:
    s = Scenario(corp={"deck": ["Ice Wall"], "hand": ["Blank"]}, runner={"rig": ["Find the Truth"]}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.card("Ice Wall").known_to == ["runner"]
    s.pass_all()
    s.choose("Run Archives")
    s.pass_all()
    assert sum("looks at" in line for line in s.log) == 1


@card("Find the Truth")
def test_find_the_truth_counts_the_first_run_even_if_the_look_is_declined() -> None:
    s = Scenario(corp={"deck": ["Ice Wall"], "hand": ["Blank"]}, runner={"rig": ["Find the Truth"]}, turn="runner")
    s.run_on("HQ")
    s.run_on("HQ")
    assert s.card("Ice Wall").known_to == []
