"""Looking back: an earlier position, by the line of the log that was written then."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from netrunner import Deck, Game
from netrunner.scenario import Scenario
from netrunner.server.errors import Refused
from netrunner.server.live.look_back import position_after, position_at
from netrunner.server.security.rate_limits import RATES, Rate
from tests.server.live.people import Guest, start
from tests.server.live.test_standing_orders import run, running
from tests.server.running_server import Running


def played(choices: int) -> Game:
    game = Game.start(Deck.load("core-weyland"), Deck.load("core-anarch"), seed=3)
    for _ in range(choices):
        assert game.decision is not None
        game.choose(game.state.options[-1])
    return game


def test_a_line_leads_to_the_first_decision_after_it() -> None:
    game = played(40)
    keys = game.record()["choices"]
    lines = game.view("corp")["log"]
    for line in (0, len(lines) // 2, len(lines) - 1):
        then = position_at(game.setup, keys, line)
        seen = then.view("corp")["log"]
        assert len(seen) > line
        assert seen[line] == lines[line]
        count = len(then.record()["choices"])
        before = Game.replay({**game.setup, "choices": keys[: count - 1]}) if count else None
        assert before is None or len(before.view("corp")["log"]) <= line


@pytest.mark.parametrize("rig", [(), ("Desperado",), ("Desperado", "John Masanori")])
def test_nobody_sees_where_the_game_stood_only_because_of_a_hidden_card(rig: tuple[str, ...]) -> None:
    """A shard in the grip could have replaced the access of Archives: between two people nobody is asked about it."""

    def looked_back(grip: str) -> list[object]:
        match = running(grip, rig=rig)
        begun = match.game.clone()
        run(match)
        views = [
            position_after(begun.clone(), match.keys, line).view("corp")
            for line in range(len(match.game.view("corp")["log"]))
        ]
        return [{**view, "decision": None} for view in views]

    assert looked_back("Hades Shard") == looked_back("Sure Gamble")


def test_a_line_that_is_not_there_is_refused() -> None:
    game = played(5)
    with pytest.raises(Refused, match="there is no line 999"):
        position_at(game.setup, game.record()["choices"], 999)


def test_everybody_looks_back_with_their_own_eyes(server: Running, people: tuple[Guest, Guest, Guest]) -> None:
    corp, runner, _ = people
    game = start(server, corp, runner, seed=4)
    for person in people:
        person.player.enter(game)
    corp.player.choose(game, "Keep")
    runner.player.my_turn(game)
    runner.player.choose(game, "Keep")
    corp.player.my_turn(game)
    corp.player.choose(game, "Gain 1 credit")
    now = corp.player.my_turn(game)
    moments = {}
    for person in people:
        answer = person.player.ask("look-back", room=game, line=0)
        assert answer["problem"] is None
        moments[person.name] = answer["moment"]
    mine, theirs, watched = (moments[person.name] for person in people)
    assert len(mine["log"]) < len(now["log"])
    assert mine["view"]["corp"]["credits"] < now["view"]["corp"]["credits"]
    assert mine["decision"] is None
    assert mine["shortcuts"] == []
    assert "hand" in mine["view"]["corp"]
    assert "hand" not in theirs["view"]["corp"]
    assert "hand" not in watched["view"]["corp"]
    assert "hand" not in watched["view"]["runner"]
    assert corp.player.ask("look-back", room=game, line=9999)["problem"]["message"].startswith("The log has")


def test_who_looks_back_at_an_access_is_told_where_the_card_lay(
    server: Running, people: tuple[Guest, Guest, Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, runner, _ = people
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}}, runner={"credits": 9}, turn="runner")
    s.choose("Run Server 1")
    s.pass_until("Trash PAD Campaign")
    monkeypatch.setattr("netrunner.server.live.room.position_at", lambda *_: s.game)
    game = start(server, *people[:2], seed=4)
    runner.player.enter(game)
    moment = runner.player.ask("look-back", room=game, line=0)["moment"]
    assert moment["view"]["run"]["accessed"]["from"] == "Server 1"


def test_looking_back_has_a_limit_and_a_thread_of_its_own(
    server: Running, people: tuple[Guest, Guest, Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is played again for each: nobody keeps others from it, nor from replays."""
    corp, runner, _ = people
    where: list[str] = []

    def watched(*arguments: Any) -> Game:
        where.append(threading.current_thread().name)
        return position_at(*arguments)

    game = start(server, corp, runner, seed=4)
    corp.player.enter(game)
    monkeypatch.setattr("netrunner.server.live.room.position_at", watched)
    monkeypatch.setattr(server.app.state.limits, "enabled", True)
    monkeypatch.setitem(RATES, "look-back", Rate(3, 0.001, shared=False))
    answers = [corp.player.ask("look-back", room=game, line=0)["problem"] for _ in range(4)]
    assert answers[:3] == [None] * 3
    assert answers[3]["message"].startswith("That was too often.")
    assert len(where) == 3
    assert all(name.startswith("netrunner-look-back") for name in where)
