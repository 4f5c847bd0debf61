"""Nothing is lost: closed pages, lost networks, servers that die."""

from __future__ import annotations

from pathlib import Path

from netrunner.server.live.host import GameOptions
from tests.server.live.client import Player
from tests.server.live.people import Guest, guest, start
from tests.server.live.test_agreement import opened
from tests.server.running_server import Running, running

People = tuple[Guest, Guest, Guest]


def test_who_comes_back_is_told_only_what_they_missed(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = opened(server, people)
    number, session = runner.player.numbers[game], runner.player.sessions[game]
    kept = runner.player.rooms[game]
    runner.player.close()
    corp.player.choose(game, "Gain 1 credit")
    runner.player.connect()
    runner.player.heard.clear()
    room = runner.player.enter(game, since=number, session=session)
    assert room is kept
    assert not any('"snapshot"' in text for text in runner.player.heard)
    assert room["view"] == again(server, runner, game)["view"]


def again(server: Running, person: Guest, game: str) -> dict[str, object]:
    """What somebody sees who comes with empty hands."""
    fresh = Player(server, person.player.http)
    try:
        return fresh.enter(game)
    finally:
        fresh.close()


def test_who_has_been_away_too_long_gets_everything_anew(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = opened(server, people)
    runner.player.close()
    corp.player.choose(game, "Gain 1 credit")
    runner.player.connect()
    runner.player.heard.clear()
    runner.player.enter(game, since=0, session="another life")
    assert any('"snapshot"' in text for text in runner.player.heard)


def test_the_others_see_who_is_away(server: Running, people: People) -> None:
    corp, runner, watcher = people
    game = opened(server, people)
    assert watcher.player.rooms[game]["runner"]["here"] is True
    runner.player.close()
    corp.player.wait(game, lambda room: not room["runner"]["here"])
    runner.player.connect()
    runner.player.enter(game)
    corp.player.wait(game, lambda room: room["runner"]["here"])


def test_a_game_is_the_same_after_the_server_has_begun_anew(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        corp, runner = guest(server), guest(server)
        game = start(server, corp, runner, GameOptions(clock=600), seed=9)
        for person in (corp, runner):
            person.player.enter(game)
        corp.player.choose(game, "Mulligan")
        runner.player.my_turn(game)
        runner.player.choose(game, "Keep")
        corp.player.my_turn(game)
        corp.player.choose(game, "Draw 1 card")
        corp.player.ask("undo", room=game)
        corp.player.ask("say", room=game, text="Sorry.")
        before = runner.player.wait(game, lambda room: bool(room["chat"]))
        digest = server.app.state.host.rooms[game].match.game.digest()
        cookies = [dict(person.player.http.cookies) for person in (corp, runner)]
        for person in (corp, runner):
            person.player.close()
            person.player.http.close()
    with running(tmp_path) as server:
        http = server.anonymous()
        http.cookies.update(cookies[1])
        player = Player(server, http)
        after = player.enter(game)
        assert server.app.state.host.rooms[game].match.game.digest() == digest
        for part in ("view", "log", "chat", "offer", "commitment", "stops"):
            assert after[part] == before[part], part
        charged = before["clock"]["corp"] - after["clock"]["corp"]
        assert 0 <= charged < 60, "they pay for what they thought before, and not for the time without a server"
        assert player.ask("accept", room=game)["problem"] is None
        player.close()
        http.close()
