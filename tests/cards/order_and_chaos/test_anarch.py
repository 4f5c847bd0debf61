"""The Anarch cards of Order and Chaos: each card's own text, and the rulings that concern it."""

from netrunner.cards.registry import definition
from netrunner.engine.definition import BLANK_IDENTITIES, CardDef
from netrunner.engine.setup import start
from netrunner.engine.terms import CORP, RUNNER
from netrunner.positions.layout import BLANKS
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

KIM = "Edward Kim: Humanity's Hammer"
VALENCIA = "Valencia Estevez: The Angel of Cayambe"


# -- Eater -------------------------------------------------------------------------------------------------------------


@card("Eater")
def test_eater_breaks_any_ice_but_then_no_card_is_accessed() -> None:
    s = Scenario(
        corp={"hand": ["Private Security Force"], "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Eater"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Eater: Break")
    s.pass_all()
    assert s.runner.scored == []
    assert s.accessed == []
    assert "The run on HQ is successful." in s.log


@card("Eater")
def test_eater_that_breaks_nothing_takes_no_access_away() -> None:
    s = Scenario(corp={"hand": ["Private Security Force"]}, runner={"rig": ["Eater"]}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == ["Private Security Force"]


@card("Eater")
def test_eater_forbids_accesses_only_for_that_run() -> None:
    s = Scenario(
        corp={"hand": ["Private Security Force"], "servers": {"R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Eater"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Use Eater: Break")
    s.pass_all()
    s.run_on("HQ")
    assert s.runner.scored == ["Private Security Force"]


@card("Eater")
def test_eater_boosts_its_strength() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}}, runner={"rig": ["Eater"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    assert not s.can("Use Eater: Break")
    for _ in range(3):
        s.choose("Use Eater: +1 strength")
    s.choose("Use Eater: Break")
    assert s.runner.credits == 2


@card("Eater")
@ruling("FAQ/card/eater/1")
def test_archives_is_turned_faceup_after_eater_but_nothing_is_accessed() -> None:
    s = Scenario(
        corp={
            "discard": [("Private Security Force", "facedown"), ("Hedge Fund", "facedown")],
            "servers": {"Archives": {"ice": ["Ice Wall+"]}},
        },
        runner={"rig": ["Eater"]},
        turn="runner",
    )
    s.choose("Run Archives")
    s.choose("Use Eater: Break")
    s.pass_all()
    assert s.card("Private Security Force").faceup
    assert s.card("Hedge Fund").faceup
    assert s.runner.scored == []
    assert s.accessed == []


# -- Edward Kim --------------------------------------------------------------------------------------------------------


@card("Edward Kim: Humanity's Hammer")
def test_edward_kim_trashes_the_first_operation_he_accesses() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"identity": KIM, "credits": 0}, turn="runner")
    s.run_on("HQ")
    assert s.corp.discard == ["Hedge Fund"]
    assert s.card("Hedge Fund").faceup
    assert s.corp.hand == []


@card("Edward Kim: Humanity's Hammer")
def test_edward_kim_trashes_only_one_operation_each_turn() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Beanstalk Royalties"] * 3}, runner={"identity": KIM}, turn="runner"
    )
    s.run_on("HQ")
    s.run_on("R&D")
    assert s.corp.discard == ["Hedge Fund"]


@card("Edward Kim: Humanity's Hammer")
def test_edward_kim_trashes_nothing_but_operations() -> None:
    s = Scenario(corp={"hand": ["Ice Wall"], "deck": ["Hedge Fund"] * 3}, runner={"identity": KIM}, turn="runner")
    s.run_on("HQ")
    assert s.corp.discard == []
    s.run_on("R&D")
    assert s.corp.discard == ["Hedge Fund"], "the first operation, though the second card"


@card("Edward Kim: Humanity's Hammer")
@ruling("FAQ/card/edward-kim/1")
def test_an_operation_accessed_in_archives_is_the_first_one_too() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "discard": ["Beanstalk Royalties"]}, runner={"identity": KIM}, turn="runner"
    )
    s.run_on("Archives")
    s.run_on("HQ")
    assert s.corp.hand == ["Hedge Fund"]


# -- Forked ------------------------------------------------------------------------------------------------------------


@card("Forked")
def test_forked_trashes_the_first_sentry_that_is_fully_broken() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+", "Hunter+"]}}},
        runner={"hand": ["Forked"], "rig": ["Ninja"], "credits": 20},
        turn="runner",
    )
    s.play("Forked", "HQ")
    s.choose("Use Ninja: +5 strength")
    s.choose("Use Ninja: Break")
    assert s.corp.servers["HQ"]["ice"] == ["Hunter"]
    assert s.corp.discard == ["Hunter"]
    s.pass_until("Continue")
    s.choose("Continue")
    s.choose("Use Ninja: +5 strength")
    s.choose("Use Ninja: Break")
    assert s.corp.servers["HQ"]["ice"] == ["Hunter"], "only the first time during the run"


