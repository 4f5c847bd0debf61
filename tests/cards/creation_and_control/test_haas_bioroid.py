"""Creation and Control: Haas-Bioroid."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

GRIP = ["Sure Gamble"] * 5


# -- Awakening Center --------------------------------------------------------------------------------------------------


def awakened(center: str = "Awakening Center+", ice: list[str] | None = None, credits_: int = 20) -> Scenario:
    """The Corp has installed a Heimdall 1.0 on Awakening Center."""
    s = Scenario(
        corp={
            "hand": ["Heimdall 1.0", "Ichi 1.0", "Enigma"],
            "servers": {"Server 1": {"ice": ice or [], "root": [center, "PAD Campaign+"]}},
            "credits": credits_,
            "deck": ["Hedge Fund"] * 9,
        },
        runner={"hand": GRIP, "credits": 20},
    )
    s.choose("Install Heimdall 1.0")
    if s.can("Awakening Center"):
        s.choose("Awakening Center")
    return s


@card("Awakening Center")
@ruling("FAQ/card/awakening-center/3")
def test_awakening_center_hosts_bioroid_ice_facedown_at_no_cost() -> None:
    s = awakened(ice=["Ice Wall"], credits_=0)
    assert s.card("Awakening Center").hosted == ["Heimdall 1.0"]
    assert not s.card("Heimdall 1.0").rezzed
    assert s.card("Heimdall 1.0").known_to == ["corp"]
    assert s.corp.credits == 0
    assert s.corp.servers["Server 1"]["ice"] == ["Ice Wall"]  # it does not protect the server
    assert s.card("Heimdall 1.0").server == "Server 1"


@card("Awakening Center")
def test_awakening_center_hosts_bioroids_only_and_only_while_rezzed() -> None:
    s = awakened()
    s.choose("Install Enigma")
    assert not s.can("Awakening Center")
    assert not awakened("Awakening Center").can("Awakening Center")


def run_past_center(s: Scenario) -> None:
    s.end_turn()
    s.choose("Run Server 1")
    while s.options != ["Yes", "No"] or not s.prompt.startswith("Awakening Center"):
        s.choose("Continue" if s.can("Continue") else "Pass")


@card("Awakening Center")
def test_awakening_center_forces_an_encounter_after_the_last_ice() -> None:
    s = awakened(credits_=10)
    run_past_center(s)
    assert s.side == "corp"
    before = s.corp.credits
    s.choose("Yes")
    assert s.card("Heimdall 1.0").rezzed
    assert before - s.corp.credits == 1  # 8, lowered by 7
    assert s.can("Use Heimdall 1.0")
    s.pass_all()
    assert s.runner.brain_damage == 1
    assert s.run is None
    assert s.corp.discard == ["Heimdall 1.0"]
    assert s.card("Awakening Center").zone == "play"


@card("Awakening Center")
def test_a_runner_who_gets_past_the_awakened_ice_goes_on_to_the_server() -> None:
    s = awakened(credits_=10)
    run_past_center(s)
    s.choose("Yes")
    for _ in range(3):
        s.choose("Use Heimdall 1.0")
        if s.can("Subroutine 1"):
            s.choose("Subroutine 1")
        elif s.can("Subroutine 2"):
            s.choose("Subroutine 2")
    s.pass_until("Continue")
    assert s.phase == "approach server"
    assert s.card("Heimdall 1.0").zone == "play"
    s.choose("Jack out")
    assert s.card("Heimdall 1.0").zone == "discard"


@card("Awakening Center")
def test_awakening_center_may_be_left_asleep() -> None:
    s = awakened(credits_=10)
    run_past_center(s)
    s.choose("No")
    assert not s.card("Heimdall 1.0").rezzed
    s.pass_all()
    assert s.card("Heimdall 1.0").zone == "play"


@card("Awakening Center")
@ruling("FAQ/card/awakening-center/2")
def test_only_one_piece_of_ice_on_awakening_center_is_encountered_in_a_run() -> None:
    s = awakened()
    s.install("Ichi 1.0", "Awakening Center")
    run_past_center(s)
    s.choose("Yes")
    s.choose("Ichi 1.0")
    s.pass_until("0")
    s.bid(0, 1)
    s.pass_until("Continue")
    assert s.options != ["Yes", "No"]
    assert not s.card("Heimdall 1.0").rezzed
    assert sum("encounters" in line for line in s.log) == 1


@card("Awakening Center")
@ruling("FAQ/card/awakening-center/1")
def test_ice_on_awakening_center_rezzed_by_another_effect_is_not_encountered() -> None:
    s = Scenario(
        corp={
            "hand": ["Heimdall 1.0"],
            "servers": {
                "Server 1": {"root": ["Awakening Center+"]},
                "Server 2": {"root": [("Priority Requisition", {"advancement": 5})]},
            },
        },
        runner={"hand": GRIP},
    )
    s.install("Heimdall 1.0", "Awakening Center")
    s.choose("Score Priority Requisition")
    s.choose("Yes")
    assert s.card("Heimdall 1.0").rezzed
    s.end_turn()
    s.run_on("Server 1")
    assert s.runner.brain_damage == 0
    assert s.card("Heimdall 1.0").zone == "play"
    assert not any("encounters" in line for line in s.log)


def centered(*root: str, ice: list[str] | None = None, **runner: object) -> Scenario:
    """A Heimdall 1.0 on Awakening Center, beside other cards in Server 1."""
    s = Scenario(
        corp={
            "hand": ["Heimdall 1.0"],
            "servers": {"Server 1": {"ice": ice or [], "root": ["Awakening Center+", *root]}},
            "credits": 20,
            "deck": ["Hedge Fund"] * 9,
        },
        runner={"hand": GRIP, "credits": 20, **runner},
    )
    s.choose("Install Heimdall 1.0")
    s.choose("Awakening Center")
    return s


@card("Awakening Center")
@ruling("FAQ/card/awakening-center/3")
def test_nothing_about_ice_protecting_the_server_concerns_ice_on_awakening_center() -> None:
    s = centered("Akitaro Watanabe+", "Experiential Data+", ice=["Ice Wall"], rig=[("Rook", {"host": "Ice Wall"})])
    assert s.card("Heimdall 1.0").strength == 6
    assert s.card("Ice Wall").strength == 2
    run_past_center(s)
    before = s.corp.credits
    s.choose("Yes")
    assert before - s.corp.credits == 1  # 8, lowered by 7: neither 2 less nor 2 more


@card("Awakening Center")
@ruling("FAQ/card/awakening-center/3")
def test_corporate_troubleshooter_cannot_choose_ice_on_awakening_center() -> None:
    s = centered("Corporate Troubleshooter+", ice=["Ice Wall"])
    run_past_center(s)
    s.choose("Yes")
    assert s.card("Heimdall 1.0").rezzed
    while s.can("Pass"):
        assert not s.can("Use Corporate Troubleshooter")
        s.choose("Pass")


@card("Awakening Center")
@ruling("FAQ/card/awakening-center/3")
def test_amazon_industrial_zone_does_not_rez_ice_installed_on_awakening_center() -> None:
    s = centered("Amazon Industrial Zone+")
    assert not s.can("Yes")
    assert not s.card("Heimdall 1.0").rezzed


@card("Awakening Center")
@ruling("FAQ/card/awakening-center/3", "RR/accessing-multiple-cards/9")
def test_ice_on_awakening_center_is_accessed_in_its_server() -> None:
    s = centered()
    run_past_center(s)
    s.choose("No")
    s.choose("Continue", side="runner")
    assert s.options == ["Access Awakening Center", "Access unrezzed ice (on Awakening Center)"]
    s.choose("Access unrezzed ice (on Awakening Center)")
    assert s.card("Heimdall 1.0").known_to == ["corp", "runner"]


@card("Awakening Center")
@ruling("FAQ/card/awakening-center/1")
def test_accelerated_beta_test_rezzes_the_ice_that_it_installs_on_awakening_center() -> None:
    s = Scenario(
        corp={
            "deck": ["Heimdall 1.0", "Enigma", "Hedge Fund", "Hedge Fund"],
            "servers": {
                "Server 1": {"root": ["Awakening Center+"]},
                "Server 2": {"root": [("Accelerated Beta Test", {"advancement": 3})]},
            },
        },
    )
    s.choose("Gain 1 credit")
    s.choose("Score Accelerated Beta Test")
    s.choose("Yes")
    s.choose("Heimdall 1.0")
    s.choose("Awakening Center")
    assert s.card("Heimdall 1.0").host == "Awakening Center"
    assert s.card("Heimdall 1.0").rezzed


# -- Cerebral Overwriter -----------------------------------------------------------------------------------------------


def overwriter(tokens: int, credits_: int = 5) -> Scenario:
    root = [("Cerebral Overwriter", {"advancement": tokens})]
    s = Scenario(
        corp={"credits": credits_, "servers": {"Server 1": {"root": root}}}, runner={"hand": GRIP}, turn="runner"
    )
    s.access("Server 1")
    return s


@card("Cerebral Overwriter")
def test_cerebral_overwriter_does_brain_damage_for_each_token() -> None:
    s = overwriter(2)
    s.choose("Yes")
    assert (s.corp.credits, s.runner.brain_damage, len(s.runner.hand)) == (2, 2, 3)


@card("Cerebral Overwriter")
def test_cerebral_overwriter_is_optional_and_costs_3() -> None:
    s = overwriter(2)
    s.choose("No")
    assert (s.corp.credits, s.runner.brain_damage) == (5, 0)
    assert overwriter(2, 2).side == "runner"


@card("Cerebral Overwriter")
@ruling("FAQ/rules/for-each/ex1")
def test_cerebral_overwriter_from_rnd_has_no_tokens_and_does_nothing() -> None:
    s = Scenario(corp={"deck": ["Cerebral Overwriter", "Hedge Fund"]}, runner={"hand": GRIP}, turn="runner")
    s.access("R&D")
    assert s.side == "runner"
    assert not any("damage" in line for line in s.log)
    s.pass_all()
    assert (s.corp.credits, s.runner.brain_damage, len(s.runner.hand)) == (5, 0, 5)


# -- Director Haas -----------------------------------------------------------------------------------------------------


@card("Director Haas")
@ruling("FAQ/errata/director-haas")
def test_director_haas_gives_the_corp_a_click_in_its_own_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Director Haas+"]}}}, turn="runner")
    assert s.runner.clicks == 4
    s.end_turn()
    assert s.corp.clicks == 4


@card("Director Haas")
def test_director_haas_rezzed_in_the_corps_turn_gives_the_click_at_once() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Director Haas"]}}})
    s.choose("Gain 1 credit")
    assert s.corp.clicks == 2
    s.choose("Rez Director Haas")
    assert s.corp.clicks == 3


@card("Director Haas")
@ruling("FAQ/qa/30")
def test_a_second_director_haas_rezzed_after_four_clicks_gives_no_fifth() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Director Haas+"]}, "Server 2": {"root": ["Director Haas"]}},
            "credits": 9,
        },
        turn="runner",
    )
    s.end_turn()
    for _ in range(4):
        s.pass_until("Gain 1 credit")
        s.choose("Gain 1 credit")
    assert s.corp.clicks == 0
    s.choose("Rez Director Haas")
    assert s.corp.discard == ["Director Haas"]
    assert s.corp.clicks == 0
    s.pass_all()
    assert s.state.active == 1  # it is the Runner's turn now


@card("Director Haas")
@pytest.mark.parametrize("face", ["Director Haas", "Director Haas+"])
def test_director_haas_trashed_while_accessed_is_worth_two_points(face: str) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [face]}}}, turn="runner")
    s.access("Server 1")
    s.choose("Trash Director Haas")
    assert s.runner.scored == ["Director Haas"]
    assert s.runner.score == 2
    assert s.corp.discard == []
    s.end_turn()
    assert s.corp.clicks == 3


@card("Director Haas")
def test_director_haas_trashed_from_hq_is_worth_two_points_too() -> None:
    s = Scenario(corp={"hand": ["Director Haas"]}, turn="runner")
    s.access("HQ")
    s.choose("Trash Director Haas")
    assert s.runner.score == 2


@card("Director Haas")
def test_director_haas_trashed_otherwise_goes_to_archives() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Director Haas+"]}}, "hand": ["PAD Campaign"]})
    s.install("PAD Campaign", "Server 1")
    s.pass_all()
    assert s.corp.discard == ["Director Haas"]
    assert s.runner.score == 0


# -- Efficiency Committee ----------------------------------------------------------------------------------------------


@card("Efficiency Committee")
def test_efficiency_committee_turns_counters_into_clicks() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Efficiency Committee", {"advancement": 4})]}}})
    s.choose("Gain 1 credit")
    s.choose("Score Efficiency Committee")
    assert s.card("Efficiency Committee").counters["agenda"] == 3
    s.choose("Use Efficiency Committee")
    assert s.corp.clicks == 3
    s.choose("Use Efficiency Committee")
    assert s.corp.clicks == 4
    assert s.card("Efficiency Committee").counters["agenda"] == 1


@card("Efficiency Committee")
def test_efficiency_committee_forbids_advancing_until_the_turn_ends() -> None:
    s = Scenario(
        corp={"scored": [("Efficiency Committee", {"agenda": 1})], "servers": {"HQ": {"ice": ["Ice Wall"]}}},
    )
    assert s.can("Advance Ice Wall")
    s.choose("Use Efficiency Committee")
    assert not s.can("Advance Ice Wall")
    s.next_turn()
    assert s.can("Advance Ice Wall")


# -- Heimdall 2.0 ------------------------------------------------------------------------------------------------------


@card("Heimdall 2.0")
def test_heimdall_2_does_two_brain_damage_and_ends_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 2.0+"]}}}, runner={"hand": GRIP, "clicks": 1}, turn="runner"
    )
    s.run_on("HQ")
    assert (s.runner.brain_damage, len(s.runner.hand)) == (2, 3)
    assert s.run is None


@card("Heimdall 2.0")
def test_heimdall_2_is_broken_two_subroutines_at_a_time_for_two_clicks() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Heimdall 2.0+"]}}}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    s.use("Heimdall 2.0", "Subroutine 1", "Subroutine 2")
    assert "Heimdall 2.0 breaks 2 subroutines (1 and 2)." in s.log
    assert s.runner.clicks == 1
    assert not s.can("Use Heimdall 2.0")
    s.pass_all()
    assert s.runner.brain_damage == 0
    assert s.run is None


@card("Heimdall 2.0")
def test_heimdall_2_may_be_broken_one_subroutine_only_for_the_same_clicks() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Heimdall 2.0+"]}}}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    s.use("Heimdall 2.0", "Subroutine 3", "Done")
    assert s.runner.clicks == 1
    s.pass_all()
    assert (s.runner.brain_damage, s.run) == (2, None)


@card("Heimdall 2.0")
def test_the_second_subroutine_of_heimdall_2_ends_the_run_before_anything_reacts_to_its_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 2.0+"]}}, "scored": ["Sentinel Defense Program"]},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Heimdall 2.0", "Subroutine 1", "Subroutine 3")
    s.pass_all()
    assert len(s.runner.hand) == 3  # 1 brain and 1 net damage
    log = s.log
    assert log.index("The run is ended.") < max(i for i, line in enumerate(log) if "is trashed from the grip" in line)


# -- Howler ------------------------------------------------------------------------------------------------------------


def howler(hand: list[str], discard: list[str] | None = None, ice: list[str] | None = None) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice or ["Howler+"]}}, "hand": hand, "discard": discard or [], "credits": 0},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Done")
    return s


@card("Howler")
@ruling("RR/approaching-ice/ex2")
def test_howler_puts_bioroid_ice_behind_itself_which_the_runner_must_approach() -> None:
    s = howler(["Viktor 1.0", "Enigma"], ice=["Howler+", "Ice Wall"])
    assert s.options == ["Viktor 1.0", "Done"]
    s.choose("Viktor 1.0")
    s.choose("Done")  # no ice is trashed first
    assert s.corp.servers["HQ"]["ice"] == ["Howler", "Viktor 1.0", "Ice Wall"]
    assert s.card("Viktor 1.0").rezzed
    assert s.corp.credits == 0
    s.pass_until("Continue")
    assert s.run is not None
    assert s.run.ice == "Viktor 1.0"
    s.choose("Continue")
    s.pass_all()
    assert s.runner.brain_damage == 1
    assert s.run is None
    assert not s.card("Viktor 1.0").rezzed
    assert s.corp.servers["HQ"]["ice"] == ["Viktor 1.0", "Ice Wall"]
    assert s.corp.discard == ["Howler"]


@card("Howler")
def test_howler_finds_ice_in_archives_too() -> None:
    s = howler([], ["Viktor 1.0", "Enigma"])
    assert s.options == ["Viktor 1.0", "Done"]
    s.choose("Viktor 1.0")
    assert s.corp.servers["HQ"]["ice"] == ["Howler", "Viktor 1.0"]
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.pass_all()
    assert s.corp.discard == ["Enigma", "Howler"]
    assert not s.card("Viktor 1.0").rezzed


@card("Howler")
@ruling("RR/install/7", "RR/install/10", "RR/install/19")
def test_howler_is_not_trashed_for_the_ice_that_goes_behind_it() -> None:
    s = howler(["Viktor 1.0"], ice=["Enigma", "Howler+", "Ice Wall"])
    s.choose("Viktor 1.0")
    assert s.options == ["Enigma", "Ice Wall", "Done"]
    s.choose("Ice Wall")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Howler", "Viktor 1.0"]


@card("Howler")
def test_howler_that_brings_nothing_stays() -> None:
    s = howler(["Viktor 1.0"])
    s.choose("Done")
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Howler"]
    assert s.card("Howler").rezzed
    s = howler(["Enigma"])
    assert s.options == ["Done"]


# -- Ichi 2.0 and Viktor 2.0 -------------------------------------------------------------------------------------------


@card("Ichi 2.0")
def test_ichi_2_trashes_two_programs_and_traces() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ichi 2.0+"]}}},
        runner={"hand": GRIP, "rig": ["Corroder", "Gordian Blade", "Net Shield"], "credits": 0, "clicks": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Corroder")
    s.choose("Corroder")
    s.choose("Gordian Blade")
    s.choose("0")
    assert s.runner.rig == ["Net Shield"]
    assert (s.runner.tags, s.runner.brain_damage) == (1, 1)


@card("Ichi 2.0")
def test_ichi_2_traces_with_a_base_strength_of_3() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ichi 2.0+"]}}},
        runner={"hand": GRIP, "credits": 3, "clicks": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("0")
    s.bid(0, 3)
    assert (s.runner.tags, s.runner.brain_damage) == (0, 0)


@card("Viktor 2.0")
def test_viktor_2_collects_power_counters_that_do_brain_damage() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Viktor 2.0+"]}}}, runner={"hand": GRIP, "credits": 0}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("0")
    s.choose("0")
    assert s.card("Viktor 2.0").counters["power"] == 1
    assert s.run is None
    s.choose("Use Viktor 2.0: Do 1 brain damage", side="corp")
    assert s.runner.brain_damage == 1
    assert s.card("Viktor 2.0").counters["power"] == 0


@card("Viktor 2.0")
def test_viktor_2_is_broken_whole_for_two_clicks() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Viktor 2.0+"]}}}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    s.use("Viktor 2.0", "Subroutine 1", "Subroutine 2")
    s.pass_until("Continue")
    assert s.runner.clicks == 1
    assert s.card("Viktor 2.0").counters["power"] == 0


# -- Sentinel Defense Program ------------------------------------------------------------------------------------------


@card("Sentinel Defense Program")
def test_sentinel_defense_program_does_net_damage_once_for_each_brain_damage_suffered_together() -> None:
    root = [("Cerebral Overwriter", {"advancement": 2})]
    s = Scenario(
        corp={"servers": {"Server 1": {"root": root}}, "scored": ["Sentinel Defense Program"]},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Yes")
    assert (s.runner.brain_damage, len(s.runner.hand)) == (2, 2)


@card("Sentinel Defense Program")
def test_sentinel_defense_program_does_nothing_after_other_damage_or_when_stolen() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}, "scored": ["Sentinel Defense Program"]},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.run_on("HQ")
    assert len(s.runner.hand) == 2
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Cerebral Overwriter", {"advancement": 1})]}}},
        runner={"hand": GRIP, "scored": ["Sentinel Defense Program"]},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Yes")
    assert len(s.runner.hand) == 4


# -- Tyr's Hand --------------------------------------------------------------------------------------------------------


def breaking_heimdall(hand: str, ice: str = "Heimdall 1.0+", server: str = "HQ", **runner: object) -> Scenario:
    servers = {"HQ": {"ice": [ice]}}
    servers.setdefault(server, {})["root"] = [hand]
    s = Scenario(corp={"servers": servers}, runner={"hand": GRIP, **runner}, turn="runner")
    s.choose("Run HQ")
    return s


@card("Tyr's Hand")
@ruling("FAQ/qa/23")
def test_tyrs_hand_prevents_a_break_and_the_subroutine_may_be_broken_again() -> None:
    s = breaking_heimdall("Tyr's Hand")
    s.choose("Use Heimdall 1.0", side="runner")
    s.choose("Subroutine 1")
    assert s.options == ["Pass", "Rez Tyr's Hand"]
    s.choose("Rez Tyr's Hand")
    s.choose("Use Tyr's Hand")
    assert s.corp.discard == ["Tyr's Hand"]
    assert s.runner.clicks == 2
    s.use("Heimdall 1.0", "Subroutine 1")
    assert s.runner.clicks == 1
    s.pass_all()
    assert s.runner.brain_damage == 0
    assert s.run is None


@card("Tyr's Hand")
def test_tyrs_hand_leaves_the_prevented_subroutine_to_resolve() -> None:
    s = breaking_heimdall("Tyr's Hand+")
    s.use("Heimdall 1.0", "Subroutine 1")
    s.choose("Use Tyr's Hand")
    s.pass_all()
    assert s.runner.brain_damage == 1


@card("Tyr's Hand")
def test_tyrs_hand_prevents_one_of_two_breaks() -> None:
    s = breaking_heimdall("Tyr's Hand+", "Heimdall 2.0+")
    s.use("Heimdall 2.0", "Subroutine 1", "Subroutine 2")
    s.use("Tyr's Hand", "Subroutine 2")
    s.pass_all()
    assert s.runner.brain_damage == 1
    assert s.run is None


@card("Tyr's Hand")
def test_tyrs_hand_guards_bioroids_of_its_own_server_only() -> None:
    s = breaking_heimdall("Tyr's Hand+", server="R&D")
    s.use("Heimdall 1.0", "Subroutine 1")
    assert s.side == "runner"
    s = breaking_heimdall("Tyr's Hand+", "Ice Wall+", rig=["Corroder"])
    s.choose("Use Corroder: Break", side="runner")
    assert s.side == "runner" or not s.can("Use Tyr's Hand")


@card("Tyr's Hand")
def test_tyrs_hand_stops_icebreakers_too() -> None:
    s = breaking_heimdall("Tyr's Hand+", rig=["Corroder"], credits=20)
    for _ in range(4):
        s.choose("Use Corroder: +1 strength", side="runner")
    s.choose("Use Corroder: Break", side="runner")
    s.choose("Subroutine 1")
    s.choose("Use Tyr's Hand")
    assert s.can("Use Corroder: Break")
    s.pass_all()
    assert s.runner.brain_damage == 1


@card("Tyr's Hand")
@ruling("FAQ/qa/24")
def test_of_two_breaks_at_once_the_one_that_stood_lets_e3_feedback_implants_break_the_prevented_one() -> None:
    s = breaking_heimdall("Tyr's Hand+", "Heimdall 2.0+", rig=["e3 Feedback Implants"])
    s.choose("Use Heimdall 2.0", side="runner")
    s.choose("Subroutine 1")
    s.choose("Subroutine 2")
    s.choose("Use Tyr's Hand", side="corp")
    s.choose("Subroutine 1")
    s.choose("Yes", side="runner")
    s.choose("Subroutine 1")
    encounter = s.state.encounter()
    assert encounter is not None
    assert sorted(encounter.broken) == [0, 1]


@card("Tyr's Hand")
@ruling("FAQ/qa/25")
def test_e3_feedback_implants_may_be_used_again_after_tyrs_hand_prevented_its_break() -> None:
    s = breaking_heimdall("Tyr's Hand+", "Heimdall 2.0+", rig=["e3 Feedback Implants"])
    s.choose("Use Heimdall 2.0", side="runner")
    s.choose("Subroutine 1")
    s.choose("Subroutine 2")
    s.choose("Pass", side="corp")
    s.choose("Yes", side="runner")
    s.choose("Use Tyr's Hand", side="corp")
    encounter = s.state.encounter()
    assert encounter is not None
    assert sorted(encounter.broken) == [0, 1]
    s.choose("Yes", side="runner")  # the second of the two breaks lets it be used again
    encounter = s.state.encounter()
    assert encounter is None or sorted(encounter.broken) == [0, 1, 2]
    s.pass_until("Continue")
    assert s.runner.brain_damage == 0


@card("Howler")
def test_derezzing_and_trashing_after_howler_is_one_ability() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Howler+"]}}, "hand": ["Zed 1.0"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Zed 1.0")
    while s.run is not None:
        assert s.side == "runner", "the Corp is not asked for an order"
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert not s.card("Zed 1.0").rezzed
    assert s.corp.discard == ["Howler"]


@card("Awakening Center")
def test_the_question_of_awakening_center_is_one_sentence() -> None:
    s = Scenario(corp={"servers": {"HQ": {"root": ["Awakening Center+"]}}, "hand": ["Ichi 1.0"]})
    s.install("Ichi 1.0", "Awakening Center")
    s.end_turn()
    s.choose("Run HQ")
    s.pass_until("Yes")
    assert s.prompt == (
        "Awakening Center: rez ice hosted on this card, lowering its rez cost by 7, for the Runner to encounter?"
    )


@card("Tyr's Hand", "Zaibatsu Loyalty")
@pytest.mark.parametrize("facedown", ["Tyr's Hand", "Crisium Grid", "Zaibatsu Loyalty", "Hostile Takeover"])
def test_at_a_table_the_corp_is_asked_about_a_break_whatever_lies_facedown(facedown: str) -> None:
    """A pause that came only where Tyr's Hand lies would tell the Runner so."""
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Eli 1.0+"], "root": [facedown]}}},
        runner={"hand": ["Infiltration"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run Server 1")
    s.to_encounter()
    s.choose("Use Eli 1.0", side="runner")
    s.choose("Subroutine 1")
    assert s.side == "corp"
    assert s.prompt.startswith("About to happen: ")
    assert s.can("Rez Tyr's Hand") == (facedown == "Tyr's Hand")
    s.choose("Pass")
    assert s.side == "runner"


@card("Tyr's Hand", "Zaibatsu Loyalty")
def test_nobody_is_asked_where_no_such_card_can_lie() -> None:
    """Zaibatsu Loyalty is an asset, and Tyr's Hand guards bioroids of its own server."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Eli 1.0+", "Ice Wall"], "root": []}, "R&D": {"root": ["Crisium Grid"]}}},
        runner={"hand": ["Infiltration"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.play("Infiltration", "Expose an unrezzed card", "unrezzed ice (innermost, HQ)")
    assert s.card("Ice Wall").known_to == ["corp", "runner"]
    s.choose("Run HQ", side="runner")
    s.to_encounter()
    s.choose("Use Eli 1.0", side="runner")
    s.choose("Subroutine 1")
    assert s.side == "runner"


@card("Zaibatsu Loyalty")
@pytest.mark.parametrize("facedown", ["Zaibatsu Loyalty", "Hostile Takeover"])
def test_at_a_table_the_corp_is_asked_about_an_expose_whatever_lies_facedown(facedown: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": [facedown]}}},
        runner={"hand": ["Infiltration"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.play("Infiltration", "Expose an unrezzed card", "unrezzed ice (outermost, HQ)")
    assert s.side == "corp"
    assert s.can("Rez Zaibatsu Loyalty") == (facedown == "Zaibatsu Loyalty")
    s.choose("Pass")
    assert s.card("Ice Wall").known_to == ["corp", "runner"]
