"""The Criminal programs, hardware and resources of the Spin cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

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


@card("Gorman Drip v1")
@ruling("RR/trashing-as-a-cost/2")
def test_counters_on_hivemind_are_on_gorman_drip_as_it_is_trashed() -> None:
    for own in (1, 0):
        s = Scenario(
            runner={"rig": [("Gorman Drip v1", {"virus": own}), ("Hivemind", {"virus": 2})], "credits": 0},
            turn="runner",
        )
        s.choose("Use Gorman Drip v1")
        assert s.runner.credits == own + 2
        assert s.card("Hivemind").counters["virus"] == 2  # counted, not spent


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


@card("Expert Schedule Analyzer")
def test_expert_schedule_analyzer_trashed_during_its_run_still_reveals_hq() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Expert Schedule Analyzer", "Mimic"], "credits": 9},
        turn="runner",
    )
    s.choose("Use Expert Schedule Analyzer")
    s.choose("Use Mimic", side="runner")
    s.choose("Subroutine 2")
    s.choose("Expert Schedule Analyzer", side="corp")
    s.choose("Continue")
    s.choose("Yes")
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    assert s.accessed == []


@card("Expert Schedule Analyzer")
def test_with_nothing_in_hq_there_is_nothing_to_reveal() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Red Herrings"]}}, "credits": 0},
        runner={"rig": ["Expert Schedule Analyzer"]},
        turn="runner",
    )
    s.choose("Use Expert Schedule Analyzer")
    s.choose("Continue")
    s.pass_all()
    assert s.accessed == ["Red Herrings"]


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
    s.choose("Corroder")
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
    s.use("Savoir-faire", "Mimic", "Done")
    assert "Mimic" in s.runner.rig


@card("Savoir-faire")
def test_savoir_faire_needs_a_program_and_two_credits() -> None:
    for runner in ({"hand": ["Desperado", "Diesel"], "credits": 9}, {"hand": ["Corroder"], "credits": 0}):
        s = Scenario(runner={"rig": ["Savoir-faire"], **runner}, turn="runner", skip_empty_windows=False)
        s.choose("Gain 1 credit")
        assert not s.can("Use Savoir-faire")


@card("Savoir-faire")
def test_each_savoir_faire_has_its_own_use_in_each_players_turn() -> None:
    s = Scenario(
        runner={"rig": ["Savoir-faire"] * 2, "hand": ["Corroder", "Mimic", "Ninja"], "credits": 30, "clicks": 1},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    s.use("Savoir-faire", "Corroder", "Done")
    s.use("Savoir-faire", "Mimic", "Done")
    s.pass_until("Use Savoir-faire")
    assert any(line.endswith(": the Corp.") for line in s.log)


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


@card("Fall Guy")
def test_fall_guy_saves_one_of_several_resources() -> None:
    s = Scenario(
        corp={"hand": ["The All-Seeing I"], "credits": 9},
        runner={"rig": ["Fall Guy", "Decoy", "Kati Jones", ("Armitage Codebusting", "facedown")], "tags": 1},
    )
    s.choose("Play The All-Seeing I")
    s.choose("Use Fall Guy", side="runner")
    assert s.options == ["Decoy", "Kati Jones"]  # facedown it is no resource
    s.choose("Kati Jones")
    assert s.runner.rig == ["Kati Jones", "Armitage Codebusting"]


@card("Fall Guy")
def test_what_fall_guy_saves_was_not_given_to_pay() -> None:
    s = Scenario(runner={"rig": ["Fall Guy", "Decoy", "Aesop's Pawnshop"], "credits": 0}, turn="corp")
    s.end_turn()
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Decoy")
    s.choose("Use Fall Guy: prevent")
    assert sorted(s.runner.rig) == ["Aesop's Pawnshop", "Decoy"]
    assert s.runner.credits == 0


@card("Fall Guy")
def test_fall_guy_does_not_help_where_trashing_cannot_be_prevented() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Character Assassination", {"advancement": 3})]}}, "credits": 9},
        runner={"rig": ["Fall Guy", "Decoy"]},
    )
    s.choose("Advance Character Assassination")
    s.choose("Score Character Assassination")
    s.choose("Decoy", side="corp")
    assert s.runner.discard == ["Decoy"]
    s = Scenario(runner={"rig": ["Fall Guy", "Kati Jones"], "hand": ["Kati Jones"], "credits": 9}, turn="runner")
    s.install("Kati Jones")
    assert s.runner.discard == ["Kati Jones"]  # the older copy of a unique card


@card("Fall Guy")
def test_fall_guy_saves_the_host_it_lives_on() -> None:
    home = "Off-Campus Apartment"
    s = Scenario(
        corp={"credits": 9}, runner={"rig": [home, ("Fall Guy", {"host": home}), ("Decoy", {"host": home})], "tags": 1}
    )
    s.choose(f"Trash {home}")
    s.choose("Use Fall Guy", side="runner")
    assert s.runner.rig == [home, "Decoy"]
