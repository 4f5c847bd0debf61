"""The Criminal programs, hardware and resources of the Spin cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Gorman Drip v1 ----------------------------------------------------------------------------------------------------


@card("Gorman Drip v1")
def test_gorman_drip_counts_the_corps_basic_draws_and_credits() -> None:
    s = Scenario(
        corp={"deck": ["Enigma"] * 5, "hand": ["Hedge Fund"]}, runner={"rig": ["Gorman Drip v1"], "credits": 0}
    )
    s.choose("Draw 1 card")
    s.choose("Gain 1 credit")
    assert s.card("Gorman Drip v1").counters["virus"] == 2
    s.choose("Play Hedge Fund")
    s.pass_all()
    assert s.card("Gorman Drip v1").counters["virus"] == 2
    s.choose("Use Gorman Drip v1", side="runner")
    assert s.runner.credits == 2
    assert s.runner.clicks == 3
    assert s.runner.discard == ["Gorman Drip v1"]


@card("Gorman Drip v1")
def test_gorman_drip_ignores_card_abilities_the_mandatory_draw_and_the_runner() -> None:
    s = Scenario(
        corp={"deck": ["Enigma"] * 9, "servers": {"Server 1": {"root": ["PAD Campaign+"]}}, "hand": ["Anonymous Tip"]},
        runner={"rig": ["Gorman Drip v1"], "deck": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Draw 1 card")
    s.end_turn()
    s.choose("Play Anonymous Tip")
    assert s.card("Gorman Drip v1").counters["virus"] == 0


@card("Gorman Drip v1")
def test_gorman_drip_without_counters_is_not_used() -> None:
    assert not Scenario(runner={"rig": ["Gorman Drip v1"]}, turn="runner").can("Use Gorman Drip v1")


# -- Leviathan, Garrote ------------------------------------------------------------------------------------------------


@card("Leviathan")
def test_leviathan_breaks_up_to_three_code_gate_subroutines() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Viktor 1.0+"]}}}, runner={"rig": ["Leviathan"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.use("Leviathan: break", "Subroutine 1", "Subroutine 2")
    assert s.runner.credits == 6
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Leviathan")
def test_leviathan_may_break_fewer_and_pumps_by_five() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}, "credits": 0},
        runner={"rig": ["Leviathan"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    assert not s.can("Use Leviathan: break")
    s.choose("Use Leviathan: +5 strength", side="runner")
    assert s.card("Leviathan").strength == 8
    s.choose("Use Leviathan: break")
    assert s.runner.credits == 0  # 3 for Tollbooth, 3 and 3
    s.pass_all()
    assert s.card("Leviathan").strength == 3


@card("Leviathan", "Garrote")
@pytest.mark.parametrize(("breaker", "ice"), [("Leviathan", "Ice Wall+"), ("Garrote", "Enigma+")])
def test_they_break_their_own_subtype_only(breaker: str, ice: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}},
        runner={"rig": [breaker], "credits": 9},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can(f"Use {breaker}: break")


@card("Garrote")
def test_garrote_breaks_a_sentry_subroutine_for_a_credit() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ichi 1.0+"]}}}, runner={"rig": ["Garrote"], "credits": 9}, turn="runner"
    )
    assert s.runner.memory == 2
    s.choose("Run HQ")
    assert not s.can("Use Garrote: break")
    s.choose("Use Garrote: +1 strength", side="runner")
    s.choose("Use Garrote: +1 strength")
    s.use("Garrote: break", "Subroutine 1")
    assert s.runner.credits == 6
    assert s.card("Garrote").strength == 4


# -- Expert Schedule Analyzer ------------------------------------------------------------------------------------------


def analyzer() -> Scenario:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Priority Requisition"]},
        runner={"rig": ["Expert Schedule Analyzer"]},
        turn="runner",
    )
    s.choose("Use Expert Schedule Analyzer")
    return s


@card("Expert Schedule Analyzer")
def test_expert_schedule_analyzer_reveals_hq_instead_of_accessing() -> None:
    s = analyzer()
    assert s.runner.clicks == 3
    s.choose("Continue")
    s.choose("Yes")
    assert s.card("Hedge Fund").known_to == s.card("Priority Requisition").known_to == ["corp", "runner"]
    s.pass_all()
    assert s.accessed == []
    assert s.runner.scored == []
    assert "The run on HQ is successful." in s.log


@card("Expert Schedule Analyzer")
def test_expert_schedule_analyzer_may_access_as_usual() -> None:
    s = analyzer()
    s.choose("Continue")
    s.choose("No")
    s.pass_all()
    assert len(s.accessed) == 1


@card("Expert Schedule Analyzer")
def test_expert_schedule_analyzer_sees_nothing_after_an_unsuccessful_run() -> None:
    s = analyzer()
    s.choose("Jack out")
    assert s.card("Hedge Fund").known_to == ["corp"]


# -- Silencer ----------------------------------------------------------------------------------------------------------


@card("Silencer")
def test_silencer_pays_for_killers_and_nothing_else() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}, "R&D": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Silencer", "Ninja", "Gordian Blade"], "credits": 0},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run R&D")
    s.to_encounter()
    assert not s.can("Use Gordian Blade: break")
    s.pass_all()
    s.choose("Run HQ")
    s.to_encounter()
    s.choose("Use Ninja: break", side="runner")
    assert s.card("Silencer").counters["credit"] == 0


@card("Silencer")
def test_silencer_fills_up_each_turn() -> None:
    s = Scenario(runner={"rig": [("Silencer", {"credit": 0})]}, turn="corp")
    s.end_turn()
    assert s.card("Silencer").counters["credit"] == 1


# -- Savoir-faire ------------------------------------------------------------------------------------------------------


@card("Savoir-faire")
def test_savoir_faire_installs_a_program_in_mid_run_paying_for_both() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Savoir-faire"], "hand": ["Corroder", "Diesel", "Ninja"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Savoir-faire", side="runner")
    s.choose("Done")  # Ninja costs more than is left, and no program is trashed first
    assert "Corroder" in s.runner.rig
    assert s.runner.credits == 1
    assert s.runner.clicks == 3
    s.choose("Use Corroder: break", side="runner")
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Savoir-faire")
def test_savoir_faire_works_once_a_turn() -> None:
    s = Scenario(
        runner={"rig": ["Savoir-faire"], "hand": ["Corroder", "Mimic"], "credits": 20},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    s.use("Savoir-faire", "Corroder", "Done")
    assert not s.can("Use Savoir-faire")
    s.pass_all()
    s.choose("Gain 1 credit")
    assert not s.can("Use Savoir-faire")
    s.pass_all()
    s.next_turn()
    s.pass_until("Use Savoir-faire")
    s.use("Savoir-faire", "Done")
    assert "Mimic" in s.runner.rig


@card("Savoir-faire")
def test_savoir_faire_needs_a_program_and_two_credits() -> None:
    for runner in ({"hand": ["Desperado", "Diesel"], "credits": 9}, {"hand": ["Corroder"], "credits": 0}):
        s = Scenario(runner={"rig": ["Savoir-faire"], **runner}, turn="runner", skip_empty_windows=False)
        s.choose("Gain 1 credit")
        assert not s.can("Use Savoir-faire")


# -- Grifter -----------------------------------------------------------------------------------------------------------


@card("Grifter")
def test_grifter_gives_a_credit_after_a_turn_with_a_successful_run() -> None:
    s = Scenario(runner={"rig": ["Grifter"], "credits": 0}, turn="runner")
    s.run_on("Archives")
    s.end_turn()
    assert s.runner.credits == 4  # 3 clicks, and Grifter's
    assert s.runner.rig == ["Grifter"]
    s.end_turn()
    assert s.runner.rig == ["Grifter"]  # the Corp's turn is none of its business


@card("Grifter")
def test_grifter_leaves_after_a_turn_without_one() -> None:
    s = Scenario(runner={"rig": ["Grifter"], "credits": 0, "clicks": 2}, turn="runner")
    s.choose("Run HQ")
    s.choose("Jack out")
    s.end_turn()
    assert s.runner.discard == ["Grifter"]
    assert s.runner.credits == 1


# -- Fall Guy ----------------------------------------------------------------------------------------------------------


@card("Fall Guy")
def test_fall_guy_saves_another_resource() -> None:
    s = Scenario(corp={"credits": 9}, runner={"rig": ["Fall Guy", "Decoy"], "tags": 1})
    s.choose("Trash Decoy")
    s.choose("Use Fall Guy", side="runner")
    assert s.runner.rig == ["Decoy"]
    assert s.runner.discard == ["Fall Guy"]
    assert s.corp.credits == 7


@card("Fall Guy")
def test_fall_guy_saves_neither_itself_nor_other_types() -> None:
    s = Scenario(corp={"credits": 9}, runner={"rig": ["Fall Guy"], "tags": 1})
    s.choose("Trash Fall Guy")
    assert s.runner.discard == ["Fall Guy"]
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Fall Guy", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.discard == ["Corroder"]
    assert s.runner.rig == ["Fall Guy"]


@card("Fall Guy")
def test_fall_guy_saves_what_the_runners_own_card_trashes() -> None:
    s = Scenario(runner={"rig": ["Fall Guy", "Grifter"], "credits": 0, "clicks": 1}, turn="runner")
    s.choose("Gain 1 credit")
    s.pass_until("Use Fall Guy: prevent")
    s.choose("Use Fall Guy: prevent")
    assert s.runner.rig == ["Grifter"]
    assert s.runner.credits == 1


@card("Fall Guy")
def test_one_fall_guy_takes_the_place_of_another() -> None:
    s = Scenario(corp={"credits": 9}, runner={"rig": ["Fall Guy", "Fall Guy"], "tags": 1})
    s.choose("Trash Fall Guy")
    s.choose("Use Fall Guy", side="runner")
    s.choose("Pass")  # the first could in turn save the second, and then nothing is paid
    assert s.runner.rig == ["Fall Guy"]
    assert s.runner.discard == ["Fall Guy"]


@card("Fall Guy")
def test_two_fall_guys_cannot_save_each_other_for_ever() -> None:
    s = Scenario(corp={"credits": 9}, runner={"rig": ["Fall Guy", "Fall Guy", "Decoy"], "tags": 1})
    s.choose("Trash Decoy")
    s.choose("Use Fall Guy", side="runner")
    s.choose("Use Fall Guy")  # the other one: the first, which is leaving to pay, cannot save it in turn
    assert s.runner.discard == ["Fall Guy"]
    assert s.prompt.startswith("About to happen: the trashing of Decoy.")  # the first was saved, and so not paid
    s.choose("Pass")
    assert sorted(s.runner.discard) == ["Decoy", "Fall Guy"]
    assert s.runner.rig == ["Fall Guy"]


@card("Fall Guy")
def test_fall_guy_is_worth_two_credits() -> None:
    s = Scenario(runner={"rig": ["Fall Guy"], "credits": 0}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use Fall Guy: gain 2 credits")
    assert s.runner.credits == 3
    assert s.runner.discard == ["Fall Guy"]
