"""A server is killed in the middle of a run: everybody comes back to the same decision."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from redis import Redis

from netrunner.server.live.redis_bus import game_key, worker_key
from tests.server.live.client import Player
from tests.server.running_server import PATIENCE, renew
from tests.server.server_process import Worker
from tests.server.services import postgres_server, redis_server


@contextmanager
def seated(worker: Worker, *others: Worker) -> Iterator[tuple[str, Player, Player]]:
    """A game between two people at a table of the lobby; the second may be connected to another worker."""
    second = others[0] if others else worker
    people = [worker.client(), second.client()]
    try:
        game = game_between(people[0], people[1])
        players = [Player(where, http) for where, http in zip((worker, second), people, strict=True)]
        for player in players:
            player.enter(game)
        sides = {player.rooms[game]["seat"]: player for player in players}
        try:
            yield game, sides["corp"], sides["runner"]
        finally:
            for player in players:
                player.close()
    finally:
        for http in people:
            http.close()


def done(response: httpx.Response) -> Any:
    assert response.is_success, response.text
    return response.json()


def game_between(owner: httpx.Client, guest: httpx.Client) -> str:
    """Open a table, join it, get ready: the game that begins."""
    table = done(owner.post("/api/tables", json={"side": "corp", "format": "casual", "deck": "core-weyland"}))
    renew(owner)
    done(guest.post(f"/api/tables/{table['id']}/join", json={"deck": "core-anarch"}))
    renew(guest)
    for person in (owner, guest):
        done(person.post(f"/api/tables/{table['id']}/ready", json={"ready": True}))
    return str(done(owner.get(f"/api/tables/{table['id']}"))["game"])


def into_a_run(game: str, corp: Player, runner: Player) -> Player:
    """Play until the Runner is in a run and somebody has to decide something in it; who that is."""
    for _ in range(200):
        mover = who_decides(game, corp, runner)
        room = mover.rooms[game]
        if room["view"]["run"] is not None:
            return mover
        labels = mover.labels(game)
        wanted = ("Keep", "Run HQ", "HQ", "Continue", "Pass")
        install = [label for label in labels if label.startswith("Install") and mover is corp]
        label = next((label for label in (*install[:1], *wanted) if label in labels), labels[0])
        mover.choose(game, label)
    raise AssertionError("no run came about")


def who_decides(game: str, corp: Player, runner: Player) -> Player:
    """Whoever has to decide. What one worker tells may arrive later at another."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for player in (corp, runner):
            if player.rooms[game]["decision"] is not None:
                return player
            with suppress(TimeoutError):
                player.listen(0.05)
    raise AssertionError("nobody has to decide")


def picture(room: dict[str, Any]) -> str:
    """What a player saw, to be compared with what they see."""
    return json.dumps({key: room[key] for key in ("view", "log", "seat", "commitment", "stops")}, sort_keys=True)


def pictures(game: str, *players: Player) -> list[str]:
    """What each of them sees now, once everything that was told has arrived."""
    for player in players:
        player.catch_up(game)
    return [picture(player.rooms[game]) for player in players]


def all_come_back(game: str, players: tuple[Player, ...], before: list[str]) -> None:
    """Everybody connects again and sees what they saw."""
    for player, seen in zip(players, before, strict=True):
        player.close()
        player.connect()
        player.enter(game)
        assert picture(player.rooms[game]) == seen


def test_killed_in_mid_run_everybody_comes_back_to_the_same_decision(tmp_path: Path) -> None:
    worker = Worker(tmp_path)
    try:
        with seated(worker) as (game, corp, runner):
            mover = into_a_run(game, corp, runner)
            before = pictures(game, corp, runner)
            worker.kill()
            worker = Worker(tmp_path, port=worker.port)
            all_come_back(game, (corp, runner), before)
            mover.my_turn(game)
            mover.choose(game, 0)
    finally:
        assert worker.stop() == 0


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    with (
        redis_server(tmp_path_factory.mktemp("redis")) as redis,
        postgres_server(tmp_path_factory.mktemp("postgres")) as postgres,
    ):
        yield {"REDIS_URL": redis, "DATABASE_URL": postgres}


PATIENT = f"""
from netrunner.server.live import redis_bus, remote_room
redis_bus.LEASE = {round(1000 * PATIENCE)}
redis_bus.PATIENCE = remote_room.PATIENCE = {PATIENCE}
"""
"""A worker that is slow, on a machine that is, does not lose its games for it."""


def test_two_workers_share_a_game_and_one_takes_over_when_the_other_is_killed(
    tmp_path: Path, services: dict[str, str]
) -> None:
    first, second = (Worker(tmp_path, environment=services, first=PATIENT) for _ in range(2))
    try:
        with (
            seated(first, second) as (game, corp, runner),
            Redis.from_url(services["REDIS_URL"], decode_responses=True) as redis,
        ):
            mover = into_a_run(game, corp, runner)
            before = pictures(game, corp, runner)
            stays, gone = (corp, runner) if corp.server is first else (runner, corp)
            owner = redis.get(game_key(game))
            lapsing = game_key(game), worker_key(str(owner))
            second.kill()  # the game began there, when the second player was ready
            assert all(0 < int(redis.pttl(key)) <= 1000 * PATIENCE for key in lapsing), "all that it had runs out"
            redis.delete(*lapsing)  # and here it has, without our waiting
            stays.wait_for_session(game, stays.sessions[game])
            gone.move(first)
            gone.enter(game)
            for player, seen in zip((corp, runner), before, strict=True):
                assert picture(player.rooms[game]) == seen
            mover.my_turn(game)
            mover.choose(game, 0)
            assert who_decides(game, corp, runner).rooms[game]["seat"] is not None
    finally:
        for worker in (first, second):
            if worker.process.poll() is None:
                worker.stop()


def children_of(process: int) -> set[int]:
    listed = Path(f"/proc/{process}/task/{process}/children")
    if not listed.exists():
        pytest.skip("Only Linux says which processes a process has started.")
    return {int(number) for number in listed.read_text(encoding="ascii").split()}


def lives(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def wait_for_the_end_of(processes: set[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(lives(process) for process in processes):
        assert time.monotonic() < deadline, "a process has outlived its server"
        time.sleep(0.05)


def test_no_process_for_bots_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    worker = Worker(tmp_path)
    deadline = time.monotonic() + PATIENCE
    while len(started := children_of(worker.process.pid)) < 2:  # one for bots, and Python's own that tracks resources
        assert time.monotonic() < deadline, "no process for bots was started"
        time.sleep(0.05)
    worker.kill()
    wait_for_the_end_of(started)
