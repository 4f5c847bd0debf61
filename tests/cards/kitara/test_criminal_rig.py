"""The Criminal hardware and resources of the Kitara Cycle."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Zamba -------------------------------------------------------------------------------------------------------------


@card("Zamba")
def test_zamba_pays_for_each_exposed_card() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}},
        runner={"rig": ["Zamba"], "hand": ["Satellite Uplink"], "credits": 2},
        turn="runner",
    )
    assert s.runner.memory_limit == 6
    s.play("Satellite Uplink", "unrezzed ice (outermost", "unrezzed ice (innermost")
    s.choose("Yes")
    s.choose("No")
    assert s.runner.credits == 1


@card("Zamba")
def test_zamba_pays_when_419_exposes_in_the_corps_turn() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign"]},
        runner={"identity": "419: Amoral Scammer", "rig": ["Zamba"], "credits": 0},
    )
    s.install("PAD Campaign", "New server")
    for answer in ("Yes", "No", "Yes"):
        s.choose(answer)
    assert s.runner.credits == 1


# -- Lewi Guilherme ----------------------------------------------------------------------------------------------------


@card("Lewi Guilherme")
def test_lewi_guilherme_lowers_the_hand_size_of_the_corp() -> None:
    s = Scenario(runner={"rig": ["Lewi Guilherme"]})
    assert s.corp.hand_size == 4


@card("Lewi Guilherme")
@pytest.mark.parametrize(("answer", "credits", "stays"), [("Lose", 4, True), ("Trash", 5, False)])
def test_lewi_guilherme_costs_a_credit_or_goes(answer: str, credits: int, stays: bool) -> None:
    s = Scenario(corp={"deck": ["Blank"] * 5}, runner={"rig": ["Lewi Guilherme"], "credits": 5})
    s.end_turn()
    s.choose(answer)
    assert s.runner.credits == credits
    assert (s.runner.rig == ["Lewi Guilherme"]) == stays


@card("Lewi Guilherme")
def test_lewi_guilherme_goes_when_there_is_no_credit() -> None:
    s = Scenario(corp={"deck": ["Blank"] * 5}, runner={"rig": ["Lewi Guilherme"], "credits": 0})
    s.end_turn()
    assert s.runner.discard == ["Lewi Guilherme"]
    assert s.corp.hand_size == 5


# -- No One Home -------------------------------------------------------------------------------------------------------


def snared(*rig: str, corp: int = 9) -> Scenario:
    s = Scenario(
        corp={"hand": ["Snare!", "Snare!"], "credits": corp},
        runner={"rig": ["No One Home", *rig], "hand": ["Diesel"] * 5, "credits": 2},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes", side="corp")
    return s


@card("No One Home")
@pytest.mark.parametrize(("number", "left"), [(3, 5), (2, 4), (1, 3)])
def test_no_one_home_prevents_any_amount_of_net_damage(number: int, left: int) -> None:
    s = snared()
    s.use("No One Home: Trace [0]: prevent")
    s.bid(1, 1)
    s.choose(str(number))
    assert len(s.runner.hand) == left
    assert s.runner.tags == 1
    assert s.runner.discard.count("No One Home") == 1


@card("No One Home")
def test_no_one_home_avoids_tags_instead() -> None:
    s = snared()
    s.use("No One Home: Trace [0]: avoid")
    s.bid(0, 0)
    assert s.runner.tags == 0
    assert len(s.runner.hand) == 2


@card("No One Home")
def test_no_one_home_asks_how_many_tags_are_avoided() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Breaking News", {"advancement": 2})]}}},
        runner={"rig": ["No One Home"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Breaking News")
    s.use("No One Home: Trace [0]: avoid")
    s.bid(0, 0)
    assert s.prompt == "No One Home: how many tags do you avoid?"
    s.choose("1")
    assert s.runner.tags == 1


@card("No One Home")
def test_no_one_home_does_nothing_when_the_trace_succeeds() -> None:
    s = snared()
    s.use("No One Home: Trace [0]: prevent")
    s.bid(3, 2)
    assert len(s.runner.hand) == 2
    assert s.runner.tags == 1
    assert "No One Home" in s.runner.discard


@card("No One Home")
def test_no_one_home_is_for_the_first_time_of_the_turn_only() -> None:
    s = snared()
    s.choose("Pass")
    s.pass_all()
    s.access("HQ")
    s.choose("Yes", side="corp")
    assert not s.can("Use No One Home")
    assert s.runner.tags == 2


@card("No One Home")
def test_no_one_home_counts_what_was_prevented_before() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}, "hand": ["Snare!"], "credits": 9},
        runner={"rig": ["No One Home", "Decoy"], "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Take 1 tag")
    s.use("Decoy")
    s.pass_until("0")
    s.bid(0, 0)
    s.choose("Yes", side="corp")
    assert not s.can("Use No One Home")


@card("No One Home")
def test_no_one_home_is_nothing_to_other_damage() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"rig": ["No One Home"], "hand": ["Diesel"] * 5, "tags": 1},
    )
    s.choose("Play Scorched Earth")
    assert len(s.runner.hand) == 1


@card("No One Home")
def test_no_one_home_twice_for_what_comes_together() -> None:
    s = snared("No One Home")
    s.choose("Use No One Home: Trace [0]: avoid tags if it is unsuccessful")
    s.bid(0, 0)
    s.use("No One Home: Trace [0]: prevent")
    s.bid(0, 0)
    s.choose("3")
    assert s.runner.tags == 0
    assert len(s.runner.hand) == 5


# -- Rogue Trading -----------------------------------------------------------------------------------------------------


@card("Rogue Trading")
def test_rogue_trading_pays_six_for_two_clicks_and_a_tag() -> None:
    s = Scenario(runner={"hand": ["Rogue Trading"], "credits": 0, "clicks": 7}, turn="runner")
    s.install("Rogue Trading")
    assert s.card("Rogue Trading").counters["credit"] == 18
    s.use("Rogue Trading")
    assert (s.runner.credits, s.runner.tags, s.runner.clicks) == (6, 1, 4)
    s.use("Rogue Trading")
    s.use("Rogue Trading")
    assert (s.runner.credits, s.runner.tags, s.runner.clicks) == (18, 3, 0)
    assert s.runner.discard == ["Rogue Trading"]


@card("Rogue Trading")
@pytest.mark.parametrize(("credits", "avoids"), [(2, True), (1, False)])
def test_rogue_trading_pays_and_tags_at_once(credits: int, avoids: bool) -> None:
    s = Scenario(
        runner={"rig": [("Rogue Trading", {"credit": 18}), "New Angeles City Hall"], "credits": credits}, turn="runner"
    )
    s.use("Rogue Trading")
    assert s.can("Use New Angeles City Hall") == avoids, "the credits are not there yet"
    if avoids:
        decision = s.game.decision
        assert decision is not None
        assert decision.prompt.startswith(
            "About to happen: 1 tag, together with “take 6 credits from this card” (Rogue Trading)."
        )
        s.use("New Angeles City Hall")
    assert s.runner.tags == (0 if avoids else 1)
    assert s.runner.credits == credits + 6 - (2 if avoids else 0)


# -- Slipstream --------------------------------------------------------------------------------------------------------


def slipstream(**servers: object) -> Scenario:
    return Scenario(
        corp={"servers": servers, "hand": ["Blank"], "deck": ["Blank"] * 3, "credits": 9},
        runner={"rig": ["Slipstream", "Corroder"], "credits": 9},
        turn="runner",
    )


REMOTE = {"root": ["Fetal AI"], "ice": ["Ice Wall+", "Wall of Static+"]}


@card("Slipstream")
def test_slipstream_leads_to_ice_in_the_same_position_of_a_central_server() -> None:
    s = slipstream(**{"Server 1": REMOTE, "R&D": {"ice": ["Enigma", "Quandary"]}, "HQ": {"ice": ["Rototurret"]}})
    s.choose("Run Server 1")
    s.use("Corroder: Break")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.discard == ["Slipstream"]
    assert s.run is not None
    assert (s.run.server, s.run.ice, s.run.phase) == ("R&D", "Enigma", "approach ice")
    s.pass_all()
    assert s.accessed == ["Blank"]


@card("Slipstream")
def test_slipstream_goes_from_the_innermost_ice_and_asks_which() -> None:
    s = slipstream(
        **{
            "Server 1": {"root": ["Fetal AI"], "ice": ["Ice Wall+"]},
            "R&D": {"ice": ["Enigma", "Quandary"]},
            "HQ": {"ice": ["Rototurret"]},
        }
    )
    s.choose("Run Server 1")
    s.use("Corroder: Break")
    s.pass_until("Yes")
    s.choose("Yes")
    assert sorted(s.options) == ["unrezzed ice (innermost, R&D)", "unrezzed ice (outermost, HQ)"]
    s.choose("unrezzed ice (outermost, HQ)")
    assert s.run is not None
    assert s.run.phase == "approach ice"
    assert s.run.server == "HQ"


@card("Slipstream")
def test_slipstream_needs_rezzed_ice_that_is_passed_and_ice_to_go_to() -> None:
    s = slipstream(**{"Server 1": {"root": ["Fetal AI"], "ice": ["Enigma"]}, "HQ": {"ice": ["Rototurret"]}})
    s.run_on("Server 1")
    assert s.accessed == ["Fetal AI"]
    other = slipstream(**{"Server 1": REMOTE, "HQ": {"ice": ["Rototurret"]}})
    other.choose("Run Server 1")
    other.use("Corroder: Break")
    other.choose("Pass")
    while other.run is not None and other.run.ice == "Ice Wall":
        assert not other.can("Yes"), "no central server has ice in the second position"
        other.choose("Continue" if other.can("Continue") else "Pass")


@card("Slipstream")
def test_slipstream_follows_bypassed_ice_and_may_lead_to_the_same_server() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma", "Ice Wall+"]}}, "hand": ["Blank"], "credits": 0},
        runner={"rig": ["Slipstream", "Logic Bomb"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Logic Bomb")
    s.choose("Yes")
    assert s.run is not None
    assert (s.run.server, s.run.ice, s.run.phase) == ("HQ", "Ice Wall", "approach ice")


# -- PAD Tap -----------------------------------------------------------------------------------------------------------


@card("PAD Tap")
def test_pad_tap_gains_with_the_first_card_of_the_corp_that_gains() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund", "Hedge Fund"], "credits": 5}, runner={"rig": ["PAD Tap"], "credits": 0})
    s.choose("Gain 1 credit")
    assert s.side == "corp", "the basic action is no card"
    s.play("Hedge Fund")
    s.choose("Yes")
    assert s.runner.credits == 1
    s.play("Hedge Fund")
    assert s.runner.credits == 1
    assert not s.can("Yes")


@card("PAD Tap")
def test_pad_tap_can_be_trashed_by_the_corp() -> None:
    s = Scenario(corp={"credits": 3}, runner={"rig": ["PAD Tap"]})
    s.choose("Use PAD Tap")
    assert s.runner.discard == ["PAD Tap"]
    assert (s.corp.credits, s.corp.clicks) == (0, 2)


@card("PAD Tap")
def test_pad_tap_is_not_for_the_runner_to_trash_or_a_poor_corp() -> None:
    s = Scenario(runner={"rig": ["PAD Tap"], "credits": 9}, turn="runner")
    assert not s.can("Use PAD Tap")
    poor = Scenario(corp={"credits": 2}, runner={"rig": ["PAD Tap"]})
    assert not poor.can("Use PAD Tap")


@card("PAD Tap")
def test_pad_tap_knows_gains_in_the_runners_turn_and_not_credits_that_are_taken() -> None:
    s = Scenario(
        corp={"deck": ["Blank"] * 5, "servers": {"Server 1": {"root": [("Adonis Campaign+", {"credit": 6})]}}},
        runner={"rig": ["PAD Tap"]},
        turn="runner",
    )
    s.end_turn()
    assert s.side == "corp"
    assert not s.can("Yes")
    run = Scenario(
        corp={"hand": ["Blank"], "servers": {"HQ": {"ice": ["Pop-up Window+"]}}},
        runner={"rig": ["PAD Tap"], "credits": 3},
        turn="runner",
    )
    run.choose("Run HQ")
    run.choose("Yes", side="runner")
    assert run.runner.credits == 4
