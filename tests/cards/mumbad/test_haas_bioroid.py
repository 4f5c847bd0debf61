"""Mumbad Cycle: Haas-Bioroid."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Clone Suffrage Movement -------------------------------------------------------------------------------------------


def movement(discard: list[object], ice: list[str] | None = None) -> Scenario:
    """The Corp's next turn has just begun."""
    s = Scenario(
        corp={
            "discard": discard,
            "deck": ["Hunter"] * 9,
            "servers": {"Server 1": {"root": ["Clone Suffrage Movement+"], "ice": ice or []}},
        }
    )
    s.next_turn()
    return s


@card("Clone Suffrage Movement")
@ruling("RR/choosing-cards/ex2")
def test_a_facedown_operation_is_revealed_before_it_goes_to_hq() -> None:
    s = movement([("Hedge Fund", "facedown"), "Ice Wall"])
    s.choose("Yes")
    assert s.options == ["Hedge Fund"]  # asked all the same: that no other card is an operation is not told
    s.choose("Hedge Fund")
    assert "Hedge Fund" in s.corp.hand
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    assert s.corp.discard == ["Ice Wall"]


@card("Clone Suffrage Movement")
def test_only_operations_can_be_chosen() -> None:
    s = movement(["Hedge Fund", "Ice Wall", "Beanstalk Royalties"])
    s.choose("Yes")
    assert s.options == ["Hedge Fund", "Beanstalk Royalties"]
    s = movement(["Ice Wall"])
    assert not s.can("Yes")


@card("Clone Suffrage Movement")
def test_ice_in_front_of_it_stops_the_movement() -> None:
    s = movement(["Hedge Fund"], ["Ice Wall"])
    assert not s.can("Yes")


# -- Jeeves Model Bioroids ---------------------------------------------------------------------------------------------


def jeeves(title: str = "Jeeves Model Bioroids+", **corp: object) -> Scenario:
    servers = {"Server 1": {"root": [title]}, "Server 2": {"root": ["Melange Mining Corp.+"]}}
    return Scenario(corp={"servers": servers, "credits": 5, **corp})


@card("Jeeves Model Bioroids")
@ruling("FAQ/card/jeeves-model-bioroids/1")
def test_three_credits_gain_a_click() -> None:
    s = jeeves()
    s.choose("Gain 1 credit")
    s.choose("Gain 1 credit")
    assert s.corp.clicks == 1
    s.choose("Gain 1 credit")
    assert s.corp.clicks == 1


@card("Jeeves Model Bioroids")
@ruling("FAQ/card/jeeves-model-bioroids/1")
def test_three_clicks_of_one_ability_gain_a_click() -> None:
    s = jeeves()
    s.choose("Use Melange Mining Corp.")
    assert s.corp.clicks == 1
    assert s.corp.credits == 12


@card("Jeeves Model Bioroids")
@ruling("FAQ/card/jeeves-model-bioroids/1")
def test_a_double_and_another_operation_are_three_clicks_on_playing() -> None:
    s = jeeves(hand=["Liquidation", "Hedge Fund"], credits=9)
    s.play("Liquidation", "Done")
    assert s.corp.clicks == 1
    s.choose("Play Hedge Fund")
    assert s.corp.clicks == 1


@card("Jeeves Model Bioroids")
def test_different_actions_do_not_add_up() -> None:
    s = jeeves(deck=["Hunter"] * 3)
    s.choose("Gain 1 credit")
    s.choose("Gain 1 credit")
    s.choose("Draw 1 card")
    assert s.corp.clicks == 0


@card("Jeeves Model Bioroids")
@ruling("FAQ/card/jeeves-model-bioroids/2")
def test_jeeves_must_be_rezzed_while_all_three_clicks_are_spent() -> None:
    s = jeeves("Jeeves Model Bioroids")
    s.choose("Gain 1 credit")
    s.choose("Rez Jeeves Model Bioroids")
    s.choose("Gain 1 credit")
    s.choose("Gain 1 credit")
    assert s.corp.clicks == 0


@card("Jeeves Model Bioroids")
def test_only_the_first_three_clicks_of_a_turn_count() -> None:
    s = jeeves(hand=["Biotic Labor"], clicks=5, credits=9)
    for _ in range(3):
        s.choose("Gain 1 credit")
    assert s.corp.clicks == 3
    for _ in range(3):
        s.choose("Gain 1 credit")
    assert s.corp.clicks == 0


