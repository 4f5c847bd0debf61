"""The Anarch identity and events of Order and Chaos: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

MAXX = "MaxX: Maximum Punk Rock"


# -- MaxX --------------------------------------------------------------------------------------------------------------


@card("MaxX: Maximum Punk Rock")
def test_maxx_trashes_two_cards_of_her_stack_and_draws_the_next() -> None:
    s = Scenario(runner={"identity": MAXX, "deck": ["Diesel", "Sure Gamble", "Easy Mark", "Infiltration"]})
    s.end_turn()
    assert s.runner.discard == ["Diesel", "Sure Gamble"]
    assert s.runner.hand == ["Easy Mark"]


@card("MaxX: Maximum Punk Rock")
def test_maxx_with_a_short_stack_trashes_what_there_is_and_draws_nothing() -> None:
    s = Scenario(runner={"identity": MAXX, "deck": ["Diesel"]})
    s.end_turn()
    assert s.runner.discard == ["Diesel"]
    assert s.runner.hand == []
    assert s.result is None


@card("MaxX: Maximum Punk Rock")
def test_maxx_does_nothing_when_the_corps_turn_begins() -> None:
    s = Scenario(runner={"identity": MAXX, "deck": ["Diesel"] * 9}, turn="runner")
    s.end_turn()
    assert s.runner.discard == []


# -- Amped Up ----------------------------------------------------------------------------------------------------------


@card("Amped Up")
def test_amped_up_gives_three_clicks_for_a_brain_damage() -> None:
    s = Scenario(runner={"hand": ["Amped Up", "Diesel", "Diesel"], "credits": 1}, turn="runner")
    s.choose("Play Amped Up")
    assert s.runner.clicks == 6
    assert s.runner.brain_damage == 1
    assert s.runner.hand == ["Diesel"]
    assert s.runner.hand_size == 4


@card("Amped Up")
def test_the_brain_damage_of_amped_up_cannot_be_prevented() -> None:
    s = Scenario(runner={"hand": ["Amped Up", "Diesel"], "rig": ["Sacrificial Clone"]}, turn="runner")
    s.choose("Play Amped Up")
    assert s.runner.brain_damage == 1
    assert s.runner.rig == ["Sacrificial Clone"]


@card("Amped Up")
def test_amped_up_flatlines_a_runner_without_another_card() -> None:
    s = Scenario(runner={"hand": ["Amped Up"]}, turn="runner")
    s.choose("Play Amped Up")
    assert s.result is not None
    assert s.result.reason == "flatline"


# -- Day Job -----------------------------------------------------------------------------------------------------------


@card("Day Job")
def test_day_job_takes_four_clicks_and_gives_ten_credits() -> None:
    s = Scenario(runner={"hand": ["Day Job"], "credits": 2}, turn="runner")
    s.choose("Play Day Job")
    assert s.runner.credits == 10
    assert s.runner.clicks == 0


@card("Day Job")
def test_day_job_cannot_be_played_with_three_clicks_or_one_credit() -> None:
    late = Scenario(runner={"hand": ["Day Job"], "clicks": 3}, turn="runner")
    assert not late.can("Play Day Job")
    poor = Scenario(runner={"hand": ["Day Job"], "credits": 1}, turn="runner")
    assert not poor.can("Play Day Job")


# -- Knifed and Spooned ------------------------------------------------------------------------------------------------


@card("Knifed", "Spooned")
@pytest.mark.parametrize(
    ("event", "ice", "breaker", "boosts"),
    [("Knifed", "Wall of Static", "Corroder", 1), ("Spooned", "Enigma", "Gordian Blade", 0)],
)
def test_cutlery_trashes_the_first_fully_broken_ice_of_its_kind(
    event: str, ice: str, breaker: str, boosts: int
) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+", f"{ice}+"]}}},
        runner={"hand": [event], "rig": [breaker], "credits": 20},
        turn="runner",
    )
    s.play(event, "HQ")
    for left in (1, 1):
        s.to_encounter()
        for _ in range(boosts):
            s.choose(f"Use {breaker}: +1 strength")
        while s.can(f"Use {breaker}: Break"):
            s.choose(f"Use {breaker}: Break")
            if s.can("Subroutine 1"):
                s.choose("Subroutine 1")
        assert s.corp.discard == [ice]
        assert s.corp.servers["HQ"]["ice"] == [ice] * left, "only the first time during the run"
        if s.can("Continue"):
            s.choose("Continue")


@card("Knifed", "Spooned")
@pytest.mark.parametrize(
    ("event", "ice", "breaker"),
    [("Knifed", "Enigma", "Gordian Blade"), ("Spooned", "Ice Wall", "Corroder"), ("Knifed", "Ice Wall", "Diesel")],
)
def test_cutlery_leaves_other_ice_and_unbroken_ice(event: str, ice: str, breaker: str) -> None:
    rig = [] if breaker == "Diesel" else [breaker]
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
        runner={"hand": [event], "rig": rig, "credits": 20},
        turn="runner",
    )
    s.play(event, "HQ")
    while s.can(f"Use {breaker}: Break"):
        s.choose(f"Use {breaker}: Break")
        if s.can("Subroutine 1"):
            s.choose("Subroutine 1")
    s.pass_all()
    assert s.corp.discard == []


# -- Wanton Destruction ------------------------------------------------------------------------------------------------


@card("Wanton Destruction")
def test_wanton_destruction_trashes_a_card_of_hq_for_each_click() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall", "Enigma"]}, runner={"hand": ["Wanton Destruction"]}, turn="runner"
    )
    s.play("Wanton Destruction")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.options == ["0", "1", "2", "3"]
    s.choose("2")
    s.pass_all()
    assert s.runner.clicks == 1
    assert len(s.corp.discard) == 2
    assert len(s.corp.hand) == 1
    assert s.accessed == []


@card("Wanton Destruction")
def test_the_cards_trashed_by_wanton_destruction_lie_facedown() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"] * 2}, runner={"hand": ["Wanton Destruction"]}, turn="runner")
    s.play("Wanton Destruction")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("3")
    assert s.corp.discard == ["Hedge Fund"] * 2
    assert s.runner.clicks == 0
    assert not any(one.faceup for one in s.cards("Hedge Fund"))


@card("Wanton Destruction")
def test_the_runner_may_access_cards_instead_of_wanton_destruction() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Wanton Destruction"]}, turn="runner")
    s.play("Wanton Destruction")
    s.pass_until("No")
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.clicks == 3


@card("Wanton Destruction")
def test_any_number_of_clicks_may_be_none_and_still_nothing_is_accessed() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Wanton Destruction"]}, turn="runner")
    s.play("Wanton Destruction")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("0")
    s.pass_all()
    assert s.accessed == []
    assert s.corp.hand == ["Hedge Fund"]
    assert s.runner.clicks == 3


@card("Wanton Destruction")
def test_wanton_destruction_does_nothing_when_the_run_fails() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Wanton Destruction"]},
        turn="runner",
    )
    s.play("Wanton Destruction")
    s.pass_all()
    assert s.corp.hand == ["Hedge Fund"]
    assert s.runner.clicks == 3


# -- Showing Off -------------------------------------------------------------------------------------------------------


@card("Showing Off")
def test_showing_off_accesses_the_bottom_card_of_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Private Security Force"]},
        runner={"hand": ["Showing Off"]},
        turn="runner",
    )
    s.play("Showing Off")
    s.pass_all()
    assert s.accessed == ["Private Security Force"]
    assert s.runner.scored == ["Private Security Force"]


@card("Showing Off")
def test_further_accesses_of_showing_off_work_their_way_up_and_the_root_is_accessed_too() -> None:
    s = Scenario(
        corp={
            "deck": ["Hedge Fund", "Ice Wall", "Enigma", "Wall of Static"],
            "servers": {"R&D": {"root": ["Red Herrings"]}},
        },
        runner={"hand": ["Showing Off"], "rig": [("Medium", {"virus": 2})]},
        turn="runner",
    )
    s.play("Showing Off")
    s.pass_until("2")
    s.choose("2")
    for _ in range(3):
        s.choose("Access the bottom card of R&D")
        s.choose("No action")
    s.pass_all()
    assert [title for title in s.accessed if title != "Red Herrings"] == ["Wall of Static", "Enigma", "Ice Wall"]
    assert "Red Herrings" in s.accessed


@card("Showing Off")
def test_showing_off_is_over_with_its_run() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"]}, runner={"hand": ["Showing Off"]}, turn="runner")
    s.play("Showing Off")
    s.pass_all()
    s.run_on("R&D")
    assert s.accessed == ["Enigma", "Hedge Fund"]


@card("Showing Off")
def test_showing_off_does_nothing_when_the_run_ends_early() -> None:
    s = Scenario(corp={"servers": {"R&D": {"ice": ["Ice Wall+"]}}}, runner={"hand": ["Showing Off"]}, turn="runner")
    s.play("Showing Off")
    s.pass_all()
    assert s.accessed == []


# -- what else may happen ----------------------------------------------------------------------------------------------


@card("MaxX: Maximum Punk Rock", "Amped Up")
def test_ive_had_worse_draws_nothing_for_maxx_or_for_brain_damage() -> None:
    s = Scenario(runner={"identity": MAXX, "deck": ["I've Had Worse", "I've Had Worse", "Diesel", "Diesel"]})
    s.end_turn()
    assert s.runner.hand == ["Diesel"]
    amped = Scenario(runner={"hand": ["Amped Up", "I've Had Worse"]}, turn="runner")
    amped.choose("Play Amped Up")
    assert amped.runner.hand == []


@card("Knifed", "Sub Boost")
def test_knifed_trashes_ice_that_sub_boost_has_made_a_barrier() -> None:
    s = Scenario(
        corp={"hand": ["Sub Boost"], "servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"hand": ["Knifed"], "rig": ["Gordian Blade"], "credits": 9},
    )
    s.choose("Play Sub Boost")
    s.end_turn()
    s.play("Knifed", "HQ")
    s.to_encounter()
    for left in ("Subroutine 1", "Subroutine 2", ""):
        s.choose("Use Gordian Blade: Break")
        if left:
            s.choose(left)
    assert sorted(s.corp.discard) == ["Enigma", "Sub Boost"]


@card("Knifed")
def test_knifed_counts_subroutines_broken_with_clicks() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}}, runner={"hand": ["Knifed"]}, turn="runner")
    s.play("Knifed", "HQ")
    s.to_encounter()
    for left in ("Subroutine 1", "Subroutine 2", ""):
        s.choose("Use Heimdall 1.0")
        if left:
            s.choose(left)
    assert s.corp.discard == ["Heimdall 1.0"]
    assert s.runner.clicks == 0


@card("Wanton Destruction")
def test_the_runner_does_not_read_what_wanton_destruction_trashed() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"] * 2}, runner={"hand": ["Wanton Destruction"]}, turn="runner")
    s.play("Wanton Destruction")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("2")
    lines = [line["text"] for line in s.game.view("runner")["log"]]
    assert not any("Hedge Fund" in line for line in lines)
    assert lines.count("A card is trashed from HQ.") == 2


@card("Showing Off")
def test_after_a_trashed_card_the_next_from_the_bottom_is_accessed() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "PAD Campaign", "Enigma", "PAD Campaign"]},
        runner={"hand": ["Showing Off"], "rig": [("Medium", {"virus": 2})], "credits": 20},
        turn="runner",
    )
    s.play("Showing Off")
    s.pass_until("2")
    s.choose("2")
    for choice in ("Trash PAD Campaign", "No action", "Trash PAD Campaign"):
        s.choose(choice)
    assert s.accessed == ["PAD Campaign", "Enigma", "PAD Campaign"]
    assert s.corp.deck == ["Hedge Fund", "Enigma"]
