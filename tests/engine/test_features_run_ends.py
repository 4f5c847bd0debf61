"""Runs that begin as others end, what a program knows of its run, and accesses outside runs. Rules Reference: Run,
Trigger Steps, Accessing."""

from netrunner.cards.vocabulary import (
    ARCHIVES,
    BAD_PUBLICITY_TAKEN,
    HQ,
    OPPONENT,
    RUN_ENDED,
    YOU,
    AccessFrom,
    BadPublicity,
    EndRun,
    Gain,
    If,
    Run,
    RunSucceeded,
    Tag,
    Trigger,
    subroutine,
    whenever,
)
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, event, ice_card, resource
from tests.engine.twins import agree

AGAIN = resource("Again", Trigger(RUN_ENDED, Run(), by=YOU, when=RunSucceeded(), optional=True, once_per_turn=True))


def test_a_run_can_begin_as_another_ends_and_nothing_of_the_first_is_left() -> None:
    loud = event("Loud", Run(ARCHIVES, during=(Trigger(RUN_ENDED, Gain(1)),)))
    s = Scenario(
        runner={"rig": ["Again"], "hand": ["Loud"], "credits": 0}, turn="runner", definitions=by_title(loud, AGAIN)
    )
    s.play("Loud")
    s.pass_until("Again")  # both wait for the end of the run
    s.choose("Again")
    s.choose("Yes")
    s.choose("HQ")
    agree(s)
    assert s.runner.credits == 0
    s.pass_all()
    assert s.runner.credits == 1, "what was met by the first run resolves after the second, which it does not know"


def test_what_waits_for_the_end_of_a_run_may_come_before_the_next_run() -> None:
    loud = event("Loud", Run(ARCHIVES, during=(Trigger(RUN_ENDED, Gain(1)),)))
    s = Scenario(
        runner={"rig": ["Again"], "hand": ["Loud"], "credits": 0}, turn="runner", definitions=by_title(loud, AGAIN)
    )
    s.play("Loud")
    s.pass_until("Loud")
    s.choose("Loud")
    assert s.runner.credits == 1
    s.choose("Yes")
    s.choose("HQ")
    s.pass_all()
    assert s.runner.credits == 1


def test_a_program_knows_whether_the_run_it_made_was_successful() -> None:
    wash = event("Wash", Run(), If(RunSucceeded(), Gain(5), otherwise=Tag(1)))
    table = by_title(wash, ice_card("Wall", subroutine(EndRun())))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall+"]}}},
        runner={"hand": ["Wash", "Wash"], "credits": 0},
        turn="runner",
        definitions=table,
    )
    s.play("Wash", "Archives")
    s.pass_all()
    assert (s.runner.credits, s.runner.tags) == (5, 0)
    s.play("Wash", "HQ")
    assert (s.runner.credits, s.runner.tags) == (5, 1)


def test_an_access_by_an_effect_goes_on_though_the_run_has_ended() -> None:
    scandal = ice_card("Scandal", subroutine(EndRun(), BadPublicity(1)))
    reporter = resource("Reporter", whenever(BAD_PUBLICITY_TAKEN, AccessFrom(HQ), by=OPPONENT))
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Scandal+"]}}, "hand": ["PAD Campaign"]},
        runner={"rig": ["Reporter"], "credits": 4},
        turn="runner",
        definitions=by_title(scandal, reporter),
    )
    s.choose("Run R&D")
    agree(s)
    s.choose("Trash PAD Campaign (4 credits)")
    s.pass_all()
    assert s.corp.discard == ["PAD Campaign"]
    assert "The run is unsuccessful." in s.log
