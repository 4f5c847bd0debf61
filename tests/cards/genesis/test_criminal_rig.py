"""The Criminal cards of the Genesis cycle that stay on the table: programs, hardware and resources."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Peacock -----------------------------------------------------------------------------------------------------------


@card("Peacock")
def test_peacock_breaks_code_gate_subroutines_for_two_credits_each() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, runner={"rig": ["Peacock"], "credits": 4}, turn="runner"
    )
    s.choose("Run HQ")
    s.use("Peacock: break", "Subroutine 1")
    s.use("Peacock: break")
    assert s.runner.credits == 0
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Peacock")
def test_peacock_gains_three_strength_for_two_credits_and_breaks_no_barrier() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Peacock"], "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    assert not s.can("Use Peacock: break")
    s.use("Peacock: +3 strength")
    assert s.card("Peacock").strength == 5
    s.use("Peacock: break")
    assert s.runner.credits == 20 - 3 - 2 - 2
    s.pass_all()
    assert s.card("Peacock").strength == 2
    s.choose("Run R&D")
    assert not s.can("Use Peacock: break")


# -- Compromised Employee ----------------------------------------------------------------------------------------------


@card("Compromised Employee")
def test_compromised_employee_gains_a_credit_whenever_ice_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma", "Ice Wall"]}, "Server 1": {"root": ["PAD Campaign"]}}, "credits": 9},
        runner={"rig": ["Compromised Employee"], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("PAD Campaign")
    assert s.runner.credits == 0  # no ice
    s.rez("Enigma")
    assert s.runner.credits == 1


@card("Compromised Employee")
def test_compromised_employee_helps_during_traces_and_pays_for_nothing_else() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+"]}}, "credits": 0},
        runner={"rig": ["Compromised Employee"], "credits": 2, "hand": ["Modded"]},
        turn="runner",
    )
    assert s.card("Compromised Employee").counters["credit"] == 1
    assert s.runner.link == 0
    s.choose("Run HQ")
    s.bid(corp=0, runner=3)
    assert s.runner.credits == 0
    assert s.card("Compromised Employee").counters["credit"] == 0
    assert s.runner.tags == 0
    s.next_turn()
    assert s.card("Compromised Employee").counters["credit"] == 1
    s = Scenario(runner={"rig": ["Compromised Employee"], "credits": 0, "hand": ["Access to Globalsec"]}, turn="runner")
    assert not s.can("Install Access to Globalsec")


# -- Muresh Bodysuit ---------------------------------------------------------------------------------------------------


@card("Muresh Bodysuit")
def test_muresh_bodysuit_prevents_the_first_meat_damage_each_turn() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth", "Scorched Earth"], "credits": 9},
        runner={"rig": ["Muresh Bodysuit"], "hand": ["Easy Mark"] * 5 + ["Diesel"] * 3, "tags": 1},
    )
    s.play("Scorched Earth")
    assert len(s.runner.hand) == 5  # the first of 4 points is prevented
    s.play("Scorched Earth")
    assert len(s.runner.hand) == 1  # and none of these


@card("Muresh Bodysuit")
def test_two_muresh_bodysuits_prevent_the_same_first_point() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"rig": ["Muresh Bodysuit", "Muresh Bodysuit"], "hand": ["Easy Mark"] * 5, "tags": 1},
    )
    s.play("Scorched Earth")
    assert len(s.runner.hand) == 2


@card("Muresh Bodysuit")
def test_muresh_bodysuit_prevents_a_single_point_and_again_in_the_next_turn() -> None:
    s = Scenario(
        corp={"scored": ["Private Security Force"]},
        runner={"rig": ["Muresh Bodysuit"], "hand": ["Easy Mark"] * 3, "tags": 1},
    )
    s.use("Private Security Force")
    assert len(s.runner.hand) == 3
    s.use("Private Security Force")
    assert len(s.runner.hand) == 2
    s.next_turn()
    s.use("Private Security Force")
    assert len(s.runner.hand) == 2


@card("Muresh Bodysuit")
def test_muresh_bodysuit_does_not_help_against_other_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Muresh Bodysuit"], "hand": ["Easy Mark"] * 4},
        turn="runner",
    )
    s.run_on("HQ")
    assert len(s.runner.hand) == 1


# -- Doppelgänger ------------------------------------------------------------------------------------------------------


@card("Doppelgänger")
def test_doppelganger_makes_another_run_when_a_successful_run_ends_once_a_turn() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Doppelgänger"]}, turn="runner")
    assert s.runner.memory_limit == 5
    s.choose("Run Archives")
    s.pass_until("Yes")
    assert s.prompt == "Doppelgänger: make another run?"
    assert s.run is None
    s.choose("Yes")
    s.choose("HQ")
    assert s.run is not None
    assert s.run.server == "HQ"
    assert s.runner.clicks == 3
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.run is None  # no third run
    s.choose("Run R&D")
    s.pass_all()
    assert s.log.count("The run ends.") == 3
    s.next_turn()
    s.choose("Run R&D")
    s.pass_until("Yes")


@card("Doppelgänger")
def test_doppelganger_may_be_declined_and_used_later_in_the_turn() -> None:
    s = Scenario(runner={"rig": ["Doppelgänger"]}, turn="runner")
    s.choose("Run Archives")
    s.pass_until("Yes")
    s.choose("No")
    assert s.run is None
    s.choose("Run Archives")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("R&D")
    assert s.run is not None


@card("Doppelgänger")
def test_doppelganger_does_nothing_after_an_unsuccessful_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"rig": ["Doppelgänger"]}, turn="runner")
    s.choose("Run HQ")
    assert s.run is None
    assert "Yes" not in s.options


@card("Doppelgänger", "Crisium Grid")
def test_doppelganger_does_not_see_a_success_that_crisium_grid_hides() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Crisium Grid+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Doppelgänger"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Access a card from HQ")
    s.choose("Access a card from HQ")
    s.pass_until("Gain 1 credit")  # nothing is asked on the way
    assert "Hedge Fund" in s.accessed
    assert s.run is None


@card("Doppelgänger")
def test_the_second_run_has_its_own_bad_publicity_credits() -> None:
    s = Scenario(corp={"bad_publicity": 2}, runner={"rig": ["Doppelgänger"], "credits": 1}, turn="runner")
    s.choose("Run Archives")
    assert s.runner.credits == 3
    s.pass_until("Yes")
    assert s.runner.credits == 1  # those of the first run are gone
    s.choose("Yes")
    s.choose("HQ")
    assert s.runner.credits == 3
    s.pass_all()
    assert s.runner.credits == 1


@card("Doppelgänger")
def test_what_lasts_for_a_run_is_over_when_the_second_run_begins() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Doppelgänger", "Gordian Blade"], "credits": 9, "hand": ["Inside Job"]},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    s.use("Gordian Blade: +1 strength")
    assert s.card("Gordian Blade").strength == 3
    s.pass_until("Yes")
    assert s.card("Gordian Blade").strength == 2
    s.choose("Yes")
    s.choose("HQ")
    s.to_encounter()
    assert s.run is not None
    assert s.run.ice == "Enigma"  # it is not bypassed any more
    s.pass_all()
    assert "The run is unsuccessful." in s.log


# -- Crescentus --------------------------------------------------------------------------------------------------------


@card("Crescentus")
def test_crescentus_derezzes_ice_all_of_whose_subroutines_were_broken() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Crescentus", "Gordian Blade"], "credits": 9},
        turn="runner",
    )
    assert not s.can("Use Crescentus")
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Crescentus")
    s.use("Gordian Blade: break", "Subroutine 1")
    assert not s.can("Use Crescentus")
    s.use("Gordian Blade: break")
    s.use("Crescentus")
    assert not s.card("Enigma").rezzed
    assert s.runner.discard == ["Crescentus"]
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Crescentus")
def test_crescentus_cannot_be_used_when_the_encounter_is_over_or_the_ice_was_bypassed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Crescentus", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Corroder: break")
    assert s.can("Use Crescentus")
    while s.phase == "encounter ice":
        s.choose("Pass")
    assert not s.can("Use Crescentus")
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Crescentus"], "hand": ["Inside Job"]},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    assert not s.can("Use Crescentus")


# -- HQ Interface ------------------------------------------------------------------------------------------------------


@card("HQ Interface")
@pytest.mark.parametrize(("copies", "cards"), [(1, 2), (2, 3)])
def test_hq_interface_accesses_an_additional_card_from_hq(copies: int, cards: int) -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"] * 5}, runner={"rig": ["HQ Interface"] * copies}, turn="runner")
    s.run_on("HQ")
    assert len(s.accessed) == cards


@card("HQ Interface")
def test_hq_interface_accesses_no_more_than_there_is_and_nothing_more_elsewhere() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Ice Wall"] * 5}, runner={"rig": ["HQ Interface"]}, turn="runner"
    )
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"]
    s.run_on("R&D")
    assert s.accessed == ["Hedge Fund", "Ice Wall"]


# -- Faerie ------------------------------------------------------------------------------------------------------------


@card("Faerie")
def test_faerie_breaks_sentries_for_nothing_and_is_trashed_when_the_encounter_ends() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Faerie"], "credits": 2, "hand": ["Easy Mark"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Faerie: break")
    s.use("Faerie: +1 strength")
    s.use("Faerie: break")
    assert s.runner.credits == 1
    assert s.runner.rig == ["Faerie"]  # the encounter lasts
    s.pass_all()
    assert s.runner.discard == ["Faerie"]
    assert len(s.runner.hand) == 3


@card("Faerie")
def test_faerie_stays_when_it_broke_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Faerie"], "credits": 1, "hand": ["Easy Mark"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Faerie: +1 strength")
    s.pass_all()
    assert s.runner.rig == ["Faerie"]
    s.choose("Run R&D")
    assert not s.can("Use Faerie: break")


# -- Mr. Li ------------------------------------------------------------------------------------------------------------


@card("Mr. Li")
def test_mr_li_draws_two_cards_and_puts_one_of_them_on_the_bottom() -> None:
    s = Scenario(
        runner={"rig": ["Mr. Li"], "hand": ["Easy Mark"], "deck": ["Diesel", "Corroder", "Ninja"]}, turn="runner"
    )
    s.use("Mr. Li")
    assert s.runner.clicks == 3
    assert sorted(s.options) == ["Corroder", "Diesel"]  # not what was in the grip before
    s.choose("Corroder")
    assert sorted(s.runner.hand) == ["Diesel", "Easy Mark"]
    assert s.runner.deck[-1] == "Corroder"
    assert s.card("Corroder").known_to == ["runner"]
    assert not any("Corroder" in line for line in corp_log(s))


def corp_log(s: Scenario) -> list[str]:
    return [str(line) for line in s.game.view("corp")["log"]]


@card("Mr. Li")
def test_mr_li_does_not_tell_that_both_cards_are_the_same() -> None:
    s = Scenario(runner={"rig": ["Mr. Li"], "deck": ["Diesel", "Diesel", "Ninja"]}, turn="runner")
    s.use("Mr. Li")
    assert s.options == ["Diesel"]


@card("Mr. Li")
def test_mr_li_puts_the_only_card_drawn_back() -> None:
    s = Scenario(runner={"rig": ["Mr. Li"], "deck": ["Diesel"]}, turn="runner")
    while len(s.runner.deck) > 1:
        s.state.players[1].deck.pop(0)
    s.use("Mr. Li")
    assert s.runner.hand == []
    assert s.runner.deck == ["Diesel"]


@card("Mr. Li")
def test_mr_li_cannot_be_used_without_a_card_to_draw() -> None:
    s = Scenario(runner={"rig": ["Mr. Li"]}, turn="runner")
    s.state.players[1].deck.clear()
    s._refresh()
    assert not s.can("Use Mr. Li")
