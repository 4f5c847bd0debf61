"""The Anarch programs of the Kitara Cycle."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Yusuf, Musaazi ----------------------------------------------------------------------------------------------------

BREAKERS = [("Yusuf", "Wall of Static", 3), ("Musaazi", "Rototurret", 1)]


def meets(title: str, ice: str, *rig: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Blank"]},
        runner={"rig": [title, *rig], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Yusuf")
@card("Musaazi")
@pytest.mark.parametrize(("title", "ice", "strength"), BREAKERS)
def test_a_virus_breaker_spends_counters_of_any_card(title: str, ice: str, strength: int) -> None:
    s = meets(title, ice, ("Medium", {"virus": 1}), ("Datasucker", {"virus": 2}))
    assert s.card(title).strength == strength
    s.use(f"{title}: +1 strength", "Medium")
    assert s.card(title).strength == strength + 1
    assert s.card("Medium").counters["virus"] == 0
    s.use(f"{title}: Break")
    assert s.card("Datasucker").counters["virus"] == 1


@card("Yusuf")
@card("Musaazi")
@pytest.mark.parametrize(("title", "ice", "strength"), BREAKERS)
def test_a_virus_breaker_needs_counters_and_the_right_ice(title: str, ice: str, strength: int) -> None:
    bare = Scenario(corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"rig": [title]}, turn="runner")
    bare.choose("Run HQ")
    assert bare.run is None, "nobody had anything to use"
    s = meets(title, "Enigma", ("Medium", {"virus": 5}))
    assert not s.can(f"Use {title}: Break")


@card("Yusuf")
@card("Musaazi")
@pytest.mark.parametrize(("title", "ice", "strength"), BREAKERS)
def test_a_virus_breaker_gathers_a_counter_at_each_success(title: str, ice: str, strength: int) -> None:
    s = Scenario(corp={"hand": ["Blank"]}, runner={"rig": [title]}, turn="runner")
    for answer in ("Yes", "No", "Yes"):
        s.choose("Run HQ")
        s.pass_until("Yes")
        s.choose(answer)
        s.pass_all()
    assert s.card(title).counters["virus"] == 2


# -- Plague ------------------------------------------------------------------------------------------------------------


@card("Plague")
def test_plague_gathers_two_counters_on_the_chosen_server() -> None:
    s = Scenario(corp={"hand": ["Blank"]}, runner={"hand": ["Plague"], "credits": 2}, turn="runner")
    s.install("Plague", "Archives")
    s.run_on("HQ")
    assert s.card("Plague").counters["virus"] == 0
    for answer in ("Yes", "No"):
        s.choose("Run Archives")
        s.pass_until("Yes")
        s.choose(answer)
        s.pass_all()
    assert s.card("Plague").counters["virus"] == 2


# -- eXer --------------------------------------------------------------------------------------------------------------


@card("eXer")
def test_exer_accesses_a_card_more_from_rnd() -> None:
    s = Scenario(corp={"deck": ["Blank"] * 5, "hand": ["Blank"] * 3}, runner={"rig": ["eXer"]}, turn="runner")
    s.run_on("R&D")
    assert len(s.accessed) == 2
    s.run_on("HQ")
    assert len(s.accessed) == 3


@card("eXer")
def test_exer_is_trashed_by_a_purge() -> None:
    s = Scenario(runner={"rig": ["eXer"]})
    s.choose("Purge virus counters")
    assert s.runner.discard == ["eXer"]


# -- Trypano -----------------------------------------------------------------------------------------------------------


@card("Trypano")
def test_trypano_is_installed_on_ice_and_grows() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "deck": ["Blank"] * 9},
        runner={"hand": ["Trypano"], "credits": 2},
        turn="runner",
    )
    s.install("Trypano")
    assert s.card("Trypano").host == "Ice Wall"
    s.end_turn()
    s.end_turn()
    assert s.options == ["Yes", "No"]
    s.choose("Yes")
    assert s.card("Trypano").counters["virus"] == 1


@card("Trypano")
def test_trypano_needs_ice() -> None:
    s = Scenario(runner={"hand": ["Trypano"], "credits": 2}, turn="runner")
    assert not s.can("Install Trypano")


@card("Trypano")
@pytest.mark.parametrize(("before", "gone"), [(3, False), (4, True)])
def test_trypano_trashes_its_host_with_five_counters(before: int, gone: bool) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "deck": ["Blank"] * 9},
        runner={"rig": [("Trypano", {"virus": before, "host": "Ice Wall"})]},
    )
    s.end_turn()
    s.choose("Yes")
    assert (s.corp.servers["HQ"]["ice"] == []) == gone
    assert (s.runner.discard == ["Trypano"]) == gone


@card("Trypano")
def test_trypano_may_be_left_as_it_is() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "deck": ["Blank"] * 9},
        runner={"rig": [("Trypano", {"virus": 4, "host": "Ice Wall"})]},
    )
    s.end_turn()
    s.choose("No")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]


@card("Trypano")
def test_trypano_trashes_for_the_runner_and_counts_what_hivemind_lends() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "deck": ["Blank"] * 9},
        runner={
            "rig": [("Trypano", {"virus": 1, "host": "Ice Wall"}), ("Hivemind", {"virus": 3}), "Friday Chip"],
        },
    )
    s.end_turn()
    s.choose("Yes")
    assert s.corp.discard == ["Ice Wall"]
    s.choose("Yes")
    assert s.card("Friday Chip").counters["virus"] == 1


# -- what breaks ice without subroutines -------------------------------------------------------------------------------


@card("Hippo")
@card("Takobi")
@card("Cyberdelia")
@pytest.mark.parametrize("title", ["Hippo", "Takobi", "Cyberdelia"])
def test_ice_without_subroutines_counts_as_broken(title: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Troll+"]}}, "hand": ["Blank"], "credits": 0},
        runner={"rig": [title], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("2")
    assert s.options == ["Yes", "No"]