@card("Forked")
def test_forked_trashes_as_soon_as_the_last_subroutine_is_broken() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Shadow+"]}}},
        runner={"hand": ["Forked"], "rig": ["Ninja"], "credits": 20},
        turn="runner",
    )
    s.play("Forked", "HQ")
    s.choose("Use Ninja: +5 strength")
    s.use("Ninja: Break", "Subroutine 1")
    assert s.corp.discard == []
    s.choose("Use Ninja: Break")
    assert s.corp.discard == ["Shadow"]


@card("Forked")
def test_forked_leaves_other_ice_and_partly_broken_sentries() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+", "Hunter+"]}}},
        runner={"hand": ["Forked"], "rig": ["Corroder"], "credits": 20},
        turn="runner",
    )
    s.play("Forked", "HQ")
    s.choose("Use Corroder: +1 strength")
    s.choose("Use Corroder: Break")
    s.pass_all()
    assert s.corp.discard == []


@card("Forked")
def test_a_sentry_by_another_cards_word_is_a_sentry_for_forked() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Tinkering", "Forked"], "rig": ["Corroder"], "credits": 20},
        turn="runner",
    )
    s.choose("Play Tinkering")
    s.play("Forked", "HQ")
    s.choose("Use Corroder: Break")
    assert s.corp.discard == ["Ice Wall"]


@card("Forked")
@ruling("RR/all/ex1")
def test_a_sentry_without_subroutines_is_fully_broken_when_step_3_1_is_reached() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Troll+"]}}, "credits": 0},
        runner={"hand": ["Forked"], "rig": ["Access to Globalsec"] * 2},
        turn="runner",
    )
    s.play("Forked", "HQ", "0")
    s.pass_all()
    assert s.corp.discard == ["Troll"]


@card("Forked")
@ruling("RR/bypass/ex1")
def test_a_bypassed_sentry_without_subroutines_is_not_trashed_by_forked() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Troll"]}}, "credits": 9},
        runner={"hand": ["Forked", "Femme Fatale"], "credits": 20},
        turn="runner",
    )
    s.choose("Install Femme Fatale")
    s.play("Forked", "HQ")
    s.rez("Troll")
    s.choose("Yes", side="runner")
    s.pass_all()
    assert s.corp.discard == []
    assert s.corp.servers["HQ"]["ice"] == ["Troll"]
    assert "The run on HQ is successful." in s.log


# -- Hivemind ----------------------------------------------------------------------------------------------------------


@card("Hivemind")
def test_hivemind_comes_with_a_virus_counter() -> None:
    s = Scenario(runner={"hand": ["Hivemind"]}, turn="runner")
    s.choose("Install Hivemind")
    assert s.card("Hivemind").counters["virus"] == 1


@card("Hivemind")
def test_counters_on_hivemind_count_on_other_viruses() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": [("Hivemind", {"virus": 2}), ("Parasite", {"host": "Wall of Static"})]},
        turn="runner",
    )
    assert s.card("Wall of Static").strength == 1


@card("Hivemind")
def test_counters_on_hivemind_can_be_spent_as_if_on_another_virus() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": [("Hivemind", {"virus": 1}), "Datasucker", "Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Datasucker")
    assert s.card("Wall of Static").strength == 2
    assert s.card("Hivemind").counters["virus"] == 0
    assert not s.can("Use Datasucker")


@card("Hivemind")
def test_crypsis_may_lose_a_counter_of_hivemind() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [("Hivemind", {"virus": 1}), "Crypsis"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Crypsis: +1 strength")
    s.choose("Use Crypsis: Break")
    s.pass_until("Remove 1 hosted virus counter")
    s.choose("Remove 1 hosted virus counter")
    assert s.card("Hivemind").counters["virus"] == 0
    assert "Crypsis" in s.runner.rig


@card("Hivemind")
@ruling("RR/hosted/3")
def test_the_runner_chooses_whether_hivemind_or_the_program_gives_the_counter() -> None:
    for giver, other in (("Hivemind", "Datasucker"), ("Datasucker", "Hivemind")):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
            runner={"rig": [("Hivemind", {"virus": 1}), ("Datasucker", {"virus": 1}), "Corroder"]},
            turn="runner",
        )
        s.choose("Run HQ")
        s.choose("Use Datasucker")
        assert s.options == ["Datasucker", "Hivemind"]
        s.choose(giver)
        assert s.card("Wall of Static").strength == 2
        assert s.card(giver).counters["virus"] == 0
        assert s.card(other).counters["virus"] == 1


