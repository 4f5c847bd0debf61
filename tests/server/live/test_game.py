"""Games between people, over real sockets."""

from __future__ import annotations

from random import Random

from netrunner.server.live.wire import Room
from tests.server.live.people import Guest, start
from tests.server.running_server import Running

People = tuple[Guest, Guest, Guest]


def test_two_people_play_a_game_to_its_end_and_everybody_sees_the_same(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = start(server, corp, runner, seed=3)
    for person in people:
        person.player.enter(game)
    chance = Random(1)
    for _ in range(3000):
        room = corp.player.rooms[game]
        if room["result"] is not None:
            break
        mover = corp if room["view"]["decision"]["side"] == "corp" else runner
        mover.player.my_turn(game)
        if mover.player.rooms[game]["result"] is not None:
            break
        mover.player.choose(game, chance.randrange(len(mover.player.labels(game))))
        corp.player.ask("ping")
    results = []
    for person in people:
        room = person.player.wait(game, lambda room: room["result"] is not None)
        Room.model_validate(room)
        results.append(room["result"])
    assert results[0] == results[1] == results[2]
    assert {room["view"]["corp"]["score"] for room in (p.player.rooms[game] for p in people)} == {
        corp.player.rooms[game]["view"]["corp"]["score"]
    }


def test_a_stale_or_foreign_choice_changes_nothing(server: Running, people: People) -> None:
    corp, runner, watcher = people
    game = start(server, corp, runner)
    for person in people:
        person.player.enter(game)
    decision = corp.player.rooms[game]["decision"]
    assert runner.player.rooms[game]["decision"] is None
    before = server.app.state.host.rooms[game].match.game.digest()
    for person in (runner, watcher):
        answer = person.player.ask("choose", room=game, decision=decision, option=0)
        assert answer["problem"]["message"]
    stale = corp.player.ask("choose", room=game, decision=decision + 1, option=0)
    assert "moved on" in stale["problem"]["message"]
    outside = corp.player.ask("choose", room=game, decision=decision, option=99)
    assert "no option 99" in outside["problem"]["message"]
    assert server.app.state.host.rooms[game].match.game.digest() == before
