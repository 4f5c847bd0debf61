"""Flashpoint Cycle: Jinteki ice."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meet(ice: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": [f"{ice}+"]}, "Server 1": {"ice": ["Ice Wall+"]}},
            "credits": 5,
        },
        runner={"credits": 5, "clicks": 2, "hand": ["Diesel"] * 6, "deck": ["Sure Gamble"] * 6, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Aiki")
@pytest.mark.parametrize(("corp", "runner", "hand"), [(0, 0, 4), (1, 0, 6)])
def test_aiki_makes_the_runner_draw_if_the_bids_differ_and_does_net_damage_twice(
    corp: int, runner: int, hand: int
) -> None:
    s = meet("Aiki")
    s.bid(corp=corp, runner=runner)
    assert len(s.runner.hand) == hand
    assert len(s.runner.discard) == 2


@card("DNA Tracker")
def test_dna_tracker_does_net_damage_and_takes_2_credits_three_times() -> None:
    s = meet("DNA Tracker")
    assert len(s.runner.hand) == 3
    assert s.runner.credits == 0
    assert s.run is not None


# -- Mind Game ---------------------------------------------------------------------------------------------------------


@card("Mind Game")
def test_mind_game_sends_the_runner_to_another_server_at_a_price_for_jacking_out() -> None:
    s = meet("Mind Game", rig=["Medium", "Astrolabe"])
    s.bid(corp=0, runner=1)
    assert s.side == "corp"
    assert s.options == ["R&D", "Archives", "Server 1"]
    s.choose("Server 1")
    s.pass_all()
    assert s.run is None
    assert "The Runner encounters Ice Wall." in s.log


@card("Mind Game")
def test_jacking_out_after_mind_game_costs_an_installed_card() -> None:
    s = meet("Mind Game", rig=["Medium", "Astrolabe"])
    s.bid(corp=0, runner=1)
    s.choose("Archives")
    s.choose("Jack out")
    s.choose("Astrolabe")
    assert s.run is None
    assert s.runner.rig == ["Medium"]
    assert s.runner.deck[-1] == "Astrolabe"


@card("Mind Game")
def test_with_nothing_installed_nobody_jacks_out_until_the_run_is_over() -> None:
    s = meet("Mind Game")
    s.bid(corp=0, runner=1)
    s.choose("Archives")
    assert not s.can("Jack out")
    s.pass_all()
    s.choose("Run R&D")
    assert s.can("Jack out")


@card("Mind Game")
def test_the_same_number_lets_the_runner_pass() -> None:
    s = meet("Mind Game")
    s.bid(corp=1, runner=1)
    assert s.run is not None
    assert s.run.server == "HQ"
    assert s.can("Jack out")


# -- Chiyashi ----------------------------------------------------------------------------------------------------------


@card("Chiyashi")
def test_chiyashi_does_2_net_damage_twice_and_ends_the_run() -> None:
    s = meet("Chiyashi")
    assert len(s.runner.hand) == 2
    assert s.run is None


@card("Chiyashi")
@pytest.mark.parametrize(("rig", "lost"), [(["Corroder"], 0), (["Corroder", "Crypsis"], 2)])
def test_each_subroutine_broken_while_an_ai_is_installed_trashes_2_cards(rig: list[str], lost: int) -> None:
    s = meet("Chiyashi", credits=20, rig=rig)
    for _ in range(6):
        s.choose("Use Corroder: +1 strength")
    s.use("Corroder: Break", "Subroutine 1")
    assert s.runner.discard == ["Sure Gamble"] * lost
    s.use("Corroder: Break", "Subroutine 2")
    assert s.runner.discard == ["Sure Gamble"] * 2 * lost


@card("Chiyashi")
def test_subroutines_of_other_ice_trash_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Chiyashi+"]}}},
        runner={"credits": 9, "rig": ["Corroder", "Crypsis"], "deck": ["Sure Gamble"] * 4},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.choose("Use Corroder: Break")
    assert s.runner.discard == []
