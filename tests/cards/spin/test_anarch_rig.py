"""The Anarch identity, programs, hardware and resources of the Spin cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Reina Roja: Freedom Fighter ---------------------------------------------------------------------------------------

REINA = "Reina Roja: Freedom Fighter"


@card("Reina Roja: Freedom Fighter")
def test_reina_raises_the_rez_cost_of_the_first_ice_of_a_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}, "credits": 9},
        runner={"identity": REINA, "rig": ["Corroder", "Gordian Blade"], "credits": 9},
        turn="runner",
    )
    assert s.runner.link == 1
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.credits == 7  # 1, and 1 more
    s.choose("Use Corroder: break", side="runner")
    s.rez("Enigma")
    assert s.corp.credits == 4  # 3 as printed


@card("Reina Roja: Freedom Fighter")
def test_reina_counts_ice_rezzed_in_either_turn_and_no_other_card() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}, "Server 1": {"root": ["PAD Campaign"]}},
            "credits": 9,
        },
        runner={"identity": REINA, "rig": ["Corroder", "Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.rez("PAD Campaign")
    assert s.corp.credits == 7
    s.pass_all()
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.credits == 5  # the asset was no ice
    s.choose("Jack out", side="runner") if s.can("Jack out") else s.pass_all()
    s.next_turn()
    before = s.corp.credits
    s.choose("Run HQ")
    s.choose("Use Corroder: break", side="runner")
    s.rez("Enigma")
    assert s.corp.credits == before - 4  # the first of its turn


@card("Reina Roja: Freedom Fighter")
def test_the_corp_must_afford_what_reina_adds() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 1}, runner={"identity": REINA}, turn="runner"
    )
    s.choose("Run HQ")
    assert s.side == "runner"  # nothing can be rezzed
    assert not s.card("Ice Wall").rezzed


@card("Reina Roja: Freedom Fighter")
def test_reina_remembers_ice_that_was_trashed_or_derezzed_since() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}, "credits": 9},
        runner={
            "identity": REINA,
            "rig": [("Parasite", {"host": "Ice Wall"}), ("Datasucker", {"virus": 1}), "Gordian Blade"],
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Ice Wall")
    s.choose("Use Datasucker", side="runner")
    assert s.corp.discard == ["Ice Wall"]
    s.rez("Enigma")
    assert s.corp.credits == 4  # 2 and 3: Ice Wall was the first
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 9},
        runner={"identity": REINA, "rig": ["Corroder", "Crescentus"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Ice Wall")
    s.choose("Use Corroder: break", side="runner")
    s.choose("Use Crescentus")
    s.pass_all()
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.credits == 6  # 2 and 1


# -- Hemorrhage --------------------------------------------------------------------------------------------------------


@card("Hemorrhage")
def test_hemorrhage_gathers_counters_and_bleeds_hq() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund", "Ice Wall"]}, runner={"rig": ["Hemorrhage"], "clicks": 6}, turn="runner")
    s.run_on("Archives")
    assert s.card("Hemorrhage").counters["virus"] == 1
    assert not s.can("Use Hemorrhage")
    s.run_on("R&D")
    s.choose("Use Hemorrhage")
    assert s.side == "corp"
    assert s.options == ["Hedge Fund", "Ice Wall"]
    s.choose("Ice Wall")
    assert s.corp.discard == ["Ice Wall"]
    assert s.corp.hand == ["Hedge Fund"]
    assert s.card("Ice Wall").known_to == ["corp"]
    assert s.card("Hemorrhage").counters["virus"] == 0
    assert s.runner.clicks == 3


@card("Hemorrhage")
def test_hemorrhage_gets_nothing_for_an_unsuccessful_run() -> None:
    s = Scenario(runner={"rig": ["Hemorrhage"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Jack out")
    assert s.card("Hemorrhage").counters["virus"] == 0


@card("Hemorrhage")
def test_hemorrhage_needs_cards_in_hq_and_a_click() -> None:
    s = Scenario(runner={"rig": [("Hemorrhage", {"virus": 2})]}, turn="runner")
    assert not s.can("Use Hemorrhage")
    s = Scenario(corp={"hand": ["Enigma"]}, runner={"rig": [("Hemorrhage", {"virus": 2})], "clicks": 1}, turn="runner")
    s.choose("Use Hemorrhage")
    assert s.corp.discard == ["Enigma"]


@card("Hemorrhage")
def test_which_card_hemorrhage_cost_hq_is_not_told_though_hq_was_revealed() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Snare!"]},
        runner={"hand": ["Executive Wiretaps"], "rig": [("Hemorrhage", {"virus": 2})], "credits": 4},
        turn="runner",
    )
    s.choose("Play Executive Wiretaps")
    s.choose("Use Hemorrhage")
    s.choose("Snare!", side="corp")
    assert s.card("Snare!").known_to == s.card("Hedge Fund").known_to == ["corp"]
    assert s.game.view("runner")["log"][-1]["text"] == "A card is trashed from HQ."


@card("Hemorrhage")
def test_hemorrhage_may_spend_counters_of_hivemind() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"rig": [("Hemorrhage", {"virus": 1}), ("Hivemind", {"virus": 1})]},
        turn="runner",
    )
    s.choose("Use Hemorrhage")
    s.choose("Hivemind")  # of which card the first counter is
    assert s.corp.discard == ["Hedge Fund"]
    assert s.card("Hivemind").counters["virus"] == s.card("Hemorrhage").counters["virus"] == 0


@card("Hemorrhage", "Grifter", "Record Reconstructor")
def test_a_run_under_crisium_grid_is_no_successful_run_for_them() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund"], "servers": {"Archives": {"root": ["Crisium Grid+"]}}},
        runner={"rig": ["Hemorrhage", "Grifter", "Record Reconstructor"], "clicks": 1},
        turn="runner",
    )
    s.run_on("Archives")
    assert s.card("Hemorrhage").counters["virus"] == 0
    assert s.accessed == ["Crisium Grid", "Hedge Fund"]
    assert "Grifter" in s.runner.discard


# -- Dyson Fractal Generator -------------------------------------------------------------------------------------------


@card("Dyson Fractal Generator")
def test_dyson_fractal_generator_pays_for_fracters() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Dyson Fractal Generator", "Corroder"], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: break", side="runner")
    assert s.card("Dyson Fractal Generator").counters["credit"] == 0
    assert s.runner.credits == 0


@card("Dyson Fractal Generator")
def test_dyson_fractal_generator_pays_for_nothing_else() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Dyson Fractal Generator", "Ninja"], "hand": ["Corroder"], "credits": 1},
        turn="runner",
    )
    assert not s.can("Install Corroder")
    s.choose("Run HQ")
    s.choose("Use Ninja: break", side="runner")
    assert s.card("Dyson Fractal Generator").counters["credit"] == 1
    assert s.runner.credits == 0


@card("Dyson Fractal Generator")
def test_dyson_fractal_generator_fills_up_each_turn() -> None:
    s = Scenario(runner={"rig": [("Dyson Fractal Generator", {"credit": 0})]}, turn="corp")
    s.end_turn()
    assert s.card("Dyson Fractal Generator").counters["credit"] == 1


# -- Hard at Work ------------------------------------------------------------------------------------------------------


@card("Hard at Work")
def test_hard_at_work_gives_two_credits_and_takes_a_click_each_turn() -> None:
    s = Scenario(runner={"rig": ["Hard at Work"], "credits": 0}, turn="corp")
    s.end_turn()
    assert s.side == "runner"
    assert s.runner.credits == 2
    assert s.runner.clicks == 3


@card("Hard at Work")
def test_two_copies_of_hard_at_work_add_up_and_the_corps_turn_is_left_alone() -> None:
    s = Scenario(runner={"rig": ["Hard at Work", "Hard at Work"], "credits": 0}, turn="corp")
    s.end_turn()
    s.pass_all()
    assert (s.runner.credits, s.runner.clicks) == (4, 2)
    s.end_turn()
    assert s.corp.clicks == 3
    assert s.runner.credits == 6  # 2 by clicks, nothing from the cards


# -- Activist Support --------------------------------------------------------------------------------------------------


@card("Activist Support")
def test_activist_support_tags_an_untagged_runner_as_the_corps_turn_begins() -> None:
    s = Scenario(runner={"rig": ["Activist Support"]}, turn="runner")
    s.end_turn()
    assert s.side == "corp"
    assert s.runner.tags == 1
    assert s.corp.bad_publicity == 0
    s.end_turn()
    assert s.corp.bad_publicity == 1
    s.next_turn()
    assert s.runner.tags == 1  # tagged already
    assert s.corp.bad_publicity == 1  # and this is there already


@card("Activist Support")
def test_the_tag_of_activist_support_can_be_avoided() -> None:
    s = Scenario(runner={"rig": ["Activist Support", "Decoy"]}, turn="runner")
    s.end_turn()
    s.choose("Use Decoy")
    assert s.runner.tags == 0


@card("Activist Support")
def test_two_copies_of_activist_support_give_one_tag_and_one_bad_publicity() -> None:
    s = Scenario(runner={"rig": ["Activist Support", "Activist Support"]}, turn="runner")
    s.end_turn()
    s.pass_all()
    assert s.runner.tags == 1
    s.end_turn()
    s.choose("Activist Support")
    assert s.corp.bad_publicity == 1


@card("Activist Support")
def test_a_corp_with_bad_publicity_gets_no_more_from_activist_support() -> None:
    s = Scenario(corp={"bad_publicity": 1}, runner={"rig": ["Activist Support"], "tags": 2}, turn="runner")
    s.next_turn()
    assert s.runner.tags == 2
    assert s.corp.bad_publicity == 1


@card("Activist Support", "Paparazzi")
def test_a_runner_whom_paparazzi_calls_tagged_has_no_tags_for_activist_support() -> None:
    s = Scenario(corp={"bad_publicity": 1}, runner={"rig": ["Activist Support", "Paparazzi"]}, turn="runner")
    s.end_turn()
    assert s.runner.tags == 1


# -- Tallie Perrault ---------------------------------------------------------------------------------------------------


def tallie(operation: str, **runner: object) -> Scenario:
    return Scenario(
        corp={"hand": [operation], "credits": 9},
        runner={"rig": ["Tallie Perrault"], "hand": ["Diesel"] * 5, "tags": 1, **runner},
    )


@card("Tallie Perrault")
@pytest.mark.parametrize("operation", ["Closed Accounts", "Neural EMP"])
def test_tallie_turns_gray_and_black_ops_into_bad_publicity_and_a_tag(operation: str) -> None:
    s = Scenario(
        corp={"hand": [operation], "credits": 9},
        runner={"rig": ["Tallie Perrault"], "hand": ["Diesel"] * 5, "tags": 1, "clicks": 2},
        turn="runner",
    )
    s.run_on("Archives")
    s.end_turn()
    s.choose(f"Play {operation}")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.corp.bad_publicity == 1
    assert s.runner.tags == 2
    assert operation in s.corp.discard


@card("Tallie Perrault")
def test_tallie_may_be_silent() -> None:
    s = tallie("Closed Accounts")
    s.choose("Play Closed Accounts")
    s.choose("No")
    assert s.corp.bad_publicity == 0
    assert s.runner.tags == 1


@card("Tallie Perrault")
def test_tallie_does_not_care_for_other_operations_or_trashed_ones() -> None:
    s = tallie("Hedge Fund")
    s.choose("Play Hedge Fund")
    assert s.side == "corp"
    s = Scenario(
        corp={"hand": ["Closed Accounts"]},
        runner={"rig": ["Tallie Perrault", ("Hemorrhage", {"virus": 2})]},
        turn="runner",
    )
    s.choose("Use Hemorrhage")
    assert s.corp.discard == ["Closed Accounts"]
    assert s.side == "runner"
    assert "Yes" not in s.options  # it did not resolve


@card("Tallie Perrault")
def test_tallie_sees_a_current_as_it_is_trashed() -> None:
    s = Scenario(
        corp={"hand": ["Housekeeping", "Enhanced Login Protocol"], "credits": 9},
        runner={"rig": ["Tallie Perrault"]},
    )
    s.choose("Play Housekeeping")
    assert s.side == "corp"
    s.choose("Play Enhanced Login Protocol")
    s.choose("Yes", side="runner")
    assert s.corp.bad_publicity == 1
    assert s.runner.tags == 1


@card("Tallie Perrault")
def test_the_tag_for_tallies_story_can_be_avoided_and_the_bad_publicity_stays() -> None:
    s = tallie("Closed Accounts", rig=["Tallie Perrault", "Decoy"])
    s.choose("Play Closed Accounts")
    s.choose("Yes", side="runner")
    s.choose("Use Decoy", side="runner")
    assert s.corp.bad_publicity == 1
    assert s.runner.tags == 1


@card("Tallie Perrault")
def test_tallie_is_trashed_to_draw_a_card_for_each_bad_publicity() -> None:
    s = Scenario(corp={"bad_publicity": 2}, runner={"rig": ["Tallie Perrault"], "deck": ["Diesel"] * 5}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use Tallie Perrault")
    assert s.runner.hand == ["Diesel", "Diesel"]
    assert s.runner.discard == ["Tallie Perrault"]
    assert s.runner.clicks == 3
    s = Scenario(runner={"rig": ["Tallie Perrault"], "deck": ["Diesel"]}, turn="runner", skip_empty_windows=False)
    s.choose("Gain 1 credit")
    assert not s.can("Use Tallie Perrault")


@card("Tallie Perrault")
def test_tallie_sees_operations_that_another_operation_plays() -> None:
    s = Scenario(
        corp={
            "hand": ["Accelerated Diagnostics"],
            "deck": ["Enigma", "Closed Accounts", "Scorched Earth", "Enigma"],
            "credits": 9,
        },
        runner={"rig": ["Tallie Perrault"], "hand": ["Diesel"] * 5, "tags": 1},
    )
    s.choose("Play Accelerated Diagnostics")
    s.choose("Closed Accounts")
    s.choose("Yes", side="runner")
    assert s.corp.bad_publicity == 1
    s.choose("Done", side="corp")  # Scorched Earth is trashed without having been played
    s.pass_all()
    assert "Scorched Earth" in s.corp.discard
    assert s.corp.bad_publicity == 1


@card("Tallie Perrault")
def test_tallie_does_not_see_the_operation_that_trashed_her() -> None:
    s = Scenario(
        corp={"hand": ["The All-Seeing I"], "credits": 9}, runner={"rig": ["Tallie Perrault", "Decoy"], "tags": 1}
    )
    s.choose("Play The All-Seeing I")
    assert s.runner.rig == []
    assert s.side == "corp"
    assert s.corp.bad_publicity == 0
