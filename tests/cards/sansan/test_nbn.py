"""SanSan Cycle: NBN."""

from netrunner.scenario import Scenario
from tests.rulings import ruling


def access(s: Scenario, server: str) -> None:
    s.choose(f"Run {server}")
    s.pass_until("Continue")
    s.choose("Continue")
    while s.can("Pass"):
        s.choose("Pass")


# -- Blacklist ---------------------------------------------------------------------------------------------------------


def test_nothing_leaves_the_heap_while_blacklist_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"hand": ["Déjà Vu"], "discard": ["Corroder"], "credits": 5},
        turn="runner",
    )
    assert not s.can("Play Déjà Vu")


@ruling("FAQ/qa/47")
def test_blacklist_stops_same_old_thing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"rig": ["Same Old Thing"], "discard": ["Sure Gamble"], "credits": 5},
        turn="runner",
    )
    assert not s.can("Use Same Old Thing")


def test_blacklist_says_nothing_about_archives() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Blacklist+"]}},
            "hand": ["Archived Memories"],
            "discard": ["Hedge Fund"],
        }
    )
    s.choose("Play Archived Memories")
    assert s.corp.hand == ["Hedge Fund"]


# -- Predictive Algorithm ----------------------------------------------------------------------------------------------


def algorithm(credits: int) -> Scenario:  # noqa: A002
    s = Scenario(
        corp={"hand": ["Predictive Algorithm", "Priority Requisition"]},
        runner={"credits": credits},
    )
    s.choose("Play Predictive Algorithm")
    s.end_turn()
    access(s, "HQ")
    return s


def test_stealing_costs_2_credits_more() -> None:
    s = algorithm(3)
    s.choose("Steal Priority Requisition")
    assert s.runner.credits == 1
    assert s.corp.discard == ["Predictive Algorithm"]  # a current goes when an agenda is stolen


def test_the_runner_may_decline_and_may_be_unable() -> None:
    s = algorithm(3)
    s.choose("No action")
    assert s.runner.scored == []
    s = algorithm(1)
    s.pass_all()
    assert s.runner.scored == []
