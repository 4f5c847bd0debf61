"""Limits hold however many requests come at once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from netrunner.server.events import event_store
from netrunner.server.library import saved_decks
from netrunner.server.lobby import address_limits, sweeper
from netrunner.server.lobby.quick_play import MOST_RUNNING_GUEST
from netrunner.server.lobby.table_actions import MOST_SEATS_GUEST
from netrunner.server.replays import record_import
from tests.server.events.people import somebody
from tests.server.replays.games import part, played
from tests.server.running_server import PATIENCE, Running, renew

AT_ONCE = 40


def at_once(client: httpx.Client, path: str, body: Mapping[str, object]) -> list[int]:
    """The statuses of many requests of one person that come together."""

    def one(_: int) -> int:
        return httpx.post(
            f"{client.base_url}{path}",
            json=body,
            headers=dict(client.headers),
            cookies=dict(client.cookies),
            timeout=PATIENCE,
            trust_env=False,
            verify=False,  # no TLS here, and loading its certificates takes longer than the request
        ).status_code

    with ThreadPoolExecutor(AT_ONCE) as threads:
        return list(threads.map(one, range(AT_ONCE)))


def a_guest(server: Running) -> httpx.Client:
    client = server.client()
    assert client.post("/api/decks", json={"name": "Mine"}).is_success
    renew(client)
    return client


def test_a_guest_who_asks_for_many_games_at_once_gets_as_many_as_a_guest_may_have(server: Running) -> None:
    with a_guest(server) as client:
        statuses = at_once(client, "/api/play", {"side": "corp", "bot": "random"})
    assert statuses.count(200) == MOST_RUNNING_GUEST
    assert statuses.count(409) == AT_ONCE - MOST_RUNNING_GUEST


def test_a_guest_who_opens_many_tables_at_once_sits_at_as_many_as_a_guest_may(server: Running) -> None:
    with a_guest(server) as client:
        wish = {"side": "corp", "format": "casual", "deck": "core-weyland"}
        statuses = at_once(client, "/api/tables", wish)
    assert statuses.count(201) == MOST_SEATS_GUEST


def test_many_decks_at_once_are_as_many_as_one_may_keep(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_decks, "MOST_DECKS", 5)
    with a_guest(server) as client:  # who has one
        statuses = at_once(client, "/api/decks", {"name": "Another"})
        kept = client.get("/api/decks").json()["decks"]
    assert statuses.count(201) == 4, statuses
    assert len(kept) == 5


def test_many_copies_of_a_deck_at_once_are_as_many_as_one_may_keep(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_decks, "MOST_DECKS", 5)
    with a_guest(server) as client:
        (mine,) = client.get("/api/decks").json()["decks"]
        at_once(client, f"/api/decks/{mine['id']}/copy", {})
        assert len(client.get("/api/decks").json()["decks"]) == 5


def test_many_records_at_once_are_as_many_as_one_may_keep(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_import, "MOST_OF_A_GUEST", 5)
    record = json.loads(json.dumps(part(played(seed=4, skip=True), 30).record()))
    with a_guest(server) as client:
        statuses = at_once(client, "/api/games/records", {"record": record})
        kept = client.get("/api/games", params={"mine": True, "count": 100}).json()["games"]
    assert statuses.count(201) == 5, statuses
    assert len(kept) == 5


def test_many_events_at_once_are_as_many_as_a_day_may_bring(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_store, "MOST_IN_A_DAY", 5)
    organiser = somebody(server)
    try:
        statuses = at_once(organiser.http, "/api/events", {"name": "Flood"})
        refused = organiser.http.post("/api/events", json={"name": "One more"})
    finally:
        organiser.http.close()
    assert statuses.count(201) == 5, statuses
    assert refused.status_code == 429
    assert "make this one later" in refused.json()["message"]


def test_an_address_has_only_so_many_tables_open(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(address_limits.MOST, "tables", 3)
    limits = server.app.state.tables.addresses
    monkeypatch.setattr(limits, "enabled", True)
    monkeypatch.setattr(limits, "open", {})
    wish = {"side": "corp", "format": "casual", "deck": "core-weyland"}
    tables: list[Any] = []
    refused: list[Any] = []
    for _ in range(5):
        with a_guest(server) as client:
            answer = client.post("/api/tables", json=wish)
            (tables if answer.status_code == 201 else refused).append(answer.json())
            if len(tables) == 3 and not refused:
                keeper, kept = dict(client.cookies), answer.json()["id"]
                token = client.headers["X-CSRF-Token"]
    assert len(tables) == 3
    assert "tables open from your address" in refused[0]["message"]
    with server.anonymous() as owner:
        owner.cookies.update(keeper)
        owner.headers["X-CSRF-Token"] = token
        assert owner.post(f"/api/tables/{kept}/leave").is_success
    with a_guest(server) as client:
        assert client.post("/api/tables", json=wish).status_code == 201, "who leaves makes room"


def test_the_more_tables_there_are_the_sooner_idle_ones_close() -> None:
    waits = [wait for _, wait in sweeper.IDLE]
    assert waits == sorted(waits)
    assert [most for most, _ in sweeper.IDLE] == sorted((most for most, _ in sweeper.IDLE), reverse=True)
