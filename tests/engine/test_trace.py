"""Rules Reference: Trace, Trace Strength, Link, Link Strength."""

import pytest

from netrunner.cards.vocabulary import CORP, Gain, Tag, Trace
from netrunner.engine.definition import CardDef
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, operation
from tests.rulings import ruling


def hunt(base: int = 2) -> CardDef:
    return operation("Hunt", Trace(base, Tag(1), failure=(Gain(10, CORP),)))


def traced(corp: int, runner: int, base: int = 2, rig: tuple[str, ...] = ()) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hunt"], "credits": 5}, runner={"credits": 5, "rig": list(rig)}, definitions=by_title(hunt(base))
    )
    s.choose("Play Hunt")
    assert s.side == "corp"
    s.choose(str(corp))
    assert s.side == "runner"
    s.choose(str(runner))
    return s


@ruling("RR/trace/2", "RR/trace/3")
def test_the_corp_bids_first_and_openly_and_then_the_runner() -> None:
    s = Scenario(corp={"hand": ["Hunt"], "credits": 3}, runner={"credits": 1}, definitions=by_title(hunt()))
    s.choose("Play Hunt")
    assert s.side == "corp"
    assert s.options == ["0", "1", "2", "3"]
    s.choose("2")
    assert s.corp.credits == 1
    assert s.side == "runner"
    assert s.options == ["0", "1"]
    assert "4" in s.prompt


@ruling("RR/trace/4", "RR/trace/5", "RR/trace-strength/1", "RR/link-strength/1", "RR/link/1")
@pytest.mark.parametrize(
    ("corp", "runner", "rig", "tags"),
    [
        (0, 0, (), 1),
        (0, 1, (), 1),
        (0, 2, (), 0),
        (1, 3, (), 0),
        (0, 0, ("Access to Globalsec", "Access to Globalsec"), 0),
        (1, 0, ("Access to Globalsec", "Access to Globalsec"), 1),
        (0, 1, ("Access to Globalsec",), 0),
    ],
)
def test_a_trace_succeeds_only_when_its_strength_exceeds_the_link_strength(
    corp: int, runner: int, rig: tuple[str, ...], tags: int
) -> None:
    s = traced(corp, runner, rig=rig)
    assert s.runner.tags == tags
    assert s.runner.credits == 5 - runner
    assert s.corp.credits == 5 - corp + (0 if tags else 10), "the unsuccessful effect resolves otherwise"


def test_the_credits_of_the_runner_and_those_for_traces_can_be_bid() -> None:
    s = Scenario(
        corp={"identity": "NBN: Making News", "hand": ["Hunt"], "credits": 0},
        runner={"credits": 0},
        definitions=by_title(hunt()),
    )
    s.choose("Play Hunt")
    assert s.options == ["0", "1", "2"], "two recurring credits"
    s.choose("2")
    assert s.runner.tags == 1


def test_bad_publicity_credits_can_be_bid_during_a_run() -> None:
    s = Scenario(
        corp={"credits": 0, "bad_publicity": 3, "servers": {"HQ": {"ice": ["Hunter+"]}}},
        runner={"credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("3")
    assert s.side == "runner"
    s.choose("3")
    assert s.runner.tags == 0
    assert s.run is not None
    assert s.run.credits == 0


def test_recurring_credits_for_icebreakers_cannot_be_bid() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Hunter+"]}}},
        runner={"credits": 0, "rig": ["The Toolbox"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.runner.tags == 1, "two link against three: nothing could be bid"
