"""Data and Destiny: neutral Corp cards (its ice is tested with that of NBN)."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Global Food Initiative --------------------------------------------------------------------------------------------


@card("Global Food Initiative")
def test_global_food_initiative_is_worth_less_to_the_runner() -> None:
    s = Scenario(
        corp={
            "scored": ["Global Food Initiative"],
            "servers": {"Server 1": {"root": ["Global Food Initiative"]}},
        },
        turn="runner",
    )
    assert s.corp.score == 3
    s.run_on("Server 1")
    assert s.runner.score == 2
    assert s.corp.score == 3
    assert any("worth 2 agenda points" in line for line in s.log)


@card("Global Food Initiative")
def test_each_stolen_global_food_initiative_is_worth_less_once() -> None:
    s = Scenario(runner={"scored": ["Global Food Initiative"] * 2})
    assert s.runner.score == 4


# -- Launch Campaign ---------------------------------------------------------------------------------------------------


@card("Launch Campaign")
def test_launch_campaign_pays_two_a_turn_three_times() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Launch Campaign"]}}, "credits": 1})
    s.choose("Gain 1 credit")
    s.rez("Launch Campaign")
    assert s.corp.credits == 1
    assert s.card("Launch Campaign").counters["credit"] == 6
    for left in (4, 2):
        s.end_turn()
        before = s.corp.credits
        s.end_turn()
        assert s.corp.credits == before + 2
        assert s.card("Launch Campaign").counters["credit"] == left
    s.next_turn()
    assert s.corp.discard.count("Launch Campaign") == 1
