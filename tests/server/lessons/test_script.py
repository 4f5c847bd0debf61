"""Lessons are played by the rules as their scripts want, and offer one thing at a time."""

from __future__ import annotations

from typing import get_args

import pytest

from netrunner.positions import IllegalLabel, set_up
from netrunner.server.lessons.script import Script, Stage, Step, lesson, read, summary
from netrunner.server.lessons.wire import LessonName
from tests.server.running_server import Running

NAMES: tuple[LessonName, ...] = get_args(LessonName)
READ: float = 4.0
"""Words that somebody reads in a second, slowly."""
ACT: float = 6.0
"""Seconds for what is done on the table."""


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_offers_exactly_what_it_asks_for(name: LessonName) -> None:
    script = read(name)
    frames = lesson(name).frames
    assert [frame.say for frame in frames] == [*(step.say for step in script.steps), script.end]
    for step, frame in zip(script.steps, frames, strict=False):
        decision = frame.room.view.decision
        if step.do is not None:
            assert decision is not None
            assert decision.options is not None
            assert [option.label.startswith(step.do) for option in decision.options] == [True]
        elif step.shortcut is not None:
            assert {way.label.startswith(step.shortcut) for way in frame.room.shortcuts} == {True}
        else:
            assert decision is None
        assert (frame.room.decision is None) == (frame.act is None)
    assert frames[-1].act is None


def test_ice_is_broken_by_the_button_the_subroutine_or_the_breaker_and_by_nothing_else() -> None:
    frame = next(frame for frame in lesson("ice").frames if frame.act == "shortcut")
    assert [(way.kind, way.subroutine) for way in frame.room.shortcuts] == [("break", None), ("subroutine", 0)]
    assert frame.room.view.decision is not None
    assert frame.room.view.decision.options is not None
    (option,) = frame.room.view.decision.options
    assert (option.kind, option.title) == ("use", "Corroder")


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_takes_three_minutes_at_most(name: LessonName) -> None:
    frames = lesson(name).frames
    words = sum(len(frame.say.split()) for frame in frames)
    assert words / READ + ACT * len(frames) <= 180


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_shows_nothing_that_its_side_may_not_know(name: LessonName) -> None:
    other = "corp" if summary(name).side == "runner" else "runner"
    for frame in lesson(name).frames:
        assert getattr(frame.room.view, other).hand is None


def test_what_each_lesson_teaches_has_happened_at_its_end() -> None:
    ends = {name: lesson(name).frames[-1].room.view for name in NAMES}
    assert ends["turn"].active == "corp"
    assert ends["run"].runner.score == 2
    assert ends["ice"].runner.score == 1
    assert ends["ice"].runner.clicks < 2
    assert ends["scoring"].corp.score == 2
    assert (ends["damage"].runner.tags, ends["damage"].runner.hand_count) == (0, 4)


def test_a_script_that_the_rules_do_not_allow_says_what_could_be_chosen() -> None:
    stage = Stage("turn", set_up({}, {}, "runner"), "runner")
    with pytest.raises(IllegalLabel, match=r"'Run Server 9' is not offered to the runner.*Gain 1 credit"):
        stage.play(Step(say="", do="Run Server 9"), 0)
    with pytest.raises(IllegalLabel, match="No shortcut begins with 'Break'"):
        stage.play(Step(say="", shortcut="Break"), 0)


def test_the_server_tells_the_lessons_and_each_of_them(server: Running) -> None:
    with server.anonymous() as client:
        told = client.get("/api/lessons").json()["lessons"]
        assert [one["name"] for one in told] == list(NAMES)
        first = client.get("/api/lessons/turn").json()
        assert first["title"] == Script.model_validate(read("turn")).title
        assert "hand" not in first["frames"][0]["room"]["view"]["corp"]
        assert client.get("/api/lessons/nothing").status_code in (404, 422)


def test_the_server_tells_where_the_accessed_card_of_a_lesson_lies(server: Running) -> None:
    with server.anonymous() as client:
        frames = client.get("/api/lessons/damage").json()["frames"]
    runs = [frame["room"]["view"].get("run") or {} for frame in frames]
    assert [run["accessed"]["from"] for run in runs if run.get("accessed")] == ["Server 1"]


def test_the_cards_to_hold_are_as_many_as_the_damage_that_is_spoken_of() -> None:
    script = read("damage")
    said = " ".join(step.say for step in script.steps)
    assert "3 net damage" in said
    assert "Scorched Earth does 4 damage" in said
    assert "three cards for a Snare!, and four when you are tagged" in script.end
