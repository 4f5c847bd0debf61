"""The ace advises whoever plays a guided game, from what they may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from netrunner.server.live.bot_processes import BotFailed
from netrunner.server.live.match import Match
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


class Thoughts:
    """The ace, which thinks what a test wants it to think, and `slow`, for as long. `asked`: the choices before each
    question."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch, thought: Callable[[Match], str]) -> None:
        self.asked: list[list[str]] = []
        self.slow = False
        host = server.app.state.host
        real = host.bot_processes.choose

        async def choose(bot: str, id: str, setup: Any, keys: list[str], side: str, account: str | None) -> Any:
            if bot != "ace":
                return await real(bot, id, setup, keys, side, account)
            self.asked.append(list(keys))
            while self.slow:
                await asyncio.sleep(0.01)
            return thought(host.rooms[id].match), 0.0

        monkeypatch.setattr(host.bot_processes, "choose", choose)


def first_of(match: Match, *kinds: str) -> str:
    """The first option of the first of these kinds that is offered."""
    keys = [option.key for option in match.game.state.options]
    return next(key for kind in kinds for key in keys if key.startswith(f"{kind}:"))


def test_what_is_thought_of_a_choice_is_not_advised_once_that_was_taken_back_and_another_made(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = Thoughts(server, monkeypatch, lambda match: first_of(match, "keep", "credit"))
    person = people[0]
    game = guided(server, person)
    match = server.app.state.host.rooms[game].match
    player = person.player
    player.my_turn(game)
    player.choose(game, "Keep")
    player.wait(game, lambda room: room["decision"] is not None and room["advice"] is not None)
    thoughts.slow = True
    player.choose(game, "Gain 1 credit")
    player.wait(game, lambda room: room["decision"] is not None and room["view"]["runner"]["clicks"] == 3)
    gained = list(match.keys)
    player.ask("undo", room=game)
    player.wait(game, lambda room: room["decision"] is not None and room["view"]["runner"]["clicks"] == 4)
    player.choose(game, "Draw 1 card")
    player.wait(game, lambda room: room["decision"] is not None and room["view"]["runner"]["clicks"] == 3)
    drawn = list(match.keys)
    assert len(drawn) == len(gained), "as many choices"
    assert drawn != gained
    assert thoughts.asked[-1] == gained
    thoughts.slow = False
    player.wait(game, lambda room: room["advice"] is not None)
    assert thoughts.asked[-1] == drawn


def test_nobody_is_sent_into_a_run_and_out_of_it_while_nothing_comes_to_light(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    def thought(match: Match) -> str:
        keys = {option.label: option.key for option in match.game.state.options}
        return keys.get("Run Archives") or first_of(match, "keep", "jack-out", "pass", "done")

    Thoughts(server, monkeypatch, thought)
    person = people[0]
    game = guided(server, person)
    player = person.player
    player.my_turn(game)
    player.choose(game, "Keep")

    def advised() -> str:
        room = player.wait(game, lambda room: room["decision"] is not None and room["advice"] is not None)
        return str(room["view"]["decision"]["options"][room["advice"]]["label"])

    assert advised() == "Run Archives"
    player.choose(game, "Run Archives")
    player.wait(game, lambda room: room["view"]["run"] is not None and room["decision"] is not None)
    assert "Jack out" in player.labels(game)
    assert advised() == "Continue"


def test_who_runs_against_the_advice_may_be_told_to_leave(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    Thoughts(server, monkeypatch, lambda match: first_of(match, "keep", "jack-out", "credit", "pass", "done"))
    person = people[0]
    game = guided(server, person)
    player = person.player
    player.my_turn(game)
    player.choose(game, "Keep")
    player.wait(game, lambda room: room["decision"] is not None and room["advice"] is not None)
    player.choose(game, "Run Archives")
    room = player.wait(game, lambda room: room["view"]["run"] is not None and room["advice"] is not None)
    assert room["view"]["decision"]["options"][room["advice"]]["label"] == "Jack out"
