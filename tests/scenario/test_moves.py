"""The shared moves: where they stop, and what they refuse."""

import pytest

from netrunner.scenario import Scenario, ScenarioError


def test_an_access_goes_past_ice_that_does_not_end_the_run() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "servers": {"HQ": {"ice": ["Ice Wall", "Data Mine"]}}, "credits": 4},
        runner={"hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.access("HQ")
    assert s.accessed == ["Snare!"]
    assert (s.side, s.options) == ("corp", ["Yes", "No"])


def test_an_access_stops_at_the_first_of_several_cards() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign", "Akitaro Watanabe"]}}}, turn="runner")
    s.access("Server 1")
    assert s.accessed == []
    assert len(s.options) == 2


def test_an_access_that_does_not_come_about_is_an_error() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, turn="runner")
    with pytest.raises(ScenarioError, match="The run on HQ has ended without an access"):
        s.access("HQ")
    s = Scenario(corp={"hand": []}, turn="runner")
    with pytest.raises(ScenarioError, match="The run on Archives has ended without an access"):
        s.access("Archives")


def test_an_encounter_is_reached_past_unrezzed_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma+"]}}},
        runner={"rig": ["Gordian Blade"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert s.run is not None
    assert (s.run.ice, s.run.phase) == ("Enigma", "encounter ice")


def test_a_run_without_rezzed_ice_has_no_encounter() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, turn="runner")
    s.choose("Run HQ")
    with pytest.raises(ScenarioError, match="no ice is encountered"):
        s.to_encounter()


def test_an_install_trashes_nothing_that_was_not_named() -> None:
    s = Scenario(runner={"hand": ["Mimic"], "rig": ["Corroder"]}, turn="runner")
    s.install("Mimic")
    assert s.runner.rig == ["Corroder", "Mimic"]
    s = Scenario(runner={"hand": ["Mimic"], "rig": ["Corroder"]}, turn="runner")
    s.install("Mimic", "Corroder")
    assert (s.runner.rig, s.runner.discard) == (["Mimic"], ["Corroder"])


def test_an_install_makes_room_by_itself_where_there_is_one_way() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign"], "servers": {"Server 1": {"root": ["Snare!"]}}},
    )
    s.install("PAD Campaign", "Server 1")
    assert s.corp.discard == ["Snare!"]  # the only way to make room


def test_answers_are_given_in_order_and_a_wrong_one_is_refused() -> None:
    s = Scenario(runner={"hand": ["Inside Job"]}, turn="runner")
    with pytest.raises(ScenarioError, match=r"'Server 1' is not possible now.*HQ, R&D, Archives"):
        s.play("Inside Job", "Server 1")


def test_the_corp_rezzes_when_its_turn_to_act_comes_and_answers_what_that_asks() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Archer"]}}, "scored": ["Hostile Takeover", "Priority Requisition"]},
        runner={"rig": ["Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Archer", "Hostile Takeover")
    assert s.corp.scored == ["Priority Requisition"]
    assert s.card("Archer").rezzed


def test_a_bid_of_each_side_goes_to_that_side() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Hunter+"]}}, "credits": 5}, runner={"credits": 5}, turn="runner")
    s.choose("Run HQ")
    s.bid(corp=2, runner=5)
    assert (s.corp.credits, s.runner.credits, s.runner.tags) == (3, 0, 0)


def test_a_side_without_credits_is_not_asked_and_cannot_bid() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Hunter+"]}}, "credits": 0}, runner={"credits": 4}, turn="runner")
    s.choose("Run HQ")
    s.bid(corp=0, runner=4)
    assert s.runner.tags == 0
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Hunter+"]}}, "credits": 0}, runner={"credits": 4}, turn="runner")
    s.choose("Run HQ")
    with pytest.raises(ScenarioError, match="The corp is not asked for a bid"):
        s.bid(corp=1, runner=4)


def test_the_next_turn_is_the_same_sides() -> None:
    s = Scenario()
    turn = s.state.turn
    s.next_turn()
    assert (s.side, s.state.turn, s.corp.clicks) == ("corp", turn + 2, 3)


def test_a_whole_run_declines_what_it_may() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}}, runner={"credits": 9}, turn="runner")
    s.run_on("Server 1")
    assert s.accessed == ["PAD Campaign"]
    assert s.corp.discard == []
    assert (s.run, s.runner.credits) == (None, 9)
