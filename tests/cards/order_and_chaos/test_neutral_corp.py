"""Order and Chaos: neutral Corp cards."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


@card("Cyberdex Virus Suite")
def test_an_accessed_cyberdex_virus_suite_may_purge() -> None:
    s = Scenario(
        corp={"hand": ["Cyberdex Virus Suite"]},
        runner={"rig": [("Medium", {"virus": 3}), ("Datasucker", {"virus": 2})]},
        turn="runner",
    )
    s.access("HQ")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.card("Medium").counters["virus"] == 0
    assert s.card("Datasucker").counters["virus"] == 0


@card("Cyberdex Virus Suite")
def test_it_may_decline_and_is_revealed_from_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Cyberdex Virus Suite", "Hunter"]}, runner={"rig": [("Imp", {"virus": 2})]}, turn="runner"
    )
    s.access("R&D")
    s.choose("No")
    assert s.card("Cyberdex Virus Suite").known_to == ["corp", "runner"]
    assert s.card("Imp").counters["virus"] == 2


@card("Cyberdex Virus Suite")
def test_a_rezzed_suite_purges_for_its_own_trash() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Cyberdex Virus Suite+"]}}},
        runner={"rig": [("Medium", {"virus": 3})]},
        turn="runner",
    )
    s.choose("Run Archives")
    s.choose("Use Cyberdex Virus Suite", side="corp")
    assert s.card("Medium").counters["virus"] == 0
    assert s.corp.discard == ["Cyberdex Virus Suite"]


@card("Cyberdex Virus Suite")
@ruling("RR/purge/4", "RR/purge/3")
def test_an_accessed_suite_may_purge_when_no_virus_counter_exists() -> None:
    s = Scenario(corp={"hand": ["Cyberdex Virus Suite"]}, runner={"rig": ["Clot"]}, turn="runner")
    s.access("HQ")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.runner.discard == ["Clot"]


@card("Cyberdex Virus Suite")
@ruling("RR/purge/4", "RR/purge/3")
def test_a_rezzed_suite_purges_when_no_virus_counter_exists() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Cyberdex Virus Suite+"]}}},
        runner={"rig": ["Clot"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Use Cyberdex Virus Suite")
    assert s.runner.discard == ["Clot"]
    assert s.corp.discard == ["Cyberdex Virus Suite"]
