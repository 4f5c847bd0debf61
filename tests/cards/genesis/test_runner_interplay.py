"""The Runner's cards of the Genesis cycle beside other cards: replays, preventions, second copies, cards that leave."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Vamp --------------------------------------------------------------------------------------------------------------


@card("Vamp")
def test_vamp_may_be_paid_with_nothing_and_replaces_the_access_for_a_tag() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "credits": 5}, runner={"hand": ["Vamp"], "credits": 0}, turn="runner")
    s.play("Vamp")
    s.choose("Continue")
    s.choose("Yes")
    assert s.runner.tags == 1
    assert s.corp.credits == 5
    assert s.accessed == []


@card("Vamp")
def test_vamp_asks_in_one_sentence_and_takes_bad_publicity_credits() -> None:
    s = Scenario(corp={"credits": 9, "bad_publicity": 2}, runner={"hand": ["Vamp"], "credits": 1}, turn="runner")
    s.play("Vamp")
    s.choose("Continue")
    assert s.prompt == (
        "Vamp: instead of accessing cards, pay X credits to make the Corp lose up to X credits, then take 1 tag?"
    )
    s.choose("Yes")
    s.choose("3")
    s.choose("3")
    assert s.corp.credits == 6
    assert s.runner.credits == 0


@card("Vamp")
def test_vamp_replaces_the_access_of_the_root_too() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Red Herrings"]}}, "credits": 3},
        runner={"hand": ["Vamp"], "credits": 3},
        turn="runner",
    )
    s.play("Vamp")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("3")
    s.choose("3")
    s.pass_all()
    assert s.accessed == []


# -- Retrieval Run -----------------------------------------------------------------------------------------------------


@card("Retrieval Run")
def test_retrieval_run_asks_nothing_for_a_program_that_cannot_be_installed() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund"]}, runner={"hand": ["Retrieval Run"], "discard": ["Parasite"]}, turn="runner"
    )
    s.play("Retrieval Run")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Retrieval Run")
def test_retrieval_run_does_not_ignore_memory_and_leaves_archives_facedown() -> None:
    s = Scenario(
        corp={"discard": [("Hedge Fund", {"facedown": True})]},
        runner={"hand": ["Retrieval Run"], "discard": ["Corroder"], "rig": ["Magnum Opus", "Sneakdoor Beta"]},
        turn="runner",
    )
    s.play("Retrieval Run")
    s.pass_until("Yes")
    s.choose("Yes")
    assert sorted(s.options) == ["Magnum Opus", "Sneakdoor Beta"]
    s.choose("Magnum Opus")
    s.choose("Done")
    assert sorted(s.runner.rig) == ["Corroder", "Sneakdoor Beta"]
    assert not s.card("Hedge Fund").faceup
    assert s.card("Hedge Fund").known_to == ["corp"]


# -- Surge, Xanadu -----------------------------------------------------------------------------------------------------


@card("Surge", "Parasite")
def test_surge_finds_a_program_hosted_on_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"hand": ["Surge"], "rig": [("Parasite", {"host": "Wall of Static"})]},
    )
    s.end_turn()
    s.play("Surge")
    assert s.corp.discard == ["Wall of Static"]


@card("Xanadu", "Compromised Employee")
def test_xanadu_adds_to_the_price_of_ice_and_changes_nothing_of_what_is_gained() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 9},
        runner={"rig": ["Xanadu", "Compromised Employee"], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.credits == 7
    assert s.runner.credits == 1


# -- Compromised Employee ----------------------------------------------------------------------------------------------


@card("Compromised Employee", "Blackguard", "Raymond Flint")
def test_compromised_employee_gains_for_ice_that_the_corp_is_made_to_rez() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 5},
        runner={"rig": ["Compromised Employee", "Blackguard", "Raymond Flint"], "credits": 0},
        turn="runner",
    )
    s.choose("Run Archives")
    s.use("Raymond Flint")
    assert s.card("Ice Wall").rezzed
    assert s.runner.credits == 1


@card("Compromised Employee", "Howler")
def test_two_compromised_employees_both_gain_for_ice_rezzed_at_no_cost() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Howler+"]}}, "hand": ["Viktor 1.0"]},
        runner={"rig": ["Compromised Employee"] * 2, "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Viktor 1.0", side="corp")
    s.choose("Compromised Employee")
    assert s.runner.credits == 2


# -- Muresh Bodysuit ---------------------------------------------------------------------------------------------------


@card("Muresh Bodysuit", "Plascrete Carapace")
def test_muresh_bodysuit_leaves_the_rest_to_plascrete_carapace() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"] * 2, "credits": 9},
        runner={
            "rig": ["Muresh Bodysuit", ("Plascrete Carapace", {"power": 4})],
            "hand": ["Easy Mark"] * 5,
            "tags": 1,
        },
    )
    s.play("Scorched Earth")
    assert s.log[-1] == "Muresh Bodysuit prevents 1 meat damage."
    for _ in range(3):
        s.use("Plascrete Carapace")
    assert len(s.runner.hand) == 5
    assert s.card("Plascrete Carapace").counters["power"] == 1
    s.play("Scorched Earth")  # no point was suffered, yet the first ones of the turn are over
    assert s.prompt.startswith("About to happen: 4 meat damage (Scorched Earth).")


@card("Muresh Bodysuit")
def test_muresh_bodysuit_comes_too_late_for_the_first_damage_of_a_turn() -> None:
    s = Scenario(
        corp={"scored": ["Private Security Force"]}, runner={"hand": ["Easy Mark"] * 3, "tags": 1}, turn="corp"
    )
    s.use("Private Security Force")
    s.place("runner", "rig", "Muresh Bodysuit")
    s.use("Private Security Force")
    assert len(s.runner.hand) == 1


# -- Doppelgänger ------------------------------------------------------------------------------------------------------


@card("Doppelgänger")
def test_doppelganger_needs_no_click() -> None:
    s = Scenario(runner={"rig": ["Doppelgänger"], "clicks": 1}, turn="runner")
    s.choose("Run Archives")
    s.pass_until("Yes")
    assert s.runner.clicks == 0
    s.choose("Yes")
    s.choose("HQ")
    assert s.run is not None


@card("Doppelgänger", "Vamp")
def test_the_second_run_is_not_that_of_the_event() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "credits": 9},
        runner={"rig": ["Doppelgänger"], "hand": ["Vamp"], "credits": 9},
        turn="runner",
    )
    s.play("Vamp")
    s.choose("Continue")
    s.choose("Yes")
    s.choose("2")
    s.choose("2")
    s.choose("Yes")  # Doppelgänger
    s.choose("HQ")
    s.choose("Continue")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.tags == 1


@card("Doppelgänger", "Blackmail")
def test_ice_can_be_rezzed_in_the_run_after_blackmail() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "bad_publicity": 1},
        runner={"rig": ["Doppelgänger"], "hand": ["Blackmail"]},
        turn="runner",
    )
    s.play("Blackmail", "HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("HQ")
    s.rez("Ice Wall")
    assert "The run is unsuccessful." in s.log


@card("Doppelgänger", "Ruhr Valley", "Jinteki: Replicating Perfection")
def test_doppelganger_runs_only_where_the_runner_can_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Ruhr Valley+"]}}},
        runner={"rig": ["Doppelgänger"], "clicks": 1},
        turn="runner",
    )
    s.choose("Run Archives")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.options == ["R&D", "Archives"]  # no click is left for HQ
    s = Scenario(
        corp={"identity": "Jinteki: Replicating Perfection", "servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Doppelgänger"]},
        turn="runner",
    )
    assert not s.can("Run Server 1")
    s.choose("Run Archives")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.can("Server 1")


# -- Crescentus --------------------------------------------------------------------------------------------------------


@card("Crescentus", "Viktor 1.0")
def test_crescentus_does_not_mind_how_the_subroutines_were_broken() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Viktor 1.0+"]}}}, runner={"rig": ["Crescentus"] * 2}, turn="runner")
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Viktor 1.0", "Subroutine 1")
    s.use("Viktor 1.0")
    s.use("Crescentus")
    assert not s.card("Viktor 1.0").rezzed
    assert not s.can("Use Crescentus")  # there is nothing left to derez


@card("Crescentus", "Archangel")
def test_crescentus_derezzes_no_ice_that_is_met_while_it_is_accessed() -> None:
    s = Scenario(
        corp={"hand": ["Archangel"], "credits": 9},
        runner={"rig": ["Crescentus", "Gordian Blade"], "credits": 20},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes", side="corp")
    for _ in range(4):
        s.use("Gordian Blade: +1 strength")
    s.use("Gordian Blade: break")
    assert not s.can("Use Crescentus")


# -- Networking --------------------------------------------------------------------------------------------------------


@card("Networking", "Same Old Thing")
def test_networking_comes_to_the_grip_from_the_heap_too() -> None:
    s = Scenario(runner={"rig": ["Same Old Thing"], "discard": ["Networking"], "tags": 1, "credits": 2}, turn="runner")
    s.use("Same Old Thing")
    s.choose("Yes")
    assert s.runner.tags == 0
    assert s.runner.credits == 1
    assert s.runner.hand == ["Networking"]
    assert s.runner.discard == ["Same Old Thing"]


# -- Faerie ------------------------------------------------------------------------------------------------------------


def faerie_at_archer(*rig: str, **runner: object) -> Scenario:
    """Faerie meets Archer, and breaks the two subroutines that trash programs."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Archer+"]}}},
        runner={"rig": ["Faerie", *rig], "credits": 30, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    for _ in range(4):
        s.use("Faerie: +1 strength")
    s.use("Faerie: break", "Subroutine 2")
    s.use("Faerie: break", "Subroutine 3")
    return s


@card("Faerie")
def test_faerie_is_trashed_when_the_run_ends_in_the_encounter() -> None:
    s = faerie_at_archer()
    s.pass_all()
    assert "The run is unsuccessful." in s.log
    assert s.runner.discard == ["Faerie"]


@card("Faerie", "Sacrificial Construct")
def test_sacrificial_construct_saves_faerie() -> None:
    s = faerie_at_archer("Sacrificial Construct")
    s.pass_until("Use Sacrificial Construct")
    s.use("Sacrificial Construct")
    assert s.runner.rig == ["Faerie"]
    s.pass_all()
    assert s.runner.rig == ["Faerie"]


@card("Faerie", "Self-modifying Code", "Clone Chip")
def test_faerie_installed_anew_in_the_encounter_has_broken_nothing() -> None:
    s = faerie_at_archer("Self-modifying Code", "Clone Chip", "Mimic", deck=["Sneakdoor Beta"])
    s.use("Self-modifying Code")
    s.choose("Sneakdoor Beta")
    s.choose("Faerie")  # makes room
    s.choose("Done")
    s.use("Clone Chip", "Faerie", "Done")
    assert "Faerie" in s.runner.rig
    s.pass_all()
    assert "Faerie" in s.runner.rig


@card("Faerie", "Parasite")
def test_faerie_is_trashed_when_the_ice_is_gone_before_the_encounter_ends() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={
            "rig": ["Faerie", ("Datasucker", {"virus": 3}), ("Parasite", {"host": "Neural Katana"})],
            "hand": ["Easy Mark"] * 3,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Faerie: +1 strength")
    s.use("Faerie: break")
    for _ in range(3):
        s.use("Datasucker")
    assert s.corp.discard == ["Neural Katana"]
    s.pass_all()
    assert sorted(s.runner.discard) == ["Faerie", "Parasite"]


# -- Snowball, The Helpful AI ------------------------------------------------------------------------------------------


@card("Snowball", "e3 Feedback Implants")
def test_snowball_does_not_grow_by_what_e3_feedback_implants_break() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Thorns+"]}}},
        runner={"rig": ["Snowball", "e3 Feedback Implants"], "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    for _ in range(4):
        s.use("Snowball: +1 strength")
    s.use("Snowball: break", "Subroutine 1")
    s.choose("e3 Feedback Implants")
    s.choose("Yes")
    assert s.card("Snowball").strength == 6
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("The Helpful AI", "Dinosaurus")
def test_the_helpful_ai_strengthens_a_hosted_icebreaker_and_both_players_read_which() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"rig": ["The Helpful AI", "Dinosaurus", ("Corroder", {"host": "Dinosaurus"}), "Mimic"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("The Helpful AI", "Corroder")
    assert s.card("Corroder").strength == 6
    assert s.log[-1] == "Corroder has +2 strength."
    assert any("Corroder has +2 strength." in str(line) for line in s.game.view("corp")["log"])


@card("The Helpful AI", "ZU.13 Key Master")
def test_the_link_of_the_helpful_ai_is_gone_before_the_icebreaker_is_chosen() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={
            "rig": ["Access to Globalsec", "The Helpful AI", "ZU.13 Key Master", "Magnum Opus", "Corroder", "Mimic"]
        },
        turn="runner",
    )
    assert s.runner.memory == 0
    s.choose("Run HQ")
    s.use("The Helpful AI")
    assert s.prompt == "Your programs exceed your memory limit: choose a program to trash."
    assert s.game.view("runner")["decision"]["ask"] == "memory"
    s.choose("ZU.13 Key Master")
    assert sorted(s.options) == ["Corroder", "Mimic"]


# -- Deus X, Replicator, Deep Thought ----------------------------------------------------------------------------------


@card("Deus X")
def test_a_second_deus_x_prevents_what_the_first_one_left() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9},
        runner={"rig": ["Deus X", "Deus X"], "hand": ["Easy Mark"] * 5},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes")
    s.use("Deus X", "1")
    s.use("Deus X")
    assert s.options == ["2", "1"]
    s.choose("2")
    assert len(s.runner.hand) == 5
    assert s.runner.tags == 1  # which it does not prevent


@card("Replicator")
@pytest.mark.parametrize("copies", [1, 2])
def test_every_replicator_finds_a_copy(copies: int) -> None:
    s = Scenario(
        runner={
            "rig": ["Replicator"] * copies,
            "hand": ["Akamatsu Mem Chip"],
            "deck": ["Akamatsu Mem Chip"] * 2 + ["Diesel"],
        },
        turn="runner",
    )
    s.install("Akamatsu Mem Chip")
    if copies == 2:
        s.choose("Replicator")
    for _ in range(copies):
        s.choose("Yes")
    assert s.runner.hand == ["Akamatsu Mem Chip"] * copies


@card("Replicator", "Personal Workshop")
def test_replicator_waits_for_the_install_not_for_the_hosting() -> None:
    s = Scenario(
        runner={
            "rig": ["Replicator", "Personal Workshop"],
            "hand": ["Akamatsu Mem Chip"],
            "deck": ["Akamatsu Mem Chip", "Diesel"],
        },
        turn="runner",
    )
    s.use("Personal Workshop: Host")
    s.choose("Akamatsu Mem Chip")
    assert "Yes" not in s.options
    s.use("Personal Workshop: Remove")
    s.choose("Yes")
    assert s.runner.hand == ["Akamatsu Mem Chip"]


@card("Deep Thought")
def test_deep_thought_looks_at_nothing_after_a_purge() -> None:
    s = Scenario(runner={"rig": [("Deep Thought", {"virus": 3})]})
    s.choose("Purge virus counters")
    assert s.side == "runner"
    assert "Yes" not in s.options


# -- Kraken, Kati Jones ------------------------------------------------------------------------------------------------


@card("Kraken")
def test_the_runner_does_not_read_which_unrezzed_ice_kraken_trashed() -> None:
    s = Scenario(
        corp={"hand": ["Priority Requisition"], "servers": {"Server 1": {"ice": ["Ice Wall"]}}},
        runner={"hand": ["Kraken"], "credits": 3},
        turn="runner",
    )
    s.run_on("HQ")
    s.play("Kraken", "Server 1")
    assert "Server 1" not in s.corp.servers
    assert s.card("Ice Wall").known_to == ["corp"]
    assert not any("Ice Wall" in str(line) for line in s.game.view("runner")["log"])


@card("Kati Jones")
def test_a_second_kati_jones_takes_the_place_of_the_first_and_may_be_used_in_the_same_turn() -> None:
    s = Scenario(runner={"rig": [("Kati Jones", {"credit": 3})], "hand": ["Kati Jones"], "credits": 5}, turn="runner")
    s.use("Kati Jones: place")
    s.install("Kati Jones")
    assert s.runner.rig == ["Kati Jones"]
    assert s.runner.discard == ["Kati Jones"]
    s.use("Kati Jones: place")
    assert not s.can("Use Kati Jones")
