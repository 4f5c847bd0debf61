"""The other Criminal cards of the Lunar Cycle: each card's own text."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Paper Tripping ----------------------------------------------------------------------------------------------------


@card("Paper Tripping")
def test_paper_tripping_removes_all_tags() -> None:
    s = Scenario(runner={"hand": ["Paper Tripping"], "tags": 3, "credits": 5}, turn="runner")
    s.play("Paper Tripping")
    assert s.runner.tags == 0
    assert (s.runner.credits, s.runner.clicks) == (1, 3)


@card("Paper Tripping")
def test_paper_tripping_needs_a_tag_and_the_first_click() -> None:
    s = Scenario(runner={"hand": ["Paper Tripping"], "credits": 9}, turn="runner")
    assert not s.can("Play Paper Tripping"), "there is no tag"
    s.give("runner", tags=1)
    assert s.can("Play Paper Tripping")
    s.choose("Gain 1 credit")
    assert not s.can("Play Paper Tripping")


# -- Power Tap ---------------------------------------------------------------------------------------------------------


@card("Power Tap")
def test_power_tap_gains_a_credit_as_a_trace_is_initiated() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+"]}}}, runner={"rig": ["Power Tap"], "credits": 2}, turn="runner"
    )
    s.choose("Run HQ")
    while s.side == "runner" and not s.options[0].isdecimal():
        s.choose(s.options[-1])
    assert s.runner.credits == 3, "before anybody spends anything"
    s.bid(corp=0, runner=3)
    assert s.runner.tags == 0, "the new credit counts for this trace"


@card("Power Tap")
def test_power_tap_does_not_ask_who_wins_the_trace() -> None:
    s = Scenario(
        corp={"hand": ["SEA Source"], "credits": 9},
        runner={"rig": ["Power Tap", "Power Tap"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    s.end_turn()
    s.pass_until("Play SEA Source")
    before = s.runner.credits
    s.play("SEA Source", "Power Tap")
    assert s.runner.credits == before + 2, "each of them"
    s.bid(corp=0, runner=0)
    s.pass_all()
    assert s.runner.credits == before + 2


@card("Power Tap")
def test_power_tap_stays_silent_without_a_trace() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Power Tap"], "credits": 2}, turn="runner")
    s.run_on("HQ")
    assert s.runner.credits == 2


# -- Three Steps Ahead -------------------------------------------------------------------------------------------------


@card("Three Steps Ahead")
def test_three_steps_ahead_pays_for_successful_runs_at_the_end_of_the_turn() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"R&D": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Three Steps Ahead"], "credits": 1},
        turn="runner",
    )
    s.play("Three Steps Ahead")
    s.run_on("HQ")
    s.run_on("R&D")
    assert s.runner.credits == 0, "not before the turn ends"
    s.run_on("Archives")
    assert s.runner.credits == 4, "two runs of three were successful"


@card("Three Steps Ahead")
def test_three_steps_ahead_is_for_this_turn_only() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Three Steps Ahead"], "credits": 1}, turn="runner")
    s.play("Three Steps Ahead")
    s.end_turn()
    assert s.runner.credits == 3, "three clicks for credits, no run"
    s.end_turn()
    s.run_on("HQ")
    s.end_turn()
    assert s.runner.credits == 6, "the next turn's run counts for nothing"


@card("Three Steps Ahead")
def test_three_steps_ahead_is_for_the_first_click() -> None:
    s = Scenario(runner={"hand": ["Three Steps Ahead"]}, turn="runner")
    s.run_on("Archives")
    assert not s.can("Play Three Steps Ahead")


# -- Unscheduled Maintenance -------------------------------------------------------------------------------------------


def maintained(**corp: object) -> Scenario:
    """The Corp's turn after the current was played."""
    s = Scenario(corp={"deck": ["Hedge Fund"] * 5, **corp}, runner={"hand": ["Unscheduled Maintenance"]}, turn="runner")
    s.play("Unscheduled Maintenance")
    s.end_turn()
    while s.side == "corp" and not s.can("Gain 1 credit"):
        s.choose("Pass")
    return s


@card("Unscheduled Maintenance")
def test_unscheduled_maintenance_allows_one_piece_of_ice_a_turn() -> None:
    s = maintained(hand=["Ice Wall", "Enigma", "PAD Campaign"])
    s.install("Ice Wall", "HQ")
    assert not s.can("Install Enigma")
    assert s.can("Install PAD Campaign"), "other cards may be installed"
    s.next_turn()
    assert s.can("Install Enigma"), "a new turn"


