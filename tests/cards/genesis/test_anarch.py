"""The Anarch cards of the Genesis cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Darwin ------------------------------------------------------------------------------------------------------------


@card("Darwin")
def test_darwin_is_as_strong_as_it_has_virus_counters() -> None:
    s = Scenario(runner={"rig": [("Darwin", {"virus": 3})]}, turn="runner")
    assert s.card("Darwin").strength == 3
    s = Scenario(runner={"rig": ["Darwin"]}, turn="runner")
    assert s.card("Darwin").strength == 0


@card("Darwin")
def test_darwin_breaks_any_subroutine_for_two_credits_if_strong_enough() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [("Darwin", {"virus": 1})], "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Darwin")
    assert s.runner.credits == 0
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Darwin")
def test_darwin_without_counters_breaks_nothing_stronger() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"rig": ["Darwin"]}, turn="runner")
    s.choose("Run HQ")
    assert not s.can("Use Darwin")
    assert s.run is None  # Ice Wall has ended the run


@card("Darwin")
def test_darwin_may_grow_for_a_credit_when_the_turn_begins() -> None:
    s = Scenario(runner={"rig": ["Darwin"], "credits": 3})
    s.end_turn()
    assert s.side == "runner"
    s.choose("Yes")
    assert s.card("Darwin").counters["virus"] == 1
    assert s.runner.credits == 2


@card("Darwin")
def test_darwin_asks_nothing_of_a_runner_without_credits() -> None:
    s = Scenario(runner={"rig": ["Darwin"], "credits": 0})
    s.end_turn()
    assert "Yes" not in s.options
    assert s.can("Gain 1 credit")


@card("Darwin")
@ruling("FAQ/qa/20")
def test_cyberfeeder_pays_for_the_counter_of_darwin_and_the_bypass_of_femme_fatale() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Cyberfeeder", "Darwin"], "credits": 0},
    )
    s.end_turn()
    s.choose("Yes")
    assert s.card("Darwin").counters["virus"] == 1
    assert s.card("Cyberfeeder").counters["credit"] == 0

    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Cyberfeeder"], "hand": ["Femme Fatale"], "credits": 9},
        turn="runner",
    )
    s.choose("Install Femme Fatale")
    s.give("runner", credits=-9)
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.card("Cyberfeeder").counters["credit"] == 0
    assert "The Runner bypasses Ice Wall." in s.log


# -- Data Leak Reversal ------------------------------------------------------------------------------------------------


@card("Data Leak Reversal")
def test_data_leak_reversal_is_installed_only_after_a_successful_run_on_a_central_server() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"hand": ["Data Leak Reversal"]},
        turn="runner",
    )
    assert not s.can("Install Data Leak Reversal")
    reason = s.why_not("Install Data Leak Reversal")
    assert reason is not None
    assert "central server" in reason.message
    s.run_on("Server 1")
    assert not s.can("Install Data Leak Reversal")
    s.run_on("Archives")
    s.choose("Install Data Leak Reversal")
    assert s.runner.rig == ["Data Leak Reversal"]


@card("Data Leak Reversal")
def test_data_leak_reversal_trashes_the_top_of_rnd_while_the_runner_is_tagged() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall"]}, runner={"rig": ["Data Leak Reversal"], "tags": 1}, turn="runner"
    )
    s.choose("Use Data Leak Reversal")
    assert s.corp.discard == ["Hedge Fund"]
    assert not s.card("Hedge Fund").faceup
    assert s.runner.clicks == 3


@card("Data Leak Reversal")
def test_data_leak_reversal_does_nothing_for_a_runner_without_tags() -> None:
    s = Scenario(runner={"rig": ["Data Leak Reversal"]}, turn="runner")
    assert not s.can("Use Data Leak Reversal")


# -- Disrupter ---------------------------------------------------------------------------------------------------------


@card("Disrupter")
@ruling("FAQ/card/disrupter/1")
def test_disrupter_is_used_before_the_corp_bids_and_the_trace_starts_at_zero() -> None:
    s = Scenario(
        corp={"hand": ["SEA Source"], "credits": 5},
        runner={"rig": ["Disrupter"], "credits": 5},
    )
    s.end_turn()
    s.run_on("Archives")
    s.end_turn()
    s.choose("Play SEA Source")
    assert s.side == "runner"
    assert s.options == ["Pass", "Use Disrupter: Prevent a trace. It initiates again with a base trace strength of 0"]
    s.choose("Use Disrupter")
    assert s.runner.discard == ["Disrupter"]
    assert s.side == "corp"
    assert "Trace [0]" in s.prompt
    s.bid(0, 0)
    assert s.runner.tags == 0  # 0 against 0


@card("Disrupter", "Rutherford Grid", "Improved Tracers")
def test_what_raises_the_base_strength_of_traces_raises_the_new_one_as_well() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Hunter+"], "root": ["Rutherford Grid+"]}},
            "scored": ["Improved Tracers"],
            "credits": 5,
        },
        runner={"rig": ["Disrupter"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Disrupter", side="runner")
    assert "Trace [3]" in s.prompt, "0, and 2 and 1 more"


@card("Disrupter")
def test_disrupter_left_alone_lets_the_trace_go_on_and_cannot_be_used_later() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Hunter+"]}}}, runner={"rig": ["Disrupter"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Pass", side="runner")
    assert s.side == "corp"
    assert "Trace [3]" in s.prompt
    s.choose("0")
    assert not s.can("Use Disrupter")
    s.choose("0")
    assert s.runner.tags == 1


# -- Imp ---------------------------------------------------------------------------------------------------------------


@card("Imp")
def test_imp_is_installed_with_two_virus_counters() -> None:
    s = Scenario(runner={"hand": ["Imp"]}, turn="runner")
    s.choose("Install Imp")
    assert s.card("Imp").counters["virus"] == 2


@card("Imp")
def test_imp_trashes_an_accessed_card_at_no_cost_once_a_turn() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Hedge Fund"]},
        runner={"rig": [("Imp", {"virus": 2})], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Imp", side="runner")
    assert s.corp.discard == ["Hedge Fund"]
    assert s.card("Imp").counters["virus"] == 1
    s.pass_all()
    s.run_on("HQ")
    assert len(s.corp.hand) == 1
    assert s.card("Imp").counters["virus"] == 1


@card("Imp")
def test_imp_may_be_used_again_in_the_next_turn() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"] * 3},
        runner={"rig": [("Imp", {"virus": 2})], "clicks": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Imp", side="runner")
    s.pass_all()
    s.end_turn()
    assert s.side == "runner"
    s.choose("Run HQ")
    s.choose("Use Imp", side="runner")
    assert len(s.corp.discard) == 2
    assert s.card("Imp").counters["virus"] == 0


@card("Imp")
def test_imp_can_trash_an_agenda_instead_of_stealing_it() -> None:
    s = Scenario(corp={"hand": ["Priority Requisition"]}, runner={"rig": [("Imp", {"virus": 1})]}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Use Imp")
    assert "No action" not in s.options
    s.choose("Use Imp")
    assert s.corp.discard == ["Priority Requisition"]
    assert s.card("Priority Requisition").faceup
    assert s.runner.scored == []


@card("Imp")
def test_imp_needs_a_counter_and_does_nothing_in_archives() -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"]}, runner={"rig": ["Imp"]}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("No action")
    assert s.options == ["Trash PAD Campaign (4 credits)", "No action"]
    s = Scenario(
        corp={"discard": ["PAD Campaign", "Hedge Fund"]}, runner={"rig": [("Imp", {"virus": 1})]}, turn="runner"
    )
    s.choose("Run Archives")
    s.pass_until("Access PAD Campaign")
    s.choose("Access PAD Campaign")
    assert not s.can("Use Imp")


@card("Imp")
def test_imp_is_no_paid_ability_outside_an_access() -> None:
    s = Scenario(runner={"rig": [("Imp", {"virus": 2})]}, turn="runner", skip_empty_windows=False)
    assert not s.can("Use Imp")
    s.choose("Gain 1 credit")
    assert not s.can("Use Imp")


@card("Imp")
@ruling("FAQ/qa/12")
def test_when_accessed_abilities_come_before_imp_and_demolition_run() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 4},
        runner={"rig": [("Imp", {"virus": 1})], "hand": ["Demolition Run", "Sure Gamble", "Sure Gamble", "Easy Mark"]},
        turn="runner",
    )
    s.play("Demolition Run", "HQ")
    s.pass_until("Yes")
    assert s.side == "corp"
    assert not s.can("Use Imp")
    s.choose("Yes")
    assert s.runner.tags == 1
    assert s.can("Use Imp")
    assert s.can("Trash Snare! (0 credits)")


# -- Nerve Agent -------------------------------------------------------------------------------------------------------


@card("Nerve Agent")
def test_nerve_agent_grows_with_each_successful_run_on_hq() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Nerve Agent"]}, turn="runner")
    s.run_on("HQ")
    assert s.card("Nerve Agent").counters["virus"] == 1
    s.run_on("R&D")
    assert s.card("Nerve Agent").counters["virus"] == 1


@card("Nerve Agent")
@ruling("FAQ/card/nerve-agent/1")
def test_the_runner_says_how_many_cards_nerve_agent_adds_before_accessing() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall", "PAD Campaign", "Enigma"]},
        runner={"rig": [("Nerve Agent", {"virus": 2})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("2")
    assert s.options == ["0", "1", "2"]  # the third counter has just come
    assert not any(line.startswith("The Runner accesses") for line in s.log)
    s.choose("1")
    s.pass_all()
    assert sum(line.startswith("The Runner accesses") for line in s.log) == 2


@card("Nerve Agent")
def test_nerve_agent_adds_nothing_on_other_servers() -> None:
    s = Scenario(runner={"rig": [("Nerve Agent", {"virus": 4})]}, turn="runner")
    s.run_on("R&D")
    assert sum(line.startswith("The Runner accesses") for line in s.log) == 1


# -- Scrubber ----------------------------------------------------------------------------------------------------------


@card("Scrubber")
def test_scrubber_pays_trash_costs_and_nothing_else() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Scrubber"], "hand": ["Easy Mark", "Corroder"], "credits": 2},
        turn="runner",
    )
    assert s.can("Install Corroder")
    s.choose("Run Server 1")
    s.choose("Trash PAD Campaign (4 credits)", side="runner")
    s.pass_all()
    assert s.corp.discard == ["PAD Campaign"]
    assert s.card("Scrubber").counters["credit"] == 0
    assert s.runner.credits == 0


@card("Scrubber")
def test_scrubber_refills_and_does_not_pay_for_installs() -> None:
    s = Scenario(runner={"rig": [("Scrubber", {"credit": 0})], "hand": ["Corroder"], "credits": 0})
    s.end_turn()
    assert s.card("Scrubber").counters["credit"] == 2
    assert not s.can("Install Corroder")


# -- Spinal Modem ------------------------------------------------------------------------------------------------------


@card("Spinal Modem")
def test_spinal_modem_gives_memory_and_credits_for_icebreakers() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Spinal Modem", "Corroder"], "credits": 0},
        turn="runner",
    )
    assert s.runner.memory_limit == 5
    s.choose("Run HQ")
    s.choose("Use Corroder")
    assert s.card("Spinal Modem").counters["credit"] == 1


@card("Spinal Modem")
def test_spinal_modem_hurts_after_a_successful_trace_in_a_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+"]}}},
        runner={"rig": ["Spinal Modem"], "hand": ["Easy Mark"], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("0", side="corp")
    assert s.runner.brain_damage == 1
    assert s.runner.tags == 1


@card("Spinal Modem")
def test_spinal_modem_minds_neither_a_failed_trace_nor_one_outside_a_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+"]}}},
        runner={"rig": ["Spinal Modem"], "hand": ["Easy Mark"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("0", side="corp")
    s.choose("5", side="runner")
    assert s.runner.brain_damage == 0

    s = Scenario(
        corp={"hand": ["SEA Source"]},
        runner={"rig": ["Spinal Modem"], "hand": ["Easy Mark"], "credits": 0, "clicks": 1},
        turn="runner",
    )
    s.run_on("Archives")
    s.choose("Play SEA Source", side="corp")
    s.choose("0")
    s.pass_all()
    assert s.runner.tags == 1
    assert s.runner.brain_damage == 0


@card("Spinal Modem")
def test_only_one_console_can_be_installed() -> None:
    s = Scenario(runner={"rig": ["Grimoire"], "hand": ["Spinal Modem"], "credits": 9}, turn="runner")
    assert not s.can("Install Spinal Modem")


# -- Joshua B. ---------------------------------------------------------------------------------------------------------


def joshua(*more: str) -> Scenario:
    s = Scenario(runner={"rig": ["Joshua B.", *more], "credits": 0})
    s.end_turn()
    return s


@card("Joshua B.")
def test_joshua_b_gives_a_click_and_a_tag_at_the_end_of_the_turn() -> None:
    s = joshua()
    s.choose("Yes")
    assert s.runner.clicks == 5
    assert s.runner.tags == 0
    s.end_turn()
    assert s.runner.tags == 1


@card("Joshua B.")
def test_joshua_b_may_be_declined() -> None:
    s = joshua()
    s.choose("No")
    assert s.runner.clicks == 4
    s.end_turn()
    assert s.runner.tags == 0


@card("Joshua B.")
def test_joshua_b_takes_no_tag_in_a_later_turn() -> None:
    s = joshua()
    s.choose("Yes")
    s.next_turn()
    s.choose("No")
    s.end_turn()
    assert s.runner.tags == 1


@card("Joshua B.")
@ruling("FAQ/qa/16")
def test_joshua_b_sold_to_aesops_pawnshop_still_gives_his_tag() -> None:
    s = joshua("Aesop's Pawnshop")
    s.choose("Joshua B.")
    s.choose("Yes")
    s.choose("Yes")
    assert s.runner.discard == ["Joshua B."]
    assert s.runner.clicks == 5
    assert s.runner.credits == 3
    s.end_turn()
    assert s.runner.tags == 1


@card("Joshua B.")
def test_the_tag_of_joshua_b_can_be_avoided() -> None:
    s = joshua("Decoy")
    s.choose("Yes")
    while s.runner.clicks:
        s.choose("Gain 1 credit")
    s.choose("Use Decoy", side="runner")
    assert s.runner.tags == 0


# -- Meetings ----------------------------------------------------------------------------------------------------------


@card("Mumbad Virtual Tour", "Imp", "Scrubber")
@ruling("RR/must/ex1")
def test_mumbad_virtual_tour_has_to_be_trashed_with_imp_or_with_the_credits_of_scrubber() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mumbad Virtual Tour"]}}},
        runner={"rig": [("Imp", {"virus": 1}), "Scrubber"], "credits": 4},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Use Imp")
    assert "No action" not in s.options
    assert s.can("Trash Mumbad Virtual Tour (5 credits)")
    s.choose("Trash Mumbad Virtual Tour (5 credits)")
    s.choose("Credit pool")  # the first credit had to come from Scrubber
    assert s.corp.discard == ["Mumbad Virtual Tour"]
    assert s.runner.credits == 0
    assert s.card("Scrubber").counters["credit"] == 1

    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mumbad Virtual Tour"]}}},
        runner={"rig": [("Imp", {"virus": 1})], "credits": 4},
        turn="runner",
    )
    s.run_on("Server 1")
    assert s.corp.discard == ["Mumbad Virtual Tour"]  # there was no other choice than Imp
    assert s.card("Imp").counters["virus"] == 0


@card("Imp")
@ruling("FAQ/qa/49")
def test_cyberdex_virus_suite_purges_before_imp_can_trash_it() -> None:
    s = Scenario(
        corp={"hand": ["Cyberdex Virus Suite"]},
        runner={"rig": [("Imp", {"virus": 2})], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    assert s.side == "corp"
    assert not s.can("Use Imp")
    s.choose("Yes")
    assert s.card("Imp").counters["virus"] == 0
    s.pass_all()
    assert s.corp.hand == ["Cyberdex Virus Suite"]


@card("Spinal Modem")
@ruling("FAQ/rules/chain-reactions/ex1")
def test_the_brain_damage_of_spinal_modem_sets_off_sentinel_defense_program_before_chilo_city_grid() -> None:
    s = Scenario(
        corp={
            "scored": ["Sentinel Defense Program"],
            "servers": {"HQ": {"ice": ["Hunter+"], "root": ["ChiLo City Grid+"]}},
        },
        runner={"rig": ["Spinal Modem"], "hand": ["Easy Mark"] * 4, "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("0", side="corp")
    log = [line for line in s.log if line.startswith(("The Runner suffers", "The Runner takes"))]
    assert log[:3] == [
        "The Runner suffers 1 brain damage.",
        "The Runner suffers 1 net damage.",
        "The Runner takes 1 tag.",
    ]
    assert s.runner.tags == 2  # from the grid and from Hunter
    assert len(s.runner.hand) == 2
