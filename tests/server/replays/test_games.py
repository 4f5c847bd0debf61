"""Games over HTTP: lists, what is public about one, replays, records, transcripts."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import httpx
import pytest

from netrunner.game import Game
from netrunner.server.live.options import GameOptions
from netrunner.server.replays.wire import GameList, GameMeta, GameRecord, Replay
from tests.server.lobby.people import me, member
from tests.server.replays.games import choose, part, played, put, stored
from tests.server.running_server import Running


def options(**changes: Any) -> dict[str, Any]:
    return {"game": GameOptions(**changes).model_dump(), "bots": {}}


def problem(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["message"])


def test_a_finished_game_can_be_replayed_from_every_perspective(server: Running, visitor: httpx.Client) -> None:
    game = put(server, stored(played()))
    choices = len(played().record()["choices"])
    for perspective in ("corp", "runner", "spectator", "both"):
        answer = visitor.get(f"/api/games/{game}/replay/{perspective}")
        assert answer.status_code == 200
        replay = Replay.model_validate(answer.json())
        assert (replay.id, replay.perspective, len(replay.steps)) == (game, perspective, choices)
        assert len(answer.content) > 8 * answer.num_bytes_downloaded
    assert problem(visitor.get(f"/api/games/{game}/replay/everything"), 422)


def test_a_replay_that_the_browser_has_is_not_sent_again(server: Running, visitor: httpx.Client) -> None:
    game = put(server, stored(played()))
    first = visitor.get(f"/api/games/{game}/replay/both")
    tag = first.headers["etag"]
    again = visitor.get(f"/api/games/{game}/replay/both", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    plain = visitor.get(f"/api/games/{game}/replay/both", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()


def test_a_game_that_goes_on_cannot_be_replayed_by_anybody(server: Running) -> None:
    with member(server) as player:
        half = stored(part(played(), 60), choose(played().record()["choices"][:60]), ended=(None, ""))
        game = put(
            server, half, status="playing", finished_at=None, winner=None, reason=None, corp_account=me(player)["id"]
        )
        for what in ("replay/both", "replay/corp", "replay/spectator", "record", "transcript"):
            assert "goes on" in problem(player.get(f"/api/games/{game}/{what}"), 409)
        wish = {"at": 1, "side": "corp"}
        assert "goes on" in problem(player.post(f"/api/games/{game}/play-on", json=wish), 409)
        meta = GameMeta.model_validate(player.get(f"/api/games/{game}").json())
        assert (meta.seat, meta.watch, meta.replay, meta.mine) == ("corp", True, False, True)
        assert (meta.seed, meta.salt, meta.result) == (None, None, None)
        assert json.dumps(str(half.setup["seed"])) not in player.get(f"/api/games/{game}").text


def test_the_commitment_can_be_checked_when_the_game_is_over(server: Running, visitor: httpx.Client) -> None:
    game = put(server, stored(played()))
    meta = GameMeta.model_validate(visitor.get(f"/api/games/{game}").json())
    assert hashlib.sha256(f"{meta.seed}:{meta.salt}".encode()).hexdigest() == meta.commitment
    assert meta.result is not None
    result = played().result
    assert result is not None
    assert (meta.result.winner, meta.result.reason) == (result.winner, result.reason)
    assert meta.turns == played().state.turn


def test_a_private_game_is_seen_by_its_players_alone(server: Running, visitor: httpx.Client) -> None:
    with member(server) as corp, member(server) as runner, member(server) as other:
        game = put(
            server,
            stored(played()),
            options=options(private=True),
            corp_account=me(corp)["id"],
            runner_account=me(runner)["id"],
        )
        for player in (corp, runner):
            for what in ("replay/both", "record", "transcript"):
                assert player.get(f"/api/games/{game}/{what}").status_code == 200
        for stranger in (visitor, other):
            for what in ("replay/spectator", "record", "transcript"):
                assert "private" in problem(stranger.get(f"/api/games/{game}/{what}"), 403)
            meta = stranger.get(f"/api/games/{game}").json()
            assert (meta["replay"], meta["seed"], meta["salt"]) == (False, None, None)
            listed = stranger.get("/api/games", params={"count": 100}).json()["games"]
            assert game not in [entry["id"] for entry in listed]
        mine = corp.get("/api/games", params={"mine": True}).json()["games"]
        assert [entry["id"] for entry in mine] == [game]


def test_there_is_no_game_where_there_is_none(visitor: httpx.Client) -> None:
    for what in ("", "/replay/both", "/record", "/transcript"):
        assert "no such game" in problem(visitor.get(f"/api/games/nosuchgame{what}"), 404)


def test_a_record_can_be_downloaded_and_played_through(server: Running, visitor: httpx.Client) -> None:
    game = put(server, stored(played()))
    answer = visitor.get(f"/api/games/{game}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="netrunner-{game}.json"'
    record = GameRecord.model_validate(answer.json())
    assert Game.replay(answer.json()).digest() == played().digest()
    assert (record.players.corp, record.players.runner) == ("Ada", "Bob")
    assert record.result is not None
    assert record.result.winner == "runner"


def test_a_transcript_can_be_downloaded(server: Running, visitor: httpx.Client) -> None:
    game = put(server, stored(played()))
    answer = visitor.get(f"/api/games/{game}/transcript")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.startswith("Ada against Bob\n")


def test_games_are_listed_newest_first_page_by_page_and_can_be_filtered(server: Running) -> None:
    with member(server) as player:
        account = me(player)
        games = []
        for number in range(5):
            game = stored(part(played(), 20), choose(played().record()["choices"][:20]), ended=("corp", "concession"))
            games.append(
                put(server, game, corp_name=account["name"], corp_account=account["id"], created_at=moment(number))
            )
        going_on = put(
            server,
            stored(part(played(), 20), choose(played().record()["choices"][:20]), ended=(None, "")),
            status="playing",
            reason=None,
            options=options(spectators=False),
            runner_name=account["name"],
        )
        query = {"player": account["name"].upper(), "count": 2}
        first = GameList.model_validate(player.get("/api/games", params=query).json())
        assert [game.id for game in first.games] == games[:2:-1]
        assert first.games[0].corp.page
        assert not first.games[0].runner.page
        second = GameList.model_validate(player.get("/api/games", params={**query, "after": first.next}).json())
        last = GameList.model_validate(player.get("/api/games", params={**query, "after": second.next}).json())
        assert [game.id for game in (*second.games, *last.games)] == games[2::-1]
        assert last.next is None
        assert going_on not in games
        assert player.get("/api/games", params={**query, "status": "playing"}).json()["games"] == []
        identity = "Jinteki: Personal Evolution"
        found = player.get("/api/games", params={**query, "count": 50, "identity": identity}).json()["games"]
        assert len(found) == 5
        none = player.get("/api/games", params={**query, "identity": "Noise: Hacker Extraordinaire"}).json()["games"]
        assert none == []
        assert player.get("/api/games", params={**query, "between": "people"}).json()["games"] == []
        assert problem(player.get("/api/games", params={"after": "99999999999999999999.x"}), 422)


def moment(number: int) -> Any:
    return stored(played()).row.created_at.replace(minute=number)


def test_somebody_without_games_is_told_so(visitor: httpx.Client) -> None:
    assert "no games yet" in problem(visitor.get("/api/games", params={"mine": True}), 401)


@pytest.mark.parametrize("query", ["count=0", "count=101", "status=lost", "after=../x", "player=", "identity="])
def test_filters_have_bounds(visitor: httpx.Client, query: str) -> None:
    assert problem(visitor.get(f"/api/games?{query}"), 422)
