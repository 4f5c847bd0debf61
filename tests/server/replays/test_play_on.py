"""Playing on from a position of a finished game."""

from __future__ import annotations

from typing import Any

import httpx

from netrunner.engine.window import Window
from netrunner.game import Game
from netrunner.server.live.record import read_record
from netrunner.server.live.wire import Act
from tests.server.lobby.people import game_row, me, member
from tests.server.replays.games import choose, part, played, put, stored
from tests.server.replays.test_record_import import bring
from tests.server.running_server import Running


def action_of(side: str, after: int = 0) -> int:
    """How many choices come before an action of a side."""
    game = played()
    record = game.record()
    for number in range(after, len(record["choices"])):
        decision = part(game, number).decision
        if decision is not None and decision.side == side and decision.prompt.startswith("Take an action"):
            return number
    raise AssertionError("there is no such action")


def play_on(client: httpx.Client, game: str, **wish: Any) -> httpx.Response:
    return client.post(f"/api/games/{game}/play-on", json={"bot": "rookie", "pace": "instant", **wish})


def test_the_new_game_stands_exactly_where_the_old_one_stood(server: Running) -> None:
    game = put(server, stored(played()))
    record = played().record()
    with member(server) as player:
        for side in ("corp", "runner"):
            at = action_of(side, 100)
            answer = play_on(player, game, at=at, side=side)
            assert answer.status_code == 201
            new = answer.json()["game"]
            there = server.run(read_record(server.app.state.database, new))
            assert there is not None
            assert there.choices == record["choices"][:at]
            live = server.app.state.host.rooms[new].match.game
            assert live.digest() == part(played(), at).digest()
            assert live.digest() == Game.replay({**record, "choices": record["choices"][:at]}).digest()
            row = game_row(server, new)
            assert {"corp": row.corp_account, "runner": row.runner_account}[side] == me(player)["id"]
            assert row.options["bots"] == {"corp": None, "runner": None} | {OTHER[side]: "rookie"}


OTHER = {"corp": "runner", "runner": "corp"}


def test_a_conceded_game_can_be_played_on_from_its_last_position(server: Running) -> None:
    at = action_of("runner", 150)
    keys = played().record()["choices"][:at]
    ended = stored(part(played(), at), choose(keys), ("concede", {"side": "runner"}), ended=("corp", "concession"))
    game = put(server, ended)
    with member(server) as player:
        new = play_on(player, game, at=at + 1, side="runner").json()["game"]
        assert server.app.state.host.rooms[new].match.game.digest() == part(played(), at).digest()


def test_a_game_from_the_terminal_can_be_played_on(server: Running) -> None:
    whole = played(seed=4, skip=True)
    halves = (part(whole, at) for at in range(40, 80))
    half = next(
        half for half in halves if not isinstance(half.state.stack[-1], Window)
    )  # nobody passes there by default
    assert half.decision is not None
    with member(server) as player:
        brought = bring(player, half.record())
        steps = player.get(f"/api/games/{brought}/replay/both").json()["steps"]
        new = play_on(player, brought, at=len(steps), side=half.decision.side).json()["game"]
        live = server.app.state.host.rooms[new].match.game
        assert live.view("both", log=False) == half.view("both", log=False)


def test_a_game_to_six_points_is_kept_brought_back_and_played_on_as_one(server: Running) -> None:
    draft = played(points=6)
    game = put(server, stored(draft))
    with member(server) as player:
        record = player.get(f"/api/games/{game}/record").json()
        assert Game.replay(record).digest() == draft.digest()
        brought = bring(player, record)
        assert player.get(f"/api/games/{brought}").json()["options"]["points_to_win"] == 6
        for source in (game, brought):
            new = play_on(player, source, at=20, side="corp").json()["game"]
            assert server.app.state.host.rooms[new].match.game.setup["points_to_win"] == 6


def test_a_game_that_was_played_on_is_shown_and_does_not_count(server: Running) -> None:
    game = put(server, stored(played()))
    with member(server) as player:
        new = play_on(player, game, at=action_of("runner", 100), side="runner").json()["game"]
        account = me(player)
        room = server.app.state.host.rooms[new]
        server.run(room.handle(account["id"], Act(do="concede", room=new)))
        page = player.get(f"/api/people/{account['name']}").json()
        assert [(line["id"], line["result"], line["origin"]) for line in page["history"]["games"]] == [
            (new, "lost", game)
        ]
        assert page["record"]["overall"]["games"] == 0
        assert page["record"]["identities"] == []


def test_there_is_no_playing_on_after_the_end_of_a_game(server: Running) -> None:
    game = put(server, stored(played()))
    with member(server) as player:
        last = len(played().record()["choices"])
        over = play_on(player, game, at=last, side="corp")
        assert over.status_code == 409
        assert "over" in over.json()["message"]
        beyond = play_on(player, game, at=last + 7, side="corp")
        assert beyond.status_code == 422
        assert beyond.json()["field"] == "at"
        assert play_on(player, game, at=-1, side="corp").status_code == 422
        assert play_on(player, game, at=1, side="nobody").status_code == 422


def test_a_private_game_is_not_played_on_by_others(server: Running) -> None:
    with member(server) as owner, member(server) as other:
        private = bring(owner, played().record(), private=True)
        assert play_on(other, private, at=10, side="corp").status_code == 404
        assert play_on(owner, private, at=10, side="corp").status_code == 201
