"""Red Sand Cycle: Jinteki."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Ben Musashi -------------------------------------------------------------------------------------------------------


def musashi(**runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Ben Musashi+", "Priority Requisition"]}}, "credits": 0},
        runner={"hand": ["Diesel"] * 4, "credits": 3, **runner},
        turn="runner",
    )
    s.access("Server 1")
    return s


@card("Ben Musashi")
def test_stealing_from_the_server_of_ben_musashi_costs_2_net_damage() -> None:
    s = musashi()
    s.choose("Access facedown card")
    s.choose("Steal Priority Requisition")
    assert s.runner.scored == ["Priority Requisition"]
    assert len(s.runner.hand) == 2


@card("Ben Musashi")
def test_the_runner_may_decline_to_steal() -> None:
    s = musashi()
    s.choose("Access facedown card")
    s.choose("No action")
    assert s.runner.scored == []
    assert len(s.runner.hand) == 4


@card("Ben Musashi")
def test_trashing_ben_musashi_first_does_not_help() -> None:
    s = musashi()
    s.choose("Access Ben Musashi")
    s.choose("Trash Ben Musashi (3 credits)")
    s.choose("Steal Priority Requisition")
    assert len(s.runner.hand) == 2


@card("Ben Musashi")
def test_prevented_damage_means_nothing_is_stolen() -> None:
    s = musashi(rig=["Net Shield"])
    s.choose("Access facedown card")
    s.choose("Steal Priority Requisition")
    s.choose("Use Net Shield")
    assert s.runner.scored == []
    assert len(s.runner.hand) == 3


# -- Obokata Protocol --------------------------------------------------------------------------------------------------


def obokata(cards: int) -> Scenario:
    s = Scenario(corp={"hand": ["Obokata Protocol"]}, runner={"hand": ["Diesel"] * cards}, turn="runner")
    s.access("HQ")
    return s


@card("Obokata Protocol", "Ben Musashi", "Predictive Algorithm")
@ruling("RR/additional-costs/ex2")
@pytest.mark.parametrize(("cards", "credits", "possible"), [(7, 2, True), (7, 1, False)])
def test_obokata_protocol_is_paid_for_at_once_before_anything_answers(cards: int, credits: int, possible: bool) -> None:
    s = Scenario(
        corp={
            "hand": ["Predictive Algorithm"],
            "servers": {"Server 1": {"root": ["Ben Musashi+", "Obokata Protocol"]}},
        },
        runner={
            "rig": ["Order of Sol"],
            "hand": ["I've Had Worse"] * cards,
            "deck": ["Diesel"] * 18,
            "credits": credits,
        },
    )
    s.choose("Play Predictive Algorithm")
    s.end_turn()
    s.choose("Run Server 1")
    s.pass_until("Access facedown card")
    s.choose("Access facedown card")
    assert s.can("Steal Obokata Protocol") is possible
    if not possible:
        return
    s.choose("Steal Obokata Protocol")
    assert (s.runner.credits, len(s.runner.hand)) == (0, cards - 6), "all of it is paid"
    assert {"Order of Sol", "I've Had Worse"} <= set(s.options), "and only then answered"
    s.choose("Order of Sol")
    assert s.runner.credits == 1
    s.pass_all()
    assert s.runner.scored == ["Obokata Protocol"]


@card("Obokata Protocol")
@ruling("RR/additional-costs/ex1")
def test_the_runner_may_leave_obokata_protocol_unstolen() -> None:
    s = obokata(5)
    s.choose("No action")
    assert s.runner.scored == []
    assert len(s.runner.hand) == 5


@card("Obokata Protocol")
def test_stealing_obokata_protocol_costs_4_net_damage() -> None:
    s = obokata(5)
    s.choose("Steal Obokata Protocol")
    assert s.runner.scored == ["Obokata Protocol"]
    assert len(s.runner.hand) == 1


@card("Obokata Protocol")
def test_a_runner_with_too_few_cards_flatlines_on_it() -> None:
    s = obokata(3)
    s.choose("Steal Obokata Protocol")
    assert s.result is not None
    assert s.result.reason == "flatline"
