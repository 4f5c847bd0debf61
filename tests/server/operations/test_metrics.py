"""What is measured."""

from __future__ import annotations

from types import SimpleNamespace

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request
from websockets.sync.client import connect
from websockets.typing import Origin

from netrunner.server.live.host import Host
from netrunner.server.live.match import Match
from netrunner.server.operations.routes import may_measure
from netrunner.server.security.rate_limits import RATES, RateLimits
from netrunner.server.settings import Settings
from tests.server.live.people import guest, start
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


def measures(client: httpx.Client) -> dict[str, float]:
    """What games have counted so far, by short names."""
    return {
        **{by: value(client, "netrunner_choices_total", by=by) for by in ("person", "bot", "automatic")},
        "told": value(client, "netrunner_choice_seconds_count"),
        "thoughts": value(client, "netrunner_bot_seconds_count", bot="rookie"),
        "thinking": value(client, "netrunner_bot_seconds_sum", bot="rookie"),
        "commits": value(client, "netrunner_commit_seconds_count"),
    }


def test_choices_are_counted_by_who_made_them_and_the_time_that_bots_think(
    server: Running, visitor: httpx.Client
) -> None:
    before, person = measures(visitor), guest(server)
    game = start(server, "rookie", person, seed=2)
    person.player.enter(game)
    asked = 0
    for label in ("Keep", "Gain 1 credit", "Gain 1 credit", "Draw 1 card", "Gain 1 credit"):
        person.player.my_turn(game)
        person.player.choose(game, label)
        asked += 1
    person.player.my_turn(game)
    person.player.ask("stops", room=game, windows=[])  # no choice: not counted
    match: Match = server.app.state.host.rooms[game].match
    by_bot = len([mark for mark in match.marks if mark.side == "corp"])
    assert by_bot > 2
    person.player.close()
    person.player.http.close()

    after = measures(visitor)
    assert after["person"] - before["person"] == asked == after["told"] - before["told"]
    assert after["bot"] - before["bot"] == by_bot == after["thoughts"] - before["thoughts"]
    assert after["automatic"] - before["automatic"] == len(match.keys) - asked - by_bot > 0
    assert 0 < after["thinking"] - before["thinking"] < PATIENCE
    assert after["commits"] - before["commits"] == asked + by_bot + 1  # and one for the stops


def test_games_in_memory_are_counted_until_they_are_let_go_of(server: Running, visitor: httpx.Client) -> None:
    host: Host = server.app.state.host
    before, people = value(visitor, "netrunner_games"), (guest(server), guest(server))
    game = start(server, *people)
    assert value(visitor, "netrunner_games") == before + 1 == len(host.rooms)
    for person in people:
        person.player.close()
        person.player.http.close()
    host.rooms[game].close()
    host.forget(game)
    assert value(visitor, "netrunner_games") == before == len(host.rooms)


def test_what_comes_too_often_is_counted_by_its_kind(server: Running, visitor: httpx.Client) -> None:
    before = {kind: value(visitor, "netrunner_limited_total", kind=kind) for kind in ("chat", "guest")}
    limits = RateLimits()
    limits.own.clock = lambda: 0.0
    wanted = RATES["chat"].burst + 3
    assert [server.run(limits.allow("somebody", "chat")) for _ in range(wanted)].count(False) == 3
    assert value(visitor, "netrunner_limited_total", kind="chat") == before["chat"] + 3
    assert value(visitor, "netrunner_limited_total", kind="guest") == before["guest"]


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
