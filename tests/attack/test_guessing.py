"""Guessing at a password does not keep its owner out."""

from __future__ import annotations

from pathlib import Path

import pytest

from netrunner.server.accounts import authentication
from tests.server.running_server import running

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
        guesses = [try_in("192.0.2.1", f"wrong password {i}") for i in range(15)]
        assert guesses.count(401) == 10
        assert guesses[-1] == 429
        for i in range(4):  # from elsewhere, too, as often as one may there
            assert try_in(f"192.0.2.{10 + i}", "another wrong password") == 401
        assert try_in("198.51.100.7", PASSWORD) in (200, 201)
