"""The Shaper icebreakers of the Red Sand Cycle, and the hardware that is installed on icebreakers."""

from collections.abc import Mapping

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def running(ice: list[str], rig: list[object], credits: int = 20, more: Mapping[str, object] | None = None) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice}, **(more or {})}, "hand": ["Blank"]},
        runner={"rig": rig, "credits": credits, "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


def on(host: str, mod: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Enigma+"]}}, "hand": ["Blank"]},
        runner={"rig": [host], "hand": [mod], "credits": 20, **runner},
        turn="runner",
    )
    s.install(mod)
    return s


# -- Adjusted Matrix ---------------------------------------------------------------------------------------------------


@card("Adjusted Matrix")
def test_adjusted_matrix_lets_its_host_break_anything_for_a_click() -> None:
    s = on("Gordian Blade", "Adjusted Matrix")
    assert s.card("Adjusted Matrix").host == "Gordian Blade"
    assert "ai" in s.card("Gordian Blade").subtypes
    s.choose("Run HQ")
    s.to_encounter()
    clicks = s.runner.clicks
    assert not s.can("Use Gordian Blade: Break 1 code gate")
    s.use("Gordian Blade: Break 1 ice subroutine")
    assert s.runner.clicks == clicks - 1
    s.pass_all()
    assert s.accessed == ["Blank"]


@card("Adjusted Matrix")
def test_adjusted_matrix_needs_the_strength_of_the_ice_and_a_click() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": ["Mimic"], "hand": ["Adjusted Matrix"], "credits": 20, "clicks": 2},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Install Adjusted Matrix")
    s.choose("Run HQ", side="runner")
    s.to_encounter()
    assert s.card("Mimic").strength == 3
    assert s.runner.clicks == 0
    assert not s.can("Use Mimic")
    weak = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": ["Corroder"], "hand": ["Adjusted Matrix"], "credits": 20},
        turn="runner",
    )
    weak.choose("Install Adjusted Matrix")
    weak.choose("Run HQ", side="runner")
    weak.to_encounter()
    assert not weak.can("Use Corroder: Break 1 ice")
    weak.use("Corroder: +1 strength")
    assert weak.can("Use Corroder: Break 1 ice")


@card("Adjusted Matrix")
def test_adjusted_matrix_needs_an_icebreaker() -> None:
    s = Scenario(runner={"rig": ["Datasucker"], "hand": ["Adjusted Matrix"], "credits": 9}, turn="runner")
    assert not s.can("Install Adjusted Matrix")


# -- Dedicated Processor -----------------------------------------------------------------------------------------------


@card("Dedicated Processor")
def test_dedicated_processor_gives_its_host_a_better_boost() -> None:
    s = on("Corroder", "Dedicated Processor")
    s.choose("Run HQ")
    s.to_encounter()
    before = s.runner.credits
    s.use("Corroder: +4 strength")
    assert s.card("Corroder").strength == 6
    assert s.runner.credits == before - 2
    s.use("Corroder: +1 strength")
    assert s.card("Corroder").strength == 7, "its own boost is still there"
    s.pass_all()
    assert s.card("Corroder").strength == 2


@card("Dedicated Processor")
def test_dedicated_processor_is_not_for_ais() -> None:
    s = Scenario(runner={"rig": ["Crypsis", "Imp"], "hand": ["Dedicated Processor"], "credits": 9}, turn="runner")
    assert not s.can("Install Dedicated Processor")


@card("Dedicated Processor", "Adjusted Matrix")
def test_two_mods_on_one_icebreaker_keep_their_abilities_apart() -> None:
    s = on("Corroder", "Dedicated Processor")
    s.place("runner", "hand", "Adjusted Matrix")
    s.choose("Install Adjusted Matrix")
    s.choose("Run HQ", side="runner")
    s.to_encounter()
    s.use("Corroder: +4 strength")
    assert s.card("Corroder").strength == 6
    clicks = s.runner.clicks
    s.use("Corroder: Break 1 ice subroutine")
    assert s.runner.clicks == clicks - 1
    s.pass_all()
    assert s.accessed == ["Blank"]


# -- Inversificator ----------------------------------------------------------------------------------------------------


def inverted(all_of_it: bool = True) -> Scenario:
    s = running(["Enigma+"], ["Inversificator"], more={"R&D": {"ice": ["Ice Wall", "Quandary"]}})
    s.use("Inversificator: Break", "Subroutine 1")
    if all_of_it:
        s.use("Inversificator: Break")
    return s


@card("Inversificator")
def test_inversificator_swaps_what_it_broke_whole() -> None:
    s = inverted()
    assert s.runner.credits == 18
    s.pass_until("Yes")
    s.choose("Yes")
    assert len(s.options) == 2, "another piece of ice"
    s.choose(s.options[0])
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.corp.servers["HQ"]["ice"] != ["Enigma"]
    assert "Enigma" in s.corp.servers["R&D"]["ice"]


@card("Inversificator")
def test_inversificator_may_decline_and_has_one_chance_a_turn() -> None:
    s = inverted()
    s.pass_until("Yes")
    s.choose("No")
    s.pass_all()
    s.choose("Run HQ")
    s.use("Inversificator: Break", "Subroutine 1")
    s.use("Inversificator: Break")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose(next(option for option in ("Continue", "Pass", "No action") if s.can(option)))
    assert s.corp.servers["HQ"]["ice"] == ["Enigma"]


