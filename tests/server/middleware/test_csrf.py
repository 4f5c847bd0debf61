"""Requests that another site's page made a browser send."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from netrunner.server.security.origin import same
from tests.server.accounts.people import member
from tests.server.running_server import PATIENCE, Running, running

WISH = {"theme": "dark"}


def stranger(server: Running) -> httpx.Client:
    """Somebody who says nothing of where they come from."""
    client = server.anonymous()
    del client.headers["Origin"]
    return client


def change(client: httpx.Client, **headers: str | None) -> int:
    """Try to change something with these headers; None: without that header. The status of the answer."""
    request = client.build_request("PUT", "/api/me/settings", json=WISH)
    for name, value in headers.items():
        title = name.replace("_", "-")
        request.headers.pop(title, None)
        if value is not None:
            request.headers[title] = value
    answer = client.send(request)
    if answer.status_code >= 400:
        assert set(answer.json()) == {"message", "rule", "field"}
    return answer.status_code


def test_a_page_of_ours_may_change_something(server: Running, visitor: httpx.Client) -> None:
    assert change(visitor) == 200
    assert change(visitor, Sec_Fetch_Site="same-origin") == 200
    assert change(visitor, Sec_Fetch_Site="same-origin", Origin=None) == 200


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "", "http://127.0.0.1:1", "http://127.0.0.1", "file://", "http://[", "x"]
)
def test_a_page_of_another_site_changes_nothing(visitor: httpx.Client, origin: str) -> None:
    assert change(visitor, Origin=origin) == 403
    assert visitor.get("/api/me").json()["account"] is None


@pytest.mark.parametrize("site", ["cross-site", "same-site", "none", ""])
def test_the_browsers_word_goes_before_the_origin(visitor: httpx.Client, site: str) -> None:
    assert change(visitor, Sec_Fetch_Site=site) == 403


def test_a_request_that_says_nothing_of_where_it_comes_from_changes_nothing(visitor: httpx.Client) -> None:
    assert change(visitor, Origin=None) == 403


def test_a_request_without_the_sessions_token_changes_nothing(server: Running, visitor: httpx.Client) -> None:
    client, _ = member(server)
    strangers = visitor.headers["X-CSRF-Token"]
    assert change(client) == 200
    for token in (None, "", "0" * 64, strangers, client.headers["X-CSRF-Token"].upper()):
        assert change(client, X_CSRF_Token=token) == 403
    assert client.put("/api/me/settings", json=WISH, headers={b"X-CSRF-Token": b"\xe4"}).status_code == 403
    client.close()


def test_each_session_has_a_token_of_its_own(server: Running) -> None:
    one, _ = member(server)
    other, _ = member(server)
    assert one.headers["X-CSRF-Token"] != other.headers["X-CSRF-Token"]
    assert change(one, X_CSRF_Token=other.headers["X-CSRF-Token"]) == 403
    one.close()
    other.close()


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_every_method_that_changes_something_is_guarded_on_every_path(server: Running, method: str) -> None:
    with stranger(server) as client:
        for path in ("/api/me/settings", "/api/session", "/api/no-such-path", "/", "/healthz"):
            assert client.request(method, path).status_code == 403


def test_reading_needs_neither_origin_nor_token(server: Running) -> None:
    with stranger(server) as client:
        assert client.get("/api/me", headers={"Origin": "https://evil.example"}).status_code == 200


def test_a_page_of_another_site_cannot_read_our_answers(server: Running) -> None:
    with stranger(server) as client:
        answer = client.get("/api/me", headers={"Origin": "https://evil.example"})
        assert not [name for name in answer.headers if name.lower().startswith("access-control-")]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", None])
def test_a_page_of_another_site_opens_no_socket(server: Running, origin: str | None) -> None:
    asked = None if origin is None else Origin(origin)
    with (
        pytest.raises(InvalidStatus) as refusal,
        connect(server.socket_url, origin=asked, open_timeout=PATIENCE),
    ):
        pass
    assert refusal.value.response.status_code == 403


def test_a_page_of_ours_opens_a_socket(server: Running) -> None:
    with connect(server.socket_url, origin=Origin(server.url), open_timeout=PATIENCE) as socket:
        socket.send('{"message": {"do": "ping"}}')
        assert "pong" in str(socket.recv(timeout=PATIENCE))


def test_the_addresses_that_are_set_count_as_ours(tmp_path: Path) -> None:
    with running(tmp_path, origins=("https://netrunner.example",)) as server, server.client() as client:
        assert change(client, Origin="https://netrunner.example") == 200
        assert change(client, Origin="https://netrunner.example:443", Sec_Fetch_Site="cross-site") == 200
        assert change(client, Origin="http://netrunner.example") == 403
        assert change(client, Origin="https://netrunner.example.evil.example") == 403
        assert change(client) == 200


def test_a_site_on_https_believes_no_page_on_http(tmp_path: Path) -> None:
    with running(tmp_path, secure=True) as server, server.client() as client:
        assert change(client) == 403
        assert change(client, Origin=server.url.replace("http:", "https:")) == 200


def test_origins_are_compared_by_scheme_host_and_port() -> None:
    assert same("https://a.example", "https://A.example:443")
    assert not same("https://a.example", "http://a.example")
    assert not same("https://a.example", "https://a.example:8443")
    assert not same("https://a.example", "https://b.a.example")
    assert not same("", "")
    assert not same("https://a.example:99999", "https://a.example:99999")