@card("Unscheduled Maintenance")
def test_unscheduled_maintenance_counts_what_card_abilities_install() -> None:
    s = maintained(hand=["Shipment from MirrorMorph", "Ice Wall", "Enigma", "PAD Campaign"])
    s.play("Shipment from MirrorMorph", "Ice Wall", "HQ")
    assert s.options == ["PAD Campaign", "Done"], "no second piece of ice"
    s.choose("Done")
    assert not s.can("Install Enigma")


@card("Unscheduled Maintenance")
def test_unscheduled_maintenance_counts_ice_that_is_swapped_in() -> None:
    s = Scenario(
        corp={
            "hand": ["Ice Wall", "Wall of Static"],
            "servers": {"HQ": {"ice": ["Enigma", "Quandary"], "root": ["Midori+"]}},
            "credits": 0,
        },
        runner={"hand": ["Unscheduled Maintenance"]},
        turn="runner",
    )
    s.play("Unscheduled Maintenance")
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.choose("Ice Wall")
    s.pass_all()
    s.choose("Run HQ")
    assert s.side == "corp"
    assert s.options == ["No"], "what is swapped in is installed, and one piece was installed this turn"


@card("Unscheduled Maintenance")
def test_unscheduled_maintenance_ends_when_an_agenda_is_scored() -> None:
    s = maintained(
        hand=["Ice Wall", "Enigma"], servers={"Server 1": {"root": [("Private Security Force", {"advancement": 4})]}}
    )
    s.install("Ice Wall", "HQ")
    assert not s.can("Install Enigma")
    s.pass_until("Score Private Security Force")
    s.choose("Score Private Security Force")
    s.pass_until("Install Enigma")
    assert s.runner.discard == ["Unscheduled Maintenance"]


@card("Unscheduled Maintenance")
def test_unscheduled_maintenance_does_not_bind_the_runner_or_other_cards() -> None:
    s = maintained(hand=["PAD Campaign", "Melange Mining Corp.", "Ice Wall"])
    s.install("PAD Campaign", "New server")
    s.pass_until("Install Melange")
    s.install("Melange Mining Corp.", "New server")
    s.pass_until("Install Ice Wall")


# -- Cache -------------------------------------------------------------------------------------------------------------


@card("Cache")
def test_cache_holds_three_credits_in_virus_counters() -> None:
    s = Scenario(runner={"hand": ["Cache"], "credits": 1}, turn="runner")
    s.install("Cache")
    assert s.card("Cache").counters["virus"] == 3
    for _ in range(3):
        s.use("Cache")
    assert s.runner.credits == 3
    assert s.runner.clicks == 3, "no click"
    assert not s.can("Use Cache")
    assert s.runner.rig == ["Cache"], "it stays without counters"


@card("Cache")
def test_a_purge_empties_cache() -> None:
    s = Scenario(runner={"rig": [("Cache", {"virus": 3})]})
    s.choose("Purge")
    assert s.card("Cache").counters["virus"] == 0


# -- Box-E -------------------------------------------------------------------------------------------------------------


@card("Box-E")
def test_box_e_gives_memory_and_hand_size() -> None:
    s = Scenario(runner={"rig": ["Box-E"], "hand": ["Diesel"] * 9}, turn="runner")
    assert s.runner.memory_limit == 6
    s.end_turn()
    assert len(s.runner.hand) == 7


@card("Box-E")
def test_box_e_is_the_only_console() -> None:
    s = Scenario(runner={"rig": ["Box-E"], "hand": ["Desperado"], "credits": 9}, turn="runner")
    assert not s.can("Install Desperado")


# -- Autoscripter ------------------------------------------------------------------------------------------------------


@card("Autoscripter")
def test_autoscripter_gains_a_click_for_the_first_program_of_the_turn() -> None:
    s = Scenario(runner={"rig": ["Autoscripter"], "hand": ["Corroder", "Ninja"], "credits": 9}, turn="runner")
    s.install("Corroder")
    assert s.runner.clicks == 4
    s.install("Ninja")
    assert s.runner.clicks == 3, "only the first"


@card("Autoscripter")
def test_autoscripter_gains_a_click_in_every_turn() -> None:
    s = Scenario(runner={"rig": ["Autoscripter"], "hand": ["Corroder", "Ninja"], "credits": 9}, turn="runner")
    s.install("Corroder")
    s.next_turn()
    s.install("Ninja")
    assert s.runner.clicks == 4


