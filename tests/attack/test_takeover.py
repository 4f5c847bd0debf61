"""Two workers with real leases: one is killed, the other takes its games over, and both players go on."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from netrunner.server.live.redis_bus import LEASE
from tests.attack.test_redis_faults import choose, same_table
from tests.attack.test_redis_faults import who_decides as who_decides_in_the_end
from tests.server.live.client import Player
from tests.server.server_process import Worker
from tests.server.services import postgres_server, redis_server
from tests.server.workers.test_killed import seated, who_decides

CHOICES = 25


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    with (
        redis_server(tmp_path_factory.mktemp("redis")) as redis,
        postgres_server(tmp_path_factory.mktemp("postgres")) as postgres,
    ):
        yield {"REDIS_URL": redis, "DATABASE_URL": postgres}


def enter(player: Player, game: str) -> None:
    """Enter as the client does: after a refusal that will pass, ask again."""
    for _ in range(30):
        if player.ask("enter", room=game)["problem"] is None:
            return
    raise AssertionError("the game did not come back")


def play_on(game: str, corp: Player, runner: Player, choices: int) -> None:
    """Both see each choice: nobody plays on over a table that stands still."""
    for _ in range(choices):
        mover = who_decides(game, corp, runner)
        if mover.rooms[game]["result"] is not None:
            return
        mover.choose(game, len(mover.labels(game)) - 1)
        for player in (corp, runner):
            player.catch_up(game)
        assert corp.rooms[game]["view"]["turn"] == runner.rooms[game]["view"]["turn"]
        assert len(corp.rooms[game]["log"]) == len(runner.rooms[game]["log"]), "one of them is told nothing any more"


@pytest.mark.parametrize("asks", [True, False], ids=["who stays asks again", "who stays waits"])
def test_after_a_takeover_both_see_every_choice(tmp_path: Path, services: dict[str, str], asks: bool) -> None:
    first, second = (Worker(tmp_path, environment=services) for _ in range(2))
    try:
        with seated(first, second) as (game, corp, runner):
            play_on(game, corp, runner, 6)
            stays, moves = (corp, runner) if corp.server is first else (runner, corp)
            before = stays.sessions[game]
            second.kill()  # the game began there, when the second player was ready
            moves.move(first)
            enter(moves, game)  # while the lease of the dead worker still holds
            if asks:
                enter(stays, game)
            else:
                stays.wait_for_session(game, before)
            play_on(game, corp, runner, CHOICES)
    finally:
        assert first.stop() == 0
        second.stop()


def test_a_worker_that_stood_still_for_a_while_shows_its_players_the_table_anew(
    tmp_path: Path, services: dict[str, str]
) -> None:
    """A machine that swaps, or is moved: the others took it for dead and have forgotten who listens there."""
    first, second = (Worker(tmp_path, environment=services) for _ in range(2))
    try:
        with seated(first, second) as (game, corp, runner):
            play_on(game, corp, runner, 6)
            for stands_still in (first, second):  # the game is at the second: each in its part
                stands_still.process.send_signal(signal.SIGSTOP)
                time.sleep(LEASE / 1000 + 3)
                stands_still.process.send_signal(signal.SIGCONT)
                for _ in range(6):
                    choose(game, who_decides_in_the_end(game, corp, runner))
                    same_table(game, corp, runner)
    finally:
        for worker in (first, second):
            worker.process.send_signal(signal.SIGCONT)
            assert worker.stop() == 0