# -- Advanced Concept Hopper -------------------------------------------------------------------------------------------


def hopper() -> Scenario:
    s = Scenario(
        corp={"scored": ["Advanced Concept Hopper"], "credits": 0, "hand": ["Hedge Fund"], "deck": ["Hunter"] * 9},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Advanced Concept Hopper")
def test_the_first_run_of_a_turn_gives_a_card_or_a_credit() -> None:
    s = hopper()
    s.choose("Yes")
    s.choose("Gain 1 credit")
    assert s.corp.credits == 1
    s.pass_all()
    s.choose("Run HQ")
    assert s.side == "runner"  # the second run of the turn
    s = hopper()
    s.choose("Yes")
    s.choose("Draw 1 card")
    assert s.corp.hand == ["Hedge Fund", "Hunter"]


@card("Advanced Concept Hopper")
def test_advanced_concept_hopper_may_be_declined() -> None:
    s = hopper()
    s.choose("No")
    assert s.corp.credits == 0
    assert s.corp.hand == ["Hedge Fund"]


# -- Voting Machine Initiative -----------------------------------------------------------------------------------------


@card("Voting Machine Initiative")
def test_voting_machine_initiative_costs_the_runner_a_click_a_counter() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Voting Machine Initiative", {"advancement": 5})]}}, "hand": ["Blank"]}
    )
    s.choose("Gain 1 credit")
    s.choose("Score Voting Machine Initiative")
    assert s.card("Voting Machine Initiative").counters["agenda"] == 3
    s.end_turn()
    s.choose("Yes")
    assert s.runner.clicks == 3
    assert s.card("Voting Machine Initiative").counters["agenda"] == 2
    assert s.log[-2:] == ["The Corp spends 1 agenda counter.", "The Runner loses a click."]
    s.end_turn()
    assert s.corp.clicks == 3  # the Corp's own turn is left alone
    s.end_turn()
    s.choose("No")
    assert s.runner.clicks == 4


@card("Voting Machine Initiative")
def test_without_a_counter_voting_machine_initiative_does_nothing() -> None:
    s = Scenario(corp={"scored": ["Voting Machine Initiative"]})
    s.end_turn()
    assert s.side == "runner"
    assert s.runner.clicks == 4


# -- Personality Profiles ----------------------------------------------------------------------------------------------


@card("Personality Profiles")
def test_a_search_of_the_stack_costs_a_random_card_of_the_grip() -> None:
    s = Scenario(
        corp={"scored": ["Personality Profiles"]},
        runner={"hand": ["Special Order", "Diesel", "Diesel"], "deck": ["Corroder", "Mimic"], "credits": 5},
        turn="runner",
    )
    s.play("Special Order", "Mimic")
    assert len(s.runner.hand) == 2
    assert len(s.runner.discard) == 2


@card("Personality Profiles")
@ruling("RR/chain-reactions/2")
def test_a_search_is_wholly_resolved_before_it_costs_a_card_which_may_be_the_one_found() -> None:
    s = Scenario(
        corp={"scored": ["Personality Profiles"]},
        runner={"hand": ["Special Order"], "deck": ["Corroder", "Mimic"], "credits": 5},
        turn="runner",
    )
    s.play("Special Order", "Mimic")
    assert s.runner.hand == []
    assert sorted(s.runner.discard) == ["Mimic", "Special Order"]


@card("Personality Profiles")
def test_an_install_from_the_heap_costs_a_card_and_one_from_the_grip_does_not() -> None:
    s = Scenario(
        corp={"scored": ["Personality Profiles"]},
        runner={"hand": ["Retrieval Run", "Diesel"], "discard": ["Mimic"], "credits": 9},
        turn="runner",
    )
    s.play("Retrieval Run")
    s.choose("Continue")
    s.choose("Yes")
    s.pass_all()
    assert s.runner.rig == ["Mimic"]
    assert s.runner.hand == []
    assert "Diesel" in s.runner.discard
    s = Scenario(corp={"scored": ["Personality Profiles"]}, runner={"hand": ["Mimic", "Diesel"]}, turn="runner")
    s.install("Mimic")
    assert s.runner.hand == ["Diesel"]


