"""The Criminal cards of the Genesis cycle: each card's own text, and the rulings that concern it."""

from dataclasses import replace

from netrunner import Deck, Game
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

ANDROMEDA = "Andromeda: Dispossessed Ristie"


# -- Andromeda: Dispossessed Ristie ------------------------------------------------------------------------------------


def andromeda() -> Game:
    runner = replace(Deck.load("core-criminal"), identity=ANDROMEDA)
    return Game.start(Deck.load("core-weyland"), runner, seed=3)


@card("Andromeda: Dispossessed Ristie")
def test_andromeda_starts_with_nine_cards_and_a_link() -> None:
    game = andromeda()
    assert len(game.state.players[1].hand) == 9
    assert len(game.state.players[0].hand) == 5
    assert game.state.link() == 1


@card("Andromeda: Dispossessed Ristie")
@ruling("FAQ/card/andromeda/1")
def test_andromeda_takes_nine_cards_again_after_a_mulligan() -> None:
    game = andromeda()
    before = list(game.state.players[1].hand)
    game.choose("Keep")
    game.choose("Mulligan")
    assert len(game.state.players[1].hand) == 9
    assert list(game.state.players[1].hand) != before


# -- Emergency Shutdown ------------------------------------------------------------------------------------------------


@card("Emergency Shutdown")
def test_emergency_shutdown_derezzes_a_piece_of_ice_after_a_successful_run_on_hq() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ice Wall+"]}, "Archives": {"ice": ["Enigma+"]}}},
        runner={"hand": ["Emergency Shutdown"]},
        turn="runner",
    )
    assert not s.can("Play Emergency Shutdown")
    s.run_on("HQ")
    s.choose("Play Emergency Shutdown")
    assert sorted(s.options) == ["Enigma", "Ice Wall"]
    s.choose("Enigma")
    assert not s.card("Enigma").rezzed
    assert s.card("Ice Wall").rezzed
    assert s.card("Enigma").server == "Archives"


@card("Emergency Shutdown")
def test_emergency_shutdown_needs_rezzed_ice_and_a_run_on_hq_itself() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ice Wall"]}}}, runner={"hand": ["Emergency Shutdown"]}, turn="runner"
    )
    s.run_on("HQ")
    assert not s.can("Play Emergency Shutdown")
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ice Wall+"]}}}, runner={"hand": ["Emergency Shutdown"]}, turn="runner"
    )
    s.run_on("Archives")
    assert not s.can("Play Emergency Shutdown")


# -- Satellite Uplink --------------------------------------------------------------------------------------------------


@card("Satellite Uplink")
@ruling("FAQ/rules/choosing-cards/ex2")
def test_satellite_uplink_exposes_two_cards_at_once() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}, "Server 1": {"root": ["PAD Campaign"]}}},
        runner={"hand": ["Satellite Uplink"]},
        turn="runner",
    )
    s.play("Satellite Uplink", "unrezzed ice (outermost, HQ)")
    assert not any("exposed" in line for line in s.log)  # both are chosen first
    s.choose("facedown card (Server 1)")
    assert "Ice Wall is exposed." in s.log
    assert "PAD Campaign is exposed." in s.log
    assert s.card("Enigma").known_to == ["corp"]


@card("Satellite Uplink")
def test_satellite_uplink_may_expose_only_one_card() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}}, runner={"hand": ["Satellite Uplink"]}, turn="runner"
    )
    s.play("Satellite Uplink", "unrezzed ice (innermost, HQ)", "Done")
    assert s.card("Enigma").known_to == ["corp", "runner"]
    assert s.card("Ice Wall").known_to == ["corp"]
    assert s.runner.credits == 3


@card("Satellite Uplink")
def test_satellite_uplink_cannot_be_played_when_there_is_nothing_to_expose() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"hand": ["Satellite Uplink"]}, turn="runner")
    assert not s.can("Play Satellite Uplink")


# -- e3 Feedback Implants ----------------------------------------------------------------------------------------------


