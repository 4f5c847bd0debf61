"""The Runner cards of Magnum Opus: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Labor Rights ------------------------------------------------------------------------------------------------------


@card("Labor Rights")
def test_labor_rights_trashes_three_shuffles_three_and_draws_one() -> None:
    s = Scenario(
        runner={
            "hand": ["Labor Rights"],
            "deck": ["Diesel", "Easy Mark", "Infiltration", "Quality Time"],
            "discard": ["Sure Gamble"],
            "credits": 0,
        },
        turn="runner",
    )
    s.choose("Play Labor Rights")
    assert len(s.options) == 4, "what was trashed just now may be chosen"
    for title in ("Sure Gamble", "Diesel", "Easy Mark"):
        s.choose(title)
    assert s.runner.discard == ["Infiltration"]
    assert sorted([*s.runner.deck, *s.runner.hand]) == ["Diesel", "Easy Mark", "Quality Time", "Sure Gamble"]
    assert len(s.runner.hand) == 1
    assert s.card("Labor Rights").zone == "removed from the game"


@card("Labor Rights")
def test_labor_rights_does_as_much_as_it_can() -> None:
    s = Scenario(runner={"hand": ["Labor Rights"], "deck": ["Diesel"], "discard": []}, turn="runner")
    s.choose("Play Labor Rights")
    assert s.runner.discard == []
    assert s.runner.hand == ["Diesel"]
    nothing = Scenario(runner={"hand": ["Labor Rights"], "deck": [], "discard": ["Diesel"]}, turn="runner")
    nothing.choose("Play Labor Rights")
    assert nothing.runner.hand == ["Diesel"]


# -- Crowdfunding ------------------------------------------------------------------------------------------------------


@card("Crowdfunding")
def test_crowdfunding_pays_a_credit_each_turn_and_then_a_card() -> None:
    s = Scenario(runner={"hand": ["Crowdfunding"], "credits": 0}, turn="runner")
    s.install("Crowdfunding")
    assert s.card("Crowdfunding").counters["credit"] == 3
    for left in (2, 1):
        s.next_turn()
        assert s.card("Crowdfunding").counters["credit"] == left
    before, cards = s.runner.credits, len(s.runner.hand)
    s.next_turn()
    assert s.runner.discard.count("Crowdfunding") == 1
    assert s.runner.credits > before
    assert len(s.runner.hand) == min(5, cards) + 1


def crowd(runs: int, copies: int = 1, credits: int = 0) -> Scenario:
    s = Scenario(runner={"discard": ["Crowdfunding"] * copies, "credits": credits, "clicks": runs + 1}, turn="runner")
    for _ in range(runs):
        s.run_on("Archives")
    s.choose("Gain 1 credit")
    return s


@card("Crowdfunding")
def test_crowdfunding_may_be_installed_from_the_heap_after_three_successful_runs() -> None:
    s = crowd(3)
    s.choose("Yes")
    assert s.runner.rig == ["Crowdfunding"]
    assert s.card("Crowdfunding").counters["credit"] == 3
    no = crowd(3)
    no.choose("No")
    assert no.runner.discard == ["Crowdfunding"]


@card("Crowdfunding")
def test_crowdfunding_stays_in_the_heap_after_two_successful_runs() -> None:
    assert not crowd(2).can("Yes")


@card("Crowdfunding")
def test_every_crowdfunding_in_the_heap_may_come_and_none_from_the_grip() -> None:
    s = crowd(3, copies=2)
    while not s.can("Gain 1 credit") and s.side == "runner":
        s.choose("Yes" if s.can("Yes") else s.options[0])
    assert s.runner.rig == ["Crowdfunding"] * 2
    grip = Scenario(runner={"hand": ["Crowdfunding"], "clicks": 4}, turn="runner")
    for _ in range(3):
        grip.run_on("Archives")
    grip.choose("Gain 1 credit")
    assert not grip.can("Yes")


# -- Watch the World Burn ----------------------------------------------------------------------------------------------


def burn(*root: str) -> Scenario:
    """The event is played on Server 1; nothing is trashed for credits."""
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": list(root)}, "Server 2": {"root": ["PAD Campaign"]}},
            "discard": ["PAD Campaign"],
        },
        runner={"hand": ["Watch the World Burn", "Diesel"], "credits": 9},
        turn="runner",
    )
    s.play("Watch the World Burn", "Server 1")
    while s.run is not None:
        choice = s.options[0]
        for label in ("Continue", "Pass", "No action"):
            choice = label if s.can(label) else choice
        s.choose(choice)
    s.pass_all()
    return s


@card("Watch the World Burn")
def test_watch_the_world_burn_removes_the_accessed_card_and_later_its_copies() -> None:
    s = burn("PAD Campaign")
    assert s.corp.discard == ["PAD Campaign"]
    assert sorted(one.zone for one in s.cards("PAD Campaign")).count("removed from the game") == 1
    s.pass_until("Gain 1 credit")
    s.end_turn()
    s.pass_until("Run HQ")
    s.run_on("Server 2")
    s.run_on("Archives")
    gone = [one.zone for one in s.cards("PAD Campaign")]
    assert gone == ["removed from the game"] * 3, "wherever they are accessed, in later turns too"


@card("Watch the World Burn")
def test_watch_the_world_burn_ends_the_action_phase() -> None:
    s = burn("PAD Campaign")
    assert s.runner.clicks == 0
    assert s.side == "corp"
    assert s.runner.discard == ["Watch the World Burn"]


@card("Watch the World Burn")
def test_watch_the_world_burn_removes_only_the_first_card_that_is_no_agenda() -> None:
    s = burn("Private Security Force", "Red Herrings", "Red Herrings")
    assert s.runner.scored == ["Private Security Force"], "agendas are left out, and stolen"
    zones = [one.zone for one in s.cards("Red Herrings")]
    assert zones == ["removed from the game"] * 2, "the first, and its copy"
    two = burn("Red Herrings", "Bernice Mai")
    zones = [two.card(title).zone for title in ("Red Herrings", "Bernice Mai")]
    assert zones.count("removed from the game") == 1


@card("Watch the World Burn")
def test_watch_the_world_burn_needs_a_remote_server_and_a_successful_run() -> None:
    bare = Scenario(runner={"hand": ["Watch the World Burn"], "credits": 9}, turn="runner")
    assert not bare.can("Play Watch the World Burn")
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"], "ice": ["Ice Wall+"]}}},
        runner={"hand": ["Watch the World Burn"], "credits": 9},
        turn="runner",
    )
    s.play("Watch the World Burn")
    s.pass_all()
    assert s.side == "corp", "the action phase ends all the same"
    assert s.card("PAD Campaign").zone != "removed from the game"
    s.end_turn()
    assert s.runner.clicks == 4


@card("Watch the World Burn", "Snare!")
def test_a_card_that_is_removed_from_the_game_does_nothing_for_being_accessed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 9},
        runner={"hand": ["Watch the World Burn", *["Diesel"] * 3], "credits": 9},
        turn="runner",
    )
    s.play("Watch the World Burn")
    while s.run is not None:
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.card("Snare!").zone == "removed from the game"
    assert s.runner.hand == ["Diesel"] * 3
    assert s.runner.tags == 0


@card("Crowdfunding", "Blacklist")
def test_crowdfunding_does_not_leave_a_heap_that_cards_cannot_leave() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"discard": ["Crowdfunding"], "clicks": 4},
        turn="runner",
    )
    for _ in range(3):
        s.run_on("Archives")
    s.choose("Gain 1 credit")
    assert s.side == "corp"
    assert s.runner.rig == []


@card("Watch the World Burn", "Comet")
@pytest.mark.parametrize("event", ["Diesel", "Drive By"])  # a double event takes a click that is left
def test_comet_plays_another_event_before_watch_the_world_burn_ends_the_action_phase(event: str) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": ["PAD Campaign"]}}},
        runner={"hand": ["Watch the World Burn", event], "deck": ["Diesel"] * 5, "rig": ["Comet"], "credits": 9},
        turn="runner",
    )
    s.play("Watch the World Burn", "Server 1")
    s.pass_until("Yes")
    assert s.runner.clicks == 3
    s.choose("Yes")
    s.choose(event)
    assert event in s.runner.discard
    assert s.runner.clicks == 0
    assert "The Runner's turn ends." in s.log or s.side == "corp"
