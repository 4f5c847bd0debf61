"""What is measured."""

from __future__ import annotations

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect
from websockets.typing import Origin

from netrunner.server.operations.metrics import exposition
from tests.server.running import Running


def value(client: httpx.Client, name: str, **labels: str) -> float:
    """One measure, as Prometheus would read it."""
    for family in text_string_to_metric_families(client.get("/metrics").text):
        for sample in family.samples:
            if sample.name == name and sample.labels == labels:
                return float(sample.value)
    return 0.0


def test_requests_are_counted_by_route_and_not_by_address(visitor: httpx.Client) -> None:
    labels = {"method": "GET", "route": "/api/people/{name}", "status": "404"}
    before = value(visitor, "netrunner_requests_total", **labels)
    for name in ("one", "two", "three"):
        visitor.get(f"/api/people/{name}")
    assert value(visitor, "netrunner_requests_total", **labels) == before + 3
    seconds = value(visitor, "netrunner_request_seconds_count", method="GET", route="/api/people/{name}")
    assert seconds >= 3
    assert "three" not in visitor.get("/metrics").text


def test_addresses_that_do_not_exist_are_one_measure(visitor: httpx.Client) -> None:
    labels = {"method": "GET", "route": "(none)", "status": "404"}
    before = value(visitor, "netrunner_requests_total", **labels)
    for number in range(5):
        visitor.get(f"/api/no-such-path/{number}")
    assert value(visitor, "netrunner_requests_total", **labels) == before + 5


def test_a_method_that_somebody_made_up_makes_no_measure_of_its_own(server: Running, visitor: httpx.Client) -> None:
    visitor.request("BREW", "/api/me")
    assert "BREW" not in visitor.get("/metrics").text


def test_open_sockets_are_counted(server: Running, visitor: httpx.Client) -> None:
    before = value(visitor, "netrunner_sockets")
    with connect(server.socket_url, origin=Origin(server.url)) as socket:
        socket.send('{"message": {"do": "ping"}}')
        socket.recv(timeout=60)
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