@card("Personality Profiles")
def test_personality_profiles_takes_nothing_from_an_empty_grip_or_in_the_runners_score_area() -> None:
    s = Scenario(
        corp={"scored": ["Personality Profiles"]},
        runner={"rig": ["Self-modifying Code"], "deck": ["Corroder", "Mimic"], "credits": 5},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.use("Self-modifying Code", "Mimic")
    assert s.runner.rig == ["Mimic"]
    assert s.runner.discard == ["Self-modifying Code"]
    runner = {"deck": ["Corroder", "Mimic"], "credits": 5}
    stolen = {**runner, "hand": ["Special Order", "Diesel"], "scored": ["Personality Profiles"]}
    s = Scenario(runner=stolen, turn="runner")
    s.play("Special Order", "Mimic")
    assert sorted(s.runner.hand) == ["Diesel", "Mimic"]


# -- Advanced Assembly Lines -------------------------------------------------------------------------------------------


@card("Advanced Assembly Lines")
def test_advanced_assembly_lines_gives_3_credits_and_installs_a_card_that_is_no_agenda() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Advanced Assembly Lines"]}},
            "credits": 1,
            "hand": ["Ice Wall", "Priority Requisition", "Hedge Fund", "PAD Campaign"],
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Rez Advanced Assembly Lines")
    assert s.corp.credits == 4
    clicks = s.corp.clicks
    s.use("Advanced Assembly Lines")
    assert s.options == ["Ice Wall", "PAD Campaign"]
    s.choose("PAD Campaign")
    s.choose("New server")
    assert s.corp.clicks == clicks
    assert s.corp.discard == ["Advanced Assembly Lines"]
    assert [root for server in s.corp.servers.values() for root in server["root"]] == ["PAD Campaign"]


@card("Advanced Assembly Lines")
def test_advanced_assembly_lines_pays_for_ice_and_is_not_used_during_a_run() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Advanced Assembly Lines+"]}, "HQ": {"ice": ["Enigma"]}},
            "credits": 1,
            "hand": ["Ice Wall"],
        }
    )
    s.choose("Gain 1 credit")
    s.use("Advanced Assembly Lines", "Ice Wall", "HQ", "Done")
    assert s.corp.credits == 1
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Advanced Assembly Lines+"]}}, "hand": ["Ice Wall"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    for _ in range(4):
        assert not s.can("Use Advanced Assembly Lines")
        s.choose("Pass" if s.can("Pass") else "Continue")


# -- Lakshmi Smartfabrics ----------------------------------------------------------------------------------------------


def lakshmi(power: int, hand: list[str], clicks: int = 3) -> Scenario:
    servers = {
        "Server 1": {"root": [("Lakshmi Smartfabrics+", {"power": power})]},
        "Server 2": {"root": ["Priority Requisition"]},
        "Server 3": {"root": ["Hostile Takeover"]},
    }
    s = Scenario(corp={"servers": servers, "hand": hand, "clicks": clicks})
    s.choose("Gain 1 credit")
    return s


@card("Lakshmi Smartfabrics")
def test_each_rez_places_a_power_counter_on_lakshmi_its_own_included() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Lakshmi Smartfabrics"]}, "Server 2": {"root": ["PAD Campaign"]}},
            "credits": 9,
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Rez Lakshmi Smartfabrics")
    assert s.card("Lakshmi Smartfabrics").counters["power"] == 1
    s.choose("Rez PAD Campaign")
    assert s.card("Lakshmi Smartfabrics").counters["power"] == 2


@card("Lakshmi Smartfabrics")
def test_copies_of_the_revealed_agenda_cannot_be_stolen_this_turn() -> None:
    s = lakshmi(3, ["Priority Requisition"])
    s.end_turn()
    s.choose("Gain 1 credit", side="runner")
    s.choose("Use Lakshmi Smartfabrics", side="corp")
    s.choose("Priority Requisition")
    assert s.card("Lakshmi Smartfabrics").counters.get("power", 0) == 0
    assert any("reveals Priority Requisition" in line for line in s.log)
    s.pass_until("Run Server 2")
    s.run_on("Server 2")
    assert s.runner.scored == []
    s.run_on("HQ")
    assert s.accessed[-1] == "Priority Requisition"
    assert s.runner.scored == []  # the very card that was revealed
    s.run_on("Server 3")
    assert s.runner.scored == ["Hostile Takeover"]


@card("Lakshmi Smartfabrics")
def test_the_protection_ends_with_the_turn() -> None:
    s = lakshmi(3, ["Priority Requisition"])
    s.use("Lakshmi Smartfabrics", "Priority Requisition")
    s.end_turn()
    s.run_on("Server 2")
    assert s.runner.scored == ["Priority Requisition"]


