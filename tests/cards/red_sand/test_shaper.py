"""The Shaper cards of the Red Sand Cycle but its icebreakers: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Bio-Modeled Network -----------------------------------------------------------------------------------------------


@card("Bio-Modeled Network")
def test_bio_modeled_network_prevents_all_but_one_net_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Bio-Modeled Network"], "hand": ["Diesel"] * 4},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Bio-Modeled Network", side="runner")
    assert s.runner.hand == ["Diesel"] * 3
    assert "Bio-Modeled Network" in s.runner.discard


@card("Bio-Modeled Network")
def test_bio_modeled_network_is_of_no_use_against_a_single_point_or_meat_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Mine"]}}, "credits": 9},
        runner={"rig": ["Bio-Modeled Network"], "hand": ["Diesel"] * 4},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Data Mine")
    s.pass_all()
    assert s.runner.hand == ["Diesel"] * 3
    assert s.runner.rig == ["Bio-Modeled Network"]
    meat = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"rig": ["Bio-Modeled Network"], "hand": ["Diesel"] * 5, "tags": 1},
    )
    meat.play("Scorched Earth")
    assert len(meat.runner.hand) == 1


# -- Network Exchange --------------------------------------------------------------------------------------------------


@card("Network Exchange")
@pytest.mark.parametrize(("ice", "price"), [([], 0), (["Enigma"], 2), (["Enigma", "Quandary"], 3)])
def test_network_exchange_makes_ice_dearer_that_is_not_the_innermost(ice: list[str], price: int) -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall"], "servers": {"HQ": {"ice": ice}}, "credits": 5},
        runner={"rig": ["Network Exchange"]},
    )
    s.install("Ice Wall", "HQ")
    assert s.corp.credits == 5 - price


@card("Network Exchange")
def test_network_exchange_counts_twice_when_there_are_two() -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall"], "servers": {"HQ": {"ice": ["Enigma"]}}, "credits": 3},
        runner={"rig": ["Network Exchange"] * 2},
    )
    s.install("Ice Wall", "HQ")
    assert s.corp.credits == 0


@card("Network Exchange")
def test_ice_that_becomes_the_innermost_costs_no_more() -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall"], "servers": {"HQ": {"ice": ["Enigma"]}}, "credits": 1},
        runner={"rig": ["Network Exchange"]},
    )
    s.choose("Install Ice Wall")
    s.choose("HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    assert s.corp.credits == 1


# -- Customized Secretary ----------------------------------------------------------------------------------------------


@card("Customized Secretary")
def test_customized_secretary_hosts_programs_of_the_top_five_cards() -> None:
    s = Scenario(
        runner={
            "hand": ["Customized Secretary"],
            "deck": ["Corroder", "Diesel", "Mimic", "Sure Gamble", "Yog.0", "Datasucker", "Diesel"],
            "credits": 6,
        },
        turn="runner",
    )
    s.install("Customized Secretary")
    assert sorted(s.options) == ["Corroder", "Done", "Mimic", "Yog.0"]
    assert s.card("Sure Gamble").known_to == ["corp", "runner"]
    s.choose("Corroder")
    s.choose("Yog.0")
    s.choose("Done")
    assert s.card("Customized Secretary").hosted == ["Corroder", "Yog.0"]
    assert s.runner.rig == ["Customized Secretary"]
    assert sorted(s.runner.deck) == ["Datasucker", "Diesel", "Diesel", "Mimic", "Sure Gamble"]
    assert s.runner.memory == 3
    s.use("Customized Secretary")
    assert s.runner.rig == ["Customized Secretary", "Corroder"]
    assert s.runner.credits == 6 - 2 - 2
    assert s.runner.clicks == 2


@card("Customized Secretary")
def test_customized_secretary_is_not_trashed_to_make_room_for_what_it_hosts() -> None:
    s = Scenario(
        runner={
            "hand": ["Customized Secretary"],
            "rig": ["Mimic", "Mimic", "Mimic"],
            "deck": ["Corroder", "Magnum Opus", "Gorman Drip v1", "Diesel", "Diesel"],
            "credits": 20,
        },
        turn="runner",
    )
    s.install("Customized Secretary")
    for title in ("Corroder", "Magnum Opus", "Done"):
        s.choose(title)
    s.use("Customized Secretary", "Corroder")
    assert set(s.options) == {"Mimic", "Mimic #2", "Mimic #3"}, "the Secretary would take Corroder to the heap"
    s.choose("Mimic")
    s.choose("Done")
    assert s.runner.rig == ["Mimic", "Mimic", "Customized Secretary", "Corroder"]


@card("Customized Secretary")
@pytest.mark.parametrize(("rig", "possible"), [([], False), (["Akamatsu Mem Chip"], True)])
def test_customized_secretary_keeps_its_own_memory_while_it_installs(rig: list[str], possible: bool) -> None:
    s = Scenario(
        runner={"hand": ["Customized Secretary"], "rig": rig, "deck": ["Endless Hunger", "Diesel"], "credits": 20},
        turn="runner",
    )
    s.install("Customized Secretary")
    s.choose("Endless Hunger")
    assert s.can("Use Customized Secretary") is possible


@card("Customized Secretary")
def test_customized_secretary_may_host_nothing() -> None:
    s = Scenario(runner={"hand": ["Customized Secretary"], "deck": ["Corroder"] * 6, "credits": 9}, turn="runner")
    s.install("Customized Secretary")
    s.choose("Done")
    assert s.card("Customized Secretary").hosted == []
    assert len(s.runner.deck) == 6
    assert not s.can("Use Customized Secretary")


@card("Customized Secretary")
def test_customized_secretary_takes_its_hosted_programs_along() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"hand": ["Customized Secretary"], "deck": ["Corroder"] * 6, "credits": 9},
        turn="runner",
    )
    s.install("Customized Secretary")
    s.choose("Corroder")
    s.choose("Done")
    s.run_on("HQ")
    assert sorted(s.runner.discard) == ["Corroder", "Customized Secretary"]


# -- Daredevil ---------------------------------------------------------------------------------------------------------


@card("Daredevil")
def test_daredevil_draws_for_the_first_run_on_a_well_protected_server() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}, "R&D": {"ice": ["Ice Wall"]}}, "credits": 0},
        runner={"rig": ["Daredevil"], "deck": ["Diesel"] * 9},
        turn="runner",
    )
    assert s.runner.memory_limit == 6
    s.run_on("R&D")
    assert s.runner.hand == []
    s.choose("Run HQ")
    assert s.runner.hand == ["Diesel"] * 2
    s.pass_all()
    s.run_on("HQ")
    assert s.runner.hand == ["Diesel"] * 2


@card("Daredevil")
def test_daredevil_comes_too_late_after_such_a_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}, "credits": 0},
        runner={"hand": ["Daredevil"], "deck": ["Diesel"] * 9, "credits": 9},
        turn="runner",
    )
    s.run_on("HQ")
    s.install("Daredevil")
    s.run_on("HQ")
    assert s.runner.hand == []


# -- Lean and Mean -----------------------------------------------------------------------------------------------------


@card("Lean and Mean")
@pytest.mark.parametrize(("others", "strength"), [(2, 4), (3, 2)])
def test_lean_and_mean_strengthens_icebreakers_of_a_small_rig(others: int, strength: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static"]}}, "credits": 0},
        runner={"hand": ["Lean and Mean"], "rig": ["Corroder", *["Imp"] * others]},
        turn="runner",
    )
    s.play("Lean and Mean", "HQ")
    assert s.card("Corroder").strength == strength
    s.pass_all()
    assert s.card("Corroder").strength == 2


# -- Diana's Hunt ------------------------------------------------------------------------------------------------------


def hunting(hand: list[str], ice: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice}}, "hand": ["Blank"]},
        runner={"hand": ["Diana's Hunt", *hand], "credits": 6},
        turn="runner",
    )
    s.play("Diana's Hunt", "HQ")
    return s


@card("Diana's Hunt")
def test_dianas_hunt_installs_programs_for_the_run() -> None:
    s = hunting(["Corroder", "Ninja", "Diesel"], ["Ice Wall+", "Ice Wall+"])
    s.pass_until("Yes")
    s.choose("Yes")
    assert sorted(s.options) == ["Corroder", "Ninja"]
    s.choose("Corroder")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.credits == 2
    s.use("Corroder: Break")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Ninja")
    s.choose("Done")
    s.pass_until("Use Corroder: Break")
    s.use("Corroder: Break")
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.runner.rig == []
    assert sorted(s.runner.discard) == ["Corroder", "Diana's Hunt", "Ninja"]


@card("Diana's Hunt")
def test_dianas_hunt_may_be_declined_and_spares_other_programs() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Diana's Hunt", "Corroder"], "rig": ["Mimic"], "credits": 6},
        turn="runner",
    )
    s.play("Diana's Hunt", "HQ")
    s.pass_until("Yes")
    s.choose("No")
    s.pass_all()
    assert s.runner.rig == ["Mimic"]
    assert s.runner.hand == ["Corroder"]


@card("Diana's Hunt")
def test_dianas_hunt_asks_without_telling_what_the_grip_holds() -> None:
    s = hunting(["Diesel"], ["Ice Wall+"])
    s.pass_until("No")
    assert s.options == ["No"]


# -- Reshape -----------------------------------------------------------------------------------------------------------


@card("Reshape")
def test_reshape_swaps_two_unrezzed_pieces_of_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma+"]}, "R&D": {"ice": ["Quandary"]}}},
        runner={"hand": ["Reshape"]},
        turn="runner",
    )
    s.choose("Play Reshape")
    assert not any("Enigma" in option for option in s.options)
    s.choose(next(option for option in s.options if "HQ" in option))
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Quandary", "Enigma"]
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall"]
    assert not s.card("Ice Wall").rezzed
    assert s.card("Ice Wall").known_to == ["corp"]


@card("Reshape")
def test_reshape_needs_two_unrezzed_pieces_of_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma+"]}}}, runner={"hand": ["Reshape"]}, turn="runner"
    )
    assert not s.can("Play Reshape")


# -- Dummy Box ---------------------------------------------------------------------------------------------------------


def boxed(hand: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Dummy Box", "Mimic"], "hand": hand},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.run is not None and not s.can("Use Dummy Box") and not s.prompt.startswith("About to happen"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    return s


@card("Dummy Box")
def test_dummy_box_saves_a_card_of_the_type_that_was_trashed() -> None:
    s = boxed(["Diesel", "Corroder", "Yog.0"])
    s.choose("Use Dummy Box")
    assert sorted(s.options) == ["Corroder", "Yog.0"]
    s.choose("Corroder")
    s.pass_all()
    assert s.runner.rig == ["Dummy Box", "Mimic"]
    assert s.runner.discard == ["Corroder"]


@card("Dummy Box")
def test_dummy_box_needs_a_card_of_that_type_and_keeps_it_secret() -> None:
    s = boxed(["Diesel"])
    assert s.options == ["Pass"], "asked, so that the Corp learns nothing of the grip"
    s.choose("Pass")
    s.pass_all()
    assert s.runner.rig == ["Dummy Box"]


@card("Dummy Box")
def test_dummy_box_saves_resources_from_the_corps_action_itself_included() -> None:
    s = Scenario(corp={"credits": 9}, runner={"rig": ["Dummy Box"], "hand": ["Armitage Codebusting"], "tags": 1})
    s.choose("Trash Dummy Box")
    s.choose("Use Dummy Box")
    s.choose("Armitage Codebusting")
    if s.can("Dummy Box"):
        s.choose("Dummy Box")
    assert s.runner.rig == ["Dummy Box"]
    assert s.runner.discard == ["Armitage Codebusting"]


@card("Dummy Box", "Aesop's Pawnshop")
def test_dummy_box_does_not_save_what_the_runner_trashes() -> None:
    s = Scenario(
        runner={"rig": ["Dummy Box", "Aesop's Pawnshop", "Mimic"], "hand": ["Corroder"]},
        turn="corp",
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("Mimic")
    assert not s.can("Use Dummy Box")
    assert "Mimic" in s.runner.discard


# -- System Seizure ----------------------------------------------------------------------------------------------------


def seized(rig: list[object], ice: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice}}, "hand": ["Blank"]},
        runner={"rig": rig, "hand": ["System Seizure"], "credits": 20, "clicks": 6},
        turn="runner",
    )
    s.play("System Seizure")
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("System Seizure")
def test_system_seizure_keeps_the_strength_of_the_first_icebreaker_for_the_run() -> None:
    s = seized(["Corroder"], ["Wall of Static+", "Wall of Static+"])
    s.use("Corroder: +1 strength")
    s.use("Corroder: Break")
    s.pass_until("Use Corroder: Break")
    assert s.card("Corroder").strength == 3
    s.use("Corroder: +1 strength")
    assert s.card("Corroder").strength == 4
    s.use("Corroder: Break")
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.card("Corroder").strength == 2, "until the end of the run"


@card("System Seizure")
def test_system_seizure_is_for_one_run_and_one_icebreaker_a_turn() -> None:
    s = seized(["Corroder", "Ninja"], ["Wall of Static+", "Neural Katana+", "Wall of Static+"])
    s.use("Corroder: +1 strength")
    s.use("Corroder: Break")
    while s.run is not None and s.run.ice != "Neural Katana":
        s.choose("Continue" if s.can("Continue") else "Pass")
    s.to_encounter()
    s.use("Ninja: +5 strength")
    s.use("Ninja: Break")
    s.pass_until("Use Corroder: Break")
    assert s.card("Ninja").strength == 0, "not the first"
    assert s.card("Corroder").strength == 3
    s.use("Corroder: Break")
    s.pass_all()
    s.choose("Run HQ")
    s.use("Corroder: +1 strength")
    s.use("Corroder: Break")
    while s.run is not None and s.run.ice != "Neural Katana":
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.card("Corroder").strength == 2, "another run"


@card("System Seizure")
def test_system_seizure_comes_too_late_for_a_turn_with_a_boost() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Blank"]},
        runner={"rig": ["Corroder", "Mimic"], "hand": ["System Seizure"], "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Corroder: +1 strength")
    s.use("Corroder: Break")
    s.pass_all()
    s.play("System Seizure")
    s.choose("Run HQ")
    s.use("Corroder: +1 strength")
    s.use("Corroder: Break")
    while s.phase == "encounter ice":
        s.choose("Pass")
    assert s.card("Corroder").strength == 2


@card("System Seizure")
def test_system_seizure_stays_until_an_agenda_is_scored() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}},
        runner={"hand": ["System Seizure"]},
        turn="runner",
    )
    s.play("System Seizure")
    assert s.runner.discard == []
    s.end_turn()
    s.choose("Score Hostile Takeover", side="corp")
    assert s.runner.discard == ["System Seizure"]
