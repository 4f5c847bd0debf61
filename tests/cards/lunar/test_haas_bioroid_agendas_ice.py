"""Lunar cycle: the other Haas-Bioroid cards."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Domestic Sleepers -------------------------------------------------------------------------------------------------


@card("Domestic Sleepers")
def test_three_clicks_place_an_agenda_counter_that_makes_it_worth_a_point() -> None:
    s = Scenario(corp={"scored": ["Domestic Sleepers"]})
    assert s.corp.score == 0
    s.use("Domestic Sleepers")
    assert (s.corp.clicks, s.corp.score) == (0, 1)
    assert s.card("Domestic Sleepers").counters["agenda"] == 1


@card("Domestic Sleepers")
def test_further_counters_make_it_worth_no_more() -> None:
    s = Scenario(corp={"scored": [("Domestic Sleepers", {"agenda": 2})]})
    assert s.corp.score == 1


@card("Domestic Sleepers")
def test_two_clicks_do_not_pay_for_a_counter() -> None:
    s = Scenario(corp={"scored": ["Domestic Sleepers"], "clicks": 2})
    assert not s.can("Use Domestic Sleepers")


@card("Domestic Sleepers")
def test_a_stolen_copy_is_worth_nothing() -> None:
    s = Scenario(runner={"scored": ["Domestic Sleepers"]})
    assert s.runner.score == 0


# -- NEXT Silver -------------------------------------------------------------------------------------------------------


@card("NEXT Silver")
def test_it_has_a_subroutine_for_each_rezzed_piece_of_next_ice_itself_included() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["NEXT Silver+"]}, "R&D": {"ice": ["NEXT Bronze+", "Enigma+", "NEXT Bronze"]}}},
        turn="runner",
    )
    silver = s.state.cards[s.card("NEXT Silver").id]
    assert len(s.state.subroutines(silver)) == 2  # the unrezzed copy and Enigma do not count
    s.run_on("HQ")
    assert s.accessed == []


# -- IQ ----------------------------------------------------------------------------------------------------------------


@card("IQ")
def test_the_rez_cost_and_the_strength_follow_the_cards_in_hq() -> None:
    hand = ["Hedge Fund", "Ice Wall", "Enigma"]
    s = Scenario(corp={"servers": {"HQ": {"ice": ["IQ"]}}, "hand": hand, "credits": 3}, turn="runner")
    s.choose("Run HQ")
    s.rez("IQ")
    assert s.corp.credits == 0
    assert s.card("IQ").strength == 3
    s.pass_all()
    assert s.accessed == []


@card("IQ")
def test_it_cannot_be_rezzed_for_less() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["IQ"]}}, "hand": ["Hedge Fund"] * 3, "credits": 2}, turn="runner")
    s.choose("Run HQ")
    assert s.phase == "approach server"  # no chance to rez it was left


@card("IQ")
def test_with_an_empty_hq_it_is_free_and_without_strength() -> None:
    s = Scenario(corp={"servers": {"R&D": {"ice": ["IQ"]}}, "hand": [], "credits": 0}, turn="runner")
    s.choose("Run R&D")
    s.rez("IQ")
    assert s.card("IQ").strength == 0


# -- Eliza's Toybox ----------------------------------------------------------------------------------------------------


@card("Eliza's Toybox")
def test_three_clicks_rez_a_card_ignoring_all_costs() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "scored": [],
            "servers": {
                "Server 1": {"root": ["Eliza's Toybox+"]},
                "Server 2": {"root": ["PAD Campaign"]},
                "Server 3": {"root": ["Priority Requisition"]},
                "HQ": {"ice": ["Archer"], "root": ["SanSan City Grid"]},
            },
        }
    )
    s.use("Eliza's Toybox")
    assert sorted(s.options) == ["Archer", "PAD Campaign", "SanSan City Grid"]
    s.choose("Archer")
    assert s.card("Archer").rezzed  # no agenda was forfeited for it
    assert (s.corp.clicks, s.corp.credits) == (0, 0)


@card("Eliza's Toybox")
def test_it_needs_three_clicks_and_an_unrezzed_card() -> None:
    for clicks, other, usable in ((3, "PAD Campaign", True), (2, "PAD Campaign", False), (3, "PAD Campaign+", False)):
        servers = {"Server 1": {"root": ["Eliza's Toybox+"]}, "Server 2": {"root": [other]}}
        s = Scenario(corp={"servers": servers, "clicks": clicks})
        assert s.can("Use Eliza's Toybox") == usable
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Eliza's Toybox+"]}, "Server 2": {"root": ["Hostile Takeover"]}}}
    )
    assert not s.can("Use Eliza's Toybox")  # agendas are never rezzed


# -- Peak Efficiency ---------------------------------------------------------------------------------------------------


@card("Peak Efficiency")
def test_each_rezzed_piece_of_ice_is_a_credit() -> None:
    servers = {
        "HQ": {"ice": ["Enigma+", "Ice Wall"]},
        "R&D": {"ice": ["Hunter+"]},
        "Server 1": {"root": ["PAD Campaign+"]},
    }
    s = Scenario(corp={"hand": ["Peak Efficiency"], "credits": 1, "servers": servers})
    s.play("Peak Efficiency")
    assert s.corp.credits == 2


@card("Peak Efficiency")
def test_it_cannot_be_played_while_nothing_is_rezzed() -> None:
    s = Scenario(corp={"hand": ["Peak Efficiency"], "servers": {"HQ": {"ice": ["Enigma"]}}})
    assert not s.can("Play Peak Efficiency")


# -- Bifrost Array -----------------------------------------------------------------------------------------------------


def bifrost(*scored: str, **corp: object) -> Scenario:
    s = Scenario(
        corp={
            "scored": list(scored),
            "servers": {"Server 1": {"root": [("Bifrost Array", {"advancement": 3})]}},
            "credits": 0,
            **corp,
        },
        runner={"hand": ["Sure Gamble"] * 3},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Bifrost Array")
    return s


@card("Bifrost Array")
def test_it_triggers_the_when_scored_ability_of_another_agenda() -> None:
    s = bifrost("Hostile Takeover", "Breaking News")
    s.choose("Yes")
    assert s.options == ["Hostile Takeover", "Breaking News"]
    s.choose("Hostile Takeover")
    assert (s.corp.credits, s.corp.bad_publicity) == (1 + 7, 1)
    assert s.runner.tags == 0


@card("Bifrost Array")
def test_it_may_be_declined() -> None:
    s = bifrost("Hostile Takeover")
    s.choose("No")
    assert (s.corp.credits, s.corp.bad_publicity) == (1, 0)


@card("Bifrost Array")
@pytest.mark.parametrize("scored", [["Bifrost Array"], ["Nisei MK II", "Bifrost Array"], ["Posted Bounty"], []])
def test_copies_of_it_do_not_count(scored: list[str]) -> None:
    s = bifrost(*scored)
    assert s.can("Yes") == ("Nisei MK II" in scored or "Posted Bounty" in scored)
    if s.can("Yes"):
        s.choose("Yes")
        assert not s.can("Bifrost Array")


@card("Bifrost Array")
def test_agendas_without_a_when_scored_ability_do_not_count() -> None:
    assert not bifrost("Private Security Force").can("Yes")


@card("Bifrost Array")
def test_an_optional_ability_is_still_optional() -> None:
    s = bifrost("Posted Bounty")
    s.choose("Yes")
    s.choose("Yes")  # Posted Bounty may be forfeited
    assert s.runner.tags == 1
    assert s.corp.scored == ["Bifrost Array"]
    s = bifrost("Posted Bounty")
    s.choose("Yes")
    s.choose("No")
    assert s.corp.scored == ["Posted Bounty", "Bifrost Array"]


@card("Bifrost Array")
def test_for_each_token_finds_none() -> None:
    s = bifrost("Project Beale")
    if s.can("Yes"):
        s.choose("Yes")
    assert s.card("Project Beale").counters["agenda"] == 0


@card("Bifrost Array")
def test_the_runners_agendas_do_not_count() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Bifrost Array", {"advancement": 3})]}}, "credits": 0},
        runner={"scored": ["Hostile Takeover"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Bifrost Array")
    assert not s.can("Yes")


@card("Bifrost Array")
def test_counters_come_to_the_chosen_agenda() -> None:
    s = bifrost("Nisei MK II")
    s.choose("Yes")
    assert s.card("Nisei MK II").counters["agenda"] == 1
    assert s.card("Bifrost Array").counters["agenda"] == 0


# -- Markus 1.0 --------------------------------------------------------------------------------------------------------


def markus(**runner: object) -> Scenario:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Markus 1.0+"]}}}, runner=runner, turn="runner")
    s.choose("Run HQ")
    return s


@card("Markus 1.0")
def test_the_runner_trashes_a_card_of_their_choice_and_the_run_ends() -> None:
    s = markus(rig=["Djinn", "Desperado", "Armitage Codebusting"], clicks=1)
    assert s.side == "runner"
    assert s.options == ["Djinn", "Desperado", "Armitage Codebusting"]
    s.choose("Desperado")
    assert s.runner.rig == ["Djinn", "Armitage Codebusting"]
    assert s.run is None


@card("Markus 1.0")
def test_a_click_breaks_any_of_its_subroutines() -> None:
    s = markus(rig=["Corroder", "Desperado"], credits=0)
    s.use("Markus 1.0", "Subroutine 1")
    s.use("Markus 1.0")
    assert s.runner.clicks == 1
    s.pass_until("Continue")
    assert s.runner.rig == ["Corroder", "Desperado"]
    assert s.phase == "approach server"


@card("Markus 1.0")
def test_without_installed_cards_only_the_run_ends() -> None:
    s = markus(clicks=1)
    assert s.run is None


@card("Domestic Sleepers")
def test_the_point_of_a_counter_can_win() -> None:
    s = Scenario(corp={"scored": ["Domestic Sleepers", "Priority Requisition", "Priority Requisition"]})
    s.use("Domestic Sleepers")
    assert s.result is not None
    assert s.result.winner == "corp"


@card("Domestic Sleepers")
def test_a_copy_with_a_counter_is_worth_nothing_to_the_runner() -> None:
    s = Scenario(
        corp={
            "scored": [("Domestic Sleepers", {"agenda": 1})],
            "servers": {"Server 1": {"root": ["Priority Requisition"]}},
        },
        runner={"rig": ["Turntable"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.scored == ["Domestic Sleepers"]
    assert (s.corp.score, s.runner.score) == (3, 0)