@card("Lakshmi Smartfabrics")
def test_x_is_the_points_of_the_agenda() -> None:
    assert not lakshmi(2, ["Priority Requisition"]).can("Use Lakshmi Smartfabrics")
    s = lakshmi(3, ["Hostile Takeover", "Hedge Fund"])
    s.use("Lakshmi Smartfabrics", "Hostile Takeover")
    assert s.card("Lakshmi Smartfabrics").counters["power"] == 2
    assert not lakshmi(0, ["Hostile Takeover"]).can("Use Lakshmi Smartfabrics")


@card("Lakshmi Smartfabrics")
def test_an_agenda_worth_no_points_is_protected_for_no_counters() -> None:
    s = lakshmi(0, ["Domestic Sleepers"])
    s.use("Lakshmi Smartfabrics", "Domestic Sleepers")
    assert not s.can("Use Lakshmi Smartfabrics"), "nothing would change"
    s = lakshmi(0, ["Domestic Sleepers"])
    s.end_turn()
    s.choose("Gain 1 credit", side="runner")
    s.choose("Use Lakshmi Smartfabrics", side="corp")
    s.choose("Domestic Sleepers")
    s.pass_until("Run HQ")
    s.run_on("HQ")
    assert s.accessed == ["Domestic Sleepers"]
    assert s.runner.scored == []


# -- Product Recall ----------------------------------------------------------------------------------------------------


@card("Product Recall")
def test_product_recall_trashes_a_rezzed_asset_or_upgrade_for_its_trash_cost() -> None:
    servers = {
        "Server 1": {"root": ["PAD Campaign+", "SanSan City Grid+"], "ice": ["Ice Wall+"]},
        "Server 2": {"root": ["Adonis Campaign"]},
    }
    s = Scenario(corp={"hand": ["Product Recall"], "servers": servers, "credits": 0})
    s.choose("Play Product Recall")
    assert s.options == ["PAD Campaign", "SanSan City Grid"]
    s.choose("SanSan City Grid")
    assert s.corp.credits == 5
    assert sorted(s.corp.discard) == ["Product Recall", "SanSan City Grid"]


@card("Product Recall")
def test_product_recall_reads_the_trash_cost_that_the_installed_card_had() -> None:
    servers = {"Server 1": {"root": ["PAD Campaign+", "Oaktown Grid+"]}}
    s = Scenario(corp={"hand": ["Product Recall"], "servers": servers, "credits": 0})
    s.play("Product Recall", "PAD Campaign")
    assert s.corp.credits == 4 + 3


@card("Product Recall")
def test_product_recall_needs_something_rezzed() -> None:
    servers = {"Server 1": {"root": ["PAD Campaign"], "ice": ["Ice Wall+"]}}
    assert not Scenario(corp={"hand": ["Product Recall"], "servers": servers}).can("Play Product Recall")


# -- Lateral Growth ----------------------------------------------------------------------------------------------------


@card("Lateral Growth")
def test_lateral_growth_gains_4_and_installs_a_card_for_its_cost() -> None:
    s = Scenario(
        corp={
            "hand": ["Lateral Growth", "Ice Wall", "Hedge Fund", "Hostile Takeover"],
            "credits": 2,
            "servers": {"HQ": {"ice": ["Enigma"]}},
        }
    )
    s.play("Lateral Growth", "Yes")
    assert s.options == ["Ice Wall", "Hostile Takeover"]
    s.choose("Ice Wall")
    s.choose("HQ")
    s.choose("Done")
    assert s.corp.credits == 3
    assert s.corp.clicks == 2


@card("Lateral Growth")
def test_the_install_of_lateral_growth_may_be_declined() -> None:
    s = Scenario(corp={"hand": ["Lateral Growth", "Ice Wall"], "credits": 2})
    s.play("Lateral Growth", "No")
    assert s.corp.credits == 4
    assert s.corp.hand == ["Ice Wall"]


@card("Lateral Growth")
def test_the_question_of_lateral_growth_does_not_tell_what_is_in_hq() -> None:
    s = Scenario(corp={"hand": ["Lateral Growth", "Hedge Fund"], "credits": 2})
    s.play("Lateral Growth")
    assert s.options == ["No"], "asked all the same"
    s = Scenario(corp={"hand": ["Lateral Growth"], "credits": 2})
    s.play("Lateral Growth")
    assert s.can("Gain 1 credit"), "everybody sees that HQ is empty"
