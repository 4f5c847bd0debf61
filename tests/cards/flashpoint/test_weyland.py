"""Flashpoint Cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import CORP, TRASHED, Lose, Trigger
from netrunner.scenario import Scenario
from tests.cards import card
from tests.engine.homemade import asset, by_title
from tests.rulings import ruling

# -- BOOM! -------------------------------------------------------------------------------------------------------------


@card("BOOM!")
def test_boom_does_7_meat_damage_for_2_clicks() -> None:
    s = Scenario(corp={"hand": ["BOOM!"], "credits": 4}, runner={"hand": ["Sure Gamble"] * 8, "tags": 2})
    s.choose("Play BOOM!")
    assert len(s.runner.hand) == 1
    assert s.corp.clicks == 1
    assert s.corp.credits == 0


@card("BOOM!")
def test_boom_needs_two_tags_and_two_clicks() -> None:
    s = Scenario(corp={"hand": ["BOOM!"], "credits": 4}, runner={"tags": 1})
    assert not s.can("Play BOOM!")
    s = Scenario(corp={"hand": ["BOOM!"], "credits": 4, "clicks": 1}, runner={"tags": 2})
    assert not s.can("Play BOOM!")


@card("BOOM!")
def test_the_runner_can_trash_an_accessed_boom_for_1_credit() -> None:
    s = Scenario(corp={"hand": ["BOOM!"]}, runner={"credits": 1}, turn="runner")
    s.access("HQ")
    s.choose("Trash BOOM! (1 credit)")
    assert s.corp.discard == ["BOOM!"]


# -- Liquidation -------------------------------------------------------------------------------------------------------


@card("Liquidation")
@ruling("RR/using-abilities/ex1")
def test_liquidation_cannot_be_played_with_nothing_rezzed() -> None:
    s = Scenario(corp={"hand": ["Liquidation"], "servers": {"HQ": {"ice": ["Ice Wall"]}}})
    assert not s.can("Play Liquidation")


@card("Liquidation")
@ruling("RR/using-abilities/ex2")
def test_liquidation_may_be_played_with_a_rezzed_card_and_trash_nothing() -> None:
    s = Scenario(corp={"hand": ["Liquidation"], "credits": 1, "servers": {"HQ": {"ice": ["Ice Wall+"]}}})
    s.play("Liquidation", "Done")
    assert s.corp.credits == 0
    assert s.card("Ice Wall").rezzed


@card("Liquidation")
def test_liquidation_pays_3_credits_for_each_card_trashed() -> None:
    s = Scenario(
        corp={
            "hand": ["Liquidation"],
            "credits": 1,
            "servers": {
                "HQ": {"ice": ["Ice Wall+", "Enigma"]},
                "Server 1": {"root": ["PAD Campaign+"]},
            },
        }
    )
    s.choose("Play Liquidation")
    assert s.options == ["Ice Wall", "PAD Campaign", "Done"]  # Enigma is not rezzed
    s.choose("Ice Wall")
    s.choose("PAD Campaign")
    assert s.corp.credits == 6
    assert s.corp.clicks == 1
    assert sorted(s.corp.discard) == ["Ice Wall", "Liquidation", "PAD Campaign"]


@card("Liquidation")
def test_liquidation_pays_nothing_for_a_card_that_cannot_be_trashed() -> None:
    s = Scenario(corp={"hand": ["Liquidation"], "credits": 1, "servers": {"HQ": {"ice": ["Architect+", "Ice Wall+"]}}})
    s.choose("Play Liquidation")
    assert s.options == ["Ice Wall", "Done"], "Architect cannot be trashed"
    s.choose("Ice Wall")
    assert s.corp.credits == 3


@card("Liquidation")
@ruling("RR/composite-effect/1")
def test_liquidation_pays_at_the_same_time_as_it_trashes() -> None:
    watcher = asset("Watcher", Trigger(TRASHED, Lose(who=CORP)))
    s = Scenario(
        corp={
            "hand": ["Liquidation"],
            "credits": 1,
            "servers": {"HQ": {"ice": ["Ice Wall+"]}, "Server 1": {"root": ["Watcher+"]}},
        },
        definitions=by_title(watcher),
    )
    s.play("Liquidation", "Ice Wall", "Done")
    assert s.corp.credits == 0, "the credits are there before anything answers the trashing"