@card("Hivemind")
def test_crypsis_loses_its_own_counter_or_one_of_hivemind() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [("Hivemind", {"virus": 1}), ("Crypsis", {"virus": 1})], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Crypsis: +1 strength")
    s.choose("Use Crypsis: Break")
    s.pass_until("Remove 1 hosted virus counter")
    s.choose("Remove 1 hosted virus counter")
    s.choose("Hivemind")
    assert s.card("Hivemind").counters["virus"] == 0
    assert s.card("Crypsis").counters["virus"] == 1


@card("Hivemind")
def test_hivemind_lends_nothing_to_programs_that_are_no_viruses() -> None:
    s = Scenario(runner={"rig": [("Hivemind", {"virus": 3}), "Corroder"]}, turn="runner")
    assert s.card("Corroder").counters["virus"] == 0


@card("Hivemind", "Virus Breeding Ground")
@ruling("FAQ/qa/44")
def test_virus_breeding_ground_can_feed_an_empty_virus_beside_hivemind() -> None:
    rig = [("Virus Breeding Ground", {"virus": 1}), ("Hivemind", {"virus": 1}), "Imp"]
    s = Scenario(runner={"rig": rig}, turn="runner")
    s.choose("Use Virus Breeding Ground")
    assert sorted(s.options) == ["Hivemind", "Imp"]
    s.choose("Imp")
    assert s.card("Imp").counters["virus"] == 1
    assert s.card("Hivemind").counters["virus"] == 1


# -- I've Had Worse ----------------------------------------------------------------------------------------------------


@card("I've Had Worse")
def test_ive_had_worse_draws_three_cards() -> None:
    s = Scenario(runner={"hand": ["I've Had Worse"], "credits": 1}, turn="runner")
    s.choose("Play I've Had Worse")
    assert len(s.runner.hand) == 3


@card("I've Had Worse")
def test_ive_had_worse_draws_three_cards_when_meat_damage_trashes_it() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9}, runner={"hand": ["I've Had Worse"] + ["Blank"] * 3, "tags": 1}
    )
    s.choose("Play Scorched Earth")
    assert s.result is None
    assert len(s.runner.hand) == 3
    assert len(s.runner.discard) == 4


@card("I've Had Worse")
def test_ive_had_worse_draws_three_cards_when_net_damage_trashes_it() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9}, runner={"hand": ["I've Had Worse"] + ["Blank"] * 2}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    assert len(s.runner.hand) == 3


@card("I've Had Worse")
def test_brain_damage_and_discarding_draw_nothing_for_ive_had_worse() -> None:
    s = Scenario(runner={"hand": ["I've Had Worse", "Stimhack"]}, turn="runner")
    s.play("Stimhack", "HQ")
    s.pass_all()
    assert s.runner.hand == []
    assert sorted(s.runner.discard) == ["I've Had Worse", "Stimhack"]


def boom(rig: list[str], hand: list[str]) -> Scenario:
    s = Scenario(
        corp={"hand": ["BOOM!"], "credits": 9},
        runner={"hand": hand, "rig": rig, "deck": ["Diesel"] * 5, "tags": 2},
    )
    s.choose("Play BOOM!")
    return s


@card("I've Had Worse")
@ruling("RR/damage/ex2a")
def test_ive_had_worse_does_not_save_from_more_damage_than_there_are_cards() -> None:
    s = boom(["Biometric Spoofing"], ["I've Had Worse", "Blank", "Blank", "Blank"])
    s.choose("Use Biometric Spoofing")
    assert s.result is not None, "5 damage are left, and 4 cards"
    assert s.result.reason == "flatline"
    assert s.runner.deck == ["Diesel"] * 5


@card("I've Had Worse")
@ruling("RR/damage/ex2b")
def test_ive_had_worse_draws_only_after_all_cards_of_the_damage_are_chosen() -> None:
    s = boom(["Crash Space"], ["I've Had Worse", "Blank", "Blank", "Blank"])
    s.use("Crash Space", "3")
    assert s.result is None
    assert s.runner.hand == ["Diesel"] * 3, "none of the drawn cards was lost to the damage"
    assert sorted(s.runner.discard) == ["Blank", "Blank", "Blank", "Crash Space", "I've Had Worse"]


