"""What every answer tells the browser."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from netrunner.server.middleware.headers import FIXED, policy
from tests.server.running_server import Running, running

ANSWERS = (
    ("GET", "/api/me", 200),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 200),
    ("GET", "/api/no-such-path", 404),
    ("GET", "/api/people/nobody-at-all", 404),
    ("GET", "/api/people/x/games?most=0", 422),
    ("DELETE", "/api/me", 405),
    ("POST", "/api/session", 422),
    ("OPTIONS", "/api/me", 405),
)


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_has_the_headers(visitor: httpx.Client, method: str, path: str, status: int) -> None:
    answer = visitor.request(method, path)
    assert answer.status_code == status
    expect_headers(answer)


def expect_headers(answer: httpx.Response) -> None:
    for name, value in FIXED.items():
        assert answer.headers[name] == value
    assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
    assert re.fullmatch(r"[0-9a-z]{10}", answer.headers["X-Request-Id"])


def test_a_refusal_before_the_routes_has_the_headers_too(server: Running) -> None:
    with server.anonymous() as client:
        answer = client.post("/api/session", headers={"Origin": "https://elsewhere.example"})
        assert answer.status_code == 403
        expect_headers(answer)


def test_a_failure_of_ours_has_the_headers_and_says_under_which_number_it_was_noted(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as client:

        async def fail() -> None:
            raise RuntimeError("the secret is 42")

        server.app.add_api_route("/api/failing", fail)
        server.app.router.routes.insert(0, server.app.router.routes.pop())
        answer = client.get("/api/failing")
        assert answer.status_code == 500
        expect_headers(answer)
        assert answer.headers["X-Request-Id"] in answer.json()["message"]
        assert "secret" not in answer.text


def test_nothing_inline_is_allowed_and_nobody_may_frame_us(visitor: httpx.Client) -> None:
    said = visitor.get("/api/me").headers["Content-Security-Policy"]
    assert "unsafe" not in said
    for directive in ("frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'"):
        assert directive in said


def test_the_socket_of_this_host_may_be_opened_and_no_other() -> None:
    assert "connect-src 'self' ws://a.example:8000 wss://a.example:8000;" in policy("a.example:8000", secure=False)
    assert "connect-src 'self' wss://a.example;" in policy("a.example", secure=True)
    assert "connect-src 'self' ws://[::1]:80 wss://[::1]:80;" in policy("[::1]:80", secure=False)
    for bad in ("", "a b", "a; script-src *", "a\r\nX: y", "a,b", "'self'", "*"):
        assert "connect-src 'self';" in policy(bad, secure=False)


def test_answers_of_the_interface_stay_out_of_caches(visitor: httpx.Client) -> None:
    assert visitor.get("/api/me").headers["Cache-Control"] == "no-store"


def test_only_a_site_on_https_asks_for_it_to_stay_so(visitor: httpx.Client) -> None:
    assert "Strict-Transport-Security" not in visitor.get("/api/me").headers


@pytest.mark.parametrize(
    "path", ["/api/no-such-path", "/api/", "/api/me/", "/api/me/no-such-path", "/api/%00", "/api//me"]
)
def test_an_address_that_does_not_exist_is_a_problem(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path)
    assert answer.status_code == 404
    assert answer.json() == {"message": "There is nothing at this address.", "rule": None, "field": None}


def test_a_method_that_does_not_exist_is_a_problem(visitor: httpx.Client) -> None:
    answer = visitor.delete("/api/me")
    assert answer.status_code == 405
    assert answer.json()["message"] == "This address does not take such a request."
    assert "GET" in answer.headers["Allow"]
