"""The Anarch events of the Genesis cycle."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Vamp --------------------------------------------------------------------------------------------------------------


@card("Vamp")
def test_vamp_pays_to_make_the_corp_lose_credits_and_takes_a_tag_instead_of_accessing() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "credits": 8}, runner={"hand": ["Vamp"], "credits": 7}, turn="runner")
    s.play("Vamp")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.options == [str(n) for n in range(8)]
    s.choose("6")
    assert s.options == ["6", "5", "4", "3", "2", "1", "0"]
    s.choose("5")
    assert s.corp.credits == 3
    assert s.runner.credits == 1
    assert s.runner.tags == 1
    assert s.run is None
    assert s.accessed == []


@card("Vamp")
def test_vamp_takes_no_more_than_the_corp_has() -> None:
    s = Scenario(corp={"credits": 2}, runner={"hand": ["Vamp"], "credits": 7}, turn="runner")
    s.play("Vamp")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("7")
    assert s.options == ["2", "1", "0"]
    s.choose("2")
    assert s.corp.credits == 0
    assert s.runner.credits == 0
    assert s.runner.tags == 1


@card("Vamp")
def test_vamp_may_be_declined_and_the_runner_accesses() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "credits": 8}, runner={"hand": ["Vamp"], "credits": 7}, turn="runner")
    s.play("Vamp")
    s.pass_until("Yes")
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.tags == 0
    assert s.corp.credits == 8


@card("Vamp")
def test_vamp_does_nothing_when_the_run_fails_and_its_tag_can_be_avoided() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "credits": 8}, runner={"hand": ["Vamp"]}, turn="runner"
    )
    s.play("Vamp")
    assert s.run is None
    assert s.corp.credits == 8
    s = Scenario(corp={"credits": 8}, runner={"hand": ["Vamp"], "rig": ["Decoy"]}, turn="runner")
    s.play("Vamp")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("1")
    s.choose("1")
    s.use("Decoy")
    assert s.runner.tags == 0
    assert s.corp.credits == 7


# -- Retrieval Run -----------------------------------------------------------------------------------------------------


@card("Retrieval Run")
def test_retrieval_run_installs_a_program_from_the_heap_ignoring_all_costs() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund"]},
        runner={
            "hand": ["Retrieval Run"],
            "discard": ["Femme Fatale", "Corroder", "Desperado"],
            "credits": 3,
        },
        turn="runner",
    )
    s.play("Retrieval Run")
    s.pass_until("Yes")
    s.choose("Yes")
    assert sorted(s.options) == ["Corroder", "Femme Fatale"]
    s.choose("Corroder")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.credits == 0
    assert s.accessed == []
    assert s.runner.memory == 3


@card("Retrieval Run")
def test_retrieval_run_may_access_archives_instead() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund"]},
        runner={"hand": ["Retrieval Run"], "discard": ["Corroder"]},
        turn="runner",
    )
    s.play("Retrieval Run")
    s.pass_until("Yes")
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.rig == []


@card("Retrieval Run")
def test_retrieval_run_asks_nothing_without_a_program_in_the_heap_or_a_success() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund"]}, runner={"hand": ["Retrieval Run"], "discard": ["Diesel"]}, turn="runner"
    )
    s.play("Retrieval Run")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    s = Scenario(
        corp={"servers": {"Archives": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Retrieval Run"], "discard": ["Corroder"]},
        turn="runner",
    )
    s.play("Retrieval Run")
    assert s.run is None
    assert s.runner.rig == []


# -- Surge -------------------------------------------------------------------------------------------------------------


@card("Surge")
def test_surge_places_two_virus_counters_on_a_program_that_got_one_this_turn() -> None:
    s = Scenario(runner={"rig": ["Medium", ("Nerve Agent", {"virus": 2})], "hand": ["Surge"]}, turn="runner")
    assert not s.can("Play Surge")
    s.run_on("R&D")
    assert s.card("Medium").counters["virus"] == 1
    s.play("Surge")  # Nerve Agent got none this turn, and Medium is the only choice
    assert s.card("Medium").counters["virus"] == 3
    assert s.card("Nerve Agent").counters["virus"] == 2


@card("Surge")
def test_surge_lets_the_runner_choose_among_several_programs() -> None:
    s = Scenario(runner={"rig": ["Medium", "Nerve Agent"], "hand": ["Surge"]}, turn="runner")
    s.run_on("R&D")
    s.run_on("HQ")
    s.choose("Play Surge")
    assert sorted(s.options) == ["Medium", "Nerve Agent"]
    s.choose("Nerve Agent")
    assert s.card("Nerve Agent").counters["virus"] == 3


@card("Surge")
def test_surge_does_not_count_another_turn_nor_other_counters() -> None:
    s = Scenario(runner={"rig": ["Medium"], "hand": ["Surge"]}, turn="runner")
    s.run_on("R&D")
    s.next_turn()
    assert not s.can("Play Surge")
    s = Scenario(runner={"hand": ["Surge", "Overmind"]}, turn="runner")
    s.install("Overmind")
    assert s.card("Overmind").counters["power"] > 0
    assert not s.can("Play Surge")


@card("Surge")
def test_surge_needs_the_very_program_to_be_there_still() -> None:
    s = Scenario(
        runner={"rig": ["Crypsis", "Aesop's Pawnshop"], "hand": ["Surge"]},
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        turn="runner",
    )
    s.use("Crypsis: place 1 virus counter")
    assert s.can("Play Surge")
    s.choose("Run HQ")
    s.use("Crypsis: +1 strength")
    s.use("Crypsis: break")
    s.pass_until("Trash this card")
    s.choose("Trash this card")
    s.pass_all()
    assert s.runner.discard == ["Crypsis"]
    assert not s.can("Play Surge")


@card("Surge")
def test_surge_counts_counters_that_grimoire_places() -> None:
    s = Scenario(runner={"rig": ["Grimoire"], "hand": ["Surge", "Medium"]}, turn="runner")
    s.install("Medium")
    s.play("Surge")
    assert s.card("Medium").counters["virus"] == 3
