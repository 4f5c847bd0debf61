"""Flashpoint Cycle: what becomes of the cards when others come into it. The questions players ask first."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

ARCHITECTS = "Haas-Bioroid: Architects of Tomorrow"


# -- Damage ------------------------------------------------------------------------------------------------------------


@card("First Responders", "Fairchild")
def test_first_responders_help_after_damage_that_the_runner_chose_to_suffer() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Fairchild+"]}}, "credits": 0},
        runner={"rig": ["First Responders", "Cache"], "hand": ["Diesel"] * 3, "deck": ["Blank"] * 3, "credits": 12},
        turn="runner",
    )
    s.choose("Run HQ")
    for answer in ("Yes", "Yes", "Yes", "Cache", "Yes"):
        s.choose(answer)
    assert s.runner.brain_damage == 1
    s.pass_until("Use First Responders")
    s.use("First Responders")
    assert len(s.runner.hand) == 3, "suffered from a Corp card, though nobody did it"


@card("First Responders")
@pytest.mark.parametrize(
    ("identity", "agenda", "choice"),
    [
        ("Argus Security: Protection Guaranteed", "Hostile Takeover", "Suffer 2 meat damage"),
        ("Jinteki: Replicating Perfection", "Obokata Protocol", "Steal Obokata Protocol"),
        ("Jinteki: Personal Evolution", "Hostile Takeover", ""),
    ],
)
def test_first_responders_ask_only_whether_the_damage_came_from_a_corp_card(
    identity: str, agenda: str, choice: str
) -> None:
    s = Scenario(
        corp={"identity": identity, "hand": [agenda]},
        runner={"rig": ["First Responders"], "hand": ["Diesel"] * 5, "deck": ["Blank"] * 3, "clicks": 5},
        turn="runner",
    )
    s.run_on("Archives")
    s.choose("Run HQ")
    if choice:
        s.pass_until(choice)
        s.choose(choice)
    s.pass_until("Use First Responders")
    assert s.runner.scored == [agenda]


@card("Citadel Sanctuary")
def test_an_empty_grip_is_trashed_as_a_whole_too() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9}, runner={"rig": ["Citadel Sanctuary"], "hand": [], "tags": 1}
    )
    s.choose("Play Scorched Earth")
    s.use("Citadel Sanctuary")
    assert s.result is None


@card("Jinteki: Potential Unleashed")
def test_net_damage_suffered_to_steal_trashes_the_top_of_the_stack() -> None:
    s = Scenario(
        corp={"identity": "Jinteki: Potential Unleashed", "hand": ["Obokata Protocol"]},
        runner={"hand": ["Diesel"] * 5, "deck": ["Sure Gamble", "Corroder"]},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Steal Obokata Protocol")
    assert s.runner.deck == ["Corroder"]


# -- Condition counters ------------------------------------------------------------------------------------------------


def hidden(**corp: object) -> Scenario:
    """On the Lam is on Kati Jones."""
    s = Scenario(
        corp={"credits": 5, "deck": ["Blank"] * 4, **corp},
        runner={"hand": ["On the Lam"], "rig": ["Kati Jones"], "credits": 5},
        turn="runner",
    )
    s.play("On the Lam")
    return s


@card("Hatchet Job", "On the Lam")
@ruling("RR/card-conversion/2")
def test_a_condition_counter_goes_to_the_heap_wherever_it_is_sent() -> None:
    s = hidden(hand=["Hatchet Job"])
    s.end_turn()
    s.play("Hatchet Job")
    s.bid(corp=0, runner=0)
    s.choose("On the Lam")
    assert s.runner.hand == []
    assert s.runner.discard == ["On the Lam"]
    assert "On the Lam is added to the heap." in s.log


@card("Mind Game", "On the Lam")
@ruling("RR/card-conversion/2")
def test_a_condition_counter_that_pays_for_jacking_out_goes_to_the_heap() -> None:
    s = hidden(servers={"HQ": {"ice": ["Mind Game+"]}})
    s.choose("Run HQ")
    s.bid(corp=0, runner=1)
    s.choose("Archives")
    s.choose("Jack out")
    s.choose("On the Lam")
    assert s.runner.discard == ["On the Lam"]
    assert "On the Lam" not in s.runner.deck


@card("Best Defense", "On the Lam")
@ruling("RR/card-conversion/1")
def test_a_condition_counter_has_no_install_cost() -> None:
    s = hidden(hand=["Best Defense"])
    s.end_turn()
    assert not s.can("Play Best Defense")


# -- Credit Crash ------------------------------------------------------------------------------------------------------


@card("Credit Crash")
def test_the_corp_may_save_a_card_that_costs_nothing() -> None:
    s = Scenario(
        corp={"hand": ["Subliminal Messaging"], "credits": 0}, runner={"hand": ["Credit Crash"]}, turn="runner"
    )
    s.play("Credit Crash", "HQ")
    s.pass_until("Yes")
    s.choose("Yes", side="corp")
    assert s.corp.hand == ["Subliminal Messaging"]


@card("Credit Crash")
def test_a_card_in_archives_is_the_first_and_stays_there() -> None:
    s = Scenario(
        corp={"discard": ["Enigma"], "servers": {"Archives": {"root": ["Ash 2X3ZB9CY"]}}, "credits": 0},
        runner={"hand": ["Credit Crash"], "credits": 1},
        turn="runner",
    )
    s.play("Credit Crash", "Archives")
    s.pass_until("Access Enigma")
    s.choose("Access Enigma")
    s.pass_all()
    assert s.corp.discard == ["Enigma"]
    assert s.corp.servers["Archives"]["root"] == ["Ash 2X3ZB9CY"]


@card("Credit Crash", "Hellion Beta Test")
def test_what_credit_crash_trashes_was_accessed() -> None:
    s = Scenario(
        corp={"hand": ["Enigma"], "deck": ["Hellion Beta Test"] * 3, "credits": 1},
        runner={"hand": ["Credit Crash"], "rig": ["Kati Jones"], "clicks": 1},
        turn="runner",
    )
    s.play("Credit Crash", "HQ")
    s.pass_until("Play Hellion Beta Test")


@card("Credit Crash")
def test_the_log_tells_how_much_the_corp_pays() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "credits": 5}, runner={"hand": ["Credit Crash"]}, turn="runner")
    s.play("Credit Crash", "HQ")
    s.pass_until("Yes")
    s.choose("Yes", side="corp")
    assert "The Corp pays 5 credits." in s.log


# -- Rezzing -----------------------------------------------------------------------------------------------------------


@card("Sensor Net Activation", "Rumor Mill")
def test_a_bioroid_with_a_blank_text_box_is_derezzed_all_the_same() -> None:
    s = Scenario(
        corp={
            "scored": [("Sensor Net Activation", {"agenda": 1})],
            "credits": 0,
            "servers": {"HQ": {"root": ["Ash 2X3ZB9CY"]}},
        },
        runner={"hand": ["Rumor Mill"], "clicks": 2},
        turn="runner",
    )
    s.play("Rumor Mill")
    s.choose("Use Sensor Net Activation", side="corp")
    assert s.card("Ash 2X3ZB9CY").rezzed
    s.end_turn()
    assert not s.card("Ash 2X3ZB9CY").rezzed


@card("Sensor Net Activation")
def test_a_bioroid_rezzed_in_the_corps_turn_is_derezzed_when_that_ends() -> None:
    s = Scenario(
        corp={
            "scored": [("Sensor Net Activation", {"agenda": 1})],
            "servers": {"HQ": {"ice": ["Eli 1.0"]}},
        }
    )
    s.choose("Gain 1 credit")
    s.use("Sensor Net Activation")
    assert s.card("Eli 1.0").rezzed
    s.end_turn()
    assert not s.card("Eli 1.0").rezzed


@card("Interdiction", ARCHITECTS)
def test_interdiction_leaves_only_ice_to_architects_of_tomorrow() -> None:
    s = Scenario(
        corp={
            "identity": ARCHITECTS,
            "servers": {"HQ": {"ice": ["Zed 1.0+", "Eli 1.0"], "root": ["Ash 2X3ZB9CY"]}},
        },
        runner={"hand": ["Interdiction"]},
        turn="runner",
    )
    s.play("Interdiction")
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.options == ["Eli 1.0"], "the only one that can be rezzed"
    s.choose("Eli 1.0")
    assert s.card("Eli 1.0").rezzed


@card("Hernando Cortez", ARCHITECTS)
def test_architects_of_tomorrow_lowers_the_rez_cost_and_not_what_hernando_cortez_adds() -> None:
    s = Scenario(
        corp={"identity": ARCHITECTS, "credits": 12, "servers": {"HQ": {"ice": ["Zed 1.0+", "Eli 1.0"]}}},
        runner={"rig": ["Hernando Cortez"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.corp.credits == 10


@card("Rumor Mill")
def test_a_region_keeps_its_text() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Manta Grid+"]}}, "credits": 0},
        runner={"hand": ["Rumor Mill"], "credits": 1},
        turn="runner",
    )
    s.play("Rumor Mill")
    s.run_on("HQ")
    s.end_turn()
    assert s.corp.clicks == 4


# -- Others ------------------------------------------------------------------------------------------------------------


@card("Paperclip")
def test_blacklist_keeps_paperclip_in_the_heap() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}, "Server 1": {"root": ["Blacklist+"]}}},
        runner={"discard": ["Paperclip"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.run is None, "nobody was asked"


@card("Chiyashi", "Dai V")
def test_chiyashi_counts_every_subroutine_that_is_broken_at_once() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Chiyashi+"]}}},
        runner={"rig": ["Dai V", ("Ghost Runner", {"credit": 3})], "credits": 7, "deck": ["Sure Gamble"] * 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    for _ in range(7):
        s.use("Dai V: +1", "Credit pool")
    s.use("Dai V: Break")
    assert s.runner.discard == ["Sure Gamble"] * 6


@card("Hyoubu Research Facility", "Fumiko Yamamori", "Government Investigations")
def test_what_only_the_runner_spends_in_secret_is_nothing_to_the_corps_assets() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Hyoubu Research Facility+"]},
                "Server 2": {"root": ["Fumiko Yamamori+"]},
                "HQ": {"ice": ["Enigma"]},
            },
            "credits": 5,
        },
        runner={"hand": ["Government Investigations", "Rigged Results", "Diesel"], "credits": 9},
        turn="runner",
    )
    s.play("Government Investigations")
    s.play("Rigged Results")
    assert s.options == ["0", "1"], "2 credits cannot be spent in secret"
    s.choose("1")
    s.choose("0")
    assert s.corp.credits == 5
    assert s.runner.hand == ["Diesel"]


@card("NASX", "Peace in Our Time")
def test_nasx_counts_credits_gained_through_a_card_of_the_runner() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["NASX+"]}}, "credits": 0},
        runner={"hand": ["Peace in Our Time"], "credits": 1},
        turn="runner",
    )
    s.play("Peace in Our Time", "Yes", "2")
    assert s.card("NASX").counters["power"] == 2
    assert s.corp.credits == 3


@card("Scarcity of Resources")
def test_a_resource_installed_facedown_is_none_and_costs_nothing_more() -> None:
    s = Scenario(
        corp={"hand": ["Scarcity of Resources"]},
        runner={"identity": "Apex: Invasive Predator", "hand": ["Armitage Codebusting"], "credits": 0},
    )
    s.play("Scarcity of Resources")
    s.end_turn()
    s.choose("Yes")
    assert len(s.runner.rig) == 1


@card("Reaver", "NBN: Controlling the Message")
def test_a_current_that_another_one_ends_was_no_installed_card() -> None:
    s = Scenario(
        corp={"identity": "NBN: Controlling the Message", "hand": ["Service Outage"], "credits": 3},
        runner={"hand": ["Rumor Mill", "System Outage"], "rig": ["Reaver"], "deck": ["Blank"] * 4},
    )
    s.play("Service Outage")
    s.end_turn()
    s.play("Rumor Mill")
    s.play("System Outage")
    assert s.side == "runner"
    assert s.runner.hand == []


@card("Şifr")
def test_the_smaller_hand_stays_when_sifr_is_trashed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Fairchild 1.0+"]}}},
        runner={"rig": ["Şifr", "Cache"], "credits": 0, "clicks": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("Şifr")
    assert "Şifr" in s.runner.discard
    assert s.runner.hand_size == 4


@card("Nihongai Grid")
def test_the_questions_of_nihongai_grid_speak_of_no_install() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"] * 2, "deck": ["Ice Wall"] * 6, "servers": {"HQ": {"root": ["Nihongai Grid+"]}}},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    assert s.prompt == "Nihongai Grid: look at the top 5 cards of R&D and swap 1 of them with a card in HQ?"
    s.choose("Yes")
    s.choose("Ice Wall")
    assert s.prompt == "Nihongai Grid: swap Ice Wall with a card from HQ."


@card("Misdirection", "Paperclip", "Recon Drone")
@ruling("RR/using-abilities/2")
def test_x_is_at_least_one_where_nothing_would_come_of_none() -> None:
    s = Scenario(runner={"rig": ["Misdirection"], "tags": 2, "credits": 2}, turn="runner")
    s.choose("Use Misdirection")
    assert s.options == ["1", "2"]
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"rig": ["Paperclip"], "credits": 2}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Use Paperclip")
    assert s.options == ["1", "2"]
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 4},
        runner={"rig": ["Recon Drone"], "hand": ["Blank"] * 4, "credits": 2},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes", side="corp")
    s.choose("Use Recon Drone")
    assert s.options == ["1", "2"]


@card("Recon Drone")
def test_recon_drone_is_not_trashed_for_nothing() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 4},
        runner={"rig": ["Recon Drone"], "hand": ["Blank"] * 4, "credits": 0},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes", side="corp")
    assert s.runner.rig == ["Recon Drone"]
    assert len(s.runner.hand) == 1


@card("Encore")
def test_two_encores_are_two_turns_and_one_out_of_the_heap_is_removed_too() -> None:
    s = Scenario(
        corp={"hand": ["Blank"], "deck": ["Blank"] * 9, "discard": ["Blank"]},
        runner={"hand": ["Encore"], "discard": ["Encore"], "rig": ["Same Old Thing"], "clicks": 6},
        turn="runner",
    )
    for server in ("HQ", "R&D", "Archives"):
        s.run_on(server)
    s.play("Encore")
    s.choose("Use Same Old Thing")
    assert [look.zone for look in s.cards("Encore")] == ["removed from the game"] * 2
    for _ in range(2):
        assert s.side == "runner"
        assert s.runner.clicks == 4
        s.end_turn()
    assert s.side == "corp"


@card("Reaver")
def test_reaver_draws_for_a_program_that_makes_room_but_not_for_a_second_copy() -> None:
    s = Scenario(
        runner={
            "rig": ["Reaver", "Medium", "Datasucker", "Parasite"],
            "hand": ["Corroder"],
            "deck": ["Diesel"] * 3,
        },
        turn="runner",
    )
    s.install("Corroder", "Medium")
    assert s.runner.hand == ["Diesel"]
    unique = Scenario(
        runner={"rig": ["Reaver", "Kati Jones"], "hand": ["Kati Jones"], "deck": ["Diesel"] * 3}, turn="runner"
    )
    unique.install("Kati Jones")
    assert unique.runner.discard == ["Kati Jones"]
    assert unique.runner.hand == [], "nobody trashed it"


@card("Manta Grid", "Nihongai Grid")
@pytest.mark.parametrize("grid", ["Manta Grid", "Nihongai Grid"])
def test_credits_of_bad_publicity_are_there_during_the_run_and_gone_when_it_ends(grid: str) -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"root": [f"{grid}+"]}},
            "hand": ["Snare!"],
            "credits": 0,
            "bad_publicity": 1,
        },
        runner={"credits": 5, "hand": ["Blank"] * 3, "clicks": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Continue")
    assert not s.can("Yes"), "6 credits as the run succeeds"
    s.pass_all()
    s.end_turn()
    assert s.corp.clicks == (4 if grid == "Manta Grid" else 3), "5 credits when it has ended"


@card("Data Ward")
@ruling("RR/must/3")
def test_a_tag_that_is_avoided_satisfies_data_ward() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Ward+"]}}, "hand": ["Blank"]}, runner={"rig": ["Decoy"]}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Take 1 tag")
    s.use("Decoy")
    s.pass_all()
    assert (s.runner.tags, s.runner.credits) == (0, 5)
    assert s.accessed == ["Blank"]


@card("Null: Whistleblower", "Paperclip")
def test_paperclip_that_null_trashes_came_too_late_for_this_barrier() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"identity": "Null: Whistleblower", "hand": ["Paperclip"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.runner.discard == ["Paperclip"]
    assert s.run is None, "nobody was asked to install it"


@card("Mind Game")
def test_two_mind_games_make_jacking_out_cost_two_cards() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Mind Game+"]}, "R&D": {"ice": ["Mind Game+"]}}},
        runner={"rig": ["Cache", "Mimic", "Medium"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(corp=0, runner=1)
    s.choose("R&D")
    s.choose("Continue")
    s.bid(corp=0, runner=1)
    assert s.options == ["HQ", "Archives"]
    s.choose("Archives")
    s.choose("Jack out")
    s.choose("Cache")
    s.choose("Medium")
    assert s.runner.rig == ["Mimic"]
    assert sorted(s.runner.deck[-2:]) == ["Cache", "Medium"]


@card("Another Day, Another Paycheck")
def test_an_agenda_on_film_critic_is_not_stolen() -> None:
    s = Scenario(
        corp={"hand": ["Hostile Takeover"]},
        runner={"hand": ["Another Day, Another Paycheck"], "rig": ["Film Critic"]},
        turn="runner",
    )
    s.play("Another Day, Another Paycheck")
    s.access("HQ")
    s.choose("Yes")
    assert not any("trace" in line.lower() for line in s.log)


@card("Baba Yaga", "Paperclip")
def test_paperclip_comes_from_the_heap_onto_baba_yaga() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}, "hand": ["Blank"]},
        runner={"discard": ["Paperclip"], "rig": ["Baba Yaga"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("Baba Yaga")
    while s.can("Done"):
        s.choose("Done")
    s.use("Baba Yaga", "3")
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.card("Paperclip").host == "Baba Yaga"


@card("Cold Read")
def test_the_log_does_not_call_a_used_program_chosen() -> None:
    s = Scenario(runner={"hand": ["Cold Read"], "rig": ["Gordian Blade"], "credits": 0}, turn="runner")
    s.play("Cold Read", "HQ")
    s.choose("Use Gordian Blade", side="runner")
    assert "Gordian Blade (in the rig) is chosen." not in s.log


@card("Equivocation")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    s = Scenario(corp={"deck": []}, runner={"rig": ["Equivocation"]}, turn="runner")
    s.choose("Run R&D")
    while s.run is not None:
        assert not s.prompt.startswith("Equivocation")
        s.choose("Continue" if s.can("Continue") else "Pass")


@card("System Outage", "Daily Business Show")
@ruling("RR/additional/1")
def test_an_additional_card_is_drawn_at_once_with_the_first() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Daily Business Show+"]}},
            "deck": ["Ice Wall", "Enigma", "Hedge Fund"],
            "credits": 5,
        },
        runner={"hand": ["System Outage"]},
        turn="runner",
    )
    s.play("System Outage")
    s.end_turn()
    s.choose("Enigma")
    assert s.corp.hand == ["Ice Wall"]
    assert s.corp.credits == 5  # one draw, the first of the turn
    s.choose("Draw 1 card")
    assert s.corp.credits == 4


@card("Null: Whistleblower")
def test_the_log_says_that_the_ice_is_weaker() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"identity": "Null: Whistleblower", "hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="runner")
    assert "Enigma has -2 strength." in s.log


@card("Misdirection")
def test_the_log_says_what_x_is() -> None:
    s = Scenario(runner={"rig": ["Misdirection"], "tags": 3, "credits": 9}, turn="runner")
    s.use("Misdirection", "2")
    assert s.log[-2:] == ["X is 2 for Misdirection.", "The Runner loses 2 tags."]


@card("Xanadu", "Braintrust", "Credit Crash")
@pytest.mark.parametrize(("scored", "rig", "price"), [([], ["Xanadu"], 2), ([("Braintrust", {"agenda": 1})], [], 0)])
def test_the_rez_cost_of_all_ice_changes_wherever_it_is(scored: list[object], rig: list[str], price: int) -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall"], "scored": scored, "credits": 5},
        runner={"hand": ["Credit Crash"], "rig": rig},
        turn="runner",
    )
    s.play("Credit Crash", "HQ")
    s.choose("Continue")
    s.choose("Yes", side="corp")
    assert s.corp.credits == 5 - price
    assert s.corp.hand == ["Ice Wall"]


@card("Peace in Our Time", "Stimhack", "Rip Deal", "Reboot")
@pytest.mark.parametrize("title", ["Stimhack", "Rip Deal", "Reboot"])
def test_a_run_event_cannot_be_played_when_no_run_can_be_made(title: str) -> None:
    s = Scenario(runner={"hand": ["Peace in Our Time", title], "discard": ["Diesel"], "credits": 9}, turn="runner")
    s.play("Peace in Our Time")
    assert not s.can(f"Play {title}")