# -- Itinerant Protesters ----------------------------------------------------------------------------------------------


@card("Itinerant Protesters")
def test_itinerant_protesters_lower_the_corps_hand_size_by_its_bad_publicity() -> None:
    s = Scenario(corp={"bad_publicity": 2}, runner={"hand": ["Itinerant Protesters"]}, turn="runner")
    assert s.corp.hand_size == 5
    s.choose("Play Itinerant Protesters")
    assert s.corp.hand_size == 3
    assert s.runner.hand_size == 5
    assert s.card("Itinerant Protesters").zone == "resolving"


@card("Itinerant Protesters")
@ruling("FAQ/card/itinerant-protesters/1")
def test_the_corp_does_not_lose_by_a_negative_hand_size() -> None:
    s = Scenario(
        corp={"bad_publicity": 7, "hand": ["Hedge Fund"], "credits": 0},
        runner={"hand": ["Itinerant Protesters"], "clicks": 1},
        turn="runner",
    )
    s.choose("Play Itinerant Protesters")
    assert s.corp.hand_size == -2
    s.end_turn()
    assert s.result is None
    assert s.corp.hand == []
    assert s.side == "runner"


# -- Valencia Estevez --------------------------------------------------------------------------------------------------


def bad_publicity_at_start(corp: CardDef, runner: CardDef) -> int:
    decks = ([BLANKS[CORP]] * 10, [BLANKS[RUNNER]] * 10)
    return start((corp, runner), decks, seed=1, skip_empty_windows=True).players[CORP].bad_publicity


@card("Valencia Estevez: The Angel of Cayambe")
def test_the_corp_starts_against_valencia_with_bad_publicity() -> None:
    assert bad_publicity_at_start(BLANK_IDENTITIES[CORP], BLANK_IDENTITIES[RUNNER]) == 0
    assert bad_publicity_at_start(BLANK_IDENTITIES[CORP], definition(VALENCIA)) == 1


@card("Valencia Estevez: The Angel of Cayambe")
@ruling("FAQ/qa/40")
def test_a_corp_that_starts_with_bad_publicity_gets_no_more_of_it_from_valencia() -> None:
    grndl = definition("GRNDL: Power Unleashed")
    assert bad_publicity_at_start(grndl, BLANK_IDENTITIES[RUNNER]) == 1
    assert bad_publicity_at_start(grndl, definition(VALENCIA)) == 1


# -- Virus Breeding Ground ---------------------------------------------------------------------------------------------


@card("Virus Breeding Ground")
def test_virus_breeding_ground_grows_each_turn() -> None:
    s = Scenario(runner={"rig": ["Virus Breeding Ground"]})
    s.end_turn()
    assert s.card("Virus Breeding Ground").counters["virus"] == 1


@card("Virus Breeding Ground")
def test_virus_breeding_ground_moves_a_counter_to_a_card_that_has_one() -> None:
    rig = [("Virus Breeding Ground", {"virus": 2}), ("Datasucker", {"virus": 1}), "Medium"]
    s = Scenario(runner={"rig": rig}, turn="runner")
    s.choose("Use Virus Breeding Ground")
    assert s.card("Datasucker").counters["virus"] == 2, "Medium has no counter and is no choice"
    assert s.card("Virus Breeding Ground").counters["virus"] == 1
    assert s.runner.clicks == 3


@card("Virus Breeding Ground")
def test_virus_breeding_ground_needs_a_counter_and_a_card_with_one() -> None:
    empty = Scenario(runner={"rig": ["Virus Breeding Ground", ("Datasucker", {"virus": 1})]}, turn="runner")
    assert not empty.can("Use Virus Breeding Ground")
    alone = Scenario(runner={"rig": [("Virus Breeding Ground", {"virus": 3}), "Datasucker"]}, turn="runner")
    assert not alone.can("Use Virus Breeding Ground")


@card("Virus Breeding Ground")
def test_the_corp_can_purge_virus_breeding_ground() -> None:
    s = Scenario(runner={"rig": [("Virus Breeding Ground", {"virus": 3})]})
    s.choose("Purge virus counters")
    assert "The Corp purges 3 virus counters." in s.log
    assert s.card("Virus Breeding Ground").counters["virus"] == 1, "the Runner's next turn has begun"
