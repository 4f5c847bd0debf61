"""Honor and Profit: Criminal hardware and resources (Security Testing is in test_criminal)."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Logos -------------------------------------------------------------------------------------------------------------


def logos(deck: list[str]) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}},
        runner={"rig": ["Logos"], "deck": deck},
    )


@card("Logos")
def test_logos_gives_memory_and_hand_size() -> None:
    s = logos(["Diesel"])
    assert s.runner.memory_limit == 5
    assert s.runner.hand_size == 6


@card("Logos")
def test_logos_finds_any_card_in_secret_when_the_corp_scores() -> None:
    s = logos(["Diesel", "Ninja", "Sure Gamble", "Diesel"])
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    assert s.side == "runner"
    s.choose("Yes")
    assert sorted(s.options) == ["Diesel", "Ninja", "Sure Gamble"]
    s.choose("Ninja")
    assert s.runner.hand == ["Ninja"]
    assert s.card("Ninja").known_to == ["runner"]
    assert "The Runner shuffles the stack." in s.log
    assert "Ninja" not in str(s.game.view("corp"))


@card("Logos")
def test_logos_may_be_declined() -> None:
    s = logos(["Diesel", "Ninja"])
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    s.choose("No")
    assert s.runner.hand == []
    assert s.runner.deck == ["Diesel", "Ninja"]


@card("Logos")
def test_logos_does_not_see_a_stolen_agenda_and_asks_nothing_of_an_empty_stack() -> None:
    s = Scenario(corp={"hand": ["Hostile Takeover"]}, runner={"rig": ["Logos"], "deck": ["Diesel"]}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.runner.hand == []
    s = logos([])
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    assert s.side == "corp"


@card("Logos")
def test_logos_is_the_only_console() -> None:
    s = Scenario(runner={"rig": ["Logos"], "hand": ["Desperado"], "credits": 9}, turn="runner")
    assert not s.can("Install Desperado")


# -- Public Terminal ---------------------------------------------------------------------------------------------------


@card("Public Terminal")
def test_the_credit_of_public_terminal_pays_for_run_events_only() -> None:
    s = Scenario(
        runner={"rig": ["Public Terminal"], "hand": ["Legwork", "Diesel", "Infiltration"], "credits": 1},
        turn="runner",
    )
    assert s.can("Play Legwork")
    s.play("Legwork")
    s.pass_all()
    assert s.runner.credits == 0
    assert s.card("Public Terminal").counters["credit"] == 0


@card("Public Terminal")
def test_public_terminal_does_not_pay_for_other_events_or_abilities() -> None:
    s = Scenario(
        runner={"rig": ["Public Terminal", "Corroder"], "hand": ["Express Delivery"], "credits": 0}, turn="runner"
    )
    assert not s.can("Play Express Delivery")


@card("Public Terminal")
def test_public_terminal_recurs_and_pays_for_an_event_from_the_stack() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 9},
        runner={
            "rig": ["Public Terminal"],
            "hand": ["Planned Assault"],
            "deck": ["Legwork", "Diesel"],
            "credits": 3,
        },
        turn="runner",
    )
    s.play("Planned Assault")
    s.choose("Legwork")
    while s.can("Public Terminal"):
        s.choose("Public Terminal")
    assert s.runner.credits == 0
    assert s.run is not None
    s.pass_all()
    s.next_turn()
    assert s.card("Public Terminal").counters["credit"] == 1


# -- Unregistered S&W '35 ----------------------------------------------------------------------------------------------


@card("Unregistered S&W '35")
def test_the_weapon_trashes_a_rezzed_person_in_a_remote_server_for_two_clicks() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "servers": {
                "HQ": {"root": ["Caprice Nisei"]},
                "R&D": {"ice": ["Viktor 1.0+"], "root": ["Akitaro Watanabe+"]},
                "Server 1": {"root": ["Chairman Hiro+"]},
                "Server 2": {"root": ["Tenma Line"]},
                "Server 3": {"root": ["PAD Campaign+"]},
                "Server 4": {"root": ["Caprice Nisei+"]},
            },
        },
        runner={"rig": ["Unregistered S&W '35"], "credits": 9},
        turn="runner",
    )
    assert not s.can("Use Unregistered S&W '35")
    s.run_on("HQ")
    s.choose("Use Unregistered S&W '35")
    # Neither ice, nor what is unrezzed, in a root, or of another subtype.
    assert sorted(s.options) == ["Caprice Nisei", "Chairman Hiro"]
    s.choose("Caprice Nisei")
    assert s.corp.discard == ["Caprice Nisei"]
    assert s.runner.credits == 9
    assert s.runner.clicks == 1


@card("Unregistered S&W '35")
@pytest.mark.parametrize("run", ["Archives", "nothing"])
def test_the_weapon_needs_a_successful_run_on_hq_this_turn(run: str) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Chairman Hiro+"]}}, "deck": ["Hedge Fund"] * 9},
        runner={"rig": ["Unregistered S&W '35"]},
        turn="runner",
    )
    if run != "nothing":
        s.run_on(run)
    assert not s.can("Use Unregistered S&W '35")
    s.run_on("HQ")
    assert s.can("Use Unregistered S&W '35")
    s.next_turn()
    assert not s.can("Use Unregistered S&W '35")


@card("Unregistered S&W '35")
def test_the_weapon_needs_two_clicks_and_a_target() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Chairman Hiro+"]}}},
        runner={"rig": ["Unregistered S&W '35"], "clicks": 2},
        turn="runner",
    )
    s.run_on("HQ")
    assert not s.can("Use Unregistered S&W '35")
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Chairman Hiro"]}}},
        runner={"rig": ["Unregistered S&W '35"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert not s.can("Use Unregistered S&W '35")


# -- Window ------------------------------------------------------------------------------------------------------------


@card("Window")
def test_window_draws_the_bottom_card_of_the_stack() -> None:
    s = Scenario(runner={"rig": ["Window"], "deck": ["Diesel", "Sure Gamble", "Ninja"]}, turn="runner")
    s.choose("Use Window")
    assert s.runner.hand == ["Ninja"]
    assert s.runner.deck == ["Diesel", "Sure Gamble"]
    assert s.runner.clicks == 3
    assert s.card("Ninja").known_to == ["runner"]


@card("Window")
def test_window_needs_a_card_to_draw() -> None:
    assert not Scenario(runner={"rig": ["Window"], "deck": []}, turn="runner").can("Use Window")


# -- Theophilius Bagbiter ----------------------------------------------------------------------------------------------


@card("Theophilius Bagbiter")
def test_theophilius_bagbiter_takes_all_credits_and_sets_the_hand_size() -> None:
    s = Scenario(runner={"hand": ["Theophilius Bagbiter"], "credits": 9}, turn="runner")
    s.install("Theophilius Bagbiter")
    assert s.runner.credits == 0
    assert s.runner.hand_size == 0
    s.choose("Gain 1 credit")
    assert s.runner.hand_size == 1


@card("Theophilius Bagbiter")
@pytest.mark.parametrize("credits_", [0, 3, 12])
def test_the_hand_size_with_theophilius_bagbiter_is_the_credit_pool(credits_: int) -> None:
    s = Scenario(runner={"rig": ["Theophilius Bagbiter"], "credits": credits_}, turn="runner")
    assert s.runner.hand_size == credits_


@card("Theophilius Bagbiter")
def test_other_cards_and_brain_damage_still_change_that_hand_size() -> None:
    s = Scenario(
        runner={"rig": ["Theophilius Bagbiter", "Logos", "Public Terminal"], "credits": 4, "brain_damage": 2},
        turn="runner",
    )
    assert s.runner.hand_size == 4 + 1 - 2  # the credit on Public Terminal is in no pool


@card("Theophilius Bagbiter")
def test_the_runner_discards_down_to_the_credits() -> None:
    s = Scenario(
        runner={"rig": ["Theophilius Bagbiter"], "hand": ["Diesel"] * 5, "credits": 0, "clicks": 2}, turn="runner"
    )
    s.end_turn()
    assert len(s.runner.hand) == 2


# -- Tri-maf Contact ---------------------------------------------------------------------------------------------------


@card("Tri-maf Contact")
def test_tri_maf_contact_gives_two_credits_once_per_turn() -> None:
    s = Scenario(runner={"rig": ["Tri-maf Contact"], "credits": 0}, turn="runner")
    s.choose("Use Tri-maf Contact")
    assert s.runner.credits == 2
    assert s.runner.clicks == 3
    assert not s.can("Use Tri-maf Contact")
    s.next_turn()
    assert s.can("Use Tri-maf Contact")


@card("Tri-maf Contact")
def test_each_tri_maf_contact_can_be_used() -> None:
    s = Scenario(runner={"rig": ["Tri-maf Contact", "Tri-maf Contact"], "credits": 0}, turn="runner")
    s.choose("Use Tri-maf Contact: Gain 2 credits")
    s.choose("Use Tri-maf Contact: Gain 2 credits")
    assert s.runner.credits == 4
    assert not s.can("Use Tri-maf Contact")


@card("Tri-maf Contact")
def test_a_trashed_tri_maf_contact_costs_three_meat_damage() -> None:
    s = Scenario(
        corp={"credits": 5}, runner={"rig": ["Tri-maf Contact"], "hand": ["Diesel"] * 5, "tags": 1, "credits": 0}
    )
    s.choose("Trash Tri-maf Contact")
    assert len(s.runner.hand) == 2
    assert s.runner.discard[0] == "Tri-maf Contact"


@card("Tri-maf Contact")
def test_the_damage_of_tri_maf_contact_can_be_prevented_or_kill() -> None:
    s = Scenario(
        corp={"credits": 5},
        runner={"rig": ["Tri-maf Contact", "Crash Space"], "hand": ["Diesel"] * 2, "tags": 1, "credits": 0},
    )
    s.choose("Trash Tri-maf Contact")
    s.choose("Use Crash Space", side="runner")
    s.pass_all()
    assert len(s.runner.hand) == 2
    s = Scenario(
        corp={"credits": 5}, runner={"rig": ["Tri-maf Contact"], "hand": ["Diesel"] * 2, "tags": 1, "credits": 0}
    )
    s.choose("Trash Tri-maf Contact")
    assert s.result is not None
    assert s.result.winner == "corp"


@card("Tri-maf Contact")
def test_tri_maf_contact_sold_to_aesops_pawnshop_hurts_too() -> None:
    s = Scenario(
        runner={"rig": ["Tri-maf Contact", "Aesop's Pawnshop"], "hand": ["Diesel"] * 5, "credits": 0},
    )
    s.end_turn()
    s.choose("Yes")
    assert len(s.runner.hand) == 2


@card("Tri-maf Contact")
def test_tri_maf_contact_lost_from_the_grip_hurts_nobody() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Pup+"]}}},
        runner={"hand": ["Tri-maf Contact"] * 3, "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Continue")
    assert s.runner.hand == ["Tri-maf Contact"]
    assert s.result is None
