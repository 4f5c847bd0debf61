"""Mumbad Cycle: NBN."""

from netrunner.scenario import Scenario
from tests.cards import card


@card("Disposable HQ")
def test_disposable_hq_empties_hq_to_the_bottom_in_the_order_chosen() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund", "Snare!", "Enigma"],
            "deck": ["Hunter"],
            "servers": {"HQ": {"root": ["Disposable HQ"]}},
        },
        turn="runner",
    )
    s.access("HQ")
    s.choose("Access facedown card")
    s.choose("Yes")
    s.choose("Enigma")
    s.choose("Hedge Fund")
    s.choose("Done")
    assert s.corp.hand == ["Snare!"]
    assert s.corp.deck == ["Hunter", "Enigma", "Hedge Fund"]


@card("Disposable HQ")
def test_disposable_hq_may_be_declined_and_is_revealed_from_rnd() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "deck": ["Disposable HQ", "Hunter"]}, turn="runner")
    s.access("R&D")
    s.choose("No")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.card("Disposable HQ").known_to == ["corp", "runner"]


@card("Disposable HQ")
def test_disposable_hq_works_in_archives() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "deck": ["Hunter"], "discard": ["Disposable HQ"]}, turn="runner")
    s.access("Archives")
    s.choose("Yes")
    s.choose("Hedge Fund")
    assert s.corp.deck == ["Hunter", "Hedge Fund"]
