"""The same on PostgreSQL and Redis: what is asked of the database is understood by both."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from netrunner.server.accounts.sweeper import sweep
from netrunner.server.security.rate_limits import RATES, Rate
from netrunner.server.storage.schema import AccountRow, DeckRow, EventMemberRow, EventRow, GameRow
from tests.server.accounts.people import PASSWORD, guest, keep, keep_deck, keep_game, member, read
from tests.server.running_server import Running, running
from tests.server.services import postgres_server, redis_server

BOT = {"game": {"private": True}, "bots": {"corp": None, "runner": "rookie"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with (
        postgres_server(tmp_path_factory.mktemp("postgres")) as database,
        redis_server(tmp_path_factory.mktemp("redis")) as redis,
        running(tmp_path_factory.mktemp("data"), database_url=database, redis_url=redis, limits=True) as server,
    ):
        yield server


def test_a_guest_signs_in_with_everything_and_leaves_for_good(server: Running) -> None:
    other, account = member(server)
    client, visiting = guest(server)
    game = keep_game(server, visiting.id, None, options=BOT)
    keep_game(server, None, visiting.id, "corp")
    deck = keep_deck(server, visiting.id)
    event = EventRow(slug=visiting.id, name="A tournament")
    server.run(keep(server, event))
    server.run(keep(server, EventMemberRow(event_id=event.id, account_id=visiting.id, role="player")))
    entered = client.post("/api/session", json={"name": account["name"], "password": PASSWORD})
    assert entered.json()["games"] == 2
    assert read(server, DeckRow, deck).account_id == account["id"]
    assert read(server, EventMemberRow, (event.id, account["id"])).role == "player"
    own = client.get(f"/api/people/{account['name']}").json()
    assert own["record"]["bots"]["wins"] == 1
    assert own["record"]["people"]["losses"] == 1
    with server.client() as stranger:
        public = stranger.get(f"/api/people/{account['name']}").json()
        assert [one["id"] for one in public["history"]["games"]] != [game]
        assert public["record"]["overall"]["games"] == 1
        assert stranger.get("/api/people/%00").status_code == 404
        assert stranger.post("/api/session", json={"name": "a\0b", "password": "a\0b"}).status_code == 401
        page = stranger.get(f"/api/people/{account['name']}/games", params={"before": game, "most": 1})
        assert page.status_code == 200
    assert len(client.get("/api/me/export").json()["games"]) == 2
    server.run(sweep(server.app.state.database, server.app.state.sessions))
    assert client.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 200
    assert read(server, AccountRow, account["id"]) is None
    assert read(server, GameRow, game).corp_account is None
    client.close()
    other.close()


def test_the_server_is_well_and_counts_in_redis(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "read", Rate(RATES["read"].burst, 1 / 600))  # so slow that nothing is forgotten
    with server.client() as client:
        assert client.get("/healthz").json() == {"well": True, "database": True, "redis": True, "disk": True}
    key = "netrunner:limit:read:127.0.0.1"
    kept = server.run(server.app.state.redis.hgetall(key))
    assert 0 <= float(kept[b"tokens"]) < RATES["read"].burst


def test_a_character_that_cannot_be_kept_is_left_out_of_a_name_and_refused_elsewhere(server: Running) -> None:
    with server.client() as client:
        contents = {"identity": "Jinteki: Personal Evolution", "cards": {}}
        named = client.post("/api/decks", json={"name": "a\0b", "contents": contents, "format": "casual"})
        assert (named.status_code, named.json()["name"]) == (201, "ab")
        answer = client.get("/api/games", params={"player": "\0"})
        assert answer.status_code == 422
        assert "U+0000" in answer.json()["message"]
