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


@card("Sub Boost")
def test_sub_boost_adds_barrier_and_a_subroutine_at_the_end() -> None:
    s = Scenario(
        corp={"hand": ["Sub Boost"], "servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"hand": ["Diesel"] * 5, "rig": ["Corroder"], "credits": 9},
    )
    s.choose("Play Sub Boost")
    assert "barrier" in s.card("Neural Katana").subtypes
    assert "sentry" in s.card("Neural Katana").subtypes
    assert s.card("Neural Katana").hosted == ["Sub Boost"]
    s.end_turn()
    s.choose("Run HQ")
    s.choose("Use Corroder: +1 strength")
    s.use("Corroder: Break", "Subroutine 2")
    s.pass_all()
    assert len(s.runner.hand) == 2, "the first subroutine did its net damage"
    assert "The run on HQ is successful." in s.log


@card("Sub Boost")
def test_the_subroutine_of_sub_boost_ends_the_run() -> None:
    s = Scenario(corp={"hand": ["Sub Boost"], "servers": {"HQ": {"ice": ["Searchlight+"]}}})
    s.choose("Play Sub Boost")
    s.end_turn()
    s.run_on("HQ")
    assert "The run on HQ is successful." not in s.log


@card("Sub Boost")
def test_sub_boost_needs_rezzed_ice() -> None:
    s = Scenario(corp={"hand": ["Sub Boost"], "servers": {"HQ": {"ice": ["Ice Wall"]}}})
    assert not s.can("Play Sub Boost")


@card("Sub Boost")
def test_what_sub_boost_gives_is_gone_while_its_host_is_gone() -> None:
    s = Scenario(corp={"hand": ["Sub Boost", "Enigma"], "servers": {"HQ": {"ice": ["Neural Katana+"]}}})
    s.choose("Play Sub Boost")
    s.install("Enigma", "HQ", "Neural Katana")
    assert sorted(s.corp.discard) == ["Neural Katana", "Sub Boost"]
    assert "barrier" not in s.card("Neural Katana").subtypes


def technicians(credits: int = 0) -> Scenario:
    return Scenario(
        corp={
            "hand": ["Enigma", "Hedge Fund"],
            "credits": credits,
            "servers": {
                "HQ": {"ice": ["Ice Wall", "Ice Wall"], "root": ["Dedicated Technician Team+"]},
                "R&D": {"ice": ["Ice Wall"]},
            },
        }
    )


@card("Dedicated Technician Team")
def test_dedicated_technician_team_pays_for_ice_protecting_its_server() -> None:
    s = technicians()
    s.install("Enigma", "HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall", "Ice Wall"]
    assert s.card("Dedicated Technician Team").counters["credit"] == 0
    assert s.corp.credits == 0


@card("Dedicated Technician Team")
def test_the_corp_may_keep_the_credits_of_dedicated_technician_team() -> None:
    s = technicians(credits=2)
    s.choose("Install Enigma")
    s.choose("HQ")
    s.choose("Done")
    assert sorted(s.options) == ["Credit pool", "Dedicated Technician Team"]
    s.choose("Credit pool")
    assert s.card("Dedicated Technician Team").counters["credit"] == 2
    assert s.corp.credits == 0


@card("Dedicated Technician Team")
def test_dedicated_technician_team_pays_for_no_other_server() -> None:
    s = technicians(credits=1)
    s.install("Enigma", "R&D")
    assert s.corp.servers["R&D"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.corp.credits == 0
    assert s.card("Dedicated Technician Team").counters["credit"] == 2
    poor = technicians()
    poor.choose("Install Enigma")
    poor.choose("R&D")
    assert not poor.can("Done")
    assert poor.corp.servers["R&D"]["ice"] == ["Enigma"], "the ice there had to make room"


@card("Dedicated Technician Team")
def test_dedicated_technician_team_pays_for_no_rezzing_and_refills_each_turn() -> None:
    s = technicians()
    s.install("Enigma", "HQ")
    s.end_turn()
    s.choose("Run HQ")
    assert not s.can("Rez Enigma")
    s.pass_all()
    s.end_turn()
    assert s.card("Dedicated Technician Team").counters["credit"] == 2


@card("Sub Boost")
def test_the_subroutine_of_sub_boost_comes_after_those_gained_later() -> None:
    s = Scenario(
        corp={"hand": ["Sub Boost"], "servers": {"HQ": {"ice": [("Woodcutter+", {"advancement": 1})]}}},
        runner={"hand": ["Diesel"] * 5, "rig": ["Ninja"], "credits": 9},
    )
    s.choose("Play Sub Boost")
    s.choose("Advance Woodcutter")
    s.end_turn()
    s.choose("Run HQ")
    s.choose("Use Ninja: +5 strength")
    s.choose("Use Ninja: Break")
    assert [label.partition(": ")[2] for label in s.options] == ["Do 1 net damage", "Do 1 net damage", "End the run"]


@card("Sub Boost", "Patch")
def test_condition_counters_stay_on_ice_that_is_derezzed() -> None:
    s = Scenario(
        corp={"hand": ["Sub Boost", "Patch"], "credits": 9, "servers": {"R&D": {"ice": ["Enigma+"]}}},
        runner={"hand": ["Emergency Shutdown"]},
    )
    s.choose("Play Sub Boost")
    s.choose("Play Patch")
    s.end_turn()
    s.run_on("HQ")
    s.play("Emergency Shutdown")
    assert not s.card("Enigma").rezzed
    assert s.card("Enigma").hosted == ["Sub Boost", "Patch"]
    s.choose("Run R&D")
    s.rez("Enigma")
    assert s.card("Enigma").strength == 4
    assert s.card("Enigma").subtypes == ["code gate", "barrier"]


@card("Sub Boost", "Patch")
def test_becoming_a_condition_counter_is_no_install_but_the_counter_is_an_installed_card() -> None:
    for title in ("Sub Boost", "Patch"):
        s = Scenario(
            corp={
                "identity": "Haas-Bioroid: Engineering the Future",
                "hand": [title, "Ice Wall"],
                "credits": 5,
                "servers": {"HQ": {"ice": ["Enigma+"]}},
            },
            runner={"rig": ["Gravedigger"]},
        )
        s.choose(f"Play {title}")
        assert s.corp.credits == 5
        s.install("Ice Wall", "HQ", "Enigma")
        assert s.corp.credits == 6, "the first card installed this turn"
        assert s.card("Gravedigger").counters["virus"] == 2, "the ice, and what was installed on it"
