"""Reign and Reverie: Weyland Consortium."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

OUTFIT = "The Outfit: Family Owned and Operated"

# -- The Outfit --------------------------------------------------------------------------------------------------------


@card("The Outfit: Family Owned and Operated")
def test_the_outfit_gains_3_credits_whenever_it_takes_bad_publicity() -> None:
    s = Scenario(corp={"identity": OUTFIT, "hand": ["Too Big to Fail"] * 2, "credits": 0})
    s.play("Too Big to Fail")
    assert (s.corp.credits, s.corp.bad_publicity) == (10, 1)


@card("The Outfit: Family Owned and Operated")
def test_the_outfit_gains_3_credits_for_several_at_once() -> None:
    s = Scenario(
        corp={
            "identity": OUTFIT,
            "credits": 0,
            "servers": {"Server 1": {"root": [("Profiteering", {"advancement": 3})]}},
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Profiteering")
    s.choose("3")
    assert (s.corp.credits, s.corp.bad_publicity) == (1 + 15 + 3, 3)


@card("The Outfit: Family Owned and Operated")
def test_the_outfit_gains_nothing_when_bad_publicity_is_prevented() -> None:
    s = Scenario(
        corp={
            "identity": OUTFIT,
            "hand": ["Too Big to Fail"],
            "credits": 0,
            "servers": {"Server 1": {"root": ["Broadcast Square+"]}},
        },
        runner={"credits": 0},
    )
    s.play("Too Big to Fail")
    s.bid(corp=0, runner=0)
    assert (s.corp.credits, s.corp.bad_publicity) == (7, 0)


# -- Broad Daylight ----------------------------------------------------------------------------------------------------


@card("Broad Daylight")
@pytest.mark.parametrize(("before", "answer", "counters"), [(0, "Yes", 1), (2, "Yes", 3), (2, "No", 2), (0, "No", 0)])
def test_broad_daylight_gets_a_counter_for_each_bad_publicity(before: int, answer: str, counters: int) -> None:
    s = Scenario(
        corp={"bad_publicity": before, "servers": {"Server 1": {"root": [("Broad Daylight", {"advancement": 4})]}}}
    )
    s.choose("Gain 1 credit")
    s.choose("Score Broad Daylight")
    s.choose(answer)
    assert s.card("Broad Daylight").counters["agenda"] == counters
    assert s.corp.bad_publicity == before + (answer == "Yes")


@card("Broad Daylight")
def test_broad_daylight_does_2_meat_damage_once_a_turn() -> None:
    s = Scenario(corp={"scored": [("Broad Daylight", {"agenda": 3})]}, runner={"hand": ["Diesel"] * 5})
    s.use("Broad Daylight")
    assert len(s.runner.hand) == 3
    assert s.corp.clicks == 2
    assert s.card("Broad Daylight").counters["agenda"] == 2
    assert not s.can("Use Broad Daylight")
    s.next_turn()
    assert s.can("Use Broad Daylight")


@card("Broad Daylight")
def test_broad_daylight_needs_a_counter() -> None:
    assert not Scenario(corp={"scored": ["Broad Daylight"]}).can("Use Broad Daylight")


# -- Drudge Work -------------------------------------------------------------------------------------------------------


@card("Drudge Work")
def test_drudge_work_gets_three_counters_when_rezzed() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Drudge Work"]}}}, turn="runner")
    s.choose("Gain 1 credit")
    s.rez("Drudge Work")
    assert s.card("Drudge Work").counters["power"] == 3


@card("Drudge Work")
def test_drudge_work_pays_the_points_of_an_agenda_and_shuffles_it_back() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "hand": ["Priority Requisition", "Hedge Fund"],
            "discard": ["Hostile Takeover"],
            "deck": ["Ice Wall"],
            "servers": {"Server 1": {"root": [("Drudge Work+", {"power": 2})]}},
        }
    )
    s.choose("Use Drudge Work")
    assert sorted(s.options) == ["Hostile Takeover", "Priority Requisition"]
    s.choose("Priority Requisition")
    assert s.corp.credits == 3
    assert sorted(s.corp.deck) == ["Ice Wall", "Priority Requisition"]
    s.use("Drudge Work", "Hostile Takeover")
    assert s.corp.credits == 4
    assert "Drudge Work" in s.corp.discard, "no counters are left"
    assert s.corp.clicks == 1


@card("Drudge Work")
def test_drudge_work_needs_an_agenda() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "servers": {"Server 1": {"root": [("Drudge Work+", {"power": 2})]}}})
    assert not s.can("Use Drudge Work")


# -- Blockchain --------------------------------------------------------------------------------------------------------


@card("Blockchain")
@pytest.mark.parametrize(("faceup", "facedown", "times"), [(0, 0, 1), (1, 3, 1), (2, 0, 2), (5, 0, 3)])
def test_blockchain_has_a_subroutine_for_every_2_faceup_transactions(faceup: int, facedown: int, times: int) -> None:
    hidden = [("Hedge Fund", {"facedown": True})] * facedown
    s = Scenario(
        corp={
            "credits": 0,
            "discard": ["Hedge Fund"] * faceup + hidden + ["Scorched Earth"] * 4,
            "servers": {"HQ": {"ice": ["Blockchain+"]}},
        },
        runner={"credits": 5},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.corp.credits == times
    assert s.runner.credits == 5 - times
    assert s.accessed == [], "the last subroutine ends the run"


@card("Blockchain")
def test_blockchains_additional_subroutines_come_first() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "hand": ["Enigma"],
            "discard": ["Hedge Fund"] * 2,
            "servers": {"HQ": {"ice": ["Blockchain+"]}},
        },
        runner={"credits": 5, "rig": ["Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Corroder: +1 strength")
    s.use("Corroder: +1 strength")
    s.use("Corroder: Break", "Subroutine 3")
    s.pass_all()
    assert s.corp.credits == 2
    assert s.accessed == ["Enigma"], "the third one would have ended the run"


# -- Formicary ---------------------------------------------------------------------------------------------------------


def formicary(**corp: object) -> Scenario:
    table = {
        "credits": 2,
        "hand": ["Hedge Fund"],
        "servers": {"Archives": {"ice": ["Formicary"]}, "HQ": {"ice": ["Ice Wall"]}},
        **corp,
    }
    return Scenario(corp=table, runner={"hand": ["Diesel"] * 3}, turn="runner")


@card("Formicary")
def test_formicary_moves_to_the_server_the_runner_approaches_and_is_encountered() -> None:
    s = formicary()
    s.choose("Run HQ")
    s.pass_until("Yes")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Formicary"]
    assert not any("now running" in line for line in s.log), "they were running on HQ already"
    assert s.corp.servers["Archives"]["ice"] == []
    assert s.corp.credits == 0
    s.pass_until("No")
    assert s.side == "runner"
    s.choose("No")
    assert s.run is None
    assert len(s.runner.hand) == 3


@card("Formicary")
def test_the_runner_may_suffer_2_net_damage_to_go_on() -> None:
    s = formicary()
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_until("No")
    s.choose("Yes")
    assert len(s.runner.hand) == 1
    s.pass_all()
    assert s.accessed == ["Hedge Fund"], "the server is approached again, and Formicary is rezzed already"


@card("Formicary")
@pytest.mark.parametrize(
    ("ice", "credits", "asked"),
    [("Formicary", 2, True), ("Formicary", 0, True), ("Enigma", 2, True), ("Enigma", 0, True), ("Enigma+", 2, False)],
)
def test_whether_the_corp_is_asked_tells_nothing_of_formicary(ice: str, credits: int, asked: bool) -> None:
    s = Scenario(
        corp={"credits": credits, "hand": ["Hedge Fund"], "servers": {"Archives": {"ice": [ice]}}},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    assert s.side == ("corp" if asked else "runner")
    if asked:
        s.choose("No" if ice == "Formicary" else "Pass")
    assert (s.side, s.step) == ("runner", "[5.1]")


@card("Mti Mwekundu: Life Improved")
def test_the_pause_is_over_with_the_approach_that_it_is_about() -> None:
    s = Scenario(
        corp={
            "identity": "Mti Mwekundu: Life Improved",
            "hand": ["Enigma", "Hedge Fund"],
            "servers": {"Archives": {"ice": ["Ice Wall"]}},
        },
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("Enigma")
    assert (s.side, s.phase) == ("runner", "approach ice")
    while s.phase == "approach ice":
        s.choose("Pass")
    assert (s.side, s.prompt) == ("corp", "None of your ice answers the approach of the server.")


@card("Formicary")
def test_formicary_may_stay_where_it_is() -> None:
    s = formicary()
    s.choose("Run HQ")
    s.pass_until("No")
    s.choose("No")
    s.pass_all()
    assert s.corp.servers["Archives"]["ice"] == ["Formicary"]
    assert s.accessed == ["Hedge Fund"]
    assert s.card("Formicary").known_to == ["corp"]


@card("Formicary")
def test_formicary_that_is_rezzed_or_too_dear_does_not_move() -> None:
    s = formicary(servers={"Archives": {"ice": ["Formicary+"]}})
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"]
    s = formicary(credits=1)
    s.choose("Run HQ")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert not s.card("Formicary").rezzed


@card("Formicary")
def test_formicary_can_be_met_again_on_the_server_it_protects() -> None:
    s = formicary(servers={"HQ": {"ice": ["Formicary", "Ice Wall"]}})
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Formicary"]
    s.pass_until("No")
    s.choose("No")
    assert s.run is None


@card("Formicary")
def test_a_second_formicary_waits_for_the_next_approach() -> None:
    s = formicary(credits=4, servers={"Archives": {"ice": ["Formicary"]}, "R&D": {"ice": ["Formicary"]}})
    s.choose("Run HQ")
    s.pass_until("Formicary (outermost, R&D)")
    s.choose("Formicary (outermost, R&D)")
    s.choose("Yes")
    assert s.side == "runner", "the approach of the server is over"
    s.choose("Yes")
    assert (s.side, s.options) == ("corp", ["Yes", "No"])
    s.choose("Yes")
    assert s.corp.servers["HQ"]["ice"] == ["Formicary", "Formicary"]
    s.choose("No")
    assert s.run is None


@card("Formicary")
def test_formicary_moves_to_a_server_without_ice() -> None:
    s = formicary(servers={"Archives": {"ice": ["Formicary"]}, "Server 1": {"root": ["PAD Campaign"]}})
    s.choose("Run Server 1")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.corp.servers["Server 1"]["ice"] == ["Formicary"]
    s.choose("Yes")
    s.pass_all()
    assert (len(s.runner.hand), s.accessed) == (1, ["PAD Campaign"])


# -- Building Blocks ---------------------------------------------------------------------------------------------------


@card("Building Blocks")
def test_building_blocks_installs_and_rezzes_a_barrier_for_nothing() -> None:
    s = Scenario(
        corp={
            "hand": ["Building Blocks", "Heimdall 1.0", "Enigma"],
            "credits": 5,
            "servers": {"HQ": {"ice": ["Ice Wall"]}},
        }
    )
    s.choose("Play Building Blocks")
    if s.can("Heimdall 1.0"):
        s.choose("Heimdall 1.0")
    s.choose("HQ")
    while s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Heimdall 1.0", "Ice Wall"]
    assert s.card("Heimdall 1.0").rezzed
    assert s.corp.credits == 0


@card("Building Blocks")
def test_building_blocks_needs_a_barrier() -> None:
    assert not Scenario(corp={"hand": ["Building Blocks", "Enigma"], "credits": 5}).can("Play Building Blocks")


# -- Too Big to Fail ---------------------------------------------------------------------------------------------------


@card("Too Big to Fail")
@pytest.mark.parametrize(("credits_", "allowed"), [(9, True), (10, False)])
def test_too_big_to_fail_needs_fewer_than_10_credits(credits_: int, allowed: bool) -> None:
    s = Scenario(corp={"hand": ["Too Big to Fail"], "credits": credits_})
    assert s.can("Play Too Big to Fail") == allowed


@card("Too Big to Fail")
def test_too_big_to_fail_gains_7_credits_and_takes_bad_publicity() -> None:
    s = Scenario(corp={"hand": ["Too Big to Fail"], "credits": 0})
    s.play("Too Big to Fail")
    assert (s.corp.credits, s.corp.bad_publicity) == (7, 1)


# -- Under the Bus -----------------------------------------------------------------------------------------------------


def under(*rig: str, accessing: bool = True) -> Scenario:
    s = Scenario(corp={"hand": ["Under the Bus"]}, runner={"rig": list(rig)}, turn="runner")
    if accessing:
        s.run_on("HQ")
    s.end_turn()
    return s


@card("Under the Bus")
def test_under_the_bus_trashes_a_connection_and_takes_bad_publicity() -> None:
    s = under("Kati Jones", "Access to Globalsec", "Mr. Li")
    s.choose("Play Under the Bus")
    assert sorted(s.options) == ["Kati Jones", "Mr. Li"]
    s.choose("Kati Jones")
    assert s.runner.rig == ["Access to Globalsec", "Mr. Li"]
    assert s.corp.bad_publicity == 1


@card("Under the Bus")
def test_under_the_bus_needs_an_access_in_the_runners_last_turn() -> None:
    assert not under("Kati Jones", accessing=False).can("Play Under the Bus")


@card("Under the Bus")
def test_under_the_bus_takes_bad_publicity_also_without_a_connection() -> None:
    s = under("Access to Globalsec")
    s.play("Under the Bus")
    assert s.runner.rig == ["Access to Globalsec"]
    assert s.corp.bad_publicity == 1


@card("Drudge Work")
def test_everybody_reads_which_revealed_agenda_goes_into_rnd() -> None:
    s = Scenario(
        corp={
            "hand": ["Hostile Takeover", "Hedge Fund"],
            "servers": {"Server 1": {"root": [("Drudge Work+", {"power": 2})]}},
        },
    )
    s.use("Drudge Work")
    s.choose("Hostile Takeover")
    lines = [line["text"] for line in s.game.view("runner")["log"]]
    assert "Hostile Takeover is put into R&D." in lines
