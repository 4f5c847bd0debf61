"""Rules Reference: Infinite Loops."""

from netrunner.cards.core.jinteki import ApproachOutermost
from netrunner.cards.vocabulary import (
    CORP,
    RUNNER,
    THIS,
    Derez,
    EndRun,
    Forbid,
    Gain,
    ResolveSubroutine,
    ice,
    subroutine,
)
from netrunner.engine.definition import CardDef
from netrunner.engine.infinite_loop import Entered
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, ice_card, upgrade
from tests.rulings import ruling


def mirror(title: str = "Mirror") -> CardDef:
    """Ice whose only subroutine resolves one of another rezzed piece of ice."""
    return ice_card(title, subroutine(ResolveSubroutine(ice(rezzed=True, other=True))), subtypes=("code gate",))


def run_into(*others: str, clicks: int = 4) -> Scenario:
    payer = ice_card("Payer", subroutine(Gain(3, CORP)))
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Mirror+"]}, "R&D": {"ice": list(others)}}},
        runner={"clicks": clicks},
        turn="runner",
        definitions=by_title(mirror(), payer),
    )
    s.choose("Run HQ")
    return s


def test_a_subroutine_of_other_ice_is_resolved_as_that_ices_own() -> None:
    s = run_into("Payer+", "Ice Wall")
    assert s.corp.credits == 3
    assert s.run is not None
    assert s.run.phase == "approach server"


def test_without_other_rezzed_ice_nothing_happens() -> None:
    s = run_into("Payer", "Ice Wall")
    assert s.corp.credits == 0
    assert s.run is not None


@ruling("RR/infinite-loops/1", "RR/infinite-loops/ex1")
def test_in_a_mandatory_loop_the_corp_names_a_number_and_the_run_goes_on() -> None:
    s = run_into("Mirror+")
    assert s.side == "corp"
    assert "for ever" in s.prompt
    assert s.options[0] == "1"
    assert len(s.options) == 99
    s.choose("57")
    assert any("57 times" in line for line in s.log)
    assert s.side == "runner"
    assert s.run is not None
    assert s.run.phase == "approach server", "the loop is over and ended nothing"


def test_a_loop_that_a_choice_can_leave_is_left_before_it_begins_again() -> None:
    s = run_into("Mirror+", "Payer+")
    for _ in range(2):
        assert s.side == "corp"
        assert "for ever" not in s.prompt
        s.choose("Mirror, subroutine 1: Resolve")
    assert s.corp.credits == 3  # both of them are resolving already and lead nowhere: only Payer is left
    assert s.run is not None
    assert s.run.phase == "approach server"


def test_a_loop_is_mandatory_though_there_is_something_to_choose() -> None:
    again = subroutine(ResolveSubroutine(ice(rezzed=True, other=True)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hall+"]}, "R&D": {"ice": ["Hall+"]}}},
        turn="runner",
        definitions=by_title(ice_card("Hall", again, again)),
    )
    s.choose("Run HQ")
    numbers = 0
    while s.side == "corp":
        numbers += "for ever" in s.prompt
        s.choose(s.options[-1])
    assert numbers > 0
    assert s.run is not None
    assert s.run.phase == "approach server"


def test_ending_the_run_through_other_ice_ends_it_once() -> None:
    stop = ice_card("Stop", subroutine(EndRun()))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Mirror+"]}, "R&D": {"ice": ["Stop+"]}}},
        turn="runner",
        definitions=by_title(mirror(), stop),
    )
    s.choose("Run HQ")
    assert s.run is None


def test_a_game_in_a_loop_can_be_cloned_and_goes_on_alike() -> None:
    s = run_into("Mirror+")
    twin = s.game.clone()
    assert twin.digest() == s.game.digest()
    twin.choose("3")
    s.choose("3")
    assert twin.digest() == s.game.digest()
    other = run_into("Mirror+")
    other.choose("4")
    assert other.run is not None


def test_a_world_that_a_game_could_be_keeps_nothing_of_its_table() -> None:
    s = run_into("Mirror+", "Mirror+", "Payer+")
    s.choose(s.options[0])
    begun = [frame for frame in s.game.state.stack if isinstance(frame, Entered)]
    assert begun
    assert all(frame.table is not None for frame in begun[-1:]), "nobody has asked yet what it is known by"
    world = s.game.determinize("runner", seed=3).state
    there = [frame for frame in world.stack if isinstance(frame, Entered)]
    assert len(there) == len(begun)
    assert all(frame.table is None and frame.stamp for frame in there)
    assert [frame.table for frame in begun if frame.table is not None], "the game's own are left as they are"


def revolving(forbidden: bool = False) -> Scenario:
    """A run on HQ behind ice that costs nothing to rez and sends the Runner back to itself, derezzed."""
    door = ice_card("Revolving Door", subroutine(ApproachOutermost(), Derez(THIS)))
    warden = upgrade("Warden", Forbid("jack out", side=RUNNER))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Revolving Door"], "root": ["Warden+"] if forbidden else []}}},
        turn="runner",
        definitions=by_title(door, warden),
    )
    s.choose("Run HQ")
    s.choose("Rez Revolving Door", side="corp")
    return s


@ruling("RR/infinite-loops/2", "FAQ/rules/infinite-loops/2")
def test_in_an_optional_loop_the_runner_must_jack_out() -> None:
    s = revolving()
    s.choose("Continue", side="runner")
    s.choose("Rez Revolving Door", side="corp")
    assert s.run is None, "sent back to the same position a second time, the Runner cannot go on"
    assert "The Runner jacks out." in s.log


@ruling("RR/infinite-loops/2", "FAQ/rules/infinite-loops/2")
def test_when_the_runner_cannot_jack_out_the_corp_ends_the_loop() -> None:
    s = revolving(forbidden=True)
    s.choose("Rez Revolving Door", side="corp")
    assert s.run is not None
    assert not s.can("Rez Revolving Door"), "the Corp has to let the run go on"
    s.pass_all()
    assert "The run on HQ is successful." in s.log


def test_a_runner_sent_back_with_something_changed_may_go_on() -> None:
    s = revolving()
    s.choose("Continue", side="runner")
    s.give("runner", credits=1)
    s.choose("Rez Revolving Door", side="corp")
    assert s.can("Continue")
