"""The Shaper programs, hardware and resources of the Spin cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Lockpick ----------------------------------------------------------------------------------------------------------


@card("Lockpick")
def test_lockpick_pays_for_decoders_and_nothing_else() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Lockpick", "Corroder", "Gordian Blade"], "credits": 0},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Corroder: break")
    s.pass_all()
    s.choose("Run R&D")
    s.to_encounter()
    s.choose("Use Gordian Blade: break", side="runner")
    assert s.card("Lockpick").counters["credit"] == 0


@card("Lockpick")
def test_lockpick_fills_up_each_turn() -> None:
    s = Scenario(runner={"rig": [("Lockpick", {"credit": 0})]}, turn="corp")
    s.end_turn()
    assert s.card("Lockpick").counters["credit"] == 1


# -- False Echo --------------------------------------------------------------------------------------------------------


def echo(ice: list[str], credits: int, **corp: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice}}, "credits": credits, "hand": ["Hedge Fund"], **corp},
        runner={"rig": ["False Echo", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("False Echo")
def test_false_echo_makes_the_corp_rez_passed_ice() -> None:
    s = echo(["Ice Wall"], 5)
    s.choose("Pass", side="corp")
    s.choose("Yes", side="runner")
    assert s.runner.discard == ["False Echo"]
    assert s.side == "corp"
    assert s.options == ["Rez Ice Wall", "Add Ice Wall to HQ"]
    s.choose("Rez Ice Wall")
    assert s.card("Ice Wall").rezzed
    assert s.corp.credits == 4
    s.pass_all()
    assert "The Runner encounters Ice Wall." not in s.log
    assert "The run on HQ is successful." in s.log


@card("False Echo")
def test_false_echo_or_else_takes_the_ice_back_to_hq() -> None:
    s = echo(["Enigma", "Ice Wall+"], 5)
    s.choose("Pass", side="corp")
    s.choose("Yes", side="runner")
    s.choose("Add Enigma to HQ")
    assert sorted(s.corp.hand) == ["Enigma", "Hedge Fund"]
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    assert s.card("Enigma").known_to == ["corp"]
    assert s.run is not None
    assert s.run.ice == "Ice Wall"  # the run goes on with what is behind


@card("False Echo")
def test_the_question_of_false_echo_does_not_tell_what_the_corp_can_afford() -> None:
    s = echo(["Enigma"], 1)
    s.choose("Yes", side="runner")
    assert s.side == "corp"
    assert s.options == ["Add Enigma to HQ"]
    s.choose("Add Enigma to HQ")
    assert "Enigma" in s.corp.hand


@card("False Echo")
def test_the_runner_may_keep_false_echo() -> None:
    s = echo(["Ice Wall"], 0)
    s.choose("No", side="runner")
    s.pass_all()
    assert "False Echo" in s.runner.rig
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]


@card("False Echo")
def test_false_echo_does_not_hear_rezzed_ice() -> None:
    s = echo(["Ice Wall+"], 0)
    s.choose("Use Corroder: break", side="runner")
    s.pass_all()
    assert "False Echo" in s.runner.rig
    assert "The Runner uses False Echo." not in s.log


@card("False Echo")
def test_false_echo_and_an_additional_cost_to_rez() -> None:
    s = echo(["Archer"], 9, scored=["Hostile Takeover"])
    s.choose("Pass", side="corp")
    s.choose("Yes", side="runner")
    s.choose("Rez Archer")
    s.pass_all()
    assert s.card("Archer").rezzed
    assert s.corp.scored == []
    s = echo(["Archer"], 9)
    s.choose("Yes", side="runner")
    s.choose("Add Archer to HQ")  # no agenda to forfeit
    assert "Archer" in s.corp.hand


@card("False Echo")
def test_a_false_echo_saved_from_being_trashed_does_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 0},
        runner={"rig": ["False Echo", "Sacrificial Construct"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="runner")
    s.choose("Use Sacrificial Construct", side="runner")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    assert s.runner.rig == ["False Echo"]


@card("False Echo")
def test_the_price_of_false_echo_during_running_interference() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}}, "credits": 7},
        runner={"hand": ["Running Interference"], "rig": ["False Echo"]},
        turn="runner",
    )
    s.play("Running Interference", "HQ")
    s.choose("Pass", side="corp")
    s.choose("Yes", side="runner")
    s.choose("Rez Enigma", side="corp")
    assert s.corp.credits == 1


@card("False Echo")
def test_false_echo_hears_ice_that_was_derezzed_before_it_was_passed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["False Echo", "Crescentus", "Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: break", side="runner")
    s.choose("Use Crescentus")
    s.pass_until("Yes")
    s.choose("Yes", side="runner")
    assert s.options == ["Rez Ice Wall", "Add Ice Wall to HQ"]


@card("False Echo")
def test_ice_that_one_false_echo_had_rezzed_goes_to_hq_for_the_next() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}}, "credits": 9}, runner={"rig": ["False Echo"] * 2}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Pass", side="corp")
    s.choose("False Echo", side="runner")
    s.choose("Yes", side="runner")
    s.choose("Rez Enigma", side="corp")
    s.choose("Yes", side="runner")
    assert s.corp.servers["HQ"]["ice"] == []
    assert s.corp.hand == ["Enigma"]


@card("False Echo")
def test_what_is_hosted_on_ice_taken_back_by_false_echo_is_trashed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall"]}}, "credits": 0},
        runner={"rig": ["False Echo", ("Parasite", {"host": "Ice Wall"})]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Yes", side="runner")
    s.choose("Add Ice Wall to HQ", side="corp")
    assert s.runner.discard == ["False Echo", "Parasite"]
    assert s.run is None  # nothing was left of the server
    assert "A card (outermost, Server 1) is added to HQ." in [line["text"] for line in s.game.view("runner")["log"]]


# -- Motivation --------------------------------------------------------------------------------------------------------


@card("Motivation")
def test_motivation_shows_the_runner_the_top_card_of_the_stack() -> None:
    s = Scenario(runner={"rig": ["Motivation"], "deck": ["Corroder", "Diesel"]}, turn="corp")
    s.choose("Gain 1 credit")
    s.choose("Gain 1 credit")
    s.choose("Gain 1 credit")
    s.pass_until("Yes")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.card("Corroder").known_to == ["runner"]
    assert s.card("Diesel").known_to == []
    assert s.runner.deck == ["Corroder", "Diesel"]


@card("Motivation")
def test_motivation_may_be_left_and_an_empty_stack_shows_nothing() -> None:
    s = Scenario(runner={"rig": ["Motivation"], "deck": ["Corroder", "Diesel"]}, turn="corp")
    s.end_turn()
    s.pass_all()
    assert s.card("Corroder").known_to == []
    s = Scenario(runner={"rig": ["Motivation"], "deck": []}, turn="corp")
    s.end_turn()
    assert "Yes" not in s.options


@card("Motivation")
def test_motivation_tells_the_runner_alone_which_card_it_is() -> None:
    s = Scenario(runner={"rig": ["Motivation"], "deck": ["Corroder", "Diesel"]}, turn="corp")
    s.end_turn()
    s.choose("Yes", side="runner")
    line = "The Runner looks at the top card of the Runner's stack"
    assert s.game.view("runner")["log"][-1]["text"] == f"{line}: Corroder."
    for reader in ("corp", "spectator"):
        assert s.game.view(reader)["log"][-1]["text"] == f"{line}."


# -- Record Reconstructor ----------------------------------------------------------------------------------------------


def reconstructor(*discard: object) -> Scenario:
    s = Scenario(
        corp={"discard": list(discard), "deck": ["Enigma"]}, runner={"rig": ["Record Reconstructor"]}, turn="runner"
    )
    s.choose("Run Archives")
    s.choose("Continue")
    return s


@card("Record Reconstructor")
def test_record_reconstructor_puts_a_faceup_card_on_top_of_rnd() -> None:
    s = reconstructor("Hedge Fund", ("Priority Requisition", "facedown"), "Ice Wall")
    s.choose("Yes")
    assert s.options == ["Hedge Fund", "Ice Wall"]  # faceup cards only
    s.choose("Hedge Fund")
    assert s.corp.deck == ["Hedge Fund", "Enigma"]
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    s.pass_all()
    assert s.accessed == []
    assert s.card("Priority Requisition").known_to == ["corp"]


@card("Record Reconstructor")
def test_record_reconstructor_may_be_left_alone() -> None:
    s = reconstructor("Hedge Fund", ("Priority Requisition", "facedown"))
    s.choose("No")
    s.pass_all()
    assert s.runner.scored == ["Priority Requisition"]
    assert s.corp.deck == ["Enigma"]


@card("Record Reconstructor")
def test_record_reconstructor_finds_no_facedown_card() -> None:
    s = reconstructor(("Priority Requisition", "facedown"))
    s.pass_all()
    assert s.runner.scored == ["Priority Requisition"]


@card("Record Reconstructor")
def test_record_reconstructor_is_for_archives_only() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund"], "deck": ["Enigma"]}, runner={"rig": ["Record Reconstructor"]}, turn="runner"
    )
    s.choose("Run R&D")
    s.choose("Continue")
    assert "Yes" not in s.options


@card("Record Reconstructor")
def test_only_one_record_reconstructor_replaces_the_access() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund", "Ice Wall"], "deck": ["Enigma"]},
        runner={"rig": ["Record Reconstructor"] * 2},
        turn="runner",
    )
    s.choose("Run Archives")
    s.choose("Continue")
    s.choose("Record Reconstructor")
    s.choose("Yes")
    s.choose("Ice Wall")
    assert s.run is None  # the other is not asked about
    assert s.corp.deck == ["Ice Wall", "Enigma"]


@card("Record Reconstructor")
def test_record_reconstructor_follows_a_run_that_was_moved_to_archives_or_away() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Susanoo-no-Mikoto+"]}}},
        runner={"rig": ["Record Reconstructor"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.corp.discard == []
    s = Scenario(
        corp={"discard": ["Hedge Fund"], "hand": ["Enigma"]},
        runner={"rig": ["Record Reconstructor", "Sneakdoor Beta"]},
        turn="runner",
    )
    s.choose("Use Sneakdoor Beta")
    s.pass_all()
    assert s.accessed == ["Enigma"]


# -- Torch -------------------------------------------------------------------------------------------------------------


@card("Torch")
def test_torch_breaks_code_gate_subroutines_for_a_credit_each() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Torch"], "credits": 9},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run R&D")
    s.to_encounter()
    assert not s.can("Use Torch: break")
    s.pass_all()
    s.choose("Run HQ")
    s.to_encounter()
    assert s.card("Torch").strength == 4
    assert not s.can("Use Torch: break")
    s.choose("Use Torch: +1 strength", side="runner")
    s.choose("Use Torch: break", side="runner")
    assert s.runner.credits == 4  # 3 for Tollbooth, 1 and 1


# -- Woman in the Red Dress --------------------------------------------------------------------------------------------


def woman(deck: list[str]) -> Scenario:
    s = Scenario(corp={"deck": deck, "clicks": 1}, runner={"rig": ["Woman in the Red Dress"]})
    s.choose("Gain 1 credit")
    return s


@card("Woman in the Red Dress")
def test_the_woman_shows_the_top_of_rnd_and_the_corp_may_draw_it() -> None:
    s = woman(["Hedge Fund", "Enigma"])
    s.pass_until("Yes")
    assert s.side == "corp"
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    assert "Hedge Fund is revealed." in s.log
    s.choose("Yes")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.corp.deck == ["Enigma"]
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    assert s.card("Enigma").known_to == []
    assert s.side == "runner"


@card("Woman in the Red Dress")
def test_the_corp_may_leave_the_card_where_it_is() -> None:
    s = woman(["Hedge Fund", "Enigma"])
    s.pass_until("No")
    s.choose("No")
    assert s.corp.hand == []
    assert s.corp.deck == ["Hedge Fund", "Enigma"]
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]


@card("Woman in the Red Dress")
def test_the_woman_has_nothing_to_show_when_rnd_is_empty() -> None:
    s = woman([])
    s.pass_all()
    assert s.side == "runner"
    assert s.corp.hand == []


@card("Woman in the Red Dress")
def test_the_card_she_shows_is_drawn_like_any_other() -> None:
    s = Scenario(
        corp={
            "deck": ["Hedge Fund", "Enigma", "Snare!"],
            "servers": {"Server 1": {"root": ["Daily Business Show+"]}},
            "clicks": 1,
        },
        runner={"rig": ["Woman in the Red Dress"]},
    )
    s.choose("Gain 1 credit")
    s.pass_until("Yes")
    s.choose("Yes", side="corp")
    s.choose("Hedge Fund", side="corp")  # Daily Business Show
    assert s.corp.hand == ["Enigma"]
    assert s.corp.deck == ["Snare!", "Hedge Fund"]


# -- LLDS Processor ----------------------------------------------------------------------------------------------------


@card("LLDS Processor")
def test_llds_processor_strengthens_an_installed_icebreaker_for_the_turn() -> None:
    s = Scenario(
        runner={"rig": ["LLDS Processor", "Mimic"], "hand": ["Corroder", "Datasucker"], "credits": 9}, turn="runner"
    )
    s.install("Corroder")
    assert s.card("Corroder").strength == 3
    assert s.card("Mimic").strength == 3  # as printed
    s.install("Datasucker")
    s.end_turn()
    assert s.card("Corroder").strength == 2


@card("LLDS Processor")
def test_llds_processors_add_up() -> None:
    s = Scenario(
        runner={"rig": ["LLDS Processor", "LLDS Processor"], "hand": ["Corroder"], "credits": 9}, turn="runner"
    )
    s.install("Corroder")
    s.pass_all()
    assert s.card("Corroder").strength == 4


@card("LLDS Processor")
def test_llds_processor_does_not_care_how_the_icebreaker_was_installed() -> None:
    s = Scenario(
        runner={"rig": ["LLDS Processor"], "hand": ["Test Run"], "discard": ["Torch"], "credits": 9}, turn="runner"
    )
    s.play("Test Run", "Install a program from your heap")
    assert s.card("Torch").strength == 5


# -- Capstone ----------------------------------------------------------------------------------------------------------


def capstone(hand: list[str], rig: list[str]) -> Scenario:
    s = Scenario(runner={"rig": ["Capstone", *rig], "hand": hand, "deck": ["Sure Gamble"] * 6}, turn="runner")
    s.choose("Use Capstone")
    return s


@card("Capstone")
def test_capstone_trades_spare_copies_for_cards() -> None:
    s = capstone(["Corroder", "Corroder", "Capstone", "Diesel", "Mimic"], ["Corroder"])
    for title in ("Corroder", "Corroder", "Capstone", "Diesel"):
        s.choose(title)
    s.choose("Done")
    assert sorted(s.runner.discard) == ["Capstone", "Corroder", "Corroder", "Diesel"]
    assert sorted(s.runner.hand) == ["Mimic", "Sure Gamble", "Sure Gamble", "Sure Gamble"]
    assert s.runner.clicks == 3


@card("Capstone")
def test_capstone_draws_nothing_for_cards_without_an_installed_copy() -> None:
    s = capstone(["Diesel", "Mimic"], ["Corroder"])
    s.choose("Mimic")
    s.choose("Done")
    assert s.runner.hand == ["Diesel"]
    assert s.runner.discard == ["Mimic"]
    s = capstone(["Diesel"], [])
    s.choose("Done")  # any number: none
    assert s.runner.hand == ["Diesel"]


@card("Capstone")
def test_a_facedown_card_is_no_copy_for_capstone() -> None:
    s = Scenario(
        runner={"rig": ["Capstone", ("Corroder", "facedown")], "hand": ["Corroder"], "deck": ["Sure Gamble"]},
        turn="runner",
    )
    s.choose("Use Capstone")
    s.choose("Corroder")
    s.pass_all()
    assert s.runner.hand == []


@card("Capstone")
def test_capstone_needs_cards_in_the_grip() -> None:
    assert not Scenario(runner={"rig": ["Capstone"], "deck": ["Diesel"]}, turn="runner").can("Use Capstone")


@card("Capstone")
def test_a_card_in_the_workshop_is_not_installed_for_capstone() -> None:
    s = Scenario(
        runner={"rig": ["Capstone", "Personal Workshop"], "hand": ["Corroder"] * 2, "deck": ["Diesel"]}, turn="runner"
    )
    s.choose("Use Personal Workshop")
    s.pass_all()
    s.choose("Use Capstone: Trash any number of cards from your grip, to draw 1 for each with another copy installed")
    s.choose("Corroder")
    s.pass_all()
    assert s.runner.discard == ["Corroder"]
    assert s.runner.hand == []


# -- CyberSolutions Mem Chip -------------------------------------------------------------------------------------------


@card("CyberSolutions Mem Chip")
def test_cybersolutions_mem_chip_gives_two_memory() -> None:
    s = Scenario(runner={"hand": ["CyberSolutions Mem Chip"], "credits": 4}, turn="runner")
    assert s.runner.memory_limit == 4
    s.install("CyberSolutions Mem Chip")
    assert s.runner.memory_limit == 6
    assert s.runner.credits == 0


# -- Alpha, Omega ------------------------------------------------------------------------------------------------------


def ai(breaker: str, *ice: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}, "credits": 0},
        runner={"rig": [breaker], "credits": 9},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Alpha", "Omega")
@pytest.mark.parametrize("breaker", ["Alpha", "Omega"])
def test_alpha_and_omega_break_any_ice_on_a_server_with_one_piece(breaker: str) -> None:
    for ice, strength in (("Ice Wall+", 1), ("Enigma+", 2), ("Neural Katana+", 3)):
        s = ai(breaker, ice)
        for _ in range(strength - 1):
            assert not s.can(f"Use {breaker}: break")
            s.choose(f"Use {breaker}: +1 strength", side="runner")
        before = s.runner.credits
        s.choose(f"Use {breaker}: break", side="runner")
        assert s.runner.credits == before - 1


@card("Omega")
def test_omega_breaks_the_innermost_ice_only() -> None:
    s = ai("Omega", "Ice Wall+", "Enigma")
    s.choose("Use Omega: +1 strength", side="runner")
    assert not s.can("Use Omega: break")
    s = ai("Omega", "Enigma", "Ice Wall+")
    s.pass_until("Use Omega: break")
    s.choose("Use Omega: break")
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Alpha")
def test_alpha_breaks_the_outermost_ice_only() -> None:
    s = ai("Alpha", "Ice Wall+", "Ice Wall+")
    s.choose("Use Alpha: break", side="runner")
    s.pass_until("Use Alpha: +1 strength")
    s.to_encounter()
    assert s.run is not None
    assert not s.can("Use Alpha: break")
    assert s.can("Use Alpha: +1 strength")
    s = ai("Alpha", "Enigma", "Ice Wall+")
    assert s.run is not None
    assert s.run.ice == "Ice Wall"
    assert not s.can("Use Alpha: break")  # unrezzed ice is the outermost piece


# -- Sharpshooter ------------------------------------------------------------------------------------------------------


def sharpshooter(ice: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}, "credits": 9, "scored": ["Hostile Takeover"]},
        runner={"rig": ["Sharpshooter", "Corroder"], "credits": 9, **runner},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Sharpshooter")
def test_sharpshooter_is_trashed_to_break_any_number_of_destroyer_subroutines() -> None:
    s = sharpshooter("Archer+")
    assert not s.can("Use Sharpshooter: break")  # 3 against 6
    s.choose("Use Sharpshooter: +2 strength", side="runner")
    s.choose("Use Sharpshooter: +2 strength", side="runner")
    assert s.card("Sharpshooter").strength == 7
    s.use("Sharpshooter: break", "Subroutine 2", "Subroutine 3", "Done")
    assert s.runner.discard == ["Sharpshooter"]
    assert s.runner.credits == 7
    before = s.corp.credits
    s.pass_all()
    assert s.corp.credits == before + 2  # the first subroutine
    assert s.runner.rig == ["Corroder"]
    assert "The run is ended." in s.log  # and the fourth


@card("Sharpshooter")
def test_sharpshooter_can_break_all_of_them() -> None:
    s = sharpshooter("Rototurret+")
    s.use("Sharpshooter: break", "Subroutine 1")
    s.choose("Subroutine 2")
    s.pass_all()
    assert "The run on HQ is successful." in s.log
    assert s.runner.rig == ["Corroder"]


@card("Sharpshooter")
def test_sharpshooter_breaks_destroyers_only() -> None:
    for ice in ("Neural Katana+", "Enigma+"):
        assert not sharpshooter(ice).can("Use Sharpshooter: break")


# -- Power Nap ---------------------------------------------------------------------------------------------------------


@card("Power Nap")
def test_power_nap_gives_two_credits_and_one_for_each_double_in_the_heap() -> None:
    s = Scenario(runner={"hand": ["Power Nap"], "credits": 0}, turn="runner")
    s.choose("Play Power Nap")
    assert s.runner.credits == 2  # it is not in the heap itself
    assert s.runner.clicks == 2
    s = Scenario(
        runner={"hand": ["Power Nap"], "discard": ["Power Nap", "Lawyer Up", "Diesel", "Corroder"], "credits": 0},
        turn="runner",
    )
    s.choose("Play Power Nap")
    assert s.runner.credits == 4


@card("Power Nap")
def test_power_nap_takes_two_clicks() -> None:
    assert not Scenario(runner={"hand": ["Power Nap"], "clicks": 1}, turn="runner").can("Play Power Nap")


@card("Power Nap")
def test_power_nap_played_again_from_the_heap_does_not_count_itself() -> None:
    s = Scenario(
        runner={"rig": ["Same Old Thing"], "discard": ["Power Nap", "Lawyer Up"], "credits": 0, "clicks": 3},
        turn="runner",
    )
    s.use("Same Old Thing")
    assert s.runner.credits == 3
    assert s.runner.clicks == 0
    assert not Scenario(runner={"rig": ["Same Old Thing"], "discard": ["Power Nap"], "clicks": 2}, turn="runner").can(
        "Use Same Old Thing"
    )


@card("False Echo")
def test_the_question_of_false_echo_names_the_ice_by_its_place() -> None:
    s = echo(["Enigma", "Ice Wall"], 5)
    s.choose("Pass", side="corp")
    s.pass_until("Yes")
    assert s.game.decision is not None
    assert s.game.decision.prompt == (
        "False Echo: trash this card to make the Corp either rez the unrezzed ice (outermost, HQ) or add it to HQ?"
    )
