"""A server is stopped as service managers do it: everybody is told, it ends soon, and the game goes on afterwards."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live.client import Player
from tests.server.server_process import Worker
from tests.server.workers.test_killed import (
    all_come_back,
    children_of,
    into_a_run,
    pictures,
    seated,
    wait_for_the_end_of,
)


def listen_on(player: Player) -> None:
    while True:
        player.listen()


def test_terminated_in_mid_run_everybody_comes_back_to_the_same_decision(tmp_path: Path) -> None:
    worker = Worker(tmp_path)
    try:
        with seated(worker) as (game, corp, runner):
            mover = into_a_run(game, corp, runner)
            before = pictures(game, corp, runner)
            started = children_of(worker.process.pid)
            status = worker.stop(signal.SIGTERM)
            assert status in (0, -signal.SIGTERM), worker.told()
            assert "Traceback" not in worker.told()
            wait_for_the_end_of(started)
            for player in (corp, runner):
                with pytest.raises(ConnectionClosed) as closed:
                    listen_on(player)
                assert closed.value.rcvd is not None, "nobody is left without a word"
                assert closed.value.rcvd.code == 1012
            worker = Worker(tmp_path, port=worker.port)
            all_come_back(game, (corp, runner), before)
            mover.my_turn(game)
            mover.choose(game, 0)
    finally:
        assert worker.stop() == 0
