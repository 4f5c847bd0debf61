"""The Shaper cards of the Core Set: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

KATE = 'Kate "Mac" McCaffrey: Digital Tinker'


def run_into(*ice: str, rig: list[object], credits: int = 5, hand: int = 0) -> Scenario:
    """A run on HQ, at the first thing the Runner can do about its ice (outermost first)."""
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": list(ice)}}},
        runner={"rig": rig, "credits": credits, "hand": ["Diesel"] * hand},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


# -- Kate "Mac" McCaffrey: Digital Tinker ------------------------------------------------------------------------------


@card('Kate "Mac" McCaffrey: Digital Tinker')
def test_kate_installs_the_first_program_or_hardware_of_each_turn_for_one_less() -> None:
    s = Scenario(
        runner={"identity": KATE, "hand": ["Corroder", "Gordian Blade", "Cyberfeeder"], "credits": 20}, turn="runner"
    )
    assert s.runner.link == 1
    s.choose("Install Corroder")
    assert s.runner.credits == 19
    s.choose("Install Cyberfeeder")
    assert s.runner.credits == 17
    s.next_turn()
    credits = s.runner.credits
    s.choose("Install Gordian Blade")
    s.pass_all()
    assert s.runner.credits == credits - 3


@card('Kate "Mac" McCaffrey: Digital Tinker')
def test_kate_lowers_no_cost_of_a_resource_which_does_not_use_up_the_discount() -> None:
    s = Scenario(
        runner={"identity": KATE, "hand": ["Access to Globalsec", "Akamatsu Mem Chip"], "credits": 1}, turn="runner"
    )
    s.choose("Install Access to Globalsec")
    assert s.runner.credits == 0
    s.choose("Install Akamatsu Mem Chip")  # for nothing
    assert s.runner.rig == ["Access to Globalsec", "Akamatsu Mem Chip"]


@card('Kate "Mac" McCaffrey: Digital Tinker', "Modded")
def test_kates_discount_and_moddeds_add_up() -> None:
    s = Scenario(runner={"identity": KATE, "hand": ["Modded", "Gordian Blade"], "credits": 0}, turn="runner")
    s.choose("Play Modded")
    s.choose("Gordian Blade")
    assert s.runner.rig == ["Gordian Blade"]
    assert s.runner.credits == 0


# -- Diesel ------------------------------------------------------------------------------------------------------------


@card("Diesel")
def test_diesel_draws_three_cards() -> None:
    s = Scenario(
        runner={"hand": ["Diesel"], "deck": ["Corroder", "Ninja", "Medium", "Wyrm"], "credits": 0}, turn="runner"
    )
    s.choose("Play Diesel")
    assert s.runner.hand == ["Corroder", "Ninja", "Medium"]
    assert s.runner.deck == ["Wyrm"]
    assert s.runner.discard == ["Diesel"]


@card("Diesel")
def test_diesel_draws_what_is_left_and_an_empty_stack_loses_nothing() -> None:
    s = Scenario(runner={"hand": ["Diesel", "Diesel"], "deck": ["Corroder"]}, turn="runner")
    s.choose("Play Diesel")
    assert s.runner.hand == ["Diesel", "Corroder"]
    assert s.result is None
    assert not s.can("Play Diesel")  # it could not change the game state


# -- Modded ------------------------------------------------------------------------------------------------------------


@card("Modded")
def test_modded_installs_a_program_or_hardware_for_three_less() -> None:
    s = Scenario(
        runner={"hand": ["Modded", "The Toolbox", "Magnum Opus", "Bank Job", "Diesel"], "credits": 6}, turn="runner"
    )
    s.choose("Play Modded")
    assert set(s.options) == {"The Toolbox", "Magnum Opus"}
    s.choose("The Toolbox")
    assert s.runner.credits == 0
    assert s.runner.rig == ["The Toolbox"]
    assert s.runner.clicks == 3


@card("Modded")
def test_modded_makes_a_cheap_card_free_and_pays_nothing_back() -> None:
    s = Scenario(runner={"hand": ["Modded", "Cyberfeeder"], "credits": 0}, turn="runner")
    s.choose("Play Modded")
    s.choose("Cyberfeeder")
    assert s.runner.rig == ["Cyberfeeder"]
    assert s.runner.credits == 0


@card("Modded")
def test_modded_needs_something_that_can_be_installed() -> None:
    s = Scenario(runner={"hand": ["Modded", "The Toolbox", "Bank Job"], "credits": 5}, turn="runner")
    assert not s.can("Play Modded")


# -- The Maker's Eye ---------------------------------------------------------------------------------------------------


@card("The Maker's Eye")
def test_the_makers_eye_accesses_three_cards_of_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Hostile Takeover", "Priority Requisition"]},
        runner={"hand": ["The Maker's Eye"]},
        turn="runner",
    )
    s.choose("Play The Maker's Eye")
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Ice Wall", "Hostile Takeover"]
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.corp.deck == ["Hedge Fund", "Ice Wall", "Priority Requisition"]


@card("The Maker's Eye")
@ruling("RR/accessing-multiple-cards/ex3")
def test_an_upgrade_in_the_root_may_be_accessed_between_the_cards_of_the_makers_eye() -> None:
    s = Scenario(
        corp={
            "deck": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"],
            "servers": {"R&D": {"root": ["Akitaro Watanabe"]}},
            "credits": 0,
        },
        runner={"hand": ["The Maker's Eye"]},
        turn="runner",
    )
    s.choose("Play The Maker's Eye")
    s.choose("Continue")
    s.choose("Access the top card of R&D")
    s.choose("No action")
    s.choose("Access facedown card")
    s.choose("No action")
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Akitaro Watanabe", "Ice Wall", "Enigma"]


@card("The Maker's Eye")
def test_the_makers_eye_and_medium_add_up() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter", "Chum"]},
        runner={"hand": ["The Maker's Eye"], "rig": [("Medium", {"virus": 1})]},
        turn="runner",
    )
    s.choose("Play The Maker's Eye")
    s.pass_until("1")
    s.choose("1")
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"]


@card("The Maker's Eye")
def test_the_makers_eye_adds_nothing_to_the_next_run() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"]}, runner={"hand": ["The Maker's Eye"]}, turn="runner"
    )
    s.choose("Play The Maker's Eye")
    s.choose("Jack out")
    s.run_on("R&D")
    assert s.accessed == ["Hedge Fund"]


# -- Tinkering ---------------------------------------------------------------------------------------------------------


@card("Tinkering")
def test_tinkering_lets_a_killer_break_a_code_gate() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"hand": ["Tinkering"], "rig": ["Mimic", "Corroder"]},
        turn="runner",
    )
    s.choose("Play Tinkering")
    assert {"code gate", "sentry", "barrier"} <= set(s.card("Enigma").subtypes)
    s.choose("Run HQ")
    s.use("Mimic", "Subroutine 1")
    s.choose("Use Corroder: Break")
    s.pass_until("Jack out")
    assert s.runner.credits == 3
    assert s.runner.clicks == 2


@card("Tinkering")
def test_tinkering_ends_with_the_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, runner={"hand": ["Tinkering"], "clicks": 1}, turn="runner"
    )
    s.choose("Play Tinkering")
    s.pass_all()
    assert s.side == "corp"
    assert s.card("Enigma").subtypes == ["code gate"]


@card("Tinkering")
def test_tinkering_works_on_unrezzed_ice_too() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"hand": ["Tinkering"], "rig": ["Yog.0"]}, turn="runner"
    )
    s.choose("Play Tinkering")
    s.choose("Run HQ")
    s.rez("Ice Wall")
    s.choose("Use Yog.0")
    s.pass_until("Jack out")


# -- Akamatsu Mem Chip -------------------------------------------------------------------------------------------------


@card("Akamatsu Mem Chip")
def test_akamatsu_mem_chip_gives_memory_for_a_fifth_program() -> None:
    s = Scenario(runner={"rig": ["Corroder"] * 4, "hand": ["Akamatsu Mem Chip", "Datasucker"]}, turn="runner")
    assert s.runner.memory == 0
    s.choose("Install Akamatsu Mem Chip")
    assert s.runner.memory == 1
    s.install("Datasucker")
    assert s.runner.rig.count("Corroder") == 4
    assert s.runner.memory == 0


@card("Akamatsu Mem Chip")
def test_losing_an_akamatsu_mem_chip_costs_a_program() -> None:
    s = Scenario(
        runner={"rig": [*["Corroder"] * 4, "Datasucker", "Akamatsu Mem Chip", "Aesop's Pawnshop"]}, turn="corp"
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("Akamatsu Mem Chip")
    assert "Datasucker" in s.options
    s.choose("Datasucker")
    assert s.runner.discard == ["Akamatsu Mem Chip", "Datasucker"]
    assert s.runner.memory == 0


# -- Rabbit Hole -------------------------------------------------------------------------------------------------------


@card("Rabbit Hole")
def test_rabbit_hole_digs_up_its_copies_for_their_install_cost() -> None:
    s = Scenario(
        runner={"hand": ["Rabbit Hole"], "deck": ["Diesel", "Rabbit Hole", "Cyberfeeder", "Rabbit Hole"], "credits": 6},
        turn="runner",
    )
    s.choose("Install Rabbit Hole")
    s.choose("Yes")
    assert s.runner.rig == ["Rabbit Hole"] * 2
    assert s.runner.credits == 2
    s.choose("Yes")
    assert s.runner.rig == ["Rabbit Hole"] * 3
    assert s.runner.link == 3
    assert s.runner.credits == 0
    assert s.runner.clicks == 3
    s.pass_all()
    assert sorted(s.runner.deck) == ["Cyberfeeder", "Diesel"]


@card("Rabbit Hole")
def test_kate_pays_the_full_price_for_the_second_rabbit_hole() -> None:
    s = Scenario(
        runner={"identity": KATE, "hand": ["Rabbit Hole"], "deck": ["Rabbit Hole"], "credits": 3}, turn="runner"
    )
    s.choose("Install Rabbit Hole")
    assert s.runner.credits == 2
    s.choose("Yes")
    assert s.runner.credits == 0
    assert s.runner.link == 3


@card("Rabbit Hole")
def test_rabbit_holes_search_may_be_declined() -> None:
    s = Scenario(runner={"hand": ["Rabbit Hole"], "deck": ["Rabbit Hole"]}, turn="runner")
    s.choose("Install Rabbit Hole")
    s.choose("No")
    assert s.runner.link == 1
    assert s.runner.deck == ["Rabbit Hole"]


@card("Rabbit Hole")
def test_rabbit_hole_cannot_install_a_copy_that_is_not_paid_for() -> None:
    s = Scenario(runner={"hand": ["Rabbit Hole"], "deck": ["Rabbit Hole", "Diesel"], "credits": 3}, turn="runner")
    s.choose("Install Rabbit Hole")
    s.choose("Yes")
    assert s.runner.rig == ["Rabbit Hole"]
    assert s.runner.credits == 1
    assert sorted(s.runner.deck) == ["Diesel", "Rabbit Hole"]


# -- The Personal Touch ------------------------------------------------------------------------------------------------


@card("The Personal Touch")
def test_the_personal_touch_is_installed_on_an_icebreaker_and_strengthens_it() -> None:
    s = Scenario(runner={"hand": ["The Personal Touch"], "rig": ["Mimic", "Corroder", "Datasucker"]}, turn="runner")
    s.choose("Install The Personal Touch")
    assert set(s.options) == {"Mimic", "Corroder"}
    s.choose("Mimic")
    assert s.card("The Personal Touch").host == "Mimic"
    assert s.card("Mimic").strength == 4
    assert s.card("Corroder").strength == 2


@card("The Personal Touch")
def test_the_personal_touch_lets_mimic_break_hunter() -> None:
    s = run_into("Hunter+", rig=["Mimic", ("The Personal Touch", {"host": "Mimic"})])
    s.choose("Use Mimic")
    s.pass_all()
    assert s.runner.tags == 0


@card("The Personal Touch")
def test_the_personal_touch_needs_an_icebreaker_and_goes_with_it() -> None:
    s = Scenario(runner={"hand": ["The Personal Touch"], "rig": ["Datasucker"]}, turn="runner")
    assert not s.can("Install The Personal Touch")
    s = Scenario(
        runner={"rig": ["Mimic", ("The Personal Touch", {"host": "Mimic"}), "Aesop's Pawnshop"], "credits": 0},
        turn="corp",
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("Mimic")
    assert sorted(s.runner.discard) == ["Mimic", "The Personal Touch"]
    assert s.runner.credits == 3


# -- The Toolbox -------------------------------------------------------------------------------------------------------


@card("The Toolbox")
def test_the_toolbox_gives_memory_link_and_credits_for_icebreakers() -> None:
    s = run_into("Wall of Static+", rig=["The Toolbox", "Corroder"], credits=0)
    assert s.runner.link == 2
    assert s.runner.memory_limit == 6
    s.choose("Use Corroder: +1 strength")
    s.choose("Use Corroder: Break")
    s.pass_until("Jack out")
    assert s.card("The Toolbox").counters["credit"] == 0


@card("The Toolbox")
def test_the_toolboxs_credits_pay_for_no_virus_and_refill_each_turn() -> None:
    s = Scenario(
        runner={"rig": [("The Toolbox", {"credit": 1})], "hand": ["Datasucker"], "credits": 0, "clicks": 1},
        turn="runner",
    )
    assert not s.can("Install Datasucker")
    s.next_turn()
    assert s.card("The Toolbox").counters["credit"] == 2


# -- Battering Ram -----------------------------------------------------------------------------------------------------


@card("Battering Ram")
def test_battering_ram_breaks_up_to_two_barrier_subroutines_for_two() -> None:
    s = run_into("Wall of Thorns+", rig=["Battering Ram"], hand=3)
    assert not s.can("Use Battering Ram: Break up to 2 barrier subroutines")
    s.choose("Use Battering Ram: +1 strength")
    s.choose("Use Battering Ram: +1 strength")
    s.use("Battering Ram: Break", "Subroutine 2")
    assert "Done" in s.options
    s.choose("Subroutine 1")
    s.pass_until("Jack out")
    assert s.runner.credits == 1
    assert len(s.runner.hand) == 3


@card("Battering Ram")
def test_battering_ram_may_break_one_subroutine_only() -> None:
    s = run_into("Wall of Thorns+", rig=["Battering Ram"], hand=3)
    s.choose("Use Battering Ram: +1 strength")
    s.choose("Use Battering Ram: +1 strength")
    s.use("Battering Ram: Break", "Subroutine 2", "Done")
    s.pass_until("Jack out")
    assert len(s.runner.hand) == 1  # the 2 net damage came through
    assert s.runner.credits == 1


@card("Battering Ram")
def test_battering_rams_strength_lasts_for_the_run_and_no_longer() -> None:
    s = run_into("Wall of Static+", "Wall of Static+", rig=["Battering Ram"])
    s.choose("Use Battering Ram: +1 strength")
    s.choose("Use Battering Ram: Break")
    s.pass_until("Jack out")
    assert s.card("Battering Ram").strength == 4
    s.choose("Jack out")
    assert s.card("Battering Ram").strength == 3


# -- Gordian Blade -----------------------------------------------------------------------------------------------------


@card("Gordian Blade")
def test_gordian_blade_breaks_code_gates_and_keeps_its_strength_for_the_run() -> None:
    s = run_into("Enigma+", "Enigma+", rig=["Gordian Blade"], credits=9)
    s.choose("Use Gordian Blade: +1 strength")
    s.use("Gordian Blade: Break", "Subroutine 1")
    s.choose("Use Gordian Blade: Break")
    s.pass_until("Jack out")
    assert s.card("Gordian Blade").strength == 3
    s.choose("Continue")
    s.to_encounter()
    s.use("Gordian Blade: Break", "Subroutine 2")
    assert s.runner.credits == 5
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert s.card("Gordian Blade").strength == 2


@card("Gordian Blade")
def test_gordian_blade_breaks_no_sentry() -> None:
    s = run_into("Rototurret+", rig=["Gordian Blade"])
    assert not s.can("Use Gordian Blade: Break 1 code gate subroutine")


# -- Magnum Opus -------------------------------------------------------------------------------------------------------


@card("Magnum Opus")
@ruling("ROP/card-abilities/ex2")
def test_magnum_opus_makes_two_credits_of_a_click() -> None:
    s = Scenario(runner={"rig": ["Magnum Opus"], "credits": 0}, turn="runner")
    assert s.runner.memory == 2
    s.choose("Use Magnum Opus")
    s.choose("Use Magnum Opus")
    assert s.runner.credits == 4
    assert s.runner.clicks == 2


@card("Magnum Opus")
def test_magnum_opus_is_an_action_and_not_for_runs() -> None:
    s = run_into("Ice Wall+", rig=["Magnum Opus", "Corroder"])
    assert s.can("Use Corroder")
    assert not s.can("Use Magnum Opus")


# -- Net Shield --------------------------------------------------------------------------------------------------------


@card("Net Shield")
@ruling("FAQ/card/net-shield/1")
def test_net_shield_prevents_one_point_of_net_damage() -> None:
    s = run_into("Neural Katana+", rig=["Net Shield"], hand=3)
    s.choose("Use Net Shield")
    assert len(s.runner.hand) == 1
    assert s.runner.credits == 4


@card("Net Shield")
@ruling("FAQ/card/net-shield/2")
def test_a_second_net_shield_prevents_nothing_more() -> None:
    s = run_into("Neural Katana+", rig=["Net Shield", "Net Shield"], hand=3)
    s.choose("Use Net Shield")
    assert not s.can("Use Net Shield")
    assert len(s.runner.hand) == 1


@card("Net Shield")
def test_net_shield_prevents_only_the_first_net_damage_of_the_turn() -> None:
    s = run_into("Neural Katana+", rig=["Net Shield"], hand=6)
    s.choose("Pass")
    assert len(s.runner.hand) == 3
    s.pass_all()
    s.choose("Run HQ")
    assert not s.can("Use Net Shield")
    s.pass_all()
    assert s.runner.hand == []
    assert s.runner.credits == 5


@card("Net Shield")
def test_net_shield_is_ready_again_in_the_corps_turn() -> None:
    s = Scenario(
        corp={"hand": ["Neural EMP"], "servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Net Shield"], "hand": ["Diesel"] * 4, "clicks": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Net Shield")
    s.pass_until("Play Neural EMP")
    s.choose("Play Neural EMP")
    s.choose("Use Net Shield", side="runner")
    assert len(s.runner.hand) == 2
    assert s.runner.credits == 3


@card("Net Shield")
def test_net_shield_is_no_help_against_meat_damage() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"]},
        runner={"rig": ["Net Shield"], "hand": ["Diesel"] * 4, "tags": 1},
        turn="corp",
    )
    s.choose("Play Scorched Earth")
    assert s.runner.hand == []


# -- Pipeline ----------------------------------------------------------------------------------------------------------


@card("Pipeline")
def test_pipeline_breaks_sentries_and_keeps_its_strength_for_the_run() -> None:
    s = run_into("Hunter+", "Hunter+", rig=["Pipeline"], credits=8)
    for _ in range(3):
        s.choose("Use Pipeline: +1 strength")
    s.choose("Use Pipeline: Break")
    s.pass_until("Jack out")
    assert s.card("Pipeline").strength == 4
    s.choose("Continue")
    s.to_encounter()
    s.choose("Use Pipeline: Break")
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert s.runner.credits == 0
    assert s.runner.tags == 0
    assert s.card("Pipeline").strength == 1


# -- Aesop's Pawnshop --------------------------------------------------------------------------------------------------


@card("Aesop's Pawnshop")
@ruling("FAQ/card/aesops-pawnshop/1")
def test_aesops_pawnshop_buys_one_card_a_turn() -> None:
    s = Scenario(
        runner={"rig": ["Aesop's Pawnshop", "Corroder", "Cyberfeeder"], "credits": 0},
        turn="corp",
    )
    s.end_turn()
    s.choose("Yes")
    assert set(s.options) == {"Corroder", "Cyberfeeder"}  # not Aesop's Pawnshop itself
    s.choose("Cyberfeeder")
    assert s.runner.credits == 3
    assert s.runner.discard == ["Cyberfeeder"]
    assert s.can("Run HQ")  # no second question


@card("Aesop's Pawnshop")
def test_aesops_pawnshop_may_be_declined_and_asks_nothing_when_it_stands_alone() -> None:
    s = Scenario(runner={"rig": ["Aesop's Pawnshop", "Corroder"], "credits": 0}, turn="corp")
    s.end_turn()
    s.choose("No")
    assert s.runner.credits == 0
    assert s.runner.rig == ["Aesop's Pawnshop", "Corroder"]
    s = Scenario(runner={"rig": ["Aesop's Pawnshop"], "credits": 0}, turn="corp")
    s.end_turn()
    assert s.can("Run HQ")


@card("Aesop's Pawnshop", "Sacrificial Construct")
def test_aesops_pawnshop_pays_nothing_for_a_card_saved_by_sacrificial_construct() -> None:
    s = Scenario(runner={"rig": ["Aesop's Pawnshop", "Corroder", "Sacrificial Construct"], "credits": 0}, turn="corp")
    s.end_turn()
    s.choose("Yes")
    s.choose("Corroder")
    s.choose("Use Sacrificial Construct")
    assert s.runner.rig == ["Aesop's Pawnshop", "Corroder"]
    assert s.runner.credits == 0


# -- Sacrificial Construct ---------------------------------------------------------------------------------------------


@card("Sacrificial Construct")
def test_sacrificial_construct_saves_a_program() -> None:
    s = run_into("Rototurret+", rig=["Datasucker", "Sacrificial Construct"])
    assert s.prompt.startswith("About to happen: the trashing of Datasucker")
    s.choose("Use Sacrificial Construct")
    assert s.runner.rig == ["Datasucker"]
    assert s.runner.discard == ["Sacrificial Construct"]


@card("Sacrificial Construct")
def test_sacrificial_construct_may_let_the_program_go() -> None:
    s = run_into("Rototurret+", rig=["Datasucker", "Sacrificial Construct"])
    s.choose("Pass")
    assert s.runner.rig == ["Sacrificial Construct"]
    assert s.runner.discard == ["Datasucker"]


@card("Sacrificial Construct")
def test_sacrificial_construct_saves_no_resource() -> None:
    s = Scenario(runner={"rig": ["Sacrificial Construct", "Bank Job"], "tags": 1}, turn="corp")
    s.choose("Trash Bank Job")
    assert s.runner.discard == ["Bank Job"]
    assert s.runner.rig == ["Sacrificial Construct"]


@card("Sacrificial Construct")
def test_sacrificial_construct_cannot_save_what_goes_with_its_host() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Sacrificial Construct", ("Parasite", {"host": "Enigma", "virus": 1})]},
        turn="corp",
    )
    s.end_turn()
    s.pass_all()
    assert s.corp.discard == ["Enigma"]
    assert s.runner.discard == ["Parasite"]
    assert s.runner.rig == ["Sacrificial Construct"]


@card("Sacrificial Construct")
def test_sacrificial_construct_saves_no_card_in_the_grip() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Mine+"]}}},
        runner={"rig": ["Sacrificial Construct"], "hand": ["Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.runner.discard == ["Corroder"]
    assert s.runner.rig == ["Sacrificial Construct"]
