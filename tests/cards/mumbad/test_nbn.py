"""Mumbad Cycle: NBN."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


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


@card("Disposable HQ")
@ruling("RR/research-and-development-rd/2", "RR/accessing-multiple-cards/5")
def test_cards_put_under_rnd_do_not_make_the_runner_access_a_card_twice() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Disposable HQ", "Ice Wall", "Enigma", "Hunter"]},
        runner={"hand": ["The Maker's Eye"], "credits": 2},
        turn="runner",
    )
    s.choose("Play The Maker's Eye")
    s.choose("Continue")
    s.choose("Yes")
    s.choose("Hedge Fund")
    s.pass_all()
    accessed = [line.removeprefix("The Runner accesses ") for line in s.log if line.startswith("The Runner accesses ")]
    assert accessed == ["Disposable HQ from R&D.", "Ice Wall from R&D.", "Enigma from R&D."]
    assert s.corp.deck == ["Disposable HQ", "Ice Wall", "Enigma", "Hunter", "Hedge Fund"]
