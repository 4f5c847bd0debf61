"""The Anarch cards of the Red Sand Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

ALICE = "Alice Merchant: Clan Agitator"


@card("Alice Merchant: Clan Agitator")
def test_alice_makes_the_corp_trash_a_card_of_its_choice_from_hq() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund", "Ice Wall"]}, runner={"identity": ALICE}, turn="runner")
    s.choose("Run Archives")
    s.pass_until("Hedge Fund")
    assert s.side == "corp"
    assert sorted(s.options) == ["Hedge Fund", "Ice Wall"]
    s.choose("Ice Wall")
    assert s.corp.hand == ["Hedge Fund"]
    s.pass_all()
    assert s.corp.discard == ["Ice Wall"]
    assert s.card("Ice Wall").faceup, "it was accessed with the rest of Archives"


@card("Alice Merchant: Clan Agitator")
def test_alice_works_once_a_turn_and_only_on_archives() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund", "Hedge Fund", "Hedge Fund"]}, runner={"identity": ALICE}, turn="runner")
    s.run_on("HQ")
    assert s.corp.discard == []
    for _ in range(2):
        s.choose("Run Archives")
        while s.run is not None:
            s.choose(next(o for o in s.options if o != "Jack out"))
    assert len(s.corp.discard) == 1


@card("Alice Merchant: Clan Agitator")
def test_an_empty_hq_has_nothing_for_alice() -> None:
    s = Scenario(runner={"identity": ALICE}, turn="runner")
    s.run_on("Archives")
    assert s.corp.discard == []


@card("Alice Merchant: Clan Agitator")
@ruling("RR/effect/ex2")
def test_the_corp_is_the_one_who_trashes_for_alice() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"Server 1": {"root": ["Hostile Infrastructure+"]}}},
        runner={"identity": ALICE, "hand": ["Blank", "Blank"]},
        turn="runner",
    )
    s.run_on("Archives")
    assert s.corp.discard == ["Hedge Fund"]
    assert len(s.runner.hand) == 2, "the Runner trashed nothing that Hostile Infrastructure would see"