@card("e3 Feedback Implants")
@ruling("FAQ/card/e3-feedback-implants/1", "FAQ/errata/e3-feedback-implants")
def test_e3_feedback_implants_set_themselves_off_until_a_bioroid_is_broken_for_one_click() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={"rig": ["e3 Feedback Implants"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Heimdall 1.0", "Subroutine 3")
    s.choose("Yes")
    s.choose("Subroutine 1")
    s.choose("Yes")
    assert s.runner.clicks == 2
    assert s.runner.credits == 3
    s.pass_all()
    assert "The run on HQ is successful." in s.log
    assert s.runner.brain_damage == 0


@card("e3 Feedback Implants")
@ruling("FAQ/card/e3-feedback-implants/2")
def test_e3_feedback_implants_trigger_once_for_each_subroutine_broken_at_once() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={"rig": ["e3 Feedback Implants", "Battering Ram"], "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    for _ in range(3):
        s.choose("Use Battering Ram: +1 strength")
    s.choose("Use Battering Ram: break", side="runner")
    s.choose("Subroutine 1")
    s.choose("Subroutine 2")
    s.choose("No")  # the first of the two triggers
    s.choose("Yes")  # the second one
    assert "e3 Feedback Implants breaks “End the run”." in s.log
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("e3 Feedback Implants")
def test_e3_feedback_implants_need_no_strength_but_a_credit_and_an_unbroken_subroutine() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={"rig": ["e3 Feedback Implants"], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Heimdall 1.0", "Subroutine 1")
    assert "Yes" not in s.options
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["e3 Feedback Implants", "Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: break")
    assert "Yes" not in s.options  # nothing is left to break


# -- Pheromones --------------------------------------------------------------------------------------------------------


@card("Pheromones")
def test_pheromones_grow_with_successful_runs_on_hq() -> None:
    s = Scenario(runner={"rig": ["Pheromones"]}, turn="runner")
    s.run_on("R&D")
    assert s.card("Pheromones").counters["virus"] == 0
    s.run_on("HQ")
    assert s.card("Pheromones").counters["virus"] == 1
    assert s.card("Pheromones").counters["credit"] == 0


@card("Pheromones")
def test_pheromones_refill_to_the_number_of_their_counters() -> None:
    s = Scenario(runner={"rig": [("Pheromones", {"virus": 3, "credit": 1})]})
    s.end_turn()
    assert s.card("Pheromones").counters["credit"] == 3


@card("Pheromones")
def test_pheromones_pay_for_anything_during_runs_on_hq_only() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={
            "rig": [("Pheromones", {"virus": 2}), "Corroder"],
            "hand": ["Easy Mark", "Access to Globalsec"],
            "credits": 0,
        },
        turn="runner",
    )
    assert not s.can("Install Access to Globalsec")
    s.choose("Run R&D")
    assert s.run is None  # Corroder cannot be paid for
    s.choose("Run HQ")
    s.choose("Use Corroder: break")
    assert s.card("Pheromones").counters["credit"] == 1


@card("Pheromones")
@ruling("FAQ/qa/46")
def test_the_counter_from_grimoire_gives_pheromones_no_credit_before_the_next_turn() -> None:
    s = Scenario(runner={"rig": ["Grimoire"], "hand": ["Pheromones"]}, turn="runner")
    s.choose("Install Pheromones")
    assert s.card("Pheromones").counters["virus"] == 1
    assert s.card("Pheromones").counters["credit"] == 0
    s.next_turn()
    assert s.card("Pheromones").counters["credit"] == 1


# -- Snitch ------------------------------------------------------------------------------------------------------------


@card("Snitch")
@ruling("FAQ/card/snitch/1")
def test_snitch_exposes_the_outermost_ice_and_lets_the_runner_jack_out_before_the_encounter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ichi 1.0"]}}, "credits": 9}, runner={"rig": ["Snitch"]}, turn="runner"
    )
    s.choose("Run HQ")
    assert not s.can("Jack out")  # it is the first ice
    s.choose("Yes")
    assert "Ichi 1.0 is exposed." in s.log
    s.choose("Yes")
    assert s.run is None
    assert "The Runner jacks out." in s.log
    assert "The run is unsuccessful." in s.log
    assert not s.card("Ichi 1.0").rezzed


@card("Snitch")
def test_snitch_is_used_once_a_run_and_again_in_the_next_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}, "credits": 0},
        runner={"rig": ["Snitch"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("No")
    assert s.options == ["Jack out", "Continue"]  # at Enigma, without another question
    s.choose("Jack out")
    s.choose("Run HQ")
    assert s.options == ["Yes", "No"]


@card("Snitch")
def test_snitch_may_wait_for_a_later_piece_of_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}, "credits": 0},
        runner={"rig": ["Snitch"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("No")
    s.choose("Yes")
    assert "Enigma is exposed." in s.log
    assert "Ice Wall is exposed." not in s.log


@card("Snitch")
def test_snitch_says_nothing_about_rezzed_ice() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"rig": ["Snitch"]}, turn="runner")
    s.choose("Run HQ")
    assert s.run is None
    assert not any("exposed" in line for line in s.log)


