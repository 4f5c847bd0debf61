"""Flashpoint Cycle: Haas-Bioroid operations, agendas, upgrades and the identity."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Ark Lockdown ------------------------------------------------------------------------------------------------------


@card("Ark Lockdown")
def test_ark_lockdown_removes_every_copy_in_the_heap_from_the_game() -> None:
    s = Scenario(
        corp={"hand": ["Ark Lockdown"], "credits": 1},
        runner={"discard": ["Diesel", "Corroder", "Diesel"], "hand": ["Diesel"], "rig": ["Corroder"]},
    )
    s.play("Ark Lockdown", "Diesel")
    assert s.runner.discard == ["Corroder"]
    assert s.runner.hand == ["Diesel"]
    assert [look.zone for look in s.cards("Diesel")].count("removed from the game") == 2
    assert (s.corp.credits, s.corp.clicks, s.corp.discard) == (0, 2, ["Ark Lockdown"])


@card("Ark Lockdown")
def test_ark_lockdown_may_name_a_card_that_is_not_there_but_not_with_an_empty_heap() -> None:
    s = Scenario(corp={"hand": ["Ark Lockdown"]}, runner={"discard": ["Diesel"]})
    s.play("Ark Lockdown", "Sure Gamble")
    assert s.runner.discard == ["Diesel"]
    assert not Scenario(corp={"hand": ["Ark Lockdown"]}).can("Play Ark Lockdown")


@card("Ark Lockdown")
def test_ark_lockdown_cannot_be_played_under_blacklist() -> None:
    s = Scenario(
        corp={"hand": ["Ark Lockdown"], "servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"discard": ["Diesel"]},
    )
    assert not s.can("Play Ark Lockdown")


# -- Hellion Beta Test -------------------------------------------------------------------------------------------------


def hellion(
    trash: bool = True, rig: tuple[str, ...] = ("Kati Jones", "Corroder"), server: str = "Server 1"
) -> Scenario:
    s = Scenario(
        corp={
            "hand": ["Hellion Beta Test"],
            "credits": 9,
            "deck": ["Hedge Fund"] * 3,
            "servers": {"Server 1": {"root": ["PAD Campaign"]}, "HQ": {"ice": ["Ice Wall"]}},
        },
        runner={"credits": 9, "clicks": 2, "rig": list(rig)},
        turn="runner",
    )
    s.access(server)
    if trash:
        s.choose("Trash PAD Campaign")
    else:
        s.pass_all()
    s.end_turn()
    return s


@card("Hellion Beta Test")
def test_hellion_beta_test_trashes_two_installed_cards_that_are_no_programs() -> None:
    s = hellion(rig=("Kati Jones", "Corroder", "Astrolabe"))
    s.play("Hellion Beta Test")
    s.bid(corp=3, runner=0)
    assert sorted(s.options) == ["Astrolabe", "Ice Wall", "Kati Jones"], "either side's, but no program"
    s.choose("Kati Jones")
    s.choose("Astrolabe")
    assert s.runner.rig == ["Corroder"]
    assert s.corp.bad_publicity == 0


@card("Hellion Beta Test")
def test_hellion_beta_test_gives_bad_publicity_when_the_trace_fails() -> None:
    s = hellion()
    s.play("Hellion Beta Test")
    s.bid(corp=0, runner=2)
    assert s.corp.bad_publicity == 1
    assert "Kati Jones" in s.runner.rig


@card("Hellion Beta Test")
def test_hellion_beta_test_needs_an_accessed_card_that_was_trashed_last_turn() -> None:
    assert not hellion(trash=False).can("Play Hellion Beta Test")
    s = hellion()
    assert s.can("Play Hellion Beta Test")
    s.next_turn()
    assert not s.can("Play Hellion Beta Test"), "not in the Runner's last turn any more"


@card("Hellion Beta Test")
def test_a_card_trashed_by_an_event_was_not_accessed() -> None:
    s = Scenario(
        corp={
            "hand": ["Hellion Beta Test"],
            "servers": {"HQ": {"ice": ["Pop-up Window+"]}},
            "deck": ["Hedge Fund"] * 3,
        },
        runner={"hand": ["Parasite"], "clicks": 2, "credits": 9, "rig": ["Ice Carver"]},
        turn="runner",
    )
    s.install("Parasite")
    assert s.corp.discard == ["Pop-up Window"]
    s.end_turn()
    assert not s.can("Play Hellion Beta Test")


# -- Wetwork Refit -----------------------------------------------------------------------------------------------------


@card("Wetwork Refit")
def test_wetwork_refit_gives_bioroid_ice_brain_damage_before_its_other_subroutines() -> None:
    s = Scenario(
        corp={"hand": ["Wetwork Refit"], "servers": {"HQ": {"ice": ["Eli 1.0+", "Ice Wall+", "Viktor 1.0"]}}},
        runner={"hand": ["Diesel"] * 2},
    )
    s.choose("Play Wetwork Refit")
    eli = s.state.cards[s.card("Eli 1.0").id]
    assert len(s.state.subroutines(eli)) == 3
    s.end_turn()
    s.choose("Run HQ")
    s.pass_all()
    assert s.runner.brain_damage == 1, "before the run is ended"
    assert s.run is None


@card("Wetwork Refit")
@pytest.mark.parametrize("ice", ["Viktor 1.0", "Ice Wall+"])
def test_wetwork_refit_needs_a_rezzed_bioroid(ice: str) -> None:
    s = Scenario(corp={"hand": ["Wetwork Refit"], "servers": {"HQ": {"ice": [ice]}}})
    assert not s.can("Play Wetwork Refit")


# -- Architects of Tomorrow --------------------------------------------------------------------------------------------

ARCHITECTS = "Haas-Bioroid: Architects of Tomorrow"


def architects(*ice: str, credits_: int = 9, root: str = "Ash 2X3ZB9CY") -> Scenario:
    return Scenario(
        corp={"identity": ARCHITECTS, "credits": credits_, "servers": {"HQ": {"ice": list(ice), "root": [root]}}},
        runner={"rig": ["Corroder"], "credits": 20, "hand": ["Diesel"] * 5},
        turn="runner",
    )


@card("Haas-Bioroid: Architects of Tomorrow")
def test_passing_a_rezzed_bioroid_lets_the_corp_rez_another_for_4_less() -> None:
    s = architects("Zed 1.0+", "Eli 1.0", "Ice Wall")
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert sorted(s.options) == ["Ash 2X3ZB9CY", "Eli 1.0"]
    s.choose("Eli 1.0")
    assert s.card("Eli 1.0").rezzed
    assert s.corp.credits == 9, "3 less 4 is nothing"


@card("Haas-Bioroid: Architects of Tomorrow")
def test_the_corp_pays_what_is_left_of_the_rez_cost() -> None:
    s = architects("Zed 1.0+", "Heimdall 1.0", root="Crisium Grid", credits_=5)
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Heimdall 1.0")
    assert s.corp.credits == 1, "8 less 4"


@card("Haas-Bioroid: Architects of Tomorrow")
def test_only_the_first_rezzed_bioroid_passed_each_turn_counts() -> None:
    s = architects("Zed 1.0+", "Zed 1.0+")
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("No")
    s.pass_all()
    assert s.run is None, "nobody is asked after the second one"
    assert not s.card("Ash 2X3ZB9CY").rezzed


@card("Haas-Bioroid: Architects of Tomorrow")
def test_ice_that_is_no_rezzed_bioroid_lets_nobody_rez() -> None:
    s = architects("Eli 1.0", credits_=0)
    s.choose("Run HQ")
    s.pass_all()
    assert s.run is None, "nobody was asked"


@card("Haas-Bioroid: Architects of Tomorrow")
def test_a_bioroid_that_is_passed_unrezzed_and_rezzed_later_was_not_the_first() -> None:
    s = architects("Eli 1.0", "Zed 1.0+", credits_=0)
    s.choose("Run HQ")
    s.pass_until("Jack out")
    eli = s.state.mut(s.card("Eli 1.0").id)
    eli.faceup = True
    s.state.drop_index()
    s.pass_until("Yes")
    assert s.side == "corp", "Zed is the first rezzed one that is passed"


# -- Friends in High Places --------------------------------------------------------------------------------------------


@card("Friends in High Places")
def test_friends_in_high_places_installs_two_cards_from_archives_and_ends_the_action_phase() -> None:
    s = Scenario(
        corp={
            "hand": ["Friends in High Places"],
            "discard": ["PAD Campaign", "Ice Wall", "Hedge Fund"],
            "credits": 3,
            "servers": {"HQ": {"ice": ["Enigma"]}},
        }
    )
    s.play("Friends in High Places")
    assert "Hedge Fund" not in s.options
    s.choose("Ice Wall")
    s.choose("HQ")
    s.choose("Done")
    assert s.corp.credits == 0, "2 for the operation, 1 for the ice"
    s.choose("PAD Campaign")
    s.choose("new remote" if s.can("new remote") else s.options[0])
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]
    assert s.corp.servers["Server 1"]["root"] == ["PAD Campaign"]
    assert s.corp.clicks == 0
    assert s.side == "runner"


@card("Friends in High Places")
def test_friends_in_high_places_may_install_fewer() -> None:
    s = Scenario(corp={"hand": ["Friends in High Places"], "discard": ["PAD Campaign", "Ice Wall"]})
    s.play("Friends in High Places", "Done")
    assert s.corp.clicks == 0
    assert "PAD Campaign" in s.corp.discard
    assert not Scenario(corp={"hand": ["Friends in High Places"]}).can("Play Friends in High Places")


# -- Manta Grid --------------------------------------------------------------------------------------------------------


def manta(credits_: int = 5, clicks: int = 4, server: str = "HQ", rezzed: bool = True) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Manta Grid+" if rezzed else "Manta Grid"]}}, "credits": 0},
        runner={"credits": credits_, "clicks": clicks},
        turn="runner",
    )
    s.run_on(server)
    while s.side == "runner" and s.can("Gain 1 credit"):
        s.choose("Gain 1 credit")
    while s.can("Pass"):
        s.choose("Pass")
    return s


@card("Manta Grid")
@pytest.mark.parametrize(
    ("credits_", "clicks", "server", "rezzed", "corp_clicks"),
    [
        (5, 4, "HQ", True, 4),
        (6, 4, "HQ", True, 3),
        (6, 1, "HQ", True, 4),
        (5, 4, "Archives", True, 3),
        (5, 4, "HQ", False, 3),
    ],
)
def test_manta_grid_gives_a_click_for_the_next_turn(
    credits_: int, clicks: int, server: str, rezzed: bool, corp_clicks: int
) -> None:
    s = manta(credits_, clicks, server, rezzed)
    assert s.corp.clicks == corp_clicks
    s.next_turn()
    assert s.corp.clicks == 3, "that one turn only"


@card("Manta Grid")
def test_an_unsuccessful_run_gives_no_click_and_two_runs_give_two() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Manta Grid+"]}}, "credits": 0}, runner={"credits": 0}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Jack out")
    s.end_turn()
    assert s.corp.clicks == 3
    s.end_turn()
    s.run_on("HQ")
    s.run_on("HQ")
    s.end_turn()
    assert s.corp.clicks == 5


@card("Manta Grid")
def test_manta_grid_trashed_in_the_run_gives_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Manta Grid+"]}}, "credits": 0}, runner={"credits": 5}, turn="runner"
    )
    s.access("HQ")
    s.choose("Trash Manta Grid")
    s.pass_all()
    s.end_turn()
    assert s.corp.clicks == 3


@card("Manta Grid")
def test_a_run_in_the_corps_turn_gives_the_click_in_the_next_one() -> None:
    s = Scenario(
        corp={"hand": ["An Offer You Can't Refuse"], "servers": {"HQ": {"root": ["Manta Grid+"]}}, "credits": 9},
        runner={"credits": 0},
    )
    s.choose("Play An Offer You Can't Refuse")
    s.choose("HQ")
    s.choose("Make a run")
    s.pass_all()
    assert s.corp.clicks == 2
    s.next_turn()
    assert s.corp.clicks == 4


# -- Sensor Net Activation ---------------------------------------------------------------------------------------------


@card("Sensor Net Activation")
def test_sensor_net_activation_gets_a_counter_when_scored() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Sensor Net Activation", {"advancement": 3})]}}})
    s.choose("Gain 1 credit")
    s.choose("Score Sensor Net Activation")
    assert s.card("Sensor Net Activation").counters["agenda"] == 1


def sensor(*ice: str) -> Scenario:
    s = Scenario(
        corp={
            "scored": [("Sensor Net Activation", {"agenda": 1})],
            "credits": 0,
            "servers": {"HQ": {"ice": list(ice)}},
        },
        runner={"hand": ["Diesel"] * 3, "clicks": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Sensor Net Activation")
def test_a_counter_rezzes_a_bioroid_until_the_turn_ends() -> None:
    s = sensor("Eli 1.0", "Ice Wall")
    s.choose("Use Sensor Net Activation", side="corp")
    assert s.options == ["Eli 1.0"], "a question left out would tell that the other is no bioroid"
    s.choose("Eli 1.0")
    assert s.card("Eli 1.0").rezzed
    assert s.corp.credits == 0
    s.pass_all()
    assert s.run is None
    s.end_turn()
    assert not s.card("Eli 1.0").rezzed
    assert not s.can("Use Sensor Net Activation")


@card("Sensor Net Activation")
def test_the_counter_rezzes_nothing_but_a_bioroid() -> None:
    s = sensor("Ice Wall")
    while s.run is not None:
        assert not s.can("Use Sensor Net Activation")
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.card("Sensor Net Activation").counters["agenda"] == 1


# -- Violet Level Clearance --------------------------------------------------------------------------------------------


@card("Violet Level Clearance")
def test_violet_level_clearance_gains_8_draws_4_and_ends_the_action_phase() -> None:
    s = Scenario(corp={"hand": ["Violet Level Clearance"], "credits": 5, "deck": ["Ice Wall"] * 6})
    s.choose("Play Violet Level Clearance")
    assert s.corp.credits == 8
    assert len(s.corp.hand) == 4
    assert s.corp.clicks == 0


@card("Violet Level Clearance")
def test_violet_level_clearance_can_be_trashed_for_1_credit() -> None:
    s = Scenario(corp={"hand": ["Violet Level Clearance"]}, runner={"credits": 1}, turn="runner")
    s.access("HQ")
    s.choose("Trash Violet Level Clearance (1 credit)")
    assert s.corp.discard == ["Violet Level Clearance"]
