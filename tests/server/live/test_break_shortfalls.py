"""What the Runner lacks to break subroutines."""

from __future__ import annotations

from netrunner.scenario import Scenario
from netrunner.server.live.break_shortfalls import BreakShortfall, break_shortfalls
from netrunner.server.live.shortcuts import shortcuts
from tests.server.live.test_shortcuts import encounter


def lacking(table: Scenario) -> list[BreakShortfall]:
    state = table.game.state
    return break_shortfalls(state, shortcuts(state))


def test_what_is_too_dear_says_how_many_credits_are_lacking() -> None:
    table = encounter("Hadrian's Wall", ["Corroder"], credits_left=3)
    found = lacking(table)
    assert [(one.subroutine, one.credits, one.cards) for one in found] == [
        (0, 3, ("Corroder",)),
        (1, 3, ("Corroder",)),
    ]
    richer = encounter("Hadrian's Wall", ["Corroder"], credits_left=8)
    assert lacking(richer) == []


def test_the_cheapest_of_several_breakers_counts_and_credits_on_cards_are_counted() -> None:
    table = encounter("Hadrian's Wall", ["Corroder", "Cyberfeeder"], credits_left=3)
    assert {one.credits for one in lacking(table)} == {2}


def test_what_no_breaker_of_the_rig_can_break_lacks_nothing() -> None:
    assert lacking(encounter("Enigma", ["Corroder"], credits_left=0)) == []
    assert lacking(encounter("Enigma", [], credits_left=0)) == []


def test_looking_for_it_changes_nothing() -> None:
    table = encounter("Hadrian's Wall", ["Corroder"], credits_left=3)
    before = [option.key for option in table.game.state.options]
    lacking(table)
    assert [option.key for option in table.game.state.options] == before
    assert table.runner.credits == 3


def test_who_pays_before_the_pool_is_told() -> None:
    table = encounter("Wall of Static", ["Corroder", "Cyberfeeder"])
    assert [way.payers for way in shortcuts(table.game.state) if way.kind == "break"] == [("Cyberfeeder",)]


def test_what_weakens_the_ice_is_counted() -> None:
    table = encounter("Archer", ["Ninja", ("Datasucker", {"virus": 2})], credits_left=2)
    assert {one.credits for one in lacking(table)} == {2}
    assert {one.credits for one in lacking(encounter("Archer", ["Ninja"], credits_left=2))} == {5}


def test_a_breaker_of_fixed_strength_counts_with_what_weakens_the_ice() -> None:
    table = encounter("Ichi 1.0", ["Mimic", ("Datasucker", {"virus": 1})], credits_left=0)
    assert [(one.credits, one.cards) for one in lacking(table)] == [(1, ("Mimic", "Datasucker"))] * 3
    assert lacking(encounter("Ichi 1.0", ["Mimic"], credits_left=0)) == []