@card("Autoscripter")
def test_autoscripter_wants_a_program() -> None:
    s = Scenario(runner={"rig": ["Autoscripter"], "hand": ["Power Tap", "Ninja"], "credits": 9}, turn="runner")
    s.install("Power Tap")
    assert s.runner.clicks == 3
    s.install("Ninja")
    assert s.runner.clicks == 3, "the first program after another card"


@card("Autoscripter")
def test_autoscripter_counts_only_programs_from_the_grip() -> None:
    s = Scenario(
        runner={
            "rig": ["Autoscripter", "Self-modifying Code"],
            "hand": ["Ninja"],
            "deck": ["Corroder"],
            "credits": 20,
        },
        turn="runner",
    )
    s.choose("Run Archives")
    s.pass_until("Use Self-modifying Code")
    s.use("Self-modifying Code")
    s.pass_all()
    assert "Corroder" in s.runner.rig
    assert s.runner.clicks == 3, "it came from the stack"
    s.install("Ninja")
    assert s.runner.clicks == 3, "the first from the grip"


@card("Autoscripter")
def test_autoscripter_counts_a_program_installed_before_it() -> None:
    s = Scenario(runner={"hand": ["Corroder", "Autoscripter", "Ninja"], "credits": 20}, turn="runner")
    s.install("Corroder")
    s.install("Autoscripter")
    s.install("Ninja")
    assert s.runner.clicks == 1


@card("Autoscripter")
def test_autoscripter_is_trashed_by_an_unsuccessful_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "deck": ["Hedge Fund"]},
        runner={"rig": ["Autoscripter"]},
        turn="runner",
    )
    s.run_on("R&D")
    assert s.runner.rig == ["Autoscripter"]
    s.run_on("HQ")
    assert s.runner.discard == ["Autoscripter"]


@card("Autoscripter")
def test_autoscripter_is_trashed_when_its_owner_jacks_out() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma", "Ice Wall"]}}}, runner={"rig": ["Autoscripter"]}, turn="runner"
    )
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert s.runner.discard == ["Autoscripter"]


# -- Zona Sul Shipping -------------------------------------------------------------------------------------------------


@card("Zona Sul Shipping")
def test_zona_sul_shipping_fills_up_each_turn() -> None:
    s = Scenario(runner={"rig": ["Zona Sul Shipping"]}, turn="runner")
    s.next_turn()
    s.next_turn()
    assert s.card("Zona Sul Shipping").counters["credit"] == 2
    before = s.runner.credits
    s.use("Zona Sul Shipping")
    assert s.runner.credits == before + 2
    assert s.runner.clicks == 3
    assert s.card("Zona Sul Shipping").counters["credit"] == 0
    assert not s.can("Use Zona Sul Shipping"), "nothing to take"
    assert s.runner.rig == ["Zona Sul Shipping"]


@card("Zona Sul Shipping")
def test_zona_sul_shipping_is_trashed_with_the_first_tag() -> None:
    s = Scenario(
        corp={"hand": ["SEA Source"], "credits": 9},
        runner={"rig": [("Zona Sul Shipping", {"credit": 4})], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    s.end_turn()
    s.pass_until("Play SEA Source")
    credits = s.runner.credits
    s.play("SEA Source")
    s.bid(corp=2, runner=0)
    s.pass_all()
    assert s.runner.tags == 1
    assert s.runner.discard == ["Zona Sul Shipping"]
    assert s.runner.credits == credits, "what lay on it is lost"


@card("Zona Sul Shipping")
def test_zona_sul_shipping_does_not_stay_with_a_tagged_runner() -> None:
    s = Scenario(runner={"hand": ["Zona Sul Shipping"], "tags": 1}, turn="runner")
    s.install("Zona Sul Shipping")
    assert s.runner.discard == ["Zona Sul Shipping"]


# -- Bribery -----------------------------------------------------------------------------------------------------------


def bribed(x: str, *ice: str, credits: int = 5) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}, "credits": credits, "hand": ["Hedge Fund"]},
        runner={"hand": ["Bribery"], "credits": 5, "rig": ["Corroder", "Yog.0"]},
        turn="runner",
    )
    s.play("Bribery", x, "HQ")
    return s


@card("Bribery")
def test_bribery_makes_the_first_unrezzed_ice_dearer() -> None:
    s = bribed("2", "Ice Wall")
    assert s.runner.credits == 3, "X"
    s.rez("Ice Wall")
    assert s.corp.credits == 2, "one, and two more"


@card("Bribery")
def test_bribery_keeps_a_poor_corp_from_rezzing() -> None:
    s = bribed("5", "Ice Wall", credits=5)
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert not s.card("Ice Wall").rezzed


