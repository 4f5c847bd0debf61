"""The other Criminal cards of the Red Sand Cycle."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

CENTRALS = ("R&D", "HQ", "Archives")


# -- Exploit -----------------------------------------------------------------------------------------------------------


@card("Exploit")
def test_exploit_derezzes_up_to_three_pieces_of_ice() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall+", "Enigma+", "Quandary+", "Rototurret+", "Viktor 1.0"]}}},
        runner={"hand": ["Exploit"]},
        turn="runner",
    )
    for server in CENTRALS:
        assert not s.can("Play Exploit")
        s.run_on(server)
    s.choose("Play Exploit")
    assert not s.can("Viktor 1.0")
    for title in ("Ice Wall", "Enigma", "Quandary"):
        s.choose(title)
    assert [look.rezzed for look in map(s.card, ("Ice Wall", "Enigma", "Quandary", "Rototurret"))] == [
        False,
        False,
        False,
        True,
    ]
    assert s.runner.credits == 3


# -- Spot the Prey -----------------------------------------------------------------------------------------------------


@card("Spot the Prey")
def test_spot_the_prey_exposes_a_card_that_is_no_ice_and_makes_a_run() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"ice": ["Ice Wall"], "root": ["PAD Campaign"]}, "HQ": {"root": ["Ruhr Valley"]}}
        },
        runner={"hand": ["Spot the Prey"]},
        turn="runner",
    )
    s.choose("Play Spot the Prey")
    assert len(s.options) == 2, "no ice"
    s.choose(next(option for option in s.options if "Server 1" in option))
    assert "PAD Campaign is exposed." in s.log
    s.choose("R&D")
    assert s.run is not None
    assert s.run.server == "R&D"


@card("Spot the Prey")
def test_spot_the_prey_needs_a_card_to_expose() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall"], "root": ["PAD Campaign+"]}}},
        runner={"hand": ["Spot the Prey"]},
        turn="runner",
    )
    assert not s.can("Play Spot the Prey")


# -- Möbius ------------------------------------------------------------------------------------------------------------


@card("Möbius")
def test_mobius_pays_for_the_second_successful_run() -> None:
    s = Scenario(runner={"hand": ["Möbius"], "credits": 0}, turn="runner")
    s.play("Möbius")
    s.pass_until("Yes")
    assert s.runner.credits == 0
    s.choose("Yes")
    assert s.run is not None
    assert s.run.server == "R&D"
    s.pass_all()
    assert s.runner.credits == 4
    assert len(s.accessed) == 2
    assert s.runner.clicks == 3


@card("Möbius")
def test_mobius_may_be_left_at_one_run() -> None:
    s = Scenario(runner={"hand": ["Möbius"], "credits": 0}, turn="runner")
    s.play("Möbius")
    s.pass_until("Yes")
    s.choose("No")
    assert s.run is None
    assert s.runner.credits == 0


@card("Möbius")
def test_mobius_gives_no_second_run_after_an_unsuccessful_one() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ice Wall+"]}}}, runner={"hand": ["Möbius"], "credits": 0}, turn="runner"
    )
    s.play("Möbius")
    s.pass_all()
    assert s.run is None
    assert s.can("Gain 1 credit")
    assert s.runner.credits == 0


@card("Möbius")
def test_mobius_pays_nothing_for_a_second_run_that_fails() -> None:
    s = Scenario(runner={"hand": ["Möbius"], "credits": 0}, turn="runner")
    s.play("Möbius")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Jack out")
    assert s.run is None
    assert s.runner.credits == 0


# -- Los ---------------------------------------------------------------------------------------------------------------

LOS = "Los: Data Hijacker"


@card("Los: Data Hijacker")
def test_los_gains_2_credits_for_the_first_ice_rezzed_each_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma", "Pup"]}, "Server 1": {"root": ["PAD Campaign"]}}, "credits": 20},
        runner={"identity": LOS, "credits": 0},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.rez("PAD Campaign")
    assert s.runner.credits == 1
    s.choose("Run HQ", side="runner")
    s.rez("Enigma")
    assert s.runner.credits == 3
    s.pass_all()
    s.choose("Run HQ")
    s.pass_all()
    assert s.runner.credits == 3


@card("Los: Data Hijacker")
def test_los_does_not_gain_for_the_second_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wraparound"]}, "R&D": {"ice": ["Ice Wall"]}}, "credits": 20},
        runner={"identity": LOS, "credits": 0, "hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Wraparound")
    s.pass_all()
    s.choose("Run R&D")
    s.rez("Ice Wall")
    s.pass_all()
    assert s.runner.credits == 2


# -- Rubicon Switch ----------------------------------------------------------------------------------------------------


def switching(credits: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}, "R&D": {"ice": ["Ice Wall+", "Quandary"]}}, "credits": 9},
        runner={"rig": ["Rubicon Switch"], "credits": credits, "clicks": 6},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Enigma")
    s.pass_all()
    return s


@card("Rubicon Switch")
def test_rubicon_switch_pays_the_printed_rez_cost_to_derez() -> None:
    s = switching(9)
    clicks = s.runner.clicks
    s.choose("Use Rubicon Switch")
    assert not s.card("Enigma").rezzed
    assert s.runner.credits == 6
    assert s.runner.clicks == clicks - 1
    assert s.card("Ice Wall").rezzed, "not rezzed this turn"


@card("Rubicon Switch")
def test_rubicon_switch_needs_the_credits() -> None:
    assert not switching(2).can("Use Rubicon Switch")


@card("Rubicon Switch")
def test_rubicon_switch_works_once_a_turn_and_asks_which_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}, "Archives": {"ice": ["Pop-up Window"]}}, "credits": 9},
        runner={"rig": ["Rubicon Switch"], "credits": 9, "clicks": 6},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Enigma")
    s.pass_all()
    s.choose("Run Archives")
    s.rez("Pop-up Window")
    s.pass_all()
    assert s.can("Use Rubicon Switch")
    credits = s.runner.credits
    s.use("Rubicon Switch", "Pop-up Window")
    assert s.runner.credits == credits
    assert not s.card("Pop-up Window").rezzed
    assert not s.can("Use Rubicon Switch")


# -- Rosetta 2.0 -------------------------------------------------------------------------------------------------------


def rosetta(credits: int, deck: list[str]) -> Scenario:
    return Scenario(
        runner={"rig": ["Rosetta 2.0", "Corroder", "Mimic"], "deck": deck, "credits": credits}, turn="runner"
    )


@card("Rosetta 2.0")
def test_rosetta_turns_one_program_into_another() -> None:
    s = rosetta(9, ["Femme Fatale", "Datasucker", "Diesel", "Yog.0"])
    s.use("Rosetta 2.0", "Mimic")
    assert s.card("Mimic").zone == "removed from the game"
    assert sorted(s.options) == ["Femme Fatale", "Yog.0"], "neither a virus nor an event"
    s.choose("Yog.0")
    s.pass_all()
    assert s.runner.rig == ["Rosetta 2.0", "Corroder", "Yog.0"]
    assert s.runner.credits == 9 - 2, "5 less 3"


@card("Rosetta 2.0")
def test_rosetta_finds_nothing_that_is_too_dear() -> None:
    s = rosetta(5, ["Femme Fatale", "Datasucker", "Diesel"])
    s.use("Rosetta 2.0", "Mimic")
    s.pass_all()
    assert "Femme Fatale" not in s.runner.rig, "9 less 3 is more than 5"
    assert sorted(s.runner.deck) == ["Datasucker", "Diesel", "Femme Fatale"]
    assert s.card("Mimic").zone == "removed from the game"


@card("Rosetta 2.0")
def test_rosetta_lowers_the_install_cost_by_the_removed_program() -> None:
    s = rosetta(6, ["Femme Fatale", "Diesel"])
    s.use("Rosetta 2.0", "Mimic")
    s.pass_all()
    assert "Femme Fatale" in s.runner.rig
    assert s.runner.credits == 0
    assert s.runner.clicks == 3


@card("Rosetta 2.0")
def test_rosetta_needs_an_installed_program() -> None:
    s = Scenario(runner={"rig": ["Rosetta 2.0"], "deck": ["Mimic"]}, turn="runner")
    assert not s.can("Use Rosetta 2.0")


# -- Māui --------------------------------------------------------------------------------------------------------------


@card("Māui")
def test_maui_has_a_credit_for_each_ice_of_hq_during_runs_there() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Enigma"]}, "R&D": {"ice": ["Ice Wall+"]}}, "hand": ["Blank"]},
        runner={"rig": ["Māui", "Corroder"], "credits": 1},
        turn="corp",
    )
    s.end_turn()
    assert s.runner.memory_limit == 6
    assert s.card("Māui").counters["credit"] == 2
    s.give("runner", credits=-9)
    s.choose("Run R&D")
    assert not s.can("Use Corroder: Break")
    s.pass_all()
    s.choose("Run HQ")
    s.use("Corroder: Break")
    assert s.card("Māui").counters["credit"] == 1


# -- Bug Out Bag -------------------------------------------------------------------------------------------------------


@card("Bug Out Bag")
def test_bug_out_bag_refills_an_empty_grip_at_the_end_of_the_turn() -> None:
    s = Scenario(
        runner={"hand": ["Bug Out Bag"], "credits": 5, "deck": ["Diesel"] * 9},
        turn="runner",
    )
    s.install("Bug Out Bag", "3")
    assert s.runner.credits == 2
    assert s.card("Bug Out Bag").counters["power"] == 3
    s.end_turn()
    assert s.runner.hand == ["Diesel"] * 3
    assert s.runner.discard == ["Bug Out Bag"]


@card("Bug Out Bag")
def test_bug_out_bag_waits_while_there_are_cards_and_for_its_own_turn() -> None:
    s = Scenario(
        corp={"hand": []},
        runner={"rig": [("Bug Out Bag", {"power": 2})], "hand": ["Sure Gamble"], "deck": ["Diesel"] * 9},
        turn="runner",
    )
    s.end_turn()
    assert s.runner.rig == ["Bug Out Bag"]
    corp = Scenario(runner={"rig": [("Bug Out Bag", {"power": 2})], "deck": ["Diesel"] * 9}, turn="corp")
    corp.end_turn()
    assert corp.runner.rig == ["Bug Out Bag"]


@card("Bug Out Bag", "Career Fair")
def test_bug_out_bag_gets_as_many_counters_as_credits_were_paid_also_when_it_is_cheaper() -> None:
    """An install cost of X is lowered with its X (FAQ/qa/43)."""
    s = Scenario(runner={"hand": ["Career Fair", "Bug Out Bag"], "credits": 1}, turn="runner")
    s.play("Career Fair", "Bug Out Bag", "1")
    assert s.runner.credits == 0
    assert s.card("Bug Out Bag").counters["power"] == 1


# -- Keros McIntyre ----------------------------------------------------------------------------------------------------


@card("Keros Mcintyre", "Emergency Shutdown")
def test_keros_pays_for_the_first_ice_you_derez_each_turn() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall+", "Enigma+"]}}, "hand": ["Blank"]},
        runner={"rig": ["Keros Mcintyre"], "hand": ["Emergency Shutdown"] * 2, "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    s.play("Emergency Shutdown", "Ice Wall")
    assert s.runner.credits == 2
    s.play("Emergency Shutdown")
    assert not s.card("Enigma").rezzed
    assert s.runner.credits == 2


@card("Keros Mcintyre")
def test_keros_is_not_paid_for_what_the_corp_derezzes() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+", "Ice Wall+"]}}},
        runner={"rig": ["Keros Mcintyre"], "hand": ["Muertos Gang Member"], "credits": 2},
        turn="runner",
    )
    s.install("Muertos Gang Member")
    before = s.runner.credits
    s.choose("Ice Wall", side="corp")
    assert not s.card("Ice Wall").rezzed
    assert s.runner.credits == before


# -- Leave No Trace ----------------------------------------------------------------------------------------------------


@card("Leave No Trace")
def test_leave_no_trace_derezzes_what_was_rezzed_during_its_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma", "Pop-up Window+"]}, "R&D": {"ice": ["Quandary"]}}, "credits": 9},
        runner={"hand": ["Leave No Trace"], "credits": 9},
        turn="runner",
    )
    s.choose("Run R&D")
    s.rez("Quandary")
    s.pass_all()
    s.play("Leave No Trace", "HQ")
    s.rez("Enigma")
    s.pass_all()
    assert s.run is None
    assert not s.card("Enigma").rezzed
    assert s.card("Pop-up Window").rezzed
    assert s.card("Quandary").rezzed


# -- Rip Deal ----------------------------------------------------------------------------------------------------------


def deal(heap: list[str], rig: list[str], hq: int = 5) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hedge Fund"] * hq},
        runner={"hand": ["Rip Deal"], "discard": heap, "rig": rig},
        turn="runner",
    )
    s.play("Rip Deal")
    s.pass_until("Yes")
    return s


@card("Rip Deal")
def test_rip_deal_takes_cards_from_the_heap_instead_of_accessing() -> None:
    s = deal(["Diesel", "Sure Gamble"], [])
    s.choose("Yes")
    s.choose("Sure Gamble")
    assert s.runner.hand == ["Sure Gamble"]
    assert s.run is None
    assert s.accessed == []
    assert s.card("Rip Deal").zone == "removed from the game"


@card("Rip Deal")
@pytest.mark.parametrize(("hq", "taken"), [(5, 3), (2, 2)])
def test_rip_deal_takes_as_many_as_would_be_accessed(hq: int, taken: int) -> None:
    s = deal(["Diesel", "Sure Gamble", "Corroder", "Mimic"], ["HQ Interface", "HQ Interface"], hq)
    s.choose("Yes")
    for title in ("Diesel", "Sure Gamble", "Corroder")[:taken]:
        s.choose(title)
    assert len(s.runner.hand) == taken
    assert s.accessed == []


@card("Rip Deal")
def test_rip_deal_may_access_cards_all_the_same() -> None:
    s = deal(["Diesel"], [])
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.hand == []
    assert s.card("Rip Deal").zone == "removed from the game"


@card("Rip Deal")
def test_rip_deal_with_an_empty_heap_accesses() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Rip Deal"]}, turn="runner")
    s.play("Rip Deal")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


def after_sync(rig: list[str]) -> Scenario:
    """A successful run with Rip Deal in which the Runner accesses 1 card fewer."""
    s = Scenario(
        corp={"hand": ["Hedge Fund"] * 4, "servers": {"HQ": {"ice": ["SYNC BRE+"]}}},
        runner={"hand": ["Rip Deal"], "discard": ["Diesel", "Corroder"], "rig": rig, "credits": 4},
        turn="runner",
    )
    s.play("Rip Deal")
    while s.run is not None and not s.can("Yes"):
        s.choose(next(option for option in ("0", "Continue", "Pass") if s.can(option)))
    return s


@card("Rip Deal", "SYNC BRE")
def test_rip_deal_counts_that_fewer_cards_would_be_accessed() -> None:
    s = after_sync(["HQ Interface"])
    s.choose("Yes")
    s.choose("Corroder")
    assert s.run is None
    assert s.runner.hand == ["Corroder"]


@card("Rip Deal", "SYNC BRE")
def test_rip_deal_has_nothing_to_replace_where_nothing_would_be_accessed() -> None:
    s = after_sync([])
    assert s.run is None
    assert s.runner.hand == []
    assert s.accessed == []


# -- Flashbang ---------------------------------------------------------------------------------------------------------


def flashing(ice: str, credits: int = 12) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Blank"]},
        runner={"rig": ["Flashbang"], "credits": credits, "hand": ["Diesel"] * 4},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Flashbang")
def test_flashbang_derezzes_a_sentry_that_it_is_strong_enough_for() -> None:
    s = flashing("Neural Katana")
    assert not s.can("Use Flashbang: Derez"), "0 against 3"
    for _ in range(3):
        s.use("Flashbang: +1 strength")
    s.use("Flashbang: Derez")
    assert not s.card("Neural Katana").rezzed
    assert s.runner.credits == 3
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert len(s.runner.hand) == 4, "an unrezzed ice has no subroutines"


@card("Flashbang")
def test_flashbang_minds_sentries_only_and_needs_6_credits() -> None:
    wall = flashing("Ice Wall")
    wall.use("Flashbang: +1 strength")
    assert not wall.can("Use Flashbang: Derez")
    poor = flashing("Neural Katana", 8)
    for _ in range(3):
        poor.use("Flashbang: +1 strength")
    assert not poor.can("Use Flashbang: Derez")


# -- Aumakua -----------------------------------------------------------------------------------------------------------


def virus(s: Scenario) -> int:
    return s.card("Aumakua").counters["virus"]


@card("Aumakua", "Satellite Uplink")
def test_aumakua_grows_with_each_exposed_card() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}},
        runner={"rig": ["Aumakua"], "hand": ["Satellite Uplink"]},
        turn="runner",
    )
    s.choose("Play Satellite Uplink")
    s.choose(s.options[0])
    s.choose(s.options[0])
    assert virus(s) == 2
    assert s.card("Aumakua").strength == 2


@card("Aumakua")
def test_aumakua_grows_with_accesses_that_take_nothing() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"] * 3, "deck": ["Hostile Takeover", "PAD Campaign", "Hedge Fund", "Hedge Fund"]},
        runner={"rig": ["Aumakua", "HQ Interface"], "credits": 9, "clicks": 9},
        turn="runner",
    )
    s.run_on("HQ")
    assert len(s.accessed) == 2
    assert virus(s) == 1, "once for all of them"
    s.run_on("R&D")
    assert s.runner.scored == ["Hostile Takeover"]
    assert virus(s) == 1
    s.access("R&D")
    s.choose("Trash PAD Campaign")
    s.pass_all()
    assert virus(s) == 1
    s.run_on("R&D")
    assert virus(s) == 2


@card("Aumakua")
def test_aumakua_does_not_grow_when_one_of_several_is_taken_or_nothing_is_accessed() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Hostile Takeover"]},
        runner={"rig": ["Aumakua", "HQ Interface"]},
        turn="runner",
    )
    s.run_on("Archives")
    assert virus(s) == 0, "nothing was accessed"
    s.run_on("HQ")
    assert len(s.accessed) == 2
    assert virus(s) == 0


@card("Aumakua")
def test_aumakua_breaks_any_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Blank"]},
        runner={"rig": [("Aumakua", {"virus": 1})], "credits": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Aumakua")
    assert s.runner.credits == 0
    s.pass_all()
    assert s.accessed == ["Blank"]


# -- Caldera -----------------------------------------------------------------------------------------------------------


@card("Caldera")
@pytest.mark.parametrize(("ice", "left"), [("Neural Katana", 1), ("Heimdall 1.0", 4)])
def test_caldera_prevents_net_and_brain_damage_a_point_for_3_credits(ice: str, left: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
        runner={"rig": ["Caldera"], "hand": ["Diesel"] * 4, "credits": 7},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Caldera", side="runner")
    if ice == "Neural Katana":
        s.choose("Use Caldera")
        assert not s.can("Use Caldera"), "1 credit is left"
        assert len(s.runner.hand) == 3
    else:
        assert s.runner.brain_damage == 0


@card("Caldera")
def test_caldera_does_not_prevent_meat_damage() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"rig": ["Caldera"], "hand": ["Diesel"] * 5, "tags": 1, "credits": 9},
    )
    s.play("Scorched Earth")
    assert len(s.runner.hand) == 1
