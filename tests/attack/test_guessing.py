"""Guessing at a password does not keep its owner out."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from netrunner.server.accounts import authentication
from tests.server.running_server import renew, running

PASSWORD = "a long enough password"


def test_who_guesses_is_refused_and_the_owner_gets_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(authentication, "DELAY", 0.01)
    with running(tmp_path, limits=True, proxies=1) as server:

        def try_in(address: str, password: str) -> int:
            with server.client() as client:
                client.headers["X-Forwarded-For"] = address
                wish = {"name": "Owner", "password": password}
                return client.post("/api/session", json=wish).status_code

        with server.client() as owner:
            made = owner.post("/api/accounts", json={"name": "Owner", "password": PASSWORD})
            assert made.is_success, made.text
        server.stop_counting_time()
        guesses = [try_in("192.0.2.1", f"wrong password {i}") for i in range(29)]
        assert guesses.count(401) == 29
        for i in range(4):  # from elsewhere, too
            assert try_in(f"192.0.2.{10 + i}", "another wrong password") == 401
        assert try_in("192.0.2.1", PASSWORD) == 200, "a neighbour's guesses do not lock the owner out"
        assert try_in("198.51.100.7", PASSWORD) == 200
        assert try_in("192.0.2.1", "one more") == 429, "an address that tries far too much is refused"


def test_on_a_device_that_was_signed_in_the_owner_does_not_even_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(authentication, "DELAY", 0.01)
    with running(tmp_path, limits=True, proxies=1) as server, server.client() as owner, server.client() as neighbour:
        wish = {"name": "Owner", "password": PASSWORD}
        assert owner.post("/api/accounts", json=wish).is_success
        renew(owner)
        assert owner.delete("/api/session").is_success
        renew(owner)
        server.stop_counting_time()
        for client in (owner, neighbour):
            client.headers["X-Forwarded-For"] = "192.0.2.1"
        wrong = {"name": "Owner", "password": "a wrong password"}
        flood = [neighbour.post("/api/session", json=wrong).status_code for _ in range(40)]
        assert flood[-1] == 429
        monkeypatch.setattr(authentication, "DELAY", 30.0)
        started = time.monotonic()
        assert owner.post("/api/session", json=wish).status_code == 200
        assert time.monotonic() - started < 15


def test_a_device_of_one_account_guesses_at_another_like_any_stranger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(authentication, "DELAY", 0.01)
    with running(tmp_path, limits=True) as server, server.client() as owner, server.client() as other:
        assert owner.post("/api/accounts", json={"name": "Owner", "password": PASSWORD}).is_success
        assert other.post("/api/accounts", json={"name": "Other", "password": PASSWORD}).is_success
        renew(other)
        server.stop_counting_time()
        guesses = [
            other.post("/api/session", json={"name": "Owner", "password": f"wrong password {i}"}).status_code
            for i in range(40)
        ]
        assert guesses.count(401) == 30
        assert guesses[-1] == 429
