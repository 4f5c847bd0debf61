"""Redis goes away, hangs, or comes back empty: a worker goes on with its own games, and in the end everybody sees the
same table."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.attack import LONGER
from tests.attack.test_kills import new_game
from tests.server.live.client import Player
from tests.server.running_server import free_port
from tests.server.server_process import Worker
from tests.server.services import MISSING, postgres_server, wait_for
from tests.server.workers.test_killed import seated

ROUNDS = 1 + LONGER
PATIENCE = 120.0
"""Seconds in which everything has to be well again."""
SOON = 5.0
"""Seconds in which a worker answers who does not need the other workers for it."""


class Redis:
    """A Redis of our own that can be killed, started again with nothing in it, and made to hang."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip(MISSING.format("Redis", "redis-server"))
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
        self.command = [program, "--port", str(self.port), *options]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        wait_for(["redis-cli", "-p", str(self.port), "ping"], "Redis", self.process)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def hang(self) -> None:
        os.kill(self.process.pid, signal.SIGSTOP)

    def cut(self) -> None:
        """Close the connections on which workers hear from each other."""
        subprocess.run(["redis-cli", "-p", str(self.port), "client", "kill", "type", "pubsub"], check=True)

    def wake(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    made = Redis(tmp_path)
    try:
        yield made
    finally:
        with suppress(ProcessLookupError):
            made.wake()
        made.kill()


@pytest.mark.parametrize("fault", ["hang", "kill"])
def test_while_redis_is_away_a_worker_goes_on_with_its_own_games(tmp_path: Path, redis: Redis, fault: str) -> None:
    worker = Worker(tmp_path, environment={"REDIS_URL": redis.url})
    http = worker.client()
    try:
        game = new_game(http)
        player = Player(worker, http)
        player.enter(game)
        for stage in ("before", "while", "after"):
            if stage == "while":
                redis.hang() if fault == "hang" else redis.kill()
            elif stage == "after":
                redis.wake() if fault == "hang" else redis.start()
            for _ in range(4):
                player.my_turn(game)
                started = time.monotonic()
                player.choose(game, 0)
                assert time.monotonic() - started < SOON
            if stage == "while":
                started = time.monotonic()
                for _ in range(20):
                    http.get("/api/me").raise_for_status()
                assert time.monotonic() - started < SOON, "every request waits for Redis"
                assert http.get("/healthz").status_code == 503
        deadline = time.monotonic() + PATIENCE
        while http.get("/healthz").status_code != 200:
            assert time.monotonic() < deadline, "Redis is not noticed to be back"
            time.sleep(0.1)
        player.close()
    finally:
        http.close()
        assert worker.stop() == 0


def hear(game: str, player: Player) -> None:
    """Listen for a moment; who was sent away comes again, as the page does."""
    try:
        player.listen(0.1)
    except TimeoutError:
        pass
    except ConnectionClosed:
        come_again(game, player)


def come_again(game: str, player: Player) -> None:
    """Connect and enter; after a refusal that will pass, ask again, as the page does: Redis may still be away."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            player.close()
            player.connect()
            if player.ask("enter", room=game)["problem"] is None:
                return
        except ConnectionClosed:
            pass
        time.sleep(0.3)
    raise AssertionError("nobody is let in any more")


def same_table(game: str, corp: Player, runner: Player) -> None:
    """Wait until both see the same moment of the game, without anybody doing anything."""
    deadline = time.monotonic() + PATIENCE

    def seen(player: Player) -> tuple[object, ...]:
        room = player.rooms[game]
        return room["view"]["turn"], len(room["log"]), room["view"]["step"]

    while seen(corp) != seen(runner):
        assert time.monotonic() < deadline, "one of them sees an old table for ever"
        for player in (corp, runner):
            hear(game, player)


def who_decides(game: str, corp: Player, runner: Player) -> Player:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for player in (corp, runner):
            if player.rooms[game]["decision"] is not None:
                return player
            hear(game, player)
    raise AssertionError("nobody has to decide")


def choose(game: str, mover: Player) -> None:
    """Choose, as a person does: where nobody answers, look at the table and try again."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        room = mover.rooms[game]
        if room["decision"] is None:
            return
        option = len(mover.labels(game)) - 1
        try:
            if mover.ask("choose", room=game, decision=room["decision"], option=option)["problem"] is None:
                return
            mover.ask("enter", room=game)
        except ConnectionClosed:
            hear(game, mover)
        time.sleep(0.3)
    raise AssertionError("no choice was accepted any more")


def test_two_workers_find_together_again_when_redis_was_away(tmp_path: Path, redis: Redis) -> None:
    """Whoever shares the game's worker plays on meanwhile; the other one sees it when Redis is back."""
    with postgres_server(tmp_path) as postgres:
        services = {"REDIS_URL": redis.url, "DATABASE_URL": postgres}
        first, second = (Worker(tmp_path, environment=services) for _ in range(2))
        try:
            with seated(first, second) as (game, corp, runner):
                for fault in ("cut", "kill", "hang") * ROUNDS:
                    own = corp if corp.server is second else runner  # the game began at the second worker
                    for _ in range(100):
                        if (mover := who_decides(game, corp, runner)) is own:
                            break
                        choose(game, mover)
                    same_table(game, corp, runner)
                    {"cut": redis.cut, "kill": redis.kill, "hang": redis.hang}[fault]()
                    if fault == "cut":
                        choose(game, own)
                    else:  # where the other worker has the game by now, nothing can be chosen before Redis is back
                        own.ask("choose", room=game, decision=own.rooms[game]["decision"], option=0)
                    {"cut": lambda: None, "kill": redis.start, "hang": redis.wake}[fault]()
                    same_table(game, corp, runner)
                    for _ in range(6):
                        choose(game, who_decides(game, corp, runner))
                    same_table(game, corp, runner)
        finally:
            assert first.stop() == 0
            assert second.stop() == 0
