"""Honor and Profit: Criminal and neutral Runner cards beside others."""

import pytest

from netrunner.cards.vocabulary import DREW, Lose, whenever
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.money import ALL
from netrunner.engine.terms import RESOURCE, RUNNER
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

KEN = 'Ken "Express" Tenma: Disappeared Clone'
SILHOUETTE = "Silhouette: Stealth Operative"


@card('Ken "Express" Tenma: Disappeared Clone', "Planned Assault")
def test_ken_tenma_counts_the_run_event_of_planned_assault_and_not_planned_assault_itself() -> None:
    s = Scenario(
        runner={"identity": KEN, "hand": ["Planned Assault"], "deck": ["Legwork", "Diesel"], "credits": 6},
        turn="runner",
    )
    s.play("Planned Assault")
    s.choose("Legwork")
    assert s.runner.credits == 6 - 2 - 2 + 1
    log = s.log
    assert log.index(f"The Runner gains 1 credit from {KEN}.") < log.index("The Runner runs HQ.")


@card("Silhouette: Stealth Operative")
def test_a_run_that_counts_as_one_on_hq_is_the_first_for_silhouette() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"Server 1": {"root": ["Snare!"]}}},
        runner={"identity": SILHOUETTE, "rig": ["Sneakdoor Beta"]},
        turn="runner",
    )
    s.use("Sneakdoor Beta")
    s.pass_until("Yes")
    s.choose("Yes", side="runner")
    assert s.card("Snare!").known_to == ["corp", "runner"]


@card("Calling in Favors")
def test_calling_in_favors_counts_neither_hosted_cards_that_are_not_installed_nor_facedown_ones() -> None:
    s = Scenario(
        runner={
            "hand": ["Calling in Favors", "Tri-maf Contact"],
            "rig": ["The Supplier", ("Kati Jones", {"facedown": True})],
            "credits": 3,
        },
        turn="runner",
    )
    s.choose("Use The Supplier")
    s.choose("Tri-maf Contact")
    assert s.card("The Supplier").hosted == ["Tri-maf Contact"]
    s.play("Calling in Favors")
    assert s.runner.credits == 3 + 1  # The Supplier


@card("Calling in Favors")
def test_calling_in_favors_counts_connections_installed_on_another_card() -> None:
    s = Scenario(
        runner={"hand": ["Tri-maf Contact", "Calling in Favors"], "rig": ["Off-Campus Apartment"], "credits": 2},
        turn="runner",
    )
    s.install("Tri-maf Contact", "Off-Campus Apartment")
    s.play("Calling in Favors")
    assert s.runner.credits == 1


@card("Early Bird")
def test_a_click_lost_as_the_turn_begins_was_the_first_click() -> None:
    s = Scenario(runner={"hand": ["Early Bird"], "rig": ["Wyldside"], "credits": 5})
    s.end_turn()
    assert s.side == "runner"
    assert s.runner.clicks == 3
    assert not s.can("Play Early Bird")


@card("Early Bird")
def test_the_click_of_early_bird_is_in_the_log() -> None:
    s = Scenario(runner={"hand": ["Early Bird"], "credits": 1}, turn="runner")
    s.play("Early Bird", "HQ")
    assert "The Runner gains a click." in s.log


@card("Feint", "Security Testing")
def test_instead_of_the_access_that_feint_forbids_something_else_can_happen() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Security Testing"], "hand": ["Feint"], "credits": 5})
    s.end_turn()
    s.choose("Yes")
    s.choose("HQ")
    s.play("Feint")
    s.pass_all()
    assert s.runner.credits == 5 - 2 + 2
    assert s.accessed == []


@card("Feint")
@ruling("RR/if-successful/1")
def test_feint_that_ends_on_another_server_accesses_its_cards() -> None:
    s = Scenario(
        corp={
            "discard": ["Ice Wall"],
            "servers": {"HQ": {"ice": ["Ice Wall+", "Enigma+", "Susanoo-no-Mikoto+", "Hunter+"]}},
        },
        runner={"hand": ["Feint"], "credits": 2},
        turn="runner",
    )
    s.play("Feint")
    s.pass_all()
    assert "The run on Archives is successful." in s.log
    assert s.accessed == ["Ice Wall"]


@card("Feint", "The Twins")
@ruling("RR/ordinal-events/1")
def test_ice_encountered_again_is_the_second_that_feint_bypasses() -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall"], "servers": {"HQ": {"ice": ["Ice Wall+", "Enigma+"], "root": ["The Twins+"]}}},
        runner={"hand": ["Feint"], "credits": 2},
        turn="runner",
    )
    s.play("Feint")
    s.choose("Yes", side="corp")
    s.pass_all()
    assert s.log.count("The Runner bypasses Ice Wall.") == 2
    assert "The Runner bypasses Enigma." not in s.log
    assert "The run on HQ is successful." not in s.log


@card("Unregistered S&W '35")
def test_the_weapon_finds_bioroid_ice_that_is_hosted_in_a_server() -> None:
    s = Scenario(
        corp={
            "hand": ["Viktor 1.0"],
            "servers": {
                "HQ": {"ice": ["Ichi 1.0"]},
                "Server 1": {"root": [("Priority Requisition", {"advancement": 5})]},
                "Server 2": {"root": ["Awakening Center+"]},
            },
            "credits": 9,
        },
        runner={"rig": ["Unregistered S&W '35"], "credits": 0},
    )
    s.install("Viktor 1.0", "Awakening Center")
    s.choose("Score Priority Requisition", side="corp")
    s.choose("Yes")
    s.choose("Viktor 1.0")
    s.end_turn()
    s.run_on("HQ")
    s.choose("Use Unregistered S&W '35")  # there is nothing else to choose
    assert s.corp.discard == ["Viktor 1.0"]


