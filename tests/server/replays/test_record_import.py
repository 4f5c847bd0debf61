"""Bringing records from elsewhere."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from netrunner.game import Game
from netrunner.server.replays import record_import
from netrunner.terminal.match import Match
from netrunner.terminal.saved_games import as_data
from tests.server.lobby.people import me, member
from tests.server.replays.games import part, played, put, stored
from tests.server.running_server import Running


def sent(data: Any) -> Any:
    return json.loads(json.dumps(data))


def bring(client: httpx.Client, record: Any, **fields: Any) -> str:
    answer = client.post("/api/games/records", json={"record": sent(record), **fields})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["game"])


def test_a_downloaded_record_can_be_brought_back_and_looked_at(server: Running, visitor: httpx.Client) -> None:
    game = put(server, stored(played()))
    record = visitor.get(f"/api/games/{game}/record").json()
    with member(server) as uploader:
        brought = bring(uploader, record)
        meta = uploader.get(f"/api/games/{brought}").json()
        assert (meta["imported"], meta["mine"], meta["seat"], meta["commitment"]) == (True, True, None, "")
        assert (meta["corp"]["name"], meta["runner"]["name"]) == ("Ada", "Bob")
        assert meta["result"] == {"winner": "runner", "reason": "agenda points"}
        steps = uploader.get(f"/api/games/{brought}/replay/both").json()["steps"]
        assert steps == visitor.get(f"/api/games/{game}/replay/both").json()["steps"]
        assert visitor.get(f"/api/games/{brought}/replay/both").status_code == 200, "whoever has the link may look"
        listed = visitor.get("/api/games", params={"count": 100}).json()["games"]
        assert brought not in [entry["id"] for entry in listed]
        assert [entry["id"] for entry in uploader.get("/api/games?mine=true").json()["games"]] == [brought]


def test_a_saved_game_of_the_terminal_can_be_opened_before_its_end(server: Running) -> None:
    half = part(played(seed=4, skip=True), 30)
    with member(server) as uploader:
        brought = bring(uploader, as_data(Match(half, "runner", "rookie")))
        meta = uploader.get(f"/api/games/{brought}").json()
        assert meta["runner"]["name"] == me(uploader)["name"]
        assert meta["corp"]["name"] == "Rookie bot"
        assert meta["result"] == {"winner": None, "reason": "unfinished"}
        steps = uploader.get(f"/api/games/{brought}/replay/runner").json()["steps"]
        assert steps[-1]["label"] == "The record ends here."
        record = uploader.get(f"/api/games/{brought}/record").json()
        assert Game.replay(record).view("both")["runner"] == half.view("both")["runner"]


def test_what_was_brought_in_private_is_not_even_there_for_others(server: Running, visitor: httpx.Client) -> None:
    with member(server) as uploader:
        brought = bring(uploader, played().record(), private=True)
        assert uploader.get(f"/api/games/{brought}/replay/both").status_code == 200
        for what in ("", "/replay/both", "/record", "/transcript"):
            assert visitor.get(f"/api/games/{brought}{what}").status_code == 404


def test_a_broken_record_is_refused_with_its_reason_and_nothing_is_kept(server: Running) -> None:
    record = played().record()
    with member(server) as uploader:
        for broken, words in (
            (
                {**record, "choices": [*record["choices"][:9], "run:7:7:7"]},
                "Choice 10 ('run:7:7:7') is not legal there",
            ),
            ({"hello": "world"}, "lacks version"),
            ({**record, "version": 2}, "version 2"),
        ):
            answer = uploader.post("/api/games/records", json={"record": sent(broken)})
            assert answer.status_code == 422
            assert words in answer.json()["message"]
            assert answer.json()["field"] == "record"
        assert uploader.post("/api/games/records", json={"record": []}).status_code == 422
        assert uploader.get("/api/games?mine=true").json()["games"] == []


def test_what_was_brought_can_be_deleted_by_who_brought_it(server: Running) -> None:
    with member(server) as uploader, member(server) as other:
        brought = bring(uploader, played().record())
        assert uploader.get(f"/api/games/{brought}/replay/both").status_code == 200
        assert other.delete(f"/api/games/{brought}").status_code == 404
        assert uploader.delete(f"/api/games/{brought}").status_code == 204
        assert uploader.get(f"/api/games/{brought}/replay/both").status_code == 404
        own = put(server, stored(played()), corp_account=me(uploader)["id"])
        assert uploader.delete(f"/api/games/{own}").status_code == 404, "what was played here stays"


def test_nobody_fills_the_disk_with_records(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_import, "MOST", 1)
    with member(server) as uploader:
        bring(uploader, played().record())
        answer = uploader.post("/api/games/records", json={"record": played().record()})
        assert answer.status_code == 409
        assert "delete some first" in answer.json()["message"]
