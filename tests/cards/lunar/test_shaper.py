"""The Shaper cards of the Lunar Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

NASIR = "Nasir Meidan: Cyber Explorer"

# -- Leprechaun --------------------------------------------------------------------------------------------------------


@card("Leprechaun")
def test_leprechaun_hosts_two_programs_that_take_no_memory() -> None:
    s = Scenario(runner={"rig": ["Leprechaun"], "hand": ["Corroder", "Mimic"], "credits": 9}, turn="runner")
    for title in ("Corroder", "Mimic"):
        s.choose(f"Install {title}")
        s.choose("Leprechaun")
        if s.can("Done"):
            s.choose("Done")
    assert s.card("Leprechaun").hosted == ["Corroder", "Mimic"]
    assert s.runner.memory == 3, "only Leprechaun itself takes memory"


@card("Leprechaun")
def test_a_third_program_finds_no_room_on_leprechaun_unless_another_leaves() -> None:
    rig = ["Leprechaun", ("Corroder", {"host": "Leprechaun"}), ("Mimic", {"host": "Leprechaun"})]
    s = Scenario(runner={"rig": rig, "hand": ["Yog.0"], "credits": 9}, turn="runner")
    s.choose("Install Yog.0")
    if s.can("Leprechaun"):
        s.choose("Leprechaun")
        assert not s.can("Done"), "one of the two has to go first"
        assert {"Corroder", "Mimic"} <= set(s.options)
    else:
        s.choose("Done")
        assert s.card("Yog.0").host is None


@card("Leprechaun")
def test_programs_on_leprechaun_go_with_it() -> None:
    rig = ["Leprechaun", ("Corroder", {"host": "Leprechaun"})]
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}}, runner={"rig": rig}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Leprechaun")
    s.choose("Leprechaun")
    assert sorted(s.runner.discard) == ["Corroder", "Leprechaun"]


# -- Nasir Meidan ------------------------------------------------------------------------------------------------------


def nasir(**corp: object) -> Scenario:
    spec: dict[str, object] = {"credits": 20, "servers": {"HQ": {"ice": ["Tollbooth", "Wall of Static"]}}}
    spec.update(corp)
    return Scenario(corp=spec, runner={"identity": NASIR, "credits": 2}, turn="runner")


@card("Nasir Meidan: Cyber Explorer")
def test_nasir_trades_his_credits_for_the_rez_cost_of_ice_just_rezzed() -> None:
    s = nasir(servers={"HQ": {"ice": ["Wall of Static"]}})
    s.choose("Run HQ")
    s.rez("Wall of Static")
    assert s.runner.credits == 3


@card("Nasir Meidan: Cyber Explorer")
def test_nasir_loses_credits_when_the_ice_is_cheap() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"identity": NASIR, "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.runner.credits == 1


@card("Nasir Meidan: Cyber Explorer")
def test_nasir_keeps_his_credits_at_ice_that_was_rezzed_before() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}}, runner={"identity": NASIR, "credits": 9}, turn="runner"
    )
    s.run_on("HQ")
    assert s.runner.credits == 9


@card("Nasir Meidan: Cyber Explorer")
def test_nasir_pays_tollbooth_with_what_tollbooth_cost() -> None:
    s = nasir(servers={"HQ": {"ice": ["Tollbooth"]}})
    s.choose("Run HQ")
    s.rez("Tollbooth")
    assert s.runner.credits == 5, "8 gained, then 3 paid: his own ability comes first in his turn"


@card("Nasir Meidan: Cyber Explorer")
@ruling("FAQ/card/nasir-meidan/3", "FAQ/card/archer/1")
def test_nasir_gains_what_the_corp_paid_when_paying_changed_the_rez_cost() -> None:
    s = nasir(servers={"HQ": {"ice": ["Archer"]}}, scored=[("Braintrust", {"agenda": 2})])
    s.choose("Run HQ")
    s.choose("Rez Archer", side="corp")  # 4, lowered by 2: the discount counts though Braintrust is forfeited
    assert s.corp.credits == 20 - 2 + 2  # its first subroutine has resolved
    assert s.runner.credits == 2


@card("Nasir Meidan: Cyber Explorer")
@ruling("FAQ/card/nasir-meidan/2", "RR/forced-encounters/ex1")
def test_ice_that_the_twins_make_nasir_encounter_again_was_not_just_rezzed() -> None:
    s = Scenario(
        corp={
            "credits": 20,
            "hand": ["Wall of Thorns"],
            "servers": {"HQ": {"ice": ["Wall of Thorns"], "root": ["The Twins+"]}},
        },
        runner={"identity": NASIR, "hand": ["Diesel"] * 5, "rig": ["Corroder"], "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Rez Wall of Thorns", side="corp")
    assert s.runner.credits == 8
    for _ in range(3):
        s.choose("Use Corroder: +1 strength")
    s.choose("Use Corroder: Break")
    s.choose("Subroutine 1")
    s.choose("Use Corroder: Break")
    s.choose("Yes", side="corp")
    assert s.run is not None
    assert s.run.ice == "Wall of Thorns"
    assert s.runner.credits == 3, "nothing lost and nothing gained at the second encounter"


@card("Nasir Meidan: Cyber Explorer")
@ruling("FAQ/card/nasir-meidan/1")
def test_nasir_loses_his_bad_publicity_credits_too() -> None:
    s = Scenario(
        corp={"credits": 20, "bad_publicity": 2, "servers": {"HQ": {"ice": ["Wall of Static"]}}},
        runner={"identity": NASIR, "rig": ["Corroder"], "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.run is not None
    assert s.run.credits == 2
    s.rez("Wall of Static")
    assert s.run.credits == 0
    assert s.runner.credits == 3


@card("Nasir Meidan: Cyber Explorer")
@ruling("FAQ/card/nasir-meidan/2")
def test_only_a_rez_during_the_approach_counts_as_just_rezzed() -> None:
    s = Scenario(
        corp={
            "credits": 20,
            "hand": [],
            "servers": {"HQ": {"ice": ["Wall of Static"]}},
            "scored": [],
        },
        runner={"identity": NASIR, "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Wall of Static")
    assert s.runner.credits == 3, "rezzed at [2.3]"
    s.pass_all()
    s.give("runner", credits=4)
    s.run_on("HQ")
    assert s.runner.credits == 7, "it was rezzed in the run before, not just now"


@card("Nasir Meidan: Cyber Explorer")
@ruling("FAQ/card/nasir-meidan/3")
def test_nasir_gains_what_the_ice_costs_with_everything_that_changes_its_rez_cost() -> None:
    s = Scenario(
        corp={"credits": 20, "servers": {"HQ": {"ice": ["Tollbooth"], "root": ["Akitaro Watanabe+"]}}},
        runner={"identity": NASIR, "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Tollbooth")
    assert s.corp.credits == 14
    assert s.runner.credits == 3, "6 gained for a rez cost of 8 less 2, then 3 paid to Tollbooth"


@card("Nasir Meidan: Cyber Explorer", "Midori")
@ruling("FAQ/card/nasir-meidan/2")
def test_ice_that_midori_puts_before_nasir_is_just_rezzed_too() -> None:
    s = Scenario(
        corp={
            "credits": 20,
            "hand": ["Wall of Static"],
            "servers": {"HQ": {"ice": ["Ice Wall"], "root": ["Midori+"]}},
        },
        runner={"identity": NASIR, "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.choose("Wall of Static")
    s.rez("Wall of Static")
    assert s.runner.credits == 3, "it was rezzed during the approach"


@card("Nasir Meidan: Cyber Explorer", "Awakening Center")
@ruling("FAQ/card/nasir-meidan/2")
def test_ice_rezzed_by_awakening_center_was_not_rezzed_during_an_approach() -> None:
    for ice in ([], ["Ice Wall"]):
        s = Scenario(
            corp={
                "credits": 20,
                "hand": ["Heimdall 1.0"],
                "servers": {"Server 1": {"ice": ice, "root": ["Awakening Center+"]}},
            },
            runner={"identity": NASIR, "credits": 2, "hand": ["Diesel"] * 4},
        )
        s.install("Heimdall 1.0", "Awakening Center")
        s.end_turn()
        s.choose("Run Server 1")
        s.pass_until("Yes")
        s.choose("Yes")
        assert s.card("Heimdall 1.0").rezzed
        assert s.runner.credits == 2


@card("Nasir Meidan: Cyber Explorer", "Xanadu", "Rook")
@ruling("FAQ/card/nasir-meidan/3")
def test_nasir_gains_more_for_ice_that_was_made_dearer() -> None:
    s = Scenario(
        corp={"credits": 20, "servers": {"HQ": {"ice": ["Wall of Static"]}}},
        runner={"identity": NASIR, "credits": 2, "rig": ["Xanadu", ("Rook", {"host": "Wall of Static"})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Wall of Static")
    assert s.corp.credits == 20 - 6
    assert s.runner.credits == 6, "3, and 1 and 2 more"


@card("Nasir Meidan: Cyber Explorer")
@ruling("FAQ/card/nasir-meidan/4")
def test_an_additional_cost_to_rez_gives_nasir_nothing() -> None:
    s = Scenario(
        corp={"credits": 20, "scored": ["Hostile Takeover"], "servers": {"HQ": {"ice": ["Archer"]}}},
        runner={"identity": NASIR, "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Archer")
    assert s.corp.scored == []
    assert s.runner.credits == 4, "the 4 credits of the rez cost, nothing for the forfeited agenda"


# -- Net Celebrity -----------------------------------------------------------------------------------------------------


@card("Net Celebrity")
def test_net_celebrity_pays_one_credit_during_runs_and_refills() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Corroder"], "hand": ["Net Celebrity"], "credits": 1, "clicks": 2},
        turn="runner",
    )
    s.choose("Play Net Celebrity")
    assert s.card("Net Celebrity").zone == "resolving", "a current stays on the table"
    s.choose("Run HQ")
    s.choose("Use Corroder: Break")
    assert s.runner.credits == 0
    assert s.card("Net Celebrity").counters["credit"] == 0
    s.pass_all()
    s.end_turn()
    assert s.card("Net Celebrity").counters["credit"] == 1


@card("Net Celebrity")
def test_net_celebrity_pays_for_nothing_outside_of_runs() -> None:
    s = Scenario(runner={"hand": ["Net Celebrity", "Akamatsu Mem Chip"], "credits": 1}, turn="runner")
    s.choose("Play Net Celebrity")
    assert not s.can("Install Akamatsu Mem Chip")


@card("Net Celebrity")
def test_net_celebrity_ends_when_an_agenda_is_scored_but_not_when_one_is_stolen() -> None:
    s = Scenario(
        corp={
            "hand": ["Private Security Force"],
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}},
        },
        runner={"hand": ["Net Celebrity"], "clicks": 2},
        turn="runner",
    )
    s.choose("Play Net Celebrity")
    s.run_on("HQ")
    assert s.runner.scored == ["Private Security Force"]
    assert s.runner.discard == []
    s.choose("Score Hostile Takeover", side="corp")
    assert s.runner.discard == ["Net Celebrity"]


@card("Net Celebrity")
def test_another_current_ends_net_celebrity() -> None:
    s = Scenario(runner={"hand": ["Net Celebrity", "Itinerant Protesters"], "credits": 5}, turn="runner")
    s.choose("Play Net Celebrity")
    s.choose("Play Itinerant Protesters")
    assert s.runner.discard == ["Net Celebrity"]


# -- Order of Sol ------------------------------------------------------------------------------------------------------


@card("Order of Sol")
@ruling("FAQ/card/order-of-sol/1")
def test_order_of_sol_pays_in_the_middle_of_playing_sure_gamble() -> None:
    s = Scenario(runner={"rig": ["Order of Sol"], "hand": ["Sure Gamble"], "credits": 5}, turn="runner")
    s.choose("Play Sure Gamble")
    assert s.runner.credits == 10, "5 paid, 1 of Order of Sol, 9 gained"


@card("Order of Sol")
@ruling("RR/bad-publicity/1", "RR/credit-pool/3")
def test_bad_publicity_credits_are_in_the_credit_pool_that_order_of_sol_looks_at() -> None:
    s = Scenario(
        corp={"bad_publicity": 1, "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Order of Sol", "Corroder"], "credits": 1, "hand": ["Akamatsu Mem Chip"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.runner.credits == 2
    s.choose("Use Corroder: Break")
    assert s.runner.credits == 1, "a credit was left: nothing gained"
    s.choose("Jack out", side="runner")
    assert s.runner.credits == 1, "the one left is the Runner's own"
    s.pass_until("Install Akamatsu Mem Chip")
    s.choose("Install Akamatsu Mem Chip")
    assert s.runner.credits == 1


@card("Order of Sol")
@ruling("RR/bad-publicity/3", "RR/timing/run/6")
def test_order_of_sol_pays_when_the_end_of_a_run_empties_the_credit_pool() -> None:
    s = Scenario(corp={"bad_publicity": 2}, runner={"rig": ["Order of Sol"], "credits": 0}, turn="runner")
    s.choose("Run HQ")
    assert s.runner.credits == 2
    s.choose("Jack out")
    assert s.runner.credits == 1


@card("Order of Sol")
def test_order_of_sol_pays_only_the_first_time_each_turn() -> None:
    s = Scenario(
        runner={"rig": ["Order of Sol"], "hand": ["Corroder", "Easy Mark", "Akamatsu Mem Chip"], "credits": 2},
        turn="runner",
    )
    s.choose("Install Corroder")
    assert s.runner.credits == 1
    s.choose("Install Akamatsu Mem Chip")
    assert s.runner.credits == 0


@card("Order of Sol")
def test_order_of_sol_pays_again_in_the_next_turn_when_it_begins_with_nothing() -> None:
    s = Scenario(
        runner={"rig": ["Order of Sol"], "hand": ["Akamatsu Mem Chip"] * 2, "credits": 1, "clicks": 2}, turn="runner"
    )
    s.choose("Install Akamatsu Mem Chip")
    s.choose("Install Akamatsu Mem Chip")
    assert s.side == "corp"
    assert s.runner.credits == 1, "the Corp's turn began with an empty credit pool"


@card("Order of Sol")
def test_losing_the_last_credits_counts_for_order_of_sol() -> None:
    s = Scenario(corp={"hand": ["Closed Accounts"]}, runner={"rig": ["Order of Sol"], "credits": 4, "tags": 1})
    s.choose("Play Closed Accounts")
    assert s.runner.credits == 1


@card("Order of Sol")
def test_order_of_sol_that_comes_after_the_first_time_pays_nothing() -> None:
    s = Scenario(runner={"hand": ["Order of Sol"], "credits": 2}, turn="runner")
    s.choose("Install Order of Sol")
    assert s.runner.credits == 0, "the credit pool was empty before Order of Sol was active"
