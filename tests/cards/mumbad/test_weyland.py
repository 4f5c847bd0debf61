"""Mumbad Cycle: Weyland Consortium."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Mumbad City Hall --------------------------------------------------------------------------------------------------


def hall(deck: list[str], **corp: object) -> Scenario:
    s = Scenario(corp={"deck": deck, "servers": {"Server 1": {"root": ["Mumbad City Hall+"]}}, **corp})
    s.choose("Use Mumbad City Hall")
    return s


@card("Mumbad City Hall")
@ruling("FAQ/rules/search/ex1")
def test_an_operation_it_finds_is_played_after_the_shuffle() -> None:
    s = hall(["Heritage Committee", "Hunter", "Enigma", "Chum"], credits=1)
    s.choose("Heritage Committee")
    assert s.side == "corp"
    assert len(s.options) == 3  # 3 cards were drawn from the shuffled R&D: the operation is no longer in it
    assert sorted(s.options) == ["Chum", "Enigma", "Hunter"]
    s.choose("Hunter")
    assert s.corp.deck == ["Hunter"]
    assert s.corp.discard == ["Heritage Committee"]
    assert s.corp.credits == 0
    assert s.corp.clicks == 2


@card("Mumbad City Hall")
def test_a_card_it_finds_can_be_installed() -> None:
    s = hall(["Museum of History", "Hunter", "Jeeves Model Bioroids"], credits=1)
    assert sorted(s.options) == ["Jeeves Model Bioroids", "Museum of History"]
    s.choose("Jeeves Model Bioroids")
    s.choose("New server")
    assert s.corp.servers["Server 2"]["root"] == ["Jeeves Model Bioroids"]
    assert s.card("Jeeves Model Bioroids").known_to == ["corp", "runner"]


@card("Mumbad City Hall")
def test_an_operation_that_cannot_be_paid_for_is_not_found() -> None:
    s = hall(["Heritage Committee", "Hunter"], credits=0)
    assert s.corp.discard == []
    assert sorted(s.corp.deck) == ["Heritage Committee", "Hunter"]


# -- Subcontract -------------------------------------------------------------------------------------------------------


def subcontract(hand: list[str], credits: int, tags: int = 1) -> Scenario:
    return Scenario(
        corp={"hand": ["Subcontract", *hand], "credits": credits},
        runner={"tags": tags, "hand": ["Diesel"] * 9},
    )


@card("Subcontract")
@ruling("RR/playing-multiple-cards/ex1")
def test_credits_of_the_first_operation_pay_for_the_second() -> None:
    s = subcontract(["Hedge Fund", "Scorched Earth"], 5)
    s.play("Subcontract", "Hedge Fund", "Scorched Earth")
    assert len(s.runner.hand) == 5
    assert s.corp.credits == 9 - 3
    assert s.corp.clicks == 2


@card("Subcontract")
def test_one_operation_or_none_may_be_played() -> None:
    s = subcontract(["Hedge Fund", "Scorched Earth"], 9)
    s.play("Subcontract", "Done")
    assert s.corp.hand == ["Hedge Fund", "Scorched Earth"]


@card("Subcontract")
def test_additional_costs_are_paid_too() -> None:
    s = subcontract(["BOOM!"], 4, tags=2)
    s.play("Subcontract", "BOOM!")
    assert s.corp.clicks == 1


@card("Subcontract")
def test_subcontract_needs_a_tag_and_an_operation_that_can_be_played() -> None:
    assert not subcontract(["Hedge Fund"], 9, tags=0).can("Play Subcontract")
    assert not subcontract(["Hedge Fund"], 4).can("Play Subcontract")


@card("Subcontract")
def test_two_subcontracts_do_not_ask_each_other_for_ever() -> None:
    s = Scenario(corp={"hand": ["Subcontract", "Subcontract"], "credits": 9}, runner={"tags": 1})
    s.play("Subcontract", "Subcontract")
    assert s.corp.discard == ["Subcontract", "Subcontract"]
