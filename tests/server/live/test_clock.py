"""Chess clocks: time runs evenly, whatever the machine's own clock does, and is not lost when a server is killed."""

from __future__ import annotations

import time

import pytest

from netrunner.server.live.clock import ChessClock
from netrunner.server.live.host import GameOptions, Host
from netrunner.server.live.steady_clock import steady_time
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
