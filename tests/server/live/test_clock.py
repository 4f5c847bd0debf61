"""Chess clocks: time runs evenly, whatever the machine's own clock does, and is not lost when a server is killed."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from netrunner.server.live import steady_clock
from netrunner.server.live.clock import ChessClock
from netrunner.server.live.host import GameOptions, Host
from netrunner.server.live.steady_clock import SteadyClock, steady_time
from tests.server.live.people import Guest, start
from tests.server.running_server import Running

People = tuple[Guest, Guest, Guest]


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
def test_a_jump_of_the_time_of_day_takes_nothing_and_gives_nothing(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    clock = ChessClock({"corp": 60.0, "runner": 60.0})
    clock.run("corp", steady_time())
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    clock.run("runner", steady_time())
    assert 59.0 < clock.left["corp"] <= 60.0


def test_while_one_side_goes_on_deciding_its_clock_runs_on_unchanged() -> None:
    """How often somebody was asked is not to be seen."""
    clock = ChessClock({"corp": 60.0, "runner": 60.0}, increment=5.0)
    clock.run("corp", 0.0)
    clock.run("corp", 10.0)
    assert (clock.left["corp"], clock.since) == (60.0, 0.0)
    clock.run("runner", 20.0)
    assert clock.left["corp"] == 45.0


def test_the_time_somebody_thought_is_charged_although_the_server_was_killed(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = start(server, corp, runner, GameOptions(clock=600))
    host: Host = server.app.state.host
    room = host.rooms[game]
    began = room.match.now()
    room.match.now = lambda: began + 250.0

    async def tick_and_die() -> None:
        await room.keep_clock()
        room.close()
        host.forget(game)

    corp.player.enter(game)
    server.run(tick_and_die())
    shown = runner.player.enter(game)["clock"]
    assert shown["running"] == "corp"
    assert 340.0 < shown["corp"] <= 350.0
    assert shown["runner"] == 600.0


def test_keeping_the_clock_tells_nobody_anything(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = start(server, corp, runner, GameOptions(clock=600))
    corp.player.enter(game)
    runner.player.enter(game)
    corp.player.catch_up(game)
    before = len(runner.player.heard), len(corp.player.heard)
    server.run(server.app.state.host.rooms[game].keep_clock())
    for person in (corp, runner):
        person.player.ask("ping")
    told = [text for person in (corp, runner) for text in person.player.heard if '"patch"' in text]
    assert len(told) <= 2, "only that somebody came in"
    assert before


def restarted(monkeypatch: pytest.MonkeyPatch, folder: Path, *, away: float, jump: float, boot: str = "one") -> float:
    """How far the clock of a server that starts again is from where it would be if nothing had been done to the
    machine's own clock."""
    real_time, real_ticks, now = time.time, steady_clock.ticks, time.time()
    monkeypatch.setattr(steady_clock, "boot", lambda: "one")
    SteadyClock().keep(folder)
    with monkeypatch.context() as later:
        later.setattr(steady_clock, "boot", lambda: boot)
        later.setattr(time, "time", lambda: real_time() + away + jump)
        later.setattr(steady_clock, "ticks", lambda: real_ticks() + away if boot == "one" else away)
        again = SteadyClock()
        again.resume(folder)
        return again.time() - now - away


@pytest.mark.parametrize("jump", [-7200.0, 0.0, 7200.0])
def test_a_server_that_starts_again_goes_on_by_its_own_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, jump: float
) -> None:
    assert abs(restarted(monkeypatch, tmp_path, away=300.0, jump=jump)) < 5


@pytest.mark.parametrize(("away", "boot"), [(2 * steady_clock.SOON, "one"), (300.0, "two")])
def test_after_long_or_on_a_machine_that_was_started_anew_it_goes_by_the_time_of_day(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, away: float, boot: str
) -> None:
    assert abs(restarted(monkeypatch, tmp_path, away=away, jump=500.0, boot=boot) - 500) < 5


@pytest.mark.parametrize("kept", ["", "{", "[]", '{"boot": "one"}', '{"boot": null, "offset": 1, "ticks": 1}'])
def test_a_count_that_makes_no_sense_is_not_gone_on_by(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kept: str
) -> None:
    monkeypatch.setattr(steady_clock, "boot", lambda: "one")
    (tmp_path / steady_clock.FILE).write_text(kept)
    clock = SteadyClock()
    clock.resume(tmp_path)
    assert abs(clock.time() - time.time()) < 5
    assert steady_clock.read(tmp_path / steady_clock.FILE) is not None


def test_a_folder_that_cannot_be_written_to_is_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    SteadyClock().resume(tmp_path / "nowhere")
    assert "could not be kept" in caplog.text