@card("Window")
def test_window_is_of_no_use_while_nothing_can_be_drawn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Lockdown+"]}}},
        runner={"rig": ["Window"], "deck": ["Diesel"] * 3},
        turn="runner",
    )
    assert s.can("Use Window")
    s.run_on("HQ")
    assert not s.can("Use Window")


@card("Bug", "Self-modifying Code")
def test_a_program_that_searches_cannot_install_bug_before_the_run_on_hq_is_successful() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Self-modifying Code"], "deck": ["Bug", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Self-modifying Code", side="runner")
    s.choose("Corroder")
    s.pass_until("Use Corroder: Break")
    assert s.runner.rig == ["Corroder"]


@card("Tri-maf Contact")
def test_a_facedown_tri_maf_contact_hurts_nobody() -> None:
    s = Scenario(
        runner={
            "rig": [("Tri-maf Contact", {"facedown": True}), "Aesop's Pawnshop"],
            "hand": ["Diesel"] * 5,
            "credits": 0,
        }
    )
    s.end_turn()
    s.choose("Yes")
    assert s.runner.discard == ["Tri-maf Contact"]
    assert len(s.runner.hand) == 5


@card("Tri-maf Contact")
def test_tri_maf_contact_hurts_when_it_is_trashed_with_its_host_and_not_when_it_is_saved() -> None:
    s = Scenario(
        corp={"credits": 9},
        runner={
            "hand": ["Tri-maf Contact", *["Diesel"] * 4],
            "rig": ["Off-Campus Apartment"],
            "deck": ["Sure Gamble"],
            "tags": 1,
            "credits": 5,
            "clicks": 1,
        },
        turn="runner",
    )
    s.install("Tri-maf Contact", "Off-Campus Apartment")  # which draws a card
    s.choose("Trash Off-Campus Apartment", side="corp")
    assert len(s.runner.hand) == 2
    s = Scenario(
        corp={"credits": 9}, runner={"hand": ["Diesel"] * 4, "rig": ["Tri-maf Contact", "Fall Guy"], "tags": 1}
    )
    s.choose("Trash Tri-maf Contact")
    s.choose("Use Fall Guy: Prevent another installed resource from being trashed", side="runner")
    assert s.runner.rig == ["Tri-maf Contact"]
    assert len(s.runner.hand) == 4


@card("Theophilius Bagbiter")
def test_with_fewer_credits_than_brain_damage_theophilius_bagbiter_kills() -> None:
    s = Scenario(runner={"rig": ["Theophilius Bagbiter"], "credits": 0, "brain_damage": 2, "clicks": 1}, turn="runner")
    assert s.runner.hand_size == -2
    s.choose("Gain 1 credit")
    s.pass_all()
    assert s.result is not None
    assert (s.result.winner, s.result.reason) == ("corp", "flatline")


@card("Push Your Luck")
def test_push_your_luck_may_be_played_with_the_last_credits() -> None:
    s = Scenario(runner={"hand": ["Push Your Luck"], "credits": 2}, turn="runner")
    s.play("Push Your Luck", "0", "Odd")
    assert s.runner.credits == 0


# -- Oracle May --------------------------------------------------------------------------------------------------------


@card("Oracle May")
@ruling("RR/composite-effect/1")
def test_the_card_and_the_credits_of_oracle_may_come_at_once() -> None:
    thirsty = CardDef("Thirst", RUNNER, RESOURCE, abilities=(whenever(DREW, Lose(ALL)),))
    s = Scenario(
        runner={"rig": ["Oracle May", "Thirst"], "deck": ["Corroder", "Diesel"], "credits": 3},
        turn="runner",
        definitions={"Thirst": thirsty},
    )
    s.use("Oracle May", "program")
    assert s.runner.hand == ["Corroder"]
    assert s.runner.credits == 0  # what waits for the draw takes the 2 credits as well


@card("Oracle May")
def test_oracle_may_pays_for_a_right_guess_that_cannot_be_drawn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Lockdown+"]}}},
        runner={"rig": ["Oracle May"], "deck": ["Corroder", "Diesel"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    s.use("Oracle May", "program")
    assert s.runner.credits == 2
    assert s.runner.deck == ["Corroder", "Diesel"]
    assert s.runner.discard == []


@card("Oracle May")
def test_the_label_of_oracle_may_says_what_it_does() -> None:
    s = Scenario(runner={"rig": ["Oracle May"], "deck": ["Corroder"]}, turn="runner")
    assert s.can("Use Oracle May: Name a card type and reveal the top card of your stack")


@card("Donut Taganes")
@pytest.mark.parametrize(("credits_", "playable"), [(2, False), (3, True)])
def test_donut_taganes_concerns_events_that_cards_play(credits_: int, playable: bool) -> None:
    s = Scenario(
        runner={"rig": ["Same Old Thing", "Donut Taganes"], "discard": ["Legwork"], "credits": credits_}, turn="runner"
    )
    assert s.can("Use Same Old Thing") == playable


@card("Donut Taganes", "Planned Assault")
def test_donut_taganes_makes_both_events_of_planned_assault_dearer() -> None:
    s = Scenario(
        runner={"rig": ["Donut Taganes"], "hand": ["Planned Assault"], "deck": ["Legwork"], "credits": 6}, turn="runner"
    )
    s.play("Planned Assault")
    s.choose("Legwork")
    assert s.runner.credits == 0
    assert s.run is not None
