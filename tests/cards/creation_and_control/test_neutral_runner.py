"""The neutral Runner cards of Creation and Control: each card's own text, and the rulings that concern it."""

from netrunner.engine.condition import All, Happened, Not
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.money import Gain
from netrunner.engine.terms import EVENT, LOST_CLICK, RUNNER, SPENT_CLICK
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

FIRST_CLICK = All(Not(Happened(SPENT_CLICK, side=RUNNER)), Not(Happened(LOST_CLICK, side=RUNNER)))

# -- Same Old Thing ----------------------------------------------------------------------------------------------------


@card("Same Old Thing")
def test_same_old_thing_plays_an_event_from_the_heap_for_its_cost() -> None:
    s = Scenario(
        runner={"rig": ["Same Old Thing"], "discard": ["Sure Gamble", "Corroder"], "credits": 5}, turn="runner"
    )
    s.choose("Use Same Old Thing")
    assert s.runner.credits == 9
    assert s.runner.clicks == 2
    assert sorted(s.runner.discard) == ["Corroder", "Same Old Thing", "Sure Gamble"]


@card("Same Old Thing")
def test_same_old_thing_lets_the_runner_choose_among_the_events_that_can_be_played() -> None:
    s = Scenario(
        runner={"rig": ["Same Old Thing"], "discard": ["Sure Gamble", "Easy Mark", "Diesel"], "credits": 0},
        turn="runner",
    )
    s.choose("Use Same Old Thing")
    assert sorted(s.options) == ["Diesel", "Easy Mark"]  # Sure Gamble cannot be paid for
    s.choose("Easy Mark")
    assert s.runner.credits == 3


@card("Same Old Thing")
def test_same_old_thing_needs_two_clicks_and_an_event_that_can_be_played() -> None:
    s = Scenario(runner={"rig": ["Same Old Thing"], "discard": ["Corroder"]}, turn="runner")
    assert not s.can("Use Same Old Thing")
    s = Scenario(runner={"rig": ["Same Old Thing"], "discard": ["Easy Mark"], "clicks": 1}, turn="runner")
    assert not s.can("Use Same Old Thing")
    s = Scenario(runner={"rig": ["Same Old Thing"], "hand": ["Easy Mark"]}, turn="runner")
    assert not s.can("Use Same Old Thing")


@card("Same Old Thing")
def test_the_additional_click_of_a_double_is_paid_as_well() -> None:
    s = Scenario(
        runner={"rig": ["Same Old Thing"], "discard": ["Eureka!"], "deck": ["Corroder"], "clicks": 2}, turn="runner"
    )
    assert not s.can("Use Same Old Thing")
    s = Scenario(
        runner={"rig": ["Same Old Thing"], "discard": ["Eureka!"], "deck": ["Corroder"], "clicks": 3}, turn="runner"
    )
    s.choose("Use Same Old Thing")
    s.choose("Yes")
    assert s.runner.rig == ["Corroder"]
    assert s.card("Eureka!").zone == "discard"


@card("Same Old Thing")
def test_same_old_thing_can_start_a_run() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "credits": 5},
        runner={"rig": ["Same Old Thing"], "discard": ["Account Siphon"], "credits": 0},
        turn="runner",
    )
    s.choose("Use Same Old Thing")
    s.choose("Continue")
    s.choose("Yes")
    s.choose("5")
    assert s.runner.credits == 10


@card("Same Old Thing")
@ruling("FAQ/card/same-old-thing/1")
def test_same_old_thing_cannot_play_a_priority_event() -> None:
    early = CardDef("Early Start", RUNNER, EVENT, subtypes=("priority",), play=(Gain(1),), play_only_if=FIRST_CLICK)
    s = Scenario(
        runner={"rig": ["Same Old Thing"], "hand": ["Early Start"], "discard": ["Early Start", "Easy Mark"]},
        turn="runner",
        definitions={"Early Start": early},
    )
    assert s.can("Play Early Start")  # as the first click, from the grip
    s.choose("Use Same Old Thing")
    assert s.runner.credits == 8  # only Easy Mark could be played


# -- The Source --------------------------------------------------------------------------------------------------------


@card("The Source")
def test_the_source_makes_agendas_harder_to_score() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}, "credits": 5},
        runner={"rig": ["The Source"]},
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    assert not s.can("Score Hostile Takeover")
    s.choose("Advance Hostile Takeover", side="corp")
    s.choose("Score Hostile Takeover", side="corp")
    assert s.runner.discard == ["The Source"]


@card("The Source")
def test_the_source_makes_stealing_cost_three_credits_and_is_trashed_by_it() -> None:
    s = Scenario(corp={"hand": ["Priority Requisition"]}, runner={"rig": ["The Source"], "credits": 3}, turn="runner")
    s.choose("Run HQ")
    s.choose("Steal Priority Requisition", side="runner")
    assert s.runner.credits == 0
    assert s.runner.scored == ["Priority Requisition"]
    assert s.runner.discard == ["The Source"]


