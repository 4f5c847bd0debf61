"""The ace advises whoever plays a guided game, from what they may know."""

from __future__ import annotations

from typing import Any

import pytest

from netrunner.server.live.bot_processes import BotFailed
from netrunner.server.live.options import GameOptions
from tests.server.live.people import Guest, start
from tests.server.running_server import Running

People = tuple[Guest, Guest, Guest]


def guided(server: Running, person: Guest) -> str:
    game = start(server, "rookie", person, seed=2, options=GameOptions(guided=True, pace="instant"))
    person.player.enter(game)
    return game


def test_each_decision_of_a_guided_game_is_advised_on(server: Running, people: People) -> None:
    person = people[0]
    game = guided(server, person)
    for _ in range(4):
        person.player.my_turn(game)
        room = person.player.wait(game, lambda room: room["advice"] is not None)
        assert 0 <= room["advice"] < len(room["view"]["decision"]["options"])
        person.player.choose(game, room["advice"])


def test_nobody_is_advised_who_did_not_ask_for_it(server: Running, people: People) -> None:
    person = people[0]
    game = start(server, "rookie", person, seed=2)
    person.player.enter(game)
    room = person.player.my_turn(game)
    assert room["advice"] is None
    assert not server.app.state.host.rooms[game].adviser.asked


def test_those_who_watch_are_not_told_the_advice(server: Running, people: People) -> None:
    person, watcher, _ = people
    game = guided(server, person)
    person.player.my_turn(game)
    person.player.wait(game, lambda room: room["advice"] is not None)
    watcher.player.enter(game)
    assert watcher.player.rooms[game]["advice"] is None


def test_without_advice_the_game_goes_on(server: Running, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    processes = server.app.state.host.bot_processes
    real = processes.choose

    async def fail(bot: str, *rest: Any) -> Any:
        if bot == "ace":
            raise BotFailed("It was made to fail.")
        return await real(bot, *rest)

    monkeypatch.setattr(processes, "choose", fail)
    person = people[0]
    game = guided(server, person)
    person.player.my_turn(game)
    person.player.choose(game, "Keep")
    assert person.player.my_turn(game)["advice"] is None
