"""Genesis cycle: the ice of Weyland Consortium."""

from netrunner.scenario import Scenario
from tests.cards import card


def encounter(ice: object, *rig: str, credits_: int = 10) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}, "hand": ["Hedge Fund"], "credits": 10},
        runner={"rig": list(rig), "credits": credits_},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


# -- Burke Bugs --------------------------------------------------------------------------------------------------------


@card("Burke Bugs")
def test_burke_bugs_makes_the_runner_trash_a_program_of_their_choice() -> None:
    s = encounter("Burke Bugs+", "Corroder", "Medium")
    s.pass_until("0")
    s.bid(1, 0)
    assert s.side == "runner"
    assert s.options == ["Corroder", "Medium"]
    s.choose("Medium")
    assert (s.runner.rig, s.runner.discard) == (["Corroder"], ["Medium"])
    assert s.phase == "approach server"


@card("Burke Bugs")
def test_burke_bugs_does_nothing_when_the_trace_of_0_is_not_raised() -> None:
    s = encounter("Burke Bugs+", "Corroder")
    s.pass_until("0")
    s.bid(0, 0)
    assert s.runner.rig == ["Corroder"]


@card("Burke Bugs")
def test_burke_bugs_finds_no_program_in_an_empty_rig() -> None:
    s = encounter("Burke Bugs+")
    s.bid(1, 0)
    assert s.phase == "approach server"


# -- Caduceus ----------------------------------------------------------------------------------------------------------


@card("Caduceus")
def test_caduceus_gains_3_credits_and_ends_the_run() -> None:
    s = encounter("Caduceus+")
    s.bid(0, 2)
    assert s.corp.credits == 13
    s.bid(0, 1)
    assert s.run is None


@card("Caduceus")
def test_caduceus_does_nothing_when_its_traces_fail() -> None:
    s = encounter("Caduceus+")
    s.bid(0, 3)
    assert s.corp.credits == 10
    s.bid(0, 2)
    assert s.phase == "approach server"


# -- Tyrant ------------------------------------------------------------------------------------------------------------


@card("Tyrant")
def test_tyrant_ends_the_run_with_a_subroutine_for_each_token() -> None:
    s = encounter(("Tyrant+", {"advancement": 2}), "Corroder")
    s.to_encounter()
    for _ in range(2):
        s.choose("Use Corroder: +1 strength")
    s.use("Corroder: Break", "Subroutine 1")
    s.choose("Pass")
    assert s.run is None
    s = encounter(("Tyrant+", {"advancement": 2}), "Corroder")
    s.to_encounter()
    for _ in range(2):
        s.choose("Use Corroder: +1 strength")
    s.use("Corroder: Break", "Subroutine 1")
    s.choose("Use Corroder: Break")
    s.pass_until("Jack out")
    assert s.phase == "approach server"


@card("Tyrant")
def test_tyrant_without_tokens_has_no_subroutine() -> None:
    s = encounter("Tyrant+")
    assert s.phase == "approach server"


@card("Tyrant", "Salvage")
def test_tyrant_and_salvage_can_be_advanced_only_while_rezzed() -> None:
    for title in ("Tyrant", "Salvage"):
        s = Scenario(corp={"servers": {"HQ": {"ice": [title]}}})
        assert not s.can("Advance")
        s = Scenario(corp={"servers": {"HQ": {"ice": [f"{title}+"]}}})
        s.choose("Advance")
        assert s.card(title).counters["advancement"] == 1


# -- Salvage -----------------------------------------------------------------------------------------------------------


@card("Salvage")
def test_salvage_traces_once_for_each_token() -> None:
    s = encounter(("Salvage+", {"advancement": 2}))
    s.bid(0, 1)
    assert s.runner.tags == 1
    s.bid(0, 2)
    assert s.runner.tags == 1
    assert s.phase == "approach server"


@card("Salvage")
def test_salvage_without_tokens_has_no_subroutine() -> None:
    s = encounter("Salvage+")
    assert s.phase == "approach server"
    assert not any("trace" in line for line in s.log)


@card("Salvage")
def test_salvage_derezzed_keeps_its_tokens_and_traces_again_when_it_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": [("Salvage+", {"advancement": 1})]}}, "credits": 10},
        runner={"hand": ["Emergency Shutdown"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    s.play("Emergency Shutdown")
    assert (s.card("Salvage").rezzed, s.card("Salvage").counters["advancement"]) == (False, 1)
    s.choose("Run R&D")
    s.rez("Salvage")
    s.bid(0, 0)
    assert s.runner.tags == 1
