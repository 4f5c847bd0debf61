"""Flashpoint Cycle: what becomes of runs and ice when other cards come into it. The questions players ask first."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

KHAN = "Khan: Savvy Skiptracer"
OMAR = "Omar Keung: Conspiracy Theorist"


# -- Ice that is encountered while it is accessed ----------------------------------------------------------------------


@card("MKUltra", "Black Orchestra", "Sapper", "Herald")
@pytest.mark.parametrize(("title", "ice"), [("MKUltra", "Sapper"), ("Black Orchestra", "Herald")])
def test_a_conspiracy_breaker_comes_for_ice_that_is_encountered_while_it_is_accessed(title: str, ice: str) -> None:
    s = Scenario(corp={"hand": [ice]}, runner={"discard": [title], "credits": 9}, turn="runner")
    s.access("HQ")
    s.choose("Yes")
    assert s.runner.rig == [title]


@card("Null: Whistleblower")
def test_null_weakens_ice_that_is_encountered_while_it_is_accessed() -> None:
    s = Scenario(
        corp={"hand": ["Chrysalis"]},
        runner={"identity": "Null: Whistleblower", "hand": ["Diesel"] * 3, "rig": ["Mimic"]},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes")
    s.choose("Diesel")
    assert s.card("Chrysalis").strength == 0


@card("Chief Slee")
def test_chief_slee_counts_ice_that_is_encountered_while_it_is_accessed() -> None:
    s = Scenario(
        corp={"hand": ["Chrysalis"], "servers": {"Server 1": {"root": ["Chief Slee+"]}}},
        runner={"hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.access("HQ")
    assert s.card("Chief Slee").counters["power"] == 1


@card("Recon Drone")
def test_recon_drone_prevents_what_a_subroutine_of_the_accessed_card_does() -> None:
    s = Scenario(corp={"hand": ["Chrysalis"]}, runner={"rig": ["Recon Drone"], "hand": ["Diesel"] * 4}, turn="runner")
    s.access("HQ")
    s.use("Recon Drone", "2")
    assert len(s.runner.hand) == 4


# -- Ice that is gone, or was not passed -------------------------------------------------------------------------------


@card("Khan: Savvy Skiptracer")
@ruling("RR/uninstall/2")
def test_ice_that_is_uninstalled_in_its_encounter_is_passed_and_is_the_first_for_khan() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Enigma"]}}, "hand": ["Blank"], "credits": 0},
        runner={"identity": KHAN, "hand": ["Knifed", "Mimic"], "rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.play("Knifed", "HQ")
    s.use("Corroder: Break")
    s.pass_until("Yes")
    assert s.corp.discard == ["Ice Wall"]
    s.choose("No")
    while s.run is not None:
        assert not s.can("Yes"), "Enigma is the second"
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.accessed == ["Blank"]


@card("Nfr")
def test_nfr_grows_although_the_ice_that_it_broke_is_gone() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Knifed"], "rig": ["Nfr"], "credits": 9},
        turn="runner",
    )
    s.play("Knifed", "HQ")
    s.use("Nfr")
    s.pass_all()
    assert s.corp.discard == ["Ice Wall"]
    assert s.card("Nfr").counters["power"] == 1


@card("Mind Game", "En Passant", "Khan: Savvy Skiptracer")
def test_ice_that_sends_the_runner_elsewhere_was_not_passed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Mind Game+"]}, "Server 1": {"ice": ["Ice Wall"]}}, "credits": 0},
        runner={"identity": KHAN, "hand": ["Corroder", "En Passant"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(corp=0, runner=1)
    s.choose("Server 1")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Corroder")
    assert s.runner.rig == ["Corroder"], "Ice Wall is the first piece of ice that is passed"
    s.pass_all()
    s.play("En Passant")
    assert s.corp.discard == ["Ice Wall"]


@card("En Passant", "Saker")
def test_en_passant_trashes_ice_that_was_derezzed_after_it_was_met() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Blank"], "credits": 0},
        runner={"hand": ["En Passant"], "rig": ["Saker"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Saker: Break")
    s.use("Saker: Derez")
    s.pass_all()
    s.choose("Play En Passant")
    assert s.corp.discard == ["Ice Wall"]


@card("The Gauntlet")
@ruling("RR/all/1")
def test_ice_without_subroutines_counts_for_the_gauntlet() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Troll+"]}}, "hand": ["Blank"] * 5},
        runner={"rig": ["The Gauntlet"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert len(s.accessed) == 2


# -- Runs --------------------------------------------------------------------------------------------------------------


@card("Obelus", "Data Breach")
def test_obelus_draws_for_the_first_run_although_data_breach_runs_again_before() -> None:
    s = Scenario(
        corp={"deck": ["Blank"] * 5},
        runner={"hand": ["Data Breach"], "rig": ["Obelus", "R&D Interface"], "deck": ["Blank"] * 9},
        turn="runner",
    )
    s.play("Data Breach")
    s.pass_until("Data Breach")
    s.choose("Data Breach")
    s.choose("Yes")
    s.choose("Jack out")
    assert len(s.runner.hand) == 2, "the second run accessed nothing"


@card("Omar Keung: Conspiracy Theorist", "Obelus", "Temüjin Contract")
def test_the_run_of_omar_was_a_run_on_hq_and_never_on_archives() -> None:
    s = Scenario(
        corp={"hand": ["Blank"] * 3, "discard": [("Snare!", "facedown")]},
        runner={"identity": OMAR, "hand": ["Temüjin Contract"], "rig": ["Obelus"], "deck": ["Blank"] * 9},
        turn="runner",
    )
    s.install("Temüjin Contract", "Archives")
    credits = s.runner.credits
    s.use(OMAR)
    s.pass_until("Instead treat it as a successful run on HQ")
    s.choose("Instead treat it as a successful run on HQ")
    s.pass_all()
    assert s.runner.credits == credits
    assert len(s.runner.hand) == 1, "Obelus counts it"
    assert s.card("Snare!").known_to == ["corp"], "Archives was not turned faceup"


@card("Temüjin Contract")
def test_a_new_server_is_not_the_one_that_temujin_contract_was_for() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "hand": ["Adonis Campaign"], "credits": 1},
        runner={"hand": ["Temüjin Contract"], "credits": 9},
        turn="runner",
    )
    s.install("Temüjin Contract", "Server 1")
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    s.pass_all()
    s.end_turn()
    s.install("Adonis Campaign", "New server")
    s.end_turn()
    credits = s.runner.credits
    s.run_on("Server 1")
    assert s.runner.credits == credits


@card("GPI Net Tap")
def test_gpi_net_tap_is_not_trashed_where_nobody_can_jack_out() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Whirlpool+", "Ice Wall"]}}, "credits": 0},
        runner={"rig": ["GPI Net Tap"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert "Ice Wall is exposed." in s.log
    assert not s.can("Yes")
    assert s.runner.rig == ["GPI Net Tap"]


@card("Tracker")
def test_tracker_that_has_chosen_no_server_yet_cannot_be_used() -> None:
    s = Scenario(runner={"hand": ["Tracker"]}, turn="runner")
    s.install("Tracker")
    assert not s.can("Use Tracker")


RUN_EVENTS = ["Injection Attack", "Cold Read", "Credit Crash", "Data Breach"]


@card("Peace in Our Time", "Deuces Wild", *RUN_EVENTS)
def test_peace_leaves_only_what_is_no_run_of_deuces_wild() -> None:
    s = Scenario(
        corp={"credits": 0},
        runner={"hand": ["Peace in Our Time", "Deuces Wild", *RUN_EVENTS], "credits": 1, "deck": ["Blank"] * 3},
        turn="runner",
    )
    s.play("Peace in Our Time")
    for title in RUN_EVENTS:
        assert not s.can(f"Play {title}")
    s.choose("Play Deuces Wild")
    assert s.options == ["Gain 3 credits", "Draw 2 cards"]


@card("Top Hat")
def test_everybody_sees_which_card_of_rnd_top_hat_chooses() -> None:
    s = Scenario(corp={"deck": ["Ice Wall", "Enigma", "Hedge Fund"]}, runner={"rig": ["Top Hat"]}, turn="runner")
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("card 3 from the top of R&D")
    told = [line["text"] for line in s.game.view("corp")["log"]]
    assert "A card (number 3 from the top, in R&D) is chosen." in told


@card("GPI Net Tap", "Mind Game")
@pytest.mark.parametrize(("rig", "may"), [(["GPI Net Tap"], False), (["GPI Net Tap", "Corroder"], True)])
def test_gpi_net_tap_is_not_trashed_where_nothing_is_left_to_jack_out_with(rig: list[str], may: bool) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Mind Game+"]}, "R&D": {"ice": ["Enigma"]}}, "credits": 0},
        runner={"rig": rig, "credits": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("0")
    s.bid(corp=0, runner=1)
    s.choose("R&D")
    s.choose("Yes")
    assert s.can("Yes") is may
    assert s.can("Jack out") is not may, "it is added to the stack then"
