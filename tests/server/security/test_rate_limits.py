"""How often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from netrunner.server.accounts import authentication
from netrunner.server.accounts.names import key_of
from netrunner.server.security.rate_limits import RATES, Kind, Rate, RateLimitExceeded, RateLimits
from netrunner.server.security.token_buckets import TokenBuckets
from tests.event_loop import run
from tests.server.accounts.people import PASSWORD, member, new_name
from tests.server.running_server import PATIENCE, Running, nobody_listens, renew, running
from tests.server.services import redis_server


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, limits=True) as server:
        server.stop_counting_time()
        yield server


def drain(server: Running, key: str, kind: Kind) -> None:
    """Let somebody do something until they may not any more."""

    async def take() -> None:
        while await server.app.state.limits.allow(key, kind):
            pass

    server.run(take())


def test_a_bucket_gives_its_tokens_and_fills_again() -> None:
    clock = Clock()
    buckets = TokenBuckets(clock)
    assert [buckets.take("a", 3, 0.5) for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a", 3, 0.5) == 2.0
    clock.now = 1.0
    assert buckets.take("a", 3, 0.5) == 1.0
    clock.now = 2.0
    assert buckets.take("a", 3, 0.5) == 0.0
    assert buckets.take("b", 3, 0.5) == 0.0
    clock.now = 1000.0
    assert [buckets.take("a", 3, 0.5) for _ in range(4)] == [0, 0, 0, 2.0]


def test_full_buckets_are_dropped_and_never_more_are_kept_than_allowed() -> None:
    clock = Clock()
    buckets = TokenBuckets(clock, most=100)
    for number in range(10_000):
        buckets.take(str(number), 10, 1.0)
        assert len(buckets.kept) <= 100
    clock.now = 3600.0
    for _ in range(200):
        buckets.take("the only one", 10, 1.0)
    assert len(buckets.kept) == 1


def test_signing_in_is_slowed_down_by_address(limited: Running) -> None:
    with limited.client() as client:
        wish = {"name": new_name(), "password": "not the password"}
        assert client.post("/api/session", json=wish).status_code == 401
        drain(limited, "127.0.0.1", "sign-in")
        answer = client.post("/api/session", json=wish)
    assert answer.status_code == 429
    assert 1 <= int(answer.headers["Retry-After"]) <= 60
    assert f"in {answer.headers['Retry-After']} second" in answer.json()["message"]


def test_guesses_at_one_account_from_many_addresses_are_delayed_and_lock_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(authentication, "DELAY", 0.2)
    with running(tmp_path, limits=True, proxies=1) as server:
        server.stop_counting_time()
        owner, account = member(server)
        drain(server, key_of(account["name"]), "sign-in-any")
        with server.client() as client:
            for number in range(3):
                client.cookies.clear()  # another device each time
                renew(client)
                headers = {"X-Forwarded-For": f"192.0.2.{number}"}
                wish = {"name": account["name"].upper(), "password": PASSWORD}
                started = time.monotonic()
                assert client.post("/api/session", json=wish, headers=headers).status_code == 200
                assert time.monotonic() - started >= 0.2
            drain(server, "192.0.2.2", "sign-in")
            assert client.post("/api/session", json=wish, headers=headers).status_code == 200, "a device that was here"
            client.cookies.clear()
            renew(client)
            assert client.post("/api/session", json=wish, headers=headers).status_code == 429
            headers = {"X-Forwarded-For": "192.0.2.77"}
            other = {"name": new_name(), "password": PASSWORD}
            assert client.post("/api/session", json=other, headers=headers).status_code == 401
        owner.close()


def test_recovery_codes_are_slowed_down_by_address_and_by_name(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(authentication, "DELAY", 0.2)
    with limited.client() as client:
        wish = {"name": new_name(), "code": "7hq2m", "password": PASSWORD}
        assert client.post("/api/recovery", json=wish).status_code == 401
        drain(limited, f"127.0.0.1:{key_of(wish['name'])}", "sign-in-name")
        started = time.monotonic()
        assert client.post("/api/recovery", json=wish).status_code == 401
        assert time.monotonic() - started >= 0.2
        other = wish | {"name": new_name()}
        assert client.post("/api/recovery", json=other).status_code == 401
        drain(limited, "127.0.0.1", "sign-in")
        assert client.post("/api/recovery", json=other).status_code == 429


def test_signing_up_is_slowed_down(limited: Running) -> None:
    with limited.client() as client:
        wish = {"name": "a/b", "password": PASSWORD}
        assert client.post("/api/accounts", json=wish).status_code == 422
        drain(limited, "127.0.0.1", "sign-up")
        assert client.post("/api/accounts", json=wish).status_code == 429


def test_new_guests_are_slowed_down(limited: Running) -> None:
    with limited.client() as known:
        assert known.put("/api/me/settings", json={}).status_code == 200
        drain(limited, "127.0.0.1", "guest")
        with limited.client() as stranger:
            assert stranger.put("/api/me/settings", json={}).status_code == 429
        assert known.put("/api/me/settings", json={}).status_code == 200


def test_changes_are_slowed_down_by_account_and_reading_is_not(limited: Running) -> None:
    client, account = member(limited)
    assert client.put("/api/me/settings", json={}).status_code == 200
    drain(limited, account["id"], "write")
    assert client.put("/api/me/settings", json={}).status_code == 429
    assert client.get("/api/me").status_code == 200
    client.close()


def test_opening_sockets_is_slowed_down(limited: Running) -> None:
    origin = Origin(limited.url)
    with connect(limited.socket_url, origin=origin, open_timeout=PATIENCE):
        pass
    drain(limited, "127.0.0.1", "socket")
    with (
        pytest.raises(InvalidStatus) as refusal,
        connect(limited.socket_url, origin=origin, open_timeout=PATIENCE),
    ):
        pass
    assert refusal.value.response.status_code == 429
    assert "Retry-After" in refusal.value.response.headers


def test_limits_can_be_switched_off() -> None:
    async def check() -> None:
        limits = RateLimits(enabled=False)
        assert all([await limits.allow("a", "sign-up") for _ in range(1000)])

    run(check())


def test_a_demand_says_when_to_come_back() -> None:
    async def check() -> None:
        limits = RateLimits()
        limits.own.clock = Clock()
        for _ in range(RATES["chat"].burst):
            await limits.demand("a", "chat")
        with pytest.raises(RateLimitExceeded, match="Try again in 2 seconds"):
            await limits.demand("a", "chat")
        assert await limits.allow("b", "chat")

    run(check())


@pytest.mark.parametrize("kind", list(RATES))
def test_every_kind_allows_some_and_recovers(kind: Kind) -> None:
    assert RATES[kind].burst >= 1
    assert 0 < RATES[kind].burst / RATES[kind].per_second <= 1200


def test_without_an_answer_of_redis_a_worker_counts_for_itself() -> None:
    async def check(port: int) -> None:
        redis = Redis.from_url(f"redis://127.0.0.1:{port}")
        limits = RateLimits(redis=redis)
        limits.own.clock = Clock()
        allowed = [await limits.allow("a", "sign-in") for _ in range(RATES["sign-in"].burst + 1)]
        assert allowed == [True] * RATES["sign-in"].burst + [False]
        await redis.aclose()

    with nobody_listens() as port:
        run(check(port))


def test_workers_count_together_in_redis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    burst = 6
    monkeypatch.setitem(RATES, "sign-in", Rate(burst, 1 / 600))  # so slow that it does not recover meanwhile

    async def check(url: str) -> None:
        redis = Redis.from_url(url)
        workers = [RateLimits(redis=redis), RateLimits(redis=redis)]
        key = new_name()
        waits = [await workers[number % 2].take(key, "sign-in") for number in range(burst + 1)]
        assert waits[:burst] == [0.0] * burst
        assert 0 < waits[burst] <= 1 / RATES["sign-in"].per_second
        assert await workers[0].allow(f"not {key}", "sign-in")
        full_again = burst / RATES["sign-in"].per_second
        assert 0 < await redis.pttl(f"netrunner:limit:sign-in:{key}") <= (full_again + 2) * 1000
        await redis.aclose()

    with redis_server(tmp_path) as url:
        run(check(url))
