"""Core Set: neutral Corp cards."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Priority Requisition ----------------------------------------------------------------------------------------------


def requisition(ice: list[str]) -> Scenario:
    """The Corp has just scored Priority Requisition with no credits but one."""
    servers = {"Server 1": {"root": [("Priority Requisition", {"advancement": 5})]}, "HQ": {"ice": ice}}
    s = Scenario(corp={"credits": 0, "servers": servers})
    s.choose("Gain 1 credit")
    s.choose("Score Priority Requisition")
    return s


@card("Priority Requisition")
def test_priority_requisition_rezzes_ice_for_nothing() -> None:
    s = requisition(["Tollbooth", "Ice Wall", "Hunter+"])
    s.choose("Yes")
    assert s.options == ["Tollbooth", "Ice Wall"]  # ice that is rezzed cannot be rezzed
    s.choose("Tollbooth")
    assert s.card("Tollbooth").rezzed
    assert not s.card("Ice Wall").rezzed
    assert s.corp.credits == 1


@card("Priority Requisition")
def test_priority_requisition_ignores_the_additional_cost_of_archer() -> None:
    s = requisition(["Archer"])
    s.choose("Yes")
    assert s.card("Archer").rezzed
    assert s.corp.scored == ["Priority Requisition"]


@card("Priority Requisition")
def test_priority_requisition_may_be_declined_and_needs_unrezzed_ice() -> None:
    s = requisition(["Tollbooth"])
    s.choose("No")
    assert not s.card("Tollbooth").rezzed
    s = requisition(["Hunter+"])
    assert not s.can("Yes")
    assert s.corp.score == 3


# -- Private Security Force --------------------------------------------------------------------------------------------


@card("Private Security Force")
def test_private_security_force_does_meat_damage_to_a_tagged_runner_for_a_click() -> None:
    s = Scenario(
        corp={"scored": ["Private Security Force"], "clicks": 3},
        runner={"hand": ["Sure Gamble"] * 2, "tags": 1},
    )
    s.choose("Use Private Security Force")
    s.choose("Use Private Security Force")
    assert len(s.runner.hand) == 0
    assert s.corp.clicks == 1
    s.choose("Use Private Security Force")
    assert s.result is not None
    assert s.result.winner == "corp"


@card("Private Security Force")
def test_private_security_force_needs_a_tag() -> None:
    s = Scenario(corp={"scored": ["Private Security Force"]}, runner={"hand": ["Sure Gamble"]})
    assert not s.can("Use Private Security Force")
    assert s.why_not("Use Private Security Force") is not None


@card("Private Security Force")
def test_private_security_force_does_nothing_for_the_runner() -> None:
    s = Scenario(runner={"scored": ["Private Security Force"], "tags": 1}, turn="runner")
    assert not s.can("Use Private Security Force")
    s.end_turn()
    assert not s.can("Use Private Security Force")


# -- assets ------------------------------------------------------------------------------------------------------------


@card("Melange Mining Corp.")
def test_melange_mining_corp_gains_7_credits_for_3_clicks() -> None:
    s = Scenario(corp={"credits": 0, "servers": {"Server 1": {"root": ["Melange Mining Corp.+"]}}})
    s.choose("Use Melange Mining Corp.")
    assert s.corp.credits == 7
    assert s.corp.clicks == 0


@card("Melange Mining Corp.")
def test_melange_mining_corp_needs_3_clicks_left() -> None:
    s = Scenario(corp={"credits": 0, "servers": {"Server 1": {"root": ["Melange Mining Corp.+"]}}})
    s.choose("Gain 1 credit")
    assert s.corp.clicks == 2
    assert not s.can("Use Melange Mining Corp.")


@card("PAD Campaign")
@ruling("ROP/card-abilities/ex3")
def test_pad_campaign_gains_a_credit_when_the_corps_turn_begins() -> None:
    s = Scenario(corp={"credits": 0, "servers": {"Server 1": {"root": ["PAD Campaign+"]}}}, turn="runner")
    s.end_turn()
    assert s.corp.credits == 1
    s.end_turn()
    assert s.corp.credits == 4  # nothing when the Runner's turn begins
    s.end_turn()
    assert s.corp.credits == 5


@card("PAD Campaign")
def test_pad_campaign_rezzed_before_the_turn_begins_pays_at_once() -> None:
    s = Scenario(corp={"credits": 2, "servers": {"Server 1": {"root": ["PAD Campaign"]}}}, turn="runner")
    for _ in range(4):
        s.choose("Gain 1 credit")
        s.choose("Pass", side="corp")
    s.rez("PAD Campaign")
    s.pass_until("Gain 1 credit")
    assert s.side == "corp"
    assert s.corp.credits == 1


# -- Hedge Fund --------------------------------------------------------------------------------------------------------


@card("Hedge Fund")
def test_hedge_fund_turns_5_credits_into_9() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "credits": 5})
    s.choose("Play Hedge Fund")
    assert s.corp.credits == 9
    assert s.corp.clicks == 2
    assert s.corp.discard == ["Hedge Fund"]


@card("Hedge Fund")
def test_hedge_fund_needs_its_5_credits() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "credits": 4})
    assert not s.can("Play Hedge Fund")


# -- ice ---------------------------------------------------------------------------------------------------------------


@card("Enigma")
def test_enigma_takes_a_click_and_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, turn="runner")
    s.choose("Run HQ")
    assert s.runner.clicks == 2
    assert s.run is None


@card("Enigma")
def test_enigma_takes_no_click_from_a_runner_who_has_none() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, runner={"clicks": 1}, turn="runner")
    s.choose("Run HQ")
    assert s.runner.clicks == 0
    assert s.run is None
    assert s.result is None


@card("Hunter")
def test_hunter_tags_when_its_trace_succeeds() -> None:
    s = Scenario(corp={"credits": 1, "servers": {"HQ": {"ice": ["Hunter+"]}}}, runner={"credits": 3}, turn="runner")
    s.choose("Run HQ")
    s.bid(1, 3)
    assert s.runner.tags == 1
    assert (s.corp.credits, s.runner.credits) == (0, 0)
    assert s.run is not None  # it does not end the run


@card("Hunter")
def test_hunter_fails_against_equal_link_strength() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Hunter+"]}}},
        runner={"rig": ["Access to Globalsec"], "credits": 2},
        turn="runner",
    )
    assert s.runner.link == 1
    s.choose("Run HQ")
    s.choose("2")
    assert s.runner.tags == 0


@card("Wall of Static")
def test_wall_of_static_ends_the_run() -> None:
    s = Scenario(corp={"credits": 3, "servers": {"HQ": {"ice": ["Wall of Static"]}}}, turn="runner")
    s.choose("Run HQ")
    s.rez("Wall of Static")
    assert s.card("Wall of Static").strength == 3
    assert s.run is None
    assert s.corp.credits == 0


@card("Wall of Static")
def test_a_broken_wall_of_static_is_passed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": ["Corroder"], "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Corroder: +1")
    s.choose("Use Corroder: +1")
    s.choose("Use Corroder: Break")
    assert s.phase == "approach server"
