"""What is measured."""

from __future__ import annotations

from types import SimpleNamespace

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request
from websockets.sync.client import connect
from websockets.typing import Origin

from netrunner.server.operations.metrics import exposition
from netrunner.server.operations.routes import may_measure
from netrunner.server.settings import Settings
from tests.server.running_server import PATIENCE, Running, until


def value(client: httpx.Client, name: str, **labels: str) -> float:
    """One measure, as Prometheus would read it."""
    for family in text_string_to_metric_families(client.get("/metrics").text):
        for sample in family.samples:
            if sample.name == name and sample.labels == labels:
                return float(sample.value)
    return 0.0


def counted(client: httpx.Client, by: float, labels: dict[str, str], before: float) -> None:
    """An answer arrives before it is counted: wait for so many more, and see that there are not more than that."""
    until(lambda: value(client, "netrunner_requests_total", **labels) >= before + by)
    assert value(client, "netrunner_requests_total", **labels) == before + by


def test_requests_are_counted_by_route_and_not_by_address(visitor: httpx.Client) -> None:
    labels = {"method": "GET", "route": "/api/people/{name}", "status": "404"}
    before = value(visitor, "netrunner_requests_total", **labels)
    for name in ("one", "two", "three"):
        visitor.get(f"/api/people/{name}")
    counted(visitor, 3, labels, before)
    seconds = value(visitor, "netrunner_request_seconds_count", method="GET", route="/api/people/{name}")
    assert seconds >= 3
    assert "three" not in visitor.get("/metrics").text


def test_addresses_that_do_not_exist_are_one_measure(visitor: httpx.Client) -> None:
    labels = {"method": "GET", "route": "(none)", "status": "404"}
    before = value(visitor, "netrunner_requests_total", **labels)
    for number in range(5):
        visitor.get(f"/api/no-such-path/{number}")
    counted(visitor, 5, labels, before)


def test_a_method_that_somebody_made_up_makes_no_measure_of_its_own(server: Running, visitor: httpx.Client) -> None:
    visitor.request("BREW", "/api/me")
    assert "BREW" not in visitor.get("/metrics").text


def test_open_sockets_are_counted(server: Running, visitor: httpx.Client) -> None:
    before = value(visitor, "netrunner_sockets")
    with connect(server.socket_url, origin=Origin(server.url), open_timeout=PATIENCE) as socket:
        socket.send('{"message": {"do": "ping"}}')
        socket.recv(timeout=PATIENCE)
        assert value(visitor, "netrunner_sockets") == before + 1


@pytest.mark.parametrize(
    "name",
    [
        *("requests_total", "request_seconds", "sockets", "games", "choices_total", "choice_seconds"),
        *("bot_seconds", "commit_seconds", "limited_total"),
    ],
)
def test_everything_that_matters_is_measured(name: str) -> None:
    assert f"# TYPE netrunner_{name} " in exposition()[0].decode()


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_what_is_measured_is_not_for_those_behind_a_proxy(visitor: httpx.Client, header: str) -> None:
    answer = visitor.get("/metrics", headers={header: "192.0.2.7"})
    assert answer.status_code == 403
    assert "NETRUNNER_METRICS" in answer.json()["message"]
    assert "netrunner_choices" not in answer.text


def test_what_is_measured_is_not_for_other_machines_without_the_token() -> None:
    scope = {"type": "http", "method": "GET", "path": "/metrics", "headers": [], "app": SimpleNamespace()}
    token = "a token for Prometheus"
    for given, peer, may in (
        ("", "192.0.2.7", False),
        ("", "127.0.0.1", True),
        ("", "::1", True),
        ("Bearer wrong", "192.0.2.7", False),
        (f"Bearer {token}", "192.0.2.7", True),
        ("Bearer ", "192.0.2.7", False),
    ):
        for known in (token, ""):
            scope["app"] = SimpleNamespace(state=SimpleNamespace(settings=Settings(metrics=known)))
            headers = [(b"authorization", given.encode())] if given else []
            request = Request({**scope, "headers": headers, "client": (peer, 1)})
            assert may_measure(request) == (may and (bool(known) or not given)), (given, peer, known)
