"""Rules Reference: Infinite Loops."""

from netrunner.cards.vocabulary import CORP, EndRun, Gain, ResolveSubroutine, ice, subroutine
from netrunner.engine.definition import CardDef
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, ice_card
from tests.rulings import ruling


def mirror(title: str = "Mirror") -> CardDef:
    """Ice whose only subroutine resolves one of another rezzed piece of ice."""
    return ice_card(title, subroutine(ResolveSubroutine(ice(rezzed=True))), subtypes=("code gate",))


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


def test_a_loop_can_be_left_by_a_choice_and_is_then_no_loop() -> None:
    s = run_into("Mirror+", "Payer+")
    for _ in range(6):
        assert s.side == "corp"
        assert "for ever" not in s.prompt
        s.choose("Subroutine 1: Resolve")
    s.choose("Subroutine 1: The Corp gains 3 credits")
    assert s.corp.credits == 3
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