@card("Snitch")
@ruling("FAQ/card/snitch/2")
def test_the_runner_may_jack_out_even_when_the_exposing_is_prevented() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": ["Zaibatsu Loyalty"]}}},
        runner={"rig": ["Snitch"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.rez("Zaibatsu Loyalty")
    s.choose("Use Zaibatsu Loyalty", side="corp")
    assert not any("is exposed" in line for line in s.log)
    s.choose("Yes", side="runner")
    assert "The Runner jacks out." in s.log
    assert s.run is None


# -- Cortez Chip -------------------------------------------------------------------------------------------------------


def cortez(corp_credits: int, *more: str) -> Scenario:
    return Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "R&D": {"ice": ["Enigma"]}}, "credits": corp_credits},
        runner={"rig": ["Cortez Chip", *more]},
        turn="runner",
        skip_empty_windows=False,
    )


@card("Cortez Chip")
def test_cortez_chip_makes_a_piece_of_ice_cost_two_more_to_rez_this_turn() -> None:
    s = cortez(3)
    s.choose("Gain 1 credit")
    s.use("Cortez Chip", "unrezzed ice (outermost, HQ)")
    assert s.runner.discard == ["Cortez Chip"]
    s.choose("Run HQ", side="runner")
    s.rez("Ice Wall")
    assert s.corp.credits == 0


@card("Cortez Chip")
def test_a_corp_that_cannot_pay_the_additional_cost_cannot_rez() -> None:
    s = cortez(2)
    s.choose("Gain 1 credit")
    s.use("Cortez Chip", "unrezzed ice (outermost, HQ)")
    s.choose("Run HQ", side="runner")
    s.pass_until("Continue")
    assert not s.card("Ice Wall").rezzed
    assert s.why_not("Rez Ice Wall") is not None


@card("Cortez Chip")
def test_cortez_chip_concerns_one_piece_of_ice_in_one_turn() -> None:
    s = cortez(3)
    s.choose("Gain 1 credit")
    s.use("Cortez Chip", "unrezzed ice (outermost, HQ)")
    s.choose("Run R&D", side="runner")
    s.rez("Enigma")
    assert s.corp.credits == 0
    s = cortez(1)
    s.choose("Gain 1 credit")
    s.use("Cortez Chip", "unrezzed ice (outermost, HQ)")
    s.next_turn()
    s.give("corp", credits=1 - s.corp.credits)
    s.choose("Run HQ", side="runner")
    s.rez("Ice Wall")
    assert s.corp.credits == 0


@card("Cortez Chip")
def test_cortez_chip_needs_ice() -> None:
    s = Scenario(runner={"rig": ["Cortez Chip"]}, turn="runner", skip_empty_windows=False)
    s.choose("Gain 1 credit")
    assert not s.can("Use Cortez Chip")


@card("Cortez Chip")
@ruling("FAQ/rules/trashing-as-a-cost/ex1")
def test_a_cortez_chip_saved_from_being_trashed_does_nothing() -> None:
    s = cortez(1, "Sacrificial Construct")
    s.choose("Gain 1 credit")
    s.choose("Use Cortez Chip")
    s.choose("Use Sacrificial Construct")
    assert s.runner.rig == ["Cortez Chip"]
    s.choose("Run HQ", side="runner")
    s.rez("Ice Wall")
    assert s.corp.credits == 0


@card("Snitch")
@ruling("FAQ/card/midori/3")
def test_midori_swaps_the_ice_that_snitch_exposed_unless_the_runner_jacks_out() -> None:
    def approach() -> Scenario:
        s = Scenario(
            corp={"hand": ["Enigma"], "servers": {"HQ": {"ice": ["Ice Wall"], "root": ["Midori+"]}}},
            runner={"rig": ["Snitch"]},
            turn="runner",
        )
        s.choose("Run HQ")
        s.choose("Yes")
        assert "Ice Wall is exposed." in s.log
        return s

    s = approach()
    s.choose("No")
    s.choose("Yes", side="corp")
    s.choose("Enigma")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma"]
    assert s.corp.hand == ["Ice Wall"]
    s = approach()
    s.choose("Yes")
    assert s.run is None
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
