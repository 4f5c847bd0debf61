"""The Shaper cards of Creation and Control: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

KIT = 'Rielle "Kit" Peddler: Transhuman'


# -- Rielle "Kit" Peddler: Transhuman ----------------------------------------------------------------------------------


@card('Rielle "Kit" Peddler: Transhuman')
def test_the_first_ice_kit_encounters_is_a_code_gate_until_the_end_of_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Wall of Static+"]}}},
        runner={"identity": KIT, "rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    assert s.card("Ice Wall").subtypes == ["barrier"]
    s.choose("Run HQ")
    s.choose("Use Gordian Blade: break", side="runner")
    assert sorted(s.card("Ice Wall").subtypes) == ["barrier", "code gate"]
    assert s.card("Wall of Static").subtypes == ["barrier"]
    s.pass_all()
    assert s.run is None
    assert "The run is ended." in s.log  # by Wall of Static, which is none
    assert s.card("Ice Wall").subtypes == ["barrier"]


@card('Rielle "Kit" Peddler: Transhuman')
def test_kit_changes_only_the_first_ice_of_the_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"identity": KIT, "rig": ["Gordian Blade"], "credits": 9, "clicks": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.can("Use Gordian Blade")
    s.pass_all()
    s.run_on("HQ")
    assert "Gordian Blade breaks “End the run”." not in s.log
    s.end_turn()  # the Corp's turn; with the next turn of the Runner comes another first encounter
    s.choose("Run HQ")
    s.choose("Use Gordian Blade: break", side="runner")
    assert "Gordian Blade breaks “End the run”." in s.log


@card('Rielle "Kit" Peddler: Transhuman')
def test_an_approach_of_unrezzed_ice_is_no_encounter_for_kit() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma", "Ice Wall+"]}}, "credits": 0},
        runner={"identity": KIT, "rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Gordian Blade: break", side="runner")
    assert "Gordian Blade breaks “End the run”." in s.log


@card('Rielle "Kit" Peddler: Transhuman')
@ruling("FAQ/qa/21")
def test_a_bypassed_piece_of_ice_was_the_first_one_for_kit() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+", "Ice Wall+"]}}},
        runner={"identity": KIT, "rig": ["Gordian Blade"], "hand": ["Inside Job"], "credits": 9},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    s.pass_until("Continue")
    assert "The Runner bypasses Wall of Static." in s.log
    assert "code gate" in s.card("Wall of Static").subtypes
    assert s.card("Ice Wall").subtypes == ["barrier"]
    s.pass_all()
    assert "Gordian Blade breaks “End the run”." not in s.log
    assert "The run is ended." in s.log


# -- Scavenge ----------------------------------------------------------------------------------------------------------


@card("Scavenge")
def test_the_questions_of_scavenge_tell_the_two_programs_apart() -> None:
    s = Scenario(runner={"rig": ["Corroder", "Mimic"], "hand": ["Scavenge", "Inti"]}, turn="runner")
    s.play("Scavenge")
    assert s.prompt == "Scavenge: trash an installed program."
    s.choose("Mimic")
    assert s.prompt == (
        "Scavenge: install a program from your grip or heap, lowering the install cost by the printed cost of Mimic."
    )


@card("Scavenge")
def test_scavenge_trashes_a_program_and_installs_one_for_less() -> None:
    s = Scenario(
        runner={"rig": ["Corroder"], "hand": ["Scavenge", "Gordian Blade"], "credits": 2},
        turn="runner",
    )
    s.choose("Play Scavenge")
    assert sorted(s.options) == ["Corroder", "Gordian Blade"]
    s.choose("Gordian Blade")
    assert s.runner.rig == ["Gordian Blade"]
    assert s.runner.credits == 0  # 4 - 2
    assert sorted(s.runner.discard) == ["Corroder", "Scavenge"]


@card("Scavenge")
@ruling("FAQ/card/scavenge/1")
def test_scavenge_can_reinstall_the_program_it_trashed() -> None:
    s = Scenario(runner={"rig": [("Crypsis", {"virus": 1})], "hand": ["Scavenge"], "credits": 0}, turn="runner")
    s.choose("Play Scavenge")
    assert s.runner.rig == ["Crypsis"]
    assert s.card("Crypsis").counters["virus"] == 0
    assert s.runner.credits == 0
    assert s.runner.discard == ["Scavenge"]


@card("Scavenge")
@ruling("FAQ/card/scavenge/2")
def test_more_programs_may_be_trashed_as_scavenge_installs() -> None:
    s = Scenario(
        runner={"rig": ["Magnum Opus", "Corroder", "Mimic"], "hand": ["Scavenge", "Sneakdoor Beta"], "credits": 9},
        turn="runner",
    )
    s.play("Scavenge", "Mimic", "Sneakdoor Beta")
    assert sorted(s.options) == ["Corroder", "Magnum Opus"]  # there is no room yet
    s.choose("Corroder")
    s.choose("Done")
    assert sorted(s.runner.rig) == ["Magnum Opus", "Sneakdoor Beta"]


@card("Scavenge")
def test_scavenge_installs_nothing_when_the_trashing_is_prevented() -> None:
    s = Scenario(
        runner={
            "rig": ["Corroder", "Sacrificial Construct"],
            "hand": ["Scavenge"],
            "discard": ["Mimic"],
            "credits": 9,
        },
        turn="runner",
    )
    s.choose("Play Scavenge")
    s.choose("Use Sacrificial Construct")
    assert s.runner.rig == ["Corroder"]
    assert "Mimic" in s.runner.discard


@card("Scavenge")
def test_scavenge_needs_an_installed_program() -> None:
    s = Scenario(runner={"rig": ["Access to Globalsec"], "hand": ["Scavenge", "Mimic"]}, turn="runner")
    assert not s.can("Play Scavenge")


# -- Feedback Filter ---------------------------------------------------------------------------------------------------


@card("Feedback Filter")
def test_feedback_filter_prevents_net_damage_for_three_credits_a_point() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 4},
        runner={"rig": ["Feedback Filter"], "hand": ["Easy Mark"] * 3, "credits": 7},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.choose("Use Feedback Filter")
    s.choose("Use Feedback Filter")
    assert s.runner.credits == 1
    assert len(s.runner.hand) == 2
    assert s.runner.rig == ["Feedback Filter"]


@card("Feedback Filter")
def test_feedback_filter_is_trashed_to_prevent_up_to_two_brain_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={"rig": ["Feedback Filter"], "hand": ["Easy Mark"], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Feedback Filter", side="runner")
    assert s.runner.brain_damage == 0
    assert s.runner.discard == ["Feedback Filter"]
    assert s.runner.hand == ["Easy Mark"]


@card("Feedback Filter")
def test_feedback_filter_does_nothing_against_meat_damage() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"]},
        runner={"rig": ["Feedback Filter"], "hand": ["Easy Mark"] * 5, "tags": 1, "credits": 9},
    )
    s.choose("Play Scorched Earth")
    assert len(s.runner.hand) == 1
    assert s.runner.credits == 9
