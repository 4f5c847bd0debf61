"""Games against a bot."""

from __future__ import annotations

import json
from collections import deque
from random import Random

import pytest

from netrunner.server.live.bot_processes import BotFailed
from netrunner.server.live.bot_turns import DECLINE_SHARE, LONGEST_PRETENCE, THOUGHTS
from tests.server.live.people import Guest, start
from tests.server.running_server import Running

People = tuple[Guest, Guest, Guest]


@pytest.mark.parametrize("seat", ["corp", "runner"])
def test_a_person_plays_a_whole_game_against_a_bot(server: Running, people: People, seat: str) -> None:
    person = people[0]
    corp: Guest | str
    runner: Guest | str
    corp, runner = (person, "rookie") if seat == "corp" else ("rookie", person)
    game = start(server, corp, runner, seed=2)
    person.player.enter(game)
    chance = Random(seat)
    for _ in range(2000):
        room = person.player.my_turn(game)
        if room["result"] is not None:
            break
        person.player.choose(game, chance.randrange(len(person.player.labels(game))))
    assert person.player.rooms[game]["result"] is not None


def test_against_a_bot_a_choice_is_taken_back_at_once(server: Running, people: People) -> None:
    person = people[0]
    game = start(server, "rookie", person, seed=2)
    person.player.enter(game)
    person.player.my_turn(game)
    person.player.choose(game, "Keep")
    room = person.player.my_turn(game)
    assert room["casual"] is True
    before = json.loads(json.dumps(room["view"]["runner"]))
    person.player.choose(game, "Gain 1 credit")
    person.player.my_turn(game)
    assert person.player.ask("undo", room=game)["problem"] is None
    room = person.player.my_turn(game)
    assert room["view"]["runner"] == before
    assert person.player.ask("offer-draw", room=game)["problem"]["message"].startswith("The bot does not agree")


def test_a_bot_that_fails_plays_on_as_well_as_it_can(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*arguments: object) -> str:
        raise BotFailed("It was made to fail.")

    monkeypatch.setattr(server.app.state.host.bot_processes, "choose", fail)
    person = people[0]
    game = start(server, "rookie", person)
    person.player.enter(game)
    for _ in range(3):
        person.player.my_turn(game)
        person.player.choose(game, 0)
    assert person.player.rooms[game]["result"] is None, "it does not give the game away"


def test_a_bot_with_nothing_to_choose_takes_as_long_as_it_took_for_something(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it has something is known by its hidden cards alone."""
    game = start(server, "random", people[0], seed=2)
    turns = server.app.state.host.rooms[game].bot_turns
    monkeypatch.setitem(THOUGHTS, "random", deque([0.3]))
    turns.room.pace = 0.8
    least = DECLINE_SHARE * 0.8
    assert turns.pause("random", "pass:-1", True) == least, "what happened before it is seen"
    assert turns.pause("random", "pass:-1", False) == least, "whether it had something or not"
    monkeypatch.setitem(THOUGHTS, "random", deque([0.6]))
    assert turns.pause("random", "pass:-1", True) == 0.6, "as long as one that it thought about"
    assert turns.pause("random", "rez:4", False) == 0.8
    THOUGHTS["random"].clear()
    assert turns.pause("random", "pass:-1", True) == least
    THOUGHTS["random"].append(60.0)
    assert turns.pause("random", "pass:-1", True) == LONGEST_PRETENCE, "nobody waits for long for nothing"
