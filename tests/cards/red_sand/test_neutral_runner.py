"""The neutral Runner cards of the Red Sand Cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Build Script ------------------------------------------------------------------------------------------------------


@card("Build Script")
def test_build_script_gains_a_credit_and_draws_two_cards() -> None:
    s = Scenario(runner={"hand": ["Build Script"], "credits": 0, "deck": ["Diesel"] * 3}, turn="runner")
    s.play("Build Script")
    assert s.runner.credits == 1
    assert s.runner.hand == ["Diesel"] * 2
    assert s.runner.clicks == 3


# -- Mad Dash ----------------------------------------------------------------------------------------------------------


def dashing(hq: list[str], ice: list[str] | None = None) -> Scenario:
    s = Scenario(
        corp={"hand": hq, "servers": {"HQ": {"ice": ice or []}}},
        runner={"hand": ["Mad Dash", "Diesel"]},
        turn="runner",
    )
    s.play("Mad Dash", "HQ")
    s.pass_all()
    return s


@card("Mad Dash")
def test_mad_dash_is_worth_a_point_when_an_agenda_was_stolen() -> None:
    s = dashing(["Hostile Takeover"])
    assert s.runner.scored == ["Hostile Takeover", "Mad Dash"]
    assert s.runner.score == 2
    assert s.runner.hand == ["Diesel"]


@card("Mad Dash")
@pytest.mark.parametrize(("hq", "ice"), [(["Hedge Fund"], []), (["Hostile Takeover"], ["Ice Wall+"])])
def test_mad_dash_hurts_when_nothing_was_stolen(hq: list[str], ice: list[str]) -> None:
    s = dashing(hq, ice)
    assert s.runner.scored == []
    assert s.runner.hand == []
    assert sorted(s.runner.discard) == ["Diesel", "Mad Dash"]


@card("Mad Dash")
def test_what_was_stolen_before_does_not_count_for_mad_dash() -> None:
    s = Scenario(corp={"hand": ["Hostile Takeover"]}, runner={"hand": ["Mad Dash", "Diesel"]}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == ["Hostile Takeover"]
    s.play("Mad Dash", "R&D")
    s.pass_all()
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.runner.hand == []


@card("Mad Dash", "Film Critic")
def test_an_agenda_that_film_critic_hosts_was_not_stolen() -> None:
    s = Scenario(
        corp={"hand": ["Hostile Takeover"]},
        runner={"hand": ["Mad Dash", "Diesel"], "rig": ["Film Critic"]},
        turn="runner",
    )
    s.play("Mad Dash", "HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert s.runner.scored == []
    assert s.runner.hand == []


# -- Dadiana Chacon ----------------------------------------------------------------------------------------------------


@card("Dadiana Chacon")
@pytest.mark.parametrize(("credits", "then"), [(1, 2), (5, 6), (6, 6)])
def test_dadiana_gains_a_credit_for_a_poor_runner(credits: int, then: int) -> None:
    s = Scenario(runner={"rig": ["Dadiana Chacon"], "credits": credits}, turn="corp")
    s.end_turn()
    assert s.runner.credits == then


@card("Dadiana Chacon", "Bloo Moose")
@pytest.mark.parametrize(("first", "then"), [("Bloo Moose", 7), ("Dadiana Chacon", 8)])
def test_dadiana_counts_the_credits_as_she_resolves(first: str, then: int) -> None:
    rig = ["Dadiana Chacon", "Bloo Moose"]
    s = Scenario(runner={"rig": rig, "discard": ["Diesel"], "credits": 5}, turn="corp")
    s.end_turn()
    s.choose(first)
    s.choose("Yes")
    assert s.runner.credits == then


@card("Dadiana Chacon")
@pytest.mark.parametrize(("credits", "usable"), [(1, True), (2, False)])
def test_a_boost_that_takes_the_last_credit_matters_outside_an_encounter(credits: int, usable: bool) -> None:
    hand = ["Sure Gamble", *["Diesel"] * 3]
    s = Scenario(runner={"rig": ["Dadiana Chacon", "Corroder"], "hand": hand, "credits": credits}, turn="runner")
    s.choose("Run Archives")
    assert s.can("Use Corroder: +1 strength") == usable
    if usable:
        s.choose("Use Corroder: +1 strength")
        assert "Dadiana Chacon" in s.runner.discard
        assert len(s.runner.hand) == 1


@card("Dadiana Chacon")
def test_dadiana_leaves_and_hurts_a_runner_without_credits() -> None:
    s = Scenario(
        runner={"rig": ["Dadiana Chacon"], "hand": ["Sure Gamble", *["Diesel"] * 4], "credits": 5}, turn="runner"
    )
    s.play("Sure Gamble")
    assert s.runner.discard.count("Dadiana Chacon") == 1
    assert s.runner.hand == ["Diesel"]
    assert s.runner.credits == 9


@card("Dadiana Chacon")
def test_dadiana_can_be_saved_and_the_damage_prevented() -> None:
    s = Scenario(
        runner={
            "rig": ["Dadiana Chacon", "Fall Guy", "Plascrete Carapace"],
            "hand": ["Sure Gamble", *["Diesel"] * 4],
            "credits": 5,
        },
        turn="runner",
    )
    s.play("Sure Gamble")
    s.choose("Use Fall Guy")
    assert "Dadiana Chacon" in s.runner.rig
    s.pass_all()
    assert s.runner.credits == 9


@card("Dadiana Chacon")
def test_dadiana_does_not_stay_with_a_runner_who_has_nothing() -> None:
    s = Scenario(runner={"hand": ["Dadiana Chacon", *["Diesel"] * 3], "credits": 0}, turn="runner")
    s.install("Dadiana Chacon")
    assert s.runner.rig == []
    assert s.runner.hand == []


# -- Bloo Moose --------------------------------------------------------------------------------------------------------


@card("Bloo Moose")
def test_bloo_moose_pays_for_a_card_of_the_heap() -> None:
    s = Scenario(runner={"rig": ["Bloo Moose"], "discard": ["Diesel", "Sure Gamble"], "credits": 0}, turn="corp")
    s.end_turn()
    s.choose("Yes")
    s.choose("Diesel")
    assert s.runner.credits == 2
    assert s.card("Diesel").zone == "removed from the game"
    assert s.runner.discard == ["Sure Gamble"]


@card("Bloo Moose")
@pytest.mark.parametrize("heap", [[], ["Diesel"]])
def test_bloo_moose_may_decline_and_needs_a_heap(heap: list[str]) -> None:
    s = Scenario(runner={"rig": ["Bloo Moose"], "discard": heap, "credits": 0}, turn="corp")
    s.end_turn()
    if heap:
        s.choose("No")
    assert s.can("Gain 1 credit")
    assert s.runner.credits == 0
    assert s.runner.discard == heap


# -- Corporate Defector ------------------------------------------------------------------------------------------------


@card("Corporate Defector")
def test_corporate_defector_reveals_what_the_corp_clicks_for() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"]}, runner={"rig": ["Corporate Defector"]}, turn="corp"
    )
    s.choose("Draw 1 card")
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    assert "The Corp reveals Hedge Fund from HQ." in s.log
    s.choose("Draw 1 card")
    assert s.card("Ice Wall").known_to == ["corp", "runner"]


@card("Corporate Defector", "Anonymous Tip")
def test_corporate_defector_does_not_mind_other_draws() -> None:
    s = Scenario(
        corp={"hand": ["Anonymous Tip"], "deck": ["Hedge Fund", "Ice Wall", "Enigma", "Quandary"]},
        runner={"rig": ["Corporate Defector"]},
        turn="corp",
    )
    s.play("Anonymous Tip")
    assert all(s.card(title).known_to == ["corp"] for title in ("Hedge Fund", "Ice Wall", "Enigma"))
    s.end_turn()
    s.end_turn()
    assert s.card("Quandary").known_to == ["corp"], "the mandatory draw"