@card("The Source")
def test_a_runner_who_cannot_or_will_not_pay_does_not_steal() -> None:
    s = Scenario(corp={"hand": ["Priority Requisition"]}, runner={"rig": ["The Source"], "credits": 2}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == []
    s = Scenario(corp={"hand": ["Priority Requisition"]}, runner={"rig": ["The Source"], "credits": 3}, turn="runner")
    s.choose("Run HQ")
    s.choose("No action", side="runner")
    assert s.runner.scored == []
    assert s.runner.rig == ["The Source"]


@card("The Source")
def test_the_source_adds_to_other_costs_of_stealing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Red Herrings+", "Priority Requisition"]}}},
        runner={"rig": ["The Source"], "credits": 8},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Access facedown card", side="runner")
    s.choose("Steal Priority Requisition")
    assert s.runner.credits == 0


@card("Same Old Thing")
@ruling("FAQ/qa/47")
def test_blacklist_stops_same_old_thing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"rig": ["Same Old Thing"], "discard": ["Easy Mark"], "credits": 5},
        turn="runner",
    )
    assert not s.can("Use Same Old Thing")
    s.choose("Run Server 1")
    s.choose("Trash Blacklist", side="runner")
    s.pass_all()
    assert s.can("Use Same Old Thing")


# -- Dirty Laundry -----------------------------------------------------------------------------------------------------


@card("Dirty Laundry")
def test_dirty_laundry_gains_five_credits_when_its_run_is_over_and_was_successful() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 4}, runner={"hand": ["Dirty Laundry"], "credits": 2}, turn="runner"
    )
    s.play("Dirty Laundry", "HQ")
    s.pass_until("Yes")
    assert s.runner.credits == 0  # the run lasts
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Snare!"]
    assert s.runner.credits == 5
    assert s.runner.discard == ["Dirty Laundry"]


@card("Dirty Laundry")
def test_dirty_laundry_gains_nothing_by_an_unsuccessful_run_even_after_a_successful_one() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Dirty Laundry"], "credits": 2},
        turn="runner",
    )
    s.run_on("Archives")
    s.play("Dirty Laundry", "HQ")
    assert s.run is None
    assert s.runner.credits == 0


@card("Dirty Laundry")
def test_dirty_laundry_gains_nothing_when_the_runner_jacks_out() -> None:
    s = Scenario(runner={"hand": ["Dirty Laundry"], "credits": 2}, turn="runner")
    s.play("Dirty Laundry", "Archives")
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert s.runner.credits == 0


@card("Dirty Laundry")
def test_dirty_laundry_pays_in_the_order_that_the_runner_wishes_among_what_waits_for_the_end_of_the_run() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"hand": ["Dirty Laundry"], "rig": ["Doppelgänger"], "credits": 2},
        turn="runner",
    )
    s.play("Dirty Laundry", "HQ")
    s.pass_until("Dirty Laundry")
    s.choose("Dirty Laundry")
    assert s.runner.credits == 5, "before the run of Doppelgänger"


@card("Dirty Laundry", "Crisium Grid")
def test_dirty_laundry_gains_nothing_where_crisium_grid_hides_the_success() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Crisium Grid+"]}}},
        runner={"hand": ["Dirty Laundry"], "credits": 2},
        turn="runner",
    )
    s.play("Dirty Laundry", "Server 1")
    s.pass_all()
    assert s.accessed == ["Crisium Grid"]
    assert s.runner.credits == 0


@card("Dirty Laundry", "Doppelgänger")
def test_dirty_laundry_pays_for_its_own_run_whatever_becomes_of_another_that_followed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Doppelgänger"], "hand": ["Dirty Laundry"], "credits": 2},
        turn="runner",
    )
    s.play("Dirty Laundry", "Archives")
    s.pass_until("Doppelgänger")
    s.choose("Doppelgänger")
    assert s.runner.credits == 0
    s.choose("Yes")
    s.choose("HQ")
    s.pass_all()
    assert "The run is unsuccessful." in s.log
    assert s.runner.credits == 5


# -- Daily Casts -------------------------------------------------------------------------------------------------------


@card("Daily Casts")
def test_daily_casts_pays_two_credits_a_turn_until_it_is_empty() -> None:
    s = Scenario(runner={"hand": ["Daily Casts"], "credits": 3}, turn="runner")
    s.install("Daily Casts")
    assert s.card("Daily Casts").counters["credit"] == 8
    assert s.runner.credits == 0
    s.end_turn()
    for left in (6, 4, 2):
        before = s.runner.credits
        s.end_turn()
        assert s.runner.credits == before + 2
        assert s.card("Daily Casts").counters["credit"] == left
        assert s.runner.rig == ["Daily Casts"]
        s.end_turn()
    before = s.runner.credits
    s.end_turn()
    assert s.runner.credits == before + 2
    assert s.runner.discard == ["Daily Casts"]
