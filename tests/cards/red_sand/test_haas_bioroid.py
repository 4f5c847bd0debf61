"""Red Sand Cycle: Haas-Bioroid."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- NEXT Wave 2 -------------------------------------------------------------------------------------------------------


def wave(*ice: str) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("NEXT Wave 2", {"advancement": 4})]}, "HQ": {"ice": list(ice)}},
        },
        runner={"hand": ["Diesel"] * 3},
    )
    s.choose("Gain 1 credit")
    s.choose("Score NEXT Wave 2")
    return s


@card("NEXT Wave 2")
def test_next_wave_2_may_do_brain_damage_beside_rezzed_next_ice() -> None:
    s = wave("NEXT Bronze+")
    s.choose("Yes")
    assert s.runner.brain_damage == 1
    s = wave("NEXT Bronze+")
    s.choose("No")
    assert s.runner.brain_damage == 0


@card("NEXT Wave 2")
@pytest.mark.parametrize("ice", ["NEXT Bronze", "Ice Wall+"])
def test_next_wave_2_asks_nothing_without_rezzed_next_ice(ice: str) -> None:
    s = wave(ice)
    assert not s.can("Yes")
    assert s.runner.brain_damage == 0


# -- Defense Construct -------------------------------------------------------------------------------------------------


def construct(tokens: int, server: str = "Archives") -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Archives": {"root": [("Defense Construct+", {"advancement": tokens})]}},
            "discard": ["Hedge Fund", "Ice Wall", "Snare!"],
            "hand": ["PAD Campaign"],
        },
        turn="runner",
    )
    for title in ("Ice Wall", "Snare!"):
        s.state.mut(s.card(title).id).faceup = False
        s.state.mut(s.card(title).id).known = 1
    s.choose(f"Run {server}")
    return s


@card("Defense Construct")
def test_defense_construct_takes_a_facedown_card_for_each_token() -> None:
    s = construct(1)
    s.choose("Use Defense Construct", side="corp")
    assert sorted(s.options) == ["Ice Wall", "Snare!"], "no faceup card"
    s.choose("Snare!")
    assert sorted(s.corp.hand) == ["PAD Campaign", "Snare!"]
    assert "Defense Construct" in s.corp.discard
    assert not any("Snare!" in line for line in s.game.view("runner")["log"])


@card("Defense Construct")
def test_defense_construct_takes_as_many_as_there_are() -> None:
    s = construct(5)
    s.choose("Use Defense Construct", side="corp")
    s.choose("Snare!")
    assert sorted(s.corp.hand) == ["Ice Wall", "PAD Campaign", "Snare!"]


@card("Defense Construct")
def test_defense_construct_works_only_in_a_run_on_archives_and_can_be_advanced() -> None:
    s = construct(2, "HQ")
    s.pass_all()
    assert "Defense Construct" not in s.corp.discard
    s = Scenario(corp={"servers": {"Archives": {"root": ["Defense Construct"]}}})
    s.choose("Advance")
    assert s.card("Defense Construct").counters["advancement"] == 1


# -- Load Testing ------------------------------------------------------------------------------------------------------


@card("Load Testing")
def test_load_testing_takes_a_click_of_the_runners_next_turn_only() -> None:
    s = Scenario(corp={"hand": ["Load Testing"]})
    s.play("Load Testing")
    s.end_turn()
    assert s.runner.clicks == 3
    s.next_turn()
    assert s.runner.clicks == 4


@card("Load Testing")
def test_two_load_testings_take_two_clicks() -> None:
    s = Scenario(corp={"hand": ["Load Testing"] * 2})
    s.play("Load Testing")
    s.play("Load Testing")
    while s.runner.clicks == 0 or s.side == "corp":
        s.choose("Gain 1 credit" if s.can("Gain 1 credit") else s.options[0])
    assert s.runner.clicks == 2


# -- Bioroid Work Crew -------------------------------------------------------------------------------------------------


def crew(root: str = "Bioroid Work Crew+", **corp: object) -> Scenario:
    return Scenario(
        corp={
            "servers": {"Server 1": {"root": [root]}, "HQ": {"ice": ["Enigma"]}},
            "hand": ["Beanstalk Royalties", "Ice Wall", "PAD Campaign"],
            "credits": 5,
            **corp,
        }
    )


@card("Bioroid Work Crew")
def test_work_crew_installs_a_card_in_the_window_after_an_operation() -> None:
    s = crew()
    s.play("Beanstalk Royalties")
    s.choose("Use Bioroid Work Crew")
    assert sorted(s.options) == ["Ice Wall", "PAD Campaign"]
    s.choose("Ice Wall")
    s.choose("HQ")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]
    assert s.corp.credits == 7, "1 credit for the second piece of ice"
    assert s.corp.clicks == 2
    assert "Bioroid Work Crew" in s.corp.discard


@card("Bioroid Work Crew")
def test_work_crew_can_be_rezzed_and_used_in_that_window() -> None:
    s = crew("Bioroid Work Crew")
    s.play("Beanstalk Royalties")
    s.choose("Rez Bioroid Work Crew")
    assert s.can("Use Bioroid Work Crew")


@card("Bioroid Work Crew")
def test_work_crew_does_nothing_after_another_action_or_in_a_later_window() -> None:
    s = crew()
    s.choose("Gain 1 credit")
    assert not s.can("Use Bioroid Work Crew")
    s.play("Beanstalk Royalties")
    assert s.can("Use Bioroid Work Crew")
    s.choose("Pass")
    s.choose("Gain 1 credit")
    assert not s.can("Use Bioroid Work Crew")
    assert s.side == "runner" or s.corp.clicks == 0


@card("Bioroid Work Crew")
def test_work_crew_can_be_used_after_a_terminal_operation() -> None:
    s = crew(hand=["Hard-Hitting News", "Violet Level Clearance", "Ice Wall"], credits=9, deck=["Hedge Fund"] * 9)
    s.play("Violet Level Clearance")
    assert s.corp.clicks == 0
    assert s.can("Use Bioroid Work Crew")


@card("Bioroid Work Crew")
def test_work_crew_needs_something_to_install() -> None:
    s = crew(hand=["Beanstalk Royalties", "Hedge Fund"])
    s.play("Beanstalk Royalties")
    if s.can("Use Bioroid Work Crew"):
        raise AssertionError(s.options)


# -- Warroid Tracker ---------------------------------------------------------------------------------------------------


def warroid(server: str, *root: str, rig: tuple[str, ...] = ("Corroder", "Astrolabe", "Kati Jones")) -> Scenario:
    servers = {server: {"root": ["Warroid Tracker+", *root]}}
    return Scenario(
        corp={"servers": servers, "credits": 0, "hand": ["PAD Campaign"]},
        runner={"rig": list(rig), "credits": 9},
        turn="runner",
    )


@card("Warroid Tracker")
def test_trashing_a_card_in_the_server_makes_the_runner_trash_two() -> None:
    s = warroid("Server 1", "PAD Campaign")
    s.access("Server 1")
    s.choose("Access facedown card")
    s.choose("Trash PAD Campaign")
    s.bid(corp=0, runner=0)
    assert s.side == "runner"
    assert sorted(s.options) == ["Astrolabe", "Corroder", "Kati Jones"]
    s.choose("Corroder")
    s.choose("Kati Jones")
    assert s.runner.rig == ["Astrolabe"]


@card("Warroid Tracker")
def test_beating_the_trace_saves_the_cards() -> None:
    s = warroid("Server 1", "PAD Campaign")
    s.access("Server 1")
    s.choose("Access facedown card")
    s.choose("Trash PAD Campaign")
    s.bid(corp=0, runner=4)
    assert len(s.runner.rig) == 3


@card("Warroid Tracker")
@pytest.mark.parametrize("server", ["Server 1", "HQ"])
def test_trashing_warroid_tracker_itself_counts(server: str) -> None:
    s = warroid(server)
    s.access(server)
    if s.can("Access Warroid Tracker"):
        s.choose("Access Warroid Tracker")
    s.choose("Trash Warroid Tracker")
    s.bid(corp=0, runner=0)
    assert s.side == "runner"
    s.choose("Corroder")
    s.choose("Kati Jones")
    assert s.runner.rig == ["Astrolabe"]


@card("Warroid Tracker")
def test_a_card_of_hq_is_in_hq_but_one_in_another_server_is_not() -> None:
    s = warroid("HQ")
    s.access("HQ")
    s.choose("Access unseen card" if s.can("Access unseen card") else next(o for o in s.options if "Warroid" not in o))
    s.choose("Trash PAD Campaign")
    s.bid(corp=0, runner=0)
    assert s.can("Corroder")
    s = warroid("R&D")
    s.access("HQ")
    s.choose("Trash PAD Campaign")
    assert not s.can("Corroder")
    assert len(s.runner.rig) == 3


@card("Warroid Tracker")
def test_ice_protecting_the_server_counts_but_not_what_the_corp_trashes() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Warroid Tracker+"], "ice": ["Pop-up Window+"]}}, "credits": 0},
        runner={"rig": ["Astrolabe", "Kati Jones", "Ice Carver"], "hand": ["Parasite"], "credits": 9},
        turn="runner",
    )
    s.install("Parasite")
    assert "Pop-up Window" in s.corp.discard
    s.bid(corp=0, runner=0)
    assert s.can("Kati Jones")
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Warroid Tracker+"], "ice": ["Ice Wall+"]}}, "hand": ["Enigma"]},
        runner={"rig": ["Kati Jones"]},
    )
    s.choose("Install Enigma")
    s.choose("HQ")
    s.choose("Ice Wall")
    assert s.corp.discard == ["Ice Wall"]
    assert s.runner.rig == ["Kati Jones"]


@card("Warroid Tracker")
def test_several_cards_trashed_at_once_make_one_trace() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Warroid Tracker+", "PAD Campaign"]}}, "credits": 0},
        runner={"rig": ["Astrolabe", "Kati Jones", "Corroder"], "hand": ["Singularity"], "credits": 9},
        turn="runner",
    )
    s.play("Singularity")
    s.pass_until("0")
    s.bid(corp=0, runner=0)
    s.choose("Astrolabe")
    s.choose("Corroder")
    assert s.runner.rig == ["Kati Jones"]
    assert not s.can("0")


# -- O₂ Shortage -------------------------------------------------------------------------------------------------------


@card("O₂ Shortage")
def test_the_runner_trashes_a_card_at_random_or_the_corp_gains_two_clicks() -> None:
    s = Scenario(corp={"hand": ["O₂ Shortage"], "credits": 3}, runner={"hand": ["Diesel", "Sure Gamble"]})
    s.play("O₂ Shortage")
    assert s.side == "runner"
    s.choose("Yes")
    assert len(s.runner.hand) == len(s.runner.discard) == 1
    assert s.corp.clicks == 2
    s = Scenario(corp={"hand": ["O₂ Shortage"], "credits": 3}, runner={"hand": ["Diesel", "Sure Gamble"]})
    s.play("O₂ Shortage")
    s.choose("No")
    assert s.corp.clicks == 4
    assert len(s.runner.hand) == 2


@card("O₂ Shortage")
def test_an_empty_grip_gives_the_clicks() -> None:
    s = Scenario(corp={"hand": ["O₂ Shortage"], "credits": 3})
    s.play("O₂ Shortage")
    assert s.corp.clicks == 4


# -- Helheim Servers ---------------------------------------------------------------------------------------------------


def helheim(server: str = "HQ", **corp: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"root": ["Helheim Servers+"], "ice": ["Ice Wall+", "Enigma"]},
                "R&D": {"ice": ["Wall of Static+"]},
            },
            "hand": ["Hedge Fund", "Snare!"],
            **corp,
        },
        runner={"rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose(f"Run {server}")
    return s


@card("Helheim Servers")
def test_helheim_servers_strengthens_the_ice_for_a_card_of_hq() -> None:
    s = helheim()
    s.choose("Use Helheim Servers", side="corp")
    s.choose("Snare!")
    assert s.card("Ice Wall").strength == 3
    assert s.card("Wall of Static").strength == 3
    assert s.corp.discard == ["Snare!"]
    assert not s.state.cards[s.card("Snare!").id].faceup, "nobody has to see it"
    s.choose("Use Helheim Servers", side="corp")
    assert s.card("Ice Wall").strength == 5
    s.pass_all()
    assert s.card("Ice Wall").strength == 1


@card("Helheim Servers")
def test_helheim_servers_works_only_in_a_run_on_its_server_and_with_a_card() -> None:
    s = helheim("R&D")
    assert not s.can("Use Helheim Servers")
    s.pass_all()
    assert s.card("Wall of Static").strength == 3
    s = helheim(hand=[])
    s.pass_all()
    assert s.corp.discard == []


# -- CFC Excavation Contract -------------------------------------------------------------------------------------------


@card("CFC Excavation Contract")
def test_cfc_excavation_contract_pays_for_rezzed_bioroids() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("CFC Excavation Contract", {"advancement": 4})]},
                "HQ": {"ice": ["Eli 1.0+", "Viktor 1.0", "Ice Wall+"], "root": ["Ash 2X3ZB9CY+"]},
            },
            "credits": 0,
        },
    )
    s.choose("Gain 1 credit")
    s.choose("Score CFC Excavation Contract")
    assert s.corp.credits == 5


# -- MCA Austerity Policy ----------------------------------------------------------------------------------------------


@card("MCA Austerity Policy")
def test_mca_austerity_policy_takes_a_click_once_a_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["MCA Austerity Policy+"]}}})
    s.choose("Use MCA Austerity Policy")
    assert s.card("MCA Austerity Policy").counters["power"] == 1
    assert s.corp.clicks == 2
    assert not s.can("Use MCA Austerity Policy")
    s.end_turn()
    assert s.runner.clicks == 3
    s.end_turn()
    assert s.can("Use MCA Austerity Policy")
    s.end_turn()
    assert s.runner.clicks == 4


@card("MCA Austerity Policy")
def test_three_counters_and_the_card_give_four_clicks() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("MCA Austerity Policy+", {"power": 3})]}}})
    s.choose(next(option for option in s.options if "4 clicks" in option))
    assert s.corp.clicks == 6
    assert s.corp.discard == ["MCA Austerity Policy"]
    s = Scenario(corp={"servers": {"Server 1": {"root": [("MCA Austerity Policy+", {"power": 2})]}}})
    assert not any("4 clicks" in option for option in s.options)


# -- Restore -----------------------------------------------------------------------------------------------------------


@card("Restore")
def test_restore_installs_and_rezzes_a_card_and_removes_its_copies() -> None:
    s = Scenario(
        corp={
            "hand": ["Restore"],
            "discard": ["PAD Campaign", "PAD Campaign", "Ice Wall", "Hedge Fund", "Priority Requisition"],
            "credits": 3,
        }
    )
    s.play("Restore")
    assert sorted(s.options) == ["Ice Wall", "PAD Campaign"], "neither operations nor agendas"
    s.choose("PAD Campaign")
    s.choose("New server")
    assert s.corp.servers["Server 1"]["root"] == ["PAD Campaign"]
    assert s.card("PAD Campaign").rezzed
    assert s.corp.credits == 0
    assert sorted(s.corp.discard) == ["Hedge Fund", "Ice Wall", "Priority Requisition", "Restore"]
    assert [look.zone for look in s.cards("PAD Campaign")].count("removed from the game") == 1


@card("Restore")
def test_restore_pays_all_costs_of_ice() -> None:
    s = Scenario(
        corp={
            "hand": ["Restore"],
            "discard": ["Ice Wall"],
            "servers": {"HQ": {"ice": ["Enigma"]}},
            "credits": 3,
        }
    )
    s.play("Restore")
    if s.can("Ice Wall"):
        s.choose("Ice Wall")
    s.choose("HQ")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]
    assert s.card("Ice Wall").rezzed
    assert s.corp.credits == 0


@card("Restore", "Breaker Bay Grid", "Akitaro Watanabe")
def test_restore_counts_what_a_card_costs_where_it_is_installed() -> None:
    servers = {"Server 1": {"root": ["Breaker Bay Grid+"]}, "R&D": {"root": ["Akitaro Watanabe+"]}}
    for title, place, left in (("PAD Campaign", "Server 1", 1), ("Enigma", "R&D", 0)):
        s = Scenario(corp={"hand": ["Restore"], "discard": [title], "servers": servers, "credits": 2})
        s.play("Restore", title)
        assert s.options == [place], "anywhere else it would cost too much"
        s.choose(place)
        s.pass_all()
        assert s.card(title).rezzed
        assert s.corp.credits == left


@card("Restore", "Mumba Temple")
def test_restore_rezzes_with_credits_that_are_for_rezzing_only() -> None:
    s = Scenario(
        corp={
            "hand": ["Restore"],
            "discard": ["PAD Campaign"],
            "servers": {"Server 1": {"root": ["Mumba Temple+"]}},
            "credits": 1,
        }
    )
    s.play("Restore")
    s.choose("PAD Campaign")
    s.choose("New server")
    assert s.card("PAD Campaign").rezzed
    assert s.card("Mumba Temple").counters["credit"] == 0


@card("Restore", "Tithonium")
@pytest.mark.parametrize(("scored", "possible"), [(["Hostile Takeover"], True), ([], False)])
def test_restore_rezzes_tithonium_for_an_agenda(scored: list[str], possible: bool) -> None:
    s = Scenario(corp={"hand": ["Restore"], "discard": ["Tithonium"], "scored": scored, "credits": 1})
    assert s.can("Play Restore") is possible
    if possible:
        s.play("Restore")
        s.choose("Tithonium")
        s.choose("HQ")
        assert s.card("Tithonium").rezzed
        assert s.corp.scored == []


@card("Restore")
def test_restore_needs_the_credits_to_rez() -> None:
    s = Scenario(corp={"hand": ["Restore"], "discard": ["PAD Campaign"], "credits": 1})
    assert not s.can("Play Restore")


@card("Restore")
def test_the_older_copy_of_a_unique_card_is_removed_as_well() -> None:
    s = Scenario(
        corp={
            "hand": ["Restore"],
            "discard": ["Ash 2X3ZB9CY"],
            "servers": {"HQ": {"root": ["Ash 2X3ZB9CY+"]}},
            "credits": 3,
        }
    )
    s.play("Restore", "Ash 2X3ZB9CY", "R&D")
    assert s.corp.servers["R&D"]["root"] == ["Ash 2X3ZB9CY"]
    assert sorted(look.zone for look in s.cards("Ash 2X3ZB9CY")) == ["play", "removed from the game"]


@card("Restore")
def test_restore_pays_additional_costs_and_keeps_the_credits_to_rez() -> None:
    s = Scenario(
        corp={
            "hand": ["Restore"],
            "discard": ["Archer"],
            "scored": ["Hostile Takeover"],
            "servers": {"HQ": {"ice": ["Enigma"]}},
            "credits": 5,
        }
    )
    s.play("Restore", "Archer", "HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Archer"], "1 credit to install it beside Enigma was one too many"
    assert s.card("Archer").rezzed
    assert (s.corp.credits, s.corp.scored) == (0, [])


# -- What lasts longer than its card -----------------------------------------------------------------------------------


@card("MCA Austerity Policy")
def test_the_click_is_lost_though_the_asset_is_gone() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["MCA Austerity Policy+"]}}, "hand": ["PAD Campaign"]})
    s.choose("Use MCA Austerity Policy")
    s.choose("Install PAD Campaign")
    s.choose("Server 1")
    assert s.corp.discard == ["MCA Austerity Policy"]
    s.end_turn()
    s.pass_until("Run HQ")
    assert s.runner.clicks == 3


@card("Helheim Servers")
def test_the_ice_keeps_its_strength_when_helheim_servers_is_trashed() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"root": ["Helheim Servers+"], "ice": ["Ice Wall+"]}},
            "hand": ["Hedge Fund", "Snare!"],
        },
        runner={"rig": ["Political Operative", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Helheim Servers", side="corp")
    s.choose("Snare!")
    s.pass_until("Use Political Operative")
    s.choose("Use Political Operative")
    assert "Helheim Servers" in s.corp.discard
    assert s.card("Ice Wall").strength == 3


@card("Warroid Tracker")
def test_unrezzed_warroid_tracker_does_nothing_when_it_is_trashed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Warroid Tracker"]}}, "credits": 0},
        runner={"rig": ["Corroder", "Kati Jones"], "credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash Warroid Tracker")
    assert s.can("Gain 1 credit")
    assert s.runner.rig == ["Corroder", "Kati Jones"]


@card("O₂ Shortage")
def test_the_log_of_o2_shortage_speaks_of_the_runners_grip() -> None:
    s = Scenario(corp={"hand": ["O₂ Shortage"]}, runner={"hand": ["Diesel"]})
    s.play("O₂ Shortage", "Yes")
    assert "The Runner trashes 1 card from their grip at random." in s.log
