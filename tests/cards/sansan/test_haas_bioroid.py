"""SanSan Cycle: Haas-Bioroid."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Research Grant ----------------------------------------------------------------------------------------------------


def grants(*more: str, **corp: object) -> Scenario:
    servers: dict[str, object] = {"Server 1": {"root": [("Research Grant", {"advancement": 3})]}}
    for number, title in enumerate(more):
        servers[f"Server {number + 2}"] = {"root": [title]}
    s = Scenario(corp={"servers": servers, "credits": 0, **corp})
    s.choose("Gain 1 credit")
    s.choose("Score Research Grant")
    return s


@card("Research Grant")
def test_a_scored_research_grant_scores_another_that_is_not_advanced() -> None:
    s = grants("Research Grant")
    s.choose("Yes")
    assert s.corp.scored == ["Research Grant", "Research Grant"]
    assert s.corp.score == 2


@card("Research Grant")
def test_three_in_a_row() -> None:
    s = grants("Research Grant", "Research Grant")
    s.choose("Yes")
    s.choose("Research Grant (Server 2)")
    s.choose("Yes")
    assert s.corp.score == 3


@card("Research Grant")
def test_it_may_be_declined_and_only_a_copy_counts() -> None:
    s = grants("Research Grant", "Priority Requisition")
    s.choose("No")
    assert s.corp.scored == ["Research Grant"]
    s = grants("Priority Requisition")
    assert not s.can("Yes")
    assert s.corp.scored == ["Research Grant"]


# -- Team Sponsorship --------------------------------------------------------------------------------------------------


@card("Team Sponsorship")
def test_team_sponsorship_installs_from_archives_or_hq_for_nothing() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "hand": ["Hedge Fund", "Enigma"],
            "discard": ["PAD Campaign"],
            "servers": {
                "HQ": {"ice": ["Ice Wall"]},
                "Server 1": {"root": [("Priority Requisition", {"advancement": 5})]},
                "Server 2": {"root": ["Team Sponsorship+"]},
            },
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Priority Requisition")
    s.choose("Team Sponsorship")
    s.choose("Yes")
    assert s.options == ["Enigma", "PAD Campaign"]
    s.choose("Enigma")
    s.choose("HQ")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.corp.credits == 1


@card("Team Sponsorship", "Research Grant")
@ruling("FAQ/qa/53")
def test_research_grant_waits_for_team_sponsorship_to_install_a_second_copy() -> None:
    s = grants("Team Sponsorship+", hand=["Research Grant"])
    s.choose("Team Sponsorship")
    s.choose("Yes")
    s.choose("Research Grant")
    s.choose("New server")
    s.choose("Yes")  # now Research Grant finds the copy just installed
    assert s.corp.scored == ["Research Grant", "Research Grant"]


# -- Brain-Taping Warehouse --------------------------------------------------------------------------------------------


@card("Brain-Taping Warehouse")
def test_bioroid_ice_costs_1_less_to_rez_for_each_click_the_runner_has_left() -> None:
    s = Scenario(
        corp={
            "credits": 9,
            "servers": {
                "HQ": {"ice": ["Heimdall 1.0", "Enigma"]},
                "Server 1": {"root": ["Brain-Taping Warehouse+"]},
            },
        },
        runner={"hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Heimdall 1.0")
    assert s.corp.credits == 9 - (8 - 3), "3 clicks are unspent"
    s.choose("Use Heimdall 1.0", side="runner")
    s.choose("Subroutine 2")
    s.use("Heimdall 1.0", "Subroutine 3")
    s.rez("Enigma")
    assert s.corp.credits == 4 - 3, "Enigma is no bioroid"


@card("Brain-Taping Warehouse")
def test_the_rez_cost_falls_with_no_click_left_to_what_is_printed_and_never_below_0() -> None:
    s = Scenario(
        corp={
            "credits": 9,
            "servers": {
                "HQ": {"ice": ["Heimdall 1.0"]},
                "R&D": {"ice": ["Eli 1.0"]},
                "Server 1": {"root": ["Brain-Taping Warehouse+"]},
            },
        },
        runner={"clicks": 5},
        turn="runner",
    )
    s.choose("Run R&D")
    s.rez("Eli 1.0")
    assert s.corp.credits == 9, "4 unspent clicks are more than Eli costs"
    late = Scenario(
        corp={
            "credits": 9,
            "servers": {"HQ": {"ice": ["Heimdall 1.0"]}, "Server 1": {"root": ["Brain-Taping Warehouse+"]}},
        },
        runner={"clicks": 1},
        turn="runner",
    )
    late.choose("Run HQ")
    late.rez("Heimdall 1.0")
    assert late.corp.credits == 1


# -- hand sizes --------------------------------------------------------------------------------------------------------


@card("Cybernetics Division: Humanity Upgraded")
def test_cybernetics_division_takes_1_off_both_hand_sizes() -> None:
    s = Scenario(corp={"identity": "Cybernetics Division: Humanity Upgraded"}, runner={"brain_damage": 1})
    assert (s.corp.hand_size, s.runner.hand_size) == (4, 3)


@card("Self-Destruct Chips")
def test_self_destruct_chips_take_1_off_the_runners_hand_size_once_scored() -> None:
    s = Scenario(corp={"scored": ["Self-Destruct Chips"] * 2})
    assert (s.corp.hand_size, s.runner.hand_size) == (5, 3)
    stolen = Scenario(runner={"scored": ["Self-Destruct Chips"]})
    assert stolen.runner.hand_size == 5
    installed = Scenario(corp={"servers": {"Server 1": {"root": ["Self-Destruct Chips"]}}})
    assert installed.runner.hand_size == 5


@card("Cybernetics Court")
def test_cybernetics_court_adds_4_to_the_corps_hand_size_while_rezzed() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Cybernetics Court+"]}}})
    assert (s.corp.hand_size, s.runner.hand_size) == (9, 5)
    assert Scenario(corp={"servers": {"Server 1": {"root": ["Cybernetics Court"]}}}).corp.hand_size == 5


# -- Oaktown Grid ------------------------------------------------------------------------------------------------------


@card("Oaktown Grid")
def test_cards_installed_in_its_server_cost_3_more_to_trash_itself_included() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Oaktown Grid+", "PAD Campaign+"]}, "Server 2": {"root": ["Snare!"]}}},
        runner={"credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Access PAD Campaign")
    assert s.can("Trash PAD Campaign (7 credits)")
    s.choose("No action")
    s.choose("Trash Oaktown Grid (4 credits)")
    assert s.runner.credits == 5


@card("Oaktown Grid")
def test_the_root_of_a_central_server_is_not_in_it() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign"], "servers": {"HQ": {"root": ["Oaktown Grid+", "Ruhr Valley"]}}},
        runner={"credits": 9},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Access Oaktown Grid")
    assert s.can("Trash Oaktown Grid (1 credit)")
    s.choose("No action")
    s.choose("Access a card from HQ")
    assert s.can("Trash PAD Campaign (4 credits)")


# -- Ryon Knight -------------------------------------------------------------------------------------------------------


def knight(clicks: int, server: str = "Server 1") -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Ryon Knight+"]}}},
        runner={"clicks": clicks, "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose(f"Run {server}")
    return s


@card("Ryon Knight")
def test_ryon_knight_does_1_brain_damage_to_a_runner_without_clicks() -> None:
    s = knight(1)
    s.choose("Use Ryon Knight", side="corp")
    assert s.runner.brain_damage == 1
    assert s.corp.discard == ["Ryon Knight"]


@card("Ryon Knight")
@pytest.mark.parametrize(("clicks", "server"), [(2, "Server 1"), (1, "HQ")])
def test_ryon_knight_needs_a_run_on_his_server_and_no_unspent_click(clicks: int, server: str) -> None:
    s = knight(clicks, server)
    while s.run is not None and s.can("Continue"):
        assert not s.can("Use Ryon Knight")
        s.choose("Continue")
    assert s.runner.brain_damage == 0


# -- Test Ground -------------------------------------------------------------------------------------------------------


def ground(tokens: int) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Enigma+", "Ice Wall"]},
                "Server 1": {"root": [("Test Ground+", {"advancement": tokens})]},
                "Server 2": {"root": ["Adonis Campaign+"]},
                "Server 3": {"root": ["Oaktown Renovation+"]},
            },
            "credits": 9,
        }
    )
    s.choose("Gain 1 credit")
    return s


@card("Test Ground")
def test_test_ground_derezzes_a_card_for_each_token() -> None:
    s = ground(1)
    s.choose("Use Test Ground")
    assert len(s.options) == 2
    s.choose("Adonis Campaign")
    assert not s.card("Adonis Campaign").rezzed
    assert s.card("Enigma").rezzed
    assert s.corp.discard == ["Test Ground"]
    both = ground(3)
    both.choose("Use Test Ground")
    for title in ("Enigma", "Adonis Campaign"):
        if both.can(title):
            both.choose(title)
    assert not both.card("Enigma").rezzed
    assert not both.card("Adonis Campaign").rezzed
    assert both.card("Oaktown Renovation").faceup, "an agenda is not rezzed"


@card("Test Ground")
def test_test_ground_can_be_advanced_and_needs_tokens() -> None:
    s = ground(0)
    assert not s.can("Use Test Ground")
    s.choose("Advance Test Ground")
    assert s.card("Test Ground").counters["advancement"] == 1
    assert s.can("Use Test Ground")


@card("Test Ground")
@ruling("RR/inactive/1")
def test_ice_that_is_derezzed_in_its_encounter_has_no_subroutine_to_break_or_resolve() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Test Ground+", {"advancement": 1})], "ice": ["Enigma+"]}}},
        runner={"rig": ["Gordian Blade"], "credits": 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.to_encounter()
    assert s.game.view("runner")["run"]["encounter"]["subroutines"]
    s.choose("Pass")
    s.choose("Use Test Ground")
    assert not s.can("Use Gordian Blade: Break")
    assert s.game.view("runner")["run"]["encounter"]["subroutines"] == []
    s.choose("Pass")
    assert s.phase == "approach server", "the run goes on"
    assert s.runner.clicks == 3


@card("Test Ground")
def test_test_ground_alone_on_the_table_may_be_used() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Test Ground+", {"advancement": 1})]}}})
    s.choose("Gain 1 credit")
    s.choose("Use Test Ground")
    assert s.corp.discard == ["Test Ground"], "costs do not count against what it could do (RR/using-abilities)"


# -- Defective Brainchips ----------------------------------------------------------------------------------------------


def chips(*ice: str, current: bool = True, **runner: object) -> Scenario:
    s = Scenario(
        corp={"hand": ["Defective Brainchips"], "servers": {"HQ": {"ice": list(ice)}, "R&D": {"ice": ["Fenris+"]}}},
        runner={"hand": ["Diesel"] * 5, "deck": ["Diesel"] * 9, "credits": 9, **runner},
    )
    if current:
        s.choose("Play Defective Brainchips")
    s.end_turn()
    return s


@card("Defective Brainchips")
def test_the_first_brain_damage_of_a_turn_is_1_more_and_the_second_is_not() -> None:
    s = chips("Fenris+")
    s.choose("Run HQ")
    assert s.runner.brain_damage == 2
    assert len(s.runner.hand) == 3
    s.choose("Run R&D")
    assert s.runner.brain_damage == 3
    s.next_turn()
    s.choose("Run R&D")
    assert s.runner.brain_damage == 5, "each turn"


@card("Defective Brainchips")
def test_the_additional_damage_can_be_prevented_with_the_rest() -> None:
    s = chips("Fenris+", rig=["Monolith"], hand=["Djinn"] * 2 + ["Diesel"] * 3)
    s.choose("Run HQ")
    s.use("Monolith", "Djinn", "Pass")
    assert s.runner.brain_damage == 1
    s.choose("Run R&D")
    s.pass_all()
    assert s.runner.brain_damage == 2, "that was the first of the turn"


@card("Defective Brainchips")
def test_other_damage_and_damage_of_the_runners_own_cards() -> None:
    s = chips("Neural Katana+", hand=["Stimhack", "Diesel", "Diesel", "Diesel", "Diesel", "Diesel"])
    s.choose("Run HQ")
    assert len(s.runner.hand) == 3, "net damage stays what it is"
    own = chips("Enigma", hand=["Stimhack", "Diesel", "Diesel", "Diesel", "Diesel"])
    own.play("Stimhack", "Archives")
    own.pass_all()
    assert own.runner.brain_damage == 2


@card("Defective Brainchips")
def test_brain_damage_that_is_replaced_into_being_counts() -> None:
    s = Scenario(
        corp={
            "hand": ["Defective Brainchips"],
            "credits": 9,
            "servers": {"HQ": {"ice": ["Data Mine+"], "root": ["Tori Hanzō+"]}},
        },
        runner={"hand": ["Diesel"] * 5},
    )
    s.choose("Play Defective Brainchips")
    s.end_turn()
    s.choose("Run HQ")
    s.choose("Use Tori Hanzō", side="corp")
    assert s.runner.brain_damage == 2


# -- Ronald Five -------------------------------------------------------------------------------------------------------


@card("Ronald Five")
def test_trashing_a_corp_card_costs_the_runner_a_click_ronald_five_too() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Ronald Five+"]}, "Server 2": {"root": ["PAD Campaign+"]}}},
        runner={"credits": 9, "clicks": 5},
        turn="runner",
    )
    s.access("Server 2")
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.runner.clicks == 3
    s.access("Server 1")
    s.choose("Trash Ronald Five (3 credits)")
    assert s.runner.clicks == 1


@card("Ronald Five")
def test_ronald_five_does_nothing_unrezzed_or_when_the_corp_trashes_or_no_click_is_left() -> None:
    servers = {"Server 1": {"root": ["Ronald Five"]}, "Server 2": {"root": ["PAD Campaign+"]}}
    s = Scenario(corp={"servers": servers}, runner={"credits": 9}, turn="runner")
    s.access("Server 2")
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.runner.clicks == 3
    s = Scenario(
        corp={"hand": ["Snare!"], "servers": {"Server 1": {"root": ["Ronald Five+"]}}},
        runner={"credits": 9, "clicks": 1, "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.access("HQ")
    s.choose("No")
    s.choose("Trash Snare! (0 credits)")
    assert s.runner.clicks == 0


@card("Ronald Five")
def test_each_corp_card_the_runner_trashes_costs_a_click_wherever_it_lay() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "deck": ["Hedge Fund"] * 3,
            "servers": {"Server 1": {"root": ["Ronald Five+"]}, "Server 2": {"root": ["PAD Campaign"]}},
        },
        runner={"rig": ["Keyhole"], "hand": ["Apocalypse"], "credits": 9, "clicks": 9},
        turn="runner",
    )
    s.choose("Use Keyhole")
    s.choose("Continue")
    s.choose("Hedge Fund")
    assert s.runner.clicks == 9 - 1 - 1, "from R&D"
    for server in ("HQ", "Archives"):
        s.run_on(server)
    s.choose("Play Apocalypse")
    assert s.runner.clicks == 7 - 3 - 2, "two at once, Ronald Five one of them"


@card("Ronald Five")
def test_an_unrezzed_ronald_five_is_trashed_for_its_credits_alone() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Ronald Five"]}}, "credits": 0}, runner={"credits": 9}, turn="runner"
    )
    s.access("Server 1")
    s.choose("Trash Ronald Five")
    assert s.runner.clicks == 3


@card("Defective Brainchips")
@ruling("RR/ordinal-events/1")
def test_brain_damage_of_this_turn_before_the_current_was_played_was_the_first() -> None:
    offer = "An Offer You Can't Refuse"
    s = Scenario(
        corp={
            "hand": ["Defective Brainchips", offer, offer],
            "credits": 20,
            "servers": {"HQ": {"root": ["Ryon Knight+"]}, "R&D": {"root": ["Ryon Knight"]}},
        },
        runner={"hand": ["Diesel"] * 5},
    )
    s.play(offer, "HQ", "Make a run")
    s.choose("Use Ryon Knight")
    s.pass_all()
    assert s.runner.brain_damage == 1, "in the Corp's turn the Runner has no clicks"
    s.play("Defective Brainchips")
    s.pass_all()
    s.play(offer, "R&D", "Make a run")
    s.rez("Ryon Knight")
    s.choose("Use Ryon Knight")
    assert s.runner.brain_damage == 2