@card("Bribery")
def test_bribery_leaves_the_second_unrezzed_ice_alone() -> None:
    s = bribed("2", "Ice Wall", "Enigma")
    s.rez("Ice Wall")
    assert s.corp.credits == 2
    s.give("corp", credits=3)
    s.use("Corroder: Break")
    s.rez("Enigma")
    assert s.corp.credits == 2, "three, and nothing more"


@card("Bribery")
def test_bribery_leaves_the_second_ice_alone_when_the_first_stays_unrezzed() -> None:
    s = bribed("2", "Ice Wall", "Enigma")
    s.rez("Enigma")
    assert s.corp.credits == 2


@card("Bribery")
def test_bribery_passes_over_rezzed_ice() -> None:
    s = bribed("2", "Ice Wall+", "Enigma")
    s.to_encounter()
    s.use("Corroder: Break")
    s.rez("Enigma")
    assert s.corp.credits == 0, "three, and two: it is the first unrezzed piece"


@card("Bribery")
def test_bribery_is_over_with_its_run() -> None:
    s = bribed("2", "Ice Wall")
    s.pass_all()
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.credits == 4


@card("Bribery")
def test_bribery_may_be_played_for_nothing() -> None:
    s = bribed("0", "Ice Wall")
    s.rez("Ice Wall")
    assert s.corp.credits == 4


@card("Bribery")
def test_bribery_asks_nothing_for_cards_that_are_not_ice() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall"], "root": ["PAD Campaign"]}}, "credits": 5},
        runner={"hand": ["Bribery"], "credits": 5},
        turn="runner",
    )
    s.play("Bribery", "3", "Server 1")
    s.rez("PAD Campaign")
    assert s.corp.credits == 3


# -- Au Revoir ---------------------------------------------------------------------------------------------------------


@card("Au Revoir")
def test_au_revoir_gains_a_credit_for_jacking_out() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma", "Ice Wall"]}}},
        runner={"rig": ["Au Revoir", "Au Revoir"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.choose("Au Revoir")
    assert s.runner.credits == 7, "each of them"


@card("Au Revoir")
def test_au_revoir_gains_nothing_when_the_run_is_ended() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "deck": ["Hedge Fund"]},
        runner={"rig": ["Au Revoir"]},
        turn="runner",
    )
    s.run_on("HQ")
    s.run_on("R&D")
    assert s.runner.credits == 5


@card("Unscheduled Maintenance")
def test_unscheduled_maintenance_counts_ice_that_is_gone_again() -> None:
    s = maintained(hand=["Ice Wall", "Enigma"], servers={"HQ": {"ice": []}})
    s.install("Ice Wall", "HQ")
    from netrunner.engine.moves import trash_now

    trash_now(s.state, s.card("Ice Wall").id)
    s.choose("Gain 1 credit")
    s.pass_until("Gain 1 credit")
    assert not s.can("Install Enigma")


@card("Unscheduled Maintenance")
def test_unscheduled_maintenance_binds_subroutines_that_install_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Minelayer+", "Howler+"]}}, "hand": ["Ice Wall", "Viktor 1.0"]},
        runner={"hand": ["Unscheduled Maintenance"]},
        turn="runner",
    )
    s.play("Unscheduled Maintenance")
    s.choose("Run HQ")
    s.choose("Ice Wall")
    if s.can("Done"):
        s.choose("Done")
    s.pass_until("Continue")
    s.choose("Continue")
    while s.run is not None and s.run.ice == "Howler":
        assert not s.can("Viktor 1.0")
        s.choose(s.options[-1])
    assert s.corp.servers["HQ"]["ice"].count("Viktor 1.0") == 0


@card("Bribery")
def test_bribery_is_added_to_other_additional_costs() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Archer"]}}, "credits": 6, "scored": ["Hostile Takeover"]},
        runner={"hand": ["Bribery"], "credits": 2},
        turn="runner",
    )
    s.play("Bribery", "2", "HQ")
    s.rez("Archer")
    assert s.corp.scored == []
    assert "The Corp rezzes Archer protecting HQ for 6 credits." in s.log


@card("Zona Sul Shipping")
def test_zona_sul_shipping_cannot_be_saved_while_its_owner_is_tagged() -> None:
    s = Scenario(
        corp={"credits": 5},
        runner={"rig": ["Zona Sul Shipping", "Fall Guy"], "hand": ["Account Siphon"]},
        turn="runner",
    )
    s.play("Account Siphon")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("5")
    s.choose("Use Fall Guy: Prevent")
    s.pass_all()
    assert s.runner.rig == [], "it is tried again at once"