@card("Inversificator")
def test_inversificator_counts_only_ice_that_it_broke_whole_itself() -> None:
    s = running(["Quandary+", "Enigma+"], ["Inversificator", "Gordian Blade"])
    s.use("Gordian Blade: Break")
    s.pass_until("Use Inversificator: Break")
    assert s.run is not None
    assert s.run.ice == "Enigma", "nothing was asked when Quandary was passed"
    s.use("Inversificator: Break", "Subroutine 1")
    s.use("Inversificator: Break")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Quandary"], "the second pass was the first such one"


@card("Inversificator")
def test_ice_that_inversificator_swaps_inward_is_met_again() -> None:
    s = running(["Enigma+", "Quandary"], ["Inversificator"])
    s.use("Inversificator: Break", "Subroutine 1")
    s.use("Inversificator: Break")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert sum(line == "The Runner encounters Enigma." for line in s.log) == 2
    assert s.accessed == []


@card("Inversificator")
def test_inversificator_boosts_and_breaks_code_gates_only() -> None:
    s = running(["Tollbooth+"], ["Inversificator"])
    assert not s.can("Use Inversificator: Break")
    for _ in range(3):
        s.use("Inversificator: +1 strength")
    s.use("Inversificator: Break")
    assert not running(["Ice Wall+"], ["Inversificator", "Corroder"]).can("Use Inversificator: Break")


# -- Mass-Driver -------------------------------------------------------------------------------------------------------


def driven(next_ice: str, all_of_it: bool = True) -> Scenario:
    s = running(["Enigma+", next_ice, "Ice Wall+"], ["Mass-Driver"])
    s.use("Mass-Driver: +1 strength")
    s.use("Mass-Driver: Break", "Subroutine 2")
    if all_of_it:
        s.use("Mass-Driver: Break")
    return s


@card("Mass-Driver")
def test_mass_driver_stops_the_first_three_subroutines_of_the_next_ice() -> None:
    s = driven("Heimdall 1.0+")
    assert s.runner.credits == 20 - 1 - 4
    s.pass_all()
    assert s.runner.brain_damage == 0
    assert any(line.startswith("Ice Wall: ") for line in s.log)
    assert s.accessed == [], "the ice after that is as ever"


@card("Mass-Driver")
def test_mass_driver_stops_no_more_than_three() -> None:
    s = driven("Archer+")
    s.pass_all()
    assert s.runner.rig == ["Mass-Driver"], "two of Archer's subroutines trash programs, the second and the third"
    assert s.accessed == [], "the fourth ends the run"
    assert not any("approaches Ice Wall" in line for line in s.log)


@card("Mass-Driver")
def test_mass_driver_must_break_all_of_the_ice() -> None:
    s = driven("Heimdall 1.0+", all_of_it=False)
    s.pass_all()
    assert s.runner.brain_damage == 1


@card("Mass-Driver")
def test_mass_driver_breaks_code_gates_only() -> None:
    s = running(["Ice Wall+"], ["Mass-Driver", "Corroder"])
    assert not s.can("Use Mass-Driver: Break")


# -- Maven -------------------------------------------------------------------------------------------------------------


@card("Maven")
@pytest.mark.parametrize("ice", ["Ice Wall", "Neural Katana", "Enigma"])
def test_maven_is_as_strong_as_there_are_programs_and_breaks_any_ice(ice: str) -> None:
    s = running([f"{ice}+"], ["Maven", "Imp", "Djinn"])
    assert s.card("Maven").strength == 3
    s.use("Maven")
    assert s.runner.credits == 18


@card("Maven")
def test_maven_counts_itself() -> None:
    s = Scenario(runner={"rig": ["Maven"]}, turn="runner")
    assert s.card("Maven").strength == 1


# -- Na'Not'K ----------------------------------------------------------------------------------------------------------


@card("Na'Not'K")
def test_nanotk_grows_with_the_ice_of_the_attacked_server() -> None:
    s = running(["Neural Katana+", "Ice Wall"], ["Na'Not'K"], more={"R&D": {"ice": ["Quandary"]}})
    assert s.card("Na'Not'K").strength == 3
    s.use("Na'Not'K: +2 strength")
    assert s.card("Na'Not'K").strength == 5
    assert s.runner.credits == 17
    s.use("Na'Not'K: Break")
    assert s.runner.credits == 16
    s.pass_all()
    assert s.run is None
    assert s.card("Na'Not'K").strength == 1


@card("Na'Not'K")
def test_nanotk_breaks_sentries_only() -> None:
    assert not running(["Ice Wall+"], ["Na'Not'K", "Corroder"]).can("Use Na'Not'K: Break")


@card("Inversificator")
def test_the_question_of_inversificator_speaks_of_another_piece() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Ice Wall", "Hunter"]}}},
        runner={"rig": ["Inversificator"], "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Inversificator: Break", "Subroutine 1")
    s.use("Inversificator: Break")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.prompt.endswith("with another piece of ice.")
