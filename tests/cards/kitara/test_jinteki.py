"""Kitara Cycle: Jinteki."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

TOP = ["Hedge Fund", "Ice Wall", "Enigma", "Snare!", "Tollbooth", "Hunter", "PAD Campaign", "Data Raven", "Chum"]


@card("Bacterial Programming")
def test_a_scored_bacterial_programming_sorts_the_top_7_cards() -> None:
    s = Scenario(corp={"deck": TOP, "servers": {"Server 1": {"root": [("Bacterial Programming", {"advancement": 5})]}}})
    s.choose("Gain 1 credit")
    s.choose("Score Bacterial Programming")
    s.choose("Yes")
    s.choose("Hedge Fund")
    s.choose("Tollbooth")
    s.choose("Done")
    s.choose("Hunter")
    s.choose("Done")
    s.choose("PAD Campaign")
    s.choose("Snare!")
    s.choose("Enigma")  # the last takes the place left
    assert s.corp.hand == ["Hedge Fund", "Tollbooth"]
    assert s.corp.discard == ["Hunter"]
    assert s.corp.deck[:6] == ["PAD Campaign", "Snare!", "Enigma", "Ice Wall", "Data Raven", "Chum"]
    assert s.card("Hunter").known_to == ["corp"]  # it went to Archives facedown


@card("Bacterial Programming")
def test_a_card_that_is_left_alone_has_been_looked_at_only_once() -> None:
    s = Scenario(
        corp={"deck": TOP[:2], "servers": {"Server 1": {"root": [("Bacterial Programming", {"advancement": 5})]}}}
    )
    s.choose("Gain 1 credit")
    s.choose("Score Bacterial Programming")
    for answer in ("Yes", TOP[0], "Done", "Done"):
        s.choose(answer)
    assert s.corp.deck == TOP[1:2]
    assert len([line for line in s.log if "looks at" in line]) == 1


@card("Bacterial Programming")
def test_it_may_be_declined() -> None:
    s = Scenario(corp={"deck": TOP, "servers": {"Server 1": {"root": [("Bacterial Programming", {"advancement": 5})]}}})
    s.choose("Gain 1 credit")
    s.choose("Score Bacterial Programming")
    s.choose("No")
    assert s.corp.deck[:9] == TOP


@card("Bacterial Programming")
@ruling("RR/accessing-multiple-cards/ex2")
def test_a_stolen_one_rearranges_rnd_in_the_middle_of_the_accesses() -> None:
    deck = ["Hedge Fund", "Bacterial Programming", "Ice Wall", "Enigma", "Hunter"]
    s = Scenario(corp={"deck": deck}, runner={"hand": ["The Maker's Eye"], "credits": 2}, turn="runner")
    s.choose("Play The Maker's Eye")
    s.pass_until("Continue")
    s.choose("Continue")
    s.choose("No action")  # Hedge Fund
    assert s.runner.scored == ["Bacterial Programming"]
    assert s.side == "corp"
    s.choose("Yes")
    s.choose("Done")
    s.choose("Done")
    for title in ("Hunter", "Enigma", "Ice Wall"):
        s.choose(title)
    assert s.card("Hunter").known_to == ["corp", "runner"]  # the third access is the new top card
    assert s.card("Ice Wall").known_to == ["corp"]  # and not the card that lay below
